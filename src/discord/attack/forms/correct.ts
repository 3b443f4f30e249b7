// “Correct the table”: numbers and statuses of one card that are not as the board shows them.
import type { Game, Problem } from '../../../engine/types.ts'
import { type Translate, wordsIn } from '../../../i18n/words.ts'
import type { Language } from '../../../language.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { STATUSES, statusEffects } from './correct-status.ts'
import { type Fields, type Form, form, NO_FIELDS, selectField, textField } from './form.ts'
import { namesIn, pieceOptions } from './names.ts'
import { asksText } from './number.ts'
import { momentsOf } from './prompt.ts'
import { given, type Read, wrong } from './result.ts'
import { type Table, type TablePiece, tableOf } from './table.ts'
import { type Limits, numberOf, textIn } from './typed.ts'

/** A number that can be corrected, by its name in a set-up. */
type Corrected = Limits & { readonly name: 'damage' | 'hitPoints' | 'atk' | 'def' | 'hp' | 'ap' }

/** The numbers of each field, as the rules of the game limit them. A form has five fields: ATK and DEF share one. */
const FIELDS: Readonly<Record<Table['game'], readonly (readonly Corrected[])[]>> = {
  'marvel-champions': [
    [{ name: 'damage', asks: 'damage', min: 0, max: 9999 }],
    [{ name: 'hitPoints', asks: 'hit points', min: 1, max: 999 }],
    [
      { name: 'atk', asks: 'ATK', min: 0, max: 99 },
      { name: 'def', asks: 'DEF', min: 0, max: 99 },
    ],
  ],
  gundam: [
    [{ name: 'damage', asks: 'damage', min: 0, max: 98 }],
    [{ name: 'hp', asks: 'HP', min: 1, max: 99 }],
    [{ name: 'ap', asks: 'AP', min: 0, max: 99 }],
  ],
}

const fieldName = (numbers: readonly Corrected[]): string => numbers.map(({ name }) => name).join('/')

/** null if there is no table to correct, or nothing can be reported just now. */
export function correctForm(scene: Scene, language: Language, filled: Fields = NO_FIELDS): Form | null {
  const table = tableOf(scene)
  if (!table || table.pieces.length === 0 || momentsOf(scene).length === 0) return null
  const t = wordsIn(language)
  const nameOf = namesIn(scene.walkthrough, language)
  const who = { name: 'whom', label: t('forms:field.whose'), required: true }
  return form(scene, ['correct'], t('forms:title.correct'), [
    selectField({ ...who, options: pieceOptions(table, nameOf, t) }, filled),
    ...FIELDS[table.game].map(numbers => correctedField(numbers, language, filled)),
    statusField(table, t, filled),
  ])
}

function correctedField(numbers: readonly Corrected[], language: Language, filled: Fields) {
  const t = wordsIn(language)
  const label = numbers.map(({ asks }) => asksText(asks, language)).join(' / ')
  const hint = t(numbers.length > 1 ? 'forms:field.bothHint' : 'forms:field.correctHint')
  return textField({ name: fieldName(numbers), label, hint, longest: 12 }, filled)
}

function statusField(table: Table, t: Translate, filled: Fields) {
  const options = STATUSES[table.game].map(({ name, words }) => ({ value: name, label: t(words) }))
  const field = { name: 'status', label: t('forms:field.status'), hint: t('forms:field.statusHint') }
  return selectField({ ...field, options, most: options.length }, filled)
}

/** A card that only says what is so: it takes no turn, and passes nothing that is open. */
export function readCorrect(fields: Fields, scene: Scene): Read {
  const table = tableOf(scene)
  const moment = momentsOf(scene).find(({ turn }) => turn === null)
  if (!table || !moment) return wrong('noReportHere')
  const whom = textIn(fields, 'whom')
  const piece = table.pieces.find(({ id }) => id === whom)
  if (!piece) return wrong('cardGone')
  const numbers = numbersOf(fields, table, piece)
  if ('problem' in numbers) return numbers
  const known = { kind: 'known', who: { piece: piece.id }, ...numbers.numbers }
  const effects = [
    ...(Object.keys(numbers.numbers).length > 0 ? [known] : []),
    ...statusEffects(table, piece, fields.get('status') ?? []),
  ]
  if (effects.length === 0) return wrong('nothingCorrected')
  const { question, label } = moment
  return given({ question, card: { ...(label !== null && { label }), effects } })
}

type Numbers = { numbers: Partial<Record<Corrected['name'], number>> } | { problem: Problem<Game> }

/** What was typed for each number: two in one field have a slash between them. */
function typedFor(fields: Fields, numbers: readonly Corrected[]): [Corrected | undefined, string][] {
  const typed = textIn(fields, fieldName(numbers))
  const parts = numbers.length > 1 ? typed.split('/') : [typed]
  return parts.map((part, index) => [numbers[index], part])
}

function numbersOf(fields: Fields, table: Table, piece: TablePiece): Numbers {
  const numbers: Partial<Record<Corrected['name'], number>> = {}
  for (const [wanted, text] of FIELDS[table.game].flatMap(one => typedFor(fields, one))) {
    if (!wanted) return wrong('numberUnreadable', { typed: text.trim() })
    const now = piece[wanted.name] ?? (wanted.name === 'damage' ? 0 : null)
    const number = corrected(text, wanted, now)
    if (typeof number === 'object') return number
    if (number !== undefined) numbers[wanted.name] = number
  }
  return { numbers }
}

/** A number as it is to be; undefined if none was typed. */
function corrected(
  text: string,
  { asks, min, max }: Limits,
  now: number | null,
): number | undefined | { problem: Problem<Game> } {
  const typed = numberOf(text)
  if (typed === 'none') return undefined
  if (typeof typed === 'string') return wrong('numberUnreadable', { typed: text.trim() })
  if (typed.isChange && now === null) return wrong('changeOfUnknown', { asks })
  const number = typed.number + (typed.isChange ? (now ?? 0) : 0)
  return number < min || number > max ? wrong('numberOutOfRange', { asks, min, max }) : number
}

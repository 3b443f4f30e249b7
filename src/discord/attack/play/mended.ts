// A command that the rules refuse because of what the table remembers: it says so, and one press puts that right and begins.
import type { Facts } from '../../../engine/game.ts'
import type { SetUpProblem } from '../../../walkthroughs/set-up/problem.ts'
import type { TableHere } from '../../../walkthroughs/set-up/table-here.ts'
import type { LocaleWords } from '../../../words/resources.ts'
import type { Asked, MessageAnswer, OptionValue } from '../../interaction/command.ts'
import { ownLanguage, ownWords } from '../../interaction/private-language.ts'
import { button, row } from '../../message/components.ts'
import { sentenceView } from '../../message/sentence.ts'
import { attackWords, telling } from '../board/scene-words.ts'
import { type AnyFace, formScene } from '../face/face.ts'
import { commandId, writtenOptions } from './command-in-id.ts'
import { type Here, nameHere } from './meant-here.ts'
import type { AttackParts } from './parts.ts'

/** Stands among the options of a command in an id, with the piece that is put right. No command has this option. */
const MENDED = 'm'

type Wrongly = {
  readonly code: string
  readonly piece: string
  readonly fact: Facts
  readonly since: boolean
}

/** What a refusal rests on, if the table remembers it and the command does not say it. */
function wrongly(parts: AttackParts, here: Here, { code, details: { piece } }: SetUpProblem): Wrongly | null {
  const { scene, table } = here
  const { forms } = formScene(parts.faces, scene, null)
  const { fact = null, since = [] } = forms.now(scene)?.corrections().mends[code] ?? {}
  const known = piecesIn(table).find(({ id }) => id === piece)
  const isRemembered = fact && known && Object.entries(fact).some(([name, value]) => known[name] !== value)
  if (!isRemembered) return null
  const isSince = scene.played.events.some(
    ({ type, ...facts }) => since.includes(type) && Object.values(facts).includes(piece),
  )
  return { code, piece: String(piece), fact, since: isSince }
}

const piecesIn = ({ stored }: TableHere): readonly Facts[] => stored.pieces as readonly Facts[]

/** The refusal of a command at a table; `asked` has its options as they were typed. */
export function refusedHere(
  parts: AttackParts,
  face: AnyFace,
  asked: Asked,
  here: Here,
  { said, problem }: { readonly said: MessageAnswer; readonly problem: SetUpProblem },
): MessageAnswer {
  const wrong = wrongly(parts, here, problem)
  if (!wrong) return said
  const t = ownWords(parts, asked)
  const attack = attackWords(telling(parts.faces, here.scene, ownLanguage(parts, asked)))
  const from = wrong.since ? t('board:atTable.since', { attack }) : t('board:atTable.remembered')
  return {
    ...said,
    components: [...said.components, ...sentenceView(from), ...mendRow(parts, face, asked, here, wrong)],
  }
}

function mendRow(parts: AttackParts, face: AnyFace, asked: Asked, here: Here, { code, piece }: Wrongly) {
  const known = here.table.pieces.find(({ id }) => id === piece)
  const options: [string, OptionValue][] = [...asked.options, [MENDED, piece]]
  const { id, revision } = here.scene.walkthrough
  const control = commandId('mended', asked, [face.subcommand, ...writtenOptions(options)], id, revision)
  if (!known || control === null) return []
  const t = ownWords(parts, asked)
  const name = nameHere(parts, asked, here.table, known)
  const does = t('attack:mended.begins')
  return [
    row([button(control, t(`attack:mend.${code as keyof LocaleWords['attack']['mend']}`, { name, does }))]),
  ]
}

/** The table with what the command’s id says is put right, by which it would be refused; null: it says nothing of that. */
export function mendedFor(
  parts: AttackParts,
  { options }: Pick<Asked, 'options'>,
  here: Here,
  problem: SetUpProblem,
): Here | null {
  const wrong = wrongly(parts, here, problem)
  if (!wrong || options.get(MENDED) !== wrong.piece) return null
  const pieces = piecesIn(here.table).map(one => (one.id === wrong.piece ? { ...one, ...wrong.fact } : one))
  return { ...here, table: { ...here.table, stored: { ...here.table.stored, pieces } } }
}

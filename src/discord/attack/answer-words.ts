// What somebody answered, in words: for transcripts, and for telling who was faster.
import type { Answer } from '../../engine/types.ts'
import { choiceLabel } from './choice-labels.ts'
import { isNumber, type Kind, kindOf, type NumberKind, restOf } from './kinds.ts'
import type { Telling } from './telling.ts'

/** As plain text: what goes into a message has to be escaped. */
export function answerWords(answer: Answer, telling: Telling): string {
  const { t } = telling
  const name = cardName(answer)
  if (answer.choice === undefined)
    return name === null ? t('attack:transcript.cardUnnamed') : t('attack:transcript.card', { card: name })
  const said = choiceWords(answer, answer.choice, telling)
  return [said, name, ...joining(answer, telling)].filter(Boolean).join(', ')
}

function choiceWords({ question = '', number }: Answer, choice: string, telling: Telling): string {
  const { t } = telling
  const asked = { name: question, hard: true }
  const kind: Kind = kindOf(asked)
  if (kind === 'boost') {
    const icons = t('attack:transcript.icons', { number: restOf(question), icons: number ?? 0 })
    return choice === 'flipStar' ? `${icons} ★` : icons
  }
  if (isNumber(kind))
    return t('attack:transcript.number', { what: NUMBER_WORDS[kind](t), number: number ?? 0 })
  const label = choiceLabel(asked, { name: choice }, telling)
  return number === undefined ? label : `${label}: ${number}`
}

const NUMBER_WORDS: Readonly<Record<NumberKind, (t: Telling['t']) => string>> = {
  atk: t => t('attack:number.atk'),
  def: t => t('attack:number.def'),
  hitPoints: t => t('attack:number.hitPoints'),
  ap: t => t('attack:number.ap'),
  hp: t => t('attack:number.hp'),
  consequential: t => t('attack:number.consequential'),
}

const cardName = ({ card }: Answer): string | null =>
  typeof card === 'object' && card !== null && 'name' in card && typeof card.name === 'string'
    ? card.name
    : null

const joining = ({ joins = [] }: Answer, { names, t }: Telling): string[] =>
  (joins as readonly { id?: unknown }[]).map(({ id }) =>
    t('attack:transcript.joins', { name: names.plain(String(id)) }),
  )

// The words for an answer: for transcripts, and for telling who answered first.
import type { Answer } from '../../../engine/types.ts'
import type { Telling } from '../face/board-of-any-flow.ts'
import { choiceLabel } from './prompt.ts'

/** The answer as plain text; escape it before it goes into a message. */
export function answerWords(answer: Answer, telling: Telling): string {
  const { t } = telling
  const name = cardName(answer)
  const corrected = correctedIn(answer)
  if (corrected !== null) return t('attack:transcript.corrects', { name: telling.names.plain(corrected) })
  if (answer.choice === undefined)
    return name === null ? t('attack:transcript.cardUnnamed') : t('attack:transcript.card', { card: name })
  const said = choiceWords(answer, answer.choice, telling)
  return [said, name, ...joining(answer, telling)].filter(Boolean).join(', ')
}

function choiceWords(answer: Answer, choice: string, telling: Telling): string {
  const { t, face } = telling
  const { question: name = '', number } = answer
  const asked = { name, hard: true }
  const question = face.question(asked)
  const said = question.said(answer, telling)
  if (said !== null) return said
  if (question.number) return t('attack:transcript.number', { what: question.number(t), number: number ?? 0 })
  if (choice === 'done' && hasEffects(answer)) return t('attack:transcript.carriedOut')
  const label = choiceLabel(asked, { name: choice }, telling)
  return number === undefined ? label : `${label}: ${number}`
}

const hasEffects = ({ card }: Answer): boolean =>
  typeof card === 'object' &&
  card !== null &&
  'effects' in card &&
  Array.isArray(card.effects) &&
  card.effects.length > 0

/** The piece whose earlier attack an answer corrects. */
const correctedIn = ({ card }: Answer): string | null =>
  typeof card === 'object' && card !== null && 'corrects' in card ? String(card.corrects) : null

const cardName = ({ card }: Answer): string | null =>
  typeof card === 'object' && card !== null && 'name' in card && typeof card.name === 'string'
    ? card.name
    : null

const joining = ({ joins = [] }: Answer, { names, t }: Telling): string[] =>
  // An effect that waits on a card comes with it and needs no word.
  (joins as readonly { id?: unknown }[]).flatMap(({ id }) =>
    id === undefined ? [] : [t('attack:transcript.joins', { name: names.plain(String(id)) })],
  )

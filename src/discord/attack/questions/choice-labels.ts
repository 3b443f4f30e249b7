// What each choice of a prompt is called on its button, and in a transcript.

import type { Question, Telling } from '../faces/any-board.ts'
import type { Chosen } from '../faces/question-parts.ts'

/** The label of a choice: what the rules call so in the words of the reader, anything else by its name. */
export function choiceLabel(question: Question, choice: Chosen, telling: Telling): string {
  const { t, names, face } = telling
  const { kind, number, label, others } = face.question(question)
  const own = label(choice, question, telling)
  if (own !== null) return own
  if (choice.name === 'pass' && kind === 'optional')
    return t('attack:choice.pass', { name: names.plain(String(question.about?.you ?? '')) })
  if (choice.name === 'pass') return t('attack:choice.passWindow')
  return number ? t('attack:choice.number') : others(choice, telling)
}

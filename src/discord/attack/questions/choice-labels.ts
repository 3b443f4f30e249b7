// The labels of choices, on buttons and in transcripts.

import type { Chosen, Question, Telling } from '../faces/board-of-any-flow.ts'

/** The label of a choice: the rules' term in the reader's words if the choice has one, else the name of its piece. */
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

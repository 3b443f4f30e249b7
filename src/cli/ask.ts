// Writes what is asked now as the next answer of a script: the question that has to be answered, ready to be pasted, and
// beside it, as comments, the windows that are open before it, all choices, and the numbers that are asked.
import type { Shown } from '../games/game.ts'
import type { Translate } from '../words/words.ts'

type Window = NonNullable<Shown['prompt']>['windows'][number]
type Choice = Window['choices'][number]

/** YAML for the `answers` of a script; once nothing is asked, a comment alone. */
export function askedAsYaml({ prompt }: Shown, t: Translate): string {
  const windows = prompt?.windows ?? []
  if (windows.length === 0) return `  # ${t('resolve:ask.over')}`
  return windows.flatMap(window => linesOf(window, t)).join('\n')
}

function linesOf(window: Window, t: Translate): string[] {
  const { name, hard, choices, effects, joins } = window
  const [first] = choices
  const answer = first ? answerOf(name, first, t) : []
  return [
    `  # ${name}: ${hard ? t('resolve:ask.decide') : t('resolve:ask.mayPass')}`,
    `  #   ${t('resolve:ask.choices', { choices: choices.map(choice => worded(choice, t)).join('; ') })}`,
    ...(effects.length > 0 ? [`  #   ${t('resolve:ask.report', { effects: effects.join(', ') })}`] : []),
    ...(joins ? [`  #   ${t('resolve:ask.joins')}`] : []),
    ...(hard ? answer : answer.map(line => `  # ${line.slice(2)}`)),
  ]
}

/** A choice with the number that it asks for. */
function worded({ name, number }: Choice, t: Translate): string {
  return number ? `${name} (${numberWords(number, t)})` : name
}

function numberWords({ optional, ...number }: NonNullable<Choice['number']>, t: Translate): string {
  const words = t('resolve:ask.number', number)
  return optional ? `${words}, ${t('resolve:ask.optional')}` : words
}

function answerOf(question: string, { name, number }: Choice, t: Translate): string[] {
  return [
    `  - question: ${JSON.stringify(question)}`,
    `    choice: ${JSON.stringify(name)}`,
    ...(number ? [`    number: ${number.min} # ${numberWords(number, t)}`] : []),
  ]
}

// Asks what players ask most, judges the answers by their clauses, and tells both on a page for readers.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { guessView } from '../../src/discord/rule/guesses.ts'
import { clauseToday, titleOf } from '../../src/discord/rule/text.ts'
import type { Finder, Finding } from '../../src/glossary/find.ts'
import { firstScreen } from '../../src/glossary/first-screen.ts'
import type { Clause, Glossary } from '../../src/glossary/glossary.ts'
import { GAMES } from '../../src/glossary/schema.ts'
import { type CompleteLanguage, inLanguage } from '../../src/language.ts'
import { wordsIn } from '../../src/words/words.ts'

/** A question in each language, as a player types it. Each of the clauses answers it when read alone; the first says most. */
const questionSchema = z.strictObject({
  game: z.enum(GAMES),
  en: z.string(),
  de: z.string(),
  answers: z.array(z.string()).min(1),
})
export type Question = z.infer<typeof questionSchema>

export const readQuestions = (path: string): Question[] =>
  z.array(questionSchema).parse(JSON.parse(readFileSync(path, 'utf8')))

/** `right`: the first answering clause on the first screen; null: none is there. */
export type Asked = {
  readonly question: Question
  readonly findings: readonly Finding[]
  readonly isCertain: boolean
  readonly right: Clause | null
}

/** Asks without naming a game, so that the words of the question have to decide. */
export function ask(question: Question, language: CompleteLanguage, glossary: Glossary, find: Finder): Asked {
  const findings = find({ query: question[language], language, game: null })
  // An official answer that concerns the clause answers as the clause does.
  const isRight = ({ id }: Clause): boolean =>
    question.answers.includes(id) ||
    (glossary.homeOf.get(id)?.official?.concerns.some(one => question.answers.includes(one.id)) ?? false)
  const official = findings[0]?.isConfident && findings[0].entry.official ? findings[0].entry.clauses : []
  const right = [...official, ...firstScreen(glossary, findings, language)].find(isRight) ?? null
  return { question, findings, isCertain: findings[0]?.isConfident ?? false, right }
}

export const isWrong = ({ isCertain, right }: Asked): boolean => isCertain && !right

const PAGES = {
  en: {
    title: 'What players ask most',
    other: 'Deutsch: [docs/de/fragen.md](de/fragen.md)',
    about: (shown: number, wrong: number) =>
      `Fifty questions about each game, typed as players type them into \`/rule\` without its option \`game\`, and what it answers. Of these 100, the answer stands on the first screen for ${shown}; ${wrong} of the other answers sound certain and are wrong. The questions and the rules that answer them were written down before anybody asked \`/rule\`. A test asks them and writes this page (\`test/glossary/most-asked.test.ts\`).`,
    below: 'The answer stands below that:',
    missed: 'This does not answer it. The answer would be:',
  },
  de: {
    title: 'Was am häufigsten gefragt wird',
    other: 'English: [docs/questions.md](../questions.md)',
    about: (shown: number, wrong: number) =>
      `Fünfzig Fragen zu jedem Spiel, so in \`/regel\` getippt, wie man sie am Tisch stellt, ohne die Option \`spiel\`, und was es darauf antwortet. Bei ${shown} dieser 100 steht die Antwort auf dem ersten Bildschirm; ${wrong} der übrigen Antworten klingen sicher und sind falsch. Die Fragen und die Regeln, die sie beantworten, standen fest, bevor jemand \`/regel\` gefragt hat. Ein Test stellt sie und schreibt diese Seite (\`test/glossary/most-asked.test.ts\`).`,
    below: 'Die Antwort steht darunter:',
    missed: 'Das beantwortet die Frage nicht. Die Antwort wäre:',
  },
} as const

/** The page with all questions: what a reader sees first, and what would be right where that is not. */
export function pageOf(asked: readonly Asked[], language: CompleteLanguage, glossary: Glossary): string {
  const { title, other, about } = PAGES[language]
  const shown = asked.filter(({ right }) => right).length
  const games = [...glossary.games.values()].flatMap(({ id, name }) => [
    `## ${inLanguage(name, language)}`,
    ...asked
      .filter(({ question }) => question.game === id)
      .map(one => `### ${one.question[language]}\n\n${told(one, language, glossary)}`),
  ])
  return `${[`# ${title}`, other, about(shown, asked.filter(isWrong).length), ...games].join('\n\n')}\n`
}

function told(
  { question, findings, isCertain, right }: Asked,
  language: CompleteLanguage,
  glossary: Glossary,
) {
  const { below, missed } = PAGES[language]
  const [best] = findings
  const first =
    isCertain && best ? certainText(glossary, best, language) : guessText(glossary, findings, language)
  const say = (sentence: string, clause: Clause) => `${sentence} ${inLanguage(clause.text, language)}`
  if (right) return isCertain && best?.answers[0] !== right ? [first, say(below, right)].join('\n\n') : first
  const [id = ''] = question.answers
  const clause = glossary.clauses.get(id)
  if (!clause) throw new Error(`there is no clause ${id}`)
  return [first, say(`**${missed}**`, clause)].join('\n\n')
}

function certainText(
  glossary: Glossary,
  { entry, answers: [best] }: Finding,
  language: CompleteLanguage,
): string {
  const title = `**${titleOf(entry, language)}**`
  return best ? `${title}\n\n> ${clauseToday(glossary, entry, best, language)}` : title
}

/** The private message where nothing is certain, without its buttons. */
function guessText(glossary: Glossary, findings: readonly Finding[], language: CompleteLanguage): string {
  const [first] = guessView(glossary, `*${wordsIn(language)('rule:unsure')}*`, findings, language)
  const content = first && 'content' in first ? first.content : ''
  return content.replaceAll('\n**', '\n\n**')
}

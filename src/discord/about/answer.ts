// The answer to /about: version, size of the glossary, editions and sources of the rules, licence, owners of the games.
import { citedClauses, type Flows } from '../../games/game.ts'
import type { Edition, Game, Glossary } from '../../glossary/glossary.ts'
import { inLanguage, type Language } from '../../language.ts'
import { type Translate, wordsIn } from '../../words/words.ts'
import { playedEditions } from '../attack/faces/played-editions.ts'
import type { Asked, MessageAnswer } from '../interaction/command.ts'
import { ownLanguage } from '../interaction/private-language.ts'
import { link, row, text } from '../message/components.ts'
import { dateText } from './date.ts'

export type AboutParts = {
  readonly glossary: Glossary
  readonly flows: Flows
  readonly fallback: Language
  readonly program: { readonly version: string; readonly license: string }
  /** The address of the repository; undefined: no link. */
  readonly repository?: string | undefined
}

/** answerAbout counts the glossary once, when the bot starts. The answer is private, and /about stores nothing. */
export function answerAbout(parts: AboutParts) {
  const { glossary, flows, program, repository } = parts
  const counts = {
    entries: glossary.entries.length,
    clauses: glossary.clauses.size,
    cited: [...citedClauses(flows)].filter(clause => glossary.clauses.has(clause)).length,
  }
  return (asked: Asked): MessageAnswer => {
    const language = ownLanguage(parts, asked)
    const t = wordsIn(language)
    const number = new Intl.NumberFormat(language)
    const { entries, clauses, cited } = counts
    const shown = [
      t('about:title', { version: program.version }),
      t('about:what'),
      t('about:count', {
        entries: number.format(entries),
        clauses: number.format(clauses),
        cited: number.format(cited),
      }),
      ...[...glossary.games.values()].map(game => gameText(game, flows, language, t)),
      t('about:sources'),
      t('about:licence', { licence: program.license }),
      `-# ${t('about:noAffiliation')}`,
    ]
    const links = repository ? [row([link(repository, t('about:repository'))])] : []
    const components = [text(shown.join('\n')), ...links]
    return { as: 'message', isPrivate: true, components, outcome: 'answered', facts: { language } }
  }
}

function gameText(game: Game, flows: Flows, language: Language, t: Translate): string {
  const { name, editions } = game
  const played = playedEditions(game, flows)
  const list = editions.map(edition => {
    const shown = editionText(edition, language, t)
    return played.includes(edition) ? t('about:played', { edition: shown }) : shown
  })
  return t('about:game', {
    game: inLanguage(name, language),
    editions: list.map(edition => `- ${edition}`).join('\n'),
  })
}

const editionText = ({ name, date }: Edition, language: Language, t: Translate): string =>
  date
    ? t('about:dated', { edition: inLanguage(name, language), date: dateText(date, language) })
    : inLanguage(name, language)

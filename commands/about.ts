// /about (/info): shows the version, editions and sources of the rules, the content of the glossary, and the licence.

import { ApplicationCommandType } from 'discord-api-types/v10'
import { playedEditions } from '../src/discord/attack/face/played-editions.ts'
import { described, EVERYWHERE } from '../src/discord/definition/definition.ts'
import type { Asked, Command, MessageAnswer } from '../src/discord/interaction/command.ts'
import { privateAnswer } from '../src/discord/interaction/private-answer.ts'
import { ownLanguage } from '../src/discord/interaction/private-language.ts'
import { link, row, text } from '../src/discord/message/components.ts'
import { escaped } from '../src/discord/message/escape.ts'
import { citedClauses, type Flows } from '../src/games/game.ts'
import type { Edition, Glossary, GlossaryGame } from '../src/glossary/glossary.ts'
import { inLanguage, type Language, localesOf } from '../src/language.ts'
import { type Translate, wordsIn } from '../src/words/words.ts'

export type AboutParts = {
  readonly glossary: Glossary
  readonly flows: Flows
  readonly fallback: Language
  readonly program: { readonly version: string; readonly license: string }
  /** The address of the repository; undefined: no link. */
  readonly repository?: string | undefined
  /** undefined: the operator has not said. */
  readonly controller?: Controller
}

/** Whoever is responsible for the stored data, in the operator's words. */
type Controller = {
  readonly name?: string | undefined
  readonly contact?: string | undefined
  readonly legalBasis?: string | undefined
}

export const aboutCommand = (parts: AboutParts): Command => ({
  definition: { type: ApplicationCommandType.ChatInput, ...described('commands:about'), ...EVERYWHERE },
  ask: answer(parts),
})

/** Counts the glossary once, when the bot starts. The answer is private, and /about stores nothing. */
function answer(parts: AboutParts) {
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
      ...dataLines(t, parts.controller),
      `-# ${t('about:noAffiliation')}`,
    ]
    const links = repository ? [row([link(repository, t('about:repository'))])] : []
    const components = [text(shown.join('\n')), ...links]
    return privateAnswer(components, 'answered', { language })
  }
}

function dataLines(t: Translate, { name, contact, legalBasis }: Controller = {}): string[] {
  return [
    t('about:data.title'),
    ...(name ? [t('about:data.controller', { name: escaped(name) })] : []),
    ...(contact ? [t('about:data.contact', { contact: contactText(contact) })] : []),
    ...(legalBasis ? [t('about:data.legalBasis', { legalBasis: escaped(legalBasis) })] : []),
    t('about:data.rights'),
  ]
}

/** The address of a page can be pressed; the configuration takes none with markdown in it. */
const contactText = (contact: string): string => (contact.startsWith('https://') ? contact : escaped(contact))

function gameText(game: GlossaryGame, flows: Flows, language: Language, t: Translate): string {
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

/** "2024-11-29" becomes 29 November 2024, "2024-11" November 2024 and "2024" 2024. */
export function dateText(date: string, language: Language): string {
  const [, month, day] = date.split('-')
  return new Intl.DateTimeFormat(localesOf(language).at(-1) ?? language, {
    timeZone: 'UTC',
    year: 'numeric',
    ...(month && { month: 'long' }),
    ...(day && { day: 'numeric' }),
  }).format(new Date(date))
}

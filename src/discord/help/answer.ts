// The answer to /help: what the bot does, and below it buttons that other commands answer.
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10'
import type { Entry, Glossary } from '../../glossary/glossary.ts'
import { GAMES, type GameId } from '../../glossary/schema.ts'
import type { Language } from '../../language.ts'
import { type Translate, wordsIn } from '../../words/words.ts'
import { beginId, tryId } from '../attack/board/ids.ts'
import type { Faces } from '../attack/faces/face.ts'
import type { Asked, MessageAnswer, Place } from '../interaction/command.ts'
import { ownLanguage } from '../interaction/private-language.ts'
import { button, row, text } from '../message/components.ts'
import { starters } from '../rule/parts.ts'
import { showId } from '../rule/state.ts'
import { titleOf } from '../rule/text.ts'
import { showSettingsId } from '../settings/ids.ts'

export type HelpParts = {
  readonly glossary: Glossary
  readonly faces: Faces
  readonly fallback: Language
}

/** One row of buttons shows this many rules on a phone without much scrolling. */
const RULES = 4

/** The answer is private and in the reader's own language; it shows only the game that the server has set. */
export function answerHelp(parts: HelpParts, asked: Asked): MessageAnswer {
  const { glossary } = parts
  const { game: set, place } = asked
  const language = ownLanguage(parts, asked)
  const t = wordsIn(language)
  const game = GAMES.find(id => id === set) ?? null
  const components = [
    text(
      [
        t('help:title'),
        t('help:rule'),
        t('help:find'),
        t('help:attack'),
        t('help:settings'),
        t('help:about'),
      ].join('\n'),
    ),
    text(t('help:oftenAsked')),
    row(
      oftenAsked(glossary, game).map(entry => button(showId(entry.code, language), titleOf(entry, language))),
    ),
    text(t('help:begin')),
    attackRow(parts, game, t),
    settingsRow(place, t),
  ]
  return { as: 'message', isPrivate: true, components, outcome: 'answered', facts: { language } }
}

/** The starters of this game; without a game, the first starters of each game. */
function oftenAsked(glossary: Glossary, game: GameId | null): Entry[] {
  if (game) return starters(glossary, game).slice(0, RULES)
  return GAMES.flatMap(one => starters(glossary, one).slice(0, RULES / GAMES.length))
}

/** A button that opens a form for each kind of attack, and one that starts an example if the glossary has one. */
function attackRow(
  { glossary, faces }: HelpParts,
  game: GameId | null,
  t: Translate,
): APIMessageTopLevelComponent {
  const attacks = [...faces.values()].filter(({ flow }) => game === null || flow.game === game)
  const example = starters(glossary, game).find(({ tryIt }) => tryIt !== null)
  return row([
    ...attacks.map(({ subcommand, title }) =>
      button(beginId(subcommand), t('help:form', { title: title(t) })),
    ),
    ...(example ? [button(tryId(example.code), t('board:try'))] : []),
  ])
}

/** The button for the server's settings appears only for users who may change them there. */
function settingsRow({ guild, botIsHere, managesGuild }: Place, t: Translate): APIMessageTopLevelComponent {
  const isTheirs = guild !== null && botIsHere && managesGuild
  return row([
    button(showSettingsId('me'), t('help:mySettings')),
    ...(isTheirs ? [button(showSettingsId('server'), t('help:serverSettings'))] : []),
  ])
}

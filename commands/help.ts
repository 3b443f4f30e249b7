// /help (/hilfe): shows what the bot does, with buttons that other commands answer.

import { type APIMessageTopLevelComponent, ApplicationCommandType } from 'discord-api-types/v10'
import { attackFaces } from '../src/discord/attack/face/face.ts'
import { beginId, tryId } from '../src/discord/attack/face/ids.ts'
import type { AttackParts } from '../src/discord/attack/play/parts.ts'
import { described, EVERYWHERE } from '../src/discord/definition/definition.ts'
import type { Asked, Command, MessageAnswer, Place } from '../src/discord/interaction/command.ts'
import { privateAnswer } from '../src/discord/interaction/private-answer.ts'
import { ownLanguage } from '../src/discord/interaction/private-language.ts'
import { button, chunks, ROW_LENGTH, row, text } from '../src/discord/message/components.ts'
import { starters } from '../src/discord/rule/parts.ts'
import { showId } from '../src/discord/rule/state.ts'
import { titleOf } from '../src/discord/rule/text.ts'
import { showSettingsId } from '../src/discord/settings/ids.ts'
import type { Entry, Glossary } from '../src/glossary/glossary.ts'
import { GAMES, type GameId } from '../src/glossary/schema.ts'
import { type Translate, wordsIn } from '../src/words/words.ts'

type HelpParts = Pick<AttackParts, 'glossary' | 'faces' | 'fallback'>

export const helpCommand = (parts: HelpParts): Command => ({
  definition: { type: ApplicationCommandType.ChatInput, ...described('commands:help'), ...EVERYWHERE },
  ask: asked => answer(parts, asked),
})

/** One row of buttons shows this many rules on a phone without much scrolling. */
const RULES = 4

/** The answer is private and in the reader's own language; it shows only the game that the server has set. */
function answer(parts: HelpParts, asked: Asked): MessageAnswer {
  const { glossary } = parts
  const { game: set, place } = asked
  const language = ownLanguage(parts, asked)
  const t = wordsIn(language)
  const game = GAMES.find(id => id === set) ?? null
  const does = [
    t('help:rule'),
    t('help:card'),
    t('help:find'),
    t('help:attack'),
    t('help:resume'),
    t('help:settings'),
    t('help:about'),
  ]
  const often = oftenAsked(glossary, game)
  const components = [
    text([t('help:title'), ...does].join('\n')),
    text(t('help:oftenAsked')),
    row(often.map(entry => button(showId(entry.code, language), titleOf(entry, language)))),
    text(t('help:begin')),
    ...attackRows(parts, game, t),
    settingsRow(place, t),
  ]
  return privateAnswer(components, 'answered', { language })
}

/** The starters of this game; without a game, the first starters of each game. */
function oftenAsked(glossary: Glossary, game: GameId | null): Entry[] {
  if (game) return starters(glossary, game).slice(0, RULES)
  return GAMES.flatMap(one => starters(glossary, one).slice(0, RULES / GAMES.length))
}

/** A button that opens a form for each kind of attack, and one that starts an example if the glossary has one. */
function attackRows(
  { glossary, faces }: HelpParts,
  game: GameId | null,
  t: Translate,
): APIMessageTopLevelComponent[] {
  const attacks = attackFaces(faces).filter(({ flow }) => game === null || flow.game === game)
  const example = starters(glossary, game).find(({ tryIt }) => tryIt !== null)
  const buttons = [
    ...attacks.map(({ subcommand, title }) =>
      button(beginId(subcommand), t('help:form', { title: title(t) })),
    ),
    ...(example ? [button(tryId(example.code), t('board:try'))] : []),
  ]
  return chunks(buttons, ROW_LENGTH).map(row)
}

/** The button for the server's settings appears only for users who may change them there. */
function settingsRow({ guild, botIsHere, managesGuild }: Place, t: Translate): APIMessageTopLevelComponent {
  const isTheirs = guild !== null && botIsHere && managesGuild
  return row([
    button(showSettingsId('me'), t('help:mySettings')),
    ...(isTheirs ? [button(showSettingsId('server'), t('help:serverSettings'))] : []),
  ])
}

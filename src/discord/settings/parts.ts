// The parts that the answers to /settings need, and what its options change.
import type { Flows } from '../../games/game.ts'
import type { Glossary } from '../../glossary/glossary.ts'
import { isLanguage, type Language } from '../../language.ts'
import type { Changes, GuildSettings, UserSettings } from '../../store/settings.ts'
import type { Store } from '../../store/store.ts'
import type { Translate } from '../../words/words.ts'
import { gamesToChoose } from '../attack/face/played-editions.ts'
import type { Asked, Caller, MessageAnswer } from '../interaction/command.ts'
import { privateSentence } from '../interaction/private-answer.ts'
import { ownWords } from '../interaction/private-language.ts'

export type SettingsParts = {
  readonly glossary: Glossary
  readonly store: Store
  readonly flows: Flows
  readonly fallback: Language
}

/** Answers in a server where the bot is a member; elsewhere the answer says why not. */
export async function inServer(
  parts: SettingsParts,
  caller: Caller,
  answer: (guild: string, t: Translate) => MessageAnswer | Promise<MessageAnswer>,
): Promise<MessageAnswer> {
  const { guild, botIsHere } = caller.place
  const t = ownWords(parts, caller)
  if (guild === null) return privateSentence(t('settings:noServer'), 'no server')
  return botIsHere ? answer(guild, t) : privateSentence(t('settings:notHere'), 'not here')
}

/** The value of the choice that removes a setting. */
export const UNSET = 'unset'

type Editions = NonNullable<Changes<GuildSettings>['editions']>
type Read<T> = (text: string) => T | undefined

/**
 * The user settings to change: each option gives a new value, removes the setting, or leaves it as it is.
 */
export const ownChanges = ({ options }: Asked, parts: SettingsParts): Changes<UserSettings> =>
  given({
    language: read(options, 'language', languageOf),
    editions: editionsIn(options, parts),
    isPrivate: read(options, 'private', yesOrNo),
  })

/**
 * The server settings to change; an unknown value changes nothing. The role @everyone, which has the server's id,
 * removes the need for a role.
 */
export function guildChanges({ options, place }: Asked, parts: SettingsParts): Changes<GuildSettings> {
  const games = [...parts.glossary.games.values()]
  return given({
    language: read(options, 'language', languageOf),
    game: read(options, 'game', oneOf(games)),
    editions: editionsIn(options, parts),
    isPrivate: read(options, 'private', yesOrNo),
    starters: read(options, 'who-starts', role => (role === place.guild ? null : idOf(role))),
  })
}

/** The edition of the game that plays it; “Not set” removes those of all games. */
function editionsIn(options: Asked['options'], { glossary, flows }: SettingsParts): Editions | undefined {
  const games = gamesToChoose(glossary, flows)
  const edition = read(options, 'edition', oneOf(games.flatMap(({ editions }) => editions)))
  if (edition === undefined) return undefined
  const meant = games.filter(({ editions }) => edition === null || editions.some(({ id }) => id === edition))
  return Object.fromEntries(meant.map(({ id }) => [id, edition]))
}

const oneOf =
  (known: readonly { readonly id: string }[]): Read<string> =>
  text =>
    known.find(({ id }) => id === text)?.id
const idOf: Read<string> = text => (/^\d{17,20}$/.test(text) ? text : undefined)

const languageOf: Read<UserSettings['language']> = text => (isLanguage(text) ? text : undefined)
const yesOrNo: Read<boolean> = text => (text === 'yes' ? true : text === 'no' ? false : undefined)

function read<T>(options: Asked['options'], name: string, meaning: Read<T>): T | null | undefined {
  const value = options.get(name)
  if (value === undefined) return undefined
  return value === UNSET ? null : meaning(String(value))
}

const given = <T extends object>(changes: T) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

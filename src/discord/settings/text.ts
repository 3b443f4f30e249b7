// Writes settings as text in Discord's markdown, one line for each setting.
import type { Edition } from '../../glossary/glossary.ts'
import { inLanguage, type Language } from '../../language.ts'
import type { GuildSettings, UserSettings } from '../../store/store.ts'
import { type Translate, wordsIn } from '../../words/words.ts'
import { gamesToChoose } from '../attack/faces/played-editions.ts'
import type { SettingsParts } from './parts.ts'

/** The settings of a user; for each setting without a value, the text says what applies instead. */
export const ownText = ({ language, isPrivate }: UserSettings, t: Translate): string =>
  [
    t('settings:own.title'),
    t('settings:own.language', { value: languageName(language) ?? t('settings:own.noLanguage') }),
    t('settings:own.private', { value: answer(isPrivate, t) ?? t('settings:own.noPrivate') }),
    t('settings:own.hint'),
  ].join('\n')

/** The settings of a server; for each setting without a value, the text says what applies instead. */
export function guildText(parts: SettingsParts, settings: GuildSettings, reader: Language): string {
  const t = wordsIn(reader)
  const game = [...parts.glossary.games.values()].find(({ id }) => id === settings.game)
  const games = gamesToChoose(parts.glossary, parts.flows)
  const editions = games.flatMap(one => one.editions)
  const edition = editions.find(({ id }) => id === settings.editions['marvel-champions'])
  const role = settings.starters && `<@&${settings.starters}>`
  return [
    t('settings:server.title'),
    t('settings:server.language', {
      value: languageName(settings.language) ?? t('settings:server.noLanguage'),
    }),
    t('settings:server.game', { value: game ? inLanguage(game.name, reader) : t('settings:server.noGame') }),
    t('settings:server.edition', {
      games: listed(games, reader, 'conjunction'),
      value: edition
        ? inLanguage(edition.name, reader)
        : t('settings:server.noEdition', { editions: listed(editions, reader, 'disjunction') }),
    }),
    t('settings:server.private', { value: answer(settings.isPrivate, t) ?? t('settings:server.noPrivate') }),
    t('settings:server.starters', { value: role ?? t('settings:server.everyone') }),
    t('settings:server.hint'),
  ].join('\n')
}

const listed = (
  things: readonly Pick<Edition, 'name'>[],
  reader: Language,
  type: 'conjunction' | 'disjunction',
): string => new Intl.ListFormat(reader, { type }).format(things.map(({ name }) => inLanguage(name, reader)))

const languageName = (language: Language | null): string | null =>
  language && wordsIn(language)('rule:inLanguage')

function answer(isPrivate: boolean | null, t: Translate): string | null {
  if (isPrivate === null) return null
  return isPrivate ? t('settings:private.yes') : t('settings:private.no')
}

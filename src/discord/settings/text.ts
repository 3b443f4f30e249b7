// Writes settings as text in Discord's markdown, one line for each setting.
import { inLanguage, type Language } from '../../language.ts'
import type { GuildSettings, UserSettings } from '../../store/settings.ts'
import { rulesName } from '../../words/edition-name.ts'
import { type Translate, wordsIn } from '../../words/words.ts'
import { gamesToChoose } from '../attack/face/played-editions.ts'
import type { SettingsParts } from './parts.ts'

/** The settings of a user; for each setting without a value, the text says what applies instead. */
export function ownText(parts: SettingsParts, settings: UserSettings, reader: Language): string {
  const t = wordsIn(reader)
  const { language, editions, isPrivate } = settings
  const games = setIn(parts, editions, reader).map(({ game, value }) =>
    value === null
      ? t('settings:own.edition', { game, value: t('settings:own.noEdition') })
      : t('settings:own.edition_set', { game, value }),
  )
  return [
    t('settings:own.title'),
    t('settings:own.language', { value: languageName(language) ?? t('settings:own.noLanguage') }),
    ...games,
    t('settings:own.private', { value: answer(isPrivate, t) ?? t('settings:own.noPrivate') }),
    t('settings:own.hint'),
  ].join('\n')
}

/** The settings of a server; for each setting without a value, the text says what applies instead. */
export function guildText(parts: SettingsParts, settings: GuildSettings, reader: Language): string {
  const t = wordsIn(reader)
  const game = [...parts.glossary.games.values()].find(({ id }) => id === settings.game)
  const role = settings.starters && `<@&${settings.starters}>`
  return [
    t('settings:server.title'),
    t('settings:server.language', {
      value: languageName(settings.language) ?? t('settings:server.noLanguage'),
    }),
    t('settings:server.game', { value: game ? inLanguage(game.name, reader) : t('settings:server.noGame') }),
    ...setIn(parts, settings.editions, reader).map(({ game, value }) =>
      t('settings:server.edition', { game, value: value ?? t('settings:server.noEdition') }),
    ),
    t('settings:server.private', { value: answer(settings.isPrivate, t) ?? t('settings:server.noPrivate') }),
    t('settings:server.starters', { value: role ?? t('settings:server.everyone') }),
    t('settings:server.hint'),
  ].join('\n')
}

/** The edition that is set for each game with several editions, by its words; null: none, or one that is played no more. */
const setIn = (
  { glossary, flows }: SettingsParts,
  set: GuildSettings['editions'],
  reader: Language,
): readonly { readonly game: string; readonly value: string | null }[] =>
  gamesToChoose(glossary, flows).map(({ id: game, name, editions }) => {
    const edition = editions.find(({ id }) => id === set[game])
    return {
      game: inLanguage(name, reader),
      value: edition ? rulesName(edition.id, wordsIn(reader)) : null,
    }
  })

const languageName = (language: Language | null): string | null =>
  language && wordsIn(language)('rule:inLanguage')

function answer(isPrivate: boolean | null, t: Translate): string | null {
  if (isPrivate === null) return null
  return isPrivate ? t('settings:private.yes') : t('settings:private.no')
}

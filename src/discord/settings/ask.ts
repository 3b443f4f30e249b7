// The answers to /settings, by subcommand. All of them are private.
import { languageFor } from '../../words/reader-language.ts'
import { type Translate, wordsIn } from '../../words/words.ts'
import type { Asked, MessageAnswer } from '../interaction/command.ts'
import { ownLanguage } from '../interaction/private-language.ts'
import { privateSentence, sentenceView } from '../message/sentence.ts'
import { idleSince, openButtons, openText } from './open-attacks.ts'
import { guildChanges, ownChanges } from './options.ts'
import { askToDelete, exportData } from './own-data.ts'
import type { SettingsParts } from './parts.ts'
import { guildText, ownText } from './text.ts'

/** @throws StoreFault; Error for a subcommand that the definition does not have */
export async function ask(parts: SettingsParts, asked: Asked): Promise<MessageAnswer> {
  switch (asked.subcommand) {
    case 'me':
      return own(parts, asked)
    case 'server':
      return server(parts, asked)
    case 'data export':
      return exportData(parts, asked)
    case 'data delete':
      return askToDelete(parts, asked)
    default:
      throw new Error(`/settings has no subcommand ${asked.subcommand}`)
  }
}

async function own({ store, fallback }: SettingsParts, asked: Asked): Promise<MessageAnswer> {
  const changes = ownChanges(asked)
  if (hasAny(changes)) await store.setUserSettings(asked.userId, changes)
  const settings = await store.userSettings(asked.userId)
  const reader = { ...asked.reader, option: null, userSetting: settings.language }
  const t = wordsIn(languageFor('private', reader, fallback))
  return shown(ownText(settings, t), changes, t)
}

async function server(parts: SettingsParts, asked: Asked): Promise<MessageAnswer> {
  const { store } = parts
  const { guild, botIsHere, managesGuild } = asked.place
  const language = ownLanguage(parts, asked)
  const t = wordsIn(language)
  const changes = guildChanges(asked, parts)
  if (guild === null) return privateSentence(t('settings:noServer'), 'no server')
  if (!botIsHere) return privateSentence(t('settings:notHere'), 'not here')
  if (hasAny(changes)) {
    if (!managesGuild) return privateSentence(t('settings:notAllowed'), 'not allowed')
    await store.setGuildSettings(guild, changes)
  }
  const open = await store.openIn(guild, idleSince(asked))
  const text = `${guildText(parts, await store.guildSettings(guild), language)}\n${openText(open, t)}`
  return shown(text, changes, t, managesGuild ? openButtons(open, t) : [])
}

const hasAny = (changes: object): boolean => Object.keys(changes).length > 0

function shown(
  text: string,
  changes: object,
  t: Translate,
  buttons: MessageAnswer['components'] = [],
): MessageAnswer {
  const isChanged = hasAny(changes)
  return {
    as: 'message',
    isPrivate: true,
    components: [...sentenceView(isChanged ? `${t('settings:saved')}\n${text}` : text), ...buttons],
    outcome: isChanged ? 'changed' : 'shown',
    facts: isChanged ? { settings: Object.keys(changes).join(' ') } : {},
  }
}

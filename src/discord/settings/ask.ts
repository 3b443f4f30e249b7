// The answers to /settings, by subcommand, and to its buttons. All of them are private.
import { StoreFault } from '../../store/store.ts'
import { languageFor } from '../../words/reader-language.ts'
import { type Translate, wordsIn } from '../../words/words.ts'
import type { Asked, MessageAnswer, Pressed } from '../interaction/command.ts'
import { privateAnswer, privateSentence } from '../interaction/private-answer.ts'
import { ownLanguage, ownWords } from '../interaction/private-language.ts'
import { sentenceView } from '../message/sentence.ts'
import { decodeSettingsId } from './ids.ts'
import { askToClose, closeOpen, idleSince, openButtons, openText } from './open-attacks.ts'
import { askToDelete, deleteData, exportData } from './own-data.ts'
import { guildChanges, inServer, ownChanges, type SettingsParts } from './parts.ts'
import { guildText, ownText } from './text.ts'

/** @throws StoreFault; Error for a subcommand that the definition does not have */
export async function askForSettings(parts: SettingsParts, asked: Asked): Promise<MessageAnswer> {
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

/** The answers to the buttons, also to those of other commands that show settings. @throws StoreFault */
export async function pressOnSettings(parts: SettingsParts, pressed: Pressed): Promise<MessageAnswer> {
  const t = ownWords(parts, pressed)
  const read = decodeSettingsId(pressed.customId)
  if (read === 'outdated') return privateSentence(t('settings:outdated'), 'outdated')
  if (read === 'foreign') return privateSentence(t('problems:foreign'), 'foreign')
  switch (read.action) {
    case 'delete':
      return deleteData(parts, pressed, read.user)
    case 'ask':
      return askToClose(parts, pressed, read.what)
    case 'close':
      return closeOpen(parts, pressed, read.what)
    default:
      return askForSettings(parts, {
        ...pressed,
        subcommand: read.what,
        options: new Map(),
        users: new Map(),
      })
  }
}

async function own(parts: SettingsParts, asked: Asked): Promise<MessageAnswer> {
  const { store, fallback } = parts
  const changes = ownChanges(asked, parts)
  if (hasAny(changes)) await store.setUserSettings(asked.userId, changes)
  const settings = await readAfter(changes, () => store.userSettings(asked.userId))
  if (!settings) return unseen(changes, ownWords(parts, asked))
  const reader = { ...asked.reader, option: null, userSetting: settings.language }
  const language = languageFor('private', reader, fallback)
  return shown(ownText(parts, settings, language), changes, wordsIn(language))
}

function server(parts: SettingsParts, asked: Asked): Promise<MessageAnswer> {
  const { store } = parts
  const { managesGuild } = asked.place
  return inServer(parts, asked, async (guild, t) => {
    const changes = guildChanges(asked, parts)
    if (hasAny(changes)) {
      if (!managesGuild) return privateSentence(t('settings:notAllowed'), 'not allowed')
      await store.setGuildSettings(guild, changes)
    }
    const read = () => Promise.all([store.openIn(guild, idleSince(asked)), store.guildSettings(guild)])
    const now = await readAfter(changes, read)
    if (!now) return unseen(changes, t)
    const [open, settings] = now
    const text = guildText(parts, settings, ownLanguage(parts, asked))
    return shown(`${text}\n${openText(open, t)}`, changes, t, managesGuild ? openButtons(open, t) : [])
  })
}

const hasAny = (changes: object): boolean => Object.keys(changes).length > 0

/** Reads what is shown of settings. null: it cannot be read, but the changes are saved. @throws StoreFault without changes */
async function readAfter<T>(changes: object, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof StoreFault) || !hasAny(changes)) throw error
    return null
  }
}

const unseen = (changes: object, t: Translate): MessageAnswer => ({
  ...privateSentence(t('settings:savedUnseen'), 'changed, unseen'),
  facts: factsOf(changes),
})

const factsOf = (changes: object): MessageAnswer['facts'] => ({ settings: Object.keys(changes).join(' ') })

function shown(
  text: string,
  changes: object,
  t: Translate,
  buttons: MessageAnswer['components'] = [],
): MessageAnswer {
  const isChanged = hasAny(changes)
  const view = [...sentenceView(isChanged ? `${t('settings:saved')}\n${text}` : text), ...buttons]
  return isChanged ? privateAnswer(view, 'changed', factsOf(changes)) : privateAnswer(view, 'shown')
}

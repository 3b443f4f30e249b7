// The answers to the buttons of /settings, and to buttons of other commands that show settings.
import type { MessageAnswer, Pressed } from '../interaction/command.ts'
import { privateSentence } from '../message/sentence.ts'
import { ask } from './ask.ts'
import { decode } from './ids.ts'
import { askToClose, closeOpen } from './open-attacks.ts'
import { deleteData, wordsFor } from './own-data.ts'
import type { SettingsParts } from './parts.ts'

/** @throws StoreFault */
export async function press(parts: SettingsParts, pressed: Pressed): Promise<MessageAnswer> {
  const t = wordsFor(pressed, parts)
  const read = decode(pressed.customId)
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
      return ask(parts, { ...pressed, subcommand: read.what, options: new Map(), users: new Map() })
  }
}

// Words a Hindrance in the persona's language: why a client would not make a move.

import type { Hindrance, Impossible } from '../loopback/persona/impossible-move.ts'
import { languageOfLocale } from '../words/reader-language.ts'
import { type Translate, wordsIn } from '../words/words.ts'

const SENTENCES: Readonly<Record<Hindrance, (t: Translate, name: string) => string>> = {
  channelClosed: t => t('playground:impossible.channelClosed'),
  choicesMissing: t => t('playground:impossible.choicesMissing'),
  commandNotHere: (t, name) => t('playground:impossible.commandNotHere', { name }),
  commandNotYours: (t, name) => t('playground:impossible.commandNotYours', { name }),
  commandUnknown: (t, name) => t('playground:impossible.commandUnknown', { name }),
  componentGone: t => t('playground:impossible.componentGone'),
  fieldTooLong: (t, name) => t('playground:impossible.fieldTooLong', { name }),
  fieldTooShort: (t, name) => t('playground:impossible.fieldTooShort', { name }),
  fieldWrong: (t, name) => t('playground:impossible.fieldWrong', { name }),
  messageEmpty: t => t('playground:impossible.messageEmpty'),
  messageGone: t => t('playground:impossible.messageGone'),
  messageNotPrivate: t => t('playground:impossible.messageNotPrivate'),
  messageTooLong: t => t('playground:impossible.messageTooLong'),
  modalGone: t => t('playground:impossible.modalGone'),
  optionMissing: (t, name) => t('playground:impossible.optionMissing', { name }),
  optionWrong: (t, name) => t('playground:impossible.optionWrong', { name }),
  threadLocked: t => t('playground:impossible.threadLocked'),
}

/** @returns the words for a persona with that locale */
export const hindranceWords = (locale: string | null): Translate => wordsIn(languageOfLocale(locale) ?? 'en')

/** @returns the sentence for an impossible move */
export const impossibleText = ({ why, about }: Impossible, t: Translate): string => SENTENCES[why](t, about)

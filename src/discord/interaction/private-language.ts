// The language of a private answer, and the words in it.
import type { Language } from '../../language.ts'
import { languageFor } from '../../words/reader-language.ts'
import { type Translate, wordsIn } from '../../words/words.ts'
import type { Caller } from './command.ts'

/** The user's setting, else the user's Discord language; the `language` option of a command does not count. */
export const ownLanguage = (
  { fallback }: { readonly fallback: Language },
  { reader }: Pick<Caller, 'reader'>,
): Language => languageFor('private', { ...reader, option: null }, fallback)

/** The bot's words in the language of private answers to this user. */
export const ownWords = (parts: { readonly fallback: Language }, caller: Pick<Caller, 'reader'>): Translate =>
  wordsIn(ownLanguage(parts, caller))

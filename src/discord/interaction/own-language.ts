// The language of whoever asks or presses, for what only they see.

import type { Language } from '../../language.ts'
import { languageFor } from '../../words/reader-language.ts'
import type { Caller } from './command.ts'

/** As they or Discord say; the option of a command, which some have, is not asked. */
export const ownLanguage = (
  { fallback }: { readonly fallback: Language },
  { reader }: Pick<Caller, 'reader'>,
): Language => languageFor('private', { ...reader, option: null }, fallback)

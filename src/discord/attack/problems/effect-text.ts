// What an effect is called in a sentence. Where several kinds of a form are one effect, it has words of its own.
import { hasWords, type Translate } from '../../../i18n/words.ts'
import { KINDS } from '../forms/kinds/kinds.ts'

/** @param effect its name in the engine, or the key of the words that a form has for it */
export function effectText(effect: string, t: Translate): string {
  const own = `forms:effect.${effect}` as const
  if (hasWords(own)) return t(own)
  const kind = Object.values(KINDS)
    .flat()
    .find(one => one.words === effect || one.effect === effect)
  return t(kind?.words ?? 'forms:effect.other')
}

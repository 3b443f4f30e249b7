// What an effect is called in a sentence. Where several kinds of a form are one effect, it has words of its own.
import type { KeyIn, Translate } from '../../../i18n/words.ts'
import { KINDS } from '../forms/kinds/kinds.ts'

const EFFECT_KEYS: Readonly<Record<string, KeyIn<'forms'>>> = {
  status: 'forms:effect.status',
  leaves: 'forms:effect.leaves',
  cancelBoost: 'forms:effect.cancelBoost',
  keyword: 'forms:effect.keyword',
  movesCard: 'forms:effect.movesCard',
  known: 'forms:effect.known',
  remind: 'forms:effect.remind',
}

/** @param effect its name in the engine, or the key of the words that a form has for it */
export function effectText(effect: string, t: Translate): string {
  const own = Object.hasOwn(EFFECT_KEYS, effect) ? EFFECT_KEYS[effect] : undefined
  if (own) return t(own)
  const kind = Object.values(KINDS)
    .flat()
    .find(one => one.words === effect || one.effect === effect)
  return t(kind?.words ?? 'forms:effect.other')
}

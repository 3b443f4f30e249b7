// The roles of a card of the GUNDAM CARD GAME in an attack, and the details beside its name.

import type { Language } from '../../language.ts'
import { wordsIn } from '../../words/words.ts'
import { kindOf } from '../card.ts'
import type { GundamCard } from './schema.ts'

export const GAME = 'gundam'

/** A token comes from no deck: T-001, EX Bases. */
export const isToken = ({ code }: GundamCard): boolean => /^(T|EXB|EXBP)-/.test(code)

/** The card has 【Burst】 as a Shield. */
const hasBurst = ({ timings }: GundamCard): boolean => timings?.includes('Burst') ?? false

function withNumbers({ ap, hp, code }: GundamCard, language: Language): string[] {
  const t = wordsIn(language)
  return [
    ap === undefined ? '' : t('cards:ap', { value: ap }),
    hp === undefined ? '' : t('cards:hp', { value: hp }),
    code,
  ]
}

function withModifiers({ apModifier, hpModifier, code }: GundamCard, language: Language): string[] {
  const t = wordsIn(language)
  return [
    apModifier === undefined ? '' : t('cards:ap', { value: `+${apModifier}` }),
    hpModifier === undefined ? '' : t('cards:hp', { value: `+${hpModifier}` }),
    code,
  ]
}

const kind = (type: GundamCard['type']) =>
  kindOf<GundamCard>(GAME, { is: card => card.type === type, details: withNumbers })

export const GUNDAM_KINDS = {
  unit: kind('unit'),
  pilot: kindOf<GundamCard>(GAME, {
    is: ({ type, pilotName }) => type === 'pilot' || pilotName !== undefined,
    details: withModifiers,
    title: ({ pilotName }, printed) => (pilotName ? `${pilotName} (${printed})` : printed),
  }),
  base: kind('base'),
  // Any card of a deck may lie among the Shields; a token has no deck.
  shield: kindOf<GundamCard>(GAME, {
    is: card => !isToken(card),
    details: (card, language) => [hasBurst(card) ? wordsIn(language)('cards:burst') : '', card.code],
  }),
} as const

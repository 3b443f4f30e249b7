// Adds to a Unit the effects that last for this battle. The outcome's pieces lack them, so they are read from the events.
import type { Event } from '../../../../engine/types.ts'
import type { GundamEvent } from '../../../../games/gundam/events.ts'
import type { Gundam } from '../../../../games/gundam/rules/state.ts'

type Gained = Extract<GundamEvent, { readonly type: 'battle_effect_gained' | 'battle_effect_lost' }>

/** The fields of a card that an effect of this battle can change. */
type Changing = {
  readonly id: string
  readonly ap: number | null
  readonly breach: number
  readonly keywords: readonly string[]
}

/** The events of the effects that last for this battle; empty once the battle is over. */
export function lastingIn(events: readonly Event<Gundam>[]): readonly Gained[] {
  const isOver = events.some(({ type }) => type === 'battle_effect_lost')
  return isOver ? [] : events.flatMap(event => (event.type === 'battle_effect_gained' ? [event] : []))
}

/** The card with the AP, Breach and keywords that it gained or lost for this battle. */
export function inThisBattle<Card extends Changing>(own: Card, lasting: readonly Gained[]): Card {
  const gained = lasting.filter(({ piece }) => piece === own.id)
  if (gained.length === 0) return own
  const sum = gained.reduce((all, one) => all + ('ap' in one ? one.ap : 0), 0)
  return {
    ...own,
    keywords: gained.reduce(keywordsAfter, own.keywords),
    breach: gained.reduce(breachAfter, own.breach),
    ap: own.ap === null ? null : Math.max(0, own.ap + sum),
  }
}

function keywordsAfter(keywords: readonly string[], gained: Gained): readonly string[] {
  if (!('keyword' in gained)) return keywords
  const others = keywords.filter(one => one !== gained.keyword)
  return gained.loses ? others : [...others, gained.keyword]
}

function breachAfter(breach: number, gained: Gained): number {
  if (!('breach' in gained)) return breach
  return gained.breach === null ? 0 : breach + gained.breach
}

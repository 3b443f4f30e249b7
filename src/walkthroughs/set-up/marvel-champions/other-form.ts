// The other form of an identity, with the numbers that its card has.
import { type Cards, cardValue } from '../../../cards/cards.ts'
import { MARVEL_KINDS } from '../../../cards/marvel-champions/kinds.ts'
import type { EffectOf } from '../../../games/marvel-champions/vocabulary/effects.ts'
import { tidy } from '../pieces.ts'
import { placeCharacter } from './characters.ts'

type Identity = { readonly id: string; readonly kind: string; readonly code?: string }

/** ATK, DEF and THW are left out where no card, or more than one, is the other side. */
export function otherForm(
  cards: Cards,
  { pieces }: { readonly pieces: readonly Identity[] },
  id: string,
): Pick<EffectOf<'form'>, 'to' | 'atk' | 'def' | 'thw'> {
  const { kind, code } = pieces.find(one => one.id === id) ?? {}
  if (kind === 'hero') return { to: 'alter-ego' }
  const heroes = SIDES.flatMap(side => cards.cardByCode(code?.replace(/[a-z]$/, side) ?? '') ?? [])
  const [hero, ...others] = heroes.filter(({ type }) => type === 'hero')
  if (!hero || others.length > 0) return { to: 'hero' }
  const seated = { id: () => id, player: 'p1', kinds: [MARVEL_KINDS.hero], unknown: 'hero' } as const
  const placed = placeCharacter(cards, { name: cardValue(hero) }, seated)
  if ('problem' in placed) return { to: 'hero' }
  const { atk, def, thw } = placed.piece
  return { to: 'hero', ...tidy({ atk, def, thw: thw === '-' ? undefined : thw }) }
}

/** The last letters of the codes of one identity's sides. */
const SIDES = ['a', 'b', 'c', 'd']

// The other form of an identity, with the numbers that its card has.
import { isDeepStrictEqual } from 'node:util'
import type { Card } from '../../../cards/card.ts'
import { type Cards, cardValue } from '../../../cards/cards.ts'
import { MARVEL_KINDS } from '../../../cards/marvel-champions/kinds.ts'
import { cardName } from '../../../cards/names.ts'
import { marvelTableInSetUp } from '../../../games/marvel-champions/table.ts'
import type { EffectOf } from '../../../games/marvel-champions/vocabulary/effects.ts'
import { nameInForm, tidy } from '../pieces.ts'
import type { NamesForms } from '../read-anew.ts'
import { placeCharacter } from './characters.ts'

type Identity = { readonly id: string; readonly kind: string; readonly code?: string }

/** ATK, DEF and THW are left out where no card, or more than one, is the other side. */
export function otherForm(
  cards: Cards,
  { pieces }: { readonly pieces: readonly Identity[] },
  id: string,
): Pick<EffectOf<'form'>, 'to' | 'atk' | 'def' | 'thw' | 'icons'> {
  const { kind, code } = pieces.find(one => one.id === id) ?? {}
  if (kind === 'hero') return { to: 'alter-ego' }
  const [hero, ...others] = sidesOf(cards, code).filter(({ type }) => type === 'hero')
  if (!hero || others.length > 0) return { to: 'hero' }
  const seated = { id: () => id, player: 'p1', kinds: [MARVEL_KINDS.hero], unknown: 'hero' } as const
  const placed = placeCharacter(cards, { name: cardValue(hero) }, seated)
  if ('problem' in placed) return { to: 'hero' }
  const { atk, def, thw, icons } = placed.piece
  return { to: 'hero', ...tidy({ atk, def, thw: thw === '-' ? undefined : thw, icons }) }
}

/** What identities are called as heroes and as alter-egos, as far as their sides agree on it. */
export const marvelFormNames: NamesForms = (cards, setUp) =>
  Object.fromEntries(
    marvelTableInSetUp
      .parse(setUp)
      .pieces.filter(isIdentity)
      .flatMap(({ id, code }) =>
        FORMS.flatMap(form => {
          const called = sidesOf(cards, code)
            .filter(({ type }) => type === form)
            .map(cardName)
          const [name, ...others] = called
          const isOne = name && others.every(other => isDeepStrictEqual(other, name))
          return isOne ? [[nameInForm(id, form), name] as const] : []
        }),
      ),
  )

const FORMS = ['hero', 'alter-ego'] as const
const isIdentity = ({ kind }: { readonly kind: string }): boolean => FORMS.some(form => form === kind)

const sidesOf = (cards: Cards, code = ''): readonly Card[] =>
  SIDES.flatMap(side => cards.cardByCode(code.replace(/[a-z]$/, side)) ?? [])

/** The last letters of the codes of one identity's sides. */
const SIDES = ['a', 'b', 'c', 'd']

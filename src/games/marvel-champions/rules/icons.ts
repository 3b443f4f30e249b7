// The icons on cards in play beside the schemes, as far as the table knows these cards, and how such a card comes and leaves.
import { parseSafely } from '../../../engine/read-answer.ts'
import { tell } from '../../../engine/table.ts'
import type { Problem } from '../../../engine/types.ts'
import type { Attached, Icons } from '../vocabulary/characters.ts'
import { MOST_OTHER_CARDS, OTHER_CARD, type OtherCard, otherCardSchema } from '../vocabulary/icons.ts'
import type { TableFacts } from '../vocabulary/table-facts.ts'
import type { Character } from './characters.ts'
import { clauseHere, type Marvel, type MarvelTable } from './state.ts'

/** What of a table bears icons: in an outcome only what is in play, and icons left out where a card has none. */
export type InPlay = {
  readonly facts: Pick<TableFacts, 'schemes' | 'otherCards'>
  readonly pieces: readonly {
    readonly icons?: Icons | undefined
    readonly where?: Character['where']
    readonly attached?: readonly Attached[] | undefined
  }[]
}

/** How many of these icons the characters in play, what is attached to them and the other named cards have. */
export const iconsBeside = (table: InPlay, icon: keyof Icons): number =>
  [
    ...table.pieces
      .filter(({ where = 'in play' }) => where === 'in play')
      .flatMap(({ icons = {}, attached = [] }) => [icons, ...attached.map(one => one.icons ?? {})]),
    ...otherCardsCounted(table),
  ].reduce((sum, { [icon]: more = 0 }) => sum + more, 0)

/** The other cards whose icons count: a card that is attached brings its own. */
export function otherCardsCounted({ facts: { otherCards = [] }, pieces }: InPlay): readonly OtherCard[] {
  const attached = new Set(pieces.flatMap(piece => piece.attached?.map(({ code }) => code) ?? []))
  return otherCards.filter(({ card }) => card === undefined || !attached.has(card))
}

export const otherCardsIn = ({ facts }: Pick<InPlay, 'facts'>): readonly OtherCard[] => facts.otherCards ?? []

/** Whether what joins says that it is such a card; its schema says later whether it can be one. */
export const isOtherCard = (given: unknown): boolean =>
  (given as { readonly kind?: unknown } | null)?.kind === OTHER_CARD

export function otherCardJoins(table: MarvelTable, joining: unknown): Problem<Marvel> | null {
  const parsed = parseSafely(otherCardSchema, joining)
  if (!parsed.ok) return { code: 'malformedPiece', clause: null, details: { at: parsed.at } }
  const { state } = table.memory
  const details = { piece: parsed.value.id }
  const others = otherCardsIn(state)
  if ([...others, ...(state.facts.schemes ?? []), ...state.pieces].some(({ id }) => id === details.piece))
    return { code: 'nameTaken', clause: null, details }
  if (others.length >= MOST_OTHER_CARDS) return { code: 'tooMany', clause: null, details }
  state.facts = { ...state.facts, otherCards: [...others, parsed.value] }
  tell(table, { type: 'other_card_joined', clause: clauseHere(state), ...details })
  return null
}

export function otherCardLeaves(table: MarvelTable, piece: string): void {
  const { state } = table.memory
  state.facts = { ...state.facts, otherCards: otherCardsIn(state).filter(({ id }) => id !== piece) }
  tell(table, { type: 'other_card_left_play', clause: clauseHere(state), piece })
}

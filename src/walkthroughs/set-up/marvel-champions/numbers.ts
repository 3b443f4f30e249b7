// The numbers of a Marvel Champions character: the ranges of given ones, and those that are certain from its card alone.
import type { MarvelCard } from '../../../cards/marvel-champions/schema.ts'
import type { CharacterGiven, Keyword } from '../../../games/marvel-champions/vocabulary/characters.ts'
import { ranged } from '../problem.ts'

/** Numbers of a card and others (players, boost icons …). */
export const MARVEL_RANGES = {
  atk: [0, 99],
  def: [0, 99],
  hitPoints: [1, 999],
  damage: [0, 998],
  left: [1, 999],
  tough: [0, 99],
  retaliate: [0, 99],
  consequential: [0, 99],
  players: [1, 4],
  player: [1, 4],
  boostIcons: [0, 20],
  boostCards: [0, 20],
  abilityDamage: [0, 99],
  sch: [0, 99],
  thw: [0, 99],
  removes: [0, 99],
  schemes: [1, 10],
  threat: [0, 999],
  threshold: [0, 999],
} as const

export const outOfMarvelRange = ranged(MARVEL_RANGES)

type Numbers = Pick<
  CharacterGiven,
  'atk' | 'printedAtk' | 'def' | 'thw' | 'sch' | 'consequential' | 'consequentialThw' | 'retaliate'
>

/** The given numbers, else the printed ones. An X, and a number that an ability of the card changes, stay unknown. */
export function numbersOf(given: Numbers, card: MarvelCard | null): Numbers {
  const retaliate = card?.keywords?.find(({ keyword }) => keyword === 'retaliate')?.value
  return {
    atk: given.atk ?? atkOf(card),
    printedAtk: given.atk === undefined ? changedAtkOf(card) : undefined,
    def: given.def ?? card?.def,
    thw: given.thw ?? thwOf(card),
    sch: given.sch ?? schOf(card),
    consequential: given.consequential ?? card?.consequential,
    consequentialThw: given.consequentialThw ?? card?.thwCost,
    retaliate: given.retaliate ?? (typeof retaliate === 'number' ? retaliate : undefined),
  }
}

/** The printed ATK; undefined for an X, and if another ability of the card changes it. */
function atkOf(card: MarvelCard | null): number | undefined {
  return card?.atk === 'X' || bears(card, 'atk') ? undefined : card?.atk
}

/** The printed SCH; undefined for an X, and if another ability of the card changes it. */
function schOf(card: MarvelCard | null): number | undefined {
  return typeof card?.sch === 'number' && !card.schStar ? card.sch : undefined
}

/** The printed THW, a dash where none is printed; undefined for an X, and if another ability of the card changes it. */
function thwOf(card: MarvelCard | null): CharacterGiven['thw'] {
  if (!card || card.thwStar || card.thw === 'X') return undefined
  return card.thw ?? (card.type === 'hero' || card.type === 'ally' ? '-' : undefined)
}

/** The printed ATK that another ability of the card changes; an X is no number. */
function changedAtkOf(card: MarvelCard | null): number | undefined {
  return typeof card?.atk === 'number' && bears(card, 'atk') ? card.atk : undefined
}

export const bears = (card: MarvelCard | null, on: NonNullable<MarvelCard['bearsOn']>[number]): boolean =>
  card?.bearsOn?.includes(on) ?? false

/** Whether the players have to read the card, because the engine does not know what it does in an attack. */
export const isToBeRead = (card: MarvelCard | null): true | undefined =>
  bears(card, 'attack') || card?.keywords?.some(({ keyword }) => keyword === 'vulnerable') ? true : undefined

/** The printed hit points; undefined if they depend on an unknown number of players, or on the card's text. */
export function hitPointsOf(card: MarvelCard | null, players: number | undefined): number | undefined {
  // The text of a card with 0 hit points says how many it has.
  if (!card?.hp || card.hpPerGroup || bears(card, 'hit-points')) return undefined
  if (!card.hpPerPlayer) return card.hp
  return players === undefined ? undefined : card.hp * players
}

const KNOWN: readonly Keyword[] = ['villainous', 'guard', 'stalwart', 'steady']

/** The keywords that the engine knows: of the card, of its attacks, and the given ones. */
export function keywordsOf(
  given: { readonly keywords?: readonly Keyword[] | undefined },
  card: MarvelCard | null,
  basic: boolean,
): Keyword[] | undefined {
  const printed = KNOWN.filter(known => card?.keywords?.some(({ keyword }) => keyword === known))
  const gained = (card?.attackKeywords ?? []).filter(one => basic || !one.basicOnly)
  const all = new Set([...printed, ...gained.map(({ keyword }) => keyword), ...(given.keywords ?? [])])
  return all.size > 0 ? [...all] : undefined
}

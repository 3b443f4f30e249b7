// What a card of a scheme says: its kind, its icons, and its numbers, some of which depend on how many players started.
import type { Card } from '../../../cards/card.ts'
import { type Cards, cardValue } from '../../../cards/cards.ts'
import { MARVEL_KINDS } from '../../../cards/marvel-champions/kinds.ts'
import type { MarvelCard } from '../../../cards/marvel-champions/schema.ts'
import type { SchemeInPlay } from '../../../games/marvel-champions/vocabulary/table-facts.ts'
import { tidy } from '../pieces.ts'

export type SchemeOnCard = Omit<SchemeInPlay, 'id'>

const KIND_OF_SCHEME: Readonly<Partial<Record<MarvelCard['type'], SchemeInPlay['kind']>>> = {
  'main-scheme': 'main',
  'side-scheme': 'side',
  'player-side-scheme': 'player side',
}

/** The other side of a main scheme, which is revealed before it. */
export function frontOf(cards: Cards, { code, type }: MarvelCard): Pick<MarvelCard, 'timings'> | null {
  if (type !== 'main-scheme' || !code.endsWith('b')) return null
  return cards.cardByCode(code.replace(/b$/, 'a')) as (Card & MarvelCard) | null
}

/** The scheme as it comes into play; what its card leaves to its text, nobody has said. */
export function schemeOnCard(
  card: MarvelCard,
  front: Pick<MarvelCard, 'timings'> | null = null,
): SchemeOnCard {
  const { icons = {}, iconsVary, timings = [], keywords = [], type } = card
  const numbers = { threat: startingThreat(card), threshold: targetThreat(card), acceleration: step1(card) }
  const counted = Object.entries(numbers).filter(([, number]) => number !== null)
  const fixed = counted.flatMap(([name, number]) => (number?.each === 0 ? [[name, number.plus]] : []))
  const waiting = counted.filter(([, number]) => number?.each !== 0)
  return tidy<SchemeOnCard>({
    kind: KIND_OF_SCHEME[type] ?? 'side',
    card: card.code,
    ...Object.fromEntries(fixed),
    byPlayers: waiting.length > 0 ? Object.fromEntries(waiting) : undefined,
    crisis: icons.crisis !== undefined,
    hazard: icons.hazard ?? 0,
    amplify: icons.amplify ?? 0,
    iconsVary,
    assault: keywords.some(({ keyword }) => keyword === 'assault') || undefined,
    whenRevealed: [...timings, ...(front?.timings ?? [])].includes('when-revealed') || undefined,
    whenDefeated: timings.includes('when-defeated') || undefined,
  })
}

/** So much for each player who started, and so much beside. */
type Counted = { readonly each: number; readonly plus: number }

const counted = (value: number, isPerPlayer: boolean | undefined, plus = 0): Counted =>
  isPerPlayer ? { each: value, plus } : { each: 0, plus: value + plus }

/** With the threat of hinder (MC-HINDER-01); null: its text says how much. */
function startingThreat(card: MarvelCard): Counted | null {
  const { startingThreat: value, startingThreatPerPlayer, startingThreatPerGroup, keywords = [] } = card
  if (value === undefined || startingThreatPerGroup || card.startingThreatVaries) return null
  return keywords
    .filter(({ keyword }) => keyword === 'hinder')
    .reduce<Counted | null>(
      (sum, { value: more, perPlayer }) => {
        if (sum === null || typeof more !== 'number') return null
        const { each, plus } = counted(more, perPlayer)
        return { each: sum.each + each, plus: sum.plus + plus }
      },
      counted(value, startingThreatPerPlayer),
    )
}

function targetThreat(card: MarvelCard): Counted | null {
  const { targetThreat: value, targetThreatStar, targetThreatPerPlayer, targetThreatPerGroup } = card
  const isKnown = typeof value === 'number' && value > 0 && !targetThreatStar && !targetThreatPerGroup
  return isKnown ? counted(value, targetThreatPerPlayer) : null
}

/** What it adds to step 1 of the villain phase: a main scheme its number, each scheme its icons. */
function step1(card: MarvelCard): Counted | null {
  const { acceleration: value, accelerationStar, accelerationPerPlayer, icons, iconsVary, type } = card
  if (iconsVary) return null
  if (type !== 'main-scheme') return counted(icons?.acceleration ?? 0, false)
  if (typeof value !== 'number' || accelerationStar) return null
  return counted(value, accelerationPerPlayer, icons?.acceleration ?? 0)
}

const STAGE = /^(\d)([AB])$/

/** A text that means the one card that comes after this stage of a main scheme; null: the data know none, or several. */
export function nextStageOf(cards: Cards, code: string | undefined): string | null {
  const [, number = '', side = ''] = code === undefined ? [] : (/^(\d+)([a-z]?)$/.exec(code) ?? [])
  const at = (after: number) => {
    const value = cardValue({ code: String(Number(number) + after).padStart(number.length, '0') + side })
    return cards.cardsNamed(value, [MARVEL_KINDS.mainScheme])[0]
  }
  const [now, next, other] = [at(0), at(1), at(2)]
  const [, stage, face] = STAGE.exec(now?.stage ?? '') ?? []
  const follows = `${Number(stage) + 1}${face}`
  const isOfSet = (card: MarvelCard | undefined) => card?.stage === follows && card.set?.en === now?.set?.en
  return next && isOfSet(next) && !isOfSet(other) ? cardValue(next) : null
}

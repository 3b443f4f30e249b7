// Turns the boost cards that the command names or counts into answers.
import type { Cards } from '../../../cards/cards.ts'
import { CORE_SET, MARVEL_KINDS } from '../../../cards/marvel-champions/kinds.ts'
import type { MarvelCard } from '../../../cards/marvel-champions/schema.ts'
import type { Answer } from '../../../engine/types.ts'
import type { AbilityGiven, Effect } from '../../../games/marvel-champions/vocabulary/effects.ts'
import { FALLBACK, type Language } from '../../../language.ts'
import { type Who, whoIs } from '../find-card.ts'
import type { RevealedFromCards } from '../from-cards.ts'
import { onlyCard } from '../only-card.ts'
import type { GivesId } from '../piece-ids.ts'
import { type Names, type Wrong, wrong } from '../problem.ts'
import { boostEffects, entering, namedAs } from './boost-plays.ts'
import type { PlacedCharacter } from './character-options.ts'
import { outOfMarvelRange } from './numbers.ts'
import { ONE_MORE } from './reminders.ts'

/** A boost card by name or by icons; `star`: it has a star ability that the players carry out. */
export type BoostGiven = {
  readonly name?: string | undefined
  readonly icons?: number | undefined
  readonly star?: boolean | undefined
}

type Options = {
  readonly language: Language
  readonly boost?: readonly BoostGiven[] | undefined
  readonly boostCards?: number | undefined
}

/** `names`: those of boost cards that enter play or are attached. */
type Boosts = {
  readonly abilities: readonly Answer[]
  readonly flips: readonly Answer[]
  readonly names: Names
}

/**
 * One answer for each boost card. A card more than the rules give stands for the enemy's own ability, if that may give one,
 * or for the star ability of a card before it.
 * @param gives the reminders of the enemy that may give it one more boost card @param id for one that enters play or is attached
 * @returns the problem, for instance, if no card of this attack gives so many
 */
export function boostAnswers(
  cards: Cards,
  { boost = [], boostCards = 0, language }: Options,
  enemy: PlacedCharacter,
  gives: readonly Pick<AbilityGiven, 'id' | 'effects'>[],
  id: GivesId,
): Boosts | Wrong {
  const getsOne = enemy.piece.kind === 'villain' || enemy.piece.keywords?.includes('villainous')
  const sure = gives.flatMap(({ effects = [] }) => effects).filter(isOneMore)
  const most = boostCards + (getsOne ? 1 : 0) + sure.length
  const flips: Answer[] = []
  const names: Record<string, Names[string]> = {}
  for (const [index, given] of boost.entries()) {
    const card = boostCardOf(cards, given, { language, enemy: enemy.card, id })
    if ('problem' in card) return card
    Object.assign(names, card.names)
    flips.push({ question: `boost#${index + 1}`, ...card.answer })
  }
  // A minion gets none by the rules: whoever gives it one has more likely forgotten that than read its card.
  const asked = gives.filter(({ effects }) => !effects)
  const byAbility = getsOne ? asked.slice(0, Math.max(0, flips.length - most)) : []
  const stars = flips.slice(0, -1).filter(({ choice }) => choice === 'flipStar')
  if (flips.length > most + byAbility.length + stars.length)
    return wrong(
      'tooManyBoostCards',
      { given: boost.length, most, whose: enemy.name },
      getsOne ? 'MC-EA-14' : 'MC-EA-17',
    )
  const abilities = byAbility.map(one => ({ question: `resolve:${one.id}`, choice: ONE_MORE }))
  return { abilities, flips, names }
}

const isOneMore = ({ kind }: Effect): boolean => kind === 'boostCard'

/** Whether it is a reminder of this enemy that gives it one more boost card, or may. */
export const givesBoostCard = (
  { source, options, effects }: AbilityGiven,
  { piece }: PlacedCharacter,
): boolean =>
  source === piece.id &&
  ((options?.some(({ name }) => name === ONE_MORE) || effects?.some(isOneMore)) ?? false)

const BOOSTS = [MARVEL_KINDS.boostCard, MARVEL_KINDS.encounterCard]

function boostCardOf(
  cards: Cards,
  { name, icons, star }: BoostGiven,
  {
    language,
    enemy,
    id,
  }: { readonly language: Language; readonly enemy: MarvelCard | null; readonly id: GivesId },
): { answer: Answer; names: Names } | Wrong {
  const who = name === undefined ? null : whoIs(cards, name, BOOSTS)
  if (who && 'problem' in who) return who
  const printed = printedBoost(who?.like ?? [], enemy)
  const boostIcons = icons ?? printed?.icons
  if (boostIcons === undefined) return wrong('iconsMissing', { name: who?.name ?? null })
  const { star: isStar = false } = printed ?? {}
  const choice = (star ?? isStar) ? 'flipStar' : 'flip'
  const { card, names } = calledAs(who, choice === 'flipStar' ? (printed?.effects ?? []) : [], language, id)
  return outOfMarvelRange({ boostIcons }) ?? { answer: { choice, number: boostIcons, ...card }, names }
}

/** The card of an answer with what its star does, and the name of what enters play or is attached by that. */
function calledAs(
  who: Who<MarvelCard> | null,
  printed: readonly Effect[],
  language: Language,
  id: GivesId,
): { readonly card: Pick<Answer, 'card'>; readonly names: Names } {
  if (!who) return { card: {}, names: {} }
  const { effects, named } = entering(printed, id)
  const name = who.name[language] ?? who.name[FALLBACK]
  return {
    card: { card: { name, ...(effects.length > 0 && { effects }) } },
    names: namedAs(named, who.name),
  }
}

/**
 * The boost area of the cards of one name. If they differ, that of the cards in the enemy's own set, then of those in the
 * Core Set; null if these differ too, or no card has the name.
 */
function printedBoost(like: readonly MarvelCard[], enemy: MarvelCard | null): PrintedBoost | null {
  const own = like.filter(({ set }) => set !== undefined && set[FALLBACK] === enemy?.set?.[FALLBACK])
  const core = like.filter(({ pack }) => pack === CORE_SET)
  const [only] = [like, own, core].find(areAlike) ?? []
  return only?.boostIcons === undefined ? null : printedOn(only, only.boostIcons)
}

/** What is printed in a card’s boost area. */
export type PrintedBoost = {
  readonly icons: number
  readonly star: boolean
  readonly effects: readonly Effect[]
}

function printedOn(card: MarvelCard, icons: number): PrintedBoost {
  const effects = boostEffects(card)
  return { icons, star: card.boostStar === true || effects.length > 0, effects }
}

const areAlike = (like: readonly MarvelCard[]): boolean =>
  new Set(
    like.map(({ boostIcons, boostStar, plays }) => `${boostIcons} ${boostStar} ${JSON.stringify(plays)}`),
  ).size === 1

/** A boost card of a script: with its icons, and with what its star does. */
export const boostFromCards: RevealedFromCards = ({ cards, language }, { card: typed, ...said }) => {
  const found = onlyCard(cards, typed, { kinds: BOOSTS, language, isMeant: () => true })
  if ('unclear' in found) return found
  const { boostIcons } = found.card
  const printed = printedOn(found.card, boostIcons ?? 0)
  const name = found.card.name[language] ?? found.card.name[FALLBACK]
  // In a script a piece is called by its id.
  const { effects } = entering(printed.effects, () => name)
  const icons = boostIcons === undefined ? {} : { number: boostIcons }
  const card = { name, ...(effects.length > 0 && { effects }), ...said }
  return { card, answer: { choice: printed.star ? 'flipStar' : 'flip', ...icons } }
}

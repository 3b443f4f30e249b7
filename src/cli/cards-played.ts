// The cards of players that a line or a script plays by name: what each does where the attack stands.
import { z } from 'zod'
import type { Card } from '../cards/card.ts'
import type { Cards } from '../cards/cards.ts'
import type { CardOffered, CardsPlayed, PlayedHere } from '../discord/attack/face/cards-played.ts'
import type { Answer } from '../engine/types.ts'
import type { AnyFlow, Shown } from '../games/game.ts'
import { FALLBACK, type Language } from '../language.ts'
import { cardNamed, type LooseSetUp } from '../walkthroughs/set-up/from-cards.ts'
import { onlyCard, type Unclear } from '../walkthroughs/set-up/only-card.ts'

/** A card that somebody plays; `way` counts its ways from 1 where it has several. */
export type CardToPlay = { readonly card: Card; readonly way?: number | undefined }

/** Why a card is not played: nothing lets it, or it has several ways and nobody has said which; `says`: what its data say. */
export type NotPlayed = {
  readonly card: Card
  readonly ways: readonly CardOffered[]
  readonly says: readonly string[]
}

/** Why no card is played: a game whose cards nobody plays by name, a text that means no single card, or the card here. */
export type PlayFault = { readonly isOfNoGame: true } | { readonly unclear: Unclear } | NotPlayed

export type PlayingCards = {
  readonly cards: Cards
  /** Those of the game; undefined: none of its cards is played by name. */
  readonly cardsPlayed: CardsPlayed | undefined
  readonly language: Language
}

/** The card that a text means; of a player’s card and one of the encounter deck the player’s. */
export function cardToPlay(
  typed: string,
  { cards, cardsPlayed, language }: PlayingCards,
): { readonly card: Card } | Exclude<PlayFault, NotPlayed> {
  if (!cardsPlayed) return { isOfNoGame: true }
  const found = onlyCard(cards, typed, { kinds: [cardsPlayed.kind], language, isMeant: () => true })
  if ('card' in found || !found.unclear.isNamed) return found
  const [card, ...others] = found.unclear.like.filter(one => cards.placeOf(one) !== 'boostCard')
  return card && others.length === 0 ? { card } : found
}

/** The answer that plays a card where the attack stands, with the windows of one question alone if a script names it. */
export function playedNow(
  { card, way: chosen }: CardToPlay,
  shown: Shown,
  { cardsPlayed, language }: PlayingCards,
  said: { readonly question?: string | undefined; readonly owner?: string | undefined } = {},
): { readonly answer: Answer } | NotPlayed {
  const { question, owner } = said
  const offered = cardsPlayed?.ofCard({ played: shown }, card) ?? []
  const ways = offered.filter((one): one is CardOffered & PlayedHere => {
    if ('begins' in one) return false
    const answer = one.answer('')
    const { owner: player } = answer.card as { readonly owner?: string }
    return (question ?? answer.question) === answer.question && (owner ?? player) === player
  })
  const way = chosen === undefined && ways.length === 1 ? ways[0] : ways[(chosen ?? 0) - 1]
  return way
    ? { answer: way.answer(way.name[language] ?? way.name[FALLBACK]) }
    : { card, ways, says: cardsPlayed?.says(card, language) ?? [] }
}

const PLAYING = z.looseObject({
  question: z.string().optional(),
  choice: z.undefined().optional(),
  card: cardNamed.extend({ owner: z.string().optional(), way: z.int().optional() }),
})

/** Whether an answer names a card that is revealed, and not one that a player plays. */
export const isRevealing = ({
  choice,
  question,
}: {
  readonly choice?: unknown
  readonly question?: unknown
}): boolean => choice !== undefined || (typeof question === 'string' && question.includes('#'))

/** The answers of a script with the cards that it plays by name; or the first that is not played, with its path. */
export function answersPlayed(
  { flow, setUp, answers }: { flow: AnyFlow; setUp: LooseSetUp; answers: readonly unknown[] },
  playing: PlayingCards,
): { readonly answers: readonly unknown[] } | { readonly path: string; readonly notPlayed: PlayFault } {
  const played: unknown[] = []
  for (const [at, answer] of answers.entries()) {
    const named = PLAYING.safeParse(answer)
    if (!named.success || isRevealing(named.data)) {
      played.push(answer)
      continue
    }
    const { question, card: said } = named.data
    const path = `answers.${at}.card.card`
    const found = cardToPlay(said.card, playing)
    if (!('card' in found)) return { path, notPlayed: found }
    const shown = flow.play(setUp, played)
    const now = playedNow({ ...found, way: said.way }, shown, playing, { question, owner: said.owner })
    if ('card' in now) return { path, notPlayed: now }
    played.push(now.answer)
  }
  return { answers: played }
}

// Turns the boost cards that the command names or counts into answers.
import type { Cards } from '../../../cards/cards.ts'
import { MARVEL_KINDS } from '../../../cards/marvel-champions/kinds.ts'
import type { MarvelCard } from '../../../cards/marvel-champions/schema.ts'
import type { Answer } from '../../../engine/types.ts'
import { FALLBACK, type Language } from '../../../language.ts'
import { whoIs } from '../find-card.ts'
import { type Wrong, wrong } from '../problem.ts'
import type { PlacedCharacter } from './characters.ts'
import { outOfMarvelRange } from './numbers.ts'

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

/** @returns one answer for each boost card; or the problem, for instance more cards than the enemy can have */
export function boostAnswers(
  cards: Cards,
  { boost = [], boostCards = 0, language }: Options,
  enemy: PlacedCharacter,
): { answers: Answer[] } | Wrong {
  const getsOne = enemy.piece.kind === 'villain' || enemy.piece.keywords?.includes('villainous')
  const most = boostCards + (getsOne ? 1 : 0)
  if (boost.length > most)
    return wrong(
      'tooManyBoostCards',
      { given: boost.length, most, whose: enemy.name },
      getsOne ? 'MC-EA-14' : 'MC-EA-17',
    )
  const answers: Answer[] = []
  for (const [index, given] of boost.entries()) {
    const card = boostCardOf(cards, given, language)
    if ('problem' in card) return card
    answers.push({ question: `boost#${index + 1}`, ...card.answer })
  }
  return { answers }
}

function boostCardOf(
  cards: Cards,
  { name, icons, star }: BoostGiven,
  language: Language,
): { answer: Answer } | Wrong {
  const who = name === undefined ? null : whoIs(cards, name, [MARVEL_KINDS.boostCard])
  if (who && 'problem' in who) return who
  const printed = printedBoost(who?.like ?? [])
  const boostIcons = icons ?? printed?.icons
  if (boostIcons === undefined) return wrong('iconsMissing', { name: who?.name ?? null })
  const choice = (star ?? printed?.star) ? 'flipStar' : 'flip'
  const called = who && { card: { name: who.name[language] ?? who.name[FALLBACK] } }
  return outOfMarvelRange({ boostIcons }) ?? { answer: { choice, number: boostIcons, ...called } }
}

/** The boost area of the cards of one name; null if they differ or no card has the name. */
function printedBoost(like: readonly MarvelCard[]): { icons: number; star: boolean } | null {
  const [first, ...others] = like.map(({ boostIcons = 0, boostStar = false }) => ({
    icons: boostIcons,
    star: boostStar,
  }))
  const alike = others.every(({ icons, star }) => icons === first?.icons && star === first.star)
  return first && alike ? first : null
}

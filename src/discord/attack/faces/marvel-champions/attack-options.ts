// Reads the options of Marvel Champions: those that both attacks have alike, and the boost cards that are typed.
import type { Cards } from '../../../../cards/cards.ts'
import { MARVEL_EDITION_IDS } from '../../../../games/marvel-champions/editions.ts'
import { schemeWord } from '../../../../games/marvel-champions/rules/schemes.ts'
import { KINDS_OF_SCHEMES } from '../../../../games/marvel-champions/vocabulary/table-facts.ts'
import { entriesIn } from '../../../../walkthroughs/set-up/list-of-names.ts'
import { marvelHere } from '../../../../walkthroughs/set-up/marvel-champions/at-table.ts'
import type { BoostGiven } from '../../../../walkthroughs/set-up/marvel-champions/boost.ts'
import type { MarvelOptions } from '../../../../walkthroughs/set-up/marvel-champions/characters.ts'
import { localisedChoice } from '../../../definition/definition.ts'
import type { StartGiven } from '../../face/command-face.ts'
import { choice, type OptionsGiven } from '../../face/options.ts'

const ENEMIES = ['villain', 'minion', 'villainousMinion'] as const

/** What an option for a scheme can mean at a table. */
export const SCHEME_PIECES = KINDS_OF_SCHEMES.map(schemeWord)

/** The option for the kind of an enemy without a card. */
export const kind = choice(
  'kind',
  ENEMIES.map(one => localisedChoice(t => t(`commands:attack.kind.${one}`), one)),
)

/** Reads the options that both attacks hand on in the same form. */
export const commonIn = ({ given, language, edition, isWhole, here: table }: StartGiven): Common => {
  const here = table && marvelHere(table)
  return {
    ...{ isWhole, language, here },
    edition: MARVEL_EDITION_IDS.find(id => id === edition),
    players: given.number('players') ?? here?.started,
    minion: ['minion', 'villainousMinion'].includes(given.text('kind') ?? '') || undefined,
  }
}

type Common = Pick<MarvelOptions, 'language' | 'edition' | 'players' | 'minion' | 'isWhole' | 'here'>

/** How many tough status cards a character has, if anything is said: one or none. */
export const toughIn = (said: boolean | undefined): number | undefined =>
  said === undefined ? undefined : Number(said)

/** The keyword of a minion that is said to be villainous. */
export const villainous = (given: OptionsGiven) =>
  given.text('kind') === 'villainousMinion' ? (['villainous'] as const) : undefined

const ICONS = /^(\d{1,2})\s*([*★]?)$/

/**
 * Reads "2", "1 3*" or "2, Assault" into one entry for each card, in the order in which the cards are flipped. A comma may
 * belong to a card's name.
 */
export function readBoosts(cards: Cards, text: string | undefined): BoostGiven[] | undefined {
  if (text === undefined) return undefined
  const parts = entriesIn(cards, text).flatMap(part =>
    /^[\d\s*★]+$/.test(part) ? part.split(/\s+(?![*★])/) : [part],
  )
  return parts.map(boostOf)
}

function boostOf(part: string): BoostGiven {
  const [, icons, star] = ICONS.exec(part) ?? []
  return icons === undefined ? { name: part } : { icons: Number(icons), star: star !== '' || undefined }
}

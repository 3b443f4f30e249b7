// Reads the options that both attacks of Marvel Champions have.
import { EDITION_IDS } from '../../../../games/marvel-champions/editions.ts'
import type { MarvelOptions } from '../../../../walkthroughs/set-up/marvel-champions/characters.ts'
import { localisedChoice } from '../../../definition/definition.ts'
import { choice, type Given } from '../../start/options.ts'
import type { Said } from '../command-face.ts'

const ENEMIES = ['villain', 'minion', 'villainousMinion'] as const

/** The option for the kind of an enemy without a card. */
export const kind = choice(
  'kind',
  ENEMIES.map(one => localisedChoice(t => t(`commands:attack.kind.${one}`), one)),
)

/** Reads the options that both attacks hand on in the same form. */
export const commonIn = ({
  given,
  language,
  edition,
}: Said): Pick<MarvelOptions, 'language' | 'edition' | 'players' | 'minion'> => ({
  language,
  edition: EDITION_IDS.find(id => id === edition),
  players: given.number('players'),
  minion: ['minion', 'villainousMinion'].includes(given.text('kind') ?? '') || undefined,
})

export const villainous = (given: Given) =>
  given.text('kind') === 'villainousMinion' ? (['villainous'] as const) : undefined

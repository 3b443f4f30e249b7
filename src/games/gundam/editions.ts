// The editions of the rules as data. A new edition is a record here and in the table of rows, never a copy of a flow.
import type { GundamClause } from './clauses.ts'
import type { Keyword } from './vocabulary/pieces.ts'

/** The ids of all editions, the current one first. */
export const GUNDAM_EDITION_IDS = ['1.9.0', '1.0'] as const
export type GundamEditionId = (typeof GUNDAM_EDITION_IDS)[number]

/** The edition of a new attack if nobody has chosen one: the newest, in each language. */
export const DEFAULT_EDITION: GundamEditionId = GUNDAM_EDITION_IDS[0]

/** The edition of attacks and scripts that name none: the default at the time of their writing. It never changes. */
export const UNSAID_UNIT_EDITION: GundamEditionId = '1.0'

/** The edition of scripts of a battle that an effect begins, if they name none. It never changes. */
export const UNSAID_BATTLE_EDITION: GundamEditionId = '1.9.0'

/** The edition of scripts of what is told between attacks, if they name none. It never changes. */
export const UNSAID_BETWEEN_EDITION: GundamEditionId = '1.9.0'

/** The differences of an edition that do not show in the rows of a flow. */
export type GundamEdition = {
  readonly id: string
  /** The target that a condition "when you attack a player / a Unit" looks at (7-3-5-2, 8-2-2). */
  readonly conditionsSee: 'the target declared' | 'the target now'
  /** The keywords that no rule of this edition knows: cards that have them work, but no form offers them. */
  readonly unknownKeywords: readonly Keyword[]
  /** The number of Shields that <Suppression> destroys at once, and who orders their Bursts. */
  readonly suppression: { readonly shields: number; readonly bursts: 'owner orders' | 'topmost first' }
  /** When an effect that one Burst has triggered is carried out while another Burst waits. */
  readonly triggeredByBurst: 'after all Bursts' | 'before the next Burst'
  /** Whether what the damage of <First Strike> triggers comes before a surviving target hits back (OP-03). */
  readonly triggeredByFirstStrike: 'before the target hits back' | 'after the battle'
  /** The ruling for effects that are newer than this edition, if it has no rule for them (OP-18). */
  readonly newerEffects: 'GCG19-OP-18' | null
  /** Whether a Unit or Base that an effect places into the trash is destroyed (5-10-1). */
  readonly placedInTrash: 'destroyed' | 'only placed'
  /** The targets that must be there: for a Command those of every part or only of its first one, for an effect as many
   * as it says or at least one (10-1-8-1-2, 10-2-2). */
  readonly targets: {
    readonly command: 'every part' | 'the first part'
    readonly effect: 'as many as it says' | 'at least one'
  }
  /** Whether an effect can begin a battle of the damage step alone (5-22-3). */
  readonly effectBattles: boolean
  /** Clauses that this edition words differently or numbers differently. */
  readonly cites: Partial<Record<GundamClause, GundamClause>>
}

/** The keywords that this edition has no rule for; none in an edition that does not exist. */
export const unknownKeywordsIn = (edition: string): readonly Keyword[] =>
  Object.values(GUNDAM_EDITIONS).find(({ id }) => id === edition)?.unknownKeywords ?? []

export const GUNDAM_EDITIONS: Record<GundamEditionId, GundamEdition> = {
  '1.9.0': {
    id: '1.9.0',
    conditionsSee: 'the target now',
    unknownKeywords: [],
    suppression: { shields: 2, bursts: 'owner orders' },
    triggeredByBurst: 'before the next Burst',
    triggeredByFirstStrike: 'before the target hits back',
    newerEffects: null,
    placedInTrash: 'destroyed',
    targets: { command: 'the first part', effect: 'as many as it says' },
    effectBattles: true,
    cites: {
      'GCG-7-3-5-2b': 'GCG19-8-2-2c',
      'GCG-9-1-8b': 'GCG19-10-1-8-1-2',
      'GCG-9-3-3b': 'GCG19-10-2-2',
    },
  },
  '1.0': {
    id: '1.0',
    conditionsSee: 'the target declared',
    unknownKeywords: ['Suppression'],
    suppression: { shields: 2, bursts: 'owner orders' },
    triggeredByBurst: 'after all Bursts',
    triggeredByFirstStrike: 'after the battle',
    newerEffects: 'GCG19-OP-18',
    placedInTrash: 'only placed',
    targets: { command: 'every part', effect: 'at least one' },
    effectBattles: false,
    cites: {
      'GCG19-5-22-1': 'GCG-9-1-5a',
      'GCG19-5-22-2': 'GCG-9-1-5a',
      'GCG19-10-1-6-8-1': 'GCG-7-3-3',
      'GCG19-13-1-7-4': 'GCG-7-6-2-4-1c',
    },
  },
}

/** The editions in which an effect can begin a battle. */
export const BATTLE_EDITION_IDS = GUNDAM_EDITION_IDS.filter(id => GUNDAM_EDITIONS[id].effectBattles)

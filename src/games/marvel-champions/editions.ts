// The editions of the rules as data. A newer one is a new record here and in the tables of rows, never a copy of a flow.
import type { Clause } from './clauses.ts'
import type { TriggerName } from './rules/moments.ts'

/** Today's first. */
export const EDITION_IDS = ['1.7', '1.6-de'] as const
export type EditionId = (typeof EDITION_IDS)[number]

/** By what a new attack is played if nobody says another: who plays in German has the German rules. */
export const defaultEdition = (language: string): EditionId => (language === 'de' ? '1.6-de' : '1.7')

/** By what an attack or script is played in which no edition stands: what was the default when they were written, for ever. */
export const UNSAID_EDITION: EditionId = '1.7'

/** Each of them once, in any order. */
type Order<Name extends string> = [Name] extends [never]
  ? readonly []
  : { [First in Name]: readonly [First, ...Order<Exclude<Name, First>>] }[Name]

/** What an edition says about all that is no row of a flow. */
export type Edition = {
  readonly id: string
  readonly damage: {
    /** What keeps damage from being dealt, after DEF and before "would take" (AMB-11). */
    readonly kept: Order<'prevention' | 'tough'>
    /** What follows once it is placed. */
    readonly placed: Order<'excess' | 'triggers' | 'defeat'>
  }
  /** When abilities on taking or dealing the damage of an enemy attack open (AMB-10). */
  readonly damageTriggers: 'with the damage' | 'after retaliate'
  /** When retaliate X is dealt: in a row of its own, or as one of the forced abilities, which the first player orders. */
  readonly retaliate: 'before the forced abilities' | 'among the forced abilities'
  /** Whether a villain whose stage the attack has defeated retaliates by its next stage (AMB-32). */
  readonly nextStageRetaliates: boolean
  /** When piercing discards tough cards: always, or only if DEF leaves damage to be dealt. */
  readonly piercing: 'always' | 'if damage is dealt'
  /** Whether the text says that the defender becomes the target, or a ruling for it (AMB-26). */
  readonly defenderIsTarget: 'by the text' | 'by ruling'
  /** Who is the target when a defending ally is gone before the damage (MC-EA-40, MC-DE-05). */
  readonly lostDefender: 'identity of its controller' | 'target before it defended'
  /** What opens after an attack that ended before its damage (AMB-07). */
  readonly earlyEndOpens: readonly TriggerName[]
  /** Clauses that this edition words for itself. */
  readonly cites: Partial<Record<Clause, Clause>>
}

export const EDITIONS: Record<EditionId, Edition> = {
  '1.7': {
    id: '1.7',
    damage: { kept: ['prevention', 'tough'], placed: ['excess', 'triggers', 'defeat'] },
    damageTriggers: 'after retaliate',
    retaliate: 'before the forced abilities',
    nextStageRetaliates: false,
    piercing: 'always',
    defenderIsTarget: 'by the text',
    lostDefender: 'identity of its controller',
    earlyEndOpens: ['afterDefends'],
    cites: {},
  },
  '1.6-de': {
    id: '1.6-de',
    damage: { kept: ['prevention', 'tough'], placed: ['excess', 'triggers', 'defeat'] },
    damageTriggers: 'with the damage',
    retaliate: 'before the forced abilities',
    nextStageRetaliates: false,
    piercing: 'always',
    defenderIsTarget: 'by ruling',
    lostDefender: 'target before it defended',
    earlyEndOpens: ['afterDefends'],
    cites: {
      'MC-EA-08': 'MC-DE-03',
      'MC-EA-09': 'MC-DE-02',
      'MC-EA-14': 'MC-DE-01',
      'MC-EA-21': 'MC-DE-14',
      'MC-EA-31': 'MC-DE-07',
      'MC-EA-37': 'MC-DE-06',
      'MC-EA-45': 'MC-DE-08',
      'MC-EA-48': 'MC-DE-10',
      'MC-EA-51': 'MC-DE-09',
      'MC-EA-52': 'MC-DE-13',
      'MC-EA-53': 'MC-DE-11',
    },
  },
}

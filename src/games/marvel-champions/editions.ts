// The editions of the rules as data. A new edition is a record here and in the tables of rows, never a copy of a flow.
import type { MarvelClause } from './clauses.ts'
import type { TriggerName } from './vocabulary/triggers.ts'

/** The ids of all editions, the current one first. */
export const MARVEL_EDITION_IDS = ['1.8', '1.7', '1.6-de'] as const
export type MarvelEditionId = (typeof MARVEL_EDITION_IDS)[number]

/** The edition of a new attack if nobody has chosen one: the newest in the language of the attack, else the newest. */
export const defaultEdition = (language: string): MarvelEditionId =>
  language === 'de' ? '1.6-de' : MARVEL_EDITION_IDS[0]

/** The edition of attacks and scripts that name none: the default at the time of their writing. It never changes. */
export const UNSAID_EDITION: MarvelEditionId = '1.7'

/** A list of all these names, each once, in any order. */
type Order<Name extends string> = [Name] extends [never]
  ? readonly []
  : { [First in Name]: readonly [First, ...Order<Exclude<Name, First>>] }[Name]

/** The differences of an edition that do not show in the rows of a flow. */
export type MarvelEdition = {
  readonly id: string
  readonly damage: {
    /** The order in which prevention and tough reduce damage, after DEF and before "would take" (AMB-11). */
    readonly kept: Order<'prevention' | 'tough'>
    /** The order of excess, triggers and defeat after damage is placed. */
    readonly placed: Order<'excess' | 'triggers' | 'defeat'>
  }
  /** Where When Defeated stands: with the interrupts to being defeated, or after all of them (MC18-EA-73). */
  readonly whenDefeated: 'among the forced interrupts' | 'after the interrupts'
  /** Whether the amount of damage has a step of its own before the damage is dealt (MC18-EA-12). */
  readonly damageStep: 'calculated and dealt' | 'calculated, then dealt'
  /** What overkill passes on: from the excess of damage taken or dealt, and whether the character must be defeated. */
  readonly overkill: { readonly counts: 'damage taken' | 'damage dealt'; readonly needs: 'excess' | 'defeat' }
  /** When abilities on taking or dealing the damage of an enemy attack open (AMB-10). */
  readonly damageTriggers: 'with the damage' | 'after retaliate'
  /** When retaliate X is dealt: in its own row, or among the forced abilities, which the first player orders. */
  readonly retaliate: 'before the forced abilities' | 'among the forced abilities'
  /** Whether a villain retaliates by its next stage after the attack has defeated its stage (AMB-08). */
  readonly nextStageRetaliates: boolean
  /** Which player attacks may not choose an enemy that cannot take damage (MC18-PA-27, MC18-PA-37). */
  readonly cannotTakeDamage: 'bars attacks that only deal damage' | 'bars attacks that deal damage'
  /** When piercing discards tough cards: always, or only if DEF leaves damage to be dealt. */
  readonly piercing: 'always' | 'if damage is dealt'
  /** Whether the text says that the defender becomes the target, or a ruling for it (AMB-26). */
  readonly defenderIsTarget: 'by the text' | 'by ruling'
  /** Which hero may be declared the defender by a card while somebody defends already (AMB-16, MC18-DF-24). */
  readonly declaredAgain: 'nobody' | 'the hero of a (defense) ability'
  /** The defender after the ally has left that a (defense) ability had declared (MC18-DF-43). */
  readonly lostAllyOfAbility: 'identity of its controller' | 'nobody'
  /** The target after a defending ally has left before the damage (MC-EA-40, MC-DE-05). */
  readonly lostDefender: 'identity of its controller' | 'target before it defended'
  /** What becomes of an attack in the middle of which a player is eliminated (MC18-EA-61). */
  readonly elimination: 'ends the attack' | 'goes on'
  /** The triggers that open after an attack that ended before its damage (AMB-07). */
  readonly earlyEndOpens: readonly TriggerName[]
  /** What a crisis icon keeps from removing threat from the main scheme (MC-CRISIS-01, MC17-C-19). */
  readonly crisis: 'bars player cards' | 'bars players'
  /** Clauses of newer editions for which the text of this one was not read. */
  readonly unread: readonly MarvelClause[]
  /** Clauses that this edition replaces by others, because play differs. */
  readonly cites: Partial<Record<MarvelClause, MarvelClause>>
}

/** Where the text of 1.8 says what was a ruling before, the older editions cite the clause that the ruling stands on. */
const BEFORE_1_8: MarvelEdition['cites'] = {
  'MC18-DF-10': 'MC-DF-09',
  'MC18-DF-16': 'MC-DF-13',
  'MC18-DF-23': 'MC-DF-04',
  'MC18-EA-73': 'MC-DAMAGE-04',
  'MC18-PA-07': 'MC-PA-03',
  'MC18-TH-06': 'MC-THWART-01',
}

export const MARVEL_EDITIONS: Record<MarvelEditionId, MarvelEdition> = {
  '1.8': {
    id: '1.8',
    damage: { kept: ['prevention', 'tough'], placed: ['defeat', 'excess', 'triggers'] },
    whenDefeated: 'among the forced interrupts',
    damageStep: 'calculated, then dealt',
    overkill: { counts: 'damage taken', needs: 'defeat' },
    damageTriggers: 'after retaliate',
    retaliate: 'among the forced abilities',
    nextStageRetaliates: true,
    cannotTakeDamage: 'bars attacks that only deal damage',
    piercing: 'if damage is dealt',
    defenderIsTarget: 'by the text',
    declaredAgain: 'the hero of a (defense) ability',
    lostAllyOfAbility: 'identity of its controller',
    lostDefender: 'identity of its controller',
    elimination: 'ends the attack',
    crisis: 'bars player cards',
    earlyEndOpens: ['afterAttacks', 'afterDefends'],
    unread: [],
    cites: {
      'MC-EA-14': 'MC18-EA-12',
      'MC-EA-44': 'MC18-EA-44',
      'MC-EA-45': 'MC18-EA-45',
      'MC-EA-46': 'MC18-EA-46',
      'MC-EA-51': 'MC18-EA-51',
      'MC-EA-54': 'MC18-EA-54',
      'MC-EA-55': 'MC18-EA-55',
      'MC-PA-21': 'MC18-PA-21',
      'MC-PA-22': 'MC18-PA-22',
      'MC-PA-23': 'MC18-PA-21',
    },
  },
  '1.7': {
    id: '1.7',
    damage: { kept: ['prevention', 'tough'], placed: ['excess', 'triggers', 'defeat'] },
    whenDefeated: 'after the interrupts',
    damageStep: 'calculated and dealt',
    overkill: { counts: 'damage taken', needs: 'excess' },
    damageTriggers: 'after retaliate',
    retaliate: 'before the forced abilities',
    nextStageRetaliates: true,
    cannotTakeDamage: 'bars attacks that only deal damage',
    piercing: 'if damage is dealt',
    defenderIsTarget: 'by the text',
    declaredAgain: 'nobody',
    lostAllyOfAbility: 'identity of its controller',
    lostDefender: 'identity of its controller',
    elimination: 'goes on',
    crisis: 'bars player cards',
    earlyEndOpens: ['afterDefends'],
    unread: [],
    cites: { ...BEFORE_1_8 },
  },
  '1.6-de': {
    id: '1.6-de',
    damage: { kept: ['prevention', 'tough'], placed: ['excess', 'triggers', 'defeat'] },
    whenDefeated: 'after the interrupts',
    damageStep: 'calculated and dealt',
    overkill: { counts: 'damage dealt', needs: 'excess' },
    damageTriggers: 'with the damage',
    retaliate: 'before the forced abilities',
    nextStageRetaliates: false,
    cannotTakeDamage: 'bars attacks that deal damage',
    piercing: 'always',
    defenderIsTarget: 'by ruling',
    declaredAgain: 'nobody',
    lostAllyOfAbility: 'nobody',
    lostDefender: 'target before it defended',
    elimination: 'goes on',
    crisis: 'bars players',
    earlyEndOpens: ['afterDefends'],
    unread: ['MC-AMPLIFY-01', 'MC18-DF-43', 'MC18-EA-74'],
    // The German clauses that only word a rule differently are not cited (MC-DE-05 is cited where it applies).
    cites: { ...BEFORE_1_8, 'MC-EA-51': 'MC-DE-09' },
  },
}

// The clauses for what every kind of activation has, by kind.
import type { MarvelClause } from '../../clauses.ts'
import type { Activation, ActivationKind } from './activation.ts'

/** The facts that have a clause in each kind. */
type Fact =
  | 'order of its steps'
  | 'no damage to prevent'
  | 'too late to change'
  | 'ended early'
  | 'ATK changed'
  | 'damage raised'
  | 'overkill'
  | 'retaliate'
  | 'not triggered'
  | 'joined'
  | 'exhausted'
  | 'boost card flipped'
  | 'Boost ability'
  | 'other text of a boost card'
  | 'boost icons'
  | 'boost card discarded'

const CLAUSES: Readonly<Record<ActivationKind, Readonly<Record<Fact, MarvelClause>>>> = {
  enemyAttack: {
    'order of its steps': 'MC-EA-14',
    'no damage to prevent': 'MC-DF-21',
    'too late to change': 'MC-EA-14',
    'ended early': 'MC-EA-54',
    'ATK changed': 'MC-EA-30',
    'damage raised': 'MC-EA-30',
    overkill: 'MC18-EA-66',
    retaliate: 'MC-EA-45',
    'not triggered': 'MC-EA-47',
    joined: 'MC-EA-20',
    exhausted: 'MC-EA-20',
    'boost card flipped': 'MC-EA-24',
    'Boost ability': 'MC-EA-25',
    'other text of a boost card': 'MC-EA-26',
    'boost icons': 'MC-EA-27',
    'boost card discarded': 'MC-EA-28',
  },
  playerAttack: {
    'order of its steps': 'MC-PA-10',
    'no damage to prevent': 'MC-PA-10',
    'too late to change': 'MC-PA-04',
    'ended early': 'MC-PA-05',
    'ATK changed': 'MC-PA-04',
    'damage raised': 'MC-PA-14',
    overkill: 'MC18-PA-29',
    retaliate: 'MC-PA-20',
    'not triggered': 'MC-PA-23',
    joined: 'MC-PA-16',
    exhausted: 'MC-PA-03',
    // A player's attack has no boost card but that of villainous.
    'boost card flipped': 'MC18-PA-38',
    'Boost ability': 'MC18-PA-38',
    'other text of a boost card': 'MC18-PA-38',
    'boost icons': 'MC18-PA-38',
    'boost card discarded': 'MC18-PA-38',
  },
  // It deals no damage of an attack, so some of these facts never come.
  enemyScheme: {
    'order of its steps': 'MC-SCHEMEENEMY-03',
    'no damage to prevent': 'MC18-SC-19',
    'too late to change': 'MC-SCHEMEENEMY-04',
    'ended early': 'MC-SCHEMEENEMY-04',
    'ATK changed': 'MC-SCHEMEENEMY-06',
    'damage raised': 'MC-SCHEMEENEMY-06',
    overkill: 'MC-SCHEMEENEMY-06',
    retaliate: 'MC-SCHEMEENEMY-06',
    'not triggered': 'MC-SCHEMEENEMY-06',
    joined: 'MC-SCHEMEENEMY-01',
    exhausted: 'MC-EXHAUST-02',
    'boost card flipped': 'MC-SCHEMEENEMY-03',
    'Boost ability': 'MC18-SC-08',
    'other text of a boost card': 'MC-EA-26',
    'boost icons': 'MC-SCHEMEENEMY-03',
    'boost card discarded': 'MC18-SC-08',
  },
  // It is no attack and has no boost card, so most of these facts never come.
  thwart: {
    'order of its steps': 'MC-THWART-01',
    'no damage to prevent': 'MC-THWART-01',
    'too late to change': 'MC-THWART-01',
    'ended early': 'MC18-TH-18',
    'ATK changed': 'MC-THWART-07',
    'damage raised': 'MC18-TH-10',
    overkill: 'MC-THWART-01',
    retaliate: 'MC-THWART-01',
    'not triggered': 'MC-THWART-01',
    joined: 'MC-THWART-01',
    exhausted: 'MC-EXHAUST-02',
    'boost card flipped': 'MC-THWART-01',
    'Boost ability': 'MC-THWART-01',
    'other text of a boost card': 'MC-THWART-01',
    'boost icons': 'MC-THWART-01',
    'boost card discarded': 'MC-THWART-01',
  },
  // Nobody attacks, so most of these facts never come; what is told has resolved already.
  changes: {
    'order of its steps': 'MC-RESOLVE-01',
    'no damage to prevent': 'MC-RESOLVE-01',
    'too late to change': 'MC-RESOLVE-01',
    'ended early': 'MC-RESOLVE-01',
    'ATK changed': 'MC-RESOLVE-01',
    'damage raised': 'MC-RESOLVE-01',
    overkill: 'MC-RESOLVE-01',
    retaliate: 'MC-RESOLVE-01',
    'not triggered': 'MC-RESOLVE-01',
    joined: 'MC-RESOLVE-01',
    exhausted: 'MC-EXHAUST-02',
    'boost card flipped': 'MC-RESOLVE-01',
    'Boost ability': 'MC-RESOLVE-01',
    'other text of a boost card': 'MC-RESOLVE-01',
    'boost icons': 'MC-RESOLVE-01',
    'boost card discarded': 'MC-RESOLVE-01',
  },
}

/** The clause of a fact in this activation. */
export const clauseOf = ({ kind }: Pick<Activation, 'kind'>, fact: Fact): MarvelClause => CLAUSES[kind][fact]

/** The clauses by which damage is prevented and by which a villain's next stage comes; null: those that bring it about. */
const OVER_ALL: Readonly<
  Record<ActivationKind, { readonly prevented: MarvelClause | null; readonly nextStage: MarvelClause | null }>
> = {
  // In an enemy's attack the next stage decides on an early end.
  enemyAttack: { prevented: 'MC-EA-30', nextStage: 'MC-EA-54' },
  playerAttack: { prevented: null, nextStage: null },
  enemyScheme: { prevented: null, nextStage: 'MC18-SC-20' },
  thwart: { prevented: null, nextStage: null },
  changes: { prevented: null, nextStage: null },
}

/** The clause of a fact that has one in some kinds alone, or else the one given. */
export const clauseOr = (
  { kind }: Pick<Activation, 'kind'>,
  fact: 'prevented' | 'nextStage',
  other: MarvelClause,
): MarvelClause => OVER_ALL[kind][fact] ?? other

/** The ruling on the excess of an attack's damage. */
export const EXCESS_RULINGS: Readonly<Record<ActivationKind, string>> = {
  enemyAttack: 'AMB-06',
  playerAttack: 'AMB-38',
  enemyScheme: 'AMB-38',
  thwart: 'AMB-38',
  changes: 'AMB-38',
}

type OfWindow = MarvelClause | { forced: MarvelClause; optional: MarvelClause; order?: MarvelClause }

/** The clause of each window; some windows have one for forced and one for optional abilities. */
export const WINDOW_CLAUSES: Readonly<Record<ActivationKind, { readonly [window: string]: OfWindow }>> = {
  enemyAttack: {
    initiation: { forced: 'MC-EA-11', optional: 'MC-EA-53', order: 'MC-EA-53' },
    defends: 'MC-DF-17',
    flipped: 'MC-EA-24',
    dealDamage: 'MC-EA-30',
    damage: 'MC-EA-30',
    wouldTake: 'MC-EA-30',
    wouldBeDefeated: 'MC18-EA-73',
    isDefeated: 'MC18-EA-73',
    whenDefeated: 'MC18-EA-73',
    damageDealt: 'MC-EA-44',
    afterTakesDamage: 'MC-EA-51',
    afterDealsDamage: 'MC-EA-51',
    forced: 'MC-EA-47',
    optional: 'MC-EA-52',
    endedEarly: 'MC-EA-54',
    makesAttack: 'MC-PA-15',
    innerAttack: { forced: 'MC-PA-23', optional: 'MC-PA-26' },
    afterwards: 'MC-EA-44',
  },
  playerAttack: {
    makeAttack: 'MC-PA-15',
    damage: 'MC-PA-10',
    wouldBeDefeated: 'MC18-EA-73',
    isDefeated: 'MC18-EA-73',
    whenDefeated: 'MC18-EA-73',
    damageDealt: 'MC-PA-21',
    forced: 'MC-PA-23',
    optional: 'MC-PA-26',
    afterwards: 'MC-PA-27',
  },
  enemyScheme: {
    attempt: 'MC-SCHEMEENEMY-01',
    initiation: 'MC-SCHEMEENEMY-01',
    flipped: 'MC-SCHEMEENEMY-03',
    threat: 'MC18-SC-19',
    wouldBeDefeated: 'MC18-EA-73',
    isDefeated: 'MC18-EA-73',
    whenDefeated: 'MC18-EA-73',
    forced: 'MC-SCHEMEENEMY-01',
    optional: 'MC-SCHEMEENEMY-01',
    endedEarly: 'MC18-SC-17',
    afterwards: 'MC-SCHEMEENEMY-01',
  },
  thwart: {
    thwarts: 'MC-THWART-01',
    removal: 'MC-THWART-01',
    schemeDefeated: 'MC-SIDESCHEME-02',
    wouldBeDefeated: 'MC18-EA-73',
    isDefeated: 'MC18-EA-73',
    whenDefeated: 'MC18-EA-73',
    forced: 'MC-THWART-01',
    optional: 'MC-THWART-01',
    afterwards: 'MC-THWART-04',
  },
  changes: { wouldBeDefeated: 'MC18-EA-73', isDefeated: 'MC18-EA-73', whenDefeated: 'MC18-EA-73' },
}

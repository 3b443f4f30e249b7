// /attack battle: turns the options of the command, or the end of a battle, into the set-up of a battle that an effect begins.
import type { Cards } from '../../../cards/cards.ts'
import { BATTLE_EDITION_IDS, DEFAULT_EDITION } from '../../../games/gundam/editions.ts'
import type { EffectBattleSetUp, EffectBattleSetUpRead } from '../../../games/gundam/effect-battle/set-up.ts'
import { effectBattle } from '../../../games/gundam/flows.ts'
import type { UnitOutcome } from '../../../games/gundam/outcomes.ts'
import { isThere, type Next } from '../../again.ts'
import { type Begun, begun } from '../first-answers.ts'
import { idsAt } from '../piece-ids.ts'
import { type Wrong, wrong } from '../problem.ts'
import { battleTable, burstAnswers, samePerson, sidesIn, type UnitOptions } from './unit.ts'
import { outOfGundamRange, placeBase, placeUnit, type Unit, type UnitGiven } from './units.ts'

export type EffectBattleOptions = Pick<
  UnitOptions,
  | 'language'
  | 'edition'
  | 'attacker'
  | 'player'
  | 'opponent'
  | 'base'
  | 'shields'
  | 'bursts'
  | 'assumed'
  | 'here'
> & {
  readonly target: UnitGiven
  /** true: the battle is played to its end, unless a question is open. */
  readonly atOnce?: boolean | undefined
}

const PLAYING = {
  flow: effectBattle,
  finishing: { finish: 'finish' },
  nothing: ['noBurst'],
  abilitiesFirst: true,
} as const

/** Prepares the battle; an edition that knows no such battle is refused. */
export function prepareEffectBattle(cards: Cards, options: EffectBattleOptions): Begun {
  const { edition = DEFAULT_EDITION, shields, player, opponent } = options
  const by = BATTLE_EDITION_IDS.find(id => id === edition)
  if (!by) return wrong('noEffectBattles')
  const bad = outOfGundamRange({ shields }) ?? samePerson(player, opponent)
  if (bad) return bad
  const units = placed(cards, options)
  if ('problem' in units) return units
  const answers = burstAnswers(cards, options)
  if ('problem' in answers) return answers
  const [attacker, target, base] = units
  const { setUp, abilities, ...table } = battleTable(
    cards,
    options,
    [attacker, target, ...(base ? [base] : [])],
    null,
  )
  const battle = {
    ...setUp,
    attacker: attacker.piece.id,
    target: { unit: target.piece.id },
    abilities,
    ...(options.assumed && { assumed: options.assumed }),
    edition: by,
  } satisfies EffectBattleSetUp
  return begun(PLAYING, { ...table, setUp: battle }, answers.said, options.atOnce ?? false)
}

type Placed = readonly [attacker: Unit, target: Unit, base: Unit | null]

function placed(cards: Cards, options: EffectBattleOptions): Placed | Wrong {
  const { attacker, target, base, here } = options
  const id = idsAt(here)
  const { active, standby: player } = sidesIn(options)
  const attacks = placeUnit(cards, attacker, { id: id('unit'), player: active, here })
  if ('problem' in attacks) return attacks
  const attacked = placeUnit(cards, target, { id: id('unit'), player, here })
  if ('problem' in attacked) return attacked
  const based = typeof base === 'object' ? placeBase(cards, base, { id: id('base'), player, here }) : null
  return based && 'problem' in based ? based : [attacks, attacked, based]
}

/** The same two Units battle again, if both are still there. */
export const nextEffectBattle: Next<EffectBattleSetUpRead, UnitOutcome> = (
  { attacker, target },
  { table },
) => {
  if (!isThere(table, attacker)) return { notAgain: 'attackerGone' }
  return isThere(table, target.unit)
    ? { stays: ['attacker', 'target'], anew: {} }
    : { notAgain: 'targetGone' }
}

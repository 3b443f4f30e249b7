// Tests that an event on some path cites each clause, unless only a question or a refusal cites it.
import { expect, test } from 'vitest'
import { battles } from '../../../../test/games/gundam/effect-battle.ts'
import {
  ap,
  atMole,
  attack,
  attempt,
  block,
  bothPass,
  burst,
  command,
  drake,
  falcon,
  finish,
  fort,
  heron,
  hurt,
  lancer,
  leaves,
  mole,
  noBlock,
  on,
  quietly,
  resolve,
  rested,
  the,
  turnTo,
  use,
  wall,
} from '../../../../test/games/gundam/unit-attack.ts'
import type { Answer } from '../../../engine/types.ts'
import { CLAUSES } from '../clauses.ts'

/** Clauses that no event can cite, with the reason. */
const NEVER_TOLD: Record<string, string> = {
  'GCG-7-4-3': 'is the clause of a refusal: the Unit originally targeted is never offered',
}

const kills = (
  source: string,
  trigger: 'whenAttacking' | 'unitAttacks' | 'blocks' | 'isBlocked',
  who: string,
) => on('K', source === 'Falcon' ? 'Kei' : 'Rio', { on: trigger }, [leaves(who, 'destroyed')], source)
const pair = () => [falcon(), mole(rested)]
const blocked = () => [falcon(), wall()]
const empty = { shields: 0 }

/** Plays that together cite all other clauses: plain attacks first, then attacks that each step cuts short. */
const PLAYS: readonly (readonly [object, ...Answer[]])[] = [
  [{ activePlayer: 'Kei', standbyPlayer: 'Rio', pieces: pair() }, use('noAttack')],
  [attack([falcon()]), { ...noBlock, joins: [wall()] }, bothPass, burst(1, 'activate'), finish],
  [atMole(), ...quietly, finish],
  [attack([heron(), mole({ ...rested, damage: 3 })], 'Mole'), ...quietly, finish],
  [attack([lancer(), mole({ ...rested, damage: 3 })], 'Mole'), ...quietly, finish],
  [attack([falcon({ ap: 5 }), fort()]), ...quietly, finish],
  [attack([lancer(), fort()]), ...quietly, finish],
  [attack([falcon()], undefined, empty), ...quietly, finish],
  [attack(blocked()), block('Wall'), bothPass, finish],
  [attack(pair(), 'Mole', { abilities: [kills('Mole', 'unitAttacks', 'Falcon')] }), finish],
  [attack(pair(), 'Mole', { abilities: [kills('Falcon', 'whenAttacking', 'Mole')] }), finish],
  [attack(blocked(), undefined, { abilities: [kills('Wall', 'blocks', 'Falcon')] }), block('Wall'), finish],
  [
    attack(blocked(), undefined, { abilities: [kills('Falcon', 'isBlocked', 'Wall')] }),
    block('Wall'),
    finish,
  ],
  [atMole(), noBlock, command('Rio', 'X', leaves('Falcon')), bothPass, finish],
  [atMole(), noBlock, command('Rio', 'X', leaves('Mole')), bothPass, finish],
  [
    attack([falcon(), lancer(rested), mole(rested), drake()], 'Mole', {
      edition: '1.9.0',
      abilities: [
        on('D1', 'Kei', { on: 'whenAttacking' }, [battles('Falcon', 'Drake')], 'Falcon'),
        on('W1', 'Kei', { on: 'unitAttacks' }, [battles('Lancer', 'Mole')]),
      ],
    }),
    use('D1'),
    ...quietly,
    finish,
  ],
  [
    atMole({
      abilities: [
        on(
          'K1',
          'Kei',
          { on: 'whenAttacking', against: 'unit' },
          [ap('Falcon', 1), hurt(the('target'), 1)],
          'Falcon',
        ),
        on('K2', 'Kei', { on: 'unitAttacks' }, [turnTo('player')], 'Heron'),
        on('N1', 'Rio', { on: 'takesEffectDamage', who: 'Mole' }, [hurt(the('attacker'), 1)], 'Mole'),
      ],
    }),
    use('K1'),
    ...quietly,
    burst(1, 'activate', hurt(the('attacker'), 1)),
    finish,
  ],
]

test('every clause is told of on some path, or stands in a question or a refusal', () => {
  const told = new Set<string>()
  for (const [setUp, ...answers] of PLAYS) {
    const played = resolve(setUp, ...answers)
    for (const event of played.events) told.add(event.clause)
    expect(played.prompt).toBeNull()
  }
  // The question for the order of effects has this clause; its answer causes no event of its own.
  const queue = atMole({
    abilities: [on('A', 'Kei', { on: 'unitAttacks' }, []), on('B', 'Kei', { on: 'unitAttacks' }, [])],
  })
  told.add(resolve(queue).prompt?.windows[0]?.clause ?? '')
  expect(CLAUSES.filter(one => !told.has(one))).toEqual(Object.keys(NEVER_TOLD))
  const targeted = attempt(attack([falcon(), wall(rested)], 'Wall'), block('Wall'))
  expect(targeted.refused?.clause).toBe('GCG-7-4-3')
})

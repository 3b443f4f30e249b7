// Tests that an event on some path cites each clause, unless only a question or a refusal cites it.
import { expect, test } from 'vitest'
import { battles } from '../../../../test/support/games/gundam/effect-battle.ts'
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
  piece,
  quietly,
  report,
  resolve,
  rested,
  the,
  titan,
  turnTo,
  use,
  wall,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Answer } from '../../../engine/types.ts'
import { clausesOf } from '../../citing.ts'
import { GUNDAM_CLAUSES } from '../clauses.ts'
import type { PieceGiven } from '../vocabulary/pieces.ts'
import type { UnitSetUp } from './set-up.ts'

/** Clauses that no event can cite, with the reason. */
const NEVER_TOLD: Record<string, string> = {
  'GCG-7-4-3': 'is the clause of a refusal: the Unit originally targeted is never offered',
  'GCG-9-1-7b': 'is the clause of a refusal: an effect whose cost cannot be paid is never offered',
  'GCG-9-1-8b': 'is the clause of a refusal: a Command without its targets is never offered',
  'GCG-9-3-3b': 'is the clause of 1.0 for an effect without targets',
  'GCG-10-4-2a': 'is the clause of a question: which Unit makes room',
  'GCG19-10-1-8-1-2': 'is the clause of the same refusal in 1.9.0',
  'GCG19-13-1-7-4': 'is the clause of a question: which Burst comes first',
}

const kills = (
  source: string,
  trigger: 'whenAttacking' | 'unitAttacks' | 'blocks' | 'isBlocked',
  who: string,
) => on('K', source === 'Falcon' ? 'Kei' : 'Rio', { on: trigger }, [leaves(who, 'destroyed')], source)
const pair = () => [falcon(), mole(rested)]
const blocked = () => [falcon(), wall()]
const empty = { shields: 0 }

const by19 = (setUp: UnitSetUp): UnitSetUp => ({ ...setUp, edition: '1.9.0' })
const reduces = (by: number) => ({ ...rested, constants: [{ while: [], reduces: by }] })
const linked: Partial<PieceGiven> = {
  pilot: { links: true, ap: 0, hp: 0 },
  constants: [{ while: [{ is: 'linked' }], ap: 1 }],
}
const battling: Partial<PieceGiven> = { constants: [{ while: [{ battles: 'unit', levelUpTo: 2 }], ap: 1 }] }
const ownBlocker: Partial<PieceGiven> = {
  keywords: [],
  constants: [{ while: [{ apFrom: 1 }], keyword: 'Blocker' }],
}
const noRest = {
  kind: 'ifYouDo' as const,
  first: { kind: 'rest' as const, who: piece('Mole') },
  second: [{ kind: 'note' as const, text: 'never' }],
}

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
    by19(attack([titan()], undefined, { shields: 2 })),
    ...quietly,
    burst(1, 'noBurst'),
    burst(2, 'noBurst'),
    finish,
  ],
  [by19(attack([titan()], undefined, { shields: 1 })), ...quietly, burst(1, 'noBurst'), finish],
  [by19(attack([titan(), fort()])), ...quietly, finish],
  [by19(atMole()), noBlock, command('Rio', 'X', leaves('Mole', 'trash')), bothPass, finish],
  [by19(atMole()), report('attack', turnTo('player')), ...quietly, burst(1, 'noBurst'), finish],
  [
    by19(attack([falcon(linked), mole(reduces(1))], 'Mole')),
    noBlock,
    command('Rio', 'X', { kind: 'unpair', who: piece('Falcon') }),
    bothPass,
    finish,
  ],
  [
    by19(
      attack(
        [
          falcon(),
          mole({
            ...reduces(1),
            constants: [
              { while: [], reduces: 1 },
              { while: [], reduces: 1 },
            ],
          }),
        ],
        'Mole',
      ),
    ),
    ...quietly,
    finish,
  ],
  [by19(attack([falcon(), mole(reduces(9))], 'Mole')), ...quietly, finish],
  [
    by19(attack([falcon(battling), mole({ ...rested, level: 1 }), wall()], 'Mole')),
    block('Wall'),
    bothPass,
    finish,
  ],
  [
    by19(attack([falcon(), wall(ownBlocker)])),
    block('Wall'),
    command('Rio', 'X', ap('Wall', -1)),
    bothPass,
    finish,
  ],
  [
    by19(atMole({ abilities: [on('K', 'Kei', { on: 'unitAttacks' }, [noRest], 'Heron')] })),
    ...quietly,
    finish,
  ],
  [
    by19(
      atMole({
        abilities: [
          { ...on('K', 'Kei', { on: 'unitAttacks' }, [], 'Heron'), chooses: [{ units: 'enemy', count: 5 }] },
        ],
      }),
    ),
    ...quietly,
    finish,
  ],
  [
    attack([falcon(), mole(rested), ...['A', 'B', 'C', 'D', 'E'].map(id => ({ ...mole(), id }))], 'Mole'),
    noBlock,
    command('Rio', 'X', { kind: 'deploy', piece: { ...mole(), id: 'F' } }),
    { question: 'room:F', choice: 'A' },
    bothPass,
    finish,
  ],
  [
    by19(
      attack([titan({ hp: 9 })], undefined, {
        shields: 2,
        abilities: [on('N', 'Kei', { on: 'takesEffectDamage' }, [], 'Titan')],
      }),
    ),
    ...quietly,
    burst(1, 'activate', hurt(the('attacker'), 1)),
    burst(2, 'activate'),
    { question: 'order:burst', choice: 'burst#1' },
    finish,
  ],
  [
    by19(
      attack([falcon({ breach: 1 }), lancer(rested), mole(rested), drake()], 'Mole', {
        abilities: [
          on('D1', 'Kei', { on: 'whenAttacking' }, [battles('Falcon', 'Drake')], 'Falcon'),
          on('W1', 'Kei', { on: 'unitAttacks' }, [battles('Lancer', 'Mole')]),
        ],
      }),
    ),
    use('D1'),
    burst(1, 'noBurst'),
    ...quietly,
    burst(2, 'noBurst'),
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

/** The stories of what is told between attacks tell of these. */
const BETWEEN: readonly string[] = clausesOf(
  'GCG-1 3',
  'GCG-4 9a 9b',
  'GCG-6 1b 2b 2c 5a 6d 6e',
  'GCG-11-1 1a',
  'GCG-11-2 12a',
)

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
  expect(GUNDAM_CLAUSES.filter(one => !told.has(one) && !BETWEEN.includes(one))).toEqual(
    Object.keys(NEVER_TOLD),
  )
  const targeted = attempt(attack([falcon(), wall(rested)], 'Wall'), block('Wall'))
  expect(targeted.refused?.clause).toBe('GCG-7-4-3')
})

// Tests of a battle that an effect begins by itself: its two steps, who attacks, what works in it and what does not.
import { expect, test } from 'vitest'
import {
  attemptBattle,
  battle,
  blows,
  fight,
  unit,
} from '../../../../test/support/games/gundam/effect-battle.ts'
import {
  again,
  ap,
  bothPass,
  finish,
  fort,
  hurt,
  left,
  noBlock,
  noBurst,
  note,
  on,
  order,
  piece,
  report,
  resolve,
  rested,
  wall,
  watching,
  whenAttacking,
} from '../../../../test/support/games/gundam/unit-attack.ts'

const nova = (apNow: number, hp: number, more = {}) => unit('Nova', 'Kei', apNow, hp, more)
const drake = (apNow: number, hp: number, more = {}) => unit('Drake', 'Rio', apNow, hp, more)

test('GCG19-5-22-3a (GCG19-5-22-3a#1) the damage step comes at once: nobody blocks and nobody acts', () => {
  const story = fight(battle([nova(5, 5), drake(3, 4), wall()]), finish)
  expect(story.steps).toEqual(['damage', 'battle end'])
  expect(blows(story)).toEqual([
    ['Drake', 5],
    ['Nova', 3],
  ])
  expect(left(story, 'Nova', 'Drake', 'Wall')).toEqual([2, 0, 4])
  expect(story.result).toMatchObject({ destroyed: ['Drake'], target: { unit: 'Drake' }, succeeded: 'unit' })
  expect([story.told('attack_effects_silent'), story.told('effect_battle_over')]).toEqual([[], []])
  expect(story.accepted.map(({ question }) => question)).toEqual(['finish'])
  expect(story.events.at(-1)).toMatchObject({ type: 'returned_to_main_phase', player: 'Kei' })
})

test('GCG19-5-22-3a whose effect it is attacks, and the rules are cited for it', () => {
  const [begun] = fight(battle([nova(5, 5), drake(3, 4)])).told('effect_battle_begun')
  expect(begun).toMatchObject({ clause: 'GCG19-5-22-3a', attacker: 'Nova', target: 'Drake' })
  expect(begun).not.toHaveProperty('ruling')
})

test('GCG19-5-22-3b (GCG19-5-22-3b#1) the Unit is not rested and may attack afterwards', () => {
  const first = fight(battle([nova(4, 6), drake(2, 3)]), finish)
  expect(blows(first)).toEqual([
    ['Drake', 4],
    ['Nova', 2],
  ])
  expect(first.told('unit_rested')).toEqual([])
  const second = resolve({ ...again(first, 'Nova'), edition: '1.9.0' }, noBlock, bothPass, noBurst, finish)
  expect(second.told('battle_damage')).toMatchObject([{ to: 'Shield', amount: 4 }])
  expect(second.result).toMatchObject({ shields: 0, pieces: [{ piece: 'Nova', remaining: 4, rested: true }] })
})

test('GCG19-5-22-3b a rested Unit, and one deployed this turn, battles too', () => {
  for (const state of [rested, { deployedThisTurn: true }]) {
    const story = fight(battle([nova(4, 6, state), drake(2, 3)]), finish)
    expect(left(story, 'Nova', 'Drake')).toEqual([4, 0])
    expect(story.told('battles_all_the_same')).toMatchObject([{ clause: 'GCG19-5-22-3b', unit: 'Nova' }])
  }
  const link = nova(4, 6, { deployedThisTurn: true, linkUnit: true })
  expect(fight(battle([link, drake(2, 3)]), finish).told('battles_all_the_same')).toEqual([])
})

test('GCG19-5-22-3-1 (GCG19-5-22-3-1#1) no attack is declared, so effects that wait for one stay silent', () => {
  const abilities = [
    whenAttacking('Boost', 'Nova', [ap('Nova', 2)]),
    watching('Cheer', 'Kei', 'Heron', [ap('Nova', 1)]),
  ]
  const story = fight(battle([nova(3, 5), unit('Heron', 'Kei', 2, 2), drake(2, 6)], { abilities }), finish)
  expect(story.opened).toEqual([])
  expect(story.told('attack_effects_silent')).toMatchObject([
    { clause: 'GCG19-5-22-3-1', effects: ['Boost', 'Cheer'] },
  ])
  expect(story.result.apAtDamage).toContainEqual({ piece: 'Nova', ap: 3 })
  expect(left(story, 'Nova', 'Heron', 'Drake')).toEqual([3, 2, 3])
})

test('GCG19-5-22-4 (GCG19-5-22-4#1) of two chosen Units the first attacks, so First Strike of the second is idle', () => {
  const lancer = unit('Lancer', 'Rio', 4, 3, { keywords: ['First Strike'] })
  const story = fight(battle([unit('Falcon', 'Kei', 3, 4), lancer]), finish)
  expect(story.steps).toEqual(['damage', 'battle end'])
  expect(story.told('first_strike_damage')).toEqual([])
  expect(story.result.destroyed).toEqual(['Falcon', 'Lancer'])
})

test('GCG19-5-22-4 the Unit of the other player attacks if it was chosen first', () => {
  const lancer = unit('Lancer', 'Rio', 4, 3, { keywords: ['First Strike'] })
  const chosen = { attacker: 'Lancer', target: { unit: 'Falcon' } }
  const story = fight(battle([unit('Falcon', 'Kei', 3, 4), lancer], chosen), finish)
  expect(story.told('first_strike_damage')).toMatchObject([{ from: 'Lancer', to: 'Falcon', amount: 4 }])
  expect(story.result.destroyed).toEqual(['Falcon'])
})

test('GCG19-5-22-4 whose the two Units are is open in the rules if they belong to one player', () => {
  const chosen = { target: { unit: 'Heron' } }
  const story = fight(battle([nova(3, 5), unit('Heron', 'Kei', 2, 2), drake(2, 6)], chosen))
  expect(story.told('effect_battle_begun')).toMatchObject([{ target: 'Heron', ruling: 'GCG19-OP-05' }])
  expect(story.hp('Heron')).toBe(0)
})

test('GCG19-5-22-4-1 (GCG19-5-22-4-1#1) the 【Attack】 of the Unit that was chosen first stays silent', () => {
  const abilities = [whenAttacking('Shoot', 'Falcon', [hurt(piece('Mole'), 2)])]
  const pieces = [unit('Falcon', 'Kei', 2, 5), unit('Mole', 'Rio', 1, 4)]
  const story = fight(battle(pieces, { abilities }), finish)
  expect(story.opened).toEqual([])
  expect(left(story, 'Falcon', 'Mole')).toEqual([4, 2])
})

test('GCG19-5-22-R1 (GCG19-5-22-R1#1) what lasts for this battle ends in its battle end step', () => {
  const abilities = [on('N1', 'Kei', { on: 'destroys', who: 'Nova' }, [ap('Nova', 2)], 'Nova')]
  const mole = unit('Mole', 'Rio', 1, 5, rested)
  const first = fight(battle([nova(3, 6), drake(2, 3), mole], { abilities }), finish)
  const types = [
    'battle_step_entered',
    'battle_effect_gained',
    'battle_effect_lost',
    'returned_to_main_phase',
  ]
  expect(order(first, ...types)).toEqual([
    'battle_step_entered',
    'battle_effect_gained',
    'battle_step_entered',
    'battle_effect_lost',
    'returned_to_main_phase',
  ])
  const second = resolve({ ...again(first, 'Nova', 'Mole'), edition: '1.9.0' }, noBlock, bothPass, finish)
  expect(second.result.apAtDamage).toContainEqual({ piece: 'Nova', ap: 3 })
  expect(left(second, 'Nova', 'Mole')).toEqual([3, 2])
})

test('GCG19-13-1-5-4 (GCG19-13-1-5-4#1) First Strike works for the Unit that attacks', () => {
  const story = fight(battle([nova(4, 3, { keywords: ['First Strike'] }), drake(6, 4)]), finish)
  expect(story.told('first_strike_damage')).toMatchObject([
    { clause: 'GCG19-13-1-5-4', to: 'Drake', amount: 4 },
  ])
  expect(blows(story)).toEqual([['Drake', 4]])
  expect(left(story, 'Nova', 'Drake')).toEqual([3, 0])
})

test('GCG19-13-1-5-4 what a card gives while Units battle counts: the target gives the attacker First Strike', () => {
  const carta = drake(6, 4, {
    constants: [
      {
        while: [{ turn: 'enemy' }, { battles: 'unit' }],
        to: 'the Unit battled',
        keyword: 'First Strike',
      },
    ],
  })
  const story = fight(battle([nova(4, 3), carta]), finish)
  expect(blows(story)).toEqual([['Drake', 4]])
  expect(left(story, 'Nova', 'Drake')).toEqual([3, 0])
})

test('GCG19-13-1-2-1 (GCG19-13-1-2-1#1) Breach works in a battle without an attack', () => {
  const story = fight(battle([nova(5, 5, { breach: 2 }), drake(3, 5), fort()]), finish)
  expect(story.told('effects_triggered')).toMatchObject([{ clause: 'GCG19-13-1-2-1' }])
  expect(story.told('effect_damage')).toMatchObject([{ to: 'Fort', amount: 2 }])
  expect(left(story, 'Nova', 'Drake', 'Fort')).toEqual([2, 0, 3])
  expect(story.result).toMatchObject({ destroyed: ['Drake'], shields: 1 })
})

test('GCG19-13-1-2-1 Breach of the Unit that is the target works in the turn of its player, which is open in the rules', () => {
  const chosen = { attacker: 'Drake', target: { unit: 'Nova' } }
  const story = fight(battle([nova(5, 5, { breach: 2 }), drake(3, 5), fort()], chosen), finish)
  expect(story.told('effects_triggered')).toMatchObject([{ effects: ['Breach:Nova'], ruling: 'GCG19-OP-06' }])
  expect(story.hp('Fort')).toBe(3)
})

test('GCG19-13-1-2-1 Breach does nothing in the turn of the other player, nor over a Unit of one’s own', () => {
  const other = fight(battle([nova(1, 1), drake(3, 5, { breach: 2 })]), finish)
  expect(other.told('effects_triggered')).toEqual([])
  const own = battle([nova(5, 5, { breach: 2 }), unit('Heron', 'Kei', 1, 1), drake(1, 1)], {
    target: { unit: 'Heron' },
  })
  expect(fight(own, finish).told('effects_triggered')).toEqual([])
})

test('GCG19-5-22-3a an unknown AP is asked for, and a card may be reported after the blows', () => {
  const { ap: _ap, ...unknown } = drake(0, 4)
  const asked = fight(battle([nova(3, 5), unknown]))
  expect(asked.prompt?.windows.map(({ name }) => name)).toEqual(['ap:Drake'])
  const story = fight(
    battle([nova(3, 5), unknown]),
    { choice: 'ap', number: 2 },
    report('damage', note('Nova draws')),
    finish,
  )
  expect(left(story, 'Nova', 'Drake')).toEqual([3, 1])
  expect(story.result.notes).toEqual(['Nova draws'])
})

test('GCG19-5-22-3a what is no Unit, is not there or is the same Unit twice cannot battle', () => {
  const pieces = [nova(3, 5), drake(2, 2), fort()]
  const refused = (more: object) => attemptBattle(battle(pieces, more)).refused
  expect(refused({ attacker: 'Nobody' })).toMatchObject({ code: 'noSuchAttacker', clause: 'GCG19-5-22-3a' })
  expect(refused({ target: { unit: 'Nobody' } })).toMatchObject({
    code: 'noSuchTarget',
    details: { at: 'Nobody' },
  })
  expect(refused({ target: { unit: 'Fort' } })).toMatchObject({ code: 'notAUnit' })
  expect(refused({ target: { unit: 'Nova' } })).toMatchObject({ code: 'sameUnit' })
  expect(refused({ edition: '1.0' })).toMatchObject({ code: 'malformedSetUp', details: { at: 'edition' } })
})

test('GCG19-5-22-3a a set-up that no attack could have is refused here too', () => {
  expect(attemptBattle(battle([nova(3, 5), drake(2, 2)], { standbyPlayer: 'Kei' })).refused).toMatchObject({
    code: 'samePlayer',
  })
})

test('GCG19-5-22-R1 the end of the battle triggers what waits for it', () => {
  const abilities = [on('After', 'Kei', { on: 'battleEnd' }, [note('after')], 'Nova')]
  expect(fight(battle([nova(3, 5), drake(2, 2)], { abilities }), finish).result.notes).toEqual(['after'])
})

test('GCG19-5-22-3a what only players know of the battling Units is asked before they deal damage', () => {
  const shielded = { constants: [{ while: [{ asks: '@level:7' }], keepsOff: { only: 'battle' as const } }] }
  const setUp = battle([nova(5, 5), drake(3, 4, shielded)])
  const asked = fight(setUp)
  expect(asked.prompt?.windows.map(({ name }) => name)).toEqual(['condition:Drake'])
  const says = (choice: 'holds' | 'holdsNot') => ({ question: 'condition:Drake', choice })
  expect(left(fight(setUp, says('holds'), finish), 'Nova', 'Drake')).toEqual([2, 4])
  expect(left(fight(setUp, says('holdsNot'), finish), 'Nova', 'Drake')).toEqual([2, 0])
})

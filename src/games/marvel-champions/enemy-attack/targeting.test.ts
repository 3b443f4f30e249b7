// Tests of MC-EA-01 to MC-EA-13: the enemy attack and its target.
import { expect } from 'vitest'
import {
  badger,
  granite,
  grinder,
  lumen,
  moth,
  nora,
  rustling,
  sparrow,
} from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attack,
  boost,
  deal,
  defend,
  expectEnd,
  finish,
  forced,
  may,
  nobody,
  order,
  resolve,
  the,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'

test('MC-EA-01 an attack is an activation, so abilities that watch activations open too', () => {
  const watcher = may('Watcher', 'Ana', { on: 'afterActivates', of: 'you' })
  const story = resolve(
    attack([lumen(), rustling()], { abilities: [watcher] }),
    nobody,
    deal,
    use('Watcher'),
    finish,
  )
  expectEnd(story, {
    hp: { Lumen: 8, Rustling: 4 },
    target: 'Ana/Lumen',
    undefended: true,
    atk: 2,
    damage: { Lumen: 2 },
  })
  expect(story.opened).toEqual(['Watcher'])
  expect(story.told('activation_started')).toMatchObject([{ kind: 'attack', clause: 'MC-EA-01' }])
  expect(
    order(
      story,
      'activation_started',
      'attack_initiated',
      'step_skipped',
      'attack_undefended',
      'damage_dealt',
      'attack_finished',
    ),
  ).toEqual([
    'activation_started',
    'attack_initiated',
    'step_skipped',
    'attack_undefended',
    'damage_dealt',
    'attack_finished',
  ])
})

test('MC-EA-02 an attack has exactly one player as its target', () => {
  const setUp = attack([lumen(), granite(), grinder()], { target: { player: 'Bo' } })
  const story = resolve(setUp, nobody, boost(0), deal, finish)
  expectEnd(story, {
    hp: { Lumen: 10, Granite: 9, Grinder: 20 },
    target: 'Bo/Granite',
    attacked: 'Bo/Granite',
    undefended: true,
  })
})

test('MC-EA-03 each player is attacked in an attack of its own, with its own boost card', () => {
  const first = resolve(attack([lumen(), granite(), grinder()]), nobody, boost(1), deal, finish)
  const table = first.result.table as object
  const second = resolve(
    { ...attack([grinder()]), ...table, target: { player: 'Bo' } },
    nobody,
    boost(0),
    deal,
    finish,
  )
  expectEnd(first, { atk: 4, hp: { Lumen: 6 } })
  expectEnd(second, { atk: 3, hp: { Lumen: 6, Granite: 9, Grinder: 20 } })
})

test('MC-EA-04 an attack is initiated against a player and a character together', () => {
  const story = resolve(attack([lumen(), sparrow(), grinder()]))
  expect(story.told('attack_initiated')).toMatchObject([{ player: 'Ana', character: 'Lumen' }])
  expect(story.position?.memory.state.activation).toMatchObject({ player: 'Ana', target: 'Lumen' })
})

test('MC-EA-05 without other instructions the hero is attacked, not an ally', () => {
  const story = resolve(attack([sparrow(), moth(), lumen(), grinder()]), nobody, boost(0), deal, finish)
  expectEnd(story, {
    hp: { Lumen: 7, Sparrow: 3, Moth: 2, Grinder: 20 },
    attacked: 'Ana/Lumen',
    undefended: true,
  })
})

test('MC-EA-06 an ability can make an enemy attack the alter-ego, which has no DEF', () => {
  const story = resolve(attack([nora(), grinder()]), nobody, boost(1), deal, finish)
  expectEnd(story, { atk: 4, hp: { Nora: 6 }, target: 'Ana/Nora', attacked: 'Ana/Nora', undefended: true })
  expect(story.told('attack_initiated')).toMatchObject([{ clause: 'MC-EA-06' }])
})

test('MC-EA-07 an ability can make an enemy attack an ally', () => {
  const setUp = attack([lumen(), moth(), rustling()], { target: { player: 'Ana', character: 'Moth' } })
  const story = resolve(setUp, nobody, deal, finish)
  expectEnd(story, { hp: { Lumen: 10, Moth: 0, Rustling: 4 }, attacked: 'Ana/Moth', undefended: true })
})

test('MC-EA-07 the attacked ally may itself defend (AMB-22)', () => {
  const setUp = attack([lumen(), sparrow(), rustling()], { target: { player: 'Ana', character: 'Sparrow' } })
  const story = resolve(setUp, defend('Sparrow'), deal, finish)
  expectEnd(story, { hp: { Sparrow: 1 }, attacked: 'Ana/Sparrow', defended: ['Sparrow'], defense: 'ally' })
  expect(story.told('target_changed')).toEqual([])
})

test('MC-EA-08 the player counts as attacked when an ally of theirs was', () => {
  const threat = forced(
    'Rustling',
    { on: 'afterAttacks', who: 'Rustling', of: 'you' },
    {
      source: 'Rustling',
      effects: [{ kind: 'threat', amount: 1 }],
    },
  )
  const setUp = attack([lumen(), moth(), rustling()], {
    target: { player: 'Ana', character: 'Moth' },
    abilities: [threat],
  })
  const story = resolve(setUp, nobody, deal, finish)
  expectEnd(story, { hp: { Lumen: 10, Moth: 0 }, threat: 1, attacked: 'Ana/Moth' })
  expect(story.told('ability_used')).toMatchObject([{ ability: 'Rustling', you: 'Ana', forced: true }])
})

test('MC-EA-09 the character that defends becomes the target instead of the hero', () => {
  const story = resolve(attack([lumen(), sparrow(), grinder()]), defend('Sparrow'), boost(0), deal, finish)
  expectEnd(story, {
    hp: { Lumen: 10, Sparrow: 0, Grinder: 20 },
    target: 'Ana/Sparrow',
    attacked: 'Ana/Sparrow',
    defended: ['Sparrow'],
    undefended: false,
    damage: { Sparrow: 3 },
  })
})

test('MC-EA-10 when another player defends, that player becomes the target', () => {
  const story = resolve(
    attack([lumen(), granite(), badger(), grinder()]),
    defend('Badger', 'Bo'),
    boost(1),
    deal,
    finish,
  )
  expectEnd(story, {
    hp: { Lumen: 10, Granite: 12, Badger: 0 },
    target: 'Bo/Badger',
    attacked: 'Bo/Badger',
    defended: ['Badger'],
    atk: 4,
  })
  expect(story.told('target_changed')).toMatchObject([{ clause: 'MC-EA-10', player: 'Bo' }])
})

test('MC-EA-11 "when it attacks you" opens at once, whichever character was chosen', () => {
  const when = forced(
    'Rustling',
    { on: 'attacks', who: 'Rustling', of: 'you' },
    {
      source: 'Rustling',
      effects: [{ kind: 'damage', to: the('your identity'), amount: 1 }],
    },
  )
  const setUp = attack([lumen(), moth(), rustling()], {
    target: { player: 'Ana', character: 'Moth' },
    abilities: [when],
  })
  const story = resolve(setUp, nobody, deal, finish)
  expectEnd(story, { hp: { Lumen: 9, Moth: 0, Rustling: 4 }, target: 'Ana/Moth', undefended: true })
  expect(order(story, 'attack_initiated', 'ability_used', 'step_skipped', 'defend_declined')).toEqual([
    'attack_initiated',
    'ability_used',
    'step_skipped',
    'defend_declined',
  ])
})

test('MC-EA-12 "after it attacks you" opens afterwards, whichever character took the attack', () => {
  const after = forced(
    'Rustling',
    { on: 'afterAttacks', who: 'Rustling', of: 'you' },
    {
      source: 'Rustling',
      effects: [{ kind: 'damage', to: the('your identity'), amount: 1 }],
    },
  )
  const setUp = attack([lumen(), moth(), rustling()], {
    target: { player: 'Ana', character: 'Moth' },
    abilities: [after],
  })
  const story = resolve(setUp, nobody, deal, finish)
  expectEnd(story, { hp: { Lumen: 9, Moth: 0, Rustling: 4 } })
  expect(order(story, 'damage_dealt', 'attack_finished', 'ability_used')).toEqual([
    'damage_dealt',
    'attack_finished',
    'ability_used',
    'damage_dealt',
  ])
})

test('MC-EA-13 the attacked player makes the choice of "after it attacks you", although an ally defended', () => {
  const ultron = forced(
    'Ultron',
    { on: 'afterAttacks', who: 'Grinder', of: 'you' },
    {
      source: 'Grinder',
      options: [
        { name: 'threat', effects: [{ kind: 'threat', amount: 1 }] },
        { name: 'drone', effects: [{ kind: 'note', text: 'a drone engages the player' }] },
      ],
    },
  )
  const setUp = attack([lumen(), sparrow(), grinder()], { abilities: [ultron] })
  const asked = resolve(setUp, defend('Sparrow'), boost(0), deal)
  const question = asked.prompt?.windows.at(-1)
  expect(question).toMatchObject({ name: 'resolve:Ultron', about: { you: 'Ana' } })
  expect(question?.choices).toMatchObject([
    { name: 'threat', by: { any: ['Ana'] } },
    { name: 'drone', by: { any: ['Ana'] } },
  ])
  const story = resolve(setUp, defend('Sparrow'), boost(0), deal, use('threat'), finish)
  expectEnd(story, { hp: { Lumen: 10, Sparrow: 0 }, threat: 1, target: 'Ana/Sparrow' })
})

test('MC-EA-11 abilities at initiation cite what speaks of that moment, not of the time after the attack', () => {
  const abilities = [
    forced('A', { on: 'attacks' }, { effects: [] }),
    forced('B', { on: 'attacks' }, { effects: [] }),
    may('C', 'Ana', { on: 'attacks' }, { effects: [] }),
  ]
  const setUp = attack([lumen(), grinder()], { abilities })
  expect(resolve(setUp).prompt?.windows[0]?.clause).toBe('MC-EA-53')
  const story = resolve(setUp, use('A'), use('C'))
  expect(story.told('ability_used').map(event => event.clause)).toEqual(['MC-EA-11', 'MC-EA-11', 'MC-EA-53'])
}, ['1.8', '1.7'])

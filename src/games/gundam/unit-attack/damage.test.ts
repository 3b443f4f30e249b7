// Tests of GCG-7-6-1 and GCG-7-6-2: the damage step, and the attack on a player.
import { expect } from 'vitest'
import { test } from '../../../../test/support/games/gundam/each-edition.ts'
import {
  again,
  attack,
  attempt,
  block,
  bothPass,
  burst,
  command,
  falcon,
  finish,
  fort,
  heron,
  lancer,
  left,
  mole,
  noBlock,
  noBurst,
  order,
  pass,
  quietly,
  resolve,
  rested,
  use,
  wall,
} from '../../../../test/support/games/gundam/unit-attack.ts'

test('GCG-7-6-1 the target is fixed as it is when the damage step begins', () => {
  const change = command('Kei', 'A5', { kind: 'target', to: 'player' })
  const story = resolve(
    attack([falcon(), mole(rested)], 'Mole'),
    noBlock,
    pass,
    change,
    pass,
    pass,
    noBurst,
    finish,
  )
  expect(story.result).toMatchObject({ target: { player: 'Rio' }, shields: 1 })
  expect(left(story, 'Falcon', 'Mole')).toEqual([4, 5])
})

test('GCG-7-6-1-1 against a player the attack on a player has succeeded', () => {
  const story = resolve(attack([falcon()]), ...quietly, noBurst, finish)
  expect(story.told('target_confirmed')).toMatchObject([{ target: 'Rio' }])
  expect(story.told('attack_succeeded')).toMatchObject([{ kind: 'player', clause: 'GCG-7-6-1-1' }])
})

test('GCG-7-6-1-2 against a Unit the attack on a Unit has succeeded, blocked or not', () => {
  const story = resolve(attack([falcon(), wall()]), block('Wall'), bothPass, finish)
  expect(story.told('attack_succeeded')).toMatchObject([{ kind: 'unit', clause: 'GCG-7-6-1-2' }])
  expect(left(story, 'Falcon', 'Wall')).toEqual([3, 1])
})

test('GCG-7-6-2-1 what is in the shield area decides who receives the damage', () => {
  const found = (story: ReturnType<typeof resolve>) => story.told('shield_area_checked')[0]?.result
  expect(found(resolve(attack([falcon(), fort()]), ...quietly, finish))).toBe('base')
  expect(found(resolve(attack([falcon()]), ...quietly, noBurst, finish))).toBe('shield')
  expect(found(resolve(attack([falcon()], undefined, { shields: 0 }), ...quietly, finish))).toBe('empty')
})

test('GCG-7-6-2-1 a shield area that nobody has described is asked for', () => {
  const { shields: _shields, ...setUp } = attack([falcon()])
  expect(resolve(setUp, ...quietly).offered('shieldArea')).toEqual(['base', 'shields', 'empty'])
  expect(resolve(setUp, ...quietly, { choice: 'shields', number: 3 }, noBurst, finish).result.shields).toBe(2)
  expect(resolve(setUp, ...quietly, { choice: 'empty' }, finish).result.winner).toBe('Kei')
  const base = resolve(setUp, ...quietly, { choice: 'base' }, finish)
  expect(base.result.damage).toMatchObject([{ to: 'Base', value: 3, kind: 'battle' }])
  expect(resolve(setUp, ...quietly, { choice: 'base' }, use('destroyed'), finish).result.destroyed).toEqual([
    'Base',
  ])
})

test('GCG-7-6-2-2a with an empty shield area the player takes the damage', () => {
  const story = resolve(attack([falcon()], undefined, { shields: 0 }), ...quietly, finish)
  expect(order(story, 'shield_area_checked', 'battle_damage', 'player_defeated', 'game_won')).toEqual([
    'shield_area_checked',
    'battle_damage',
    'player_defeated',
    'game_won',
  ])
  expect(story.result.damage).toMatchObject([{ to: 'Rio', value: 3, kind: 'battle' }])
})

test('GCG-7-6-2-2b that player is defeated on the spot, by 1 damage, but not by 0 (AMB-54, AMB-65)', () => {
  const setUp = attack([falcon({ ap: 1 })], undefined, { shields: 0 })
  expect(resolve(setUp, ...quietly).prompt?.windows).toMatchObject([
    {
      name: 'finish',
      hard: true,
      clause: 'GCG-7-6-2-2b',
      window: null,
      choices: [{ name: 'finish', by: { any: ['Kei', 'Rio'] } }],
    },
  ])
  const story = resolve(setUp, ...quietly, finish)
  expect([story.result.defeated, story.steps.at(-1), story.result.table]).toEqual(['Rio', 'damage', null])
  expect(story.told('player_defeated')).toMatchObject([{ clause: 'GCG-7-6-2-2b', player: 'Rio' }])
  const spared = resolve(attack([falcon({ ap: 0 })], undefined, { shields: 0 }), ...quietly, finish)
  expect([spared.result.defeated, spared.steps.at(-1)]).toEqual([null, 'battle end'])
})

test('GCG-7-6-2-2c the owner of the attacking Unit wins', () => {
  const story = resolve(attack([heron()], undefined, { shields: 0 }), ...quietly, finish)
  expect(story.result.winner).toBe('Kei')
  expect(story.told('game_won')).toMatchObject([{ clause: 'GCG-7-6-2-2c', ruling: 'AMB-62', player: 'Kei' }])
})

test('GCG-7-6-2-3 a Base takes the damage, whether or not there are Shields', () => {
  const story = resolve(attack([falcon(), fort()]), ...quietly, finish)
  expect([...left(story, 'Falcon', 'Fort'), story.result.shields]).toEqual([4, 2, 2])
  expect(story.accepted).toHaveLength(3)
})

test('GCG-7-6-2-3-1a damage on a Base adds up from attack to attack', () => {
  const first = resolve(attack([falcon(), heron(), fort()]), ...quietly, finish)
  const second = resolve(again(first, 'Heron'), ...quietly, finish)
  expect([first.hp('Fort'), second.hp('Fort'), second.result.destroyed]).toEqual([2, 0, ['Fort']])
})

test('GCG-7-6-2-3-1b a Base at zero is destroyed; what is more is lost (AMB-60)', () => {
  const story = resolve(attack([falcon({ ap: 5 }), fort({ hp: 3 })]), ...quietly, finish)
  expect([story.result.destroyed, story.result.shields]).toEqual([['Fort'], 2])
  expect(story.told('moved_to_trash')).toMatchObject([{ card: 'Fort', player: 'Rio' }])
})

test('GCG-7-6-2-3-2 against a Base <First Strike> deals its damage ahead, once', () => {
  const story = resolve(attack([lancer(), fort()]), ...quietly, finish)
  expect(left(story, 'Lancer', 'Fort')).toEqual([3, 2])
  expect(order(story, 'first_strike_damage', 'battle_damage')).toEqual(['first_strike_damage'])
})

test('GCG-7-6-2-4 without a Base the topmost Shield takes the damage, one however high the AP', () => {
  const story = resolve(attack([falcon({ ap: 6 })]), ...quietly, noBurst, finish)
  expect(story.result).toMatchObject({ shields: 1, shieldsLost: 1 })
  expect(story.told('battle_damage')).toMatchObject([
    { clause: 'GCG-7-6-2-4', from: 'Falcon', to: 'Shield', amount: 6 },
  ])
  expect(story.result.damage).toMatchObject([{ from: 'Falcon', to: 'Shield', kind: 'battle', value: 6 }])
  expect(story.accepted).toHaveLength(4)
})

test('GCG-7-6-2-4 <Suppression> hits the first two Shields at once, and the only one if there is one', () => {
  const setUp = (shields: number) => attack([falcon({ keywords: ['Suppression'] })], undefined, { shields })
  const two = resolve(setUp(3), ...quietly, noBurst, noBurst, finish)
  expect([two.result.shields, order(two, 'shield_destroyed', 'card_revealed')]).toEqual([
    1,
    ['shield_destroyed', 'shield_destroyed', 'card_revealed', 'card_revealed'],
  ])
  expect(resolve(setUp(1), ...quietly, noBurst, finish).result.shields).toBe(0)
})

test('GCG-7-6-2-4-1a a Shield that receives damage is destroyed; 0 is none', () => {
  expect(resolve(attack([falcon({ ap: 1 })]), ...quietly, noBurst, finish).result.shields).toBe(1)
  expect(resolve(attack([falcon({ ap: 0 })]), ...quietly, finish).result.shields).toBe(2)
})

test('GCG-7-6-2-4-1b the Shield is revealed, then put into the trash', () => {
  const story = resolve(attack([falcon()]), ...quietly, noBurst, finish)
  expect(order(story, 'shield_destroyed', 'card_revealed', 'moved_to_trash')).toEqual([
    'shield_destroyed',
    'card_revealed',
    'moved_to_trash',
  ])
  expect(story.told('card_revealed')).toMatchObject([{ card: 'S1', player: 'Rio' }])
})

test('GCG-7-6-2-4-1c the owner of the revealed card decides about its 【Burst】', () => {
  const asked = resolve(attack([falcon()]), ...quietly)
  expect(asked.prompt?.windows.at(-1)).toMatchObject({
    name: 'burst#1',
    choices: [
      ...[{ name: 'noBurst' }, { name: 'name' }],
      ...[{ name: 'activate', by: { any: ['Rio'] } }, { name: 'decline' }],
    ],
  })
  expect(
    attempt(attack([falcon()]), ...quietly, { ...burst(1, 'activate'), by: ['Kei'] }).refused,
  ).toMatchObject({ code: 'notYours', clause: 'GCG-7-6-2-4-1c' })
  const story = resolve(
    attack([falcon()]),
    ...quietly,
    burst(1, 'activate', { kind: 'note', text: 'draw 1' }),
    finish,
  )
  expect([story.result.shields, story.result.notes]).toEqual([1, ['draw 1']])
  expect(
    order(
      resolve(attack([falcon()]), ...quietly, burst(1, 'decline'), finish),
      'burst_declined',
      'moved_to_trash',
    ),
  ).toEqual(['burst_declined', 'moved_to_trash'])
})

test('GCG-7-6-2-4-1c a card that its Burst moves elsewhere does not go to the trash (AMB-55)', () => {
  const story = resolve(
    attack([falcon()]),
    ...quietly,
    burst(1, 'activate', { kind: 'movesCard', to: 'hand' }),
    finish,
  )
  expect(order(story, 'card_moved', 'moved_to_trash')).toEqual(['card_moved'])
})

test('GCG-7-6-2-5 the Burst is resolved before battle end', () => {
  const story = resolve(
    attack([falcon()], undefined, { shields: 1 }),
    ...quietly,
    burst(1, 'activate'),
    finish,
  )
  const end = story.events.findIndex(
    event => event.type === 'battle_step_entered' && event.battleStep === 'battle end',
  )
  expect(
    story.events
      .slice(0, end)
      .map(event => event.type)
      .filter(type => /burst|shield_d|revealed|trash/.test(type)),
  ).toEqual([
    'shield_destroyed',
    'card_revealed',
    'burst_offered',
    'burst_activated',
    'burst_resolved',
    'moved_to_trash',
  ])
})

// GCG-7-6 and GCG-7-7: the damage step against a player and against a Unit, and the battle end step.
import { expect, test } from 'vitest'
import {
  ap,
  attack,
  attempt,
  block,
  bothPass,
  command,
  drake,
  falcon,
  finish,
  fort,
  heron,
  hurt,
  lancer,
  left,
  mole,
  noBlock,
  noBurst,
  order,
  pass,
  piece,
  quietly,
  resolve,
  rested,
  the,
  use,
  wall,
  whenAttacking,
} from './unit-attack.play.ts'

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
  expect(found(resolve(attack([falcon()], undefined, { shields: 0 }), ...quietly))).toBe('empty')
})

test('GCG-7-6-2-1 a shield area that nobody has described is asked for', () => {
  const { shields: _shields, ...setUp } = attack([falcon()])
  expect(resolve(setUp, ...quietly).offered('shieldArea')).toEqual(['base', 'shields', 'empty'])
  expect(resolve(setUp, ...quietly, { choice: 'shields', number: 3 }, noBurst, finish).result.shields).toBe(2)
  expect(resolve(setUp, ...quietly, { choice: 'empty' }).result.winner).toBe('Kei')
  const base = resolve(setUp, ...quietly, { choice: 'base' }, finish)
  expect(base.result.damage).toEqual([{ to: 'Base', amount: 3, kind: 'battle' }])
  expect(resolve(setUp, ...quietly, { choice: 'base' }, use('destroyed'), finish).result.destroyed).toEqual([
    'Base',
  ])
})

test('GCG-7-6-2-2a with an empty shield area the player takes the damage', () => {
  const story = resolve(attack([falcon()], undefined, { shields: 0 }), ...quietly)
  expect(order(story, 'shield_area_checked', 'battle_damage', 'player_defeated', 'game_won')).toEqual([
    'shield_area_checked',
    'battle_damage',
    'player_defeated',
    'game_won',
  ])
  expect(story.result.damage).toEqual([{ to: 'Rio', amount: 3, kind: 'battle' }])
})

test('GCG-7-6-2-2b that player is defeated on the spot, by 1 damage, but not by 0 (AMB-54, AMB-65)', () => {
  const story = resolve(attack([falcon({ ap: 1 })], undefined, { shields: 0 }), ...quietly)
  expect([story.result.defeated, story.prompt, story.steps.at(-1)]).toEqual(['Rio', null, 'damage'])
  expect(
    resolve(attack([falcon({ ap: 0 })], undefined, { shields: 0 }), ...quietly, finish).result.defeated,
  ).toBeNull()
})

test('GCG-7-6-2-2c the owner of the attacking Unit wins', () => {
  expect(resolve(attack([heron()], undefined, { shields: 0 }), ...quietly).result.winner).toBe('Kei')
})

test('GCG-7-6-2-3 a Base takes the damage, whether or not there are Shields', () => {
  const story = resolve(attack([falcon(), fort()]), ...quietly, finish)
  expect([...left(story, 'Falcon', 'Fort'), story.result.shields]).toEqual([4, 2, 2])
  expect(story.accepted).toHaveLength(3)
})

const again = (story: ReturnType<typeof resolve>, attacker: string, target?: string) => ({
  ...(story.result.table as object),
  attacker,
  target: target === undefined ? { player: true } : { unit: target },
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

const burst = (choice: string, ...effects: object[]) => ({
  question: 'burst#1',
  choice,
  card: { name: 'S2', effects },
})

test('GCG-7-6-2-4-1c the owner of the revealed card decides about its 【Burst】', () => {
  const asked = resolve(attack([falcon()]), ...quietly)
  expect(asked.prompt?.windows.at(-1)).toMatchObject({
    name: 'burst#1',
    choices: [{ name: 'noBurst' }, { name: 'activate', by: { any: ['Rio'] } }, { name: 'decline' }],
  })
  expect(
    attempt(attack([falcon()]), ...quietly, { ...burst('activate'), by: ['Kei'] }).refused,
  ).toMatchObject({ code: 'notYours', clause: 'GCG-7-6-2-4-1c' })
  const story = resolve(
    attack([falcon()]),
    ...quietly,
    burst('activate', { kind: 'note', text: 'draw 1' }),
    finish,
  )
  expect([story.result.shields, story.result.notes]).toEqual([1, ['draw 1']])
  expect(
    order(
      resolve(attack([falcon()]), ...quietly, burst('decline'), finish),
      'burst_declined',
      'moved_to_trash',
    ),
  ).toEqual(['burst_declined', 'moved_to_trash'])
})

test('GCG-7-6-2-4-1c a card that its Burst moves elsewhere does not go to the trash (AMB-55)', () => {
  const story = resolve(
    attack([falcon()]),
    ...quietly,
    burst('activate', { kind: 'movesCard', to: 'hand' }),
    finish,
  )
  expect(order(story, 'card_moved', 'moved_to_trash')).toEqual(['card_moved'])
})

test('GCG-7-6-2-5 the Burst is resolved before battle end', () => {
  const story = resolve(attack([falcon()], undefined, { shields: 1 }), ...quietly, burst('activate'), finish)
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

test('GCG-7-6-3-1 the battle is between attacker and target only', () => {
  const story = resolve(attack([falcon(), heron(), mole(rested), drake()], 'Mole'), ...quietly, finish)
  expect(left(story, 'Falcon', 'Heron', 'Mole', 'Drake')).toEqual([2, 2, 2, 3])
})

test('GCG-7-6-3-2a the target takes the attacker’s AP', () => {
  expect(resolve(attack([falcon(), mole(rested)], 'Mole'), ...quietly, finish).hp('Mole')).toBe(2)
})

test('GCG-7-6-3-2a an AP that nobody gave is asked for; an HP that nobody gave is carried as damage', () => {
  const unknown = { id: 'Mole', kind: 'unit' as const, player: 'Rio', rested: true }
  const setUp = attack([falcon(), unknown], 'Mole')
  expect(resolve(setUp, ...quietly).offered('ap:Mole')).toEqual(['ap'])
  const story = resolve(setUp, ...quietly, { choice: 'ap', number: 2 }, finish)
  expect(story.result.pieces).toMatchObject([
    { remaining: 2 },
    { piece: 'Mole', damage: 3, remaining: null, where: 'in play' },
  ])
  expect(
    resolve(setUp, ...quietly, { choice: 'ap', number: 2 }, use('destroyed'), finish).result.destroyed,
  ).toEqual(['Mole'])
})

test('GCG-7-6-3-2b at the same instant the target deals its own, even if it is destroyed', () => {
  const story = resolve(attack([falcon(), drake(rested)], 'Drake'), ...quietly, finish)
  expect([...left(story, 'Falcon', 'Drake'), story.result.destroyed]).toEqual([1, 0, ['Drake']])
})

test('GCG-7-6-3-2-1a damage on Units adds up over battles', () => {
  const first = resolve(attack([falcon(), heron(), mole(rested)], 'Mole'), ...quietly, finish)
  const second = resolve(again(first, 'Heron', 'Mole'), ...quietly, finish)
  expect(left(first, 'Falcon', 'Mole')).toEqual([2, 2])
  expect(second.result.destroyed).toEqual(['Heron', 'Mole'])
})

test('GCG-7-6-3-2-1b a Unit at zero is destroyed and goes to the trash', () => {
  const story = resolve(attack([falcon(), drake(rested)], 'Drake'), ...quietly, finish)
  expect(story.told('moved_to_trash')).toMatchObject([{ card: 'Drake', player: 'Rio' }])
  expect(story.hp('Falcon')).toBe(1)
})

test('GCG-7-6-3-2-2 with <First Strike> a target that is destroyed deals nothing back (AMB-56)', () => {
  const story = resolve(attack([lancer(), drake(rested)], 'Drake'), ...quietly, finish)
  expect(left(story, 'Lancer', 'Drake')).toEqual([3, 0])
  expect(order(story, 'first_strike_damage', 'units_destroyed', 'battle_damage')).toEqual([
    'first_strike_damage',
    'units_destroyed',
  ])
  expect(
    left(resolve(attack([lancer(), mole(rested)], 'Mole'), ...quietly, finish), 'Lancer', 'Mole'),
  ).toEqual([1, 2])
  const defending = attack([falcon(), drake({ ...rested, keywords: ['First Strike'] })], 'Drake')
  expect(left(resolve(defending, ...quietly, finish), 'Falcon', 'Drake')).toEqual([1, 0])
})

test('GCG-7-6-3-2-3 both Units are destroyed at one and the same moment', () => {
  const draws = (id: string, owner: string) => ({
    id: `${id} draws`,
    owner,
    source: id,
    trigger: { on: 'destroyed' as const, who: id },
    effects: [{ kind: 'note' as const, text: `${owner} draws` }],
  })
  const setUp = attack([heron(), mole({ ...rested, damage: 3 })], 'Mole', {
    abilities: [draws('Heron', 'Kei'), draws('Mole', 'Rio')],
  })
  const story = resolve(setUp, ...quietly, finish)
  expect(story.told('units_destroyed')).toMatchObject([{ units: ['Heron', 'Mole'], clause: 'GCG-7-6-3-2-3' }])
  expect(story.opened).toEqual(['Heron draws', 'Mole draws'])
})

test('GCG-7-6-3-3 effects on destruction come before battle end', () => {
  const draws = {
    id: 'D',
    owner: 'Rio',
    source: 'Drake',
    trigger: { on: 'destroyed' as const, who: 'Drake' },
    effects: [{ kind: 'note' as const, text: 'draw 1' }],
  }
  const story = resolve(
    attack([falcon(), drake(rested)], 'Drake', { abilities: [draws] }),
    ...quietly,
    finish,
  )
  expect(order(story, 'units_destroyed', 'ability_used', 'battle_effect_lost', 'battle_ended')).toEqual([
    'units_destroyed',
    'ability_used',
    'battle_ended',
  ])
  expect(story.result.notes).toEqual(['draw 1'])
})

test('GCG-7-6-3-3 <Breach N> hits the Base, else the top Shield, and nothing if there is neither', () => {
  const kill = (pieces: Parameters<typeof attack>[0], shields: number) =>
    attack([falcon({ breach: 3 }), drake(rested), ...pieces], 'Drake', { shields })
  expect(resolve(kill([fort()], 2), ...quietly, finish).hp('Fort')).toBe(2)
  expect(resolve(kill([], 2), ...quietly, noBurst, finish).result.shields).toBe(1)
  expect(resolve(kill([], 0), ...quietly, finish).result.defeated).toBeNull()
})

test('GCG-7-7-1 every "during this battle" effect stops in the battle end step', () => {
  const setUp = attack([falcon(), mole(rested), wall(rested)], 'Mole')
  const first = resolve(setUp, noBlock, pass, command('Kei', 'A2', ap('Falcon', 2)), pass, pass, finish)
  expect([first.hp('Mole'), first.result.apAtDamage]).toEqual([
    0,
    [
      { piece: 'Falcon', ap: 5 },
      { piece: 'Mole', ap: 2 },
    ],
  ])
  const table = first.result.table as { pieces: { id: string }[] }
  const pieces = table.pieces.map(one => (one.id === 'Falcon' ? { ...one, rested: false } : one))
  const second = resolve({ ...again(first, 'Falcon', 'Wall'), pieces }, ...quietly, finish)
  expect(left(second, 'Falcon', 'Wall')).toEqual([1, 1])
})

test('GCG-7-7-2a expiry first, then the effects of this step, then the battle is over', () => {
  const abilities = [
    whenAttacking('K', 'Falcon', [ap('Falcon', 1)]),
    {
      id: 'E',
      owner: 'Rio',
      source: 'Mole',
      trigger: { on: 'battleEnd' as const },
      effects: [
        {
          kind: 'damage' as const,
          to: the('attacker'),
          amount: { count: 'AP of' as const, of: the('attacker'), plus: -2 },
        },
      ],
    },
  ]
  const story = resolve(attack([falcon(), mole(rested)], 'Mole', { abilities }), ...quietly, finish)
  expect(left(story, 'Falcon', 'Mole')).toEqual([1, 1])
  expect(order(story, 'battle_effect_lost', 'ability_used', 'battle_ended')).toEqual([
    'ability_used',
    'battle_effect_lost',
    'ability_used',
    'battle_ended',
  ])
})

test('GCG-7-7-2b play returns to the main phase, where another Unit may attack', () => {
  const first = resolve(attack([falcon(), heron(), mole(rested)], 'Mole'), ...quietly, finish)
  expect(first.told('returned_to_main_phase')).toMatchObject([{ player: 'Kei', clause: 'GCG-7-7-2b' }])
  expect(attempt(again(first, 'Falcon')).refused).toMatchObject({ code: 'rested', clause: 'GCG-7-3-1a' })
  expect(resolve(again(first, 'Heron')).refused).toBeNull()
  expect(hurt(piece('Mole'), 1)).toMatchObject({ kind: 'damage' })
})

test('GCG-7-6-3-2-3 an effect that watches Units being destroyed triggers once for one moment', () => {
  const watcher = {
    id: 'W',
    owner: 'Rio',
    trigger: { on: 'destroyed' as const },
    effects: [{ kind: 'note' as const, text: 'draw 1' }],
  }
  const setUp = attack([heron(), mole({ ...rested, damage: 3 })], 'Mole', { abilities: [watcher] })
  expect(resolve(setUp, ...quietly, finish).opened).toEqual(['W'])
})

test('GCG-7-6-3-3 an effect that destroys outside the damage step is told under the clause of its step', () => {
  const shot = command('Rio', 'Shot', hurt(piece('Falcon'), 4))
  const story = resolve(attack([falcon(), drake(rested)], 'Drake'), noBlock, shot, bothPass, finish)
  expect(story.told('units_destroyed').map(event => event.clause)).toEqual(['GCG-7-5-1b'])
})

test('GCG-7-6-3-2a a number that an effect counts and nobody gave is asked for, never taken as 0', () => {
  const { ap: _, ...unread } = falcon()
  const same = command('Rio', 'Mirror', {
    kind: 'damage',
    to: piece('Heron'),
    amount: { count: 'AP of', of: piece('Falcon') },
  })
  const three = { question: 'ap:Falcon', choice: 'ap', number: 1 }
  const setUp = attack([unread, heron(), drake(rested)], 'Drake')
  const story = resolve(setUp, noBlock, same, three, bothPass, finish)
  expect(left(story, 'Heron', 'Drake')).toEqual([1, 2])
  const nobodys = command('Rio', 'Mirror', {
    kind: 'damage',
    to: piece('Heron'),
    amount: { count: 'AP of', of: the('blocker') },
  })
  expect(attempt(setUp, noBlock, nobodys).refused?.code).toBe('noSuchPiece')
})

test('GCG-7-6-3-2-1b whether a Unit of unknown HP is destroyed is asked for each damage, under a name of its own', () => {
  const { hp: _, ...unread } = heron()
  const twice = command('Rio', 'Volley', hurt(piece('Heron'), 1), hurt(piece('Heron'), 1))
  const setUp = attack([falcon(), unread, drake(rested)], 'Drake')
  const names = resolve(setUp, noBlock, twice).prompt?.windows.map(window => window.name)
  expect(names).toEqual(['survives:Heron', 'survives:Heron#2', 'action:Kei'])
  const gone = { question: 'survives:Heron#2', choice: 'destroyed' }
  expect(resolve(setUp, noBlock, twice, gone, bothPass, finish).result.destroyed).toContain('Heron')
})

test('GCG-7-6-2-1 <Breach> asks what the shield area is if nobody said it', () => {
  const { shields: _, ...setUp } = attack(
    [falcon({ breach: 2 }), heron({ player: 'Rio', rested: true })],
    'Heron',
  )
  const story = resolve(setUp, ...quietly)
  expect(story.prompt?.windows.at(-1)?.name).toBe('shieldArea')
  const base = { question: 'shieldArea', choice: 'base', joins: [fort()] }
  expect(left(resolve(setUp, ...quietly, base, finish), 'Fort')).toEqual([3])
})

test('GCG-7-7-2b the table at the end is the set-up of the next attack, also if nothing is left on it', () => {
  const setUp = attack([falcon({ hp: 3 }), drake(rested)], 'Drake')
  const story = resolve(setUp, ...quietly, finish)
  expect(story.result.destroyed).toEqual(['Falcon', 'Drake'])
  expect(attempt(story.result.table).refused).toBeNull()
  const { hp: _, ...unread } = mole()
  const hurts = command('Rio', 'Volley', ...Array.from({ length: 3 }, () => hurt(piece('Mole'), 99)))
  const worn = resolve(attack([falcon(), unread]), noBlock, hurts, pass, pass, noBurst, finish)
  expect(attempt(worn.result.table).refused).toBeNull()
})

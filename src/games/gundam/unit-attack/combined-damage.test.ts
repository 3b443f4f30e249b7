// Tests of combinations in the damage and battle end steps that the worked scenarios do not contain.
import { expect } from 'vitest'
import { test } from '../../../../test/support/games/gundam/each-edition.ts'
import {
  again,
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
  keyword,
  lancer,
  leaves,
  left,
  mole,
  noBlock,
  noBurst,
  note,
  on,
  order,
  pass,
  piece,
  quietly,
  report,
  resolve,
  rested,
  type Story,
  the,
  turnTo,
  use,
  wall,
  watching,
  whenAttacking,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Answer } from '../../../engine/types.ts'
import type { AbilityGiven, Effect } from '../vocabulary/effects.ts'

test('GCG-7-6-2-4 <Suppression> against three, two, one Shield, with a Base, and with no AP', () => {
  const setUp = (shields: number, more: object = {}, ...others: Parameters<typeof attack>[0]) =>
    attack([falcon({ keywords: ['Suppression'], ...more }), ...others], undefined, { shields })
  const after = (story: Story) => [story.result.shields, story.result.shieldsLost, story.accepted.length]
  expect(after(resolve(setUp(3), ...quietly, noBurst, noBurst, finish))).toEqual([1, 2, 5])
  expect(after(resolve(setUp(2), ...quietly, noBurst, noBurst, finish))).toEqual([0, 2, 5])
  expect(after(resolve(setUp(1), ...quietly, noBurst, finish))).toEqual([0, 1, 4])
  expect(resolve(setUp(1), ...quietly, noBurst, finish).result.defeated).toBeNull()
  const base = resolve(setUp(3, { ap: 9 }, fort()), ...quietly, finish)
  expect([...after(base), base.result.destroyed]).toEqual([3, 0, 3, ['Fort']])
  expect(after(resolve(setUp(3, { ap: 0 }), ...quietly, finish))).toEqual([3, 0, 3])
  const gained = resolve(
    attack([falcon()]),
    noBlock,
    pass,
    command('Kei', 'X', keyword('Falcon', 'Suppression')),
    bothPass,
  )
  expect(gained.told('shield_destroyed')).toHaveLength(2)
})

test('GCG-7-6-2-4-1c the second Shield of <Suppression> has its Burst although the first one removed the attacker', () => {
  const setUp = attack([falcon({ keywords: ['Suppression'] })])
  const story = resolve(
    setUp,
    ...quietly,
    burst(1, 'activate', leaves('Falcon', 'destroyed')),
    burst(2, 'activate', note('draw 1')),
    use('burst#1'),
    finish,
  )
  expect([story.result.destroyed, story.result.notes, story.result.shields]).toEqual([
    ['Falcon'],
    ['draw 1'],
    0,
  ])
})

test('GCG-7-6-2-4-1c a Burst that deploys a Base puts it into play, and the next attack meets it', () => {
  const first = resolve(
    attack([falcon(), heron()]),
    ...quietly,
    { ...burst(1, 'activate', { kind: 'movesCard', to: 'base section' }), joins: [fort()] },
    finish,
  )
  expect(first.told('moved_to_trash')).toEqual([])
  const table = first.result.table as object
  const second = resolve({ ...table, attacker: 'Heron', target: { player: true } }, ...quietly, finish)
  expect([second.hp('Fort'), second.result.shields]).toEqual([3, 1])
})

test('GCG-7-6-2-2b AP brought down to 0 defeats nobody, AP brought up from 0 does', () => {
  const empty = (n: number) => attack([falcon({ ap: n })], undefined, { shields: 0 })
  const change = (n: number) => [noBlock, pass, command('Kei', 'X', ap('Falcon', n)), bothPass]
  const spared = resolve(empty(1), ...change(-3), finish)
  expect([spared.result.defeated, spared.result.damage, spared.result.apAtDamage]).toEqual([
    null,
    [],
    [{ piece: 'Falcon', ap: 0 }],
  ])
  expect(resolve(empty(0), ...change(1), finish).result).toMatchObject({ defeated: 'Rio', winner: 'Kei' })
  // 1-3+2 is 0: the reduction counts in full before the increase.
  const sum = [noBlock, pass, command('Kei', 'X', ap('Falcon', -3), ap('Falcon', 2)), bothPass, finish]
  expect(resolve(empty(1), ...sum).result.defeated).toBeNull()
})

test('GCG-7-6-2-2b after the defeat nothing is asked, told or accepted any more (AMB-65)', () => {
  const setUp = attack([falcon()], undefined, {
    shields: 0,
    abilities: [
      whenAttacking('K', 'Falcon', [ap('Falcon', 1)]),
      on('E', 'Rio', { on: 'battleEnd' }, [hurt(the('attacker'), 4)]),
      on('T', 'Rio', { on: 'takesBattleDamage' }, [note('never')]),
    ],
  })
  const story = resolve(setUp, ...quietly, finish)
  expect(story.events.at(-2)).toMatchObject({ type: 'game_won', clause: 'GCG-7-6-2-2c' })
  expect([story.prompt, story.opened, story.told('battle_effect_lost')]).toEqual([null, ['K'], []])
  expect(attempt(setUp, ...quietly, report('finish')).refused).toMatchObject({ code: 'noReportHere' })
  expect(attempt(setUp, ...quietly, finish, finish).refused).toMatchObject({ code: 'over' })
})

test('GCG-7-6-2-3-2 <First Strike> gained in the action step counts against a Base, and Shields do not mind it', () => {
  const gain = [noBlock, pass, command('Kei', 'X', keyword('Falcon', 'First Strike')), bothPass]
  const base = resolve(attack([falcon(), fort({ ap: 5 })]), ...gain, finish)
  expect([order(base, 'first_strike_damage', 'battle_damage'), ...left(base, 'Falcon', 'Fort')]).toEqual([
    ['first_strike_damage'],
    4,
    2,
  ])
  const shield = resolve(attack([falcon()]), ...gain, noBurst, finish)
  expect(shield.told('shield_destroyed')).toHaveLength(1)
})

test('GCG-7-6-2-5 an effect on a Base’s destruction comes before battle end, and the Shields stay', () => {
  const abilities = [on('D', 'Rio', { on: 'destroyed', who: 'Fort' }, [hurt(the('attacker'), 4)], 'Fort')]
  const story = resolve(attack([falcon({ ap: 7 }), fort()], undefined, { abilities }), ...quietly, finish)
  expect([story.result.destroyed, story.result.shields, story.result.gone]).toEqual([
    ['Fort', 'Falcon'],
    2,
    null,
  ])
})

test('GCG-7-6-3-2-2 <First Strike> against a blocker, gained in the action step, lost again, or on the defender', () => {
  const setUp = attack([falcon({ ap: 4 }), wall({ ap: 4 })])
  const fight = (...effects: Effect[]) =>
    left(
      resolve(setUp, block('Wall'), pass, command('Kei', 'X', ...effects), bothPass, finish),
      'Falcon',
      'Wall',
    )
  expect(fight(keyword('Falcon', 'First Strike'))).toEqual([4, 0])
  expect(
    fight(keyword('Falcon', 'First Strike'), keyword('Falcon', 'First Strike', { loses: true })),
  ).toEqual([0, 0])
  expect(fight(keyword('Wall', 'First Strike'))).toEqual([0, 0])
})

test('GCG-7-6-3-2-2 a target that survives <First Strike> hits back with all its AP and may destroy the attacker', () => {
  const story = resolve(attack([lancer(), mole({ ...rested, ap: 3 })], 'Mole'), ...quietly, finish)
  expect([...left(story, 'Lancer', 'Mole'), story.result.destroyed]).toEqual([0, 2, ['Lancer']])
  expect(order(story, 'first_strike_damage', 'battle_damage', 'units_destroyed')).toEqual([
    'first_strike_damage',
    'battle_damage',
    'units_destroyed',
  ])
})

test('GCG-7-6-3-2-2 whether a target of unknown HP survives <First Strike> decides whether it hits back', () => {
  const setUp = attack([lancer(), { id: 'Hulk', kind: 'unit', player: 'Rio', ap: 2, rested: true }], 'Hulk')
  const asked = resolve(setUp, ...quietly)
  expect(asked.prompt?.windows.map(one => one.name)).toEqual(['survives:Hulk', 'damage', 'finish'])
  expect(resolve(setUp, ...quietly, finish).hp('Lancer')).toBe(1)
  expect(resolve(setUp, ...quietly, use('destroyed'), finish).hp('Lancer')).toBe(3)
})

test('GCG-7-6-3-2a with AP 0 on both sides nobody is hurt', () => {
  const story = resolve(attack([falcon({ ap: 0 }), mole({ ...rested, ap: 0 })], 'Mole'), ...quietly, finish)
  expect([...left(story, 'Falcon', 'Mole'), story.result.damage]).toEqual([4, 5, []])
  expect(story.told('counters_set')).toEqual([])
})

test('GCG-7-6-3-2-1a HP that is recovered never exceeds the maximum, and counts in the same battle', () => {
  const setUp = attack([falcon(), mole({ ...rested, damage: 4 })], 'Mole')
  const heal = command('Rio', 'X', { kind: 'recover', to: piece('Mole'), amount: 9 })
  const story = resolve(setUp, noBlock, heal, bothPass, finish)
  expect([story.hp('Mole'), story.told('recovered')]).toMatchObject([2, [{ amount: 4, remaining: 5 }]])
})

test('GCG-7-6-3-2-1a damage that is prevented sets no counter; what is not prevented does', () => {
  const setUp = attack([falcon(), mole(rested)], 'Mole')
  const shield = (amount: number) =>
    resolve(
      setUp,
      noBlock,
      command('Rio', 'X', { kind: 'prevent', to: piece('Mole'), amount }),
      bothPass,
      finish,
    )
  expect([shield(2).hp('Mole'), shield(5).hp('Mole')]).toEqual([4, 5])
  expect(shield(5).told('counters_set')).toMatchObject([{ card: 'Falcon', amount: 2 }])
})

test('GCG-7-6-3-3 <Breach> adds up, works if both die and against a blocker, not for the defender, not without a kill', () => {
  const raider = falcon({ hp: 3, breach: 2 })
  const setUp = attack([raider, drake(rested), fort()], 'Drake')
  const both = resolve(setUp, ...quietly, finish)
  expect([both.result.destroyed, both.hp('Fort')]).toEqual([['Falcon', 'Drake'], 3])
  const gained = resolve(
    setUp,
    noBlock,
    pass,
    command('Kei', 'X', keyword('Falcon', 'Breach', { amount: 2 })),
    bothPass,
    finish,
  )
  expect(gained.hp('Fort')).toBe(1)
  const blocked = resolve(
    attack([falcon({ ap: 4, breach: 1 }), wall()]),
    block('Wall'),
    bothPass,
    noBurst,
    finish,
  )
  expect(blocked.result).toMatchObject({ shields: 1, destroyed: ['Wall'] })
  const survives = resolve(attack([raider, mole(rested), fort()], 'Mole'), ...quietly, finish)
  expect(survives.hp('Fort')).toBe(5)
  const defender = resolve(attack([heron(), drake({ ...rested, breach: 3 })], 'Drake'), ...quietly, finish)
  expect([defender.result.destroyed, defender.opened]).toEqual([['Heron'], []])
})

test('GCG-7-6-3-3 <Breach> needs battle damage: a target that an effect destroys does not count', () => {
  const setUp = attack([falcon({ ap: 1, breach: 2 }), drake(rested), fort()], 'Drake')
  const early = resolve(
    setUp,
    noBlock,
    pass,
    command('Kei', 'X', leaves('Drake', 'destroyed')),
    bothPass,
    finish,
  )
  const late = resolve(setUp, ...quietly, report('damage', leaves('Drake', 'destroyed')), finish)
  expect([early.hp('Fort'), late.hp('Fort')]).toEqual([5, 5])
})

test('GCG-7-6-3-3 <Breach> with <First Strike>, one Shield however much, and never the player', () => {
  const setUp = (shields: number) =>
    attack([lancer({ breach: 9, keywords: ['First Strike', 'Suppression'] }), drake(rested)], 'Drake', {
      shields,
    })
  const story = resolve(setUp(3), ...quietly, noBurst, finish)
  expect([story.result.shields, story.hp('Lancer')]).toEqual([2, 3])
  expect(resolve(setUp(0), ...quietly, finish).result.winner).toBeNull()
})

test('GCG-7-6-3-3 the Burst of a Shield lost to <Breach> comes before every effect that waits (AMB-63)', () => {
  const abilities = [
    on('D', 'Rio', { on: 'destroyed', who: 'Drake' }, [note('D')], 'Drake'),
    on('K', 'Kei', { on: 'takesBattleDamage', who: 'Falcon' }, [note('K')], 'Falcon'),
    on('T', 'Kei', { on: 'takesEffectDamage', who: 'Falcon' }, [note('T')], 'Falcon'),
  ]
  const setUp = attack([falcon({ breach: 1, hp: 9 }), drake(rested)], 'Drake', { abilities })
  const shot = burst(1, 'activate', note('B'), hurt(the('attacker'), 1))
  const story = resolve(setUp, ...quietly, use('Breach:Falcon'), shot, finish)
  // The Burst comes first, then the effects that it has triggered (the newest), then Kei’s, then Rio’s.
  expect(story.result.notes).toEqual(['B', 'T', 'K', 'D'])
})

test('GCG-7-6-1 the target cannot be changed any more in the damage step, not even by a Burst', () => {
  const setUp = attack([falcon(), mole()])
  expect(attempt(setUp, ...quietly, burst(1, 'activate', turnTo('Mole'))).refused).toMatchObject({
    code: 'tooLate',
    clause: 'GCG-7-6-1',
  })
  expect(attempt(atMole(), ...quietly, report('damage', turnTo('player'))).refused).toMatchObject({
    code: 'effectNotHere',
  })
})

test('GCG-7-7-1 what begins in the attack, the block, the action and the damage step ends with the battle', () => {
  const story = resolve(
    atMole(),
    report('attack', ap('Falcon', 1)),
    report('block', keyword('Falcon', 'First Strike')),
    noBlock,
    command('Rio', 'X', ap('Mole', 1)),
    bothPass,
    report('damage', ap('Heron', 1)),
    finish,
  )
  expect([story.told('battle_effect_gained').length, story.told('battle_effect_lost').length]).toEqual([4, 4])
  const table = story.result.table as { pieces: { id: string; ap: number }[] }
  expect(table.pieces.map(one => [one.id, one.ap])).toEqual([
    ['Falcon', 3],
    ['Heron', 2],
    ['Mole', 2],
  ])
})

test('GCG-7-7-1 a prevention ends with the battle, before the effects of battle end', () => {
  const abilities = [on('E', 'Rio', { on: 'battleEnd' }, [hurt(piece('Falcon'), 1)])]
  const shield = command('Rio', 'X', { kind: 'prevent', to: piece('Falcon'), amount: 9 })
  expect(resolve(atMole({ abilities }), noBlock, shield, bothPass, finish).hp('Falcon')).toBe(3)
})

test('GCG-7-7-2b three attacks in a row keep damage, rested Units, Shields and used effects', () => {
  const third: AbilityGiven = {
    ...on('A', 'Rio', { on: 'activateAction' }, [ap('Mole', 1)], 'Mole'),
    uses: 1,
  }
  const setUp = attack([falcon(), heron(), lancer(), mole(rested)], 'Mole', { abilities: [third] })
  const one = resolve(setUp, noBlock, use('A'), bothPass, finish)
  expect(left(one, 'Falcon', 'Mole')).toEqual([1, 2])
  const two = resolve(again(one, 'Heron'), ...quietly, noBurst, finish)
  expect(two.result.shields).toBe(1)
  expect(resolve(again(two, 'Lancer', 'Mole'), noBlock).offered('action:Rio')).toEqual(['pass', 'bothPass'])
  const three = resolve(again(two, 'Lancer', 'Mole'), ...quietly, finish)
  expect([three.result.destroyed, three.hp('Lancer'), three.result.shields]).toEqual([['Mole'], 3, 1])
  for (const tired of ['Falcon', 'Heron', 'Lancer'])
    expect(attempt(again(three, tired)).refused).toMatchObject({ code: 'rested' })
})

test('GCG-7-2 plain cases: three answers against a Unit or a Base, four against a Shield, one more for two sides', () => {
  const kei = { by: ['Kei'] }
  const rio = { by: ['Rio'] }
  const apart = [
    { ...noBlock, ...rio },
    { ...pass, ...rio },
    { ...pass, ...kei },
  ]
  const answers = (setUp: object, ...all: Answer[]) => resolve(setUp, ...all).accepted.length
  const end = { ...finish, ...kei }
  expect(answers(atMole(), ...quietly, finish)).toBe(3)
  expect(answers(atMole(), ...apart, end)).toBe(4)
  expect(answers(attack([falcon(), fort()]), ...quietly, finish)).toBe(3)
  expect(answers(attack([falcon(), fort()]), ...apart, end)).toBe(4)
  expect(answers(attack([falcon()]), ...quietly, noBurst, finish)).toBe(4)
  expect(answers(attack([falcon()]), ...apart, { ...noBurst, ...rio }, end)).toBe(5)
})

test('GCG-7-2 answers that are given beforehand tell the same story and are not counted', () => {
  const abilities = [whenAttacking('K1', 'Falcon', [note('1')]), watching('K2', 'Kei', 'Heron', [note('2')])]
  const log = [use('K2'), report('attack', ap('Falcon', 1)), ...quietly, finish]
  const asked = resolve(atMole({ abilities }), ...log)
  const given = resolve(atMole({ abilities, given: log }))
  expect([given.events, given.outcome, given.accepted]).toEqual([asked.events, asked.outcome, []])
  const wrong = attempt(atMole({ given: [noBlock, use('Nobody')] }), ...quietly)
  expect([wrong.refused?.code, wrong.accepted]).toEqual(['noSuchChoice', []])
  expect(wrong.steps).toEqual(['attack', 'block', 'action'])
})

test('GCG-7-6-3-2a a number that nobody gave is asked for once, of its owner, and stays for the next attack', () => {
  const setUp = attack(
    [
      { id: 'Ace', kind: 'unit', player: 'Kei', hp: 4 },
      { id: 'Bot', kind: 'unit', player: 'Rio', hp: 4, rested: true },
    ],
    'Bot',
  )
  const asked = resolve(setUp, ...quietly)
  expect(asked.prompt?.windows.at(-1)).toMatchObject({ name: 'ap:Ace', choices: [{ by: { any: ['Kei'] } }] })
  const story = resolve(setUp, ...quietly, { choice: 'ap', number: 2 }, { choice: 'ap', number: 1 }, finish)
  expect(left(story, 'Ace', 'Bot')).toEqual([3, 2])
  expect(story.result.table).toMatchObject({ pieces: [{ ap: 2 }, { ap: 1 }] })
  for (const number of [-1, 100, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '2', null])
    expect(attempt(setUp, ...quietly, { choice: 'ap', number }).refused).not.toBeNull()
  expect(attempt(setUp, ...quietly, { choice: 'ap' }).refused).toMatchObject({ code: 'numberMissing' })
})

test('GCG-7-6-3-2-1b a Unit of unknown HP stays until the players say otherwise', () => {
  const setUp = attack([falcon(), { id: 'Bot', kind: 'unit', player: 'Rio', ap: 1, rested: true }], 'Bot')
  const story = resolve(setUp, ...quietly, finish)
  expect(story.result.pieces).toContainEqual(
    expect.objectContaining({ piece: 'Bot', where: 'in play', remaining: null, damage: 3 }),
  )
  expect(story.result.table).toMatchObject({ pieces: [{}, { id: 'Bot', damage: 3 }] })
})

// Tests of GCG-7-6-2 in depth: the contents of the shield area, Bursts, damage by effects and by Breach.
import { expect } from 'vitest'
import { test } from '../../../../test/support/games/gundam/each-edition.ts'
import {
  again,
  atMole,
  attack,
  attempt,
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
  noBlock,
  noBurst,
  note,
  on,
  order,
  pass,
  quietly,
  report,
  resolve,
  rested,
  the,
  undescribed,
  use,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'

const shot = (amount: number): Effect => ({ kind: 'damage', to: 'shieldArea', amount })

const suppressor = (shields: number, more: object = {}) =>
  attack([falcon({ keywords: ['Suppression'] }), heron()], undefined, { shields, ...more })

const hitBack = on('T', 'Kei', { on: 'takesEffectDamage', who: 'Falcon' }, [note('T')], 'Falcon')

test('GCG-7-6-2-4-1c with <Suppression> both Bursts come before what the first one triggers (AMB-63)', () => {
  const story = resolve(
    suppressor(2, { abilities: [hitBack], edition: '1.0' }),
    ...quietly,
    burst(1, 'activate', hurt(the('attacker'), 1)),
    burst(2, 'activate', note('B2')),
    use('burst#1'),
    finish,
  )
  expect(story.result.notes).toEqual(['B2', 'T'])
})

test('GCG-7-6-2-4-1b with <Suppression> both Shields are revealed together, and their owner orders the Bursts', () => {
  const revealed = [...quietly, burst(1, 'activate', note('one')), burst(2, 'activate', note('two'))]
  const asked = resolve(suppressor(3), ...revealed)
  expect(asked.prompt?.windows).toMatchObject([
    { name: 'order:burst', choices: [{ name: 'burst#1', by: { any: ['Rio'] } }, { name: 'burst#2' }] },
  ])
  const story = resolve(suppressor(3), ...revealed, { choice: 'burst#2', by: ['Rio'] }, finish)
  expect(order(story, 'card_revealed', 'burst_activated', 'burst_resolved')).toEqual([
    'card_revealed',
    'card_revealed',
    'burst_activated',
    'burst_resolved',
    'burst_activated',
    'burst_resolved',
  ])
  expect([story.result.notes, story.result.shields]).toEqual([['two', 'one'], 1])
})

test('GCG-7-6-2-4-1b of two revealed Shields the one without a Burst goes to the trash first', () => {
  const story = resolve(
    suppressor(2),
    ...quietly,
    burst(1, 'activate', note('one')),
    burst(2, 'noBurst'),
    finish,
  )
  expect(story.told('moved_to_trash').map(one => one.card)).toEqual(['B2', 'B1'])
  const declined = resolve(suppressor(2), ...quietly, burst(1, 'decline'), burst(2, 'noBurst'), finish)
  expect(declined.told('burst_declined')).toMatchObject([{ card: 'B1' }])
})

test('GCG-7-6-2-4-1b the Burst card is in the trash before what its effect triggers is carried out (AMB-55)', () => {
  const setUp = attack([falcon()], undefined, { abilities: [hitBack] })
  const story = resolve(setUp, ...quietly, burst(1, 'activate', hurt(the('attacker'), 1)), finish)
  expect(order(story, 'burst_resolved', 'moved_to_trash', 'ability_used')).toEqual([
    'burst_resolved',
    'moved_to_trash',
    'ability_used',
  ])
})

test('GCG-7-6-2-4-1c what a card does is carried out or refused, never dropped', () => {
  for (const choice of ['noBurst', 'decline'] as const)
    expect(
      attempt(attack([falcon()]), ...quietly, burst(1, choice, hurt(the('attacker'), 1))).refused,
    ).toMatchObject({
      code: 'noEffectsHere',
      clause: 'GCG-7-6-2-4-1c',
    })
})

test('GCG-7-6-2-4-1b a revealed card goes to one place only, and nothing moves without one', () => {
  const moves: Effect = { kind: 'movesCard', to: 'hand' }
  const twice = burst(1, 'activate', moves, { kind: 'movesCard', to: 'deck' })
  expect(attempt(attack([falcon()]), ...quietly, twice).refused).toMatchObject({ code: 'alreadyMoved' })
  const nothing = on('K', 'Kei', { on: 'whenAttacking', who: 'Falcon' }, [moves])
  expect(
    resolve(attack([falcon()], undefined, { abilities: [nothing] })).told('effect_fizzled'),
  ).toMatchObject([{ code: 'noCardRevealed' }])
})

test('GCG-7-6-2-4-1c a Burst that puts its card into the base section makes it the Base', () => {
  const first = resolve(
    attack([falcon(), heron()]),
    ...quietly,
    burst(1, 'activate', { kind: 'movesCard', to: 'base section' }),
    finish,
  )
  expect(first.result.table).toMatchObject({ pieces: [{}, {}, { id: 'B1', kind: 'base', player: 'Rio' }] })
  const second = resolve(again(first, 'Heron'), ...quietly, finish)
  expect(second.result.damage).toMatchObject([{ to: 'B1', value: 2, placed: 2 }])
})

test('GCG-7-6-2-4-1c what a Base that a Burst deploys triggers comes after the Burst', () => {
  const deploys = on('Deploy', 'Rio', { on: 'deployed', who: 'Fort' }, [{ kind: 'shields', change: -1 }])
  const story = resolve(
    attack([falcon()], undefined, { abilities: [deploys] }),
    ...quietly,
    burst(1, 'activate', { kind: 'movesCard', to: 'base section' }, { kind: 'deploy', piece: fort() }),
    finish,
  )
  expect([story.opened, story.hp('Fort'), story.result.shields]).toEqual([['Deploy'], 5, 0])
})

test('GCG-7-3-3 a Burst in the attack step goes before everything else that waits (AMB-63)', () => {
  const abilities = [
    on('Shoots', 'Kei', { on: 'whenAttacking' }, [shot(1)], 'Falcon'),
    on('Watches', 'Kei', { on: 'unitAttacks' }, [note('Watches')], 'Heron'),
    on('Lost', 'Rio', { on: 'shieldDestroyed' }, [note('Lost')], 'Mole'),
  ]
  const story = resolve(atMole({ abilities }), use('Shoots'), burst(1, 'activate', note('Burst')))
  const notes = story.told('noted').map(one => one.text)
  expect([notes, story.steps]).toEqual([['Burst', 'Lost', 'Watches'], ['attack']])
})

test('GCG-7-6-2-3 a Base deployed in the action step takes the damage; a second one replaces the first', () => {
  const deploys = command('Rio', 'A', { kind: 'deploy', piece: fort() })
  const story = resolve(attack([falcon()]), noBlock, deploys, bothPass, finish)
  expect([story.hp('Fort'), story.result.shields]).toEqual([2, 2])
  const token = fort({ id: 'EX Base', hp: 3, ap: 0, token: true })
  const second = resolve(attack([falcon(), token]), noBlock, deploys, bothPass, finish)
  expect(second.told('excess_placed_in_trash')).toMatchObject([{ card: 'EX Base', player: 'Rio' }])
  expect([second.hp('Fort'), second.result.destroyed]).toEqual([2, []])
})

test('GCG-7-6-2-3-1b a destroyed token leaves the game instead of going to the trash', () => {
  const story = resolve(attack([falcon(), fort({ hp: 3, token: true })]), ...quietly, finish)
  expect(story.told('removed_from_game')).toMatchObject([{ card: 'Fort', player: 'Rio' }])
  expect(story.told('moved_to_trash')).toEqual([])
})

test('GCG-7-6-2-4 a Shield added before the damage is hit instead of the player', () => {
  const adds = command('Rio', 'A', { kind: 'shields', change: 1 })
  const story = resolve(
    attack([falcon()], undefined, { shields: 0 }),
    noBlock,
    adds,
    bothPass,
    noBurst,
    finish,
  )
  expect([story.result.shields, story.result.winner]).toEqual([0, null])
})

test('GCG-7-6-2-2a effect damage defeats nobody, and needs something to hit', () => {
  expect(
    attempt(attack([falcon()], undefined, { shields: 0 }), report('attack', shot(3))).refused,
  ).toMatchObject({
    code: 'noShield',
    clause: 'GCG-7-6-2-1',
  })
  expect(resolve(attack([falcon(), fort()]), report('attack', shot(3))).hp('Fort')).toBe(2)
  const story = resolve(undescribed(attack([falcon()])), report('attack', shot(3)))
  expect(story.offered('shieldArea')).toEqual(['base', 'shields', 'empty'])
})

const raider = (breach: number, ...others: Parameters<typeof attack>[0]) =>
  attack([falcon({ breach }), drake(rested), ...others], 'Drake')

test('GCG-7-6-3-3 <Breach> into a shield area that nobody has described is asked for, not dropped', () => {
  const setUp = undescribed(raider(3))
  expect(resolve(setUp, ...quietly).offered('shieldArea')).toEqual(['base', 'shields', 'empty'])
  expect(resolve(setUp, ...quietly, use('empty'), finish).result.winner).toBeNull()
  const shield = resolve(setUp, ...quietly, { choice: 'shields', number: 2 }, noBurst, finish)
  expect(shield.result.shields).toBe(1)
})

test('GCG-7-6-3-3 <Breach> is effect damage, on a Shield as well as on a Base', () => {
  const story = resolve(raider(3), ...quietly, noBurst, finish)
  expect(story.result.damage).toContainEqual({
    from: 'Falcon',
    to: 'Shield',
    kind: 'effect',
    value: 3,
    prevented: 0,
    placed: 1,
    lost: 2,
  })
  const watcher = on('W', 'Rio', { on: 'takesEffectDamage', who: 'Fort' }, [note('draw')], 'Fort')
  const base = resolve({ ...raider(1, fort()), abilities: [watcher] }, ...quietly, finish)
  expect(base.opened).toEqual(['Breach:Falcon', 'W'])
})

test('GCG-7-6-3-3 <Breach> on a Base of unknown HP asks whether it is destroyed', () => {
  const story = resolve(raider(3, { id: 'Fort', kind: 'base', player: 'Rio' }), ...quietly)
  expect(story.offered('survives:Fort')).toEqual(['destroyed', 'pass'])
})

test('GCG-7-3-2c <Breach> is ordered among the effects of its owner, before the opponent’s', () => {
  const abilities = [
    on('Falls', 'Rio', { on: 'destroyed', who: 'Drake' }, [note('Rio draws')], 'Drake'),
    on('Wins', 'Kei', { on: 'destroys', who: 'Falcon' }, [note('Kei draws')], 'Falcon'),
  ]
  const setUp = { ...raider(1, fort()), abilities }
  const asked = resolve(setUp, ...quietly)
  expect(
    asked.prompt?.windows
      .at(-1)
      ?.choices.map(one => one.name)
      .sort(),
  ).toEqual(['Breach:Falcon', 'Wins'])
  const story = resolve(setUp, ...quietly, { choice: 'Wins', by: ['Kei'] }, finish)
  expect([story.opened, story.hp('Fort')]).toEqual([['Wins', 'Breach:Falcon', 'Falls'], 4])
})

test('GCG-7-6-3-1 losing <Breach> leaves none, and several numbers add up', () => {
  const setUp = raider(2, fort())
  const after = (...effects: Effect[]) =>
    resolve(setUp, report('attack', ...effects), ...quietly, finish).hp('Fort')
  expect(after(keyword('Falcon', 'Breach', { loses: true }))).toBe(5)
  expect(after(keyword('Falcon', 'Breach', { amount: 1 }))).toBe(2)
  expect(after(keyword('Falcon', 'Breach', { loses: true, amount: 1 }))).toBe(4)
  expect(
    after(keyword('Falcon', 'Breach', { loses: true }), keyword('Falcon', 'Breach', { amount: 1 })),
  ).toBe(4)
})

const unknown = undescribed(attack([falcon()]))

test('GCG-7-6-2-1 an unknown number of Shields stays unknown when one is added or taken', () => {
  for (const [setUp, change] of [
    [unknown, 1],
    [{ ...unknown, base: 'none' }, -1],
  ] as const) {
    const story = resolve(setUp, noBlock, pass, command('Kei', 'X', { kind: 'shields', change }), bothPass)
    expect(story.offered('shieldArea')).toContain('shields')
  }
})

test('GCG-7-6-2-1 where nobody counts the Shields, one can be lost all the same', () => {
  const story = resolve(unknown, ...quietly, use('shields'), noBurst, finish)
  expect(story.result).toMatchObject({ shields: null, shieldsLost: 1, table: { base: 'none' } })
  const both = { ...unknown, pieces: [falcon({ keywords: ['Suppression'] })] }
  expect(attempt(both, ...quietly, use('shields')).refused).toMatchObject({ code: 'numberMissing' })
})

test('GCG-7-6-2-1 that there is no Base is not asked again, and still known in the next attack', () => {
  const none = { ...unknown, base: 'none' as const }
  expect(resolve(none, ...quietly).offered('shieldArea')).toEqual(['shields', 'empty'])
  const other = undescribed(atMole({ base: 'none' }))
  expect(resolve(other, ...quietly, finish).result.table).toMatchObject({ base: 'none' })
  const fallen = resolve({ ...unknown, pieces: [falcon(), fort({ hp: 3 })] }, ...quietly, finish)
  expect(fallen.result.table).toMatchObject({ base: 'none' })
})

test('GCG-7-6-2-1 the Base that is asked for may join with the answer', () => {
  const story = resolve(unknown, ...quietly, { choice: 'base', joins: [fort()] }, finish)
  expect(story.hp('Fort')).toBe(2)
  expect(attempt(unknown, ...quietly, { choice: 'empty', joins: [fort()] }).refused).not.toBeNull()
})

test('GCG-7-6-2-3-1b a Base goes to the trash by the rule about Bases', () => {
  const story = resolve(attack([falcon({ ap: 9 }), fort()]), ...quietly, finish)
  expect(story.told('moved_to_trash')).toMatchObject([{ clause: 'GCG-7-6-2-3-1b' }])
  expect(story.told('excess_lost')).toMatchObject([{ amount: 4, ruling: 'AMB-60' }])
})

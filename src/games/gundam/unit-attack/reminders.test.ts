// Tests of known effects: how often they can be used, who carries them out, why one stays shut.
import { expect } from 'vitest'
import { test } from '../../../../test/support/games/gundam/each-edition.ts'
import {
  again,
  ap,
  atMole,
  attack,
  attempt,
  bothPass,
  command,
  falcon,
  finish,
  hurt,
  leaves,
  left,
  mole,
  noBlock,
  note,
  on,
  pass,
  piece,
  quietly,
  report,
  resolve,
  rested,
  the,
  undescribed,
  use,
  wall,
  watching,
  whenAttacking,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { AbilityGiven } from '../vocabulary/effects.ts'

const tableOf = (story: ReturnType<typeof resolve>) => story.result.table as { abilities: object[] }

test('GCG-7-7-2b an effect has one use fewer in the next attack, others have what they had', () => {
  const abilities = [
    { ...whenAttacking('Twice', 'Falcon', [note('Twice')]), uses: 2 },
    { ...on('Other', 'Kei', { on: 'deployed' }, []), uses: 3 },
    whenAttacking('Always', 'Falcon', [note('Always')]),
  ]
  const story = resolve(atMole({ abilities }), use('Twice'), ...quietly, finish)
  expect(tableOf(story).abilities).toStrictEqual([{ ...abilities[0], uses: 1 }, abilities[1], abilities[2]])
})

test('GCG-11-2-12a “once per turn” stays used where the table knows when the turn ends, and else may be used again', () => {
  const once = { ...whenAttacking('Once', 'Falcon', [note('Once')]), once: 'a', uses: 1 }
  const after = (more: object) =>
    tableOf(resolve({ ...atMole({ abilities: [once] }), ...more }, ...quietly, finish)).abilities
  expect(after({ lasts: [] })).toMatchObject([{ id: 'Once', uses: 0 }])
  expect(after({})).toMatchObject([{ id: 'Once', uses: 1 }])
})

test('GCG-7-7-2b an effect keeps its player for the next attack, although its card has left', () => {
  const { owner: _, ...wish } = on('Wish', 'Rio', { on: 'unitAttacks' }, [note('Wish')], 'Mole')
  const setUp = attack([falcon(), mole({ ...rested, hp: 1 })], 'Mole', { abilities: [wish] })
  const story = resolve(setUp, ...quietly, finish)
  expect(story.result.destroyed).toEqual(['Mole'])
  expect(tableOf(story).abilities).toEqual([{ ...wish, owner: 'Rio' }])
  expect(attempt(again(story, 'Falcon')).refused?.code).not.toBe('ownerMissing')
})

test('GCG-9-1-5a an effect with a condition that only players know needs a card', () => {
  const { source: _, ...nobodys } = whenAttacking('Draw', 'Falcon', [note('draw')], { asks: ['@level:7'] })
  const waits: AbilityGiven = { ...nobodys, trigger: { on: 'battleEnd' } }
  expect(attempt(atMole({ abilities: [waits] })).refused?.code).toBe('sourceMissing')
})

test('GCG-7-7-2b that there is no Base is handed on only if somebody has seen it', () => {
  const table = (setUp: object) => tableOf(resolve(setUp, ...quietly, finish))
  expect(table(undescribed(atMole()))).not.toHaveProperty('base')
  const fort = { id: 'Fort', kind: 'base' as const, player: 'Rio', hp: 5 }
  expect(table(attack([falcon(), fort]))).not.toHaveProperty('base')
  expect(table(atMole())).toHaveProperty('base', 'none')
})

test('GCG-7-3-2a who names an effect that has not triggered, or is used up, hears so', () => {
  const abilities = [
    on('Later', 'Rio', { on: 'battleEnd' }, [note('Later')]),
    whenAttacking('Spent', 'Falcon', [note('Spent')], { uses: 0 }),
  ]
  const shut = (choice: string) => attempt(atMole({ abilities }), { choice }).refused
  expect(shut('Later')).toMatchObject({
    code: 'notTriggered',
    clause: 'GCG-7-3-2a',
    details: { ability: 'Later' },
  })
  expect(shut('Spent')).toMatchObject({ code: 'usedUp', clause: 'GCG-7-3-2a' })
})

test('GCG-7-3-2c "you may" has its own way to pass', () => {
  const may = (name: string): AbilityGiven => ({
    id: 'May',
    source: 'Falcon',
    trigger: { on: 'whenAttacking' },
    may: true,
    options: [{ name, effects: [] }],
  })
  const code = (ability: AbilityGiven) => attempt(atMole({ abilities: [ability] })).refused?.code
  expect([code(may('pass')), code(may('draw'))]).toEqual(['nameTaken', undefined])
  const { may: _, ...must } = may('pass')
  expect(code(must)).toBeUndefined()
})

test('GCG-7-3-2c an option is one of the effect that is carried out, whatever others are called', () => {
  const choose = (id: string, text: string): AbilityGiven => ({
    id,
    source: 'Falcon',
    trigger: { on: 'whenAttacking' },
    options: [{ name: 'first', effects: [{ kind: 'note', text }] }],
  })
  const setUp = atMole({ abilities: [choose('A', 'of A'), choose('B', 'of B')] })
  const story = resolve(setUp, use('B'), use('first'))
  expect(story.told('noted').map(one => one.text)).toEqual(['of B'])
})

test('GCG-7-3-3 what an effect that is carried out by hand triggers comes before those that wait', () => {
  const { effects: _, ...byHand } = whenAttacking('K1', 'Falcon', [])
  const abilities = [
    byHand,
    whenAttacking('K2', 'Falcon', [note('K2')]),
    on('N', 'Rio', { on: 'takesEffectDamage', who: 'Mole' }, [note('N')], 'Mole'),
  ]
  const done = { choice: 'done', card: { effects: [hurt(the('target'), 1)] } }
  const story = resolve(atMole({ abilities }), use('K1'), done)
  expect(story.opened).toEqual(['K1', 'N', 'K2'])
})

const action = (more: object = {}): AbilityGiven => ({
  id: 'A',
  owner: 'Rio',
  source: 'Mole',
  trigger: { on: 'activateAction' },
  ...more,
})

test('GCG-7-5-1b what an action does that nobody has written down comes with the answer', () => {
  const setUp = atMole({ abilities: [action()] })
  expect(resolve(setUp, noBlock).prompt?.windows.at(-1)?.choices).toContainEqual(
    expect.objectContaining({ name: 'A', card: true }),
  )
  const does = (id: string) => ({ choice: 'A', card: { effects: [hurt(piece(id), 1)] } })
  expect(resolve(setUp, noBlock, does('Falcon')).hp('Falcon')).toBe(3)
  expect(attempt(setUp, noBlock, does('Nobody')).refused).toMatchObject({ code: 'noSuchPiece' })
})

test('GCG-7-5-1b an action with options asks for one of them', () => {
  const options = [
    { name: 'hit', effects: [hurt(piece('Falcon'), 1)] },
    { name: 'draw', effects: [note('draw')] },
  ]
  const setUp = atMole({ abilities: [action({ options })] })
  expect(resolve(setUp, noBlock).prompt?.windows.at(-1)?.choices).toContainEqual({
    name: 'A',
    by: { any: ['Rio'] },
    card: false,
  })
  expect(resolve(setUp, noBlock, use('A')).offered('resolve:A')).toEqual(['hit', 'draw'])
  const story = resolve(setUp, noBlock, use('A'), use('hit'), bothPass, finish)
  expect(left(story, 'Falcon', 'Mole')).toEqual([1, 2])
})

test('GCG-7-5-1b an action need not stand on a card at the table', () => {
  const { source: _, ...anywhere } = action({ effects: [ap('Mole', 1)] })
  const story = resolve(atMole({ abilities: [anywhere] }), noBlock, use('A'), bothPass, finish)
  expect(story.hp('Falcon')).toBe(1)
  expect(story.result.occurred).toContainEqual(expect.objectContaining({ on: 'activateAction', who: [] }))
})

test('GCG-7-5-1b 【Activate･Main】 triggers nothing and is not offered', () => {
  const main = action({ trigger: { on: 'activateMain' }, effects: [note('never')] })
  const story = resolve(atMole({ abilities: [main] }), ...quietly, finish)
  expect([story.opened, story.told('effects_triggered')]).toEqual([[], []])
})

test('GCG-7-5-1a a triggered effect that is told on its owner’s turn leaves the turn with them', () => {
  const told = {
    question: 'action:Rio',
    card: { label: 'triggered', owner: 'Rio', effects: [ap('Mole', 1)] },
  }
  expect(resolve(atMole(), noBlock, told).prompt?.windows.at(-1)?.name).toBe('action:Rio')
})

test('GCG-7-5-1a what a card does needs its player, though it says something about the table too', () => {
  const card = { question: 'action:Rio', card: { effects: [note('hm'), ap('Falcon', 1)] } }
  expect(attempt(atMole(), noBlock, card).refused).toMatchObject({ code: 'ownerMissing' })
})

test('GCG-7-5-1a nobody acts before the block step', () => {
  const abilities = [watching('R1', 'Rio', 'Mole', []), watching('R2', 'Rio', 'Mole', [])]
  const early = attempt(atMole({ abilities }), command('Rio', 'A', ap('Mole', 1)))
  expect(early.refused).toMatchObject({ code: 'notNow', clause: 'GCG-7-5-1a' })
})

test('GCG-7-3-5-2a only conditions of what triggers in the attack step are told there', () => {
  const against = on('E', 'Kei', { on: 'battleEnd', against: 'player' }, [note('E')])
  const story = resolve(atMole({ abilities: [against] }), ...quietly, finish)
  expect(story.told('target_condition_not_met')).toEqual([])
  const plain = resolve(atMole({ abilities: [whenAttacking('K', 'Falcon', [])] }), ...quietly, finish)
  expect([plain.opened, plain.told('target_condition_met')]).toEqual([['K'], []])
  const met = resolve(attack([falcon(), mole()], undefined, { abilities: [against] }), noBlock, pass)
  expect(met.told('target_condition_met')).toEqual([])
})

test('GCG-7-3-2b an effect triggers although nothing of its card is said but its name', () => {
  const abilities = [
    on('Pilot', 'Rio', { on: 'unitAttacks' }, [note('Pilot')], 'Amuro'),
    on('Base', 'Kei', { on: 'battleEnd' }, [note('Base')]),
  ]
  expect(resolve(atMole({ abilities }), ...quietly, finish).opened).toEqual(['Pilot', 'Base'])
})

test('GCG-7-3-2b the effects of a card that has left before do not trigger', () => {
  const late = on('E', 'Rio', { on: 'battleEnd' }, [note('E')], 'Heron')
  const story = resolve(atMole({ abilities: [late] }), report('attack', leaves('Heron')), ...quietly, finish)
  expect(story.opened).toEqual([])
})

test('GCG-7-1a two players fight, and the words of the table are no Unit', () => {
  const refused = (setUp: object) => attempt(setUp).refused
  expect(refused({ ...attack([falcon()]), standbyPlayer: 'Kei' })).toMatchObject({
    code: 'samePlayer',
    details: { at: 'standbyPlayer' },
  })
  expect(refused(attack([falcon(), wall()], 'player'))).toMatchObject({
    code: 'noSuchTarget',
    details: { at: 'player' },
  })
  const early = attack([falcon()], undefined, { phase: 'other', edition: '1.0' })
  expect(refused(early)).toStrictEqual({
    code: 'notMainPhase',
    clause: 'GCG-7-1a',
    answer: early,
    prompt: null,
  })
})

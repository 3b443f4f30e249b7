// Tests of the queue of triggered effects, declinable effects, changing keywords, and labels of cards.
import { expect } from 'vitest'
import { test } from '../../../../test/support/games/gundam/each-edition.ts'
import {
  ap,
  atMole,
  attack,
  attempt,
  block,
  bothPass,
  command,
  drake,
  falcon,
  finish,
  hurt,
  keyword,
  left,
  noBlock,
  noBurst,
  note,
  on,
  piece,
  quietly,
  report,
  resolve,
  rested,
  the,
  turnTo,
  use,
  wall,
  watching,
  whenAttacking,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Answer } from '../../../engine/types.ts'
import type { AbilityGiven, Effect } from '../vocabulary/effects.ts'

const may = (more: Partial<AbilityGiven> = {}): AbilityGiven => ({
  id: 'May',
  owner: 'Kei',
  source: 'Falcon',
  trigger: { on: 'whenAttacking' },
  may: true,
  ...more,
})

const hits = [{ kind: 'damage' as const, to: the('target'), amount: 1 }]

const r1 = watching('R1', 'Rio', 'Mole', [ap('Falcon', -1)])

test('GCG-7-3-2c "you may" is decided when it is that effect’s turn, before the opponent’s', () => {
  const setUp = atMole({ abilities: [may({ effects: hits }), r1] })
  const asked = resolve(setUp)
  expect(asked.prompt?.windows.map(one => [one.name, one.hard])).toEqual([
    ['resolve:May', false],
    ['attack', false],
    ['block', true],
  ])
  expect(asked.offered('resolve:May')).toEqual(['use', 'pass'])
  const used = resolve(setUp, { choice: 'use', by: ['Kei'] }, ...quietly, finish)
  expect(used.told('ability_used').map(one => one.ability)).toEqual(['May', 'R1'])
  expect(left(used, 'Falcon', 'Mole')).toEqual([2, 2])
  const declined = resolve(setUp, ...quietly, finish)
  expect(declined.told('ability_declined')).toMatchObject([{ ability: 'May', player: 'Kei' }])
  expect(declined.hp('Mole')).toBe(3)
  expect(attempt(setUp, { ...noBlock, by: ['Rio'] }).refused).toMatchObject({ code: 'notYoursToPass' })
})

test('GCG-7-3-2c "you may" can be declined, whether or not the engine knows what it does', () => {
  const byHand = atMole({ abilities: [may()] })
  expect(resolve(byHand).offered('resolve:May')).toEqual(['use', 'pass'])
  const used = resolve(byHand, { question: 'resolve:May', choice: 'use', card: { effects: hits } })
  expect(used.hp('Mole')).toBe(4)
  const options = [{ name: 'hit', effects: hits }]
  const choose = atMole({ abilities: [may({ options })] })
  expect(resolve(choose).offered('resolve:May')).toEqual(['hit', 'pass'])
  expect(resolve(choose, use('hit')).hp('Mole')).toBe(4)
})

test('GCG-7-3-2c an effect that was declined has not been used', () => {
  const once = atMole({ abilities: [may({ effects: hits, uses: 1 })] })
  const decline = { question: 'resolve:May', choice: 'pass' }
  const declined = resolve(once, decline, ...quietly, finish)
  expect(declined.result.table).toMatchObject({ abilities: [{ id: 'May', may: true, uses: 1 }] })
  expect(resolve(once, use('use'), ...quietly, finish).result.table).toMatchObject({ abilities: [] })
})

test('GCG-7-3-2c an effect that its owner carries out by hand says what it did', () => {
  const { effects: _, ...byHand } = whenAttacking('K', 'Falcon', [])
  const setUp = atMole({ abilities: [byHand] })
  expect(resolve(setUp).offered('resolve:K')).toEqual(['done'])
  expect(resolve(setUp, { choice: 'done', by: ['Kei'], card: { effects: hits } }).hp('Mole')).toBe(4)
})

test('GCG-7-3-2b an effect that is used up does not trigger', () => {
  const abilities = [whenAttacking('K', 'Falcon', [ap('Falcon', 1)], { uses: 0 })]
  expect(resolve(atMole({ abilities })).told('effects_triggered')).toEqual([])
})

test('GCG-7-3-3 what is newly triggered is told under the rule that lets it go first', () => {
  const abilities = [
    whenAttacking('K1', 'Falcon', [hurt(the('target'), 1)]),
    on('N1', 'Rio', { on: 'takesEffectDamage', who: 'Mole' }, [note('N1')], 'Mole'),
    watching('K3', 'Kei', 'Heron', [note('K3')]),
  ]
  expect(resolve(atMole({ abilities }), use('K1')).told('effects_triggered')).toMatchObject([
    { effects: ['K1', 'K3'], clause: 'GCG-7-3-2a' },
    { effects: ['N1'], clause: 'GCG-7-3-3' },
  ])
})

test('GCG-7-3-2a 【When Attacking】 belongs to a Unit, which may be named as the one it is about', () => {
  const named = on('K', 'Kei', { on: 'whenAttacking', who: 'Falcon' }, [ap('Falcon', 1)])
  expect(resolve(atMole({ abilities: [named] })).opened).toEqual(['K'])
  const nobodys = on('K', 'Kei', { on: 'whenAttacking' }, [])
  expect(attempt(atMole({ abilities: [nobodys] })).refused).toMatchObject({
    code: 'sourceMissing',
    clause: 'GCG-7-3-2a',
  })
})

test('GCG-7-3-2a "when a unit attacks" is for other cards than the attacker', () => {
  const abilities = [
    watching('Own', 'Kei', 'Falcon', [note('own')]),
    watching('Other', 'Kei', 'Heron', [note('other')]),
    on('Card', 'Rio', { on: 'unitAttacks' }, [note('card')]),
  ]
  expect(resolve(atMole({ abilities })).opened).toEqual(['Other', 'Card'])
})

test('GCG-7-3-2a a reminder without an owner belongs to the player whose card it stands on', () => {
  const { owner: _, ...ownerless } = watching('R', 'Rio', 'Mole', [note('R')])
  const story = resolve(atMole({ abilities: [ownerless] }))
  expect(story.told('ability_used')).toMatchObject([{ ability: 'R', you: 'Rio' }])
  const { source: _source, ...nobodys } = ownerless
  expect(attempt(atMole({ abilities: [nobodys] })).refused).toMatchObject({ code: 'ownerMissing' })
})

test('GCG-7-3-2a what is remembered late in the attack step triggers, also on a Unit that joins with it', () => {
  const ability = watching('R', 'Rio', 'Wall', [hurt(the('attacker'), 1)])
  const remind = { kind: 'remind', ability } as const
  expect(resolve(attack([falcon(), wall()]), report('attack', remind)).opened).toEqual(['R'])
  expect(resolve(attack([falcon()]), { ...report('attack', remind), joins: [wall()] }).hp('Falcon')).toBe(3)
})

test('GCG-7-3-5-2a that a condition about the target is met or not is told, and decides', () => {
  const against = (on: 'whenAttacking' | 'unitAttacks', target: 'player' | 'unit') => ({
    trigger: { on, against: target },
  })
  const abilities = [
    whenAttacking('K1', 'Falcon', [note('K1')], against('whenAttacking', 'player')),
    whenAttacking('K2', 'Falcon', [note('K2')], against('whenAttacking', 'unit')),
  ]
  const story = resolve(atMole({ abilities }))
  expect(story.told('target_condition_met')).toMatchObject([{ ability: 'K2', clause: 'GCG-7-3-5-2a' }])
  expect(story.told('target_condition_not_met')).toMatchObject([{ ability: 'K1' }])
  expect(story.opened).toEqual(['K2'])
})

test('GCG-7-4-5 what a block triggers and nobody has named before can be told in the block step', () => {
  const setUp = attack([falcon(), wall()])
  const story = resolve(setUp, block('Wall'))
  expect(story.prompt?.windows).toMatchObject([
    { name: 'blocked', hard: false, window: 'blocked' },
    { name: 'action:Rio' },
  ])
  const hit = resolve(setUp, block('Wall'), report('blocked', hurt(the('attacker'), 4)), finish)
  expect([hit.steps, hit.result.destroyed]).toEqual([['attack', 'block', 'battle end'], ['Falcon']])
  const turned = resolve(setUp, block('Wall'), report('blocked', turnTo('player')), bothPass, noBurst, finish)
  expect(turned.result.shields).toBe(1)
})

test('GCG-7-7-1 nothing that lasts this battle begins once it has ended', () => {
  const late = report('finish', ap('Falcon', 1))
  expect(attempt(atMole(), ...quietly, late).refused).toMatchObject({ code: 'tooLate', clause: 'GCG-7-7-1' })
  const lasting = report('finish', { kind: 'ap', who: piece('Falcon'), amount: 1, beyondBattle: true })
  expect(resolve(atMole(), ...quietly, lasting, finish).result.table).toMatchObject({
    pieces: [{ ap: 4 }, {}, {}],
  })
})

test('GCG-7-6-3-2-2 <First Strike> that is lost in the action step does not count', () => {
  const pieces = [falcon({ keywords: ['First Strike'] }), drake(rested)]
  const loses = command('Rio', 'A', keyword('Falcon', 'First Strike', { loses: true }))
  expect(left(resolve(attack(pieces, 'Drake'), noBlock, loses, bothPass, finish), 'Falcon', 'Drake')).toEqual(
    [1, 0],
  )
})

test('GCG-7-1c a card may let a Unit attack the active Units it names, and no others', () => {
  const { target: _, ...setUp } = attack([falcon({ mayAttackActive: ['Wall'] }), drake(), wall()])
  expect(resolve(setUp).offered('target')).toEqual(['player', 'Wall'])
  expect(attempt(setUp, { question: 'target', choice: 'Drake' }).refused).toMatchObject({ code: 'active' })
})

const labelled = (label: string, owner: string | null, ...effects: Effect[]): Answer => ({
  question: 'action:Rio',
  card: { label, ...(owner !== null && { owner }), effects },
})

test('GCG-7-5-1b what a card is called decides when it may be played', () => {
  const refused = (...answers: Answer[]) => attempt(atMole(), ...answers).refused
  for (const label of ['main', 'activateMain'])
    expect(refused(noBlock, labelled(label, 'Rio', ap('Mole', 1)))).toMatchObject({
      code: 'mainPhaseOnly',
      clause: 'GCG-7-5-1b',
    })
  const early = { question: 'attack', card: { label: 'action', owner: 'Rio', effects: [] } }
  expect(refused(early)).toMatchObject({ code: 'notActionStep', clause: 'GCG-7-5-1b' })
  expect(refused(noBlock, labelled('defense', 'Rio'))).toMatchObject({ code: 'noSuchLabel' })
  for (const label of ['action', 'activateAction'])
    expect(resolve(atMole(), noBlock, labelled(label, 'Rio', ap('Mole', 1))).offered('action:Kei')).toContain(
      'pass',
    )
})

test('GCG-7-5-1a a triggered effect or a correction takes no turn', () => {
  const known: Effect = { kind: 'known', who: piece('Mole'), damage: 1 }
  const story = resolve(atMole(), noBlock, labelled('triggered', 'Kei', ap('Falcon', 1)), {
    question: 'action:Rio',
    card: { effects: [known] },
  })
  expect(story.prompt?.windows.at(-1)?.name).toBe('action:Rio')
})

test('GCG-7-5-1a a card of which nobody says who plays it is no action', () => {
  const card = { question: 'action:Rio', card: { name: 'X', effects: [ap('Falcon', 1)] } }
  expect(attempt(atMole(), noBlock, card).refused).toMatchObject({
    code: 'ownerMissing',
    clause: 'GCG-7-5-1a',
  })
  expect(attempt(atMole(), noBlock, { ...card, by: ['Kei'] }).refused).toMatchObject({ code: 'ownerMissing' })
})

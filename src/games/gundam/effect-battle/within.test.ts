// Tests of a battle that an effect begins while an attack goes on: when it is played, and what it leaves as it was.
import { expect, test } from 'vitest'
import { attack19, battles, unit } from '../../../../test/support/games/gundam/effect-battle.ts'
import {
  ap,
  attempt,
  bothPass,
  burst,
  command,
  finish,
  fort,
  hurt,
  left,
  noBlock,
  note,
  on,
  piece,
  report,
  resolve,
  rested,
  use,
  whenAttacking,
} from '../../../../test/support/games/gundam/unit-attack.ts'

const falcon = (more = {}) => unit('Falcon', 'Kei', 3, 4, more)
const nova = (more = {}) => unit('Nova', 'Kei', 5, 5, more)
const mole = unit('Mole', 'Rio', 2, 5, rested)
const drake = unit('Drake', 'Rio', 3, 4)
/** Nothing more happens after the blows of the battle within. */
const noMore = { question: 'damage', choice: 'pass' }
const setUp = attack19([falcon(), nova(), mole, drake], 'Mole')

test('GCG19-5-22-3a a card in the action step begins a battle: it is played at once, and then the attack goes on', () => {
  const story = resolve(setUp, noBlock, command('Rio', 'Duel', battles('Nova', 'Drake')))
  expect(story.steps).toEqual(['attack', 'block', 'action', 'damage'])
  expect(story.told('effect_battle_begun')).toMatchObject([{ attacker: 'Nova', target: 'Drake' }])
  expect(left(story, 'Nova', 'Drake')).toEqual([2, 0])
  const over = resolve(
    setUp,
    noBlock,
    command('Rio', 'Duel', battles('Nova', 'Drake')),
    noMore,
    bothPass,
    finish,
  )
  expect(over.steps).toEqual(['attack', 'block', 'action', 'damage', 'battle end', 'damage', 'battle end'])
  expect(left(over, 'Falcon', 'Nova', 'Mole', 'Drake')).toEqual([2, 2, 2, 0])
  expect(over.result).toMatchObject({
    attacker: 'Falcon',
    target: { unit: 'Mole' },
    destroyed: ['Drake'],
    damage: [{ to: 'Drake' }, { to: 'Nova' }, { to: 'Mole' }, { to: 'Falcon' }],
  })
})

test('GCG19-5-22-3a what is to prevent damage in the attack prevents it in the battle within', () => {
  const prevents = report('attack', { kind: 'prevent', to: piece('Drake'), amount: 2 })
  const story = resolve(setUp, prevents, noBlock, command('Rio', 'Duel', battles('Nova', 'Drake')))
  expect(left(story, 'Nova', 'Drake')).toEqual([2, 1])
})

test('GCG19-5-22-3a the turn in the action step has passed with the card that began the battle', () => {
  const story = resolve(setUp, noBlock, command('Rio', 'Duel', battles('Nova', 'Drake')), noMore)
  expect(story.prompt?.windows.at(-1)?.name).toBe('action:Kei')
})

test('GCG19-5-22-3a within the battle nobody acts, and no new target is declared', () => {
  const begun = [noBlock, command('Rio', 'Duel', battles('Nova', 'Drake'))]
  const late = { question: 'damage', card: { name: 'Late', owner: 'Kei', label: 'action', effects: [] } }
  expect(attempt(setUp, ...begun, late).refused).toMatchObject({ code: 'notActionStep' })
  const turned = report('damage', { kind: 'target', to: piece('Drake') })
  expect(attempt(setUp, ...begun, turned).refused).toMatchObject({ code: 'effectNotHere' })
})

test('GCG19-5-22-4 a card that chooses both Units is cited as such, and a Unit’s own effect as its own', () => {
  const chosen = resolve(setUp, noBlock, command('Rio', 'Duel', battles('Nova', 'Drake')))
  expect(chosen.told('effect_battle_begun')).toMatchObject([{ clause: 'GCG19-5-22-4' }])
  const abilities = [whenAttacking('Rage', 'Falcon', [battles('Falcon', 'Drake')])]
  const own = resolve({ ...setUp, abilities })
  expect(own.told('effect_battle_begun')).toMatchObject([{ clause: 'GCG19-5-22-3a' }])
})

test('GCG19-5-22-3a a triggered effect that begins a battle waits until both Units have dealt their damage', () => {
  const abilities = [on('Revenge', 'Rio', { on: 'destroyed', who: 'Mole' }, [battles('Drake', 'Nova')])]
  const dying = unit('Mole', 'Rio', 2, 3, rested)
  const story = resolve(
    { ...setUp, pieces: [falcon(), nova(), dying, drake], abilities },
    noBlock,
    bothPass,
    noMore,
    finish,
  )
  const told = story.events.map(({ type }) => type)
  expect(told.indexOf('units_destroyed')).toBeLessThan(told.indexOf('effect_battle_begun'))
  expect(story.told('battle_damage').map(({ to }) => to)).toEqual(['Mole', 'Falcon', 'Nova', 'Drake'])
  expect(story.result.destroyed).toEqual(['Mole', 'Drake'])
})

test('GCG19-5-22-4-1 a battle within an attack triggers no 【Attack】 either', () => {
  const abilities = [whenAttacking('Shoot', 'Nova', [hurt(piece('Drake'), 1)])]
  const story = resolve({ ...setUp, abilities }, noBlock, command('Rio', 'Duel', battles('Nova', 'Drake')))
  expect(story.opened).toEqual([])
  expect(story.told('attack_effects_silent')).toMatchObject([
    { clause: 'GCG19-5-22-4-1', effects: ['Shoot'] },
  ])
})

test('GCG19-5-22-R1 what was given for the battle within ends with it, and what was given before goes on', () => {
  const story = resolve(
    setUp,
    report('attack', ap('Falcon', 1)),
    noBlock,
    command('Rio', 'Duel', battles('Nova', 'Drake')),
    report('damage', ap('Falcon', 5), { kind: 'prevent', to: piece('Mole'), amount: 9 }),
    noMore,
    bothPass,
    finish,
  )
  expect(story.result.apAtDamage).toContainEqual({ piece: 'Falcon', ap: 4 })
  expect(story.hp('Mole')).toBe(1)
  expect(story.told('battle_effect_lost')).toMatchObject([{ ap: 5 }, { ap: 1 }])
})

test('GCG19-5-22-R1 the Units of the attack go on battling while a battle within it is played', () => {
  const proud = falcon({ constants: [{ while: [{ battles: 'unit' }], ap: 2 }] })
  const story = resolve(
    { ...setUp, pieces: [proud, nova(), mole, drake] },
    noBlock,
    command('Rio', 'Duel', battles('Nova', 'Drake')),
    noMore,
    bothPass,
    finish,
  )
  expect(story.told('constant_effect_began')).toHaveLength(1)
  expect(story.result.apAtDamage).toContainEqual({ piece: 'Falcon', ap: 5 })
})

test('GCG19-5-22-R1 an attacker that falls in the battle within is found gone at the end of its step', () => {
  const story = resolve(
    setUp,
    noBlock,
    command('Rio', 'Duel', battles('Drake', 'Falcon')),
    noMore,
    command('Kei', 'Shot', hurt(piece('Falcon'), 1)),
    bothPass,
    finish,
  )
  expect(story.result).toMatchObject({ gone: 'attacker', destroyed: ['Falcon'] })
  expect(story.hp('Mole')).toBe(5)
})

test('GCG19-13-1-2-1 Breach in a battle that a Burst begins takes its Shield, and the first Burst is over after it', () => {
  const onPlayer = attack19([falcon({ keywords: ['Suppression'] }), nova({ breach: 1 }), drake], undefined, {
    shields: 4,
  })
  const story = resolve(
    onPlayer,
    noBlock,
    bothPass,
    burst(1, 'activate', battles('Nova', 'Drake')),
    burst(2, 'noBurst'),
    burst(3, 'noBurst'),
    noMore,
    finish,
  )
  expect(story.result).toMatchObject({ destroyed: ['Drake'], shields: 1, shieldsLost: 3 })
  expect(story.told('burst_activated')).toHaveLength(1)
  expect(story.told('moved_to_trash').map(({ card }) => card)).toEqual(['B2', 'Drake', 'B3', 'B1'])
})

test('GCG19-5-22-3a the other Unit is asked for if the card leaves it open, and may join then', () => {
  const fallen = whenAttacking('Shot', 'Falcon', [hurt(piece('Mole'), 9)])
  const asked = resolve(setUp, noBlock, command('Rio', 'Duel', battles('Nova')))
  expect(asked.offered('opponent')).toEqual(['Falcon', 'Mole', 'Drake'])
  expect(asked.prompt?.windows.at(-1)).toMatchObject({
    clause: 'GCG19-5-22-3a',
    choices: [{ by: { any: ['Kei', 'Rio'] } }, {}, {}],
    about: { unit: 'Nova' },
  })
  const table = attack19([falcon(), nova(), mole, drake, fort()], 'Drake', { abilities: [fallen] })
  const fewer = resolve(
    { ...table, target: { player: true } },
    noBlock,
    command('Rio', 'Duel', battles('Nova')),
  )
  expect(fewer.offered('opponent')).toEqual(['Falcon', 'Drake'])
  const joined = resolve(setUp, noBlock, command('Rio', 'Duel', battles('Nova')), {
    question: 'opponent',
    choice: 'Wasp',
    joins: [unit('Wasp', 'Rio', 1, 2)],
  })
  expect(left(joined, 'Nova', 'Wasp')).toEqual([4, 0])
})

test('GCG19-5-22-3a with no other Unit there is no battle', () => {
  const alone = attack19([falcon()])
  const story = resolve(alone, noBlock, command('Rio', 'Duel', battles('Falcon')), use('noBattle'))
  expect(story.told('effect_battle_begun')).toEqual([])
  expect(story.prompt?.windows.at(-1)?.name).toBe('action:Kei')
})

test('GCG19-5-22-3a an unknown AP is asked for in the battle within', () => {
  const { ap: _ap, ...unknown } = drake
  const story = resolve(
    attack19([falcon(), nova(), mole, unknown], 'Mole'),
    noBlock,
    command('Rio', 'Duel', battles('Nova', 'Drake')),
    { question: 'ap:Drake', choice: 'ap', number: 4 },
  )
  expect(left(story, 'Nova', 'Drake')).toEqual([1, 0])
})

test('GCG19-5-22-3a rules 1.0 know no such battle, and what cannot battle is refused in 1.9.0', () => {
  const tried = (more: object, effect = battles('Nova', 'Drake')) =>
    attempt({ ...setUp, ...more }, noBlock, command('Rio', 'Duel', effect)).refused
  expect(tried({ edition: '1.0' })).toMatchObject({ code: 'noEffectBattles' })
  expect(tried({}, battles('Nova', 'Nova'))).toMatchObject({ code: 'sameUnit' })
  expect(tried({}, battles('Nobody', 'Drake'))).toMatchObject({ code: 'noSuchPiece' })
  expect(tried({}, battles('Nova', 'Nobody'))).toMatchObject({ code: 'noSuchPiece' })
  const withBase = { pieces: [falcon(), nova(), mole, drake, fort()] }
  const notAUnit = { code: 'notAUnit', clause: 'GCG19-5-22-3a' }
  expect(tried(withBase, battles('Fort', 'Drake'))).toMatchObject(notAUnit)
  expect(tried(withBase, battles('Fort'))).toMatchObject(notAUnit)
  expect(tried({ edition: '1.0' }, battles('Nova'))).toMatchObject({ code: 'noEffectBattles' })
})

test('GCG19-5-22-3a a Unit that has left before the battle of a waiting effect begins is in no battle', () => {
  const abilities = [whenAttacking('Rage', 'Falcon', [hurt(piece('Drake'), 4), battles('Falcon', 'Drake')])]
  const story = resolve({ ...setUp, abilities })
  expect(story.told('effect_fizzled')).toMatchObject([{ code: 'notInPlay' }])
  expect(story.hp('Falcon')).toBe(4)
})

test('GCG-7-6-3-2-2 who struck back in a battle within the attack has not destroyed by striking back in the attack', () => {
  const lancer = unit('Lancer', 'Kei', 3, 9, { keywords: ['First Strike'] })
  const target = unit('Drake', 'Rio', 3, 12, rested)
  const abilities = [
    on('Sting', 'Rio', { on: 'takesBattleDamage', who: 'Drake' }, [hurt(piece('Lancer'), 4)], 'Drake'),
    on('Win', 'Rio', { on: 'destroys', who: 'Drake' }, [note('Drake destroys')], 'Drake'),
  ]
  const table = attack19([lancer, target], 'Drake', { abilities })
  const duel = command('Rio', 'Duel', battles('Lancer', 'Drake'))
  const story = resolve(table, noBlock, duel, noMore, bothPass, finish)
  expect([story.result.destroyed, left(story, 'Drake')]).toEqual([['Lancer'], [6]])
  expect([story.opened, story.result.notes]).toEqual([['Sting', 'Sting'], []])
})

test('GCG19-5-22-3a what only players know of the battling Units is asked within an attack as well', () => {
  const link = { constants: [{ while: [{ asks: '@linked' }], ap: 2 }] }
  const table = attack19([falcon(), nova(link), mole, drake], 'Mole')
  const duel = command('Rio', 'Duel', battles('Nova', 'Drake'))
  const asked = resolve(table, noBlock, duel)
  expect(asked.prompt?.windows.map(({ name }) => name)).toEqual(['condition:Nova'])
  const fought = resolve(table, noBlock, duel, { question: 'condition:Nova', choice: 'holds' })
  expect(fought.told('battle_damage')).toMatchObject([{ from: 'Nova', amount: 7 }, { from: 'Drake' }])
})

test('GCG19-5-22-3a Units of one player that battle each other are no enemies: what watches for hit enemies stays shut', () => {
  const watches = (owner: 'Kei' | 'Rio') =>
    on(owner, owner, { on: 'takesBattleDamage', from: 'own Units' }, [note(owner)])
  const pieces = [falcon(), nova(), mole, drake]
  const opened = (one: string, other: string) =>
    resolve(
      attack19(pieces, 'Mole', { abilities: [watches('Kei'), watches('Rio')] }),
      ...[noBlock, command('Rio', 'Duel', battles(one, other)), noMore],
    ).opened
  expect(opened('Drake', 'Mole')).toEqual([])
  expect(opened('Falcon', 'Nova')).toEqual([])
  expect(opened('Nova', 'Drake')).toEqual(['Rio'])
})

test('GCG19-5-22-3a damage that was to be prevented in the attack is prevented in the battle within it, too, and once', () => {
  const prevents = command('Rio', 'Guard', { kind: 'prevent', to: piece('Drake'), amount: 2 })
  const kei = { question: 'action:Kei', choice: 'pass' }
  const duel = command('Rio', 'Duel', battles('Falcon', 'Drake'))
  const story = resolve(setUp, noBlock, prevents, kei, duel)
  expect(left(story, 'Drake')).toEqual([3])
  expect(story.told('damage_prevented')).toMatchObject([{ amount: 2 }])
})

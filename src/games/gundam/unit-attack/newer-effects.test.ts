// Tests rules 1.9.0 about reducing, constant effects, links, triggers and the number of Units, beside what 1.0 says.
import { expect, test } from 'vitest'
import {
  ap,
  apAtDamage,
  attack,
  attempt,
  block,
  command,
  dealt,
  drake,
  falcon,
  finish,
  fort,
  heron,
  hurt,
  inEditions,
  lancer,
  left,
  mole,
  noBlock,
  note,
  on,
  pass,
  piece,
  quietly,
  resolve,
  rested,
  use,
  wall,
  watching,
  whenAttacking,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Constant, PieceGiven } from '../vocabulary/pieces.ts'

const BOTH = ['1.9.0', '1.0'] as const
const NEW = ['1.9.0'] as const
const reduces = (by: number): { constants: Constant[] } => ({ constants: [{ while: [], reduces: by }] })

test('GCG19-5-21-1 (GCG19-5-21-1#1) a reduction by 2 leaves 3 of 5 damage', () => {
  const setUp = attack([falcon({ ap: 5 }), mole({ hp: 6, ...rested, ...reduces(2) })], 'Mole')
  const [story] = inEditions(NEW, setUp, ...quietly, finish)
  if (!story) throw new Error('no story')
  expect([dealt(story, 'battle'), left(story, 'Falcon', 'Mole')]).toEqual([{ Mole: 3, Falcon: 2 }, [2, 3]])
  expect(story.told('damage_lowered')).toMatchObject([{ clause: 'GCG19-5-21-1', amount: 2, left: 3 }])
})

test('GCG19-5-21-1 an edition that does not know reducing says so (GCG19-OP-18)', () => {
  const setUp = attack([falcon({ ap: 5 }), mole({ hp: 6, ...rested, ...reduces(2) })], 'Mole')
  const story = resolve({ ...setUp, edition: '1.0' }, ...quietly, finish)
  expect(story.told('damage_lowered')).toMatchObject([{ ruling: 'GCG19-OP-18' }])
})

test('GCG19-5-21-1 own damage is no damage by an enemy', () => {
  const shot = on('T', 'Rio', { on: 'unitAttacks' }, [hurt(piece('Mole'), 1)], 'Mole')
  const setUp = attack([falcon(), mole({ ...rested, ...reduces(1) })], 'Mole', { abilities: [shot] })
  const story = resolve({ ...setUp, edition: '1.9.0' }, ...quietly, finish)
  expect([dealt(story, 'effect'), dealt(story, 'battle')]).toEqual([{ Mole: 1 }, { Mole: 2, Falcon: 2 }])
})

test('GCG19-5-21-R1 (GCG19-5-21-R1#1) reductions by 2 and by 3 add up', () => {
  const target = mole({ hp: 4, ...rested, ...reduces(2) })
  const setUp = attack([falcon({ ap: 6 }), target], 'Mole', {
    abilities: [on('R', 'Rio', { on: 'unitAttacks' }, [{ kind: 'reduce', to: piece('Mole'), amount: 3 }])],
  })
  const story = resolve({ ...setUp, edition: '1.9.0' }, ...quietly, finish)
  expect([dealt(story, 'battle'), left(story, 'Falcon', 'Mole')]).toEqual([{ Mole: 1, Falcon: 2 }, [2, 3]])
  expect(story.told('damage_lowered')).toMatchObject([{ clause: 'GCG19-5-21-R1', amount: 5, left: 1 }])
})

test('GCG19-5-21-2 (GCG19-5-21-2#1) a reduction higher than the damage leaves 0, never less', () => {
  const target = mole({ ap: 3, hp: 4, damage: 3, ...rested, ...reduces(3) })
  const story = resolve(
    { ...attack([falcon({ ap: 2, hp: 3 }), target], 'Mole'), edition: '1.9.0' },
    ...quietly,
    finish,
  )
  expect([dealt(story, 'battle'), left(story, 'Falcon', 'Mole')]).toEqual([{ Falcon: 3 }, [0, 1]])
  expect(story.result.destroyed).toEqual(['Falcon'])
  expect(story.told('damage_lowered')).toMatchObject([{ clause: 'GCG19-5-21-2', amount: 2, left: 0 }])
})

test('GCG19-5-21-2-1 (GCG19-5-21-2-1#1) damage reduced to 0 destroys no Shield and triggers nothing', () => {
  const setUp = attack([falcon({ ap: 4 })], undefined, {
    abilities: [
      on('R', 'Rio', { on: 'unitAttacks' }, [{ kind: 'reduce', to: 'shieldArea', amount: 5 }]),
      on('D', 'Kei', { on: 'shieldDestroyed' }, [note('Kei draws 1')], 'Falcon'),
    ],
  })
  const story = resolve({ ...setUp, edition: '1.9.0' }, ...quietly, finish)
  expect([dealt(story, 'battle'), story.result.shields, story.result.notes]).toEqual([{}, 2, []])
  expect(story.told('damage_not_received')).toMatchObject([{ clause: 'GCG19-5-21-2-1', card: 'Shield' }])
  const mover = attack([falcon(), mole({ ...rested, ...reduces(3) })], 'Mole', {
    abilities: [on('W', 'Rio', { on: 'takesBattleDamage', who: 'Mole' }, [note('hurt')], 'Mole')],
  })
  expect(resolve({ ...mover, edition: '1.9.0' }, ...quietly, finish).result.notes).toEqual([])
})

test('GCG19-5-22-1 (GCG19-5-22-1#1) while it battles a Base its AP is higher', () => {
  const constants: Constant[] = [{ while: [{ battles: 'base' }], ap: 2 }]
  const setUp = attack([falcon({ constants }), fort({ hp: 7 })], undefined, { shields: 1 })
  for (const story of inEditions(BOTH, setUp, ...quietly, finish)) {
    expect([apAtDamage(story, 'Falcon'), dealt(story, 'battle')]).toEqual([5, { Fort: 5 }])
    expect([left(story, 'Falcon', 'Fort'), story.result.shields]).toEqual([[4, 2], 1])
  }
  const [newer, older] = inEditions(BOTH, setUp, ...quietly, finish)
  expect(newer?.told('constant_effect_began')).toMatchObject([{ clause: 'GCG19-5-22-1', ap: 2 }])
  expect(older?.told('constant_effect_began')).toMatchObject([{ clause: 'GCG-9-1-5a', ap: 2 }])
  const blocked = resolve(
    { ...setUp, pieces: [...setUp.pieces, wall()] },
    block('Wall'),
    ...quietly.slice(1),
    finish,
  )
  expect(dealt(blocked, 'battle')).toEqual({ Wall: 3, Falcon: 1 })
})

const againstLow: Constant[] = [
  { while: [{ turn: 'own' }, { battles: 'unit', levelUpTo: 2 }], keyword: 'First Strike' },
]

test('GCG19-5-22-2 (GCG19-5-22-2#1) First Strike against a low Lv. is lost by a block', () => {
  const setUp = attack(
    [
      falcon({ hp: 2, constants: againstLow }),
      mole({ ap: 1, hp: 3, level: 2, ...rested }),
      wall({ ap: 2, hp: 3, level: 4 }),
    ],
    'Mole',
  )
  for (const story of inEditions(BOTH, setUp, block('Wall'), pass, pass, finish)) {
    expect([dealt(story, 'battle'), story.result.target]).toEqual([{ Wall: 3, Falcon: 2 }, { unit: 'Wall' }])
    expect([left(story, 'Falcon', 'Mole', 'Wall'), story.result.destroyed]).toEqual([
      [0, 3, 0],
      ['Falcon', 'Wall'],
    ])
  }
  const [newer, unblocked] = [
    resolve({ ...setUp, edition: '1.9.0' }, block('Wall'), pass, pass, finish),
    resolve({ ...setUp, edition: '1.9.0' }, ...quietly, finish),
  ]
  expect(newer.told('constant_effect_ended')).toMatchObject([
    { clause: 'GCG19-5-22-2', keyword: 'First Strike' },
  ])
  expect([dealt(unblocked, 'battle'), left(unblocked, 'Falcon')]).toEqual([{ Mole: 3 }, [2]])
})

test('GCG-9-1-5a (GCG19-10-1-5-5#1) two constant bonuses are added together', () => {
  const own: Constant[] = [{ while: [{ turn: 'own' }], ap: 2 }]
  const all: Constant[] = [{ while: [{ turn: 'own' }], to: 'own Units', ap: 1 }]
  const setUp = attack(
    [falcon({ ap: 2, constants: own }), heron({ ap: 1, constants: all }), mole({ ap: 1, hp: 6, ...rested })],
    'Mole',
  )
  for (const story of inEditions(BOTH, setUp, ...quietly, finish)) {
    expect([apAtDamage(story, 'Falcon'), dealt(story, 'battle')]).toEqual([5, { Mole: 5, Falcon: 1 }])
    expect(left(story, 'Falcon', 'Heron', 'Mole')).toEqual([3, 2, 1])
  }
})

test('GCG-9-1-5a (GCG19-10-1-5-7#1) a token that comes in the attack step has what all tokens have, and may block', () => {
  const tokens: Constant[] = [{ while: [], to: 'own tokens', keyword: 'Blocker' }]
  const pup: PieceGiven = { id: 'Pup', kind: 'unit', player: 'Rio', ap: 1, hp: 2, token: true }
  const setUp = attack([falcon(), drake({ ap: 2, constants: tokens })], undefined, {
    shields: 1,
    abilities: [watching('R1', 'Rio', 'Drake', [{ kind: 'deploy', piece: pup }])],
  })
  for (const story of inEditions(BOTH, setUp, block('Pup'), pass, pass, finish)) {
    expect([dealt(story, 'battle'), story.result.target]).toEqual([{ Pup: 3, Falcon: 1 }, { unit: 'Pup' }])
    expect([left(story, 'Falcon', 'Drake'), story.result.destroyed]).toEqual([[3, 3], ['Pup']])
    expect(story.result.shields).toBe(1)
  }
})

test('GCG-9-1-6a (GCG19-10-1-6-1-1#1) without 【Once per Turn】 an effect triggers every time', () => {
  const setUp = attack([falcon({ hp: 6 }), mole({ ap: 1, hp: 6, ...rested })], 'Mole', {
    abilities: [
      whenAttacking('K1', 'Falcon', [hurt(piece('Mole'), 1)]),
      on('A1', 'Kei', { on: 'activateAction' }, [hurt(piece('Mole'), 1)]),
      on('N1', 'Rio', { on: 'takesEffectDamage', who: 'Mole' }, [ap('Mole', 1)], 'Mole'),
    ],
  })
  for (const story of inEditions(BOTH, setUp, noBlock, pass, use('A1'), pass, pass, finish)) {
    expect([apAtDamage(story, 'Falcon'), apAtDamage(story, 'Mole')]).toEqual([3, 3])
    expect([dealt(story, 'effect'), dealt(story, 'battle')]).toEqual([{ Mole: 2 }, { Mole: 3, Falcon: 3 }])
    expect([left(story, 'Falcon', 'Mole'), story.opened]).toEqual([
      [3, 1],
      ['K1', 'N1', 'A1', 'N1'],
    ])
  }
})

test('GCG-9-1-6-3 (GCG19-10-1-6-3#1) two that fall at one moment trigger an effect once', () => {
  const everybody = {
    kind: 'damage' as const,
    to: piece('Drake'),
    also: [piece('Heron'), piece('Mole')],
    amount: 1,
  }
  const setUp = attack(
    [
      falcon({ ap: 2 }),
      drake({ hp: 1 }),
      heron({ player: 'Rio', ap: 1, hp: 1 }),
      mole({ ap: 1, hp: 6, ...rested }),
    ],
    'Mole',
    {
      abilities: [
        whenAttacking('K1', 'Falcon', [everybody]),
        on('N1', 'Kei', { on: 'destroyed' }, [ap('Falcon', 2)], 'Falcon'),
      ],
    },
  )
  for (const story of inEditions(BOTH, setUp, ...quietly, finish)) {
    expect([apAtDamage(story, 'Falcon'), dealt(story, 'effect')]).toEqual([
      4,
      { Drake: 1, Heron: 1, Mole: 1 },
    ])
    expect([dealt(story, 'battle'), story.result.destroyed]).toEqual([
      { Mole: 4, Falcon: 1 },
      ['Drake', 'Heron'],
    ])
    expect([left(story, 'Falcon', 'Mole'), story.opened]).toEqual([
      [3, 1],
      ['K1', 'N1'],
    ])
  }
})

test('GCG19-13-1-4-R1 (GCG19-13-1-4-R1#1) a block stands although the Unit loses <Blocker> afterwards', () => {
  const whileAnother: Constant[] = [{ while: [{ units: 'own', from: 1 }], keyword: 'Blocker' }]
  const setUp = attack(
    [falcon(), wall({ keywords: [], constants: whileAnother }), drake({ ap: 2, hp: 2 })],
    undefined,
    { shields: 1 },
  )
  const answers = [block('Wall'), pass, command('Kei', 'A1', hurt(piece('Drake'), 2)), pass, pass, finish]
  for (const story of inEditions(BOTH, setUp, ...answers)) {
    expect([dealt(story, 'effect'), dealt(story, 'battle')]).toEqual([{ Drake: 2 }, { Wall: 3, Falcon: 1 }])
    expect([left(story, 'Falcon', 'Wall', 'Drake'), story.result.shields]).toEqual([[3, 1, 0], 1])
    expect(story.told('constant_effect_ended')).toMatchObject([{ clause: 'GCG19-13-1-4-R1', piece: 'Wall' }])
  }
})

test('GCG19-13-1-8-1 (GCG19-13-1-8-1#1) a Unit that <Development> has rested can be attacked', () => {
  // Exiling and resting come in the main phase, before the attack: Mole rests when it begins.
  const setUp = {
    ...attack([falcon({ ap: 4 }), mole({ hp: 4, ...rested })], 'Mole'),
    edition: '1.9.0' as const,
  }
  const story = resolve(setUp, ...quietly, finish)
  expect([dealt(story, 'battle'), left(story, 'Falcon', 'Mole')]).toEqual([{ Mole: 4, Falcon: 2 }, [2, 0]])
})

test('GCG19-13-1-8-1b (GCG19-13-1-8-1b#1) one card short, <Development> rests nothing, and an active Unit is no target', () => {
  const setUp = { ...attack([falcon({ ap: 4 }), mole({ hp: 4 })], 'Mole'), edition: '1.9.0' }
  const refused = attempt(setUp).refused
  expect(refused).toMatchObject({ code: 'active', clause: 'GCG-7-3-1b' })
})

test('GCG19-13-1-8-2 (GCG19-13-1-8-2#1) exiled for nothing: the Unit that was no target stays active and cannot be attacked', () => {
  const { target: _target, ...open } = attack([falcon(), mole({ hp: 6 })])
  const story = resolve({ ...open, edition: '1.9.0' })
  expect(story.offered('target')).toEqual(['player'])
  expect(left(story, 'Falcon', 'Mole')).toEqual([4, 6])
})

const linked = { pilot: { links: true, ap: 0, hp: 0 } }

test('GCG19-13-2-11-1 (GCG19-13-2-11-1#1) what 【When Linked】 gave for this turn counts in the attack', () => {
  const nova = (keywords: PieceGiven['keywords'] = []) => falcon({ ap: 4, hp: 3, ...linked, keywords })
  const target = drake({ ap: 5, hp: 4, ...rested })
  const story = resolve(
    { ...attack([nova(['First Strike']), target], 'Drake'), edition: '1.9.0' },
    ...quietly,
    finish,
  )
  expect([dealt(story, 'battle'), left(story, 'Falcon', 'Drake')]).toEqual([{ Drake: 4 }, [3, 0]])
  const silent = resolve({ ...attack([nova(), target], 'Drake'), edition: '1.9.0' }, ...quietly, finish)
  expect(silent.result.destroyed).toEqual(['Falcon', 'Drake'])
})

test('GCG19-13-2-12-1 (GCG19-13-2-12-1#1) 【During Link】 is lost at once with the link', () => {
  const duringLink: Constant[] = [{ while: [{ is: 'linked' }], keyword: 'First Strike' }]
  const nova = falcon({ hp: 3, ...linked, constants: duringLink })
  const setUp = { ...attack([nova, drake({ ap: 2, ...rested })], 'Drake'), edition: '1.9.0' as const }
  const story = resolve(
    setUp,
    noBlock,
    command('Rio', 'A1', { kind: 'unpair', who: piece('Falcon') }),
    pass,
    pass,
    finish,
  )
  expect([dealt(story, 'battle'), left(story, 'Falcon', 'Drake')]).toEqual([{ Drake: 3, Falcon: 2 }, [1, 0]])
  expect(story.told('constant_effect_ended')).toMatchObject([{ clause: 'GCG19-13-2-12-1' }])
  expect(left(resolve(setUp, ...quietly, finish), 'Falcon')).toEqual([3])
})

test('GCG19-13-2-12-1 with the Pilot goes what it has added to AP and HP', () => {
  const nova = falcon({ ap: 5, hp: 5, damage: 3, pilot: { links: true, ap: 2, hp: 1 } })
  const setUp = { ...attack([nova, drake({ ap: 0, hp: 6, ...rested })], 'Drake'), edition: '1.9.0' as const }
  const gone = command('Rio', 'A1', { kind: 'unpair', who: piece('Falcon') })
  const story = resolve(setUp, noBlock, gone, pass, pass, finish)
  expect([dealt(story, 'battle'), left(story, 'Falcon')]).toEqual([{ Drake: 3 }, [1]])
})

const token = (id: string): PieceGiven => ({ id, kind: 'unit', player: 'Rio', ap: 1, hp: 1 })
const five = ['R2', 'R3', 'R4', 'R5', 'R6'].map(token)

test('GCG-10-4-2a (GCG19-11-4-2#1) for a seventh Unit one of the others goes to the trash, not destroyed', () => {
  const setUp = attack([falcon(), mole(rested), ...five], 'Mole', {
    shields: 1,
    abilities: [
      on('A1', 'Rio', { on: 'activateAction' }, [
        { kind: 'deploy', piece: { ...token('Pup'), token: true } },
      ]),
      on('D', 'Rio', { on: 'destroyed', who: 'Mole' }, [note('Rio draws 1')], 'Mole'),
    ],
  })
  const room = { question: 'room:Pup', choice: 'Mole' }
  for (const edition of BOTH) {
    const asked = resolve({ ...setUp, edition }, noBlock, use('A1'))
    expect(asked.prompt?.windows.at(-1)).toMatchObject({ name: 'room:Pup', clause: 'GCG-10-4-2a' })
    expect(asked.offered('room:Pup')).toEqual(['Mole', 'R2', 'R3', 'R4', 'R5', 'R6'])
    const story = resolve({ ...setUp, edition }, noBlock, use('A1'), room, pass, pass, finish)
    expect([story.steps, dealt(story, 'battle')]).toEqual([['attack', 'block', 'action', 'battle end'], {}])
    expect([story.result.destroyed, story.result.notes, story.result.shields]).toEqual([[], [], 1])
    const there = story.position?.memory.state.pieces
      .filter(one => one.where === 'in play')
      .map(one => one.id)
    expect(there).toEqual(['Falcon', 'R2', 'R3', 'R4', 'R5', 'R6', 'Pup'])
  }
})

test('GCG-10-4-2-1 the Unit that makes room triggers nothing, and its owner alone chooses it', () => {
  const setUp = attack([falcon(), mole(rested), ...five], 'Mole', {
    abilities: [on('A1', 'Rio', { on: 'activateAction' }, [{ kind: 'deploy', piece: token('Pup') }])],
  })
  const asked = resolve(setUp, noBlock, use('A1'))
  expect(
    asked.prompt?.windows.at(-1)?.choices.every(({ by }) => 'any' in by && by.any.join() === 'Rio'),
  ).toBe(true)
  const story = resolve(setUp, noBlock, use('A1'), { question: 'room:Pup', choice: 'R2' }, pass, pass, finish)
  expect(story.told('excess_placed_in_trash')).toMatchObject([{ clause: 'GCG-10-4-2-1', card: 'R2' }])
  expect(dealt(story, 'battle')).toEqual({ Mole: 3, Falcon: 2 })
})

test('GCG-10-4-2a (GCG19-OP-09) five are there and two come together: only one makes room', () => {
  const setUp = attack([falcon(), mole(rested), ...five.slice(1)], 'Mole', {
    abilities: [
      on('A1', 'Rio', { on: 'activateAction' }, [
        { kind: 'deploy', piece: token('Pup') },
        { kind: 'deploy', piece: token('Cub') },
      ]),
    ],
  })
  const story = resolve(setUp, noBlock, use('A1'), { question: 'room:Cub', choice: 'R3' }, pass, pass, finish)
  expect(story.told('excess_placed_in_trash')).toMatchObject([{ card: 'R3' }])
})

test('GCG-7-6-3-2-2 (GCG19-OP-03) what First Strike triggers comes before a target that lives hits back', () => {
  const setUp = attack([lancer(), mole(rested)], 'Mole', {
    abilities: [on('T', 'Kei', { on: 'takesBattleDamage', who: 'Mole' }, [hurt(piece('Mole'), 2)], 'Lancer')],
  })
  const [newer, older] = inEditions(BOTH, setUp, ...quietly, finish)
  if (!newer || !older) throw new Error('two editions')
  expect([dealt(newer, 'battle'), newer.result.destroyed]).toEqual([{ Mole: 3 }, ['Mole']])
  expect([dealt(older, 'battle'), older.result.destroyed]).toEqual([{ Mole: 3, Lancer: 2 }, ['Mole']])
  const survives = attack([lancer(), mole(rested)], 'Mole', {
    abilities: [on('T', 'Kei', { on: 'takesBattleDamage', who: 'Mole' }, [note('T')], 'Lancer')],
    edition: '1.9.0',
  })
  const back = resolve(survives, ...quietly, finish).told('battle_damage')
  expect(back).toMatchObject([{ from: 'Mole', ruling: 'GCG19-OP-03' }])
})

test('GCG-7-6-3-2-2 the Unit that hits back and destroys triggers what waits for that, in both editions', () => {
  const setUp = attack([lancer({ hp: 2 }), mole(rested)], 'Mole', {
    abilities: [on('D', 'Rio', { on: 'destroys', who: 'Mole' }, [note('Mole destroys')], 'Mole')],
  })
  for (const story of inEditions(BOTH, setUp, ...quietly, finish))
    expect([story.result.destroyed, story.result.notes]).toEqual([['Lancer'], ['Mole destroys']])
})

// One more enemy of a player's attack, named before its damage: at once or in order, with its own damage or that of the first.
import { expect, test as once } from 'vitest'
import { grinder, lumen, rustling } from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import { attack } from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import {
  attempt,
  basic,
  deal,
  finish,
  hits,
  labelled,
  resolve,
  spiker,
  target,
  warden,
} from '../../../../test/support/games/marvel-champions/player-attack.ts'
import { enemyAttack } from '../flows.ts'

const weevil = rustling({ id: 'Weevil', hitPoints: 6 })
const all = [lumen(), rustling(), weevil, grinder()]
const hp = (story: ReturnType<typeof resolve>) => ['Rustling', 'Weevil', 'Grinder'].map(story.hp)

type More = { readonly amount?: number; readonly later?: true }
const further = (piece: string, more: More = {}, question = 'damage') => ({
  question,
  card: { effects: [{ kind: 'furtherTarget' as const, to: { piece }, ...more }] },
})
const one = hits(4)

test('MC-PA-18 a further target of a basic attack takes the ATK as well', () => {
  const story = resolve(basic(all), target('Rustling'), further('Grinder'), deal, finish)
  expect(hp(story)).toEqual([2, 6, 18])
  expect(story.result.attacked).toEqual(['Rustling', 'Grinder'])
  expect(story.told('target_added')).toMatchObject([{ target: 'Grinder', later: false }])
})

test('MC18-PA-33 a further target is dealt the damage of the first at the same moment, or its own', () => {
  const same = resolve(labelled(all, [one]), target('Rustling'), further('Weevil'), deal, finish)
  expect(hp(same)).toEqual([0, 2, 20])
  const own = resolve(
    labelled(all, [one]),
    ...[target('Rustling'), further('Weevil', { amount: 1 }), further('Grinder'), deal, finish],
  )
  expect(hp(own)).toEqual([0, 5, 16])
  expect(own.result.attacked).toEqual(['Rustling', 'Weevil', 'Grinder'])
})

test('MC-PA-10 an increase raises the damage to a further target as well', () => {
  const raised = { question: 'damage', card: { effects: [{ kind: 'increase' as const, amount: 1 }] } }
  const story = resolve(
    labelled(all, [hits(2)]),
    ...[target('Rustling'), further('Weevil', { amount: 1 }), raised, deal, finish],
  )
  expect(hp(story)).toEqual([1, 4, 20])
})

test('MC18-PA-32 in order each has a sentence of its own, and those before it, too', () => {
  const story = resolve(
    labelled(all, [one]),
    ...[target('Rustling'), further('Weevil'), further('Grinder', { amount: 1, later: true })],
    ...[deal, { ...deal, question: 'damage:2' }, { ...deal, question: 'damage:3' }, finish],
  )
  expect(hp(story)).toEqual([0, 2, 19])
  expect(story.result.attacked).toEqual(['Rustling', 'Weevil', 'Grinder'])
})

test('MC18-PA-32 a further sentence joins those that the ability has, whatever was chosen by then', () => {
  const two = {
    targets: 2,
    sentences: true as const,
    instances: [
      { amount: 3, to: 1 },
      { amount: 3, to: 2 },
    ],
  }
  const story = resolve(
    labelled(all, [two]),
    ...[target('Rustling'), further('Grinder'), deal, target('Weevil', 'target:2')],
    ...[{ ...deal, question: 'damage:2' }, { ...deal, question: 'damage:3' }, finish],
  )
  expect(hp(story)).toEqual([1, 3, 17])
})

test('MC18-PA-32 who can be attacked in a later sentence is worked out when that begins', () => {
  const gate = warden({ id: 'Gate', hitPoints: 4 })
  const guarded = [lumen(), gate, grinder()]
  const atOnce = attempt(labelled(guarded, [one]), target('Gate'), further('Grinder'))
  expect(atOnce.refused).toMatchObject({ code: 'guarded', clause: 'MC-PA-17' })
  const villain = further('Grinder', { later: true })
  const falls = resolve(
    labelled(guarded, [one]),
    ...[target('Gate'), villain, deal, { ...deal, question: 'damage:2' }, finish],
  )
  expect(falls.hp('Grinder')).toBe(16)
  const stays = attempt(
    labelled([lumen(), { ...gate, hitPoints: 9 }, grinder()], [one]),
    target('Gate'),
    villain,
    deal,
  )
  expect(stays.offered('target:2')).toEqual(['none'])
})

once('an attack on each enemy is made against who joins it, once', () => {
  const each = { targets: 'each enemy' as const, instances: [{ amount: 2 }] }
  const joins = [{ id: 'Late', kind: 'minion' as const, hitPoints: 9 }]
  const story = resolve(labelled(all, [each]), { ...further('Late'), joins }, deal, finish)
  expect([...hp(story), story.hp('Late')]).toEqual([2, 4, 18, 7])
  const again = attempt(labelled(all, [each]), { ...further('Late', { amount: 1 }), joins })
  expect(again.refused?.code).toBe('alreadyChosen')
  expect(attempt(labelled(all, [each]), { ...further('Late', { later: true }), joins }).refused?.code).toBe(
    'onlyAtOnce',
  )
})

once('one who is only beside the kind that is attacked takes the damage of the attack, or its own', () => {
  const minions = { targets: 'each minion' as const, instances: [{ amount: 2 }] }
  expect(hp(resolve(labelled(all, [minions]), further('Grinder'), deal, finish))).toEqual([2, 4, 18])
  expect(hp(resolve(labelled(all, [minions]), further('Grinder', { amount: 5 }), deal, finish))).toEqual([
    2, 4, 15,
  ])
})

once('“each other enemy” is nobody who has been named', () => {
  const others = {
    targets: 1,
    instances: [
      { amount: 4, to: 1 },
      { amount: 1, to: 'others' as const },
    ],
  }
  const joins = [{ id: 'Late', kind: 'minion' as const, hitPoints: 9 }]
  const story = resolve(
    labelled(all, [others]),
    target('Rustling'),
    { ...further('Late'), joins },
    deal,
    finish,
  )
  expect([...hp(story), story.hp('Late')]).toEqual([0, 5, 19, 8])
})

once('it is refused where it cannot stand', () => {
  const code = (setUp: object, ...answers: object[]) =>
    attempt(setUp, target('Rustling'), ...answers).refused?.code
  expect(code(basic(all), further('Rustling'))).toBe('alreadyChosen')
  expect(code(basic(all), further('Lumen'))).toBe('notAnEnemy')
  expect(code(basic(all), further('Weevil', { amount: 2 }))).toBe('atkForEach')
  expect(code(basic(all), further('Weevil', { later: true }))).toBe('atkForEach')
  expect(code(basic(all), further('Nobody'))).toBe('noSuchPiece')
  expect(code(labelled(all, [one]), deal, further('Weevil'))).not.toBeUndefined()
  const inner = enemyAttack.play(attack([lumen(), grinder()]), [further('Grinder', {}, 'defend')])
  expect(inner.refused?.code).toBe('effectNotHere')
})

once('the interrupt of an enemy that is attacked opens for it, too, and for no other one', () => {
  const thorny = (source: string) => ({
    id: `Thorns of ${source}`,
    source,
    forced: true,
    trigger: { on: 'makesAttack' as const },
    if: { is: 'target' as const, who: { piece: source } },
    effects: [{ kind: 'threat' as const, amount: 1 }],
  })
  const own = {
    id: 'Aim',
    owner: 'Ana',
    source: 'Lumen',
    trigger: { on: 'makesAttack' as const, who: 'Lumen' },
  }
  const abilities = [
    thorny('Rustling'),
    thorny('Weevil'),
    { ...own, effects: [{ kind: 'note' as const, text: 'Aims' }] },
  ]
  const story = resolve(
    basic([lumen(), rustling(), weevil], { abilities, targets: ['Rustling'] }),
    ...[further('Weevil'), deal, finish],
  )
  expect(story.result.threat).toBe(2)
  const both = resolve(
    basic([lumen(), rustling(), weevil], { abilities, targets: ['Rustling', 'Weevil'] }),
    ...[{ question: 'order:makeAttack', choice: 'Thorns of Weevil' }, deal, finish],
  )
  expect(both.result.threat).toBe(2)
})

once('retaliate of a further target comes as well', () => {
  const story = resolve(
    basic([lumen(), rustling(), spiker()]),
    target('Rustling'),
    further('Spiker'),
    deal,
    finish,
  )
  expect(story.hp('Lumen')).toBe(9)
})

const two = (...amounts: number[]) => ({ ...hits(...amounts), targets: 2 })
const later = (piece: string) => further(piece, { later: true })
const dealIn = (sentence: number) => ({ ...deal, question: `damage:${sentence}` })

once('MC18-PA-32 in order the enemies that were chosen at first have a sentence each, too', () => {
  const story = resolve(
    labelled(all, [two(2)]),
    ...[target('Rustling'), target('Weevil'), later('Grinder')],
    ...[deal, dealIn(2), dealIn(3), finish],
  )
  expect(hp(story)).toEqual([2, 4, 18])
  expect(story.told('considered_attacked').map(({ character }) => character)).toEqual([
    ...['Rustling', 'Weevil', 'Grinder'],
  ])
  const first = resolve(labelled(all, [two(2)]), target('Rustling'), target('Weevil'), later('Grinder'), deal)
  expect(hp(first)).toEqual([2, 6, 20])
})

once('MC18-PA-32 who was left out of the choice has no sentence', () => {
  const story = resolve(
    labelled(all, [two(2)]),
    ...[target('Rustling'), target('none'), later('Grinder'), deal, dealIn(2), finish],
  )
  expect(hp(story)).toEqual([2, 6, 18])
})

once('MC-PA-18 an enemy whose sentence comes later has been chosen already', () => {
  const again = attempt(labelled(all, [one]), target('Rustling'), later('Weevil'), further('Weevil'))
  expect(again.refused).toMatchObject({ code: 'alreadyChosen', clause: 'MC-PA-18' })
})

once(
  'MC18-PA-33 all enemies that are attacked at once are dealt their damage before anything else happens',
  () => {
    const story = resolve(
      labelled(all, [two(2)]),
      ...[target('Rustling'), target('Weevil'), further('Grinder', { amount: 1 }), deal, finish],
    )
    expect(hp(story)).toEqual([2, 4, 19])
    const told = story.types.filter(type => type === 'damage_dealt' || type === 'damage_instance')
    const thrice = (type: string) => [type, type, type]
    expect(told).toEqual([...thrice('damage_instance'), ...thrice('damage_dealt')])
  },
)

once('MC-PA-12 a further target belongs to the attack in which it was named, not to the next one', () => {
  const story = resolve(
    labelled(all, [hits(1), hits(2)]),
    ...[target('Weevil'), further('Grinder'), deal, target('Weevil', 'target#2')],
    ...[{ ...deal, question: 'damage#2' }, finish],
  )
  expect(hp(story)).toEqual([4, 3, 19])
})

once(
  'a villain that joins an attack on each enemy is attacked once; one beside each minion is not hit anyway',
  () => {
    const joins = [{ id: 'Late', kind: 'villain' as const, hitPoints: 9 }]
    const each = (targets: 'each enemy' | 'each minion') => ({ targets, instances: [{ amount: 2 }] })
    const late = (kind: 'each enemy' | 'each minion', more: More = {}) =>
      attempt(labelled(all, [each(kind)]), { ...further('Late', more), joins }, deal, finish)
    expect(late('each enemy').hp('Late')).toBe(7)
    expect(late('each minion', { amount: 3 }).hp('Late')).toBe(6)
    const minion = [{ id: 'Late', kind: 'minion' as const, hitPoints: 9 }]
    const own = { ...further('Late', { amount: 3 }), joins: minion }
    expect(attempt(labelled(all, [each('each minion')]), own).refused).toMatchObject({
      code: 'alreadyChosen',
      clause: 'MC-PA-18',
    })
  },
)

once('MC-PA-18 what is triggered by an attack on a further target waits until that attack is made', () => {
  const thorns = {
    id: 'Thorns',
    source: 'Weevil',
    forced: true,
    trigger: { on: 'makesAttack' as const },
    if: { is: 'target' as const, who: { piece: 'Weevil' } },
    effects: [{ kind: 'threat' as const, amount: 1 }],
  }
  const setUp = labelled([lumen(), rustling(), weevil], [one], { abilities: [thorns], targets: ['Rustling'] })
  expect(resolve(setUp, further('Weevil')).told('threat_placed')).toHaveLength(1)
  expect(resolve(setUp, later('Weevil')).told('threat_placed')).toEqual([])
})

once('each refusal says by which clause', () => {
  const refused = (setUp: object, ...answers: object[]) =>
    attempt(setUp, target('Rustling'), ...answers).refused
  expect(refused(basic(all), further('Rustling'))?.clause).toBe('MC-PA-18')
  expect(refused(basic(all), further('Lumen'))?.clause).toBe('MC-PA-17')
  expect(refused(basic(all), further('Weevil', { amount: 2 }))?.clause).toBe('MC-PA-04')
  const each = labelled(all, [{ targets: 'each enemy', instances: [{ amount: 2 }] }])
  const joins = [{ id: 'Late', kind: 'minion' as const, hitPoints: 9 }]
  expect(attempt(each, { ...later('Late'), joins }).refused?.clause).toBe('MC18-PA-32')
  const added = resolve(basic(all), target('Rustling'), further('Weevil')).told('target_added')
  expect(added).toMatchObject([{ clause: 'MC-PA-18', attacker: 'Lumen', target: 'Weevil' }])
})

once('MC-PA-16 an ability can no longer add a target once the damage has been dealt', () => {
  const adds = {
    id: 'Adds',
    forced: true,
    trigger: { on: 'afterTakesDamage' as const, who: 'Weevil' },
    effects: [{ kind: 'furtherTarget' as const, to: { piece: 'Grinder' } }],
  }
  const story = resolve(labelled(all, [one], { abilities: [adds], targets: ['Weevil'] }), deal)
  expect(story.told('effect_fizzled')).toMatchObject([{ effect: 'furtherTarget', code: 'tooLate' }])
})

once(
  'MC-PA-18 what is triggered by an attack, but not by being attacked, comes once, whoever is added',
  () => {
    const conditions = [
      {},
      { if: { is: 'ready' as const, who: { piece: 'Weevil' } } },
      { if: { hitPointsOf: { piece: 'Weevil' }, atLeast: 1 } },
      { if: { is: 'target' as const, who: { the: 'attacker' as const }, not: true as const } },
    ]
    const threats = conditions.map(more => {
      const watches = {
        ...{ id: 'Watches', forced: true, trigger: { on: 'makesAttack' as const } },
        ...{ effects: [{ kind: 'threat' as const, amount: 1 }], ...more },
      }
      const setUp = basic([lumen(), rustling(), weevil], { abilities: [watches], targets: ['Rustling'] })
      return resolve(setUp, further('Weevil'), deal, finish).result.threat
    })
    expect(threats).toEqual([1, 1, 1, 1])
  },
)

once('MC18-PA-33 of several sentences a further target is dealt each, or its own damage once', () => {
  const strikes = (more: More) =>
    resolve(labelled(all, [hits(1, 2)]), target('Rustling'), further('Weevil', more), deal, finish)
  expect(hp(strikes({}))).toEqual([1, 3, 20])
  expect(hp(strikes({ amount: 5 }))).toEqual([1, 1, 20])
})

once(
  'MC18-PA-32 the second sentence comes after the first one, also where a further target takes both',
  () => {
    const open = resolve(labelled(all, [hits(4, 1)]), target('Rustling'), further('Weevil'))
    expect(open.prompt?.windows.at(-1)?.about).toEqual({
      damage: [
        { to: 'Rustling', amount: 4 },
        { to: 'Weevil', amount: 4 },
      ],
      later: ['Rustling', 'Weevil'],
    })
  },
)

once('MC18-PA-32 two enemies that are added to sentences have one each', () => {
  const setUp = { ...two(3), sentences: true as const, instances: [1, 2].map(to => ({ amount: 3, to })) }
  const story = resolve(
    labelled([...all, spiker({ hitPoints: 9, retaliate: 0 })], [setUp]),
    ...[target('Rustling'), further('Grinder'), further('Spiker'), deal, target('Weevil', 'target:2')],
    ...[dealIn(2), dealIn(3), dealIn(4), finish],
  )
  expect([...hp(story), story.hp('Spiker')]).toEqual([1, 3, 17, 6])
})

once(
  'MC18-PA-32 an enemy that was chosen at first and leaves play before its sentence is not attacked',
  () => {
    const chain = {
      ...{ id: 'Chain', forced: true, trigger: { on: 'afterTakesDamage' as const, who: 'Rustling' } },
      effects: [{ kind: 'leaves' as const, who: { piece: 'Weevil' }, how: 'discarded' as const }],
    }
    const story = resolve(
      labelled(all, [two(2)], { abilities: [chain] }),
      ...[target('Rustling'), target('Weevil'), later('Grinder'), deal],
    )
    expect(story.offered('target:2')).toEqual(['Grinder', 'none'])
    expect(story.told('attack_initiated').map(({ targets }) => targets)).toEqual([['Rustling', 'Weevil']])
  },
)

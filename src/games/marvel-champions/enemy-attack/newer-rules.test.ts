// Tests of what the Rules Reference 1.8 changed in the enemy attack, each beside what older editions say.
import { expect, test } from 'vitest'
import {
  granite,
  grinder,
  lumen,
  moth,
  rustling,
  sparrow,
} from '../../../../test/games/marvel-champions/cast.ts'
import {
  attack,
  attempt,
  boost,
  deal,
  defend,
  expectEnd,
  finish,
  forced,
  may,
  nobody,
  order,
  piece,
  report,
  resolve,
  use,
} from '../../../../test/games/marvel-champions/enemy-attack.ts'
import type { EditionId } from '../editions.ts'

const OLDER = ['1.7', '1.6-de'] as const
const threat = (amount: number) => ({ kind: 'threat' as const, amount })
const cutShort = report('flipped', [{ kind: 'endAttack' }], { owner: 'Ana', name: 'Cut Short' })
const first = (id: string) => use(id, 'order:forced')
const under = (edition: EditionId, ...[pieces, more]: Parameters<typeof attack>) =>
  attack(pieces, { edition, ...more })
/** The numbers of the steps that were entered, each once. */
const steps = (story: ReturnType<typeof resolve>) => [
  ...new Set(story.told('step_entered').flatMap(({ number }) => (typeof number === 'string' ? number : []))),
]

test('MC18-EA-12 the amount is calculated in step 4 and dealt in step 5', () => {
  const play = (edition: EditionId) =>
    resolve(under(edition, [lumen(), grinder()]), defend('Lumen'), boost(2), deal, finish)
  const today = play('1.8')
  expectEnd(today, { atk: 5, hp: { Lumen: 7 }, defense: 'basic' })
  expect(today.told('damage_calculated')).toMatchObject([
    { atk: 5, reduced: 2, amount: 3, step: 'calculateDamage', piece: 'Lumen' },
  ])
  expect(order(today, 'atk_changed', 'damage_calculated', 'damage_reduced', 'damage_dealt')).toEqual([
    'atk_changed',
    'damage_calculated',
    'damage_dealt',
  ])
  expect(steps(today)).toEqual(['1', '2', '3a', '3b', '3c', '3d', '3e', '4', '5', '6a', '6b'])
  for (const edition of OLDER) {
    const before = play(edition)
    expectEnd(before, { atk: 5, hp: { Lumen: 7 } })
    expect(before.told('damage_calculated')).toEqual([])
    expect(steps(before)).toEqual(['1', '2', '3a', '3b', '3c', '3d', '3e', '4', '5a', '5b', '5c'])
  }
})

test('MC18-EA-12 a number that nobody knows is asked for in step 4, and the amount is told after it', () => {
  const setUp = under('1.8', [lumen(), { id: 'Grinder', kind: 'villain', hitPoints: 20 }])
  const asked = resolve(setUp, defend('Lumen'), boost(1))
  expect(asked.prompt?.windows.map(({ name }) => name)).toContain('atk')
  const story = resolve(
    setUp,
    defend('Lumen'),
    boost(1),
    { question: 'atk', choice: 'atk', number: 3 },
    deal,
    finish,
  )
  expectEnd(story, { hp: { Lumen: 8 } })
  expect(story.told('damage_calculated')).toMatchObject([{ atk: 4, reduced: 2, amount: 2 }])
})

test('MC18-EA-12 an increase that is reported before the damage is dealt is calculated anew', () => {
  const more = report('damage', [{ kind: 'increase', amount: 1 }])
  const story = resolve(under('1.8', [lumen(), rustling()]), nobody, more, deal, finish)
  expect(story.told('damage_calculated')).toMatchObject([{ amount: 2 }, { amount: 3, step: 'dealDamage' }])
  expectEnd(story, { hp: { Lumen: 7 } })
})

const chill = forced(
  'Chill',
  { on: 'afterAttacks', who: 'Rustling', of: 'you' },
  { source: 'Rustling', effects: [{ kind: 'status', to: piece('Lumen'), status: 'tough' }] },
)

test('MC18-EA-44 retaliate is offered together with the other forced abilities', () => {
  const play = (edition: EditionId, ...rest: Parameters<typeof resolve>[1][]) =>
    resolve(
      under(edition, [lumen({ retaliate: 1 }), rustling()], { abilities: [chill] }),
      nobody,
      deal,
      ...rest,
    )
  expect(play('1.8').offered('order:forced').sort()).toEqual(['Chill', 'retaliate:Lumen'])
  const story = play('1.8', first('Chill'), finish)
  expectEnd(story, { hp: { Lumen: 8, Rustling: 3 } })
  expect(order(story, 'status_given', 'retaliate')).toEqual(['status_given', 'retaliate'])
  for (const edition of OLDER) {
    const before = play(edition, finish)
    expect(order(before, 'status_given', 'retaliate')).toEqual(['retaliate', 'status_given'])
    expectEnd(before, { hp: { Lumen: 8, Rustling: 3 } })
  }
})

test('MC18-EA-45 a forced ability before retaliate still counts the hit points that retaliate takes', () => {
  const tally = forced(
    'Tally',
    { on: 'afterAttacks', who: 'Rustling', of: 'you' },
    {
      source: 'Rustling',
      effects: [{ kind: 'threat', amount: { count: 'hit points of', of: piece('Rustling') } }],
    },
  )
  const setUp = (edition: EditionId) =>
    under(edition, [lumen({ retaliate: 2 }), rustling()], { abilities: [tally] })
  const today = resolve(setUp('1.8'), defend('Lumen'), deal, first('Tally'), finish)
  expectEnd(today, { hp: { Lumen: 10, Rustling: 2 }, threat: 4 })
  for (const edition of OLDER)
    expectEnd(resolve(setUp(edition), defend('Lumen'), deal, finish), {
      hp: { Lumen: 10, Rustling: 2 },
      threat: 2,
    })
})

test('MC18-EA-46 a forced ability that takes the character away takes its retaliate with it', () => {
  const sweep = forced(
    'Sweep',
    { on: 'afterAttacks', who: 'Rustling', of: 'ally' },
    { source: 'Rustling', effects: [{ kind: 'leaves', who: piece('Sparrow'), how: 'returned' }] },
  )
  const setUp = (edition: EditionId) =>
    under(edition, [lumen(), sparrow({ retaliate: 2 }), rustling()], { abilities: [sweep] })
  const today = resolve(setUp('1.8'), defend('Sparrow'), deal, first('Sweep'), finish)
  expectEnd(today, { hp: { Lumen: 10, Rustling: 4 }, damage: { Sparrow: 2 }, defense: 'ally' })
  expect(today.told('retaliate')).toEqual([])
  for (const edition of OLDER) {
    const before = resolve(setUp(edition), defend('Sparrow'), deal, finish)
    expectEnd(before, { hp: { Rustling: 2 }, damage: { Sparrow: 2 } })
    expect(order(before, 'retaliate', 'character_left_play')).toEqual(['retaliate', 'character_left_play'])
  }
})

test('MC18-EA-51 an ability on taking damage may be put before retaliate', () => {
  const F3 = forced(
    'F3',
    { on: 'afterTakesDamage', who: 'Lumen' },
    {
      effects: [
        {
          kind: 'damage',
          to: piece('Grinder'),
          amount: 1,
          if: { hitPointsOf: piece('Grinder'), atMost: 19 },
        },
      ],
    },
  )
  const setUp = (edition: EditionId) =>
    under(edition, [lumen({ retaliate: 1 }), grinder()], { abilities: [F3] })
  const asked = resolve(setUp('1.8'), nobody, boost(0), deal)
  expect(asked.offered('order:forced').sort()).toEqual(['F3', 'retaliate:Lumen'])
  const today = resolve(setUp('1.8'), nobody, boost(0), deal, first('F3'), finish)
  expectEnd(today, { hp: { Lumen: 7, Grinder: 19 } })
  expectEnd(resolve(setUp('1.7'), nobody, boost(0), deal, finish), { hp: { Lumen: 7, Grinder: 18 } })
})

test('MC18-EA-54 after an attack that was cut short both "attacks you" and "defends" open', () => {
  const abilities = [
    forced('Grinder', { on: 'afterAttacks', who: 'Grinder', of: 'you' }, { effects: [threat(1)] }),
    may(
      'N',
      'Ana',
      { on: 'afterDefends', who: 'Lumen' },
      { effects: [{ kind: 'heal', to: piece('Lumen'), amount: 1 }] },
    ),
  ]
  const play = (edition: EditionId) =>
    resolve(
      under(edition, [lumen({ damage: 2 }), grinder()], { abilities }),
      defend('Lumen'),
      boost(2),
      cutShort,
      use('N'),
      finish,
    )
  const today = play('1.8')
  expectEnd(today, { hp: { Lumen: 9, Grinder: 20 }, threat: 1, undefended: false, defended: ['Lumen'] })
  expect(today.opened).toEqual(['Grinder', 'N'])
  for (const edition of OLDER) {
    const before = play(edition)
    expectEnd(before, { hp: { Lumen: 9, Grinder: 20 }, threat: 0 })
    expect(before.opened).toEqual(['N'])
  }
})

test('MC18-EA-55 the enemy has attacked, even if its attack was cut short', () => {
  const abilities = [
    forced('Grinder', { on: 'afterAttacks', who: 'Grinder', of: 'you' }, { effects: [threat(2)] }),
    may('draws', 'Ana', { on: 'afterDefends', who: 'Sparrow' }, { effects: [] }),
  ]
  const play = (edition: EditionId) =>
    resolve(
      under(edition, [lumen(), sparrow(), grinder()], { abilities }),
      defend('Sparrow'),
      boost(1),
      cutShort,
      use('draws'),
      finish,
    )
  const today = play('1.8')
  expectEnd(today, { hp: { Lumen: 10, Sparrow: 3, Grinder: 20 }, threat: 2, defended: ['Sparrow'] })
  expect(today.opened).toEqual(['Grinder', 'draws'])
  for (const edition of OLDER) {
    const before = play(edition)
    expectEnd(before, { threat: 0 })
    expect(before.opened).toEqual(['draws'])
  }
})

test('MC18-EA-57 each character that overkill reaches was attacked and damaged', () => {
  const abilities = [
    forced('Scheme on', { on: 'afterAttacks', who: 'Grinder', and: 'damages' }, { effects: [threat(1)] }),
  ]
  for (const edition of ['1.8', ...OLDER] as const) {
    const story = resolve(
      under(edition, [lumen(), moth(), grinder({ keywords: ['overkill'] })], { abilities }),
      defend('Moth'),
      boost(2),
      deal,
      finish,
    )
    expectEnd(story, { hp: { Lumen: 7, Moth: 0 }, threat: 2 })
  }
})

test('MC18-EA-67 excess damage that was prevented is not passed on; German 1.6 counts it', () => {
  const pad = may(
    'Pad',
    'Ana',
    { on: 'wouldTake', who: 'Sparrow' },
    { effects: [{ kind: 'prevent', amount: 1, of: piece('Sparrow'), taken: true }] },
  )
  const left = { '1.8': 8, '1.7': 8, '1.6-de': 7 }
  for (const edition of ['1.8', '1.7', '1.6-de'] as const) {
    const story = resolve(
      under(edition, [lumen(), sparrow(), grinder({ keywords: ['overkill'] })], { abilities: [pad] }),
      defend('Sparrow'),
      boost(3),
      deal,
      use('Pad'),
      finish,
    )
    expectEnd(story, { hp: { Lumen: left[edition], Sparrow: 0 } })
  }
})

test('MC18-EA-68 a tough ally lets no overkill through', () => {
  for (const edition of ['1.8', ...OLDER] as const)
    expectEnd(
      resolve(
        under(edition, [lumen(), sparrow({ tough: 1 }), grinder({ keywords: ['overkill'] })]),
        defend('Sparrow'),
        boost(4),
        deal,
        finish,
      ),
      { hp: { Lumen: 10, Sparrow: 3 } },
    )
})

test('MC18-EA-77 overkill passes on from an ally that was the target, too', () => {
  for (const edition of ['1.8', ...OLDER] as const)
    expectEnd(
      resolve(
        under(edition, [lumen(), moth(), grinder({ keywords: ['overkill'] })], {
          target: { player: 'Ana', character: 'Moth' },
        }),
        nobody,
        boost(1),
        deal,
        finish,
      ),
      { hp: { Lumen: 8, Moth: 0 }, target: 'Ana/Moth', undefended: true },
    )
})

test('MC17-C-01 piercing leaves tough alone if DEF leaves no damage; in German 1.6 tough goes', () => {
  const tough = { '1.8': 1, '1.7': 1, '1.6-de': 0 }
  for (const edition of ['1.8', '1.7', '1.6-de'] as const) {
    const story = resolve(
      under(edition, [lumen({ def: 3, tough: 1 }), rustling({ keywords: ['piercing'] })]),
      defend('Lumen'),
      deal,
      finish,
    )
    expectEnd(story, { hp: { Lumen: 10 } })
    expect(story.result.characters).toMatchObject([{ tough: tough[edition] }, {}])
  }
})

test('MC17-C-02 a piercing attack whose damage is prevented has still removed tough', () => {
  const bubble = may(
    'Bubble',
    'Ana',
    { on: 'wouldTake', who: 'Lumen' },
    { effects: [{ kind: 'prevent', amount: 'all', of: piece('Lumen'), taken: true }] },
  )
  for (const edition of ['1.8', ...OLDER] as const) {
    const story = resolve(
      under(edition, [lumen({ tough: 1 }), rustling({ keywords: ['piercing'] })], { abilities: [bubble] }),
      nobody,
      deal,
      use('Bubble'),
      finish,
    )
    expectEnd(story, { hp: { Lumen: 10 } })
    expect(story.result.characters).toMatchObject([{ tough: 0 }, {}])
  }
})

test('MC17-C-10 overkill of 1.7 passes on what was taken beyond the hit points, that of German 1.6 what was dealt', () => {
  const pads = ['Pad 1', 'Pad 2'].map(id =>
    may(
      id,
      'Ana',
      { on: 'wouldTake', who: 'Sparrow' },
      { effects: [{ kind: 'prevent', amount: 1, of: piece('Sparrow'), taken: true }] },
    ),
  )
  const left = { '1.8': 8, '1.7': 8, '1.6-de': 6 }
  for (const edition of ['1.8', '1.7', '1.6-de'] as const)
    expectEnd(
      resolve(
        under(edition, [lumen(), sparrow(), grinder({ keywords: ['overkill'] })], {
          abilities: pads,
          boostCards: 1,
        }),
        defend('Sparrow'),
        boost(2),
        boost(2),
        deal,
        use('Pad 1'),
        use('Pad 2'),
        finish,
      ),
      { hp: { Lumen: left[edition], Sparrow: 0 }, atk: 7 },
    )
})

test('MC18-EA-70 a ranged attack ignores retaliate, wherever it stands', () => {
  for (const edition of ['1.8', ...OLDER] as const) {
    const story = resolve(
      under(edition, [lumen({ retaliate: 2 }), rustling({ keywords: ['ranged'] })]),
      defend('Lumen'),
      deal,
      finish,
    )
    expectEnd(story, { hp: { Lumen: 10, Rustling: 4 } })
    expect(attempt(under(edition, [lumen()])).refused).not.toBeNull()
  }
})

test('MC18-EA-61 a player who is eliminated in the middle of an attack ends it; before 1.8 its boost cards go on', () => {
  const ledger = forced('Ledger', { on: 'afterAttacks', who: 'Grinder' }, { effects: [threat(1)] })
  const hurtsAll = ['Lumen', 'Granite'].map(id => ({ kind: 'damage' as const, to: piece(id), amount: 1 }))
  const setUp = (edition: EditionId) =>
    under(edition, [lumen({ damage: 9 }), granite(), grinder()], { abilities: [ledger], boostCards: 1 })
  const today = resolve(setUp('1.8'), nobody, boost(1, ...hurtsAll), finish)
  expectEnd(today, { hp: { Lumen: 0, Granite: 11, Grinder: 20 }, threat: 1, attacked: null })
  expect(today.result).toMatchObject({ endedEarly: 'player eliminated', boostCardsLeft: 1 })
  for (const edition of OLDER) {
    const before = resolve(setUp(edition), nobody, boost(1, ...hurtsAll), boost(2, threat(2)), finish)
    expectEnd(before, { hp: { Lumen: 0, Granite: 11 }, threat: 2, attacked: null })
    expect(before.result).toMatchObject({ endedEarly: 'target gone', boostCardsLeft: 0 })
    expect(before.opened).toEqual([])
  }
})

test('MC18-EA-42 the boost cards of an attack on an ally that has gone are flipped to the last, and nobody takes damage', () => {
  const after = forced('After', { on: 'afterAttacks', who: 'Grinder', of: 'you' }, { effects: [threat(1)] })
  const sinks = { kind: 'leaves' as const, who: piece('Moth'), how: 'returned' as const }
  const story = resolve(
    under('1.8', [lumen(), moth(), grinder()], {
      target: { player: 'Ana', character: 'Moth' },
      abilities: [after],
      boostCards: 1,
    }),
    nobody,
    boost(1, sinks),
    boost(2),
    finish,
  )
  expectEnd(story, { hp: { Lumen: 10 }, threat: 1, attacked: null })
  expect(story.told('boost_flipped')).toHaveLength(2)
})

// Tests of overkill and piercing in each edition.
import { expect, test } from 'vitest'
import {
  grinder,
  lumen,
  moth,
  rustling,
  sparrow,
} from '../../../../test/support/games/marvel-champions/cast.ts'
import {
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
  resolve,
  threat,
  under,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import { MARVEL_EDITION_IDS } from '../editions.ts'
import type { AbilityGiven } from '../vocabulary/effects.ts'

test('MC18-EA-57 an ability about the damaged character is about each that overkill reaches', () => {
  const stuns = {
    effects: [{ kind: 'status', status: 'stunned', to: { the: 'damaged character' } }],
  } satisfies Pick<AbilityGiven, 'effects'>
  const abilities = [forced('Stun', { on: 'afterAttacks', who: 'Grinder', and: 'damages' }, stuns)]
  const pieces = [lumen(), moth({ hitPoints: 4 }), grinder({ keywords: ['overkill'], atk: 3 })]
  const stunned = (...icons: number[]) =>
    resolve(
      under('1.8', pieces, { abilities }),
      defend('Moth'),
      ...icons.map(icon => boost(icon)),
      deal,
      finish,
    ).events.flatMap(event => (event.type === 'status_given' ? event.piece : []))
  expect(stunned(0)).toEqual(['Moth'])
  expect(stunned(2)).toEqual(['Lumen'])
})

test('MC18-EA-57 each character that overkill reaches was attacked and damaged', () => {
  const abilities = [
    forced('Scheme on', { on: 'afterAttacks', who: 'Grinder', and: 'damages' }, { effects: [threat(1)] }),
  ]
  for (const edition of MARVEL_EDITION_IDS) {
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

test('MC18-EA-68 (MC17-C-12) a tough ally lets no overkill through', () => {
  for (const edition of MARVEL_EDITION_IDS)
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
  for (const edition of MARVEL_EDITION_IDS)
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
  for (const edition of MARVEL_EDITION_IDS) {
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

test('MC18-EA-69 piercing removes every tough card of a character, just before the damage', () => {
  for (const edition of MARVEL_EDITION_IDS) {
    const story = resolve(
      under(edition, [lumen({ tough: 2 }), rustling({ keywords: ['piercing'] })]),
      nobody,
      deal,
      finish,
    )
    expectEnd(story, { hp: { Lumen: 8, Rustling: 4 }, damage: { Lumen: 2 } })
    expect(story.told('pierced')).toMatchObject([{ piece: 'Lumen', discarded: 2 }])
    expect(story.result.characters).toMatchObject([{ tough: 0 }, {}])
  }
})

test('MC17-C-03 piercing takes tough before an ability on damage that would be dealt prevents it', () => {
  const liftOff = may(
    'Lift Off',
    'Ana',
    { on: 'wouldDeal', who: 'Lumen' },
    { effects: [{ kind: 'prevent', amount: 3, of: piece('Lumen') }] },
  )
  for (const edition of MARVEL_EDITION_IDS) {
    const story = resolve(
      under(edition, [lumen({ tough: 1 }), grinder({ keywords: ['piercing'] })], { abilities: [liftOff] }),
      nobody,
      boost(1),
      use('Lift Off'),
      deal,
      finish,
    )
    expectEnd(story, { atk: 4, hp: { Lumen: 9 }, damage: { Lumen: 1 } })
    expect(order(story, 'pierced', 'damage_prevented', 'damage_dealt')).toEqual([
      'pierced',
      'damage_prevented',
      'damage_dealt',
    ])
  }
})

test('MC18-EA-56 who is hurt only by a Boost ability was not attacked and damaged', () => {
  const jolt = forced(
    'Jolt',
    { on: 'afterAttacks', who: 'Grinder', and: 'damages' },
    { effects: [{ kind: 'status', to: piece('Lumen'), status: 'stunned' }] },
  )
  for (const edition of MARVEL_EDITION_IDS) {
    const story = resolve(
      under(edition, [lumen({ def: 4 }), grinder()], { abilities: [jolt] }),
      defend('Lumen'),
      boost(1, { kind: 'damage', to: piece('Lumen'), amount: 1 }),
      deal,
      finish,
    )
    expectEnd(story, { atk: 4, hp: { Lumen: 9 }, damage: { Lumen: 0 } })
    expect(story.opened).toEqual([])
    expect(story.result.characters).toMatchObject([{ stunned: 0 }, {}])
  }
})

test('MC18-EA-80 what always lowers the damage saves tough; an ability on taking damage comes too late for that', () => {
  const plating = forced(
    'Plating',
    { on: 'wouldDeal', who: 'Lumen' },
    { effects: [{ kind: 'prevent', amount: 2, of: piece('Lumen') }] },
  )
  const pad = may(
    'Pad',
    'Ana',
    { on: 'wouldTake', who: 'Lumen' },
    { effects: [{ kind: 'prevent', amount: 2, of: piece('Lumen'), taken: true }] },
  )
  for (const edition of MARVEL_EDITION_IDS) {
    const on = (ability: typeof pad) =>
      under(edition, [lumen({ tough: 1 }), rustling()], { abilities: [ability] })
    const saved = resolve(on(plating), nobody, deal, finish)
    expectEnd(saved, { hp: { Lumen: 10 }, damage: { Lumen: 0 } })
    expect(saved.result.characters).toMatchObject([{ tough: 1 }, {}])
    const late = resolve(on(pad), nobody, deal, finish)
    expectEnd(late, { hp: { Lumen: 10 }, damage: { Lumen: 0 } })
    expect(late.result.characters).toMatchObject([{ tough: 0 }, {}])
    expect(attempt(on(pad), nobody, deal, use('Pad')).refused).not.toBeNull()
  }
})

test('MC18-EA-66 overkill passes on after the defeat, when the ally shields its identity no more', () => {
  const left = { '1.8': 7, '1.7': 10, '1.6-de': 10 }
  for (const edition of MARVEL_EDITION_IDS) {
    const pieces = [lumen({ cannotTakeDamage: ['Moth'] }), moth(), grinder({ keywords: ['overkill'] })]
    const story = resolve(under(edition, pieces), defend('Moth'), boost(2), deal, finish)
    expectEnd(story, { atk: 5, hp: { Lumen: left[edition], Moth: 0 } })
    const ruled = { clause: 'MC18-EA-66', ruling: 'MC18-OP-06' }
    expect(story.told('overkill')).toMatchObject([edition === '1.8' ? ruled : { ruling: 'AMB-06' }])
  }
})

test('MC18-EA-65 an ally that is saved lets no overkill through; before 1.8 the excess was enough', () => {
  const spare = may(
    'Spare',
    'Ana',
    { on: 'wouldBeDefeated', who: 'Moth' },
    { effects: [{ kind: 'heal', to: piece('Moth'), amount: 1 }] },
  )
  const left = { '1.8': 10, '1.7': 8, '1.6-de': 8 }
  for (const edition of MARVEL_EDITION_IDS) {
    const story = resolve(
      under(edition, [lumen(), moth(), grinder({ keywords: ['overkill'] })], { abilities: [spare] }),
      defend('Moth'),
      boost(1),
      deal,
      use('Spare'),
      finish,
    )
    expectEnd(story, { atk: 4, hp: { Lumen: left[edition], Moth: 1 } })
    expect(story.told('overkill')).toHaveLength(edition === '1.8' ? 0 : 1)
  }
})

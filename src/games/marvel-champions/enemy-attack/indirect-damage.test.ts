// Tests damage that is divided among characters, and damage of which one character takes more.
import { describe, expect } from 'vitest'
import {
  granite,
  grinder,
  lumen,
  moth,
  sparrow,
} from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attack,
  attempt,
  boost,
  deal,
  defend,
  expectEnd,
  finish,
  forced,
  nobody,
  piece,
  report,
  resolve,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import { place, scheme, schemed } from '../../../../test/support/games/marvel-champions/enemy-scheme.ts'
import type { Answer } from '../../../engine/types.ts'
import type { CharacterGiven } from '../vocabulary/characters.ts'
import type { AbilityGiven } from '../vocabulary/effects.ts'

const divides = forced('Spray', { on: 'attacks', who: 'Grinder' }, { effects: [{ kind: 'indirect' }] })
const at = (pieces: CharacterGiven[]) => attack([...pieces, grinder()], { abilities: [divides] })
const share = (id: string, number: number): Answer => ({ question: `share:${id}`, choice: 'takes', number })
const HP = { Lumen: 7, Sparrow: 1, Grinder: 19 }

const spray = {
  effects: [{ kind: 'damage', to: { the: 'your identity' }, amount: 3, indirect: true }],
} satisfies Pick<AbilityGiven, 'effects'>

describe('MC18-EA-76 indirect damage of an effect', () => {
  test('MC18-EA-76 is divided besides the damage of the attack, whose keywords it has not', () => {
    const abilities = [forced('Spray', { on: 'attacks', who: 'Grinder' }, spray)]
    const setUp = attack([lumen({ tough: 1 }), sparrow(), grinder({ keywords: ['piercing'] })], { abilities })
    const asked = resolve(setUp)
    expect(asked.prompt?.windows.at(-1)).toMatchObject({
      name: 'share:Lumen',
      choices: [{ name: 'takes', by: { any: ['Ana'] }, number: { min: 0, max: 3 } }],
    })
    const story = resolve(setUp, share('Lumen', 2), nobody, boost(0), deal, finish)
    const taken = story.events.flatMap(one =>
      one.type === 'damage_dealt' && one.kind === 'effect' ? [[one.piece, one.placed]] : [],
    )
    expect(taken).toEqual([
      ['Lumen', 0],
      ['Sparrow', 1],
    ])
    expect(story.events.map(({ type }) => type)).not.toContain('pierced')
  })

  test('MC18-EA-76 is divided in a scheme, too', () => {
    const abilities = [forced('Spray', { on: 'schemes', who: 'Grinder' }, spray)]
    const setUp = scheme([lumen(), sparrow(), grinder({ sch: 1 })], { abilities })
    const story = schemed(setUp, share('Lumen', 3), boost(0), place, finish)
    expect(story.outcome?.table.pieces).toMatchObject([{ id: 'Lumen', damage: 3 }, { id: 'Sparrow' }, {}])
  })
})

describe('MC18-EA-76 indirect damage', () => {
  test('MC18-EA-76 (MC18-EA-76#1) is divided by the attacked player, and only the identity was attacked', () => {
    const setUp = at([lumen({ retaliate: 1 }), sparrow({ retaliate: 2 })])
    const asked = resolve(setUp, nobody, boost(2), deal)
    const { windows = [] } = asked.prompt ?? {}
    expect(windows.at(-1)).toMatchObject({
      name: 'share:Lumen',
      clause: 'MC18-EA-76',
      choices: [{ name: 'takes', by: { any: ['Ana'] }, number: { asks: 'indirect damage', min: 2, max: 5 } }],
      about: { piece: 'Lumen', left: 5 },
    })
    const story = resolve(setUp, nobody, boost(2), deal, share('Lumen', 3), finish)
    expectEnd(story, {
      hp: HP,
      attacked: 'Ana/Lumen',
      undefended: true,
      atk: 5,
      damage: { Lumen: 3, Sparrow: 2 },
    })
    expect(story.told('retaliate')).toMatchObject([{ from: 'Lumen', amount: 1 }])
  })

  test('MC18-EA-76 no character is given more than what would defeat it, and the last one takes what is left', () => {
    const setUp = at([sparrow(), lumen()])
    const four = attempt(setUp, nobody, boost(2), deal, share('Sparrow', 4)).refused
    expect(four).toMatchObject({ code: 'numberOutOfRange' })
    const all = resolve(setUp, nobody, boost(2), deal, share('Sparrow', 3), finish)
    expectEnd(all, { hp: { Sparrow: 0, Lumen: 8 } })
    const none = resolve(setUp, nobody, boost(2), deal, share('Sparrow', 0), finish)
    expectEnd(none, { hp: { Sparrow: 3, Lumen: 5 } })
  })

  test('MC18-EA-76 a tough character takes its share on the tough card', () => {
    const setUp = at([lumen(), sparrow({ tough: 1 })])
    const story = resolve(setUp, nobody, boost(2), deal, share('Lumen', 3), finish)
    expectEnd(story, { hp: { Lumen: 7, Sparrow: 3 }, damage: { Lumen: 3, Sparrow: 0 } })
    expect(story.told('status_discarded')).toMatchObject([{ piece: 'Sparrow', amount: 2 }])
  })

  test('MC18-EA-76 who has no other character takes all of it, and other players take none', () => {
    const story = resolve(at([lumen(), granite()]), nobody, boost(1), deal, finish)
    expectEnd(story, { hp: { Lumen: 6, Granite: 12 } })
  })

  test('MC18-EA-76 what nobody can be given is lost', () => {
    const setUp = at([lumen({ damage: 8 }), moth()])
    const story = resolve(setUp, nobody, boost(3), deal)
    expect([story.hp('Lumen'), story.hp('Moth')]).toEqual([0, 0])
    expect(story.told('excess_lost')).toMatchObject([{ amount: 2, clause: 'MC18-EA-76' }])
  })

  test('MC18-EA-76 DEF reduces it before it is divided; without damage nobody is asked', () => {
    const setUp = at([lumen(), sparrow()])
    const story = resolve(setUp, defend('Lumen'), boost(2), deal, share('Lumen', 1), finish)
    expectEnd(story, { hp: { Lumen: 9, Sparrow: 1 }, attacked: 'Ana/Lumen', defended: ['Lumen'] })
    const stopped = resolve(at([lumen({ def: 9 }), sparrow()]), defend('Lumen'), boost(2), deal, finish)
    expectEnd(stopped, { hp: { Lumen: 10, Sparrow: 3 } })
  })

  test('MC18-EA-76 the defending ally alone counts as attacked, whoever takes the damage', () => {
    const setUp = at([lumen(), sparrow()])
    const story = resolve(setUp, defend('Sparrow'), boost(1), deal, share('Lumen', 4), finish)
    expectEnd(story, { hp: { Lumen: 6, Sparrow: 3 }, attacked: 'Ana/Sparrow', defended: ['Sparrow'] })
  })

  test('MC18-EA-76 piercing discards the tough card of the attacked character, not of another', () => {
    const pierces = { keywords: ['piercing' as const] }
    const pieces = [lumen({ tough: 1 }), sparrow({ tough: 1 }), grinder(pierces)]
    const story = resolve(
      attack(pieces, { abilities: [divides] }),
      nobody,
      boost(2),
      deal,
      share('Lumen', 3),
      finish,
    )
    expectEnd(story, { hp: { Lumen: 7, Sparrow: 3 } })
    expect(story.told('pierced')).toMatchObject([{ piece: 'Lumen' }])
  })
})

test('MC18-EA-76 the step of indirect damage is open in the text of 1.8 alone', () => {
  for (const [edition, ruling] of [
    ['1.8', 'MC18-OP-16'],
    ['1.7', undefined],
  ] as const) {
    const [told] = resolve({ ...at([lumen()]), edition }).told('indirect')
    expect(told?.ruling).toBe(ruling)
  }
}, ['1.8'])

test('MC18-EA-76 damage that has been dealt cannot become indirect', () => {
  const late = attempt(at([lumen()]), nobody, boost(1), deal, report('damageDealt', [{ kind: 'indirect' }]))
  expect(late.refused).toMatchObject({ code: expect.any(String) })
})

/** Whoever would take damage from an attack with overkill takes 1 more. */
const uproar = ['Moth', 'Lumen'].map(id =>
  forced(
    `Uproar ${id}`,
    { on: 'wouldTake', who: id },
    { effects: [{ kind: 'increase', amount: 1, of: piece(id) }] },
  ),
)

test('MC17-C-14 (MC17-C-14#1) “takes 1 more damage” counts on the ally and again on what overkill passes on', () => {
  const left = { '1.8': 6, '1.6-de': 7 }
  for (const edition of ['1.8', '1.6-de'] as const) {
    const pieces = [lumen(), moth(), grinder({ keywords: ['overkill'] })]
    const story = resolve(
      attack(pieces, { edition, abilities: uproar }),
      defend('Moth'),
      boost(1),
      deal,
      finish,
    )
    expectEnd(story, { hp: { Lumen: left[edition], Moth: 0 } })
    expect(story.told('takes_more')).toMatchObject([{ piece: 'Moth', amount: 1 }, { piece: 'Lumen' }])
  }
}, ['1.8'])

test('MC-DAMAGE-04 “takes 1 more damage” raises no damage of 0, and is used up by the first damage', () => {
  const more = report('damage', [
    { kind: 'increase', amount: 2, of: piece('Lumen') },
    { kind: 'increase', amount: -1, of: piece('Lumen') },
  ])
  const stopped = resolve(
    attack([lumen({ def: 9 }), grinder()]),
    defend('Lumen'),
    boost(1),
    more,
    deal,
    finish,
  )
  expectEnd(stopped, { hp: { Lumen: 10 } })
  const shot = report('damageDealt', [{ kind: 'damage', to: piece('Lumen'), amount: 1 }])
  const story = resolve(attack([lumen(), grinder()]), nobody, boost(1), more, deal, shot, finish)
  expectEnd(story, { hp: { Lumen: 4 } })
})

test('MC18-EA-76 the question for the damage says who divides it, and only then', () => {
  const about = (setUp: ReturnType<typeof attack>) =>
    resolve(setUp, nobody, boost(0)).prompt?.windows.find(({ name }) => name === 'damage')?.about
  const plain = { atk: 3, reduced: 0, amount: 3, to: 'Lumen', defense: 'undefended' }
  expect(about(at([lumen(), sparrow()]))).toEqual({ ...plain, divides: 'Ana' })
  expect(about(attack([lumen(), grinder()]))).toEqual(plain)
})

test('MC18-EA-76 indirect damage of 0 is not divided, and its target takes 0 from an undefended attack', () => {
  const setUp = attack([lumen(), sparrow(), grinder({ atk: 0 })], { abilities: [divides] })
  const story = resolve(setUp, nobody, boost(0), deal, finish)
  expect(story.told('attack_undefended')).toHaveLength(1)
  expect(story.result.damage).toMatchObject({ value: 0, placed: [{ piece: 'Lumen', amount: 0 }] })
})

test('MC18-EA-76 what no character can be given is lost, and nothing is lost otherwise', () => {
  const story = (left: number) => resolve(at([lumen({ hitPoints: left })]), nobody, boost(0), deal, finish)
  expectEnd(story(10), { hp: { Lumen: 7 } })
  expect(story(10).told('excess_lost')).toEqual([])
  expectEnd(story(1), { hp: { Lumen: 0 } })
  expect(story(1).result.damage).toMatchObject({ lost: 2 })
})

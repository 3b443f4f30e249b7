// Tests effects that do nothing: what they say is so already, their targets are missing, or their Pilot is.
import { describe, expect, test } from 'vitest'
import {
  attack,
  attempt,
  drake,
  falcon,
  heron,
  hurt,
  mole,
  noBlock,
  note,
  on,
  pass,
  piece,
  resolve,
  rested,
  the,
  use,
  whenAttacking,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { AbilityGiven, Effect } from '../vocabulary/effects.ts'
import type { PieceGiven } from '../vocabulary/pieces.ts'

const rests = (who: Extract<Effect, { kind: 'rest' }>['who']): Effect => ({ kind: 'rest', who })

/** What becomes of an effect of Falcon that works once this turn, while it attacks the player. */
const once = (effects: Effect[], ...others: PieceGiven[]) => {
  const abilities = [
    whenAttacking('First', 'Falcon', [note('first')], { uses: 1 }),
    whenAttacking('K', 'Falcon', effects, { uses: 1 }),
  ]
  const story = resolve(attack([falcon(), ...others], undefined, { abilities }), use('First'))
  const uses = story.position?.memory.state.abilities.map(one => one.uses)
  return { done: story.told('nothing_done'), uses, story }
}
const idle = { done: [{ ability: 'K', clause: 'GCG-7-3-5' }], uses: [0, 1] }
const carriedOut = { done: [], uses: [0, 0] }

describe('GCG-11-2-12a an effect that works once per turn is', () => {
  test('not used up where all that it would rest is rested', () => {
    expect(once([rests(piece('Mole'))], mole(rested))).toMatchObject(idle)
    expect(once([rests(piece('Mole'))], mole())).toMatchObject(carriedOut)
    expect(once([rests({ all: 'enemy Units' })], mole(rested), drake(rested))).toMatchObject(idle)
  })

  test('not used up where it would rest its own Unit, which rests because it attacks', () => {
    expect(once([rests(the('this'))])).toMatchObject(idle)
  })

  test('used if it rests one of several Units, in one effect or in two', () => {
    expect(once([rests({ all: 'enemy Units' })], mole(rested), drake())).toMatchObject(carriedOut)
    expect(once([rests(piece('Mole')), rests(piece('Drake'))], mole(rested), drake())).toMatchObject(
      carriedOut,
    )
  })

  test('used if it sets a rested Unit active', () => {
    expect(once([{ kind: 'setActive', who: the('this') }])).toMatchObject(carriedOut)
    expect(once([{ kind: 'setActive', who: piece('Mole') }], mole())).toMatchObject(idle)
  })

  test('used if it does anything else beside that', () => {
    expect(once([rests(piece('Mole')), note('more')], mole(rested))).toMatchObject(carriedOut)
    expect(once([hurt(piece('Mole'), 1)], mole(rested))).toMatchObject(carriedOut)
  })
})

test('GCG-7-3-2b an effect without a limit is carried out also where nothing changes', () => {
  const abilities = [whenAttacking('K', 'Falcon', [rests(piece('Mole'))])]
  const story = resolve(attack([falcon(), mole(rested)], undefined, { abilities }))
  expect([story.opened, story.told('nothing_done')]).toEqual([['K'], []])
  expect(story.told('unit_rested').map(({ unit }) => unit)).toEqual(['Falcon', 'Mole'])
})

const needsOne = [{ units: 'enemy' as const, is: 'rested' as const }]
const twoWays = (id: string, ...chooses: AbilityGiven['chooses'][]): AbilityGiven => ({
  ...whenAttacking(id, 'Falcon', []),
  effects: undefined,
  options: chooses.map((needs, at) => ({
    name: `way ${at + 1}`,
    effects: [{ kind: 'note', text: `${id} ${at + 1}` }],
    ...(needs && { chooses: needs }),
  })),
})

describe('GCG19-10-2-2 of the ways of an effect', () => {
  const at = (edition: '1.9.0' | '1.0', ...abilities: AbilityGiven[]) =>
    attack([falcon(), drake()], undefined, { abilities, edition })

  test('one is closed if its target is missing, whatever the ways of another effect are', () => {
    const abilities = [twoWays('Any', undefined, undefined), twoWays('K', needsOne, undefined)]
    const clauses = { '1.9.0': 'GCG19-10-1-8-1-2', '1.0': 'GCG-9-1-8b' } as const
    for (const edition of ['1.9.0', '1.0'] as const) {
      const setUp = at(edition, ...abilities)
      const order = [use('Any'), { question: 'resolve:Any', choice: 'way 1' }]
      const asked = resolve(setUp, ...order).prompt?.windows.at(-1)
      expect(asked?.choices.map(({ name }) => name)).toEqual(['way 2'])
      expect(asked?.barred).toEqual([{ name: 'way 1', code: 'noTarget', clause: clauses[edition] }])
    }
  })

  test('all may be closed: then the effect does nothing', () => {
    const story = resolve(at('1.9.0', twoWays('K', needsOne, needsOne)))
    expect([story.opened, story.told('targets_missing')]).toMatchObject([
      [],
      [{ clause: 'GCG19-10-2-2', ability: 'K' }],
    ])
    expect(resolve(at('1.9.0', twoWays('K', needsOne, undefined))).told('targets_missing')).toEqual([])
  })
})

describe('GCG19-13-2-12-1 an effect “during Link” or “during Pair”', () => {
  const pilot = (links: boolean) => ({ pilot: { links, ap: 0, hp: 0 } })
  const during = (when: 'link' | 'pair', more: object): unknown[] => {
    const abilities = [
      whenAttacking('Always', 'Heron', [note('never')], { owner: 'Kei' }),
      whenAttacking('K', 'Falcon', [note('K')], { during: when }),
    ]
    return resolve(attack([falcon(more), heron()], undefined, { abilities })).opened
  }

  test('triggers only with a Pilot, and “during Link” only with one that links', () => {
    expect([during('link', {}), during('link', pilot(false)), during('link', pilot(true))]).toEqual([
      [],
      [],
      ['K'],
    ])
    expect([during('pair', {}), during('pair', pilot(false))]).toEqual([[], ['K']])
  })

  test('cannot be activated in the action step without its Pilot', () => {
    const ability = {
      ...on('K', 'Kei', { on: 'activateAction' }, [note('K')], 'Falcon'),
      during: 'pair' as const,
    }
    const at = (more: object) => attack([falcon(more)], undefined, { abilities: [ability] })
    const asked = resolve(at({}), noBlock, pass).prompt?.windows.at(-1)
    expect(asked?.barred).toEqual([{ name: 'K', code: 'pilotNeeded', clause: 'GCG-7-5-1b' }])
    expect(attempt(at({}), noBlock, pass, use('K')).refused).toMatchObject({ code: 'pilotNeeded' })
    expect(resolve(at(pilot(false)), noBlock, pass, use('K')).opened).toEqual(['K'])
  })
})

test('GCG-9-1-7b an effect whose cost rests its card is barred while the card is rested', () => {
  const cost = { kind: 'rest', who: { the: 'this' } } as const
  const ability = on('K', 'Kei', { on: 'activateAction' }, [cost, note('K')], 'Fort')
  const at = (rested: boolean) =>
    attack([falcon(), { id: 'Fort', kind: 'base', player: 'Kei', hp: 5, rested }], undefined, {
      abilities: [ability],
    })
  const asked = resolve(at(true), noBlock, pass).prompt?.windows.at(-1)
  expect(asked?.barred).toEqual([{ name: 'K', code: 'restsForIt', clause: 'GCG-9-1-7b' }])
  const story = resolve(at(false), noBlock, pass, use('K'))
  expect(story.told('unit_rested')).toMatchObject([{ unit: 'Falcon' }, { unit: 'Fort' }])
})

test('GCG-11-2-12a an effect on a card that is not there is no effect that says what is so already', () => {
  const { done, story } = once([rests(piece('Nobody'))])
  expect(done).toEqual([])
  expect(story.told('effect_fizzled')).toMatchObject([{ code: 'noSuchPiece' }])
})

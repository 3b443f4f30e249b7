// Tests what follows when players say whether a condition holds: what is asked, told, given and asked again.
import { describe, expect, test } from 'vitest'
import {
  attack,
  attempt,
  block,
  drake,
  falcon,
  finish,
  fort,
  heron,
  hurt,
  left,
  mole,
  noBlock,
  note,
  on,
  piece,
  quietly,
  report,
  resolve,
  rested,
  the,
  wall,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Answer } from '../../../engine/types.ts'
import type { UnitSetUp } from '../unit-attack/set-up.ts'
import type { Effect } from '../vocabulary/effects.ts'
import type { Constant } from '../vocabulary/pieces.ts'

const LEVEL = { asks: '@level:7' }
const TRASH = { asks: '@trash:5' }
const says = (unit: string, choice: 'holds' | 'holdsNot') => ({ question: `condition:${unit}`, choice })

/** Falcon, with 3 AP and 4 HP, attacks a Unit with 4 AP and 9 HP. */
const withConstants = (...constants: Constant[]) =>
  attack([falcon({ constants }), drake({ ...rested, ap: 4, hp: 9 })], 'Drake')

describe('GCG-9-1-5a a condition that only players know', () => {
  test('is asked of the player of its card', () => {
    const asked = resolve(withConstants({ while: [LEVEL], ap: 2 }), ...quietly)
    const by = { any: ['Kei'] }
    expect(asked.prompt?.windows).toMatchObject([
      {
        name: 'condition:Falcon',
        hard: true,
        clause: 'GCG-9-1-5a',
        choices: [
          { name: 'holds', by },
          { name: 'holdsNot', by },
        ],
        about: { unit: 'Falcon', condition: '@level:7' },
      },
    ])
  })

  test('is told as it is said, and gives its HP only if it holds', () => {
    const setUp = withConstants({ while: [LEVEL, { turn: 'own' }], hp: 1 })
    const yes = resolve(setUp, ...quietly, says('Falcon', 'holds'), finish)
    expect([left(yes, 'Falcon'), yes.told('condition_does_not_hold')]).toEqual([[1], []])
    const no = resolve(setUp, ...quietly, says('Falcon', 'holdsNot'), finish)
    expect([left(no, 'Falcon'), no.told('condition_holds')]).toEqual([[0], []])
    expect(no.told('condition_does_not_hold')).toMatchObject([
      { clause: 'GCG-9-1-5a', card: 'Falcon', condition: '@level:7' },
    ])
  })

  test('is asked once for all that it gives, and says nothing about another condition of the card', () => {
    const setUp = withConstants(
      { while: [LEVEL], ap: 2 },
      { while: [LEVEL], hp: 1 },
      { while: [TRASH], hp: 3 },
    )
    const asked = resolve(setUp, ...quietly, says('Falcon', 'holds')).prompt?.windows.at(-1)
    expect(asked).toMatchObject({ name: 'condition:Falcon', about: { condition: '@trash:5' } })
    const story = resolve(setUp, ...quietly, says('Falcon', 'holds'), says('Falcon', 'holdsNot'), finish)
    expect([left(story, 'Falcon', 'Drake'), story.told('condition_holds').length]).toEqual([[1, 4], 1])
  })
})

test('GCG-7-4-1a a Unit cannot block by a condition that, as its player has said, does not hold', () => {
  const both: Constant[] = [
    { while: [LEVEL], rule: 'mustBeAttacked' },
    { while: [LEVEL], keyword: 'Blocker' },
  ]
  const pieces = [falcon(), wall({ ...rested, keywords: [], constants: both }), mole(rested)]
  const setUp = attack(pieces, 'Mole')
  const active: Effect = { kind: 'setActive', who: { piece: 'Wall' } }
  const said = says('Wall', 'holdsNot')
  const blocked = attempt(setUp, said, report('attack', active), block('Wall'))
  expect(blocked.refused).toMatchObject({ code: 'noBlocker', clause: 'GCG-7-4-1a' })
})

describe('GCG-9-1-5b an effect that asks for an AP', () => {
  const shot = (more: object): Effect => ({ ...hurt(the('target'), 1), if: { apOf: the('target'), ...more } })
  const { ap: _ap, ...unknown } = mole(rested)

  test('asks the players for one that nobody knows, and is then carried out', () => {
    const setUp = attack([falcon(), unknown], 'Mole')
    const play = (...more: object[]) => resolve(setUp, report('attack', shot({ atMost: 2 })), ...more)
    expect(play().prompt?.windows).toMatchObject([{ name: 'ap:Mole', clause: 'GCG-7-3-5' }])
    const given = (number: number) => play({ question: 'ap:Mole', choice: 'ap', number }, noBlock)
    expect([left(given(2), 'Mole'), left(given(3), 'Mole')]).toEqual([[4], [5]])
  })

  test('asks nothing where the AP is known, and compares with all that it names', () => {
    const does = (more: object) => {
      const story = resolve(attack([falcon(), mole(rested)], 'Mole'), report('attack', shot(more)), noBlock)
      return left(story, 'Mole')[0] === 4
    }
    expect([does({ atMost: 2 }), does({ atMost: 1 })]).toEqual([true, false])
    expect([does({ atLeast: 2 }), does({ atLeast: 3 })]).toEqual([true, false])
    expect([does({ atLeast: 1, atMost: 1 }), does({ atLeast: 2, atMost: 9 })]).toEqual([false, true])
  })

  test('is not carried out without that card, and asks nothing of other conditions', () => {
    const setUp = attack([falcon(), { ...unknown, damage: 1 }], 'Mole')
    const play = (condition: Effect['if']) =>
      resolve(setUp, report('attack', { ...hurt(the('target'), 1), if: condition }), noBlock)
    expect(left(play({ apOf: the('blocker') }), 'Mole')).toEqual([4])
    expect(left(play({ is: 'damaged', who: the('target') }), 'Mole')).toEqual([3])
  })

  test('tells a linked Unit from one that is not', () => {
    const does = (more: object) => {
      const setUp = attack([falcon(more), mole(rested)], 'Mole')
      const effect: Effect = { ...hurt(the('target'), 1), if: { is: 'linked', who: the('attacker') } }
      return left(resolve(setUp, report('attack', effect)), 'Mole')[0] === 4
    }
    const pilot = (links: boolean) => ({ pilot: { links, ap: 0, hp: 0 } })
    expect([does({}), does(pilot(false)), does(pilot(true))]).toEqual([false, false, true])
  })
})

describe('GCG-9-1-5a before effect damage', () => {
  const hit = (owner: string): Answer => ({
    question: 'attack',
    card: { owner, effects: [hurt(piece('Mole'), 1)] },
  })
  const asked = (setUp: UnitSetUp, ...answers: Answer[]) =>
    resolve(setUp, ...answers).prompt?.windows.flatMap(({ name, about }) =>
      name === 'condition:Mole' && about && 'condition' in about ? [about.condition] : [],
    )
  const withMole = (...constants: Constant[]) => attack([falcon(), mole({ ...rested, constants })], 'Mole')

  test('what reduces effect damage alone is asked, what reduces battle damage alone is not', () => {
    const only = (reducesOnly: 'effect' | 'battle') => withMole({ while: [LEVEL], reduces: 1, reducesOnly })
    expect(asked(only('effect'), hit('Kei'))).toEqual([LEVEL.asks])
    expect(asked(only('battle'), hit('Kei'))).toEqual([])
  })

  test('by its own player only what gives it HP is asked', () => {
    const both = withMole({ while: [TRASH], reduces: 1 }, { while: [LEVEL], hp: 1 })
    expect(asked(both, hit('Rio'))).toEqual([LEVEL.asks])
    expect(asked(both, hit('Rio'), says('Mole', 'holds'))).toEqual([])
    expect(asked(both, hit('Kei'))).toEqual([TRASH.asks])
    expect(asked(both, hit('Kei'), says('Mole', 'holds'))).toEqual([LEVEL.asks])
  })
})

test('GCG-9-1-5a a condition that decides nothing any more is not asked, whatever else is open or on other cards', () => {
  const other = { asks: '@hand:3' }
  const constants: Constant[] = [
    { while: [LEVEL, TRASH], ap: 1 },
    { while: [other], ap: 1 },
  ]
  const draws = {
    ...on('Draws', 'Kei', { on: 'destroyed' }, [note('draws')], 'Heron'),
    asks: [TRASH.asks],
  }
  const setUp = attack([falcon({ constants }), heron(), fort()], undefined, { abilities: [draws] })
  const story = resolve(setUp, ...quietly, says('Falcon', 'holdsNot'))
  expect(story.prompt?.windows).toMatchObject([
    { name: 'condition:Falcon', about: { condition: other.asks } },
  ])
  const own = { ...draws, source: 'Falcon' }
  const more = attack([falcon({ constants }), heron(), fort()], undefined, { abilities: [own] })
  const next = resolve(more, ...quietly, says('Falcon', 'holdsNot'))
  expect(next.prompt?.windows).toMatchObject([{ about: { condition: TRASH.asks } }])
})

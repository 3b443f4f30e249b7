// Tests that the options of /attack battle and the cards become a set-up that the flow takes.
import { describe, expect, it } from 'vitest'
import {
  ana,
  asked,
  cards,
  played,
  preparedBy,
  problemOf,
} from '../../../../test/support/walkthroughs/set-up-table.ts'
import { type EffectBattleOptions, prepareEffectBattle } from './effect-battle.ts'

const WING = 'card:ST02-001'
const GUNDAM = 'card:ST01-001'
const ben = { id: '2', name: 'Ben' }

const battle = (options: Partial<EffectBattleOptions> = {}) =>
  prepareEffectBattle(cards, {
    language: 'en',
    player: ana,
    opponent: ben,
    attacker: { name: WING },
    target: { name: GUNDAM },
    ...options,
  })

describe('a battle that an effect begins, from the command', () => {
  it('takes the numbers from the cards, and begins by the rules of today', () => {
    const { flow, setUp, seats } = preparedBy(battle())
    expect(flow).toBe('gundam/effect-battle')
    expect(setUp).toMatchObject({ edition: '1.9.0', attacker: 'unit-1', target: { unit: 'unit-2' } })
    expect(setUp.pieces).toMatchObject([
      { id: 'unit-1', player: 'p1', ap: 4, hp: 5, breach: 5 },
      { id: 'unit-2', player: 'p2', ap: 3, hp: 4 },
    ])
    expect(seats.map(({ name }) => name)).toEqual(['Ana', 'Ben'])
    // Wing Gundam destroys the Gundam, and its Breach asks what lies in the shield area.
    expect(asked(battle())).toBe('shieldArea')
  })

  it('takes the Base and the Shields of the opponent for Breach', () => {
    expect(asked(battle({ base: 'none', shields: 2 }))).toBe('burst#1')
    const based = battle({ base: { name: 'Fort', hp: 9 } })
    expect(preparedBy(based).setUp.pieces).toContainEqual({
      id: 'base-3',
      kind: 'base',
      player: 'p2',
      hp: 9,
    })
    expect(asked(based)).toBe('finish')
  })

  it('plays the whole battle if nothing else happens', () => {
    const over = battle({ base: 'none', shields: 2, atOnce: true, bursts: [{ choice: 'noBurst' }] })
    expect(played(over).outcome?.summary).toMatchObject({ destroyed: ['unit-2'], shields: 1 })
  })

  it('keeps what waits for a Unit to be destroyed, and nothing that waits for an attack or an action', () => {
    // ST03-006 is 【Destroyed】, GD02-011 is 【Activate･Action】.
    const { setUp } = preparedBy(
      battle({ attacker: { name: 'card:ST03-006' }, target: { name: 'card:GD02-011' } }),
    )
    expect(setUp.abilities).toMatchObject([{ source: 'unit-1', trigger: { on: 'destroyed' } }])
  })

  it('is refused by rules 1.0, which know no such battle', () => {
    expect(problemOf(battle({ edition: '1.0' }))).toMatchObject({ code: 'noEffectBattles' })
  })

  it('says what is wrong with a Unit, a Base, the number of Shields and the players', () => {
    expect(problemOf(battle({ attacker: { name: 'card:XX' } })).code).toBe('wrongCard')
    expect(problemOf(battle({ target: { name: 'card:XX' } })).code).toBe('wrongCard')
    expect(problemOf(battle({ base: { name: 'card:XX' } })).code).toBe('wrongCard')
    expect(problemOf(battle({ shields: 99 })).code).toBe('outOfRange')
    expect(problemOf(battle({ opponent: ana })).code).toBe('samePerson')
    expect(problemOf(battle({ bursts: [{ choice: 'noBurst', card: 'card:XX' }] })).code).toBe('wrongCard')
  })
})

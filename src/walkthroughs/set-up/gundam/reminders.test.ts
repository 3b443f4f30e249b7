// Tests what the cards of the GUNDAM CARD GAME bring to a battle beside their numbers: moments, constants, an unknown AP.
import { describe, expect, it } from 'vitest'
import { flowNamed } from '../../../../test/support/walkthroughs/flows.ts'
import {
  allCards,
  ana,
  asked,
  cards,
  played,
  preparedBy,
} from '../../../../test/support/walkthroughs/set-up-table.ts'
import type { GundamCard } from '../../../cards/gundam/schema.ts'
import { hasWords } from '../../../words/words.ts'
import { prepareUnitAttack, type UnitOptions } from './unit.ts'

const GUNDAM = 'card:ST01-001'
const attack = (options: Partial<UnitOptions>) =>
  prepareUnitAttack(cards, {
    language: 'en',
    player: ana,
    opponent: { id: '2', name: 'Ben' },
    attacker: { name: GUNDAM },
    target: 'player',
    ...options,
  })
const quietly = { block: 'nobody', noActions: true } as const
const abilities = (options: Partial<UnitOptions>) => preparedBy(attack(options)).setUp.abilities
const pieces = (options: Partial<UnitOptions>) =>
  preparedBy(attack(options)).setUp.pieces as readonly object[]

describe('a moment of a battle that a card waits for', () => {
  it('is another one than that of a keyword: no card explains Breach twice', () => {
    const gundam = allCards.filter((card): card is typeof card & GundamCard => 'level' in card)
    const destroys = gundam.flatMap(({ triggers = [] }) => triggers.filter(({ on }) => on === 'destroys'))
    // Every such text says “during your turn”; the words in brackets behind Breach are no effect.
    expect(destroys.filter(one => !one.while?.some(condition => 'turn' in condition))).toEqual([])
    expect(abilities({ attacker: { name: 'GD05-045' } })).toEqual([])
  })

  it('is its own card’s, unless its text names others', () => {
    const sinanju = { attacker: { name: 'ST03-001' } }
    const trigger = { on: 'destroysInShieldArea', with: 'battle damage' }
    expect(abilities(sinanju)).toMatchObject([
      { id: 'ability-1', source: 'unit-1', trigger: { ...trigger, who: 'unit-1', turn: 'own' } },
    ])
    const azieru = { target: { name: 'GD05-054' } }
    expect(abilities(azieru)).toMatchObject([
      { source: 'unit-2', trigger: { on: 'destroyed', of: 'own Units', with: 'effect' } },
    ])
  })

  it('comes only in the turn that its card names, and on an attacker if its card says so', () => {
    const turns = (options: Partial<UnitOptions>) =>
      (abilities(options) as { trigger: { turn?: string } }[]).map(({ trigger }) => trigger.turn)
    const zaku = { name: 'GD02-083' }
    expect([turns({ target: zaku }), turns({ attacker: zaku })]).toEqual([['enemy'], ['enemy']])
    const suletta = { name: GUNDAM, pilot: 'ST13-012' }
    expect([turns({ attacker: suletta }), turns({ target: suletta })]).toEqual([['own'], ['own']])
  })

  it('is not passed over because somebody has said that nobody blocks', () => {
    const flauros = { attacker: { name: 'GD05-060' }, base: 'none', shields: 2 } as const
    expect(asked(attack({ ...flauros, ...quietly }))).toBe('choose:unit-1')
  })

  it('needs the targets that its card names', () => {
    expect(abilities({ target: { name: 'GD02-011' } })).toMatchObject([
      { chooses: [{ battled: 'shield area' }] },
    ])
  })
})

describe('a Unit that destroys what it has damaged', () => {
  // Wing Gundam Zero has Lv.8 and 7 HP, Gundam has Lv.4 and 4 HP.
  const hit = (name: string, target: string) =>
    attack({ attacker: { name }, target: { name: target }, ...quietly })

  it('does so by itself, however high the Lv. is', () => {
    const destroyed = { pieces: [{ piece: 'unit-1' }, { piece: 'unit-2', where: 'destroyed' }] }
    expect(played(hit('GD04-054', 'GD01-024')).outcome?.summary).toMatchObject(destroyed)
  })

  it('asks about a Pilot whom nobody has named, and does so only up to the Lv. that its card names', () => {
    expect(['ST01-001', 'GD01-024'].map(one => asked(hit('GD03-052', one)))).toEqual([
      'condition:unit-1',
      null,
    ])
    const exia = { trigger: { from: 'this', by: { levelUpTo: 4, unpaired: true } }, asks: ['@unpairedEnemy'] }
    expect(abilities({ attacker: { name: 'GD05-050' } })).toMatchObject([exia, {}])
  })
})

describe('a Base', () => {
  // Strike Gundam is 3/4, Lv.4, and has no text.
  const attacker = { name: 'GD01-077' }
  const base = (name: string) => ({ attacker, base: { name }, ...quietly })

  it('hits a weak attacker back', () => {
    expect(played(attack(base('GD04-126'))).outcome?.summary).toMatchObject({
      pieces: [
        { piece: 'unit-1', damage: 1 },
        { piece: 'base-2', damage: 3 },
      ],
    })
  })

  it('asks what keeps damage off it, and the board reminds of its text', () => {
    const axis = attack(base('GD04-123'))
    expect(asked(axis)).toBe('condition:base-2')
    expect(pieces(base('ST07-015'))[1]).toMatchObject({ id: 'base-2', readCard: true })
  })

  it('gives tokens AP in the turn of the enemy', () => {
    const given = { ...base('GD03-126'), target: { name: 'T-023' } }
    expect(played(attack(given)).outcome?.summary).toMatchObject({
      apAtDamage: [{ piece: 'unit-1' }, { piece: 'unit-2', ap: 4 }],
    })
  })
})

describe('what a card leaves to the players', () => {
  it('is an AP that counts something outside the battle, unless it is said', () => {
    const wiseman = { name: GUNDAM, pilot: 'GD03-089' }
    expect(asked(attack({ attacker: wiseman, ...quietly }))).toBe('ap:unit-1')
    expect(pieces({ attacker: { ...wiseman, ap: 5 } })[0]).toMatchObject({ ap: 5 })
    expect(pieces({ attacker: { name: 'GD05-051' } })[0]).not.toHaveProperty('ap')
  })

  it('is whether it can still reduce damage this turn, unless the condition before that is not met', () => {
    const hit = (name: string) => attack({ attacker: { name: 'GD01-077' }, target: { name }, ...quietly })
    const asksNext = (name: string, choice: string) => {
      const { flow, setUp, answers } = preparedBy(hit(name))
      const shown = flowNamed(flow)?.play(setUp, [...answers, { question: 'condition:unit-2', choice }])
      return shown?.prompt?.windows.find(({ hard }) => hard)?.name
    }
    expect(asked(hit('GD05-055'))).toBe('condition:unit-2')
    expect(asksNext('GD05-055', 'holds')).toBe('finish')
    expect(['holds', 'holdsNot'].map(one => asksNext('GD04-029', one))).toEqual([
      'condition:unit-2',
      'finish',
    ])
  })

  it('has words in both languages for every condition', () => {
    const conditions = new Set(JSON.stringify(allCards).match(/"@\w+/g))
    const without = [...conditions].filter(one => !hasWords(`cards:condition.${one.slice(2)}`))
    expect([conditions.size > 20, without]).toEqual([true, []])
  })
})

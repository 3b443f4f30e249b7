// Tests that a character that joins later becomes a piece that the flow takes, with a new id and a name.
import { describe, expect, it } from 'vitest'
import { flowNamed } from '../../../test/walkthroughs/flows.ts'
import { ana, cards, preparedBy, problemOf } from '../../../test/walkthroughs/set-up-table.ts'
import type { Answer } from '../../engine/types.ts'
import type { Prepared } from '../prepared.ts'
import { joiningCard } from './gundam/joining.ts'
import { prepareUnitAttack } from './gundam/unit.ts'
import type { Joining } from './joining.ts'
import { prepareEnemyAttack } from './marvel-champions/enemy.ts'
import { prepareHeroAttack } from './marvel-champions/hero.ts'
import { joiningCharacter } from './marvel-champions/joining.ts'

const options = { language: 'en', player: ana, enemy: { name: 'card:01095' } } as const
const enemyAttack = preparedBy(
  prepareEnemyAttack(cards, { ...options, players: 2, hero: { name: 'card:01001a' } }),
)
const unitAttack = preparedBy(
  prepareUnitAttack(cards, {
    language: 'en',
    player: ana,
    opponent: null,
    attacker: { name: 'ST01-001' },
    target: 'player',
  }),
)

function joiningOf<Piece>(joined: { joining: Joining<Piece> } | { problem: object }): Joining<Piece> {
  if ('problem' in joined) throw new Error(JSON.stringify(joined.problem))
  return joined.joining
}
const playedOn = ({ flow, setUp, answers }: Prepared, ...more: Answer[]) =>
  flowNamed(flow)?.play(setUp, [...answers, ...more])

describe('somebody who joins', () => {
  it('is an ally that defends, with its numbers, its name and its reminders', () => {
    const given = { name: 'card:01002', damage: 1 }
    const { piece, names } = joiningOf(
      joiningCharacter(cards, enemyAttack, { as: 'ally', given, player: 'p2' }),
    )
    expect(piece).toEqual({
      id: 'ally-1',
      kind: 'ally',
      player: 'p2',
      atk: 1,
      consequential: 0,
      hitPoints: 2,
      damage: 1,
    })
    expect(names).toEqual({ 'ally-1': { en: 'Black Cat', de: 'Black Cat' } })
    const played = playedOn(enemyAttack, { question: 'defend', choice: 'ally-1', joins: [piece] })
    expect(played?.refused).toBeNull()
    expect(played?.prompt?.windows.at(-1)?.name).toBe('boost#1')
  })

  it('is the hero of another player', () => {
    const given = { name: 'card:01010a' }
    const { piece } = joiningOf(joiningCharacter(cards, enemyAttack, { as: 'hero', given, player: 'p2' }))
    expect(piece).toMatchObject({ id: 'hero-2', kind: 'hero', player: 'p2', def: 1 })
    expect(
      playedOn(enemyAttack, { question: 'defend', choice: 'hero-2', joins: [piece] })?.refused,
    ).toBeNull()
  })

  it('gets an id that nothing has had yet, and numbers its reminders after those that are there', () => {
    const table = { ...enemyAttack, names: { ...enemyAttack.names, 'ally-4': { en: 'X', de: 'X' } } }
    const given = { name: '16047' }
    const { piece, abilities, names } = joiningOf(
      joiningCharacter(cards, table, { as: 'ally', given, player: 'p1' }),
    )
    expect(piece.id).toBe('ally-5')
    expect(enemyAttack.names['ability-1']).toBeDefined()
    expect(abilities.map(({ id }) => id)).toEqual(['ability-2'])
    expect(Object.keys(names)).toEqual(['ally-5', 'ability-2'])
    const effects = abilities.map(ability => ({ kind: 'remind', ability }))
    const played = playedOn(enemyAttack, { question: 'defend', joins: [piece], card: { effects } })
    expect(played?.refused).toBeNull()
  })

  it('is an enemy that a player attacks', () => {
    const table = preparedBy(prepareHeroAttack(cards, { ...options, attacker: { name: 'card:01001a' } }))
    const open = { ...table, setUp: { ...table.setUp, targets: [] } }
    const given = { name: 'card:01101' }
    const { piece } = joiningOf(joiningCharacter(cards, table, { as: 'enemy', given, player: 'p1' }))
    expect(piece).toMatchObject({ id: 'enemy-2', kind: 'minion', engagedWith: 'p1' })
    expect(playedOn(open, { question: 'target', choice: 'enemy-2', joins: [piece] })?.refused).toBeNull()
  })

  it('is a Unit that blocks, known or not', () => {
    for (const name of ['GD01-081', 'Some Unit']) {
      const given = { name, ap: 1, hp: 2 }
      const { piece } = joiningOf(joiningCard(cards, unitAttack, { as: 'blocker', given, player: 'p2' }))
      expect(piece).toMatchObject({ id: 'unit-2', keywords: ['Blocker'] })
      expect(
        playedOn(unitAttack, { question: 'block', choice: 'unit-2', joins: [piece] })?.refused,
      ).toBeNull()
    }
  })

  it('is the Base that is hit, with what stands on it', () => {
    const given = { name: 'GD01-127' }
    const { piece, abilities } = joiningOf(
      joiningCard(cards, unitAttack, { as: 'base', given, player: 'p2' }),
    )
    expect(piece).toEqual({ id: 'base-1', kind: 'base', player: 'p2', hp: 5 })
    expect(abilities).toEqual([{ id: 'ability-1', source: 'base-1', trigger: { on: 'activateAction' } }])
    const played = playedOn(
      unitAttack,
      { question: 'block', choice: 'decline' },
      { question: 'action:p2', choice: 'bothPass' },
      { question: 'shieldArea', choice: 'base', joins: [piece] },
    )
    expect(played?.refused).toBeNull()
    expect(played?.now).toMatchObject({ damage: [{ to: 'base-1', value: 3 }] })
  })

  it('is a Unit of the attacker that another card wants there', () => {
    const given = { name: 'ST01-003' }
    const { piece } = joiningOf(joiningCard(cards, unitAttack, { as: 'unit', given, player: 'p1' }))
    expect(piece).toMatchObject({ id: 'unit-2', player: 'p1', ap: 2 })
  })

  it('is nobody without a name, or with numbers that cannot be', () => {
    const join = (given: { name: string; damage?: number }) =>
      problemOf(joiningCharacter(cards, enemyAttack, { as: 'ally', given, player: 'p1' })).code
    expect(join({ name: ' ' })).toBe('nameMissing')
    expect(join({ name: 'card:01001a' })).toBe('wrongCard')
    expect(join({ name: 'Pal', damage: -1 })).toBe('outOfRange')
    const base = joiningCard(cards, unitAttack, { as: 'base', given: { name: 'B', hp: 100 }, player: 'p2' })
    expect(problemOf(base).code).toBe('outOfRange')
  })
})

// Tests that a character that joins later becomes a piece that the flow takes, with a new id and a name.
import { describe, expect, it } from 'vitest'
import { flowNamed } from '../../../test/support/walkthroughs/flows.ts'
import { ana, cards, preparedBy, problemOf } from '../../../test/support/walkthroughs/set-up-table.ts'
import { MARVEL_KINDS } from '../../cards/marvel-champions/kinds.ts'
import type { Answer } from '../../engine/types.ts'
import { inEachLanguage } from '../../language.ts'
import type { Prepared } from '../start.ts'
import { waitingWithPilot } from './gundam/joining.ts'
import { remindedOf } from './gundam/reminders.ts'
import { prepareUnitAttack } from './gundam/unit.ts'
import { placeBase, placeBlocker, placeUnit } from './gundam/units.ts'
import { placeCharacter } from './marvel-champions/characters.ts'
import { prepareEnemyAttack } from './marvel-champions/enemy.ts'
import { prepareHeroAttack } from './marvel-champions/hero.ts'
import { reminded } from './marvel-champions/reminders.ts'
import type { Placed } from './pieces.ts'
import type { Wrong } from './problem.ts'

const options = { language: 'en', player: ana, enemy: { name: 'card:01095' } } as const
const enemyAttack = preparedBy(
  prepareEnemyAttack(cards, { ...options, players: 2, hero: { name: 'card:01001a' } }),
)
const unitAttack = preparedBy(
  prepareUnitAttack(cards, {
    language: 'en',
    player: ana,
    opponent: null,
    attacker: { name: 'ST01-003' },
    target: 'player',
  }),
)

const ALLY = { kinds: [MARVEL_KINDS.ally], unknown: 'ally' } as const
const HERO = { kinds: [MARVEL_KINDS.hero, MARVEL_KINDS.alterEgo], unknown: 'hero' } as const
const ENEMY = { kinds: [MARVEL_KINDS.enemy], unknown: 'minion' } as const

function placedIn<One extends Placed<object, object>>(placed: One | Wrong): One {
  if ('problem' in placed) throw new Error(JSON.stringify(placed.problem))
  return placed
}
const playedOn = ({ flow, setUp, answers }: Prepared, ...more: Answer[]) =>
  flowNamed(flow)?.play(setUp, [...answers, ...more])

describe('somebody who joins', () => {
  it('is an ally that defends, with its numbers and its name', () => {
    const given = { name: 'card:01002', damage: 1 }
    const { piece, name } = placedIn(
      placeCharacter(cards, given, { id: () => 'ally-1', player: 'p2', ...ALLY }),
    )
    expect(piece).toEqual({
      id: 'ally-1',
      kind: 'ally',
      code: '01002',
      player: 'p2',
      atk: 1,
      thw: 1,
      consequential: 0,
      consequentialThw: 1,
      hitPoints: 2,
      damage: 1,
    })
    expect(name).toEqual(inEachLanguage(() => 'Black Cat'))
    const played = playedOn(enemyAttack, { question: 'defend', choice: 'ally-1', joins: [piece] })
    expect(played?.refused).toBeNull()
    expect(played?.prompt?.windows.at(-1)?.name).toBe('boost#1')
  })

  it('is the hero of another player', () => {
    const seated = { id: () => 'hero-3', player: 'p2', ...HERO }
    const { piece } = placedIn(placeCharacter(cards, { name: 'card:01010a' }, seated))
    expect(piece).toMatchObject({ id: 'hero-3', kind: 'hero', player: 'p2', def: 1 })
    expect(
      playedOn(enemyAttack, { question: 'defend', choice: 'hero-3', joins: [piece] })?.refused,
    ).toBeNull()
  })

  it('has reminders that the flow takes with it', () => {
    const ally = placedIn(
      placeCharacter(cards, { name: '16047' }, { id: () => 'ally-5', player: 'p1', ...ALLY }),
    )
    const { abilities, names } = reminded([ally], { by: 'enemyAttack', enemy: 'villain' })
    expect(abilities.map(({ id }) => id)).toEqual(['ability-1'])
    expect(Object.keys(names)).toEqual(['ability-1'])
    expect(enemyAttack.names['ability-1']).toBeDefined()
    const effects = abilities.map(ability => ({ kind: 'remind', ability: { ...ability, id: 'ability-2' } }))
    const played = playedOn(enemyAttack, { question: 'defend', joins: [ally.piece], card: { effects } })
    expect(played?.refused).toBeNull()
  })

  it('is an enemy that a player attacks', () => {
    const table = preparedBy(prepareHeroAttack(cards, { ...options, attacker: { name: 'card:01001a' } }))
    const open = { ...table, setUp: { ...table.setUp, targets: [] } }
    const seated = { id: () => 'minion-3', player: 'p1', ...ENEMY }
    const { piece } = placedIn(placeCharacter(cards, { name: 'card:01101' }, seated))
    expect(piece).toMatchObject({ id: 'minion-3', kind: 'minion', engagedWith: 'p1' })
    expect(playedOn(open, { question: 'target', choice: 'minion-3', joins: [piece] })?.refused).toBeNull()
  })

  it('is a Unit that blocks, known or not', () => {
    for (const name of ['GD01-081', 'Some Unit']) {
      const given = { name, ap: 1, hp: 2 }
      const { piece } = placedIn(placeBlocker(cards, given, { id: 'unit-2', player: 'p2' }))
      expect(JSON.stringify(piece)).toContain('Blocker')
      expect(
        playedOn(unitAttack, { question: 'block', choice: 'unit-2', joins: [piece] })?.refused,
      ).toBeNull()
    }
  })

  it('is the Base that is hit, with what stands on it', () => {
    const base = placedIn(placeBase(cards, { name: 'GD01-127' }, { id: 'base-1', player: 'p2' }))
    expect(base.piece).toMatchObject({ id: 'base-1', kind: 'base', player: 'p2', hp: 5 })
    expect(remindedOf(cards, [base], { mayAttack: id => id === 'unit-1', active: 'p1' }).abilities).toEqual([
      {
        ...{ id: 'ability-1', source: 'base-1', trigger: { on: 'activateAction' } },
        effects: [{ kind: 'rest', who: { the: 'this' } }, expect.objectContaining({ kind: 'choose' })],
      },
    ])
    const played = playedOn(
      unitAttack,
      { question: 'block', choice: 'decline' },
      { question: 'action:p2', choice: 'bothPass' },
      { question: 'shieldArea', choice: 'base', joins: [base.piece] },
    )
    expect(played?.refused).toBeNull()
    expect(played?.now?.summary).toMatchObject({ damage: [{ to: 'base-1', value: 2 }] })
  })

  it('is a Pilot, whose own effects come beside those that wait on the Unit already', () => {
    const qubeley = (more: object) =>
      placedIn(placeUnit(cards, { name: 'GD02-036', ...more }, { id: 'unit-1', player: 'p1' }))
    const come = waitingWithPilot(cards, qubeley({}), qubeley({ pilot: 'GD05-094' }))
    expect(come.map(({ ability, name }) => [ability.trigger.on, name.en])).toEqual([
      ['destroyed', 'Quess Paraya'],
    ])
  })

  it('is a Unit of the attacker that another card wants there', () => {
    const { piece } = placedIn(placeUnit(cards, { name: 'ST01-003' }, { id: 'unit-2', player: 'p1' }))
    expect(piece).toMatchObject({ id: 'unit-2', player: 'p1', ap: 2 })
  })

  it('is nobody without a name, or with numbers that cannot be', () => {
    const join = (given: { name: string; damage?: number }) =>
      problemOf(placeCharacter(cards, given, { id: () => 'ally-1', player: 'p1', ...ALLY })).code
    expect(join({ name: ' ' })).toBe('nameMissing')
    expect(join({ name: 'card:01001a' })).toBe('wrongKind')
    expect(join({ name: 'Pal', damage: -1 })).toBe('outOfRange')
    const base = placeBase(cards, { name: 'B', hp: 100 }, { id: 'base-1', player: 'p2' })
    expect(problemOf(base).code).toBe('outOfRange')
  })
})

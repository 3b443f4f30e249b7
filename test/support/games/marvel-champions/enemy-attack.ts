// Sets the table and plays an enemy attack in tests; left-over answers fail.
import { expect } from 'vitest'
import { type Played, play } from '../../../../src/engine/play.ts'
import type { Answer } from '../../../../src/engine/types.ts'
import type { MarvelEditionId } from '../../../../src/games/marvel-champions/editions.ts'
import { enemyAttackFlow } from '../../../../src/games/marvel-champions/enemy-attack/flow.ts'
import type { EnemySetUp } from '../../../../src/games/marvel-champions/enemy-attack/set-up.ts'
import type { EnemyOutcome } from '../../../../src/games/marvel-champions/outcomes.ts'
import type { Marvel } from '../../../../src/games/marvel-champions/rules/state.ts'
import type { CharacterGiven } from '../../../../src/games/marvel-champions/vocabulary/characters.ts'
import type { AbilityGiven, Effect } from '../../../../src/games/marvel-champions/vocabulary/effects.ts'
import { inOneRecord } from '../../../../src/games/one-record.ts'
import type { AnyOutcome } from '../../../../src/games/outcome.ts'
import { editionPlayed } from './clause-test.ts'

export const the = (who: 'attacker' | 'defender' | 'target' | 'your identity') => ({ the: who })
export const piece = (id: string) => ({ piece: id })

/** An attack by the last enemy on the player of the first friendly character, unless `more` says otherwise. */
export function attack(pieces: CharacterGiven[], more: Partial<EnemySetUp> = {}): EnemySetUp {
  const attacker = pieces.findLast(one => one.kind === 'villain' || one.kind === 'minion')?.id ?? ''
  const player = pieces.find(one => one.player)?.player ?? 'Ana'
  return { pieces, attacker, target: { player }, ...editionPlayed(), ...more }
}

/** Short names for the answers of players. */
export const defend = (choice: string, by?: string): Answer => ({
  question: 'defend',
  choice,
  ...(by && { by: [by] }),
})
export const nobody: Answer = { question: 'defend', choice: 'nobody' }
export const boost = (icons: number, ...effects: Effect[]): Answer => ({
  choice: 'flip',
  number: icons,
  ...(effects.length > 0 && { card: { effects } }),
})
export const deal: Answer = { question: 'damage', choice: 'deal' }
export const finish: Answer = { question: 'finish', choice: 'finish' }
export const use = (choice: string, question?: string): Answer => ({ choice, ...(question && { question }) })
export const report = (question: string, effects: Effect[], card: object = {}): Answer => ({
  question,
  card: { ...card, effects },
})
export const threat = (amount: number) => ({ kind: 'threat' as const, amount })
/** A card that ends the attack as a boost card is turned faceup. */
export const cutShort = report('flipped', [{ kind: 'endAttack' }], { owner: 'Ana', name: 'Cut Short' })
/** The forced ability that is put first. */
export const first = (id: string) => use(id, 'order:forced')
export const OLDER = ['1.7', '1.6-de'] as const
export const under = (
  edition: MarvelEditionId,
  pieces: CharacterGiven[],
  more: Partial<EnemySetUp> = {},
): EnemySetUp => attack(pieces, { edition, ...more })
export const forced = (
  id: string,
  trigger: AbilityGiven['trigger'],
  more: Partial<AbilityGiven> = {},
): AbilityGiven => ({
  id,
  trigger,
  forced: true,
  ...more,
})
export const may = (
  id: string,
  owner: string,
  trigger: AbilityGiven['trigger'],
  more: Partial<AbilityGiven> = {},
): AbilityGiven => ({
  id,
  owner,
  trigger,
  ...more,
})

/** After Lumen has taken damage, Grinder is dealt 1 if it has at most 19 hit points left. */
export const revenge = (id: string) =>
  forced(
    id,
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

export type Told = { type: string; step: string; clause: string; [detail: string]: unknown }

/** A play with the facts that tests look at. */
export type Story<O extends AnyOutcome = EnemyOutcome> = Played<Marvel, O> & {
  told: (type: string) => Told[]
  types: string[]
  hp: (id: string) => unknown
  opened: string[]
  offered: (question: string) => string[]
  result: Record<string, unknown>
}

/** Plays these answers and expects that none is refused or left over. */
export function resolve(setUp: unknown, ...answers: Answer[]): Story {
  const story = attempt(setUp, ...answers)
  expect(story.refused).toBeNull()
  return story
}

/** Plays these answers; the last one may be refused. */
export function attempt(setUp: unknown, ...answers: unknown[]): Story {
  return storyOf(play(enemyAttackFlow, setUp, answers))
}

/** Adds to a play the facts that tests look at. */
export function storyOf<O extends AnyOutcome>(played: Played<Marvel, O>): Story<O> {
  const events = played.events as readonly Told[]
  const characters = played.position?.memory.state.pieces ?? []
  return {
    ...played,
    told: type => events.filter(event => event.type === type),
    types: events.map(event => event.type).filter(type => type !== 'step_entered'),
    hp: id => {
      const found = characters.find(one => one.id === id)
      return found && found.hitPoints !== null ? found.hitPoints - found.damage : undefined
    },
    opened: played.position?.memory.opened.map(one => one.ability) ?? [],
    offered: question =>
      played.prompt?.windows.find(one => one.name === question)?.choices.map(one => one.name) ?? [],
    result: played.outcome ? inOneRecord(played.outcome) : {},
  }
}

type End = {
  hp?: Record<string, number>
  target?: string
  attacked?: string | null
  defended?: string[]
  defense?: string
  undefended?: boolean
  threat?: number
  atk?: number
  damage?: Record<string, number>
}

/** Expects how an attack ended, and that its damage adds up. */
export function expectEnd<O extends AnyOutcome>(story: Story<O>, end: End): void {
  const { result } = story
  for (const [id, left] of Object.entries(end.hp ?? {})) expect([id, story.hp(id)]).toEqual([id, left])
  const pair = (value: unknown) => {
    const both = value as { player: string; character: string } | null
    return both && `${both.player}/${both.character}`
  }
  if (end.target !== undefined) expect(pair(result.target)).toBe(end.target)
  if (end.attacked !== undefined) expect(pair(result.attacked)).toBe(end.attacked)
  for (const field of ['defended', 'defense', 'undefended', 'threat', 'atk'] as const)
    if (end[field] !== undefined) expect([field, result[field]]).toEqual([field, end[field]])
  if (end.damage) expect(attackDamage(story)).toEqual(end.damage)
  expectBalance(story)
}

/** The damage that the attack dealt to each character, even beyond its hit points. */
function attackDamage<O extends AnyOutcome>(story: Story<O>): Record<string, number> {
  const arrived: Record<string, number> = {}
  for (const event of story.told('damage_dealt'))
    if (event.kind === 'attack') arrived[String(event.piece)] = Number(event.amount)
  return arrived
}

/** Expects that placed, lost, tough, prevented and DEF-reduced damage add up to the value of the attack. */
export function expectBalance<O extends AnyOutcome>(story: Story<O>): void {
  const damage = story.result.damage as
    | {
        value: number
        reduced: number
        prevented: number
        tough: number
        lost: number
        placed: { amount: number }[]
      }
    | undefined
  if (!damage) return
  const placed = damage.placed.reduce((sum, one) => sum + one.amount, 0)
  const parts = [damage.reduced, damage.prevented, damage.tough, damage.lost, placed]
  expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
  expect(parts.reduce((sum, one) => sum + one, 0)).toBe(damage.value)
}

/** The events of these types, in the order in which they were told. */
export function order<O extends AnyOutcome>(story: Story<O>, ...types: string[]): string[] {
  return story.types.filter(type => types.includes(type))
}

/** Each event but the headings of steps, as "type, clause, other facts". */
export const account = ({ events }: Pick<Story, 'events'>): string[] =>
  events.flatMap(({ type, clause, step, ...facts }) =>
    type === 'step_entered'
      ? []
      : [[type, clause, ...Object.entries(facts).map(([name, value]) => `${name} ${value}`)].join(', ')],
  )

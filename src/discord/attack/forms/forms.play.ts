// Scenes at every prompt of random plays of the three flows, and their forms filled in, for the tests of the forms.
import { type APILabelComponent, ComponentType } from 'discord-api-types/v10'
import fc from 'fast-check'
import { runs } from '../../../../test/runs.ts'
import type { Flow, SetUp } from '../../../engine/flow.ts'
import { advance, begin, type Position, promptAt } from '../../../engine/play.ts'
import type { Answer, Facts, Game } from '../../../engine/types.ts'
import * as gundam from '../../../games/gundam/random-tables.ts'
import { unitAttackFlow } from '../../../games/gundam/unit-attack-flow.ts'
import { legalPlay, type Reports } from '../../../games/legal-plays.ts'
import { enemyAttackFlow } from '../../../games/marvel-champions/enemy-attack-flow.ts'
import { playerAttackFlow } from '../../../games/marvel-champions/player-attack-flow.ts'
import * as marvel from '../../../games/marvel-champions/random-tables.ts'
import type { Walkthrough } from '../../../store/store.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { decode } from '../ids.ts'
import type { Fields, Form } from './form.ts'
import { JOIN, ROLES } from './join-roles.ts'

/** A scene, and the engine's word on an answer given there. */
export type Point = { readonly scene: Scene; readonly tries: (answer: Answer) => Refusal | null }
export type Refusal = {
  code: string
  clause: string | null
  answer: unknown
  prompt: Scene['played']['prompt']
}

type Subject<G extends Game, S extends SetUp, O extends Facts> = {
  readonly flow: Flow<G, S, O>
  readonly setUp: fc.Arbitrary<object>
  readonly effect: fc.Arbitrary<G['effect']>
  readonly reports: (cards: readonly G['effect'][][]) => Reports<G>
}

const players = { effect: marvel.effect, reports: marvel.reporting }
const SUBJECTS = {
  enemy: { flow: enemyAttackFlow, setUp: marvel.enemySetUp, ...players },
  player: { flow: playerAttackFlow, setUp: marvel.playerSetUp, ...players },
  unit: {
    flow: unitAttackFlow,
    setUp: gundam.unitSetUp,
    effect: gundam.effect,
    reports: gundam.reporting,
  },
}

/** Goes through random plays of all three flows, with random numbers for whoever wants to pick something. */
export function everyPoint(check: Check): void {
  plays(SUBJECTS.enemy, check)
  plays(SUBJECTS.player, check)
  plays(SUBJECTS.unit, check)
}

type Check = (point: Point, picks: readonly number[]) => void

const numbers = fc.array(fc.nat({ max: 100_000 }), { minLength: 8, maxLength: 14 })

function plays<G extends Game, S extends SetUp, O extends Facts>(
  { flow, setUp, effect, reports }: Subject<G, S, O>,
  check: Check,
): void {
  const cards = fc.array(fc.array(effect, { maxLength: 2 }), { maxLength: 3 })
  const play = fc.property(setUp, cards, numbers, (table, some, picks) => {
    if ('refused' in begin(flow, table)) return
    const { positions } = legalPlay(flow, table, picks, reports(some))
    for (const position of positions) check(pointAt(flow, table, position), picks)
  })
  // Every prompt of a play has a dozen forms.
  fc.assert(play, { numRuns: runs(1 / 4) })
}

function pointAt<G extends Game, S extends SetUp, O extends Facts>(
  flow: Flow<G, S, O>,
  setUp: object,
  position: Position<G>,
): Point {
  const prompt = promptAt(flow, position) as Scene['played']['prompt']
  const now = flow.outcome(position.memory.state)
  const played = { events: [], prompt, outcome: prompt ? null : now, accepted: [], refused: null, now }
  const walkthrough = walkthroughOf(flow.id, setUp as Facts)
  const scene = { walkthrough, played, chapters: [], story: { chapters: [], undone: null }, dropped: 0 }
  const tries = (answer: Answer): Refusal | null => {
    const moved = advance(flow, position, answer)
    return 'refused' in moved ? { ...moved.refused, answer, prompt } : null
  }
  return { scene, tries }
}

/** The scene after these answers, all of which must be legal. */
export function sceneAfter(flow: 'enemy' | 'player' | 'unit', setUp: object, ...answers: Answer[]): Point {
  if (flow === 'unit') return after(unitAttackFlow, setUp, answers)
  return flow === 'enemy' ? after(enemyAttackFlow, setUp, answers) : after(playerAttackFlow, setUp, answers)
}

function after<G extends Game, S extends SetUp, O extends Facts>(
  flow: Flow<G, S, O>,
  setUp: object,
  answers: readonly Answer[],
): Point {
  const begun = begin(flow, setUp)
  if ('refused' in begun) throw new Error(JSON.stringify(begun.refused))
  const position = answers.reduce((now, answer) => {
    const moved = advance(flow, now, answer)
    if ('refused' in moved) throw new Error(JSON.stringify(moved.refused))
    return moved.position
  }, begun.position)
  return pointAt(flow, setUp, position)
}

function walkthroughOf(flow: string, setUp: Facts): Walkthrough {
  const players = flow.startsWith('gundam/') ? ['Kei', 'Rio'] : ['Ana', 'Bo']
  return {
    id: 'abcdefghi0',
    flow,
    language: 'en',
    guild: '1',
    channel: '2',
    thread: '3',
    board: '4',
    boardPosted: 0,
    isPrivate: false,
    starter: '5',
    beginner: '5',
    seats: players.map(player => ({ player, user: null, name: null })),
    names: {},
    setUp,
    revision: 999_999,
    closed: false,
    created: 0,
    touched: 0,
    rows: [],
  }
}

/** Every question and choice for which a form may be asked: those of the engine, and all who may join. */
export function asks({ played }: Scene): [question: string, choice: string][] {
  return (played.prompt?.windows ?? []).flatMap(({ name, choices }) => [
    ...choices.map((choice): [string, string] => [name, choice.name]),
    ...ROLES.map((role): [string, string] => [name, JOIN + role.name]),
  ])
}

/** What a custom id is about. */
export function restOf({ custom_id }: Form): readonly string[] {
  const id = decode(custom_id)
  if (typeof id === 'string') throw new Error(`${custom_id} is ${id}`)
  return id.rest
}

/** Nothing and small numbers mostly; then what is no number, or too much. */
const NUMBERS = ['', '', '', '1', '2', '1', '0', '+1', '−2', '1/2', 'all', '99', '1000', 'x']
const NAMES = ['Backflip', 'Wasp', 'Wasp', '12', '', '\u202E \u0000|', 'x'.repeat(200)]

/** Fills every field with one of its own options, or with a text. */
export function filledIn(form: Form, picks: readonly number[]): Fields {
  const components = (form.components as APILabelComponent[]).map(label => label.component)
  return new Map(
    components.flatMap((component, index) => {
      const value = valueIn(component, picks[index % picks.length] ?? 0)
      return 'custom_id' in component ? [[component.custom_id, value]] : []
    }),
  )
}

function valueIn(component: APILabelComponent['component'], pick: number): string[] {
  if (component.type === ComponentType.TextInput) {
    const texts = ['name', 'text'].includes(component.custom_id) ? NAMES : NUMBERS
    return [texts[pick % texts.length] ?? '']
  }
  if (component.type !== ComponentType.StringSelect) return ['123456789012345678']
  const chosen = component.options[pick % (component.options.length + (component.required ? 0 : 1))]
  return chosen ? [chosen.value] : []
}

/** Fields with one value each. */
export const filled = (said: Readonly<Record<string, string>>): Fields =>
  new Map(Object.entries(said).map(([name, value]) => [name, [value]]))

/** What can be chosen in each field, in words; a text field has its label alone. */
export function fieldsOf(form: Form): ReadonlyMap<string, readonly string[]> {
  const labels = form.components as APILabelComponent[]
  return new Map(
    labels.map(({ label, component }) => [
      'custom_id' in component ? component.custom_id : '',
      component.type === ComponentType.StringSelect ? component.options.map(one => one.label) : [label],
    ]),
  )
}

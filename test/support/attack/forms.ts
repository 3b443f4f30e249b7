// Builds scenes at every prompt of random plays of the flows, and fills in their forms for tests.
import { type APILabelComponent, ComponentType } from 'discord-api-types/v10'
import fc from 'fast-check'
import type { Fields, Form } from '../../../src/discord/attack/face/form.ts'
import type { FormScene } from '../../../src/discord/attack/face/forms-face.ts'
import { decodeAttackId } from '../../../src/discord/attack/face/ids.ts'
import { JOIN } from '../../../src/discord/attack/face/table.ts'
import type { Flow, SetUp } from '../../../src/engine/flow.ts'
import type { Facts, Game } from '../../../src/engine/game.ts'
import { begin } from '../../../src/engine/play.ts'
import type { Answer, RefusedAnswer } from '../../../src/engine/types.ts'
import type * as games from '../../../src/games/game.ts'
import { effectBattleFlow } from '../../../src/games/gundam/effect-battle/flow.ts'
import { effectBattle, unitAttack } from '../../../src/games/gundam/flows.ts'
import { unitAttackFlow } from '../../../src/games/gundam/unit-attack/flow.ts'
import { enemyAttackFlow } from '../../../src/games/marvel-champions/enemy-attack/flow.ts'
import { enemySchemeFlow } from '../../../src/games/marvel-champions/enemy-scheme/flow.ts'
import { enemyAttack, enemyScheme, playerAttack, thwart } from '../../../src/games/marvel-champions/flows.ts'
import { playerAttackFlow } from '../../../src/games/marvel-champions/player-attack/flow.ts'
import { thwartFlow } from '../../../src/games/marvel-champions/thwart/flow.ts'
import { asFirst, type Walkthrough } from '../../../src/store/walkthroughs.ts'
import { runs } from '../../runs.ts'
import * as gundam from '../games/gundam/random-tables.ts'
import { legalPlay, type Reports } from '../games/legal-plays.ts'
import * as marvel from '../games/marvel-champions/random-tables.ts'
import { asking } from './played-faces.ts'

/** A scene with its forms; `tries` gives the engine's refusal of an answer there, or null. */
export type Point = FormScene & { readonly tries: (answer: Answer) => RefusedAnswer<Game> | null }

type Subject<G extends Game, S extends SetUp, O extends Facts> = {
  readonly flow: games.AnyFlow
  readonly rules: Flow<G, S, O>
  readonly setUp: fc.Arbitrary<object>
  readonly effect: fc.Arbitrary<G['effect']>
  readonly reports: (cards: readonly G['effect'][][]) => Reports<G>
}

const players = { effect: marvel.effect, reports: marvel.reporting }
const SUBJECTS = {
  enemy: { flow: enemyAttack, rules: enemyAttackFlow, setUp: marvel.enemySetUp, ...players },
  player: { flow: playerAttack, rules: playerAttackFlow, setUp: marvel.playerSetUp, ...players },
  scheme: { flow: enemyScheme, rules: enemySchemeFlow, setUp: marvel.schemeSetUp, ...players },
  thwart: { flow: thwart, rules: thwartFlow, setUp: marvel.thwartSetUp, ...players },
  unit: {
    flow: unitAttack,
    rules: unitAttackFlow,
    setUp: gundam.unitSetUp,
    effect: gundam.effect,
    reports: gundam.reporting,
  },
  battle: {
    flow: effectBattle,
    rules: effectBattleFlow,
    setUp: gundam.effectBattleSetUp,
    effect: gundam.effect,
    reports: gundam.reporting,
  },
}

/** Checks every point of random plays of all flows; `picks` are random numbers for choices. */
export function everyPoint(check: Check): void {
  plays(SUBJECTS.enemy, check)
  plays(SUBJECTS.player, check)
  plays(SUBJECTS.scheme, check)
  plays(SUBJECTS.thwart, check)
  plays(SUBJECTS.unit, check)
  plays(SUBJECTS.battle, check)
}

type Check = (point: Point, picks: readonly number[]) => void

const numbers = fc.array(fc.nat({ max: 100_000 }), { minLength: 8, maxLength: 14 })

function plays<G extends Game, S extends SetUp, O extends Facts>(
  { flow, rules, setUp, effect, reports }: Subject<G, S, O>,
  check: Check,
): void {
  const cards = fc.array(fc.array(effect, { maxLength: 2 }), { maxLength: 3 })
  const play = fc.property(setUp, cards, numbers, (table, some, picks) => {
    if ('refused' in begin(rules, table)) return
    const { answers } = legalPlay(rules, table, picks, reports(some))
    for (const point of pointsOf(flow, table, answers)) check(point, picks)
  })
  // Each prompt of a play has about a dozen forms to check, so a quarter of the runs is enough.
  fc.assert(play, { numRuns: runs(1 / 4) })
}

/** Gives the point before the first answer and the point after each. All answers must be legal. */
function* pointsOf(flow: games.AnyFlow, setUp: object, answers: readonly Answer[]): Generator<Point> {
  let standing = legal(flow.begin(setUp))
  yield pointAt(flow.id, setUp, standing)
  for (const answer of answers) {
    standing = legal(standing.next(answer))
    yield pointAt(flow.id, setUp, standing)
  }
}

function legal(point: ReturnType<games.AnyFlow['begin']>): games.Point {
  if ('refused' in point) throw new Error(JSON.stringify(point.refused))
  return point
}

function pointAt(flow: string, setUp: object, standing: games.Point): Point {
  const walkthrough = walkthroughOf(flow, setUp as Facts)
  const story = { chapters: [], undone: null }
  const scene = {
    walkthrough,
    played: standing.shown(),
    chapters: [],
    story,
    dropped: 0,
    firstDropped: null,
    retelling: 'asTold' as const,
  }
  const tries = (answer: Answer): RefusedAnswer<Game> | null => {
    const next = standing.next(answer)
    return 'refused' in next ? next.refused : null
  }
  return { ...asking(scene), tries }
}

/** Gives the scene after these answers, all of which must be legal. */
export function sceneAfter(name: keyof typeof SUBJECTS, setUp: object, ...answers: Answer[]): Point {
  const { flow } = SUBJECTS[name]
  const standing = answers.reduce((now, answer) => legal(now.next(answer)), legal(flow.begin(setUp)))
  return pointAt(flow.id, setUp, standing)
}

function walkthroughOf(flow: string, setUp: Facts): Walkthrough {
  const players = flow.startsWith('gundam/') ? ['Kei', 'Rio'] : ['Ana', 'Bo']
  return {
    ...asFirst('abcdefghi0'),
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
    offers: [],
    seats: players.map(player => ({ player, user: null, name: null })),
    names: {},
    outcome: null,
    setUp,
    revision: 999_999,
    closed: false,
    ending: null,
    created: 0,
    touched: 0,
    rows: [],
  }
}

/** Lists every question and choice for which a form may be asked: the engine's choices and the roles that may join. */
export function asks({ scene, forms }: FormScene): [question: string, choice: string][] {
  const now = forms.now(scene)
  return (scene.played.prompt?.windows ?? []).flatMap(({ name, choices }) => [
    ...choices.map((choice): [string, string] => [name, choice.name]),
    ...(now?.roles(name) ?? []).map((role): [string, string] => [name, JOIN + role.name]),
  ])
}

/** Reads the parts of a form's custom id. */
export function restOf({ custom_id }: Form): readonly string[] {
  const id = decodeAttackId(custom_id)
  if (typeof id === 'string') throw new Error(`${custom_id} is ${id}`)
  return id.rest
}

/** Most entries are empty or small numbers; the others are no numbers or too large. */
const NUMBERS = ['', '', '', '1', '2', '1', '0', '+1', '−2', '1/2', 'all', '99', '1000', 'x']
const NAMES = ['Backflip', 'Wasp', 'Wasp', '12', '', '\u202E \u0000|', 'x'.repeat(200)]

/** Fills every field with one of its options, or with a text. */
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

/** Builds fields with one value each. */
export const filled = (said: Readonly<Record<string, string>>): Fields =>
  new Map(Object.entries(said).map(([name, value]) => [name, [value]]))

/** Lists the options of each field in words; a text field has only its label. */
export function fieldsOf(form: Form): ReadonlyMap<string, readonly string[]> {
  const labels = form.components as APILabelComponent[]
  return new Map(
    labels.map(({ label, component }) => [
      'custom_id' in component ? component.custom_id : '',
      component.type === ComponentType.StringSelect ? component.options.map(one => one.label) : [label],
    ]),
  )
}

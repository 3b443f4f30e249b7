// The kinds of each flow: every effect of the game has a kind, and the engine reads every effect that a kind makes.
import { describe, expect, test } from 'vitest'
import { everyPoint, type Point, sceneAfter } from '../../../../test/support/attack/forms.ts'
import * as gundam from '../../../../test/support/games/gundam/unit-attack.ts'
import * as cast from '../../../../test/support/games/marvel-champions/cast.ts'
import * as marvel from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import { basic } from '../../../../test/support/games/marvel-champions/player-attack.ts'
import { mainWith, thwartOf } from '../../../../test/support/games/marvel-champions/thwart.ts'
import type { SetUp } from '../../../engine/flow.ts'
import type { Facts, Game } from '../../../engine/game.ts'
import type { PlayableFlow } from '../../../games/game.ts'
import { GUNDAM_EFFECTS } from '../../../games/gundam/effects/effects.ts'
import { effectBattle, unitAttack as unitAttackFlow } from '../../../games/gundam/flows.ts'
import type { UnitOutcome } from '../../../games/gundam/outcomes.ts'
import type { Gundam } from '../../../games/gundam/rules/state.ts'
import { EFFECT_SCHEMAS } from '../../../games/gundam/vocabulary/single-effects.ts'
import { MARVEL_EFFECTS } from '../../../games/marvel-champions/effects/effects.ts'
import * as flows from '../../../games/marvel-champions/flows.ts'
import type { AnyOutcome } from '../../../games/outcome.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { CardsOfForms } from '../faces/gundam/forms/table.ts'
import { unitForms as unit } from '../faces/gundam/forms/unit-forms.ts'
import { enemyForms as enemy } from '../faces/marvel-champions/enemy-attack.ts'
import { schemeForms } from '../faces/marvel-champions/enemy-scheme.ts'
import { playerForms as player } from '../faces/marvel-champions/player-attack.ts'
import { thwartForms } from '../faces/marvel-champions/thwart.ts'
import type { EffectFields, EffectKind, FormAbout } from './effect-kinds.ts'
import type { Forms } from './forms-face.ts'
import type { FormTable } from './table.ts'

type Schemas = Readonly<Record<string, { schema: { safeParse: (one: unknown) => { success: boolean } } }>>
type AnyKind<T extends FormTable> = EffectKind<{ kind: string }, T>

const { lumen, sparrow, grinder, rustling } = cast
const thwarting = sceneAfter('thwart', thwartOf([lumen({ thw: 1 }), rustling()], [mainWith(3)]))
const enemyAttack = sceneAfter('enemy', marvel.attack([lumen(), sparrow(), grinder()]))
const playerAttack = sceneAfter('player', basic([lumen(), rustling()]))
const unitAttack = sceneAfter('unit', gundam.attack([gundam.falcon(), gundam.fort()]))

/** All inputs of a kind to try: the ends of its range, 1, the words that replace a number, and each piece. */
function ways<T extends FormTable>({ number, whom, several }: AnyKind<T>, table: T): EffectFields<T>[] {
  const numbers = number ? [number.min, number.max, 1, ...(number.or ?? [])] : (['none'] as const)
  const whoms = [...(whom === 'needed' ? [] : ['']), ...table.pieces.map(({ id }) => id)]
  const about = { text: 'Fog', table, newId: (prefix: string) => `${prefix}-1` }
  const others = [[], ...(several ? [table.pieces.slice(1).map(({ id }) => id)] : [])]
  return numbers.flatMap(one =>
    whoms.flatMap(who => others.map(also => ({ ...about, number: one, whom: who, others: also }))),
  )
}

/** @param none the effects without a kind */
function holds<T extends FormTable>(
  kinds: readonly AnyKind<T>[],
  table: T | null,
  effects: Schemas,
  none: readonly string[],
): void {
  if (!table) throw new Error('there is no table')
  const made = kinds.flatMap(kind => ways(kind, table).flatMap(said => kind.makes(said).effects))

  test('are there for every effect, but for what has a form of its own', () => {
    const named = new Set(made.map(({ kind }) => kind))
    expect(Object.keys(effects).filter(kind => !named.has(kind))).toEqual(none)
  })

  test('make effects that the engine reads, of the kind that they ask it for', () => {
    for (const effect of made)
      expect([effect, effects[effect.kind]?.schema.safeParse(effect).success]).toEqual([effect, true])
  })

  test('have names and words of their own', () => {
    for (const field of ['name', 'words'] as const)
      expect(new Set(kinds.map(kind => kind[field])).size).toBe(kinds.length)
  })
}

// What a card does besides is a note in a form.
const own = [
  'removesThreat',
  'schemeLeaves',
  'cardLeaves',
  'schemeKnown',
  'accelerationToken',
  'known',
  'enters',
  'attach',
  'detach',
  'counter',
  'absorb',
  'noBearing',
  'andThen',
  'chooses',
  'choosesPlayer',
  'either',
  'oneOf',
  'remind',
  'cardUsed',
]

describe('the kinds of an enemy’s attack', () => {
  const table = {
    ...tableOf(enemyAttack),
    pieces: [lumen(), sparrow(), grinder()],
    schemes: [],
    otherCards: [],
    byAbility: false,
    defended: false,
  }
  // An attack is replaced before any report; a reminder that opens before the attack offers that itself.
  holds(enemy.kinds, table, MARVEL_EFFECTS, [
    'sch',
    'thw',
    'replaceAttack',
    'replaceScheme',
    'furtherTarget',
    ...own,
  ])
})

describe('the kinds of a player’s attack', () => {
  const table = { ...tableOf(playerAttack), pieces: [lumen(), rustling()], schemes: [], otherCards: [] }
  const never = [
    ...['def', 'thw', 'indirect', 'peril', 'target', 'defender', 'boostCard', 'boostIcons', 'cancelBoost'],
    ...['sch', 'replaceAttack', 'replaceScheme', 'noBoostCard'],
  ]
  holds(
    player.kinds,
    table,
    MARVEL_EFFECTS,
    Object.keys(MARVEL_EFFECTS).filter(one => [...never, ...own].includes(one)),
  )
})

describe('the kinds of a thwart', () => {
  const never = [
    ...['atk', 'def', 'indirect', 'peril', 'target', 'furtherTarget', 'defender', 'endAttack'],
    ...['boostCard', 'boostIcons', 'cancelBoost', 'noBoostCard', 'activation'],
    ...['sch', 'replaceAttack', 'replaceScheme'],
  ]
  holds(
    thwartForms.kinds,
    { ...tableOf(thwarting), pieces: [lumen(), rustling()], schemes: [], otherCards: [] },
    MARVEL_EFFECTS,
    Object.keys(MARVEL_EFFECTS).filter(one => [...never, ...own].includes(one)),
  )
})

describe('the kinds of a Unit attack', () => {
  const pieces = [gundam.falcon(), gundam.fort()]
  const table = {
    ...tableOf(unitAttack),
    pieces,
    active: 'Kei',
    standby: 'Rio',
    effectBattles: true,
    unknownKeywords: [] as const,
  }
  // “Correct the table” makes `known`; the bot asks by itself what a Burst and the rest of a text do; a reminder waits for a
  // moment at which a form reports what it does; the second part of a text has a form of its own; what a card’s data say is
  // played by its name, and a note tells what lies on no table.
  const elsewhere = [
    ...['known', 'furtherText', 'asksBurst', 'deploySelf', 'activates', 'draw', 'exResource'],
    ...['fromTrash', 'elsewhere', 'choose', 'ifYouDo', 'andThen', 'remind'],
  ]
  holds(unit.kinds, table, GUNDAM_EFFECTS, elsewhere)

  test('reach every place, way and keyword that an effect of a script can name', () => {
    const made = unit.kinds.flatMap(kind => ways(kind, table).flatMap(said => kind.makes(said).effects))
    const valuesOf = (kind: string, field: string) =>
      new Set(made.flatMap(one => (one.kind === kind ? [(one as unknown as Facts)[field]] : [])))
    const { leaves, movesCard, keyword } = EFFECT_SCHEMAS
    expect(valuesOf('leaves', 'how')).toEqual(new Set(leaves.shape.how.options))
    expect(valuesOf('movesCard', 'to')).toEqual(new Set(movesCard.shape.to.options))
    const words = ({ loses }: { loses: boolean }) =>
      new Set(
        made.flatMap(one => (one.kind === 'keyword' && Boolean(one.loses) === loses ? [one.keyword] : [])),
      )
    for (const loses of [true, false])
      expect(words({ loses })).toEqual(new Set(keyword.shape.keyword.options))
  })
})

test('no form offers a keyword that the edition has no rule for', () => {
  const offered = (edition: string) => {
    const { scene, forms } = sceneAfter('unit', { ...gundam.attack([gundam.falcon()]), edition })
    const kinds = forms.now(scene)?.kinds('resolve', null) ?? []
    return kinds.filter(({ withoutRule }) => !withoutRule).map(({ name }) => name)
  }
  expect(offered('1.9.0')).toContain('Suppression')
  expect(offered('1.0')).not.toContain('Suppression')
})

function tableOf({ scene, forms }: Point): FormTable {
  const now = forms.now(scene)
  if (!now) throw new Error('there is no table')
  return now.table
}

/** Returns the names of all kinds that fit, without the limit of a select. */
type Possible = (scene: Scene, about: FormAbout, legal: readonly string[] | null) => readonly string[]

const possible =
  <G extends Game, S extends SetUp, O extends AnyOutcome, T extends FormTable>(
    flow: PlayableFlow<G, S, O>,
    { kinds, table }: Forms<G, O, T>,
  ): Possible =>
  ({ walkthrough, played }, about, legal) => {
    const { now } = flow.own(played)
    const on = now && table(now, walkthrough.setUp)
    return kinds
      .filter(({ effect }) => effect === null || legal === null || legal.includes(effect))
      .filter(({ forms, fits }) => (forms?.includes(about) ?? true) && on && (fits?.(on) ?? true))
      .map(({ name }) => name)
  }

const POSSIBLE: Readonly<Record<string, Possible>> = {
  [flows.enemyAttack.id]: possible(flows.enemyAttack, enemy),
  [flows.enemyScheme.id]: possible(flows.enemyScheme, schemeForms),
  [flows.thwart.id]: possible(flows.thwart, thwartForms),
  [flows.playerAttack.id]: possible(flows.playerAttack, player),
  [unitAttackFlow.id]: possible(unitAttackFlow, unit),
  [effectBattle.id]: possible(effectBattle, unit),
}

test('all that is possible is offered, a note among it', () => {
  everyPoint(({ scene, forms }) => {
    const now = forms.now(scene)
    if (!now) return
    const reported = forms.moments(scene).flatMap(({ effects }) => effects)
    for (const about of ['report', 'resolve', 'special'] as const) {
      const legal = about === 'report' ? reported : null
      const shown = now.kinds(about, legal).map(({ name }) => name)
      if (legal?.includes('note') ?? true) expect(shown).toContain('note')
      const all = POSSIBLE[scene.walkthrough.flow]?.(scene, about, legal) ?? []
      expect(shown).toEqual(all)
    }
  })
})

test('forms without words for an effect or a kind of card, or about what is never asked, do not compile', () => {
  const { target: _, ...effects } = unit.effects
  const { base: __, ...cards } = unit.cards
  const lacking: Forms<Gundam, UnitOutcome, CardsOfForms>[] = [
    // @ts-expect-error: no words for the effect target
    { ...unit, effects },
    // @ts-expect-error: no words for a Base
    { ...unit, cards },
    // @ts-expect-error: only Marvel Champions asks `defend`
    { ...unit, roles: unit.roles.map(role => ({ ...role, questions: ['defend'] })) },
  ]
  expect(lacking).toHaveLength(3)
})

// Random tables and random cards of Marvel Champions for the property tests.
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Answer, Prompt } from '../../../../src/engine/types.ts'
import { MARVEL_EDITION_IDS } from '../../../../src/games/marvel-champions/editions.ts'
import type { EnemySetUp } from '../../../../src/games/marvel-champions/enemy-attack/set-up.ts'
import { playerScriptSchema } from '../../../../src/games/marvel-champions/player-attack/idle-parts.ts'
import type { PlayerSetUp } from '../../../../src/games/marvel-champions/player-attack/set-up.ts'
import type { Marvel, State } from '../../../../src/games/marvel-champions/rules/state.ts'
import type { CharacterGiven } from '../../../../src/games/marvel-champions/vocabulary/characters.ts'
import {
  type AbilityGiven,
  abilitySchema,
  type Effect,
} from '../../../../src/games/marvel-champions/vocabulary/effects.ts'
import { MARVEL_TRIGGERS } from '../../../../src/games/marvel-champions/vocabulary/triggers.ts'

const small = fc.nat({ max: 5 })
const yes = fc.constant(true as const)
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const known = (fields: object): CharacterGiven =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as CharacterGiven

const friendly = (id: string, kind: 'hero' | 'alter-ego' | 'ally', player: string) =>
  fc
    .record({
      atk: maybe(small),
      def: maybe(small),
      hitPoints: maybe(fc.integer({ min: 1, max: 9 })),
      ready: fc.boolean(),
      tough: fc.nat({ max: 1 }),
      stunned: fc.nat({ max: 1 }),
      retaliate: fc.nat({ max: 2 }),
      consequential: maybe(fc.nat({ max: 2 })),
      keywords: fc.subarray(['villainous', 'overkill', 'piercing'] as const),
    })
    .map(fields => known({ id, kind, player, ...fields }))

const enemy = (id: string, kind: 'villain' | 'minion') =>
  fc
    .record({
      atk: maybe(small),
      hitPoints: maybe(fc.integer({ min: 1, max: 9 })),
      hitPointsPerPlayer: maybe(fc.integer({ min: 1, max: 4 })),
      tough: fc.nat({ max: 1 }),
      retaliate: fc.nat({ max: 2 }),
      keywords: fc.subarray(['villainous', 'overkill', 'piercing', 'ranged', 'guard'] as const),
      engagedWith: maybe(fc.constantFrom('Ana', 'Bo')),
      cannotTakeDamage: maybe(fc.constantFrom(['Brute'], ['Boss'])),
      cannotBeAttacked: maybe(fc.constantFrom(['Ana'], ['Bo'])),
    })
    .map(({ tough, ...fields }) => {
      // Of an enemy without tough card and retaliate nobody has said whether it is tough.
      const toughness = fields.engagedWith === undefined ? 'printed' : true
      const isTough = tough + fields.retaliate === 0 ? { toughness } : { tough }
      return known({ id, kind, ...isTough, ...fields })
    })

const PIECES = ['Hero', 'Friend', 'Other', 'Boss', 'Brute', 'Gone'] as const
const ref = fc.oneof(
  fc.constantFrom(...PIECES).map(piece => ({ piece })),
  fc.constantFrom('attacker', 'defender', 'target', 'your identity').map(the => ({ the })),
)
const condition = fc.oneof(
  fc.constantFrom('undefended', 'defended').map(attack => ({ attack })),
  fc.record({ is: fc.constantFrom('defender', 'target', 'ready', 'tough', 'in play'), who: ref }),
)

/** A random effect on a random character. */
export const effect: fc.Arbitrary<Effect> = fc
  .tuple(
    fc.oneof(
      fc.record({ kind: fc.constant('damage'), to: ref, amount: small }),
      fc.record({
        kind: fc.constant('damage'),
        to: fc.constantFrom('enemy', 'ally', 'friendly character', 'minion').map(each => ({ each })),
        amount: small,
        also: fc.array(fc.record({ to: ref }), { maxLength: 2 }),
      }),
      fc.record({ kind: fc.constant('heal'), to: ref, amount: small }),
      fc.record({ kind: fc.constant('increase'), amount: small, of: ref }),
      fc.record({ kind: fc.constant('prevent'), amount: fc.oneof(small, fc.constant('all')) }),
      fc.record({
        kind: fc.constantFrom('atk', 'def', 'increase', 'boostIcons'),
        amount: fc.integer({ min: -3, max: 3 }),
      }),
      fc.record({ kind: fc.constant('status'), to: ref, status: fc.constantFrom('tough', 'stunned') }),
      fc.record({ kind: fc.constantFrom('exhaust', 'ready'), who: ref }),
      fc.record({
        kind: fc.constant('leaves'),
        who: ref,
        how: fc.constantFrom('defeated', 'discarded', 'returned'),
      }),
      fc.record({
        kind: fc.constantFrom('endAttack', 'boostCard', 'indirect', 'noBoostCard', 'replaceAttack'),
      }),
      fc.record({ kind: fc.constant('form'), who: ref, to: fc.constantFrom('hero', 'alter-ego') }),
      fc.record({
        kind: fc.constant('andThen'),
        first: fc.record({ kind: fc.constantFrom('exhaust', 'ready'), who: ref }),
        second: fc.tuple(fc.record({ kind: fc.constant('damage'), to: ref, amount: small })),
      }),
      fc.record({ kind: fc.constant('target'), to: ref }),
      fc
        .record({ kind: fc.constant('furtherTarget'), to: ref, amount: maybe(small), later: maybe(yes) })
        .map(known),
      fc.record({ kind: fc.constant('defender'), who: ref }),
      fc.record({ kind: fc.constant('threat'), amount: fc.integer({ min: -3, max: 5 }) }),
      fc.record({ kind: fc.constant('thw'), amount: fc.integer({ min: -3, max: 3 }) }),
      fc.record({ kind: fc.constant('keyword'), keyword: fc.constantFrom('overkill', 'piercing', 'ranged') }),
    ),
    maybe(condition),
  )
  .map(([one, when]) => (when ? { ...one, if: when } : one) as Effect)

/** The effects on numbers, the only ones that a constant ability may have. */
const onlyAtk = ({ effects }: AbilityGiven): NonNullable<AbilityGiven['effects']> =>
  (effects ?? []).filter(
    one => one.kind === 'atk' || one.kind === 'def' || (one.kind === 'increase' && !one.of),
  )

const ability = (id: string): fc.Arbitrary<AbilityGiven> =>
  fc
    .record({
      owner: maybe(fc.constantFrom('Ana', 'Bo')),
      source: maybe(fc.constantFrom(...PIECES)),
      trigger: fc.record({ on: fc.constantFrom(...MARVEL_TRIGGERS) }),
      forced: fc.boolean(),
      label: maybe(fc.constantFrom('defense', 'attack')),
      effects: maybe(fc.array(effect, { maxLength: 2 })),
      uses: maybe(fc.nat({ max: 3 })),
    })
    .map(fields => abilitySchema.parse({ ...known(fields), id }))
    .map(one => (one.trigger.on === 'constant' ? { ...one, effects: onlyAtk(one) } : one))

const someAbilities = fc
  .tuple(...['A1', 'A2', 'A3', 'A4'].map(ability))
  .chain(all => fc.subarray(all as AbilityGiven[]))

const somePieces: fc.Arbitrary<CharacterGiven[]> = fc.tuple(
  fc.oneof(friendly('Hero', 'hero', 'Ana'), friendly('Hero', 'alter-ego', 'Ana')),
  friendly('Friend', 'ally', 'Ana'),
  fc.oneof(friendly('Other', 'ally', 'Bo'), friendly('Other', 'hero', 'Bo')),
  enemy('Boss', 'villain'),
  enemy('Brute', 'minion'),
)

export const changesSetUp: fc.Arbitrary<object> = fc
  .record({
    edition: fc.constantFrom(...MARVEL_EDITION_IDS),
    pieces: somePieces,
    abilities: someAbilities,
    phase: maybe(fc.constantFrom('players', 'villain')),
    round: maybe(fc.integer({ min: 1, max: 9 })),
  })
  .map(fields => ({ ...known(fields), activated: [] }))

export const enemySetUp: fc.Arbitrary<EnemySetUp> = fc.record({
  edition: fc.constantFrom(...MARVEL_EDITION_IDS),
  pieces: somePieces,
  attacker: fc.constantFrom('Boss', 'Brute'),
  target: fc.constantFrom({ player: 'Ana' }, { player: 'Ana', character: 'Friend' }),
  activation: maybe(fc.constant('asked' as const)),
  boostCards: fc.nat({ max: 2 }),
  abilities: someAbilities,
})

const scheme = (id: string, kind: 'main' | 'side') =>
  fc
    .record({ threat: maybe(small), threshold: maybe(fc.integer({ min: 1, max: 9 })), amplify: maybe(small) })
    .map(fields => ({ ...fields, id, kind }))

const schemers = fc
  .tuple(somePieces, maybe(fc.oneof(small, fc.constant('-' as const))), fc.nat({ max: 1 }))
  .map(([pieces, sch, confused]) =>
    pieces.map(one => (one.player === undefined ? (known({ ...one, sch, confused }) as typeof one) : one)),
  )

export const schemeSetUp: fc.Arbitrary<object> = fc
  .record({
    edition: fc.constantFrom(...MARVEL_EDITION_IDS),
    pieces: schemers,
    attacker: fc.constantFrom('Boss', 'Brute'),
    schemes: maybe(
      fc.subarray(['Plot', 'Plan', 'Side']).chain(ids => {
        return fc.tuple(...ids.map(id => scheme(id, id === 'Side' ? 'side' : 'main')))
      }),
    ),
    boostCards: fc.nat({ max: 2 }),
    abilities: someAbilities,
  })
  .map(fields => ({ ...known(fields), target: { player: 'Ana' }, activated: [] }))

const thwarters = fc
  .tuple(somePieces, maybe(fc.oneof(small, fc.constant('-' as const))), maybe(small), fc.nat({ max: 1 }))
  .map(([pieces, thw, consequentialThw, confused]) =>
    pieces.map(one =>
      one.player ? (known({ ...one, thw, consequentialThw, confused }) as typeof one) : one,
    ),
  )

const threatened = (id: string, kind: 'main' | 'side' | 'player side') =>
  fc
    .record({ threat: maybe(small), crisis: maybe(fc.boolean()), assault: maybe(fc.boolean()) })
    .map(fields => ({ ...known(fields), id, kind }))

const removed = fc.array(
  fc
    .record({
      amount: fc.oneof(small, fc.constant('THW' as const)),
      additional: maybe(yes),
      to: maybe(fc.constantFrom(1, 2)),
    })
    .map(fields => ({ ...fields, ...known(fields) })),
  { minLength: 1, maxLength: 3 },
)

const thwartAbility = fc
  .record({
    removes: fc.record({
      schemes: fc.constantFrom(1, 2, 'each scheme' as const, 'each side scheme' as const),
      instances: removed,
    }),
    alsoAttacks: maybe(yes),
    exhausts: maybe(yes),
    costs: maybe(fc.array(effect, { maxLength: 1 })),
  })
  .map(known)

export const thwartSetUp: fc.Arbitrary<object> = fc
  .record({
    edition: fc.constantFrom(...MARVEL_EDITION_IDS),
    pieces: thwarters,
    attacker: fc.constantFrom('Hero', 'Friend', 'Other'),
    ability: maybe(thwartAbility),
    withoutExhausting: maybe(yes),
    schemes: fc
      .subarray(['Plot', 'Side', 'Plan'], { minLength: 1 })
      .chain(ids =>
        fc.tuple(
          ...ids.map(id => threatened(id, id === 'Plot' ? 'main' : id === 'Side' ? 'side' : 'player side')),
        ),
      ),
    abilities: someAbilities,
  })
  .map(fields => ({ ...known(fields), activated: [] }))

/** Reports one of these cards in a window of the prompt. */
export function reporting(
  cards: readonly Effect[][],
): (prompt: Prompt<Marvel>, pick: number) => Answer | null {
  return (prompt, pick) => {
    const window = prompt.windows[pick % prompt.windows.length]
    const effects = cards[pick % Math.max(1, cards.length)]
    if (!window || !effects) return null
    const label = ['defense', 'attack'][pick % 4]
    const card = label ? { effects, owner: 'Ana', label } : { effects }
    return { question: window.name, card }
  }
}

const part = fc.record({
  targets: fc.constantFrom(1, 2, 'each enemy', 'each minion', 'same') as fc.Arbitrary<number | 'same'>,
  instances: fc.array(
    fc
      .record({
        amount: small,
        additional: maybe(fc.constant(true as const)),
        to: maybe(fc.constantFrom(1, 2, 'others' as const)),
        together: maybe(fc.constant(true as const)),
      })
      .map(fields => ({ ...fields, ...known(fields) })),
    { minLength: 1, maxLength: 3 },
  ),
})

/** An attack of an ability, some with a sentence for each enemy, some that do more than deal damage. */
const worded = fc
  .tuple(part, maybe(yes), maybe(yes))
  .map(([one, sentences, alsoDoes]) => ({ ...one, ...known({ sentences, alsoDoes }) }))

type Part = NonNullable<PlayerSetUp['ability']>['attacks'][number]
const isWhole = (attacks: readonly Part[]): boolean =>
  playerScriptSchema.safeParse({ pieces: [{ id: 'A', kind: 'minion' }], attacker: 'A', ability: { attacks } })
    .success

/** Attacks without a part that could hit nobody, which a script refuses: such an attack is one on chosen enemies instead. */
const wholeParts = fc.array(worded, { minLength: 1, maxLength: 3 }).map(all => {
  const parts: Part[] = []
  for (const part of all as readonly Part[]) {
    const instances = part.instances.map(({ to: _, ...one }) => one)
    const { sentences: _, ...plain } = { ...part, targets: part.targets === 'same' ? 1 : part.targets }
    parts.push(isWhole([...parts, part]) ? part : { ...plain, instances })
  }
  return parts
})

export const playerSetUp: fc.Arbitrary<PlayerSetUp> = fc
  .record({
    edition: fc.constantFrom(...MARVEL_EDITION_IDS),
    pieces: somePieces,
    attacker: fc.constantFrom('Hero', 'Friend', 'Other'),
    ability: maybe(
      fc
        .record({
          attacks: wholeParts,
          costs: maybe(fc.array(effect, { maxLength: 2 })),
        })
        .map(fields => known(fields)),
    ),
    withoutExhausting: maybe(yes),
    abilities: someAbilities,
  })
  .map(fields => known(fields) as unknown as PlayerSetUp)

/** Expects that damage adds up once it is dealt, and that it stays between 0 and the hit points. */
export function balances(state: State): void {
  for (const piece of state.pieces) {
    expect(piece.damage).toBeGreaterThanOrEqual(0)
    if (piece.hitPoints !== null) expect(piece.damage).toBeLessThanOrEqual(piece.hitPoints)
  }
  const { activation } = state
  for (const { threat = 0 } of state.facts.schemes ?? []) expect(threat).toBeGreaterThanOrEqual(0)
  if (activation.kind === 'changes' || activation.kind === 'enemyScheme' || activation.kind === 'thwart')
    return
  const { ledger, stage } = activation
  if (stage.name !== 'damaged') return
  const placed = ledger.placed.reduce((sum, one) => sum + one.amount, 0)
  const parts = [ledger.reduced, ledger.prevented, ledger.tough, ledger.lost, placed]
  expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
  expect(parts.reduce((sum, one) => sum + one, 0)).toBe(ledger.value)
}

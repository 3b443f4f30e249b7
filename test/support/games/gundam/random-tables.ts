// Random tables and random cards of the GUNDAM CARD GAME for the property tests.
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Answer, Prompt } from '../../../../src/engine/types.ts'
import { GUNDAM_EDITION_IDS } from '../../../../src/games/gundam/editions.ts'
import type { EffectBattleSetUp } from '../../../../src/games/gundam/effect-battle/set-up.ts'
import type { Gundam, State } from '../../../../src/games/gundam/rules/state.ts'
import type { UnitSetUp } from '../../../../src/games/gundam/unit-attack/set-up.ts'
import {
  type AbilityGiven,
  abilitySchema,
  type Effect,
} from '../../../../src/games/gundam/vocabulary/effects.ts'
import {
  type Constant,
  constantSchema,
  GUNDAM_KEYWORDS,
  type KeptOff,
  type PieceGiven,
  TARGET_RULES,
} from '../../../../src/games/gundam/vocabulary/pieces.ts'
import { GUNDAM_TRIGGERS } from '../../../../src/games/gundam/vocabulary/triggers.ts'

const small = fc.nat({ max: 5 })
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const known = <T>(fields: object): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T

const condition = fc.oneof(
  fc.record({ turn: fc.constantFrom('own', 'enemy') }),
  fc.record({ is: fc.constantFrom('attacking', 'damaged', 'rested', 'paired', 'linked') }),
  fc.record({ base: fc.constantFrom('own', 'enemy') }),
  fc.record({ units: fc.constantFrom('own', 'enemy'), from: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ battles: fc.constantFrom('player', 'base', 'shield', 'unit') }),
  fc.record({ battles: fc.constant('unit'), levelUpTo: small }),
  fc.record({ battles: fc.constant('unit'), withDestroyed: fc.constant(true as const) }),
  fc.record({ asks: fc.constantFrom('@level:7', '@pairedColor:red', 'Is it night?') }),
)
const keptOff = fc
  .record({
    only: maybe(fc.constantFrom('battle', 'effect')),
    levelUpTo: maybe(small),
    apUpTo: maybe(small),
    amountUpTo: maybe(small),
  })
  .map(fields => known<KeptOff>(fields))
const constant: fc.Arbitrary<Constant> = fc
  .record({
    while: fc.array(condition, { maxLength: 2 }),
    to: maybe(fc.constantFrom('this', 'own Units', 'other own Units', 'own tokens', 'the Unit battled')),
    ap: maybe(fc.integer({ min: -3, max: 3 })),
    keyword: maybe(fc.constantFrom(...GUNDAM_KEYWORDS)),
    breach: maybe(small),
    repair: maybe(small),
    reduces: maybe(small),
    reducesOnly: maybe(fc.constantFrom('battle', 'effect')),
    keepsOff: maybe(keptOff),
    rule: maybe(fc.constantFrom(...TARGET_RULES)),
    levelUpTo: maybe(small),
  })
  .map(fields => constantSchema.parse(known<object>(fields)))

const unit = (id: string, player: string, rested: fc.Arbitrary<boolean>) =>
  fc
    .record({
      ap: maybe(small),
      hp: maybe(fc.integer({ min: 1, max: 6 })),
      rested,
      keywords: fc.subarray([...GUNDAM_KEYWORDS]),
      breach: fc.nat({ max: 2 }),
      level: maybe(small),
      pilot: maybe(fc.record({ links: fc.boolean(), ap: fc.nat({ max: 2 }), hp: fc.constant(0) })),
      constants: maybe(fc.array(constant, { minLength: 1, maxLength: 2 })),
    })
    .map(fields => known<PieceGiven>({ id, kind: 'unit', player, ...fields }))

const base = fc
  .record({ hp: maybe(fc.integer({ min: 1, max: 6 })) })
  .map(fields => known<PieceGiven>({ id: 'Fort', kind: 'base', player: 'Rio', ...fields }))

const PIECES = ['One', 'Two', 'Three', 'Four', 'Fort', 'Gone'] as const
const ref = fc.oneof(
  fc.constantFrom(...PIECES).map(piece => ({ piece })),
  fc.constantFrom('attacker', 'target', 'blocker', 'this', 'damaged').map(the => ({ the })),
)

const all = fc.record({
  all: fc.constantFrom('own Units', 'other own Units', 'enemy Units', 'Units'),
})
const few = fc.integer({ min: 1, max: 3 })
const lost = fc.constant(true as const)
const amount = fc.oneof(small, fc.record({ count: fc.constantFrom('AP of', 'HP of', 'damage on'), of: ref }))

/** A random effect on a random card. */
export const effect: fc.Arbitrary<Effect> = fc
  .oneof(
    fc.record({ kind: fc.constantFrom('damage', 'recover', 'prevent'), to: ref, amount }),
    fc.record({ kind: fc.constant('damage'), to: fc.constant('shieldArea'), amount }),
    fc.record({ kind: fc.constantFrom('damage', 'recover'), to: all, amount }),
    fc.record({ kind: fc.constantFrom('rest', 'setActive'), who: all }),
    fc
      .constantFrom('Fifth', 'Sixth')
      .map(id => ({ kind: 'deploy', piece: { id, kind: 'base', player: 'Rio' } })),
    fc.record({ kind: fc.constantFrom('ap', 'hp'), who: ref, amount: fc.integer({ min: -3, max: 3 }) }),
    fc.record({ kind: fc.constant('keyword'), who: ref, keyword: fc.constantFrom(...GUNDAM_KEYWORDS) }),
    fc.record({ kind: fc.constant('keyword'), who: ref, keyword: fc.constant('Breach'), amount: few }),
    fc.record({ kind: fc.constant('keyword'), who: ref, keyword: fc.constant('Breach'), loses: lost }),
    fc.record({ kind: fc.constant('keyword'), who: ref, keyword: fc.constant('Repair'), amount: few }),
    fc.record({ kind: fc.constantFrom('rest', 'setActive'), who: ref }),
    fc.record({
      kind: fc.constant('leaves'),
      who: ref,
      how: fc.constantFrom('destroyed', 'returned', 'trash'),
    }),
    fc.record({ kind: fc.constant('target'), to: fc.oneof(fc.constant('player'), ref) }),
    fc.record(
      { kind: fc.constant('battle'), attacker: ref, target: ref },
      { requiredKeys: ['kind', 'attacker'] },
    ),
    fc.record({ kind: fc.constant('reduce'), to: fc.oneof(ref, fc.constant('shieldArea')), amount: few }),
    fc.record({
      kind: fc.constant('keepOff'),
      to: fc.oneof(ref, fc.constant('shieldArea')),
      damage: keptOff,
    }),
    fc.record({ kind: fc.constant('redirect'), from: ref, to: ref }),
    fc.record({ kind: fc.constant('destroyFirst'), count: few }),
    fc.record({ kind: fc.constant('unpair'), who: ref }),
    fc.record({ kind: fc.constant('rule'), who: ref, rule: fc.constantFrom(...TARGET_RULES) }),
    fc.record({ kind: fc.constant('damage'), to: ref, also: fc.array(ref, { maxLength: 3 }), amount }),
    fc.record({
      kind: fc.constant('ifYouDo'),
      first: fc.record({ kind: fc.constantFrom('rest', 'setActive'), who: ref }),
      second: fc.tuple(fc.record({ kind: fc.constant('damage'), to: ref, amount })),
    }),
    fc
      .constantFrom('Unit1', 'Unit2', 'Unit3', 'Unit4', 'Unit5', 'Unit6')
      .map(id => ({ kind: 'deploy', piece: { id, kind: 'unit', player: 'Rio' } })),
    fc.record({ kind: fc.constant('shields'), change: fc.integer({ min: -2, max: 2 }) }),
    fc.record({ kind: fc.constant('shields'), change: few, player: fc.constantFrom('Kei', 'Rio') }),
    fc.record({ kind: fc.constant('shieldCount'), player: fc.constantFrom('Kei', 'Rio'), shields: few }),
    fc.record({
      kind: fc.constant('pair'),
      who: ref,
      pilot: fc.record({ links: fc.boolean(), ap: small, hp: small }),
    }),
    fc.record({
      kind: fc.constantFrom('ap', 'hp'),
      who: ref,
      amount: fc.integer({ min: -3, max: 3 }),
      beyondBattle: lost,
    }),
  )
  .map(one => one as Effect)

const ifAp = fc
  .record({ apOf: ref, atLeast: maybe(small), atMost: maybe(small) })
  .map(condition => known<object>(condition))
const ifState = fc.record({ is: fc.constantFrom('damaged', 'rested', 'paired', 'linked'), who: ref })
/** A random effect, now and then with a condition of its own. */
const effectIf = fc
  .record({ one: effect, condition: fc.option(fc.oneof(ifAp, ifState), { nil: undefined, freq: 2 }) })
  .map(({ one, condition }) => known<Effect>({ ...one, if: condition }))

const whose = (on: string, source: string | undefined): string | undefined =>
  on === 'whenAttacking' ? (source ?? 'One') : source

const chosen = fc
  .record({
    units: fc.constantFrom('own', 'enemy'),
    is: maybe(fc.constantFrom('active', 'rested')),
    levelUpTo: maybe(small),
    count: maybe(few),
    afterThen: maybe(lost),
  })
  .map(known<object>)
  .chain(units => fc.constantFrom(units, units, { battled: 'shield area' }))

/** One of the ways of an effect, with targets of its own. */
const way = fc.constantFrom('First way', 'Second way').chain(name =>
  fc
    .record({
      chooses: maybe(fc.array(chosen, { maxLength: 1 })),
      effects: fc.array(effect, { maxLength: 1 }),
    })
    .map(fields => ({ ...known<object>(fields), name })),
)

const ability = (id: string): fc.Arbitrary<AbilityGiven> =>
  fc
    .record({
      owner: fc.constantFrom('Kei', 'Rio'),
      source: maybe(fc.constantFrom(...PIECES)),
      trigger: fc
        .record({
          on: fc.constantFrom(...GUNDAM_TRIGGERS),
          of: maybe(fc.constantFrom('own Units', 'enemy Units')),
          with: maybe(fc.constantFrom('damage', 'battle damage', 'effect damage', 'effect')),
          from: maybe(fc.constantFrom('this', 'own Units')),
        })
        .map(fields => known<AbilityGiven['trigger']>(fields)),
      may: maybe(fc.constant(true as const)),
      during: maybe(fc.constantFrom('pair', 'link')),
      effects: maybe(fc.array(effectIf, { maxLength: 2 })),
      uses: maybe(fc.nat({ max: 3 })),
      chooses: maybe(fc.array(chosen, { maxLength: 2 })),
      options: maybe(fc.uniqueArray(way, { minLength: 1, maxLength: 2, selector: ({ name }) => name })),
    })
    // The trigger 【When Attacking】 needs a Unit as its source.
    .map(({ source, ...fields }) => ({ ...fields, source: whose(fields.trigger.on, source) }))
    .map(fields => abilitySchema.parse({ ...known<object>(fields), id }))

export const unitSetUp: fc.Arbitrary<UnitSetUp> = fc
  .record({
    pieces: fc
      .tuple(
        unit('One', 'Kei', fc.constant(false)),
        unit('Two', 'Kei', fc.boolean()),
        unit('Three', 'Rio', fc.boolean()),
        unit('Four', 'Rio', fc.boolean()),
        base,
      )
      .chain(all => fc.subarray(all, { minLength: 1 }))
      .filter(all => all.some(one => one.id === 'One')),
    edition: fc.constantFrom(...GUNDAM_EDITION_IDS),
    shields: maybe(fc.nat({ max: 3 })),
    attacker: maybe(fc.constant('One')),
    abilities: fc
      .tuple(...['A1', 'A2', 'A3', 'A4'].map(ability))
      .chain(all => fc.subarray(all as AbilityGiven[])),
  })
  .map(fields => known<UnitSetUp>({ activePlayer: 'Kei', standbyPlayer: 'Rio', ...fields }))

/** How each card stands between two attacks. */
const standing = fc.record({ damage: fc.nat({ max: 2 }), repair: maybe(few), deployedThisTurn: fc.boolean() })

/** Such a table between two attacks, in somebody’s turn or with nobody having said whose. */
export const betweenSetUp: fc.Arbitrary<object> = fc
  .tuple(
    unitSetUp,
    fc.constantFrom(undefined, 'Kei', 'Rio'),
    fc.array(standing, { minLength: 5, maxLength: 5 }),
  )
  .map(([table, of, stand]) => {
    const { attacker: _, pieces, ...rest } = table
    const standing = pieces.map((piece, at) => {
      const { damage = 0, repair, deployedThisTurn = false } = stand[at] ?? {}
      const counters = Math.min(damage, (piece.hp ?? 6) - 1)
      return known<PieceGiven>({ ...piece, damage: counters, repair, deployedThisTurn })
    })
    return { ...rest, pieces: standing, lasts: [], ...(of !== undefined && { turn: { of } }) }
  })

/** A battle that an effect begins on such a table; now and then Units of one player battle. */
export const effectBattleSetUp: fc.Arbitrary<EffectBattleSetUp> = fc
  .record({ table: unitSetUp, other: fc.constantFrom('Two', 'Three', 'Three', 'Four') })
  .map(({ table: { edition: _, ...table }, other }) => ({
    ...table,
    pieces: [
      ...table.pieces.filter(({ id }) => id !== other),
      { id: other, kind: 'unit' as const, player: other === 'Two' ? 'Kei' : 'Rio', ap: 2, hp: 3 },
    ],
    attacker: 'One',
    target: { unit: other },
  }))

/** Reports one of these cards in a window of the prompt, or with a choice that takes a card. */
export function reporting(
  cards: readonly Effect[][],
): (prompt: Prompt<Gundam>, pick: number) => Answer | null {
  return (prompt, pick) => {
    const window = prompt.windows[pick % prompt.windows.length]
    const effects = cards[pick % Math.max(1, cards.length)]
    if (!window || !effects) return null
    const choice = window.choices.find(one => one.card === true)?.name
    if (choice !== undefined) return { question: window.name, choice, card: { effects } }
    return { question: window.name, card: { effects, owner: pick % 2 === 0 ? 'Kei' : 'Rio' } }
  }
}

/** Expects HP between 0 and the maximum, no negative number of Shields, and damage whose parts add up. */
export function bounds(state: State): void {
  for (const piece of state.pieces) {
    expect(piece.damage).toBeGreaterThanOrEqual(0)
    if (piece.hp !== null) expect(piece.damage).toBeLessThanOrEqual(piece.hp)
  }
  expect(state.shields ?? 0).toBeGreaterThanOrEqual(0)
  for (const { value, prevented, placed, lost } of state.battle.damage) {
    expect(value).toBeGreaterThan(0)
    expect(Math.min(prevented, placed, lost)).toBeGreaterThanOrEqual(0)
    expect(prevented + placed + lost).toBe(value)
  }
}

// Property: what the question of the damage expects is what dealing it does, on tables without abilities that open.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../test/runs.ts'
import { legalPlay, type Reports } from '../../../../../test/support/games/legal-plays.ts'
import { grinder, lumen, rustling } from '../../../../../test/support/games/marvel-champions/cast.ts'
import {
  basic,
  type labelled,
  warden,
} from '../../../../../test/support/games/marvel-champions/player-attack.ts'
import {
  effect,
  enemySetUp,
  playerSetUp,
  reporting,
} from '../../../../../test/support/games/marvel-champions/random-tables.ts'
import type { Flow, SetUp } from '../../../../engine/flow.ts'
import type { Facts } from '../../../../engine/game.ts'
import { advance, begin, type Position, promptAt } from '../../../../engine/play.ts'
import { isAbout } from '../../../../engine/types.ts'
import { MARVEL_EDITION_IDS } from '../../editions.ts'
import { enemyAttackFlow } from '../../enemy-attack/flow.ts'
import { playerAttackFlow } from '../../player-attack/flow.ts'
import type { EnemyDamage, PlayerDamage } from '../../questions.ts'
import type { AbilityGiven, Effect } from '../../vocabulary/effects.ts'
import type { Condition } from '../../vocabulary/single-effects.ts'
import type { Marvel } from '../state.ts'

/** What the question names: how much each character takes, of how many hits; `isAll`: no sentence comes after those. */
type Named = { readonly takes: ReadonlyMap<string, number>; readonly hits: number; readonly isAll: boolean }

/** null: the position does not ask to deal damage to characters. */
function naming(flow: Flow<Marvel, SetUp, Facts>, position: Position<Marvel>): Named | null {
  // A question before it may keep damage of an earlier attack waiting.
  const [asked, ...others] = promptAt(flow, position)?.windows ?? []
  if (
    others.length > 0 ||
    !asked?.hard ||
    !isAbout(asked, 'damage') ||
    asked.choices.every(({ name }) => name !== 'deal')
  )
    return null
  const about = asked.about as EnemyDamage | PlayerDamage
  if ('divides' in about) return null
  const hits = 'damage' in about ? about.damage : [about]
  // No card deals 0 beside other damage, so nothing says which of them an increase would raise.
  if (hits.length > 1 && hits.some(({ amount }) => amount === 0)) return null
  const takes = new Map<string, number>()
  for (const { to, amount, expected } of hits)
    takes.set(to, (takes.get(to) ?? 0) + (expected ? expected.taken : amount))
  return { takes, hits: hits.length, isAll: !('later' in about) }
}

/** What each character takes of the hits that are named, when the damage is dealt; null: something is asked before. */
function taken(
  flow: Flow<Marvel, SetUp, Facts>,
  position: Position<Marvel>,
  { hits, isAll }: Named,
): Map<string, number> | null {
  const dealt = advance(flow, position, { choice: 'deal' })
  if ('refused' in dealt) return null
  // Who falls is asked about once the damage lies there; the sentences that are not named wait behind that.
  const isAsked = (one: Position<Marvel>['memory']['stack'][number]) =>
    one.task === 'inquiry'
      ? isAll || !['nextStage', 'survives'].includes(one.inquiry)
      : isAll && one.task === 'duty' && one.duty === 'sentence'
  if (dealt.position.memory.stack.some(isAsked)) return null
  const begins = dealt.events.flatMap(({ type }, at) => (type === 'damage_instance' ? [at] : []))
  // The damage of a sentence follows the last of its instances.
  const named = isAll ? dealt.events : dealt.events.slice(0, begins[hits])
  const all = new Map<string, number>()
  for (const event of named)
    if (event.type === 'damage_dealt' && event.kind === 'attack')
      all.set(event.piece, (all.get(event.piece) ?? 0) + event.amount)
  return all.size > 0 ? all : null
}

const few = fc.integer({ min: 1, max: 8 })
const auras = fc.constantFrom<Condition>(
  { is: 'tough', who: { piece: 'Boss' } },
  { hitPointsOf: { piece: 'Weevil' }, atMost: 4 },
  { damage: 'dealt', atLeast: 2 },
)
const protectors = fc.constantFrom<string[]>([], ['Weevil'], ['Gate'])

function agrees<S extends SetUp, O extends Facts>(
  flow: Flow<Marvel, S, O>,
  setUps: fc.Arbitrary<object>,
  times = 1,
): Readonly<Record<'all' | 'first', number>> {
  const compared = { all: 0, first: 0 }
  const cards = fc.array(fc.array(effect, { maxLength: 2 }), { maxLength: 4 })
  const picks = fc.array(fc.nat({ max: 100_000 }), { minLength: 8, maxLength: 14 })
  const play = fc.property(setUps, cards, picks, (random, some, numbers) => {
    const { abilities = [] } = random as { readonly abilities?: readonly AbilityGiven[] }
    const setUp = { ...random, abilities: abilities.filter(({ trigger }) => trigger.on === 'constant') }
    if ('refused' in begin(flow, setUp)) return
    const reports: Reports<Marvel> = reporting(some as Effect[][])
    for (const position of legalPlay(flow, setUp, numbers, reports).positions) {
      const named = naming(flow as never, position)
      const comes = named && taken(flow as never, position, named)
      if (!named || !comes) continue
      compared[named.isAll ? 'all' : 'first'] += 1
      for (const [piece, amount] of comes) expect([piece, amount]).toEqual([piece, named.takes.get(piece)])
    }
  })
  fc.assert(play, { numRuns: runs(times) })
  return compared
}

/** An attack of two or three sentences on enemies of few hit points, one of whom guards, or keeps the villain from damage. */
const sentences = fc
  .record({
    edition: fc.constantFrom(...MARVEL_EDITION_IDS),
    gate: few,
    weevil: few,
    boss: fc.record({ hitPoints: few, tough: fc.nat({ max: 1 }), cannotTakeDamage: protectors }),
    keywords: fc.subarray(['overkill', 'piercing'] as const),
    targets: fc.constantFrom(1, 'each enemy', 'each minion'),
    amounts: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 2 }),
    first: fc.integer({ min: 1, max: 4 }),
    to: fc.constantFrom<1 | 'others'>(1, 'others'),
    aura: fc.option(auras, { nil: undefined, freq: 1 }),
  })
  .map(({ edition, gate, weevil, boss, keywords, targets, amounts, first, to, aura }) => {
    const isOne = targets === 1
    const later = amounts.map(amount => ({ amount, ...(isOne && { to }) }))
    const instances = [{ amount: first, ...(isOne && { to: 1 }) }, ...later]
    const pieces = [
      lumen(),
      warden({ id: 'Gate', hitPoints: gate }),
      rustling({ id: 'Weevil', hitPoints: weevil, engagedWith: 'Ana' }),
      grinder({ id: 'Boss', ...boss }),
    ]
    const attacks = [{ targets, instances } as Parameters<typeof labelled>[1][number]]
    const effects = aura ? [{ kind: 'increase' as const, amount: 2, if: aura }] : []
    const constant = { id: 'Aura', trigger: { on: 'constant' as const }, forced: true, effects }
    return basic(pieces, { edition, ability: { attacks, keywords }, abilities: aura ? [constant] : [] })
  })

test('in an enemy’s attack', () => {
  expect(agrees(enemyAttackFlow, enemySetUp).all).toBeGreaterThan(0)
})
test('in a player’s attack', () => {
  expect(agrees(playerAttackFlow, playerSetUp).all).toBeGreaterThan(0)
})
test('in a player’s attack of several sentences, up to the one in which somebody may fall', () => {
  const { all, first } = agrees(playerAttackFlow, sentences, 6)
  expect(Math.min(all, first)).toBeGreaterThan(runs() / 15)
})

// Property: what the question of the damage expects is what dealing it does, on tables without abilities that open.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../test/runs.ts'
import { legalPlay, type Reports } from '../../../../../test/support/games/legal-plays.ts'
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
import { enemyAttackFlow } from '../../enemy-attack/flow.ts'
import { playerAttackFlow } from '../../player-attack/flow.ts'
import type { EnemyDamage, PlayerDamage } from '../../questions.ts'
import type { Effect } from '../../vocabulary/effects.ts'
import type { Marvel } from '../state.ts'

/** What the question says that each character takes; null: the position does not ask to deal damage to characters. */
function taking(flow: Flow<Marvel, SetUp, Facts>, position: Position<Marvel>): Map<string, number> | null {
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
  const all = new Map<string, number>()
  for (const { to, amount, expected } of hits)
    all.set(to, (all.get(to) ?? 0) + (expected ? expected.taken : amount))
  return all
}

/** What each character takes of the attack when the damage is dealt; null: something is asked first, or between two sentences. */
function taken(flow: Flow<Marvel, SetUp, Facts>, position: Position<Marvel>): Map<string, number> | null {
  const dealt = advance(flow, position, { choice: 'deal' })
  if ('refused' in dealt) return null
  const isAsked = (one: Position<Marvel>['memory']['stack'][number]) =>
    one.task === 'inquiry' || (one.task === 'duty' && one.duty === 'sentence')
  if (dealt.position.memory.stack.some(isAsked)) return null
  const all = new Map<string, number>()
  const places = (...types: string[]) =>
    dealt.events.flatMap((event, at) => (types.includes(event.type) ? [at] : []))
  const [fell = Number.POSITIVE_INFINITY] = places('character_defeated')
  // Who falls in a sentence changes whom and what those after it hit (MC18-PA-32): the question foresees only the first.
  if (fell < (places('damage_dealt', 'damage_instance', 'nobody_hit').at(-1) ?? 0)) return null
  for (const event of dealt.events)
    if (event.type === 'damage_dealt' && event.kind === 'attack')
      all.set(event.piece, (all.get(event.piece) ?? 0) + event.amount)
  return all.size > 0 ? all : null
}

function agrees<S extends SetUp, O extends Facts>(
  flow: Flow<Marvel, S, O>,
  setUps: fc.Arbitrary<object>,
): void {
  let compared = 0
  const cards = fc.array(fc.array(effect, { maxLength: 2 }), { maxLength: 4 })
  const picks = fc.array(fc.nat({ max: 100_000 }), { minLength: 8, maxLength: 14 })
  const play = fc.property(setUps, cards, picks, (random, some, numbers) => {
    const setUp = { ...random, abilities: [] }
    if ('refused' in begin(flow, setUp)) return
    const reports: Reports<Marvel> = reporting(some as Effect[][])
    for (const position of legalPlay(flow, setUp, numbers, reports).positions) {
      const expects = taking(flow as never, position)
      const comes = expects && taken(flow as never, position)
      if (!expects || !comes) continue
      compared += 1
      for (const [piece, amount] of comes) expect([piece, amount]).toEqual([piece, expects.get(piece)])
    }
  })
  fc.assert(play, { numRuns: runs(1) })
  expect(compared).toBeGreaterThan(0)
}

test('in an enemy’s attack', () => agrees(enemyAttackFlow, enemySetUp))
test('in a player’s attack', () => agrees(playerAttackFlow, playerSetUp))

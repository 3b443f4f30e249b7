// Tests random plays: prompts announce what passing causes, and plain attacks agree with a second calculation.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../test/runs.ts'
import { type LegalPlay, legalPlay } from '../../../../test/support/games/legal-plays.ts'
import { lumen, overseer, sparrow } from '../../../../test/support/games/marvel-champions/cast.ts'
import {
  attack,
  boost,
  deal,
  defend,
  expectBalance,
  finish,
  report,
  storyOf,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import {
  effect,
  enemySetUp,
  reporting,
} from '../../../../test/support/games/marvel-champions/random-tables.ts'
import { advance, outcomeAt, play, promptAt } from '../../../engine/play.ts'
import type { Answer, Choice, Open } from '../../../engine/types.ts'
import { MARVEL_EDITION_IDS } from '../editions.ts'
import type { Marvel } from '../rules/state.ts'
import { enemyAttackFlow } from './flow.ts'

type At = LegalPlay<Marvel>['positions'][number]

function everyOffer(
  position: At,
  check: (window: Open<Marvel>, choice: Choice, answer: Answer) => void,
): void {
  for (const window of promptAt(enemyAttackFlow, position)?.windows ?? [])
    for (const choice of window.choices) {
      const number = choice.number && { number: choice.number.max }
      check(window, choice, { question: window.name, choice: choice.name, ...number })
    }
}

const othersThan = (position: At, by: Choice['by']) =>
  position.memory.state.players.filter(player => !('any' in by ? by.any : by.all).includes(player))

/** The events of passing the soft windows, and the window that follows them. */
function causesOf(position: At): { last: string; events: readonly object[] } | null {
  const windows = promptAt(enemyAttackFlow, position)?.windows ?? []
  const last = windows.at(-1)?.name
  if (last === undefined) return null
  const names = windows.map(window => window.name)
  expect(names).toEqual([...new Set(names)])
  return { last, events: windows.flatMap(window => window.causes) }
}

const cards = fc.array(fc.array(effect, { maxLength: 3 }), { maxLength: 4 })
const picks = fc.array(fc.nat({ max: 100_000 }), { maxLength: 25 })
const everyPlay = (check: (played: LegalPlay<Marvel>, setUp: object) => void) =>
  fc.assert(
    fc.property(enemySetUp, cards, picks, (setUp, some, numbers) => {
      check(legalPlay(enemyAttackFlow, setUp, numbers, reporting(some)), setUp)
    }),
    { numRuns: runs(1 / 5) },
  )

test('what is offered is accepted, and only from those who may decide it', () => {
  everyPlay(played => {
    for (const position of played.positions)
      everyOffer(position, (_window, choice, answer) => {
        expect(advance(enemyAttackFlow, position, answer)).toHaveProperty('position')
        const by = othersThan(position, choice.by)
        if (by.length > 0)
          expect(advance(enemyAttackFlow, position, { ...answer, by })).toHaveProperty('refused')
      })
  })
})

test('what a prompt says that passing causes is what then happens', () => {
  everyPlay(played => {
    for (const position of played.positions) {
      const causes = causesOf(position)
      everyOffer(position, (window, _choice, answer) => {
        if (window.name !== causes?.last) return
        const moved = advance(enemyAttackFlow, position, answer)
        if ('refused' in moved) throw new Error(moved.refused.code)
        expect(moved.events.slice(0, causes.events.length)).toEqual(causes.events)
      })
    }
  })
})

test('a stored play is the same play again, and an attack ends early at most once', () => {
  everyPlay((played, setUp) => {
    const events = played.events.flat()
    const [kept, answers] = JSON.parse(JSON.stringify([setUp, played.answers]))
    expect(JSON.stringify(play(enemyAttackFlow, kept, answers).events)).toBe(JSON.stringify(events))
    const end = played.positions.at(-1)
    const early = end && outcomeAt(enemyAttackFlow, end)?.summary.endedEarly
    const told = events.filter(event => event.type === 'attack_ended_early')
    if (early) expect(told).toHaveLength(1)
  })
})

// Calculates the same attack a second time, without the engine

const small = fc.nat({ max: 6 })
const plainAttack = fc.record({
  edition: fc.constantFrom(...MARVEL_EDITION_IDS),
  atk: small,
  icons: fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 3 }),
  def: small,
  hitPoints: fc.record({
    Lumen: fc.integer({ min: 1, max: 12 }),
    Sparrow: fc.integer({ min: 1, max: 6 }),
    Overseer: fc.integer({ min: 1, max: 6 }),
  }),
  tough: fc.record({ Lumen: fc.nat({ max: 2 }), Sparrow: fc.nat({ max: 2 }), Overseer: fc.nat({ max: 1 }) }),
  retaliate: fc.record({ Lumen: fc.nat({ max: 3 }), Sparrow: fc.nat({ max: 3 }) }),
  keywords: fc.subarray(['overkill', 'piercing', 'ranged'] as const),
  prevent: fc.nat({ max: 4 }),
  first: fc.constantFrom('Lumen' as const, 'Sparrow' as const),
  defends: fc.constantFrom('Lumen' as const, 'Sparrow' as const, 'nobody' as const),
})
type PlainAttack = typeof plainAttack extends fc.Arbitrary<infer T> ? T : never

function takes(at: { left: number; tough: number }, amount: number): number {
  if (amount > 0 && at.tough > 0) {
    at.tough -= 1
    return 0
  }
  const excess = Math.max(0, amount - at.left)
  at.left -= amount - excess
  return excess
}

function workedOut(given: PlainAttack) {
  const { edition, hitPoints, tough, defends, first, prevent, keywords, retaliate } = given
  const isGerman = edition === '1.6-de'
  const at = {
    Lumen: { left: hitPoints.Lumen, tough: tough.Lumen },
    Sparrow: { left: hitPoints.Sparrow, tough: tough.Sparrow },
    Overseer: { left: hitPoints.Overseer, tough: tough.Overseer },
  }
  const to = defends === 'nobody' ? first : defends
  const atk = given.atk + given.icons.reduce((sum, one) => sum + one, 0)
  const after = Math.max(0, atk - (defends === 'Lumen' ? given.def : 0))
  if (keywords.includes('piercing') && (after > 0 || isGerman)) at[to].tough = 0
  const [left, stopped] = [at[to].left, at[to].tough > 0 && after > prevent]
  const taken = takes(at[to], Math.max(0, after - prevent))
  // German 1.6 passes on what was dealt beyond the hit points, prevented or not.
  const excess = isGerman && !stopped ? Math.max(0, after - left) : taken
  // What the prevention has left over prevents damage that overkill passes on.
  const spare = Math.max(0, prevent - after)
  if (to === 'Sparrow' && keywords.includes('overkill')) takes(at.Lumen, Math.max(0, excess - spare))
  if (at[to].left > 0 && !keywords.includes('ranged')) takes(at.Overseer, retaliate[to])
  return { at, to, atk, after }
}

test('MC-EA-30 to MC-EA-46 plain attacks come out as a second calculation says', () => {
  fc.assert(
    fc.property(plainAttack, given => {
      const { def, hitPoints, tough, retaliate, defends } = given
      const own = (id: 'Lumen' | 'Sparrow') => ({
        hitPoints: hitPoints[id],
        tough: tough[id],
        retaliate: retaliate[id],
      })
      const enemy = { atk: given.atk, hitPoints: hitPoints.Overseer, tough: tough.Overseer }
      const pieces = [
        lumen({ def, ...own('Lumen') }),
        sparrow(own('Sparrow')),
        overseer({ ...enemy, keywords: ['villainous', ...given.keywords] }),
      ]
      const target = { player: 'Ana', character: given.first }
      const { at, to, atk, after } = workedOut(given)
      // Without damage a prevention is refused (MC-DF-21).
      const prevents = after > 0 ? [report('damage', [{ kind: 'prevent', amount: given.prevent }])] : []
      const answers = [defend(defends), ...given.icons.map(icons => boost(icons)), ...prevents, deal, finish]
      const setUp = attack(pieces, { target, boostCards: given.icons.length - 1, edition: given.edition })
      const story = storyOf(play(enemyAttackFlow, setUp, answers))
      expect(story.refused).toBeNull()
      expectBalance(story)
      const ends = story.position?.memory.state.pieces.map(one => [one.id, story.hp(one.id), one.tough])
      expect(ends).toEqual(Object.entries(at).map(([id, one]) => [id, one.left, one.tough]))
      expect(story.result).toMatchObject({
        atk,
        attacked: { player: 'Ana', character: to },
        undefended: defends === 'nobody',
        defended: defends === 'nobody' ? [] : [defends],
      })
    }),
    { numRuns: runs() },
  )
})

// What holds in every enemy attack, whatever the table, the cards and the answers.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { advance, begin, outcomeAt, play, promptAt } from '../../engine/play.ts'
import { walk } from '../../engine/walk.ts'
import { deepFreeze, type LegalPlay, legalPlay } from '../legal-plays.ts'
import { CLAUSES } from './clauses.ts'
import { attack, grinder, lumen, rustling, sparrow } from './enemy-attack.play.ts'
import { enemyAttackFlow } from './enemy-attack.ts'
import { effect, enemySetUp, reporting } from './random-tables.ts'
import type { Marvel } from './state.ts'

const RUNS = Number(process.env.RIPOSTE_RUNS ?? 250)
const cards = fc.array(fc.array(effect, { maxLength: 3 }), { maxLength: 4 })
const picks = fc.array(fc.nat({ max: 100_000 }), { maxLength: 25 })

function everyPlay(check: (played: LegalPlay<Marvel>, setUp: object) => void): void {
  fc.assert(
    fc.property(enemySetUp, cards, picks, (setUp, some, numbers) => {
      check(legalPlay(enemyAttackFlow, setUp, numbers, reporting(some)), setUp)
    }),
    { numRuns: RUNS },
  )
}

test('every play comes to its end, inputs stay as they were, and nothing is accepted after the outcome', () => {
  everyPlay(played => {
    expect(played.over).toBe(true)
    const last = played.positions.at(-1)
    if (!last) return
    expect(outcomeAt(enemyAttackFlow, last)).not.toBeNull()
    expect(advance(enemyAttackFlow, last, { choice: 'finish' })).toMatchObject({ refused: { code: 'over' } })
  })
})

test('the events of a shorter log are the beginning of those of the longer one, and play equals step by step', () => {
  everyPlay((played, setUp) => {
    const whole = play(enemyAttackFlow, setUp, played.answers)
    expect(whole.refused).toBeNull()
    expect(whole.events).toEqual(played.events.flat())
    const half = Math.floor(played.answers.length / 2)
    const shorter = play(enemyAttackFlow, setUp, played.answers.slice(0, half))
    expect(whole.events.slice(0, shorter.events.length)).toEqual(shorter.events)
  })
})

test('damage balances, and hit points stay between 0 and the maximum', () => {
  everyPlay(played => {
    for (const { memory } of played.positions) {
      const { ledger, stage } = memory.state.attack
      for (const piece of memory.state.pieces) {
        expect(piece.damage).toBeGreaterThanOrEqual(0)
        if (piece.hitPoints !== null) expect(piece.damage).toBeLessThanOrEqual(piece.hitPoints)
      }
      if (stage !== 'damaged') continue
      const placed = ledger.placed.reduce((sum, one) => sum + one.amount, 0)
      const parts = [ledger.reduced, ledger.prevented, ledger.tough, ledger.lost, placed]
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
      expect(parts.reduce((sum, one) => sum + one, 0)).toBe(ledger.value)
    }
  })
})

test('every step and every event cites a clause that exists', () => {
  const clauses = new Set<string>(CLAUSES)
  const cited = enemyAttackFlow.rows.flatMap(row => row.cites)
  expect(cited.filter(clause => !clauses.has(clause))).toEqual([])
  everyPlay(played => {
    for (const event of played.events.flat()) expect(clauses.has(event.clause)).toBe(true)
  })
})

test('what is not offered is refused and leaves no trace', () => {
  everyPlay(played => {
    for (const position of played.positions) {
      const prompt = promptAt(enemyAttackFlow, position)
      const before = JSON.stringify(position)
      for (const window of prompt?.windows ?? []) {
        const wrong = { question: window.name, choice: 'Nobody you know' }
        expect(advance(enemyAttackFlow, position, wrong)).toHaveProperty('refused')
        for (const barred of window.barred ?? [])
          expect(
            advance(enemyAttackFlow, position, { question: window.name, choice: barred.name }),
          ).toMatchObject({ refused: { code: barred.code } })
      }
      expect(JSON.stringify(position)).toBe(before)
    }
  })
})

test('no ability opens twice for one occurrence of its trigger', () => {
  everyPlay(played => {
    for (const { memory } of played.positions)
      for (const task of memory.stack)
        if (task.task === 'window')
          expect(new Set(task.opened.map(one => `${one.ability} ${one.occurrence}`)).size).toBe(
            task.opened.length,
          )
  })
})

test('junk neither throws nor advances, as a set-up and as an answer', () => {
  const begun = begin(enemyAttackFlow, attack([lumen(), sparrow(), grinder()]))
  if ('refused' in begun) throw new Error('refused')
  const position = deepFreeze(begun.position)
  const almost = fc.record(
    {
      question: fc.oneof(fc.constantFrom('defend', 'initiation', 'boost#1', '__proto__'), fc.string()),
      choice: fc.oneof(fc.constantFrom('__proto__', 'constructor', 'deal', ''), fc.string()),
      number: fc.oneof(fc.integer(), fc.double()),
      card: fc.record({
        effects: fc.array(
          fc.oneof(fc.anything(), fc.record({ kind: fc.constantFrom('toString', 'damage', '__proto__') })),
        ),
      }),
      joins: fc.array(fc.anything()),
      by: fc.anything(),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(fc.anything(), almost), junk => {
      const moved = advance(enemyAttackFlow, position, junk)
      if ('position' in moved) expect(moved.answer?.card).toBeDefined()
      else expect(typeof moved.refused.code).toBe('string')
      expect(play(enemyAttackFlow, junk, [junk]).refused).not.toBeNull()
    }),
    { numRuns: RUNS * 4 },
  )
  const trap = new Proxy(
    {},
    {
      get: () => {
        throw new Error('trap')
      },
    },
  )
  expect(play(enemyAttackFlow, trap, []).refused).toMatchObject({ code: 'malformedSetUp' })
  expect(advance(enemyAttackFlow, position, trap)).toMatchObject({ refused: { code: 'malformedAnswer' } })
})

test('an endless chain of forced abilities becomes a question', () => {
  const again = {
    id: 'again',
    trigger: { on: 'afterTakesDamage' as const, who: 'Lumen' },
    forced: true,
    effects: [{ kind: 'damage' as const, to: { piece: 'Lumen' }, amount: 1 }],
  }
  const hero = lumen()
  delete hero.hitPoints
  const setUp = attack([hero, grinder()], {
    abilities: [{ ...again, id: 'first', trigger: { on: 'attacks' } }, again],
  })
  const story = play(enemyAttackFlow, setUp, [])
  expect(story.prompt?.windows.at(-1)?.name).toMatch(/^again:/)
  const stopped = play(enemyAttackFlow, setUp, [{ choice: 'stop' }, { choice: 'nobody' }])
  expect(stopped.refused).toBeNull()
  const on = play(enemyAttackFlow, setUp, [{ choice: 'goOn' }])
  expect(on.prompt?.windows.at(-1)?.name).toMatch(/^again:/)
})

test('the number of paths of a small attack is the number worked out by hand', () => {
  // Lumen and Sparrow ready, a minion without boost cards, nothing else known. Every path: who defends
  // (Lumen, Sparrow, nobody: 3), deal the damage (1), finish (1). With a villain: 0 or 1 icons, each as a plain
  // card (2) or as a star card (2), whose ability is then carried out (1): 3 * (2 + 2) = 12.
  const minion = begin(enemyAttackFlow, attack([lumen(), sparrow(), rustling()]))
  const villain = begin(enemyAttackFlow, attack([lumen(), sparrow(), grinder()]))
  if ('refused' in minion || 'refused' in villain) throw new Error('refused')
  expect(walk(enemyAttackFlow, minion.position, 10)).toBe(3)
  expect(walk(enemyAttackFlow, villain.position, 10)).toBe(12)
})

test('every row can be reached from the first, and every exit exists', () => {
  const names = new Set<string>([...enemyAttackFlow.rows.map(row => row.name), 'end'])
  const reached = new Set<string>(enemyAttackFlow.rows.flatMap(row => row.exits))
  expect([...reached].filter(name => !names.has(name))).toEqual([])
  expect([...names].filter(name => !reached.has(name))).toEqual(['attempt'])
})

// Tests that a fault in a flow throws an error that names it. It is no refusal, because no player can mend it.
import { expect, test } from 'vitest'
import { type Toll, type TollFlow, tollFlow } from '../../test/support/engine/made-up-game.ts'
import { changed, coins, forced } from '../../test/support/engine/play-made-up-game.ts'
import type { Task } from './memory.ts'
import { play } from './play.ts'
import { editionNamed } from './rows.ts'
import { next } from './table.ts'

const leaving = (flow: TollFlow) => () => play(flow, {}, [{ choice: 'turnBack' }])

test('a flow has rows and the editions of its set-ups', () => {
  const [{ rules } = editionNamed(tollFlow, 'old')] = tollFlow.editions
  expect(leaving({ ...tollFlow, editions: [{ rules, rows: [] }] })).toThrow('flow toll has no rows')
  expect(leaving({ ...tollFlow, editions: [] })).toThrow('flow toll has no edition old')
})

test('a flow comes to rest', () => {
  const circling = changed('leave', { next: 'leave' })
  expect(leaving(circling)).toThrow('flow toll does not come to rest in row leave')
})

test('a duty and an inquiry are ones that the flow has', () => {
  const doing = (task: Task<Toll>) => {
    const { coin } = tollFlow.effects
    const applies: typeof coin.applies = table => next(table, task)
    const flow: TollFlow = { ...tollFlow, effects: { ...tollFlow.effects, coin: { ...coin, applies } } }
    return () => play(flow, {}, [{ card: coins(1) }])
  }
  expect(doing({ task: 'duty', duty: 'sweep', facts: {} })).toThrow('flow toll has no duty sweep')
  expect(doing({ task: 'inquiry', inquiry: 'why', facts: {} })).toThrow('flow toll has no inquiry why')
})

test('an ability that is ordered is open, and one that is carried out is still there', () => {
  const { abilities } = tollFlow
  const bowing = (changes: Partial<typeof abilities>) => () =>
    play(
      { ...tollFlow, abilities: { ...abilities, ...changes } },
      { abilities: [forced('bow', 'arrives')] },
      [],
    )
  const ghosts = bowing({
    order: (_state, open) => ({ among: open.map(one => ({ ...one, id: 'ghost' })), by: { any: ['Ana'] } }),
  })
  expect(ghosts).toThrow('ability ghost is not open in gate')
  const forgets = bowing({
    begins: table => {
      table.memory.state.abilities = []
    },
  })
  expect(forgets).toThrow('no ability bow')
})

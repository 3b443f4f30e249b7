// Makes the calls of a store fail, so that tests see what people are then told.
import { type Store, StoreFault } from '../../../src/store/store.ts'

/** A store whose calls, once `failAt` is set, fail from the call with this number on, or at that one alone. */
export function failing(store: Store) {
  const state = { calls: 0, failAt: Number.POSITIVE_INFINITY, isLasting: false }
  const fails = () => {
    state.calls += 1
    return state.isLasting ? state.calls >= state.failAt : state.calls === state.failAt
  }
  const calls = Object.entries(store).map(([name, call]) => [
    name,
    (...given: unknown[]) =>
      fails()
        ? Promise.reject(new StoreFault('busy', null))
        : (call as (...all: unknown[]) => unknown)(...given),
  ])
  return { store: Object.fromEntries(calls) as Store, state }
}

/** What people are told of a deed: that nothing is saved, or anything else. */
export const toldOf = (deed: Promise<unknown>): Promise<'told' | 'not saved'> =>
  deed.then(
    () => 'told' as const,
    (error: unknown) => {
      if (error instanceof StoreFault) return 'not saved' as const
      throw error
    },
  )

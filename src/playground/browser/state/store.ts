// Stores the page's state, and lets components read parts of it.
import { useLayoutEffect, useReducer, useRef } from 'preact/hooks'
import { BEGINNING, type PageState } from './state.ts'

const listeners = new Set<() => void>()
let state = BEGINNING

/** @returns the page's state now */
export const now = (): PageState => state

/** Replaces the state; components that read a changed part draw themselves again. */
export function change(by: (state: PageState) => PageState): void {
  state = by(state)
  for (const listener of listeners) listener()
}

/**
 * Reads a part of the state; the component is drawn again when that part changes.
 * @param select takes the part out of the state; it must not build a new object each time
 */
export function useStore<Part>(select: (state: PageState) => Part): Part {
  const [, draw] = useReducer<number, undefined>(times => times + 1, 0)
  const part = select(state)
  const latest = useRef({ select, part })
  latest.current = { select, part }
  useLayoutEffect(() => {
    const listen = () => {
      if (latest.current.select(state) !== latest.current.part) draw(undefined)
    }
    listeners.add(listen)
    return () => void listeners.delete(listen)
  }, [])
  return part
}

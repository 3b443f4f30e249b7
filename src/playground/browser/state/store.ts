// The one place where the page keeps what it knows, and how components read it.
import { useLayoutEffect, useReducer, useRef } from 'preact/hooks'
import { BEGINNING, type State } from './state.ts'

const listeners = new Set<() => void>()
let state = BEGINNING

/** @returns what the page knows now */
export const now = (): State => state

/** Replaces what the page knows, and lets every component that reads a changed part draw itself. */
export function change(by: (state: State) => State): void {
  state = by(state)
  for (const listener of listeners) listener()
}

/**
 * Reads a part of what the page knows; the component is drawn again when that part is another one.
 * @param select takes the part out of the state; it must not build a new object each time
 */
export function useStore<Part>(select: (state: State) => Part): Part {
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

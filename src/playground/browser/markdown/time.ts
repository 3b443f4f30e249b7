// Draws a timestamp in the reader's locale.
import { html } from 'htm/preact'
import { useEffect, useState } from 'preact/hooks'
import { useStore } from '../state/store.ts'
import { timeWords } from './time-words.ts'

/** Draws a timestamp of Discord; style R is relative to now and keeps itself up to date. */
export function Time({ seconds, style }: { seconds: number; style: string }) {
  const locale = useStore(state => state.world?.me.locale ?? 'en')
  const now = useNow(style === 'R')
  const date = new Date(seconds * 1000)
  if (Number.isNaN(date.getTime())) return html`<span>${seconds}</span>`
  const full = timeWords(seconds, 'F', locale, now)
  return html`<time datetime=${date.toISOString()} title=${full}>${timeWords(seconds, style, locale, now)}</time>`
}

function useNow(isMoving: boolean): number {
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => setNow(Date.now()), 10_000)
    return () => clearInterval(timer)
  }, [isMoving])
  return now
}

// Draws a timestamp in the reader's locale.
import { html } from 'htm/preact'
import { useEffect, useState } from 'preact/hooks'
import { useStore } from '../state/store.ts'

const STYLES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
}

/** The units of "3 hours ago", with their seconds. */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
]

/** Draws a timestamp of Discord; style R is relative to now and keeps itself up to date. */
export function Time({ seconds, style }: { seconds: number; style: string }) {
  const locale = useStore(state => state.world?.me.locale ?? 'en')
  const isRelative = style === 'R'
  const now = useNow(isRelative)
  const date = new Date(seconds * 1000)
  if (Number.isNaN(date.getTime())) return html`<span>${seconds}</span>`
  const full = new Intl.DateTimeFormat(locale, STYLES.F).format(date)
  const shown = isRelative
    ? fromNow(seconds - now / 1000, locale)
    : new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(date)
  return html`<time datetime=${date.toISOString()} title=${full}>${shown}</time>`
}

function fromNow(seconds: number, locale: string): string {
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1]
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round(seconds / size), unit)
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

// Light or dark: as the system has it, unless the reader chose otherwise here.

export type Scheme = 'light' | 'dark'

const KEY = 'riposte-scheme'

/** @returns the scheme that is shown now */
export function shownScheme(): Scheme {
  const chosen = document.documentElement.dataset.scheme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Shows a scheme, and remembers it in this browser. */
export function chooseScheme(scheme: Scheme): void {
  localStorage.setItem(KEY, scheme)
  document.documentElement.dataset.scheme = scheme
}

/** Shows what was chosen on an earlier visit. */
export function applyChosenScheme(): void {
  const chosen = localStorage.getItem(KEY)
  if (chosen) document.documentElement.dataset.scheme = chosen
}

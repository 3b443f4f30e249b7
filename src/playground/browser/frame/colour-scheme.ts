// Keeps the colour scheme, light or dark: the reader's choice, or else the system's setting.

export type Scheme = 'light' | 'dark'

const KEY = 'riposte-scheme'

/** @returns the scheme that the page shows now */
export function shownScheme(): Scheme {
  const chosen = document.documentElement.dataset.scheme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Shows a scheme and saves it in this browser. */
export function chooseScheme(scheme: Scheme): void {
  localStorage.setItem(KEY, scheme)
  document.documentElement.dataset.scheme = scheme
}

/** Shows the scheme that an earlier visit saved. */
export function applyChosenScheme(): void {
  const chosen = localStorage.getItem(KEY)
  if (chosen) document.documentElement.dataset.scheme = chosen
}

// Serves the few package files that the page needs, from a fixed list.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Asset, asset } from './asset.ts'

const SCRIPT = 'text/javascript; charset=utf-8'

/** The packages that the page's modules import, with their addresses. */
export const IMPORTS = {
  preact: '/modules/preact.js',
  'preact/hooks': '/modules/preact-hooks.js',
  htm: '/modules/htm.js',
  'htm/preact': '/modules/htm-preact.js',
} as const

const FILES: Readonly<Record<string, { readonly url: string; readonly type: string }>> = {
  [IMPORTS.preact]: { url: import.meta.resolve('preact'), type: SCRIPT },
  [IMPORTS['preact/hooks']]: { url: import.meta.resolve('preact/hooks'), type: SCRIPT },
  [IMPORTS.htm]: { url: import.meta.resolve('htm'), type: SCRIPT },
  [IMPORTS['htm/preact']]: { url: import.meta.resolve('htm/preact'), type: SCRIPT },
  '/fonts/inter-latin-wght-normal.woff2': {
    url: import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
    type: 'font/woff2',
  },
  '/fonts/inter-latin-wght-italic.woff2': {
    url: import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-italic.woff2'),
    type: 'font/woff2',
  },
}

/** @returns a function from an address on the site to the file, or null when the list does not name it */
export function packageFiles(): (address: string) => Asset | null {
  const known = new Map<string, Asset>()
  return address => {
    const file = Object.hasOwn(FILES, address) ? FILES[address] : undefined
    if (!file) return null
    const found =
      known.get(address) ?? asset(new Uint8Array(readFileSync(fileURLToPath(file.url))), file.type)
    known.set(address, found)
    return found
  }
}

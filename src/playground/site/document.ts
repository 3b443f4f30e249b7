// Builds the page's only document and its content security policy.
import { createHash } from 'node:crypto'
import program from '../../../package.json' with { type: 'json' }
import type { Language } from '../../language.ts'
import { type Translate, wordsIn } from '../../words/words.ts'
import { IMPORTS } from './package-files.ts'

const IMPORT_MAP = JSON.stringify({ imports: IMPORTS })
const IMPORT_MAP_HASH = createHash('sha256').update(IMPORT_MAP).digest('base64')

/** @returns the HTML; the page's own modules draw everything into #page */
export function documentIn(language: Language): string {
  const t: Translate = wordsIn(language)
  return `<!doctype html>
<html lang="${language}" data-version="${program.version}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${t('page:title', { version: program.version })}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page/style.css">
<link rel="preload" href="/fonts/inter-latin-wght-normal.woff2" as="font" type="font/woff2" crossorigin>
<script type="importmap">${IMPORT_MAP}</script>
<script type="module" src="/page/main.ts"></script>
</head>
<body>
<div id="page"></div>
<noscript>${t('page:noScript')}</noscript>
</body>
</html>
`
}

/**
 * Allows the page to run its own scripts and the import map, load its own styles and fonts, show pictures
 * of messages, talk to its own socket.
 * @param port where the page is served
 */
export const contentPolicy = (port: number): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'sha256-${IMPORT_MAP_HASH}'`,
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ws://127.0.0.1:${port}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

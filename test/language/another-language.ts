// Adds a made-up language of which next to nothing is said to a copy of the program.
import type { CopiedTree } from '../support/program-copy.ts'

const GERMAN = "  { id: 'de', locales: ['de'], isComplete: true },\n"
const ANOTHER = "  { id: 'sv', locales: ['sv-SE'], isComplete: false },\n"
const RETALIATE = 'data/marvel-champions/entries/retaliate-x.yaml'

/** The parts of the language: each file, with its change. */
const PARTS: Readonly<Record<string, (before: string) => string>> = {
  'src/language.ts': before => before.replace(GERMAN, `${GERMAN}${ANOTHER}`),
  'locales/sv/rule.json': () => JSON.stringify({ inLanguage: 'Mål', share: 'Dela ut' }),
  'locales/sv/attack.json': () => JSON.stringify({ inLanguage: 'Mål', ask: { defend: 'Vem försvarar?' } }),
  [RETALIATE]: before =>
    before.replace('en: After a character', 'sv: Den som slår får slag.\n    en: After a character'),
}

/** The files that somebody writes who adds a language. */
export const PATHS: readonly string[] = Object.keys(PARTS)

/** Writes the schemas for editors anew, too, as somebody does who adds a language. */
export function addLanguage({ read, write, run }: CopiedTree): void {
  for (const [path, change] of Object.entries(PARTS)) write(path, change(read(path)))
  run('src/cli/write-schema.ts')
}

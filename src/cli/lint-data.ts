// npm run lint:data: proofreads the data files and the bot's words, and names file and line of every fault. Exit code 1 if
// there is one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildCards, cardFile, loadCardsOnce } from '../cards/cards.ts'
import { lintCards } from '../cards/lint.ts'
import { exampleFaults } from '../discord/attack/play/example-faults.ts'
import { limitFaults } from '../discord/rule/limits.ts'
import { type DataFile, pathOf, readDataFiles } from '../glossary/files.ts'
import { FORMER_PAGES, loadFormerPages } from '../glossary/former-pages.ts'
import type { Entry } from '../glossary/glossary.ts'
import { formerFaults } from '../glossary/lint/former-pages.ts'
import { lint } from '../glossary/lint/lint.ts'
import type { Fault } from '../glossary/lint/sheets.ts'
import { buildGlossary } from '../glossary/load.ts'
import { loadPublished } from '../glossary/published.ts'
import { playedGames } from '../played-games.ts'
import { lintWords, wordFiles } from '../words/lint.ts'

/**
 * Finds faults that need the loaded glossary: an entry that does not fit a message, an example that does not begin, a
 * button of version 1.0.0 that leads nowhere.
 */
function faultsInUse(files: readonly DataFile[]): Fault[] {
  const glossary = buildGlossary(files)
  const found = (rule: string, faults: readonly { entry: Entry; message: string }[]) =>
    faults.map(({ entry, message }) => ({ file: `data/${pathOf(entry)}`, line: 1, rule, message }))
  const known = buildCards(loadCardsOnce(data, cardGames), cardGames)
  return [
    ...found('limits', limitFaults(glossary)),
    ...found('examples', exampleFaults(glossary, faces, known)),
    ...formerFaults(glossary, loadFormerPages(data)).map(message => ({
      ...{ file: `data/${FORMER_PAGES}`, line: 1, rule: 'pages', message },
    })),
  ]
}

const data = join(import.meta.dirname, '../../data')
const files = readDataFiles(data)
const { cardGames, faces } = playedGames()
const cards = cardGames.flatMap(game => lintCards(game, readFileSync(join(data, cardFile(game)), 'utf8')))
const words = wordFiles()
const written = [...lint(files, loadPublished(data)), ...cards, ...lintWords(words)]
const faults = written.length > 0 ? written : faultsInUse(files)
for (const { file, line, rule, message } of faults) console.log(`${file}:${line}  ${rule}: ${message}`)
console.log(`${files.length + cardGames.length + words.length} files read, ${faults.length} faults.`)
process.exitCode = faults.length > 0 ? 1 : 0

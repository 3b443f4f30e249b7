// Prints the processor time of each part of a start and of what is made after it, in milliseconds: start-parts.ts FOLDER,
// which keeps compiled data.
import { join } from 'node:path'

const worked = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const parts: Record<string, number> = {}
let before = 0
const part = (name: string): void => {
  parts[name] = worked() - before
  before = worked()
}

part('Node')
await import('discord.js')
part('the code of discord.js')
const { buildCards, loadCardsOnce } = await import('../../src/cards/cards.ts')
const { buildLibrary } = await import('../../src/cards/library.ts')
const { compiledFrom } = await import('../../src/glossary/compiled.ts')
const { buildFinder } = await import('../../src/glossary/find.ts')
const { loadGlossary } = await import('../../src/glossary/load.ts')
const { indexAll } = await import('../../src/shipped.ts')
const { playedGames } = await import('../../src/played-games.ts')
await import('../../commands/index.ts')
await import('../../src/discord/bot.ts')
await import('../../src/store/open.ts')
part('our own code')
const data = join(import.meta.dirname, '../../data')
const maker = join(import.meta.dirname, '../../src/shipped.ts')
const [, , folder] = process.argv
const compiled = compiledFrom(data, maker, folder === undefined ? {} : { folder })
part('the fingerprint of data and code')
const glossary = compiled('glossary', () => loadGlossary(data))
part('the glossary')
const { cardGames } = playedGames()
const load = loadCardsOnce(data, cardGames)
load()
part('the cards')
const cards = buildCards(load, cardGames, compiled)
const library = buildLibrary(load, cardGames, compiled)
const find = buildFinder(glossary, library.namesOf, compiled)
find({ query: 'a', language: 'en', game: null })
part('the index of the names of rules')
cards.cardsLike({ name: 'a', language: 'en', kinds: [] })
part('the index of cards in attacks')
indexAll({ find, library, cards })
part('the indexes of clauses and of all cards')
console.log(JSON.stringify(parts))

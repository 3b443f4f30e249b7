// npm run cards: writes docs/cards.md, which says of how many cards the bot plays what they do.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCardsOnce } from '../cards/cards.ts'
import { toldPage } from '../cards/told-page.ts'
import { playedGames } from '../played-games.ts'

const root = join(import.meta.dirname, '../..')
const { cardGames } = playedGames()
writeFileSync(
  join(root, 'docs/cards.md'),
  toldPage(loadCardsOnce(join(root, 'data'), cardGames)(), cardGames),
)

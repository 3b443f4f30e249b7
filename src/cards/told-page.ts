// The page docs/cards.md: of how many cards of each game the bot plays what they do.
import type { Card, CardGame } from './card.ts'

/** The whole page. */
export const toldPage = (cards: readonly Card[], games: readonly CardGame[]): string =>
  [
    '# What cards do',
    '',
    'Written by `npm run cards`. What a card does is a list of typed facts in `data/*/cards.json`, never its text;',
    '[sources.md](sources.md) says where it was read. What the facts cannot say is read off the card by its player, who tells the bot.',
    ...games.flatMap(game => {
      const lines = game.told?.(cards) ?? []
      return lines.length > 0 ? ['', ...lines] : []
    }),
    '',
  ].join('\n')

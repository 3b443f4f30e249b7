// Tests of what any table offers, on a made-up game.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type TableOfGame, tableOfAnyGame } from './next.ts'

type Gate = { readonly coins: number }
const schema = z.object({ coins: z.number() })
const gate = (more: Partial<TableOfGame<Gate>> = {}) =>
  tableOfAnyGame<Gate>({
    ...{ game: 'gatehouse', schema, inSetUp: schema },
    next: () => ({ offers: [], barred: [] }),
    attack: ({ coins }, edition) => ({ flow: 'toll', setUp: { coins, edition } }),
    missingStep: ({ coins }, attacker) => (coins > 0 ? null : `${attacker} pays`),
    ...more,
  })

test('a game that tells nothing between two attacks has no set-up for it, another one its own', () => {
  expect(gate().read({ coins: 2 })?.changes('old')).toBeNull()
  const changes = ({ coins }: Gate, edition: string) => ({ flow: 'purse', setUp: { coins, edition } })
  const setUp = { coins: 2, edition: 'old' }
  expect(gate({ changes }).read({ coins: 2 })?.changes('old')).toEqual({ flow: 'purse', setUp })
})

test('the table on which a set-up begins is read out of it; what is no set-up has none', () => {
  expect([gate().atFirst({ coins: 2 }), gate().atFirst({ coins: 'two' })]).toEqual([{ coins: 2 }, null])
  expect(gate().read({ coins: 'two' })).toBeNull()
})

// What is kept of the data between two starts is never stale: the program itself, in a copy, with its games in another order.
import { afterAll, expect, it } from 'vitest'
import { copiedTree } from '../support/program-copy.ts'

const tree = copiedTree()
afterAll(() => tree.remove())

const found = (): object => JSON.parse(tree.run('test/glossary/first-card.ts'))

it('finds the same cards and rules once two games stand in another order', () => {
  // Few cards of each game, so that the indexes are made quickly; the positions of all of them move all the same.
  for (const game of ['gundam', 'marvel-champions']) {
    const path = `data/${game}/cards.json`
    const { cards } = JSON.parse(tree.read(path)) as { cards: { code: string }[] }
    const few = cards.filter(({ code }, i) => i < 20 || code === '01094')
    tree.write(path, JSON.stringify({ cards: few }))
  }
  const before = found()
  const list = tree.read('src/played-games.ts')
  const changed = list.replace('[marvelCards, gundamCards]', '[gundamCards, marvelCards]')
  expect(changed).not.toBe(list)
  tree.write('src/played-games.ts', changed)
  expect(found()).toEqual(before)
  expect(before).toEqual({ rhino: '01094', inAttack: '01094', stunned: 'marvel-champions/stunned' })
})

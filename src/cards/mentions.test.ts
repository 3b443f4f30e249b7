// A message mentions a card by its full name of two words or more, by its code, or in brackets or quotation marks.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shippedLibrary } from '../../test/support/card-games.ts'
import { cardMentions } from './mentions.ts'

const find = cardMentions(shippedLibrary())
const found = (text: string): string[] => find(text).map(({ cards: [card] }) => card.name.en)

const labelled = JSON.parse(
  readFileSync(new URL('../../test/cards/messages.json', import.meta.url), 'utf8'),
) as readonly { text: string; cards: readonly string[] }[]

describe('100 labelled messages', () => {
  const judged = labelled.map(({ text, cards }) => ({ text, wanted: cards, said: found(text) }))
  const sum = (count: (one: (typeof judged)[number]) => number) =>
    judged.reduce((all, one) => all + count(one), 0)
  const right = sum(({ wanted, said }) => said.filter(card => wanted.includes(card)).length)

  it('name no card that is not meant in 95 of 100 finds', () => {
    const wrong = judged.filter(({ wanted, said }) => said.some(card => !wanted.includes(card)))
    expect(labelled.length).toBeGreaterThanOrEqual(100)
    expect(right / sum(({ said }) => said.length), JSON.stringify(wrong)).toBeGreaterThanOrEqual(0.95)
  })

  it('name most of the cards that are meant', () => {
    expect(right / sum(({ wanted }) => wanted.length)).toBeGreaterThanOrEqual(0.85)
  })
})

describe('a message', () => {
  it.each([
    ['Does Webbed Up stop it?', ['Webbed Up']],
    ['is it webbed up already', []],
    ['[[Webbed Up]] and „Rhino“', ['Webbed Up', 'Rhino']],
    ['Webbed\nUp we go', []],
    ['Webbed Up, Webbed Up!', ['Webbed Up']],
    ['01094 or GD01-001', ['Rhino', 'Gundam']],
    ['Rhino is angry', []],
  ])('%j names %j', (text, cards) => {
    expect(found(text)).toEqual(cards)
  })

  it('of any length and any signs is read quickly', () => {
    const hostile = ['[['.repeat(2_000), '“'.repeat(4_000), 'Webbed '.repeat(600), 'Aa '.repeat(1_400)]
    for (const text of hostile) expect(found(text)).toEqual([])
  })
})

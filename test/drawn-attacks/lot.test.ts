import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allShipped, shippedCards } from '../support/card-games.ts'
import list from './list.json' with { type: 'json' }
import { drawAttacks } from './lot.ts'
import firstTry from './second-first-try.json' with { type: 'json' }
import secondList from './second-list.json' with { type: 'json' }
import { drawSecondAttacks } from './second-lot.ts'

const GAMES = [
  ['Marvel Champions', 'marvel-champions'],
  ['GUNDAM CARD GAME', 'gundam'],
] as const
const WAYS = [
  ['command', 'one command'],
  ['line', 'a line'],
  ['board', 'press by press'],
] as const
const JUDGEMENTS = ['right', 'asked', 'told', 'misnamed', 'passed over', 'not understood']

// Cards that are added later are to be left out of these draws: no attack of the lists is ever exchanged.
test('the drawn attacks are those that the lot draws from the cards with this seed', () => {
  expect(drawAttacks(list.seed, shippedCards())).toEqual(list.attacks)
})

test('so are the sixty of the second list, thirty of each game', () => {
  expect(drawSecondAttacks(secondList.seed, allShipped())).toEqual(secondList.attacks)
  const games = secondList.attacks.map(({ flow }) => flow.split('/')[0])
  expect(games.filter(game => game === 'gundam')).toHaveLength(30)
  expect(games).toHaveLength(60)
})

test('the figures of the first try in docs/testing.md are those of its judgements', () => {
  const guide = readFileSync(new URL('../../docs/testing.md', import.meta.url), 'utf8')
  const named = ({ flow, number }: { readonly flow: string; readonly number: number }) => `${flow} ${number}`
  expect(firstTry.attacks.map(named)).toEqual(secondList.attacks.map(named))
  for (const [game, start] of GAMES)
    for (const [way, words] of WAYS) {
      const judged = firstTry.attacks.flatMap(one => (one.flow.startsWith(start) ? [one[way]] : []))
      const counts = JUDGEMENTS.map(judgement => judged.filter(one => one === judgement).length)
      expect(guide).toContain(`| ${game}, ${words} | ${counts.join(' | ')} |`)
    }
})

// Tests which official answers are played: each once, and nearly all of those about attacks.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GAMES } from '../../src/glossary/schema.ts'
import { faqAnswers } from '../support/games/faq.ts'

const root = join(import.meta.dirname, '../..')
const document = readFileSync(join(root, 'docs/official-answers.md'), 'utf8')

const games = GAMES.map(game => {
  const folder = join(root, `src/games/${game}/official-answers`)
  const played = readdirSync(folder).flatMap(file => {
    const text = readFileSync(join(folder, file), 'utf8')
    const ids = [...text.matchAll(/^official\(\s*'([^']+)'/gm)].map(([, id = '']) => id)
    expect([file, ids.length]).toEqual([file, text.match(/^official\(/gm)?.length])
    return ids
  })
  const ids = faqAnswers(game).map(({ id }) => id)
  const unplayed = [...document.matchAll(/^\| ([A-Z]+-FAQ-\S+) \|/gm)]
    .map(([, id = '']) => id)
    .filter(id => id.split('-')[0] === ids[0]?.split('-')[0])
  return { game, ids, played, unplayed }
})

test.each(games)('$game: each answer is played at most once, and stands in the data', ({ ids, played }) => {
  expect(played.length).toBeGreaterThan(90)
  expect(new Set(played).size).toBe(played.length)
  expect(played.filter(id => !ids.includes(id))).toEqual([])
})

test.each(games)(
  '$game: at most one answer about attacks in ten has no play yet',
  ({ ids, played, unplayed }) => {
    expect(unplayed.length).toBeGreaterThan(0)
    expect(unplayed.filter(id => !ids.includes(id) || played.includes(id))).toEqual([])
    expect(unplayed.length * 10).toBeLessThanOrEqual(unplayed.length + played.length)
  },
)

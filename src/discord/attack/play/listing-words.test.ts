// What lists tell of an attack that is over is what its headline tells, although they play nothing.
import { describe, expect, it } from 'vitest'
import { FACES } from '../../../../test/support/attack/played-faces.ts'
import { randomScenes } from '../../../../test/support/attack/random-scenes.ts'
import { GUNDAM, RHINO, sceneOf } from '../../../../test/support/attack/scenes.ts'
import { FLOWS } from '../../../../test/support/walkthroughs/flows.ts'
import { LANGUAGES, type Language } from '../../../language.ts'
import { listedShape } from '../../../store/listing-shapes.ts'
import type { Listing, Walkthrough } from '../../../store/walkthroughs.ts'
import { listedAt } from '../../../walkthroughs/list-entry.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { faultsOf } from '../../message/limits.ts'
import { plainly, resultText, telling } from '../board/scene-words.ts'
import { linesView } from './list.ts'
import { listingWords } from './listing-words.ts'

/** The listing of a scene, as it comes back from the store. */
function listingOf(scene: Scene, walkthrough: Walkthrough = scene.walkthrough): Listing {
  const flow = FLOWS.get(walkthrough.flow)
  const written = flow && listedAt(flow, scene.played, walkthrough)
  const { listed } = listedShape.parse({ listed: JSON.stringify(written) })
  return { ...walkthrough, restsAt: null, state: 'over', hasEnded: false, listed, begun: null }
}

const inList = (listing: Listing, language: Language) =>
  listingWords({ faces: FACES, flows: FLOWS }, listing, language)?.words

const headline = (scene: Scene, language: Language) => resultText(plainly(telling(FACES, scene, language)))

it('of every flow, an attack that is over is listed with its headline, in both languages', () => {
  const over = [...randomScenes(38)].filter(({ played }) => played.outcome)
  expect([...new Set(over.map(({ walkthrough }) => walkthrough.flow))].sort()).toEqual(
    [...FLOWS.keys()].sort(),
  )
  for (const scene of over) {
    const listing = listingOf(scene)
    for (const language of LANGUAGES) expect(inList(listing, language)).toBe(headline(scene, language))
  }
})

it('of an attack with many hits, lists and headline tell twelve', () => {
  const pieces = [
    { id: 'unit-1', kind: 'unit', player: 'p1', ap: 3, hp: 9 },
    { id: 'unit-2', kind: 'unit', player: 'p2', ap: 2, hp: 90, rested: true },
  ]
  const hit = { kind: 'damage', to: { piece: 'unit-2' }, amount: 1 }
  const cards = Array.from({ length: 5 }, () => ({
    question: 'attack',
    card: { owner: 'p1', effects: Array.from({ length: 20 }, () => hit) },
  }))
  const setUp = {
    activePlayer: 'p1',
    standbyPlayer: 'p2',
    pieces,
    attacker: 'unit-1',
    target: { unit: 'unit-2' },
  }
  const rest = ['block', 'action:p2', 'finish'].map((question, i) => ({
    question,
    choice: ['decline', 'bothPass', 'finish'][i] ?? '',
  }))
  const scene = sceneOf({ ...GUNDAM, setUp } as never, [...cards.slice(0, 4), ...rest] as never)
  const twelve = Array.from({ length: 12 }, () => '1 damage to Zaku II').join(', ')
  expect(headline(scene, 'en')).toBe(`Gundam attacked Zaku II: ${twelve} and 70 more`)
  expect(inList(listingOf(scene), 'en')).toBe(headline(scene, 'en'))
  expect(JSON.stringify(listingOf(scene).listed).length).toBeLessThan(2000)
})

const PLAYED = [
  { question: 'defend', choice: 'nobody' },
  { question: 'boost#1', choice: 'flip', number: 0 },
  { question: 'damage', choice: 'deal' },
  { question: 'finish', choice: 'finish' },
]

describe('an attack', () => {
  it('is listed without a result while it goes on', () => {
    const listing = listingOf(sceneOf(RHINO, PLAYED.slice(0, -1)))
    expect(listing.listed).not.toHaveProperty('result')
    expect(inList(listing, 'en')).toBe('Rhino II attacks Ana')
  })

  it('is listed without the names that somebody forgotten gave', () => {
    const scene = sceneOf({ ...RHINO, seats: [] }, PLAYED)
    expect(inList(listingOf(scene), 'en')).toBe('Rhino II attacked Spider-Man: 3 damage, 7 of 10 HP left')
    const forgotten = listingOf(scene, { ...scene.walkthrough, beginner: null })
    expect(JSON.stringify(forgotten.listed)).not.toMatch(/Rhino|Spider/)
    expect(inList(forgotten, 'en')).toBe('someone attacked someone: 3 damage, 7 of 10 HP left')
  })
})

it('ten attacks with the longest names and results fit into one message', () => {
  const listing = { ...listingOf(sceneOf(RHINO, PLAYED)), thread: '9'.repeat(20), touched: 2e12 }
  for (const language of LANGUAGES)
    expect(
      faultsOf(
        linesView(
          Array(10).fill({ listing, words: '*'.repeat(3000), notices: ['*'.repeat(3000)] }),
          language,
          'x'.repeat(400),
        ),
      ),
    ).toEqual([])
})

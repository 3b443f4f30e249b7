import { describe, expect, it } from 'vitest'
import { FACES } from '../../../../test/attack/played-faces.ts'
import { CREATED, RHINO, sceneOf } from '../../../../test/attack/scenes.ts'
import { needsNewBoard } from './board.ts'

const MINUTE = 60_000
const note = { question: 'initiation', card: { effects: [{ kind: 'note', text: 'a'.repeat(190) }] } }
const withNotes = (count: number, boardPosted: number | null) =>
  sceneOf(
    { ...RHINO, boardPosted },
    Array.from({ length: count }, () => note),
  )

describe('a new board', () => {
  it('is not needed while the first one is not posted', () => {
    expect(needsNewBoard(FACES, withNotes(40, null), 'en', CREATED + 99 * MINUTE)).toBe(false)
  })

  it('is needed once the old one is 45 minutes old', () => {
    const scene = withNotes(0, CREATED)
    expect(needsNewBoard(FACES, scene, 'en', CREATED + 44 * MINUTE)).toBe(false)
    expect(needsNewBoard(FACES, scene, 'en', CREATED + 45 * MINUTE)).toBe(true)
  })

  it('is needed once the story told on it is full, whatever stood on the boards before', () => {
    expect(needsNewBoard(FACES, withNotes(5, CREATED), 'en', CREATED)).toBe(false)
    expect(needsNewBoard(FACES, withNotes(20, CREATED), 'en', CREATED)).toBe(true)
    // Nineteen of the twenty answers came before this board was posted.
    expect(needsNewBoard(FACES, withNotes(20, CREATED + 18_500), 'en', CREATED + 20_000)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { FACES } from '../../../../test/support/attack/played-faces.ts'
import { CREATED, RHINO, sceneOf } from '../../../../test/support/attack/scenes.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { drawn, needsNewBoard } from './board.ts'
import { telling } from './scene-words.ts'

const MINUTE = 60_000
const note = { question: 'initiation', card: { effects: [{ kind: 'note', text: 'a'.repeat(190) }] } }
const withNotes = (count: number, boardPosted: number | null) =>
  sceneOf(
    { ...RHINO, boardPosted },
    Array.from({ length: count }, () => note),
  )

function isNeeded(scene: Scene, now: number): boolean {
  const tells = telling(FACES, scene, 'en')
  return needsNewBoard(tells, { posted: scene.walkthrough.boardPosted, view: drawn(tells) }, now)
}

describe('a new board', () => {
  it('is not needed while the first one is not posted', () => {
    expect(isNeeded(withNotes(40, null), CREATED + 99 * MINUTE)).toBe(false)
  })

  it('is needed once the old one is 45 minutes old', () => {
    const scene = withNotes(0, CREATED)
    expect(isNeeded(scene, CREATED + 44 * MINUTE)).toBe(false)
    expect(isNeeded(scene, CREATED + 45 * MINUTE)).toBe(true)
  })

  it('is needed once the story told on it is full, whatever stood on the boards before', () => {
    expect(isNeeded(withNotes(5, CREATED), CREATED)).toBe(false)
    expect(isNeeded(withNotes(20, CREATED), CREATED)).toBe(true)
    // Nineteen of the twenty answers came before this board was posted.
    expect(isNeeded(withNotes(20, CREATED + 18_500), CREATED + 20_000)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { labelsOn, read } from '../../../../test/support/attack/board-buttons.ts'
import { FACES } from '../../../../test/support/attack/played-faces.ts'
import { RHINO, sceneOf } from '../../../../test/support/attack/scenes.ts'
import { earlierView, finishedStoryView } from './whole-story.ts'

const defend = { question: 'defend', choice: 'hero' }
const note = (text: string) => ({ question: 'initiation', card: { effects: [{ kind: 'note', text }] } })
const notes = (count: number) => Array.from({ length: count }, (_, i) => note(`note ${i} ${'a'.repeat(150)}`))

describe('earlier steps', () => {
  it('tell all lines, also those that a board leaves out and those that were taken back', () => {
    const text = read(earlierView(FACES, sceneOf(RHINO, [defend, { takesBack: 1 }]), 'en'))
    expect(text).toContain('- Rhino II activates.\n')
    expect(text).toContain('- ~~Spider-Man defends.~~ taken back by Ana')
  })

  it('begin with the latest page, and turn', () => {
    const scene = sceneOf(RHINO, notes(60))
    const latest = earlierView(FACES, scene, 'en')
    expect(read(latest)).toContain('note 59')
    expect(labelsOn(latest)).toEqual(['← Earlier'])
    const first = earlierView(FACES, scene, 'en', 0)
    expect(read(first)).toContain('Rhino II activates.')
    expect(labelsOn(first)).toEqual(['Later →'])
    expect(read(first)).toMatch(/-# Page 1 of \d/)
    expect(earlierView(FACES, scene, 'en', 999)).toEqual(latest)
  })

  it('lose no line between two pages', () => {
    const scene = sceneOf(RHINO, notes(60))
    const pages = [0, 1, 2, 3, 4, 5].map(page => read(earlierView(FACES, scene, 'en', page))).join('\n')
    for (let i = 0; i < 60; i++) expect(pages).toContain(`note ${i} `)
  })
})

describe('the story of an old board', () => {
  it('stays without buttons and says where it goes on', () => {
    const view = finishedStoryView(FACES, sceneOf(RHINO, [defend]), 'de')
    expect(labelsOn(view)).toEqual([])
    expect(read(view)).toContain('- Spider-Man wird erschöpft und verteidigt.\n')
    expect(read(view)).toContain('-# Weiter geht es unten.')
  })

  it('keeps the newest lines and counts the others', () => {
    const text = read(finishedStoryView(FACES, sceneOf(RHINO, notes(60)), 'en'))
    expect(text).toContain('note 59')
    expect(text).toMatch(/-# Earlier lines: \d+/)
  })
})

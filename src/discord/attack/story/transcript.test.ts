import { describe, expect, it } from 'vitest'
import { FACES } from '../../../../test/support/attack/played-faces.ts'
import { randomScenes } from '../../../../test/support/attack/random-scenes.ts'
import { GUNDAM, type Log, RHINO, sceneOf } from '../../../../test/support/attack/scenes.ts'
import { readScript } from '../../../../test/support/cli/read-script.ts'
import { FLOWS } from '../../../../test/support/walkthroughs/flows.ts'
import type { Answer } from '../../../engine/types.ts'
import { transcriptScript, transcriptText } from './whole-story.ts'

const log = [
  { question: 'defend', choice: 'hero' },
  { question: 'boost#1', choice: 'flip', number: 2, card: { name: 'Shadow of the Past' } },
  { takesBack: 2 },
  { question: 'boost#1', choice: 'flipStar', number: 1 },
  { question: 'resolve:boost#1', choice: 'done' },
  { question: 'damage', card: { name: 'Backflip', owner: 'p1', effects: [{ kind: 'prevent', amount: 1 }] } },
  { question: 'damage', choice: 'deal' },
  { question: 'finish', choice: 'finish' },
]

const said = (name: string) => ({ en: name, de: name })
const twice = (answer: Answer): Log => [answer, { takesBack: 1 }, answer]

describe('a transcript', () => {
  it('tells who decided what and what followed, with the clauses, and marks what was taken back', () => {
    const text = transcriptText(FACES, sceneOf(RHINO, log), 'en')
    expect(text).toContain('0. Set-up\n    Rhino II activates. [MC-EA-01]')
    expect(text).toContain('1. Ana: Spider-Man (basic, DEF 3)\n')
    expect(text).toContain(
      '2. Ana: 2 boost icons on boost card 1, Shadow of the Past (taken back by Ana)\n  ~ Boost card 1: Shadow of the Past, 2 boost icons. [MC-EA-24]',
    )
    expect(text).toContain('4. Ana: 1 boost icon on boost card 1 ★\n')
    expect(text).toContain('6. Ana: Backflip is played\n')
    expect(text).toContain('7. Ana: Deal the damage\n')
    expect(text).toContain('Under rules 1.8 and 1.6 (German), it would have ended the same way.')
  })

  it('tells of a side scheme that comes in the middle of an attack and of a thwart, and that it was taken back (MC-SIDESCHEME-01)', () => {
    const comes = { card: { effects: [] }, joins: [{ id: 'side-1', kind: 'side', threat: 2 }] }
    const hero = { id: 'hero', kind: 'hero', player: 'p1', thw: 2 }
    const schemes = [{ id: 'main', kind: 'main', threat: 5 }]
    const thwart = { pieces: [hero], attacker: 'hero', schemes, activated: [] }
    const names = { ...RHINO.names, main: said('Main'), 'side-1': said('Crowd Control') }
    const thwarts = { ...RHINO, names, flow: 'marvel-champions/thwart', setUp: thwart }
    const scenes = [
      sceneOf({ ...RHINO, names }, twice({ question: 'defend', ...comes })),
      sceneOf(thwarts as never, twice({ question: 'removal', ...comes })),
    ]
    for (const scene of scenes) {
      const text = transcriptText(FACES, scene, 'en')
      expect(
        text.match(/(~| {2}) Crowd Control comes into play with 2 threat\. \[MC-SIDESCHEME-01\]/g),
      ).toHaveLength(2)
      expect(text).toMatch(/^1\. Ana: .* \(taken back by Ana\)$/m)
      expect(text).not.toMatch(/^3\. .*taken back/m)
      const read = readScript(transcriptScript(scene), FLOWS)
      if ('fault' in read) throw new Error(JSON.stringify(read.fault))
      const { flow, setUp, answers } = read.script
      expect(flow.play(setUp, answers).events).toEqual(scene.played.events)
      expect(JSON.stringify(answers).match(/"joins"/g)).toHaveLength(1)
    }
  })

  it('speaks German', () => {
    const text = transcriptText(FACES, sceneOf(GUNDAM, [{ question: 'block', choice: 'unit-2' }]), 'de')
    expect(text).toContain('1. Ana: Zaku II\n')
    expect(text).toContain('    Zaku II blockt. [GCG-7-4-2]')
  })

  it('names nobody who has been deleted, and mentions nobody by number', () => {
    const scene = sceneOf({ ...RHINO, seats: [] }, [{ question: 'defend', choice: 'hero' }])
    expect(transcriptText(FACES, scene, 'en')).toContain('1. someone: Spider-Man')
    expect(transcriptText(FACES, scene, 'en')).not.toContain('user-ana')
  })
})

describe('a script', () => {
  it('is read by resolve and plays to the same end, at every point of random plays', () => {
    const scenes = [sceneOf(RHINO, log), ...randomScenes(3)]
    for (const scene of scenes) {
      const read = readScript(transcriptScript(scene), FLOWS)
      if ('fault' in read) throw new Error(JSON.stringify(read.fault))
      const { flow, setUp, answers } = read.script
      const again = flow.play(setUp, answers)
      expect(again.refused).toBeNull()
      expect(again.events).toEqual(scene.played.events)
      expect(again.outcome).toEqual(scene.played.outcome)
      expect(again.prompt).toEqual(scene.played.prompt)
    }
  })
})

// What the board of a finished attack says if today's rules read its answers otherwise than it was played.
import { describe, expect, it } from 'vitest'
import { labelsOn, read } from '../../../../test/support/attack/board-buttons.ts'
import { FACES } from '../../../../test/support/attack/played-faces.ts'
import { randomScenes } from '../../../../test/support/attack/random-scenes.ts'
import { type Log, RHINO, walkthroughOf } from '../../../../test/support/attack/scenes.ts'
import { FLOWS } from '../../../../test/support/walkthroughs/flows.ts'
import type { Facts } from '../../../engine/game.ts'
import type { Language } from '../../../language.ts'
import { sceneOf } from '../../../walkthroughs/log/replay.ts'
import { outcomeToStore } from '../../../walkthroughs/log/retell.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { factsOf } from '../play/parts.ts'
import { transcriptText } from '../story/whole-story.ts'
import { boardView } from './board.ts'

const defend = { question: 'defend', choice: 'hero' }
const flip = { question: 'boost#1', choice: 'flip', number: 2 }
const rest = [
  { question: 'damage', choice: 'deal' },
  { question: 'finish', choice: 'finish' },
]
const whole: Log = [defend, flip, ...rest]
/** No rules have this effect: the answer stands for one that today's rules refuse. */
const torn: Log = [defend, { ...flip, card: { effects: [{ kind: 'gone' }] } }, ...rest]

function finished(log: Log, outcome: Facts | null): Scene {
  const scene = sceneOf(FLOWS, walkthroughOf({ ...RHINO, closed: true, ending: 'over', outcome }, log))
  if ('unplayable' in scene) throw new Error(scene.unplayable)
  return scene
}

const END: Facts = outcomeToStore(finished(whole, null).played) ?? {}
const endWith = (facts: Facts): Facts => ({ ...END, summary: { ...Object(END.summary), ...facts } })
const board = (scene: Scene, language: Language = 'en') => boardView(FACES, scene, { language })
const [AS_IT_WAS, UP_TO_THERE] = [
  '## Rhino II attacked Spider-Man: 2 damage, 8 of 10 HP left\n',
  '## Rhino II attacks Ana\n',
]

describe('the board of a finished attack', () => {
  it('says nothing of today’s rules if they end it as it ended', () => {
    const text = read(board(finished(whole, END)))
    expect(text).toContain(AS_IT_WAS)
    expect(text).not.toContain('today')
  })

  it('keeps the end to which today’s rules do not come, and says so', () => {
    const scene = finished(whole, endWith({ dealt: 7 }))
    expect(read(board(scene))).toContain('## Rhino II attacked Spider-Man: 7 damage, 8 of 10 HP left\n')
    expect(read(board(scene))).toContain(
      'As the rules are read today, it would end differently. The ending is shown as it was.',
    )
    expect(read(board(scene, 'de'))).toContain(
      'So, wie die Regeln heute gelesen werden, ginge es anders aus. Das Ende steht hier, wie es war.',
    )
  })

  it('keeps the end if today’s rules refuse an answer, and names it', () => {
    const scene = finished(torn, END)
    expect(read(board(scene))).toContain(AS_IT_WAS)
    expect(read(board(scene))).toContain(
      'From answer 2 (2 boost icons on boost card 1) on, the rules are read differently today. The ending is shown as it was.',
    )
    expect(read(board(scene, 'de'))).toContain(
      'Ab Antwort 2 (2 Boost-Symbole auf Boost-Karte 1) werden die Regeln heute anders gelesen. Das Ende steht hier, wie es war.',
    )
    expect(labelsOn(board(scene))).toEqual([
      'Mockingbird attacks Rhino II',
      'Rhino II attacks Ana',
      'The players’ phase ends: all ready',
      'Transcript',
      'Undo',
    ])
    const transcript = transcriptText(FACES, scene, 'en')
    expect(transcript).toContain('From answer 2 (2 boost icons on boost card 1) on,')
    expect(transcript).toContain('4. Ana: Finish')
  })

  it('shows no new end as the old one: without a stored end it tells up to the refused answer', () => {
    const scene = finished(torn, null)
    expect(read(board(scene))).toContain(UP_TO_THERE)
    expect(read(board(scene))).toContain(
      'From answer 2 (2 boost icons on boost card 1) on, the rules are read differently today. The attack is told up to that point; how it ended was not saved.',
    )
    expect(read(board(scene, 'de'))).toContain(
      'Erzählt ist der Angriff bis dahin; wie er ausging, wurde damals nicht gespeichert.',
    )
    // It leaves the table as it was before it.
    expect(labelsOn(board(scene)).at(0)).toBe('Spider-Man attacks Rhino II')
    expect(labelsOn(board(scene)).slice(-2)).toEqual(['Transcript', 'Undo'])
  })

  it('says that it is told by today’s rules if no end is stored', () => {
    const scene = finished(whole, null)
    expect(read(board(scene))).toContain('Told as the rules are read today.')
    expect(read(board(scene, 'de'))).toContain('Erzählt, wie die Regeln heute gelesen werden.')
  })

  it('reads the end of any attack again as it was stored', () => {
    const ends = randomScenes(5).filter(({ played }) => played.outcome !== null)
    const flows = new Set<string>()
    for (const { walkthrough, played } of ends) {
      const stored = JSON.parse(JSON.stringify(outcomeToStore(played)))
      const scene = sceneOf(FLOWS, { ...walkthrough, closed: true, ending: 'over', outcome: stored })
      expect(scene).toMatchObject({ retelling: 'asTold' })
      flows.add(walkthrough.flow)
    }
    expect(flows.size).toBe(FLOWS.size)
  })

  it('has a stored end that cannot be read told by today’s rules, and in the log', () => {
    const scene = finished(whole, endWith({ dealt: 'many' }))
    expect(read(board(scene))).toContain('Told as the rules are read today.')
    expect(factsOf(scene)).toMatchObject({ storedOutcome: 'unreadable' })
    expect(factsOf(finished(whole, END))).not.toHaveProperty('storedOutcome')
  })
})

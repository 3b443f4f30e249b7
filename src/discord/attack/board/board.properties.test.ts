// Tests every board: at each prompt of random plays of the three flows, in both languages.
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import { afterAnswer, asking, FACES, reportsTo } from '../../../../test/support/attack/played-faces.ts'
import { randomScenes } from '../../../../test/support/attack/random-scenes.ts'
import { rareScenes } from '../../../../test/support/attack/rare-scenes.ts'
import { FLOWS, replayOf } from '../../../../test/support/walkthroughs/flows.ts'
import type { GundamQuestions } from '../../../games/gundam/questions.ts'
import type { MarvelQuestions } from '../../../games/marvel-champions/questions.ts'
import { LANGUAGES } from '../../../language.ts'
import { plainTextOf } from '../../../loopback/persona/plain-text.ts'
import { LEAD } from '../../../store/seats.ts'
import { previewOf } from '../../../walkthroughs/preview.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { faultsOf } from '../../message/limits.ts'
import type { EngineQuestion } from '../face/engine-questions.ts'
import { faceOf } from '../face/face.ts'
import { type AttackId, decodeAttackId } from '../face/ids.ts'
import { spelledOut } from '../play/find-scene.ts'
import { earlierView, finishedStoryView, transcriptText } from '../story/whole-story.ts'
import { boardView } from './board.ts'
import { previewView } from './preview-view.ts'

/** Each run plays each flow to its end, with a board at every prompt. */
const scenes = [...rareScenes(), ...randomScenes(7)]

/** The kinds of questions; the type check fails if one is missing. */
type Kind = keyof MarvelQuestions | keyof GundamQuestions | EngineQuestion
const KINDS: Readonly<Record<Kind, true>> = {
  action: true,
  again: true,
  ap: true,
  assumed: true,
  atk: true,
  attacker: true,
  block: true,
  boost: true,
  changes: true,
  burst: true,
  burstWay: true,
  choose: true,
  choosePlayer: true,
  chooseScheme: true,
  condition: true,
  consequential: true,
  damage: true,
  def: true,
  defend: true,
  finish: true,
  hitPoints: true,
  hp: true,
  sch: true,
  thwart: true,
  thw: true,
  threatOn: true,
  fact: true,
  count: true,
  way: true,
  removal: true,
  scheme: true,
  threat: true,
  identity: true,
  nextStage: true,
  opponent: true,
  optional: true,
  order: true,
  report: true,
  resolve: true,
  share: true,
  shieldArea: true,
  stageRetaliate: true,
  activation: true,
  players: true,
  activeVillain: true,
  survives: true,
  room: true,
  target: true,
  text: true,
  tough: true,
  villain: true,
}

type Part = {
  readonly custom_id?: string
  readonly style?: number
  readonly components?: readonly Part[]
  readonly options?: readonly { readonly value: string }[]
}

const partsOf = (parts: readonly Part[]): Part[] =>
  parts.flatMap(part => [part, ...partsOf(part.components ?? [])])

/** Every custom id on the board and in the values of its selects, with the names that it stands for. */
function idsOn(scene: Scene): (AttackId | string)[] {
  const parts = partsOf(boardView(FACES, scene, { language: 'en' }) as readonly Part[])
  const values = parts.flatMap(({ options = [] }) => options.map(({ value }) => value))
  const ids = parts.flatMap(({ custom_id }) => custom_id ?? [])
  return [...ids, ...values.filter(value => value.startsWith('atk'))].map(text => {
    const id = decodeAttackId(text)
    return typeof id === 'string' ? id : { ...id, rest: spelledOut(id.rest, asking(scene)) }
  })
}

const shown = (view: readonly APIMessageTopLevelComponent[]): string =>
  plainTextOf({ components: view as never })

/** The camel-case words in the engine's names of this prompt; no word of a board is written so. */
function engineWords({ played }: Scene): string[] {
  const windows = played.prompt?.windows ?? []
  const names = windows.flatMap(({ name, choices }) => [name, ...choices.map(choice => choice.name)])
  return names.flatMap(name => name.split(/[#:]/)).filter(name => /^[a-z]+[A-Z]/.test(name))
}

/** The scene while every seat is offered, and the lead. */
function offering({ walkthrough, ...scene }: Scene): Scene {
  const players = [...walkthrough.seats.map(({ player }) => player), LEAD]
  const offers = players.map(player => ({ player, user: '100000000000000001', at: 1 }))
  return { ...scene, walkthrough: { ...walkthrough, offers } }
}

/** The choices of a prompt; passing a window counts as answering a later one. */
function choicesOf({ played }: Scene): string[] {
  // What can be reported where a play rests, the table offers.
  const windows = played.isOver ? [] : (played.prompt?.windows ?? [])
  return windows.flatMap(window =>
    window.choices
      .filter(({ passes }) => !passes || window === windows.at(-1))
      .map(({ name }) => `${window.name}|${name}`),
  )
}

describe('a board', () => {
  it('is within Discord’s limits at every prompt, and so is all that goes with it', () => {
    for (const scene of scenes)
      for (const language of LANGUAGES) {
        const views = [
          boardView(FACES, scene, { language }),
          boardView(FACES, offering(scene), { language }),
          boardView(FACES, scene, { language, isToRead: true }),
          earlierView(FACES, scene, language),
          finishedStoryView(FACES, scene, language),
        ]
        for (const view of views) expect(faultsOf(view)).toEqual([])
      }
  })

  it('says to each who is offered something what it is, and has one pair of buttons for all of it', () => {
    const [scene] = scenes.filter(({ played }) => played.prompt)
    if (!scene) throw new Error('nothing is asked')
    expect(shown(boardView(FACES, offering(scene), { language: 'en' }))).toContain(
      '-# Ana, this seat is offered to you. Player 2, this seat is offered to you. <@100000000000000001>, the lead is offered to you.',
    )
    const ids = idsOn(offering(scene)).filter(id => typeof id !== 'string')
    for (const action of ['take', 'refuse'])
      expect(ids.filter(id => id.action === action)).toMatchObject([{ rest: ['p1', 'p2', 'the lead'] }])
  })

  it('has words for everything: nothing is missing and no name of the engine is shown', () => {
    for (const scene of scenes)
      for (const language of LANGUAGES) {
        const told = [
          shown(boardView(FACES, scene, { language })),
          shown(earlierView(FACES, scene, language)),
          transcriptText(FACES, scene, language),
        ].join('\n')
        expect(told).not.toMatch(/xq-|undefined|\{\{|\[object|NaN|null|attack:|story:/)
        expect(engineWords(scene).filter(word => told.includes(word))).toEqual([])
        // A “?” inside a sentence stands for an unknown number: such sentences have words of their own.
        expect(told).not.toMatch(/\?[ ;,.] ?[a-zäöü]|\? *`/)
      }
  })

  it('has no English on the German one', () => {
    const english =
      /\b(the|attacks?|takes|damage|defends?|nobody|exhausted|rested|target|attacker|ready|pass(es)?|finish|destroyed|defeated)\b/
    for (const scene of scenes)
      expect(shown(boardView(FACES, scene, { language: 'de' }))).not.toMatch(english)
  })

  it('has buttons that can be read back, and whose answers the engine takes', () => {
    for (const scene of scenes) {
      for (const id of idsOn(scene)) {
        if (typeof id === 'string') throw new Error(`an id is ${id}`)
        expect(id).toMatchObject({ walkthrough: 'abcde12345', revision: scene.walkthrough.revision })
        const [question = '', choice = '', number] = spelledOut(id.rest, asking(reportsTo(scene)))
        if (id.action !== 'answer') continue
        const answer = { question, choice, ...(number !== undefined && { number: Number(number) }) }
        const then = afterAnswer(scene, answer)
        expect({ answer, refused: then?.refused }).toEqual({ answer, refused: null })
      }
    }
  })

  it('offers every choice of its prompt, as an answer or as something to ask for', () => {
    for (const scene of scenes) {
      const ids = idsOn(scene)
      const offered = ids.map(id => (typeof id === 'string' ? id : id.rest.slice(0, 2).join('|')))
      expect(offered).toEqual(expect.arrayContaining(choicesOf(scene)))
    }
  })

  it('has at most one coloured button, and only for an answer', () => {
    for (const scene of scenes) {
      const parts = partsOf(boardView(FACES, scene, { language: 'en' }) as readonly Part[])
      const coloured = parts.filter(({ style = 2 }) => style !== 2).map(({ custom_id }) => custom_id ?? '')
      expect(coloured.length).toBeLessThanOrEqual(1)
      for (const id of coloured) expect(id).toMatch(/\|(answer|last|next)\|/)
    }
  })

  it('has been seen for every kind of question', () => {
    const kinds = scenes.flatMap(scene =>
      (scene.played.prompt?.windows ?? []).map(window => faceOf(FACES, scene).board.question(window).kind),
    )
    expect([...new Set(kinds)].sort()).toEqual(Object.keys(KINDS).sort())
  })
})

describe('a preview', () => {
  it('is within the limits and touches nothing', () => {
    for (const scene of scenes.filter((_, i) => i % 4 === 0)) {
      const before = JSON.stringify(scene)
      const preview = previewOf(FLOWS, replayOf(scene.walkthrough))
      for (const language of LANGUAGES) {
        const view = previewView(FACES, scene, preview, language)
        expect(faultsOf(view)).toEqual([])
        expect(shown(view)).not.toMatch(/xq-|undefined|\{\{|\[object|NaN|null/)
      }
      expect(JSON.stringify(scene)).toBe(before)
    }
  })
})

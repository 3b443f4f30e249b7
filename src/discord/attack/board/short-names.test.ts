// Tests that custom ids stay short with long names of cards and players, and that reading gives the names back.
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import { asks, filledIn } from '../../../../test/support/attack/forms.ts'
import { afterAnswer, asking, FACES, reportsTo } from '../../../../test/support/attack/played-faces.ts'
import { longNamedScenes } from '../../../../test/support/attack/random-scenes.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { LONGEST_ID } from '../../message/components.ts'
import { decodeAttackId, shortName } from '../face/ids.ts'
import { keptBy, retryOf } from '../forms/fields-in-custom-id.ts'
import { askForm, formFor } from '../forms/forms.ts'
import { spelledOut } from '../play/find-scene.ts'
import { boardView } from './board.ts'

const scenes = [...longNamedScenes(11)]

type Part = {
  readonly custom_id?: string
  readonly components?: readonly Part[]
  readonly options?: readonly { readonly value: string }[]
}

/** All custom ids of a board, also those in the values of options. */
const idsIn = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ custom_id, components = [], options = [] }) => [
    ...(custom_id === undefined ? [] : [custom_id]),
    ...options.flatMap(({ value }) => (value.startsWith('atk') ? [value] : [])),
    ...idsIn(components),
  ])

const boardIds = (scene: Scene): string[] =>
  idsIn(
    boardView(FACES, scene, { language: 'en' }) as readonly APIMessageTopLevelComponent[] as readonly Part[],
  )

/** The parts of an id after its revision, as spelledOut reads them. */
function restIn(customId: string, scene: Scene): readonly string[] {
  const id = decodeAttackId(customId)
  if (typeof id === 'string') throw new Error(`${customId} is ${id}`)
  return spelledOut(id.rest, asking(reportsTo(scene)))
}

describe('where every name is as long as can be', () => {
  it('no button, select or form has an id of more than 80 characters', () => {
    const ids = scenes.flatMap(scene => [
      ...boardIds(scene),
      ...asks(asking(scene)).flatMap(
        ([question, choice]) => askForm(asking(scene), 'de', question, choice)?.custom_id ?? [],
      ),
    ])
    expect(ids.length).toBeGreaterThan(1000)
    expect(ids.some(id => id.includes('~'))).toBe(true)
    expect(ids.filter(id => id.length > LONGEST_ID)).toEqual([])
  })

  it('every press still is the answer that its button stands for', () => {
    let answers = 0
    for (const scene of scenes) {
      for (const id of boardIds(scene).filter(one => one.startsWith('atk1|answer|'))) {
        const [question = '', choice = '', number] = restIn(id, scene)
        const answer = { question, choice, ...(number !== undefined && { number: Number(number) }) }
        const then = afterAnswer(scene, answer)
        expect({ answer, refused: then?.refused }).toEqual({ answer, refused: null })
        answers += 1
      }
    }
    expect(answers).toBeGreaterThan(200)
  })

  it('a form that was refused opens again with everything that was chosen in it', () => {
    let forms = 0
    for (const [index, scene] of scenes.entries())
      for (const kind of ['happens', 'correct', 'handOver']) {
        const at = asking(scene)
        const form = formFor([kind], at, 'en')
        if (!form) continue
        const fields = new Map([...filledIn(form, [index, index + 5, index * 3]), ['text', []]])
        const { id } = retryOf(at, [kind], fields)
        expect(id?.length).toBeLessThanOrEqual(LONGEST_ID)
        const kept = keptBy(restIn(id ?? '', scene), at)
        expect(formFor([kind], at, 'en', kept?.fields)).toEqual(formFor([kind], at, 'en', fields))
        forms += 1
      }
    expect(forms).toBeGreaterThan(100)
  })
})

describe('a short key', () => {
  it('is the name itself where that is short', () => {
    expect(['hero', 'ally-12', 'boost#1', 'initiation:p1'].map(name => shortName(name))).toEqual([
      'hero',
      'ally-12',
      'boost#1',
      'initiation:p1',
    ])
  })

  it('is the same for ever, since it stands in messages that were posted long ago', () => {
    expect(shortName('order:afterEnemyAttack')).toBe('~X9mc_1LD')
    expect(shortName('a|b')).toBe('~DquKCjOA')
  })

  it('that stands for nothing which is there now stays what it is, and finds no question', () => {
    const [scene] = scenes
    if (!scene) throw new Error('there is no scene')
    expect(spelledOut(['answer', '~00000000'], asking(scene))).toEqual(['answer', '~00000000'])
  })
})

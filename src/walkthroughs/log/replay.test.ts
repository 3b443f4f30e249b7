// Tests the play of a log: chapters, rows that have become illegal, and walkthroughs that cannot be shown.

import { expect, test } from 'vitest'
import { FLOWS } from '../../../test/support/walkthroughs/flows.ts'
import { ANA, BEN, defended, enemyAttack } from '../../../test/support/walkthroughs/plain-tables.ts'
import { asFirst, type LogRow, type Walkthrough } from '../../store/walkthroughs.ts'
import type { Scene } from '../scene.ts'
import { sceneOf } from './replay.ts'

type Line = { readonly answer: object } | { readonly takesBack: number }

function walkthrough(lines: readonly Line[], more: Partial<Walkthrough> = {}): Walkthrough {
  const { flow, setUp, names, seats } = enemyAttack
  const rows = lines.map((line, index): LogRow => ({ number: index + 1, by: BEN, at: 1, ...line }))
  const place = {
    guild: null,
    channel: 'here',
    thread: null,
    board: null,
    boardPosted: null,
    offers: [],
    isPrivate: false,
  }
  const told = {
    ...asFirst('abcdefghij'),
    id: 'abcdefghij',
    flow,
    setUp,
    names,
    seats,
    language: 'en' as const,
    starter: ANA,
    beginner: ANA,
  }
  const state = { outcome: null, revision: rows.length, closed: false, ending: null, created: 1, touched: 1 }
  return { ...told, ...place, ...state, rows, ...more }
}

function played(lines: readonly Line[], more: Partial<Walkthrough> = {}): Scene {
  const scene = sceneOf(FLOWS, walkthrough(lines, more))
  if ('unplayable' in scene) throw new Error(scene.unplayable)
  return scene
}

const [defend, boost, deal, finish] = defended.map(answer => ({ answer })) as [Line, Line, Line, Line]
const illegal: Line = { answer: { question: 'defend', choice: 'nobody you know' } }
const types = (scene: Scene, row: number) =>
  scene.story.chapters.find(one => one.row === row)?.events.map(event => event.type)

test('a whole attack is a chapter for the set-up and one for each row, with what each made happen', () => {
  const scene = played([defend, boost, deal, finish])
  expect(scene.story.chapters.map(({ row, by, takenBack }) => [row, by, takenBack])).toEqual([
    [0, null, null],
    [1, BEN, null],
    [2, BEN, null],
    [3, BEN, null],
    [4, BEN, null],
  ])
  expect(types(scene, 0)).toContain('attack_initiated')
  expect(types(scene, 1)).toContain('defender_set')
  expect(scene.played.outcome?.summary).toMatchObject({ damage: { value: 5, reduced: 3 } })
})

test('what the set-up gives belongs to its chapter', () => {
  const [{ answer: known }] = [defend as { answer: object }]
  const scene = played([boost], { setUp: { ...enemyAttack.setUp, given: [known as never] } })
  expect(types(scene, 0)).toContain('defender_set')
  expect(scene.played.accepted).toHaveLength(1)
})

test('a row that has been taken back keeps its events and says who took it back', () => {
  const scene = played([defend, { takesBack: 1 }, { answer: { question: 'defend', choice: 'nobody' } }])
  expect(scene.story.chapters.map(({ row, takenBack }) => [row, takenBack])).toEqual([
    [0, null],
    [1, { by: BEN }],
    [3, null],
  ])
  expect(types(scene, 1)).toContain('defender_set')
  expect(scene.played.events.map(event => event.type)).not.toContain('defender_set')
})

test('deleted persons are nobody any more', () => {
  const { rows } = walkthrough([defend, { takesBack: 1 }])
  const blank = rows.map(row => ({ ...row, by: null }))
  expect(played([], { rows: blank }).story.chapters.at(-1)).toMatchObject({
    by: null,
    takenBack: { by: null },
  })
})

test('the longest run of rows that are still legal counts', () => {
  expect(played([defend, illegal, boost])).toMatchObject({ dropped: 2, played: { refused: null } })
  expect(played([defend, illegal, boost]).played).toEqual(played([defend]).played)
  expect(played([illegal, defend]).dropped).toBe(2)
  expect(played([defend, boost, deal, finish, finish])).toMatchObject({ dropped: 1 })
})

test('rows from before the rules changed and taken back since are told without events, and drop nothing', () => {
  const scene = played([illegal, { takesBack: 1 }, defend])
  expect([scene.dropped, types(scene, 1), scene.played.accepted.length]).toEqual([0, [], 1])
})

test('taking a row back takes back what rests on it, and a row that is not there changes nothing', () => {
  expect(played([defend, illegal, { takesBack: 1 }])).toMatchObject({ dropped: 0, played: { accepted: [] } })
  const scene = played([defend, { takesBack: 7 }])
  expect(scene.played).toEqual(played([defend]).played)
})

test('a walkthrough of a flow that is not there cannot be shown', () => {
  const one = walkthrough([defend], { flow: 'chess/opening' })
  expect(sceneOf(FLOWS, one)).toEqual({ unplayable: 'unknownFlow', walkthrough: one, refusal: null })
})

test('a walkthrough whose set-up the rules refuse cannot be shown, and the refusal says why', () => {
  const refused = (setUp: object) =>
    sceneOf(FLOWS, walkthrough([], { setUp: { ...enemyAttack.setUp, ...setUp } }))
  expect(refused({ attacker: 'hero' })).toMatchObject({
    unplayable: 'setUpRefused',
    refusal: { code: 'noSuchAttacker', clause: 'MC-EA-04', prompt: null },
  })
  expect(refused({ pieces: 'all of them' })).toMatchObject({ refusal: { code: 'malformedSetUp' } })
  expect(refused({ given: [{ choice: 'nobody you know' }] })).toMatchObject({
    unplayable: 'setUpRefused',
    refusal: { code: 'noSuchChoice' },
  })
})

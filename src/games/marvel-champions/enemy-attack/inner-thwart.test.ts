// Tests of an ability labelled (thwart) that is used in the middle of an enemy's attack.
import { expect } from 'vitest'
import { grinder, lumen, rustling, sparrow } from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attack,
  attempt,
  boost,
  deal,
  defend,
  finish,
  may,
  report,
  resolve,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import { mainWith, sideWith } from '../../../../test/support/games/marvel-champions/thwart.ts'

const quickly = [defend('Lumen'), boost(0), deal]
const talk = (amount: number, scheme?: string, more: object = { label: 'thwart' }) =>
  report('damageDealt', [{ kind: 'threat', amount: -amount, ...(scheme && { scheme }) }], {
    ...{ name: 'Talk Down', owner: 'Ana' },
    ...more,
  })
const schemesAt = (story: ReturnType<typeof resolve>) =>
  story.outcome?.table.schemes?.map(({ id, threat }) => [id, threat])

test('MC-THWART-02 a (thwart) card in an enemy’s attack removes threat, and its hero has thwarted', () => {
  const abilities = [may('Notes', 'Ana', { on: 'afterThwarts', who: 'Lumen' }, { effects: [] })]
  const setUp = attack([lumen(), grinder()], { schemes: [mainWith(5), sideWith(2)], abilities })
  const story = resolve(setUp, ...quickly, talk(2))
  expect(story.prompt?.windows.flatMap(({ choices }) => choices.map(({ name }) => name))).toContain('Notes')
  expect(schemesAt(resolve(setUp, ...quickly, talk(2), finish))).toEqual([
    ['Main', 3],
    ['Side', 2],
  ])
  expect(schemesAt(resolve(setUp, ...quickly, talk(3, 'Side'), finish))).toEqual([['Main', 5]])
})

test('MC-CRISIS-01 MC-PATROL-01 what protects the main scheme from a thwart protects it from such a card, too', () => {
  const crisis = [mainWith(5), sideWith(2, { crisis: true })]
  const refused = (...given: Parameters<typeof attack>) =>
    attempt(attack(...given), ...quickly, talk(2)).refused
  expect(refused([lumen(), grinder()], { schemes: crisis })).toMatchObject({ code: 'crisis' })
  const patrol = (engagedWith: string) =>
    rustling({ id: 'Watch', keywords: ['patrol'], engagedWith, stunned: 0 })
  const plain = { schemes: [mainWith(5)] }
  expect(refused([lumen(), patrol('Ana'), grinder()], plain)).toMatchObject({
    ...{ code: 'patrol', clause: 'MC-PATROL-01' },
  })
  const other = [lumen(), sparrow({ player: 'Ben' }), patrol('Ben'), grinder()]
  expect(refused(other, plain)).toBeNull()
  // Without the label it is no thwart.
  const card = talk(2, 'Main', {})
  const setUp = attack([lumen(), patrol('Ana'), grinder()], plain)
  expect(attempt(setUp, ...quickly, card).refused).toBeNull()
  expect(refused([lumen(), grinder()], { schemes: [mainWith(0)] })).toMatchObject({
    ...{ code: 'noThreat', clause: 'MC18-TH-04' },
  })
})

test('MC-LABELED-04 a confused hero loses the card instead, whatever protects the scheme', () => {
  const schemes = [mainWith(5), sideWith(2, { crisis: true })]
  const setUp = attack([lumen({ confused: 1 }), grinder()], { schemes })
  const story = resolve(setUp, ...quickly, talk(2), finish)
  expect(schemesAt(story)).toEqual([
    ['Main', 5],
    ['Side', 2],
  ])
  expect(story.outcome?.summary.characters.find(({ piece }) => piece === 'Lumen')?.confused).toBe(0)
})

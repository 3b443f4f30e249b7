// Whatever the table remembers wrongly can be put right at every prompt, also where no window takes a card.
import { expect, test } from 'vitest'
import { everyPoint, type Point } from '../../../../test/support/attack/forms.ts'
import { correctForm, readCorrect } from './more-forms.ts'
import { happensForm, readHappens } from './report-form.ts'

/** What the rules say of a character that cannot have such a state at all. */
const CANNOT_HAVE = ['noSuchForm', 'notAnEnemy', 'alreadyDefeated', 'alreadyDestroyed', 'notAUnit', 'noPilot']

function refusalOf(point: Point, read: ReturnType<typeof readCorrect>): string | null {
  if (!('given' in read)) return 'problem' in read ? read.problem.code : 'no answer'
  return point.tries(read.given.answer)?.code ?? null
}

test('a number and each state of any card, at every prompt', () => {
  let windowless = 0
  const refused = new Set<string>()
  everyPoint((point, [pick = 0]) => {
    const { prompt } = point.scene.played
    const now = point.forms.now(point.scene)
    const piece = now?.table.pieces[pick % now.table.pieces.length]
    if (!prompt || !now || !piece) return
    if (prompt.windows.every(({ window }) => window === null)) windowless += 1
    expect(correctForm(point, 'de')).not.toBeNull()
    const { statuses } = now.corrections()
    for (const { name } of statuses.filter(({ effect }) => effect(piece.id) !== null)) {
      const fields = new Map([
        ['whom', [piece.id]],
        ['status', [name]],
      ])
      refused.add(refusalOf(point, readCorrect(fields, point)) ?? '')
    }
    const damage = new Map([
      ['whom', [piece.id]],
      ['damage', ['0']],
    ])
    expect(refusalOf(point, readCorrect(damage, point))).toBeNull()
  })
  expect(windowless).toBeGreaterThan(0)
  expect([...refused].filter(code => code !== '' && !CANNOT_HAVE.includes(code))).toEqual([])
})

test('the Shields of a player, at every prompt of a battle', () => {
  let seen = 0
  everyPoint((point, [pick = 0]) => {
    const { prompt } = point.scene.played
    const now = point.forms.now(point.scene)
    const kinds = now?.kinds('report', null) ?? []
    if (!prompt || !now || !kinds.some(({ name }) => name === 'shieldCount')) return
    seen += 1
    expect(happensForm(point, 'en')).not.toBeNull()
    const player = now.table.players[pick % now.table.players.length] ?? ''
    const fields = new Map([
      ['what', ['shieldCount']],
      ['whom', [player]],
      ['number', ['4']],
    ])
    expect(refusalOf(point, readHappens(fields, point))).toBeNull()
  })
  expect(seen).toBeGreaterThan(0)
})

// Tests that a button and a select of cards return the values of a form, as far as a custom id has room.
import { ComponentType } from 'discord-api-types/v10'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everyPoint, filled, filledIn, restOf, sceneAfter } from '../../../../test/attack/forms.ts'
import * as cast from '../../../../test/games/marvel-champions/cast.ts'
import * as marvel from '../../../../test/games/marvel-champions/enemy-attack.ts'
import { runs } from '../../../../test/runs.ts'
import { findings } from '../../../loopback/checks/check.ts'
import type { Json } from '../../../loopback/json.ts'
import { type AttackId, decodeAttackId } from '../board/ids.ts'
import { spelledOut } from '../press/find-scene.ts'
import { keptBy, pickSelect, retryId, saidBefore } from './fields-in-custom-id.ts'
import type { Fields } from './form.ts'
import { formFor, readForm } from './forms.ts'
import type { FoundCard } from './result.ts'

const at = sceneAfter('enemy', marvel.attack([cast.lumen(), cast.grinder()]), marvel.nobody)

const idOf = (customId: string): AttackId => {
  const id = decodeAttackId(customId)
  if (typeof id === 'string') throw new Error(id)
  return id
}
const said = (fields: Fields | undefined) => [...(fields ?? [])].filter(([, values]) => values.length > 0)

test('a refused form is opened again with everything that was chosen and counted in it', () => {
  everyPoint((now, picks) => {
    for (const kind of ['happens', 'correct', 'handOver']) {
      const form = formFor([kind], now, 'en')
      if (!form) continue
      const fields = new Map([...filledIn(form, picks), ['text', []]])
      const { action, rest } = idOf(retryId(now, restOf(form), fields))
      const kept = keptBy(spelledOut(rest, now), now)
      expect([action, kept?.rest]).toEqual(['retry', [kind]])
      expect(formFor([kind], now, 'en', kept?.fields)).toEqual(formFor([kind], now, 'en', fields))
    }
  })
})

test('a long note is whole when the form is opened again, and begins alike after a restart', () => {
  const note =
    'Electro is stunned by an event that Ben has played before, so this attack should not have begun'
  const id = retryId(at, ['happens'], filled({ what: 'note', text: note }))
  const kept = keptBy(idOf(id).rest, at)?.fields ?? new Map()
  expect(saidBefore(id, kept).get('text')).toEqual([note])
  const [shortened = ''] = saidBefore(`${id}0`, kept).get('text') ?? []
  expect(shortened).toMatch(/^Electro is stunned by.*…$/)
  for (let i = 0; i < 300; i++) retryId(at, ['happens'], filled({ what: 'note', text: String(i) }))
  expect(saidBefore(id, kept)).toBe(kept)
})

test('an id keeps what it has room for, and never gets too long', () => {
  const text = fc.string({ maxLength: 200, unit: fc.constantFrom('a', '|', '‖', 'ä', '😀', ' ') })
  fc.assert(
    fc.property(text, text, fc.constantFrom('damage', 'note'), (note, name, what) => {
      const id = retryId(at, ['happens'], new Map([...filled({ what, text: note }), ['when', [name]]]))
      expect(id.length).toBeLessThanOrEqual(80)
      const kept = keptBy(idOf(id).rest, at)
      expect(kept?.fields.get('what')).toEqual([what])
      expect(kept?.rest).toEqual(['happens'])
    }),
    { numRuns: runs(2) },
  )
  const several = new Map([['status', ['tough', 'no stunned']]])
  expect(said(keptBy(idOf(retryId(at, ['correct'], several)).rest, at)?.fields)).toEqual([...several])
  expect(keptBy(['toString', 'x'], at)).toBeNull()
})

test('a card is picked from a select, and the form goes on with it', () => {
  const card = (value: string, label: string): FoundCard => ({
    value,
    label,
    name: { en: 'Assault', de: 'Angriff' },
    printed: { icons: 3, star: false },
  })
  const rest = ['boost', 'boost#1', 'flip']
  const candidates = [card('card:1', 'Assault · Core Set'), card('card:2', 'x'.repeat(150))]
  const select = pickSelect(at, 'de', rest, filled({ name: 'Assault', icons: '1' }), { candidates })
  const message = {
    type: 4,
    data: { flags: 1 << 15, components: [{ type: ComponentType.ActionRow, components: [select] }] },
  }
  expect(findings('callback', message as unknown as Json)).toEqual([])
  const kept = keptBy(idOf(select.custom_id).rest, at)
  expect(said(kept?.fields)).toEqual([['icons', ['1']]])
  const chosen = new Map([...(kept?.fields ?? []), ['name', ['card:2']]])
  const find = (query: string) => candidates.filter(({ value }) => value === query)
  expect(readForm(kept?.rest ?? [], chosen, at, find)).toMatchObject({
    given: { answer: { choice: 'flip', number: 1, card: { name: 'card-1' } } },
  })
})

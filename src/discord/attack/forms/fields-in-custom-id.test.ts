import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../test/runs.ts'
import {
  asks,
  everyPoint,
  filled,
  filledIn,
  restOf,
  sceneAfter,
} from '../../../../test/support/attack/forms.ts'
import * as cast from '../../../../test/support/games/marvel-champions/cast.ts'
import * as marvel from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import { findings } from '../../../loopback/checks/check.ts'
import type { Json } from '../../../loopback/json.ts'
import { wordsIn } from '../../../words/words.ts'
import type { Fields } from '../face/form.ts'
import { type AttackId, decodeAttackId } from '../face/ids.ts'
import type { FoundCard } from '../face/result.ts'
import { cleaned } from '../face/typed-text.ts'
import { spelledOut } from '../play/find-scene.ts'
import { keptBy, pickRows, picks, retryOf } from './fields-in-custom-id.ts'
import { askForm, formFor, readForm } from './forms.ts'

const at = sceneAfter('enemy', marvel.attack([cast.lumen(), cast.grinder()]), marvel.nobody)

const idOf = (customId: string): AttackId => {
  const id = decodeAttackId(customId)
  if (typeof id === 'string') throw new Error(id)
  return id
}
const said = (fields: Fields | undefined) => [...(fields ?? [])].filter(([, values]) => values.length > 0)

const readAgain = (id: string | null, now = at) => {
  const { action, rest } = idOf(id ?? '')
  return { action, kept: keptBy(spelledOut(rest, now), now) }
}

test('a refused form is opened again with everything that was chosen and counted in it', () => {
  everyPoint((now, picked) => {
    for (const kind of ['happens', 'correct', 'handOver']) {
      const form = formFor([kind], now, 'en')
      if (!form) continue
      const fields = new Map([...filledIn(form, picked), ['text', []]])
      const { id, typed } = retryOf(now, restOf(form), fields)
      const { action, kept } = readAgain(id, now)
      expect([action, kept?.rest, typed]).toEqual(['retry', [kind], []])
      expect(formFor([kind], now, 'en', kept?.fields)).toEqual(formFor([kind], now, 'en', fields))
    }
  })
})

test('what is typed into a form about a choice stands in the id of its button, or is given back whole', () => {
  const at = sceneAfter('enemy', marvel.attack([cast.lumen(), cast.grinder()]))
  const forms = asks(at).flatMap(([question, choice]) => askForm(at, 'en', question, choice) ?? [])
  expect(forms.length).toBeGreaterThan(1)
  for (const form of forms)
    for (let pick = 0; pick < 14; pick += 1) {
      const fields = filledIn(form, [pick, pick + 3, pick * 5])
      const { id, typed } = retryOf(at, spelledOut(restOf(form), at), fields)
      const { kept } = readAgain(id)
      for (const name of ['name', 'number', 'def', 'hitPoints', 'damage', 'retaliate']) {
        const [given = ''] = fields.get(name) ?? []
        expect([kept?.fields.get(name)?.[0] ?? '', ...typed]).toContain(
          typed.includes(given) ? given : cleaned(given, 200),
        )
      }
    }
})

test('a text stands in the id whole or not at all; then it is given back whole', () => {
  const note =
    'Electro is stunned by an event that Ben has played before, so this attack should not have begun'
  const long = retryOf(at, ['happens'], filled({ what: 'note', text: note }))
  expect(long.typed).toEqual([note])
  expect(said(readAgain(long.id).kept?.fields)).toEqual([['what', ['note']]])
  const short = retryOf(at, ['happens'], filled({ what: 'note', text: 'Ben is stunned' }))
  expect(short.typed).toEqual([])
  expect(readAgain(short.id).kept?.fields.get('text')).toEqual(['Ben is stunned'])
  expect(retryOf(at, ['happens'], filled({ what: 'note', text: 'a|b' })).typed).toEqual(['a|b'])
})

test('an id keeps what it has room for, never gets too long, and loses no text', () => {
  const text = fc.string({ maxLength: 200, unit: fc.constantFrom('a', '|', '‖', 'ä', '😀', ' ') })
  fc.assert(
    fc.property(text, text, fc.constantFrom('damage', 'note'), (note, name, what) => {
      const fields = new Map([...filled({ what, text: note }), ['when', [name]]])
      const { id, typed } = retryOf(at, ['happens'], fields)
      expect(id?.length).toBeLessThanOrEqual(80)
      const { kept } = readAgain(id)
      expect(kept?.fields.get('what')).toEqual([what])
      expect(kept?.rest).toEqual(['happens'])
      expect(typed.length > 0 ? typed[0] : (kept?.fields.get('text')?.[0] ?? '')).toBe(
        typed.length > 0 ? note : cleaned(note, 200),
      )
    }),
    { numRuns: runs(2) },
  )
  const several = new Map([['status', ['tough', 'no stunned']]])
  expect(said(readAgain(retryOf(at, ['correct'], several).id).kept?.fields)).toEqual([...several])
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
  const t = wordsIn('de')
  const choices = picks({ candidates, orName: 'Assault' }, t)
  expect(choices.map(({ value }) => value)).toEqual(['card:1', 'card:2', 'name:Assault'])
  const rows = pickRows(at, t, rest, filled({ name: 'Assault', icons: '1' }), choices)
  if (!rows) throw new Error('the form does not fit')
  const message = {
    type: 4,
    data: { flags: 1 << 15, components: rows },
  }
  expect(findings('callback', message as unknown as Json)).toEqual([])
  const kept = keptBy(
    idOf((rows[0] as never as { components: [{ custom_id: string }] }).components[0].custom_id).rest,
    at,
  )
  expect(said(kept?.fields)).toEqual([['icons', ['1']]])
  const chosen = new Map([...(kept?.fields ?? []), ['name', ['card:2']]])
  const find = (query: string) => ({
    cards: candidates.filter(({ value }) => value === query),
    areAlone: true,
  })
  expect(readForm(kept?.rest ?? [], chosen, at, find)).toMatchObject({
    given: { answer: { choice: 'flip', number: 1, card: { name: 'card-1' } } },
  })
})

test('a select of cards exists only if the rest of its form fits: nothing is left out in silence', () => {
  const rest = ['boost', 'boost#1', 'flip']
  const long = filled({ name: 'Assault', icons: '1', what: 'x'.repeat(30), number: '99' })
  expect(pickRows(at, wordsIn('en'), rest, long, [{ value: 'card:1', label: 'Assault' }])).toBeNull()
  expect(said(readAgain(retryOf(at, rest, long).id).kept?.fields)).toEqual([
    ['name', ['Assault']],
    ['icons', ['1']],
    ['number', ['99']],
  ])
})

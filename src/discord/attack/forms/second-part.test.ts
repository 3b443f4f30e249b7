// Tests a card of two parts, with “Then” or “If you do” between them: the first form, the second, and what both report.
import { describe, expect, it } from 'vitest'
import { fieldsOf, sceneAfter } from '../../../../test/support/attack/forms.ts'
import type { Answer } from '../../../engine/types.ts'
import { unitAttack } from '../../../games/gundam/flows.ts'
import { decodeAttackId } from '../face/ids.ts'
import { keptBy } from './fields-in-custom-id.ts'
import { formFor, readForm } from './forms.ts'

const unit = (id: string, player: string, more: object = {}) => ({
  ...{ id, kind: 'unit', player, ap: 2, hp: 3 },
  ...more,
})
const table = {
  ...{ edition: '1.9.0', activePlayer: 'Kei', standbyPlayer: 'Rio', shields: 2, base: 'none' },
  pieces: [unit('Falcon', 'Kei'), unit('Mole', 'Rio', { rested: true }), unit('Drake', 'Rio')],
  ...{ attacker: 'Falcon', target: { unit: 'Mole' } },
}
const decline: Answer = { question: 'block', choice: 'decline' }
const at = () => sceneAfter('unit', table, decline)
const fields = (said: Record<string, string | readonly string[]>) =>
  new Map(Object.entries(said).map(([name, one]) => [name, [one].flat()]))
const nobody = () => {
  throw new Error('no card is looked up')
}
const first = (said: Record<string, string | readonly string[]>) =>
  readForm(['happens'], fields(said), at(), nobody)

/** The answer of both forms, after a check that the engine accepts it. */
function both(said: Record<string, string>, second: Record<string, string>): Answer {
  const read = first(said)
  if (!('follows' in read)) throw new Error(JSON.stringify(read))
  // The rest of an id goes through the custom id of a button and of the form.
  const kept = keptBy(read.follows.rest, at())
  const form = kept && formFor(kept.rest, at(), 'en', kept.fields)
  const id = decodeAttackId(form?.custom_id ?? '')
  if (typeof id === 'string') throw new Error(id)
  expect(id.rest).toEqual(read.follows.rest)
  const answered = readForm(id.rest, fields(second), at(), nobody)
  if (!('given' in answered)) throw new Error(JSON.stringify(answered))
  expect(at().tries(answered.given.answer)).toBeNull()
  return answered.given.answer
}

const rests = { what: 'rest', whom: 'Drake', when: '+ifYouDo' }
const hurts = { what: 'damage', whom: 'Mole', number: '3', when: 'action:Rio', text: 'Shot' }

describe('a card of two parts', () => {
  it('is begun by the first form and finished by the second, as one card that takes one turn', () => {
    const answer = both(rests, hurts)
    expect(answer).toMatchObject({
      question: 'action:Rio',
      card: { name: 'card-1', owner: 'Rio' },
    })
    const first = { kind: 'rest', who: { piece: 'Drake' } }
    const second = [{ kind: 'damage', to: { piece: 'Mole' }, amount: 3 }]
    expect(answer.card).toMatchObject({ effects: [{ kind: 'ifYouDo', first, second }] })
    const played = unitAttack.play(table, [decline, answer])
    expect(unitAttack.own(played).now?.summary.pieces.find(({ piece }) => piece === 'Mole')?.where).toBe(
      'destroyed',
    )
  })

  it('with “Then” carries out the second part whatever the first does', () => {
    const answer = both({ what: 'ap', whom: 'Falcon', number: '-1', when: '+then' }, hurts)
    expect(answer.card).toMatchObject({ effects: [{ kind: 'andThen', first: { kind: 'ap' } }] })
  })

  it('is offered among the moments, and its second form says which link comes before it', () => {
    const form = formFor(['happens'], at(), 'en')
    expect(form && fieldsOf(form).get('when')).toContain('“Then” follows: this is only the first part')
    expect(formFor(['second', 'then', 'rest', '', 'Drake', ''], at(), 'en')?.title).toBe('Then…')
    expect(formFor(['second', 'ifYouDo', 'rest', '', 'Drake', ''], at(), 'de')?.title).toBe(
      'Wenn du das tust (If you do) …',
    )
  })

  it('refuses a first part that cannot stand there, before it asks for the second', () => {
    const code = (said: Record<string, string | readonly string[]>) => {
      const read = first(said)
      return 'problem' in read ? read.problem.code : null
    }
    expect(code({ ...rests, whom: ['Drake', 'Mole'] })).toBe('firstPartOneCard')
    expect(code({ what: 'ap', whom: 'Falcon', number: '1', when: '+ifYouDo' })).toBe('firstPartNotSo')
    expect(code({ what: 'note', text: 'Draw', when: '+then' })).toBe('firstPartName')
    expect(code({ what: 'rest', when: '+then' })).toBe('whomMissing')
  })
})

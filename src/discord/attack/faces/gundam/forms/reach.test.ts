// Forms reach what scripts reach: every rule about attacks, blocks and destruction, changes that hold beyond the battle,
// battle damage that is dealt to another Unit, and texts of two parts wherever a text is told.
import { describe, expect, it, test } from 'vitest'
import { fieldsOf, filled, type Point, sceneAfter } from '../../../../../../test/support/attack/forms.ts'
import {
  attack,
  bothPass,
  falcon,
  mole,
  noBlock,
  whenAttacking,
} from '../../../../../../test/support/games/gundam/unit-attack.ts'
import type { Answer } from '../../../../../engine/types.ts'
import { unitAttack } from '../../../../../games/gundam/flows.ts'
import { TARGET_RULES } from '../../../../../games/gundam/vocabulary/pieces.ts'
import type { Fields, Form } from '../../../face/form.ts'
import { decodeAttackId } from '../../../face/ids.ts'
import { keptBy, retryOf } from '../../../forms/fields-in-custom-id.ts'
import { askForm, formFor, readForm } from '../../../forms/forms.ts'
import { spelledOut } from '../../../play/find-scene.ts'

const pieces = [falcon(), mole({ rested: true } as object), falcon({ id: 'Heron' })]
const table = { ...attack(pieces), target: { unit: 'Mole' } }

/** The effects that a report with these fields brings, which the rules accept. */
function reported(fields: Readonly<Record<string, string>>) {
  const read = readForm(['happens'], filled(fields), sceneAfter('unit', table), () => ({
    areAlone: true,
    cards: [],
  }))
  if (!('given' in read)) throw new Error(JSON.stringify(read))
  const { answer } = read.given
  expect(unitAttack.play(table, [answer]).refused).toBeNull()
  return (answer.card as { effects: readonly object[] }).effects
}

test.each(TARGET_RULES)('the rule %s', rule => {
  expect(reported({ what: rule, whom: 'Mole' })).toEqual([{ kind: 'rule', who: { piece: 'Mole' }, rule }])
})

test.each(['ap', 'hp'])('%s that changes beyond the battle', kind => {
  expect(reported({ what: `${kind}Beyond`, whom: 'Falcon', number: '+2' })).toEqual([
    { kind, who: { piece: 'Falcon' }, amount: 2, beyondBattle: true },
  ])
})

test.each([
  ['redirect', 'target'],
  ['redirectOfAttacker', 'attacker'],
])('%s: battle damage that another Unit is dealt', (what, from) => {
  const to = { piece: 'Heron' }
  expect(reported({ what, whom: 'Heron' })).toEqual([{ kind: 'redirect', from: { the: from }, to }])
})

const alone = () => ({ areAlone: true, cards: [] })

/** What the custom id of a form or a button names, with the values in it. */
function keptIn(id: string | null | undefined, at: Point) {
  const decoded = decodeAttackId(id ?? '')
  if (typeof decoded === 'string') throw new Error(decoded)
  const kept = keptBy(spelledOut(decoded.rest, at), at)
  if (!kept) throw new Error(`${id} names no form`)
  return kept
}

/** Submits a form, of which only the custom id is known then. */
const submitted = (form: Form | null, fields: Fields, at: Point) =>
  readForm(keptIn(form?.custom_id, at).rest, fields, at, alone)

/** The form of the second part, behind the button to which the first has led. */
function secondForm(form: Form | null, said: Readonly<Record<string, string>>, at: Point): Form | null {
  const read = submitted(form, filled(said), at)
  if (!('follows' in read)) throw new Error(JSON.stringify(read))
  const { id } = retryOf(at, read.follows.rest, read.follows.fields)
  const kept = keptIn(id, at)
  return formFor(kept.rest, at, 'en', kept.fields)
}

/** The answer of both forms, which the engine accepts. */
function inTwoParts(
  at: Point,
  [question, choice]: readonly [string, string],
  ...[first, second]: readonly Readonly<Record<string, string>>[]
): Answer {
  const next = secondForm(askForm(at, 'en', question, choice), first ?? {}, at)
  const read = submitted(next, filled(second ?? {}), at)
  if (!('given' in read)) throw new Error(JSON.stringify(read))
  expect(at.tries(read.given.answer)).toBeNull()
  return read.given.answer
}

describe('a text of two parts', () => {
  const revealed = () => sceneAfter('unit', attack([falcon(), mole({ rested: true })]), noBlock, bothPass)
  const burst = ['burst#1', 'activate'] as const
  const ability = { ...whenAttacking('Spark', 'Falcon', []), effects: undefined }
  const carriedOut = () => sceneAfter('unit', { ...attack([falcon(), mole()]), abilities: [ability] })
  const done = ['resolve:Spark', 'done'] as const
  const hurts = { what: 'damage', whom: 'Mole', number: '1' }
  const damage = { kind: 'damage', to: { piece: 'Mole' }, amount: 1 }

  it('is what a revealed Burst card does', () => {
    const first = { what: 'to hand', when: '+then' }
    expect(inTwoParts(revealed(), burst, first, hurts)).toEqual({
      question: 'burst#1',
      choice: 'activate',
      card: { effects: [{ kind: 'andThen', first: { kind: 'movesCard', to: 'hand' }, second: [damage] }] },
    })
  })

  it('is what an ability does that is carried out, with “Then” and with “If you do”', () => {
    const rests = { what: 'rest', whom: 'Mole' }
    const first = { kind: 'rest', who: { piece: 'Mole' } }
    for (const [when, kind] of [
      ['+then', 'andThen'],
      ['+ifYouDo', 'ifYouDo'],
    ] as const)
      expect(inTwoParts(carriedOut(), done, { ...rests, when }, hurts)).toEqual({
        question: 'resolve:Spark',
        choice: 'done',
        card: { effects: [{ kind, first, second: [damage] }] },
      })
  })

  it('asks for no link in the form of its second part, which says what comes before it and requires an effect', () => {
    for (const { at, about } of [
      { at: revealed(), about: burst },
      { at: carriedOut(), about: done },
    ]) {
      const [question, choice] = about
      const form = askForm(at, 'en', question, choice)
      expect(form && fieldsOf(form).get('when')).toEqual([
        '“Then” follows: this is only the first part',
        '“If you do” follows: this is only the first part',
      ])
      const next = secondForm(form, { ...hurts, when: '+ifYouDo' }, at)
      expect(next?.title).toBe('If you do…')
      expect(next && fieldsOf(next).has('when')).toBe(false)
      expect(submitted(next, new Map(), at)).toMatchObject({ problem: { code: 'whatMissing' } })
      expect(submitted(form, filled({ when: '+then' }), at)).toMatchObject({
        problem: { code: 'whatMissing' },
      })
    }
  })

  it('has an id with room for the longest names', () => {
    const [long, other] = ['Falcon of the Long Name'.padEnd(60, '.'), 'Mole of the Long Name'.padEnd(60, '.')]
    const pieces = [falcon({ id: long }), mole({ id: other })]
    const source = { ...ability, id: 'An ability with a long name'.padEnd(60, '.'), source: long }
    const at = sceneAfter('unit', { ...attack(pieces), abilities: [source] })
    const hp = { what: 'hpBeyond', whom: other, number: '+ 0099' }
    const about = [`resolve:${source.id}`, 'done'] as const
    const longest = { what: 'notDestroyedByEffects', whom: other, number: '+ 0099', when: '+ifYouDo' }
    expect(submitted(askForm(at, 'en', ...about), filled(longest), at)).toMatchObject({
      problem: { code: 'firstPartNotSo' },
    })
    for (const mark of ['second', 'second*s']) {
      const rest = [mark, 'ifYouDo', longest.what, '+99', other, about.join(' ')]
      expect(keptIn(formFor(rest, at, 'de')?.custom_id, at).rest).toEqual(rest)
    }
    expect(inTwoParts(at, about, { ...hp, when: '+then' }, { ...hurts, whom: long }).card).toMatchObject({
      effects: [{ kind: 'andThen', first: { kind: 'hp', who: { piece: other }, amount: 99 } }],
    })
  })

  it('may be about all Units of one player, then of the other', () => {
    const units = (player: string) =>
      Array.from({ length: 6 }, (_, index) => falcon({ id: `${player} ${index}`, player }))
    const at = sceneAfter('unit', {
      ...attack([...units('Kei'), ...units('Rio')]),
      abilities: [{ ...ability, source: 'Kei 0' }],
    })
    const answer = inTwoParts(
      at,
      done,
      { what: 'rest', whom: 'all Rio', when: '+then' },
      { what: 'ap', whom: 'all Kei', number: '-1' },
    )
    const [both] = (answer.card as { effects: { second: object[] }[] }).effects
    expect(both?.second).toHaveLength(5 + 6)
  })

  it('gives the name of the Shield to its second form', () => {
    const form = askForm(revealed(), 'en', ...burst)
    const find = () => ({
      areAlone: true,
      cards: [{ value: 'card:1', name: { en: 'A', de: 'A' }, label: '', printed: {} }],
    })
    const said = filled({ name: 'A', ...hurts, when: '+then' })
    const read = readForm(keptIn(form?.custom_id, revealed()).rest, said, revealed(), find)
    if (!('follows' in read)) throw new Error(JSON.stringify(read))
    const { id } = retryOf(revealed(), read.follows.rest, read.follows.fields)
    expect(keptIn(id, revealed()).fields.get('name')).toEqual(['A'])
  })
})

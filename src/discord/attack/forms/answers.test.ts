// Tests the forms that askForm opens: a number, an ability's effect, a boost card, a revealed Shield.
import { describe, expect, test } from 'vitest'
import { fieldsOf, filled, type Point, restOf, sceneAfter } from '../../../../test/support/attack/forms.ts'
import * as gundam from '../../../../test/support/games/gundam/unit-attack.ts'
import * as cast from '../../../../test/support/games/marvel-champions/cast.ts'
import * as marvel from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import type { FindCards, FoundCard } from '../face/result.ts'
import { JOIN } from '../face/table.ts'
import { askForm, formFor, readForm } from './forms.ts'

const { lumen, sparrow, grinder, rustling } = cast
const { falcon, mole } = gundam

type Boost = { icons: number | null; star: boolean; does?: object[] }
const known = (value: string, en: string, boost: Boost): FoundCard => ({
  value,
  name: { en, de: `${en} (deutsch)` },
  label: `${en} · Core Set`,
  printed: boost ?? {},
})
const CARDS = [
  known('card:1', 'Advance', { icons: 2, star: false }),
  known('card:2', 'Shocker', { icons: 1, star: true }),
  known('card:3', 'Assault', { icons: 1, star: false }),
  known('card:4', 'Assault', { icons: null, star: false }),
  known('card:5', 'Tiger Shark', { icons: 2, star: true, does: [{ kind: 'noBearing' }] }),
]
const find: FindCards = query => ({
  cards: CARDS.filter(({ value, name }) => query === value || query === name.en),
  areAlone: true,
})

const enemy = (more: object = {}) => marvel.attack([lumen(), sparrow(), grinder()], more)
const boost = () => sceneAfter('enemy', enemy(), marvel.nobody)

/** Returns what readForm reads, and checks that the engine accepts the answer. */
function read(at: Point, rest: readonly string[], said: Record<string, string>): unknown {
  const result = readForm(rest, filled(said), at, find)
  if (!('given' in result)) return result
  expect(at.tries(result.given.answer)).toBeNull()
  const { answer, names } = result.given
  return Object.keys(names).length > 0 ? { ...answer, names } : answer
}

test('what the edition has no rule for is refused in words, and taken in one that has', () => {
  const said = { what: 'Suppression', whom: 'Falcon', when: 'block' }
  const reported = (edition: '1.0' | '1.9.0') =>
    readForm(['happens'], filled(said), sceneAfter('unit', { ...gundam.attack([falcon()]), edition }), find)
  expect(reported('1.0')).toEqual({
    problem: { code: 'noRuleInEdition', clause: null, details: { kind: 'forms:gundam.suppression' } },
  })
  expect(reported('1.9.0')).toHaveProperty('given')
})

describe('a number', () => {
  const unknownAtk = () =>
    sceneAfter('enemy', marvel.attack([lumen(), { id: 'Thug', kind: 'minion' }]), marvel.nobody)

  test('is asked with what it counts and its limits, in both languages', () => {
    const form = askForm(unknownAtk(), 'de', 'atk', 'atk')
    expect(form && [form.title, ...fieldsOf(form).values()]).toEqual(['ANG', ['ANG (0 bis 99)']])
    expect(form && restOf(form)).toEqual(['number', 'atk', 'atk'])
  })

  test('is asked for whom it is, where the question says so', () => {
    const table = gundam.attack([{ id: 'Zaku', kind: 'unit', player: 'Kei' }])
    const at = sceneAfter('unit', table, gundam.noBlock, gundam.bothPass)
    expect(askForm(at, 'en', 'ap:Zaku', 'ap')?.title).toBe('Zaku: AP')
  })

  test('is the answer', () => {
    const rest = ['number', 'atk', 'atk']
    expect(read(unknownAtk(), rest, { number: '3' })).toEqual({ question: 'atk', choice: 'atk', number: 3 })
    expect(read(unknownAtk(), rest, { number: '' })).toMatchObject({
      problem: { code: 'numberMissing', details: { asks: 'ATK' } },
    })
    expect(read(unknownAtk(), rest, { number: '100' })).toMatchObject({
      problem: { code: 'numberOutOfRange' },
    })
    expect(read(boost(), rest, { number: '3' })).toMatchObject({ problem: { code: 'notAskedNow' } })
  })

  test('may be left out where nobody need know it', () => {
    const { shields: _shields, ...table } = gundam.attack([falcon()])
    const area = sceneAfter('unit', table, gundam.noBlock, gundam.bothPass)
    const answer = { question: 'shieldArea', choice: 'shields' }
    expect(read(area, ['number', 'shieldArea', 'shields'], { number: '' })).toEqual(answer)
    expect(read(area, ['number', 'shieldArea', 'shields'], { number: '4' })).toEqual({ ...answer, number: 4 })
  })
})

describe('a boost card', () => {
  const flip = ['boost', 'boost#1', 'flip']
  const star = ['boost', 'boost#1', 'flipStar']

  test('is named, or its icons are counted; with a star there is more to say', () => {
    const at = boost()
    expect([...fieldsOf(formFor(flip, at, 'de') ?? fail()).keys()]).toEqual(['name', 'icons'])
    const keys = ['name', 'icons', 'what', 'whom', 'number']
    expect([...fieldsOf(formFor(star, at, 'de') ?? fail()).keys()]).toEqual(keys)
    expect(askForm(at, 'en', 'boost#1', 'flip')?.title).toBe('Boost card 1')
  })

  test('that is named has its printed icons, unless they are counted differently', () => {
    const card = { name: 'card-1' }
    const names = { 'card-1': { en: 'Advance', de: 'Advance (deutsch)' } }
    const answer = { question: 'boost#1', choice: 'flip', card, names }
    expect(read(boost(), flip, { name: 'Advance' })).toEqual({ ...answer, number: 2 })
    expect(read(boost(), flip, { name: 'Advance', icons: '0' })).toEqual({ ...answer, number: 0 })
  })

  test('with a printed star is one with a star ability, which is carried out next', () => {
    expect(read(boost(), flip, { name: 'Shocker' })).toMatchObject({ choice: 'flipStar', number: 1 })
  })

  test('with a printed star does what its data say, unless something else is said', () => {
    const shark = read(boost(), flip, { name: 'Tiger Shark' })
    expect(shark).toMatchObject({ choice: 'flipStar', number: 2, card: { effects: [{ kind: 'noBearing' }] } })
    const typed = { name: 'Tiger Shark', what: 'damage', whom: 'Lumen', number: '2' }
    expect(read(boost(), star, typed)).toMatchObject({ card: { effects: [{ kind: 'damage', amount: 2 }] } })
  })

  test('that is only counted has no name, and may have an ability', () => {
    expect(read(boost(), flip, { icons: '3' })).toEqual({ question: 'boost#1', choice: 'flip', number: 3 })
    expect(read(boost(), star, { icons: '1', what: 'damage', whom: 'Lumen', number: '2' })).toEqual({
      question: 'boost#1',
      choice: 'flipStar',
      number: 1,
      card: { effects: [{ kind: 'damage', to: { piece: 'Lumen' }, amount: 2 }] },
    })
  })

  test('of a name that several have is to be picked; of a name that none has, it is a problem', () => {
    expect(read(boost(), flip, { name: 'Assault' })).toEqual({ candidates: CARDS.slice(2, 4) })
    expect(read(boost(), flip, { name: 'card:3' })).toMatchObject({ number: 1 })
    expect(read(boost(), flip, { name: 'Nothing' })).toMatchObject({
      problem: { code: 'noSuchCard', details: { typed: 'Nothing' } },
    })
    expect(read(boost(), flip, {})).toMatchObject({ problem: { code: 'cardOrIcons' } })
    expect(read(boost(), flip, { name: 'card:4' })).toMatchObject({ problem: { code: 'numberMissing' } })
  })
})

describe('a revealed Shield', () => {
  const burst = () => sceneAfter('unit', gundam.attack([falcon(), mole()]), gundam.noBlock, gundam.bothPass)

  test('has a name and, if its Burst is activated, an effect', () => {
    const at = burst()
    expect([...fieldsOf(formFor(['burst', 'burst#1', 'noBurst'], at, 'de') ?? fail()).keys()]).toEqual([
      'name',
    ])
    const form = askForm(at, 'de', 'burst#1', 'activate') ?? fail()
    expect(fieldsOf(form).get('what')).toContain('Die aufgedeckte Karte kommt auf die Hand')
  })

  test('is the answer, under an id that no name can disturb', () => {
    const names = { 'card-1': { en: 'Advance', de: 'Advance (deutsch)' } }
    const answer = { question: 'burst#1', choice: 'noBurst' }
    expect(read(burst(), ['burst', 'burst#1', 'noBurst'], {})).toEqual(answer)
    expect(read(burst(), ['burst', 'burst#1', 'noBurst'], { name: 'Advance' })).toEqual({
      ...answer,
      card: { name: 'card-1' },
      names,
    })
    expect(
      read(burst(), ['burst', 'burst#1', 'activate'], { name: 'Advance', what: 'to base section' }),
    ).toEqual({
      question: 'burst#1',
      choice: 'activate',
      card: { name: 'card-1', effects: [{ kind: 'movesCard', to: 'base section' }] },
      names,
    })
  })
})

describe('a revealed Shield whose card has a Burst', () => {
  const at = () => sceneAfter('unit', gundam.attack([falcon(), mole()]), gundam.noBlock, gundam.bothPass)
  const HAYATO: FoundCard = {
    value: 'card:5',
    name: { en: 'Hayato', de: 'Hayato' },
    label: 'Hayato · 【Burst】',
    printed: { hasBurst: true, burst: { effects: [{ kind: 'exResource' }], names: {} } },
  }
  const found: FindCards = () => ({ cards: [HAYATO], areAlone: true })

  test('is not taken as one without: whoever names it is asked what becomes of the Burst', () => {
    const named = filled({ name: 'ST01-012' })
    const card = { name: 'card-1', effects: [{ kind: 'exResource' }] }
    const answers = ['noBurst', 'name', 'activate', 'decline'].map(choice => {
      const answer = readForm(['burst', 'burst#1', choice], named, at(), found)
      return 'given' in answer && answer.given.answer
    })
    expect(answers).toMatchObject([
      { choice: 'name', card },
      { choice: 'name', card },
      { choice: 'activate', card },
      { choice: 'decline', card: { name: 'card-1' } },
    ])
  })
})

describe('an ability that is carried out', () => {
  const ability = { id: 'Ultron', trigger: { on: 'attacks' as const }, forced: true }
  const opened = () => sceneAfter('enemy', enemy({ abilities: [ability] }))
  const rest = ['resolve', 'resolve:Ultron', 'done']

  test('is asked by its name for what it does', () => {
    expect(askForm(opened(), 'en', 'resolve:Ultron', 'done')?.title).toBe('Ultron')
    expect(
      askForm(
        sceneAfter('enemy', enemy(), marvel.nobody, { choice: 'flipStar', number: 0 }),
        'de',
        'resolve:boost#1',
        'done',
      )?.title,
    ).toBe('Was bewirkt sie?')
  })

  test('does nothing that counts here, or one thing', () => {
    const done = { question: 'resolve:Ultron', choice: 'done' }
    expect(read(opened(), rest, { text: 'something typed for nothing' })).toEqual(done)
    expect(read(opened(), rest, { what: 'stunned', whom: 'Lumen' })).toEqual({
      ...done,
      card: { effects: [{ kind: 'status', to: { piece: 'Lumen' }, status: 'stunned' }] },
    })
  })
})

test('a choice that needs nothing, or that is not there, opens no form', () => {
  const at = sceneAfter('enemy', marvel.attack([lumen(), rustling()]))
  expect(askForm(at, 'en', 'defend', 'nobody')).toBeNull()
  expect(askForm(at, 'en', 'defend', `${JOIN}base`)).toBeNull()
  expect(askForm(at, 'en', 'boost#1', 'flip')).toBeNull()
  expect(formFor(['toString'], at, 'en')).toBeNull()
  expect(readForm(['constructor'], filled({}), at, find)).toMatchObject({
    problem: { code: 'notAskedNow' },
  })
})

function fail(): never {
  throw new Error('there is no form')
}

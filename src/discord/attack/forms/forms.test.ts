// Opens every form at every prompt of random plays in both languages and checks Discord's limits. Fills the forms in and
// checks that the engine accepts the answer, or that the refusal's code has words.
import { expect, test } from 'vitest'
import {
  asks,
  everyPoint,
  filledIn,
  type Point,
  restOf,
  sceneAfter,
} from '../../../../test/support/attack/forms.ts'
import { FACES } from '../../../../test/support/attack/played-faces.ts'
import * as gundam from '../../../../test/support/games/gundam/unit-attack.ts'
import * as cast from '../../../../test/support/games/marvel-champions/cast.ts'
import * as marvel from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import { LANGUAGES, type Language } from '../../../language.ts'
import { findings } from '../../../loopback/checks/check.ts'
import type { Json } from '../../../loopback/json.ts'
import { anyForms } from '../face/face.ts'
import type { Form } from '../face/form.ts'
import type { FormScene } from '../face/forms-face.ts'
import type { CardsFound, FoundCard } from '../face/result.ts'
import { problemKey, problemText } from '../play/problem-text.ts'
import { askForm, formFor, readForm } from './forms.ts'

/** All forms that can be opened in a scene. */
function formsOf(at: FormScene, language: Language): Form[] {
  const whole = ['happens', 'correct', 'handOver'].map(kind => formFor([kind], at, language))
  const asked = asks(at).map(([question, choice]) => askForm(at, language, question, choice))
  return [...whole, ...asked].filter(one => one !== null)
}

/** Gives every piece and player a name of many characters with markdown and a mark of direction. */
const withNames = (at: FormScene): FormScene => {
  const { scene } = at
  const long = `\u202E**${'Sehr langer Name '.repeat(8)}@everyone`
  const more = ['Ana', 'Rio', 'Lumen', 'Sparrow', 'Grinder', 'Thug', 'Falcon']
  const ids = ['Hero', 'Friend', 'Other', 'Boss', 'Brute', 'One', 'Two', 'Three', 'Four', 'Fort', ...more]
  const names = Object.fromEntries(ids.map(id => [id, { en: long, de: long }]))
  return { ...at, scene: { ...scene, walkthrough: { ...scene.walkthrough, names } } }
}

/** Checks that Discord would take the form and that it contains no missing words. */
function isRight(form: Form): void {
  expect([form.custom_id, findings('callback', { type: 9, data: form as unknown as Json })]).toEqual([
    form.custom_id,
    [],
  ])
  expect(JSON.stringify(form)).not.toMatch(/\{\{|undefined|\[object|\u202E|:[a-z]+\.[a-z]/)
}

test('every form of every prompt is one that Discord takes, in both languages', () => {
  let forms = 0
  everyPoint(at => {
    for (const language of LANGUAGES)
      for (const form of formsOf(withNames(at), language)) {
        isRight(form)
        forms += 1
      }
  })
  expect(forms).toBeGreaterThan(300)
})

test('every kind of form is one that Discord takes', () => {
  const { lumen, sparrow, grinder } = cast
  const { nobody } = marvel
  const enemy = marvel.attack([lumen(), sparrow(), grinder()])
  const scenes = [
    sceneAfter('enemy', enemy),
    sceneAfter('enemy', enemy, nobody),
    sceneAfter('enemy', enemy, nobody, { choice: 'flipStar', number: 1 }),
    sceneAfter('enemy', marvel.attack([lumen(), { id: 'Thug', kind: 'minion' }]), nobody),
    sceneAfter('unit', gundam.attack([gundam.falcon()]), gundam.noBlock, gundam.bothPass),
  ]
  const forms = scenes.flatMap(at => LANGUAGES.flatMap(language => formsOf(withNames(at), language)))
  for (const form of forms) isRight(form)
  const kinds = new Set(forms.map(form => restOf(form)[0]))
  expect([...kinds].sort()).toEqual('boost burst correct handOver happens join number resolve'.split(' '))
})

const card = (printed: FoundCard['printed']): FoundCard => ({
  value: 'card:1',
  name: { en: 'Backflip', de: 'Rückwärtssalto' },
  label: 'Backflip · Core Set',
  printed,
})

/** Finds one card for “Backflip” and two cards for every number. */
const find = (query: string): CardsFound => {
  const one = card({ icons: 2, star: true })
  if (query === 'Backflip') return { cards: [one], areAlone: true }
  return { cards: /^\d+$/.test(query) ? [one, { ...one, value: 'card:2' }] : [], areAlone: true }
}

const words = {
  forms: anyForms(FACES),
  nameOf: (id: string) => id,
  labelOf: () => 'a choice',
  typed: (text: string) => text,
}

/** Checks that the problem has a sentence in both languages without missing parts. */
function hasWords(problem: Parameters<typeof problemText>[0]): void {
  expect(problemKey(problem)).toBe(`walkthroughs:refused.${problem.code}`)
  for (const language of LANGUAGES)
    expect(problemText(problem, language, words)).not.toMatch(/\{\{|undefined|\[object|NaN/)
}

/** Reads the filled-in form and returns the kind of result: accepted, refused, problem, candidates or handedOver. */
function comesOf(at: Point, form: Form, picks: readonly number[]): string {
  const fields = filledIn(form, picks)
  const read = readForm(restOf(form), fields, at, find)
  if ('problem' in read) hasWords(read.problem)
  if (!('given' in read)) return Object.keys(read)[0] ?? ''
  const refused = at.tries(read.given.answer)
  if (refused) hasWords(refused)
  return refused ? 'refused' : 'accepted'
}

test('a form filled in with its own options is accepted, or refused in words', () => {
  const results: Record<string, number> = {}
  everyPoint((point, picks) => {
    for (const [index, form] of formsOf(point, 'de').entries()) {
      const turned = picks.map((pick, i) => Math.floor(pick / (1 + ((index + i) % 7))))
      const result = comesOf(point, form, turned)
      results[result] = (results[result] ?? 0) + 1
    }
  })
  // Every run must produce each of these results.
  for (const result of ['accepted', 'refused', 'problem', 'handedOver'])
    expect([result, results[result]]).toEqual([result, expect.any(Number)])
})

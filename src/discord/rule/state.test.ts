import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/runs.ts'
import {
  ACTIONS,
  decodeRuleId,
  encodeRuleId,
  FIRST_VIEW,
  follow,
  goBack,
  type RuleState,
  type TrailStop,
} from './state.ts'

const code = fc.stringMatching(/^[a-z0-9]{2,6}$/)
const page = fc.integer({ min: 0, max: 99 })
const paged = fc.record({
  view: fc.constantFrom('all' as const, 'rulings' as const, 'changes' as const),
  page,
})
const first = fc.record({
  view: fc.constant('first' as const),
  answer: fc.option(fc.stringMatching(/^[a-z0-9]{4}$/)),
})
const stop: fc.Arbitrary<TrailStop> = fc.record({ code, part: fc.oneof(paged, fc.constant(FIRST_VIEW)) })
const state: fc.Arbitrary<RuleState> = fc
  .record({
    stop: fc.record({ code, part: fc.oneof(paged, first) }),
    language: fc.constantFrom('en' as const, 'de' as const),
    trail: fc.array(stop, { maxLength: 5 }),
  })
  .map(({ stop, language, trail }) => ({ ...stop, language, trail }))
const action = fc.constantFrom(...ACTIONS)

describe('the custom id of a rule button', () => {
  it('gives back what was put in', () => {
    fc.assert(
      fc.property(action, state, (action, state) => {
        expect(decodeRuleId(encodeRuleId(action, state))).toEqual({ action, state, isFormer: false })
      }),
      { numRuns: runs(2) },
    )
  })

  it('has at most 80 characters even at its longest', () => {
    const longest: RuleState = {
      code: 'zzzzzz',
      part: { view: 'first', answer: 'zzzz' },
      language: 'de',
      trail: Array.from({ length: 9 }, () => ({ code: 'zzzzzz', part: { view: 'rulings', page: 99 } })),
    }
    for (const action of ACTIONS) expect(encodeRuleId(action, longest).length).toBeLessThanOrEqual(80)
    const read = decodeRuleId(encodeRuleId('page', longest))
    expect(typeof read === 'object' && read.state.trail.length).toBe(5)
  })

  it('keeps the answer beside a page while there is room for it', () => {
    const part = { view: 'all', page: 12, answer: 'zzzz' } as const
    const stop = { code: 'zzzzzz', part: { view: 'all', page: 10 } } as const
    const stateAfter = (stops: number): RuleState => ({
      ...{ code: 'zzzzzz', part, language: 'de' },
      trail: Array.from({ length: stops }, () => stop),
    })
    for (const action of ACTIONS) {
      expect(decodeRuleId(encodeRuleId(action, stateAfter(4)))).toMatchObject({ state: { part } })
      expect(encodeRuleId(action, stateAfter(5)).length).toBeLessThanOrEqual(80)
    }
    expect(decodeRuleId(encodeRuleId('language', stateAfter(5)))).toMatchObject({
      state: { part: { view: 'all', page: 12 }, trail: { length: 5 } },
    })
  })

  it('of another version is outdated, anything else is foreign, and nothing throws', () => {
    expect(decodeRuleId('rule0:page:en:1:mcdefd:')).toBe('outdated')
    expect(decodeRuleId('rule3:x')).toBe('outdated')
    for (const id of [
      '',
      'rule',
      'rule1',
      'attack1:x',
      'rule1:page:fr:1:mcdefd:',
      'rule1:page:en:-1:mcdefd:',
      'rule1:page:en:1:mcdefd::',
      'rule1:page:en:1:MCDEFD:',
    ])
      expect(decodeRuleId(id), id).toBe('foreign')
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), id =>
        ['outdated', 'foreign'].includes(String(decodeRuleId(id))),
      ),
      { numRuns: runs(2) },
    )
  })
})

it('of version 1.0.0 is read, and says so', () => {
  const read = decodeRuleId('rule1:page:de:3:mcdefd:mctou-1')
  expect(read).toEqual({
    action: 'page',
    state: {
      ...{ code: 'mcdefd', part: { view: 'all', page: 3 }, language: 'de' },
      trail: [{ code: 'mctou', part: { view: 'all', page: 1 } }],
    },
    isFormer: true,
  })
})

describe('the trail', () => {
  it('leads back the way one came', () => {
    fc.assert(
      fc.property(state, code, (from, next) => {
        const there = follow(from, next)
        expect(there).toMatchObject({ code: next, part: FIRST_VIEW, language: from.language })
        expect(goBack(there)).toMatchObject({
          code: from.code,
          part: from.part.view === 'first' ? FIRST_VIEW : from.part,
        })
      }),
      { numRuns: runs(2) },
    )
  })

  it('forgets the oldest of more than five', () => {
    const codes = ['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg']
    const start: RuleState = { code: 'start', part: FIRST_VIEW, language: 'en', trail: [] }
    const end = codes.reduce((state, code) => follow(state, code), start)
    expect(end.trail.map(({ code }) => code)).toEqual(['bb', 'cc', 'dd', 'ee', 'ff'])
    expect(goBack(start)).toBeNull()
  })
})

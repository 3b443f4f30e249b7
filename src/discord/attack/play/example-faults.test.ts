// Tests that the glossary's examples begin, and that a wrong example gets a reason.

import { expect, it } from 'vitest'
import { namedCards as cards } from '../../../../test/support/card-games.ts'
import { shippedGlossary as glossary } from '../../../../test/support/shipped-rules.ts'
import type { Entry } from '../../../glossary/glossary.ts'
import { playedGames } from '../../../played-games.ts'
import { exampleFaults } from './example-faults.ts'

const { faces } = playedGames()

const faultOf = (tryIt: Entry['tryIt']) => {
  const entries = glossary.entries.slice(0, 1).map(entry => ({ ...entry, tryIt }))
  return exampleFaults({ ...glossary, entries }, faces, cards).map(({ message }) => message)
}

it('every example that is shipped begins', () => {
  expect(glossary.entries.filter(({ tryIt }) => tryIt).length).toBeGreaterThan(5)
  expect(exampleFaults(glossary, faces, cards)).toEqual([])
})

it('an example with another attack, an option it does not have, or nobody to attack with is named', () => {
  const options = { enemy: 'card:01095', hero: 'card:01001a' }
  expect(faultOf({ attack: 'enemy', options })).toEqual([])
  expect(faultOf({ attack: 'villain', options })).toEqual(['there is no /attack villain'])
  expect(faultOf({ attack: 'enemy', options: { ...options, shields: 2 } })).toEqual([
    '/attack enemy has no option shields',
  ])
  expect(faultOf({ attack: 'enemy', options: { enemy: 'card:01095' } })).toEqual([
    'it does not begin: nameMissing',
  ])
})

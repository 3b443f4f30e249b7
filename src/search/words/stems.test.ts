import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'
import { knownParts, splitter } from './readings.ts'
import { stemsOf } from './stems.ts'

const meet = (a: string, b: string, language: 'en' | 'de') =>
  stemsOf(a, language).some(stem => stemsOf(b, language).includes(stem))

describe('stems', () => {
  it.each([
    ['verteidigt', 'verteidigen'],
    ['verteidigung', 'verteidigen'],
    ['angegriffen', 'angriff'],
    ['aufgedeckt', 'aufdecken'],
    ['aufzudecken', 'aufdecken'],
    ['gezogen', 'ziehen'],
    ['verwirrt', 'verwirren'],
    ['nebenpläne', 'nebenplan'],
    ['zaehe', 'zäh'],
  ])('%s and %s are one in German', (a, b) => {
    expect(meet(a, b, 'de')).toBe(true)
  })

  it.each([
    ['retaliates', 'retaliate'],
    ['dealt', 'deal'],
    ['drawn', 'draw'],
    ['defense', 'defend'],
    ['allies', 'ally'],
  ])('%s and %s are one in English', (a, b) => {
    expect(meet(a, b, 'en')).toBe(true)
  })

  it.each([
    ['schurke', 'schurkisch', 'de'],
    ['tough', 'thought', 'en'],
    ['gegner', 'gegen', 'de'],
  ] as const)('%s and %s are two', (a, b, language) => {
    expect(meet(a, b, language)).toBe(false)
  })

  it.each(['en', 'de'] as const)('leave numbers and endless words as they are (%s)', language => {
    expect(stemsOf('134', language)[0]).toBe('134')
    expect(stemsOf('ings'.repeat(1500), language)[0]).toBe(fold('ings'.repeat(1500)))
  })
})

describe('compounds', () => {
  const split = splitter(
    knownParts(['vergeltung', 'schaden', 'karte', 'boost', 'verbündeter', 'limit', 'plan']),
  )

  it.each([
    ['vergeltungsschaden', ['vergelt', 'schad']],
    ['boostkarten', ['boost', 'kart']],
    ['verbündetenlimit', ['verbundet', 'limit']],
    ['boostkartenlimit', ['boost', 'kart', 'limit']],
  ])('%s is taken apart', (word, parts) => {
    expect(split(word)).toEqual(parts)
  })

  it('are only words of which every part is known', () => {
    expect(split('boosttrank')).toBeNull()
    expect(split('kartoffelplan')).toBeNull()
    expect(split('schaden')).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { resources } from '../i18n/resources.ts'
import { wordsIn } from '../i18n/words.ts'
import { EVENT_KEYS } from './event-keys.ts'
import { EVENT_VARIANTS } from './event-variants.ts'
import { lineOf } from './story.ts'

const event = (type: string, facts: object) =>
  ({ type, clause: 'MC-EA-01', step: 'attempt', ...facts }) as never
const told = (type: string, facts: object) => lineOf(event(type, facts), wordsIn('en'), id => id)?.words

describe('a line of the story', () => {
  it('does not ask about what nobody knows', () => {
    expect(told('damage_dealt', { piece: 'Wasp', amount: 2, placed: 2, remaining: 1 })).toBe(
      'Wasp takes 2 damage: 1 HP left.',
    )
    expect(told('damage_dealt', { piece: 'Wasp', amount: 2, placed: 2, remaining: null })).toBe(
      'Wasp takes 2 damage.',
    )
    expect(told('damage_dealt', { piece: 'Wasp', amount: 0, placed: 0, remaining: 3 })).toBe(
      'Wasp takes no damage.',
    )
    expect(told('shield_destroyed', { shieldsLeft: null })).toBe('A Shield is destroyed.')
    expect(told('card_reported', { card: null })).toBe('A card or an ability is used.')
    expect(told('atk_changed', { from: null, to: null })).toBe(
      'The ATK changes; nobody has said yet how much it is.',
    )
  })

  it('names whom an enemy attacks, and whom a hero does', () => {
    expect(told('attack_initiated', { attacker: 'Rhino', player: 'Ana', character: 'Wasp' })).toBe(
      'Rhino attacks Ana; the target is Wasp.',
    )
    expect(told('attack_initiated', { attacker: 'Wasp', targets: ['Rhino', 'Whiplash'] })).toBe(
      'Wasp attacks Rhino, Whiplash.',
    )
  })

  it('tells the parts of an instance of damage that there are', () => {
    const damage = { target: 'Rhino', base: 3, increase: 0, additional: 0 }
    expect(told('damage_instance', damage)).toBe('Rhino: 3 damage.')
    expect(told('damage_instance', { ...damage, increase: 1 })).toBe('Rhino: 3 damage, increased by 1.')
    expect(told('damage_instance', { ...damage, additional: 2 })).toBe(
      'Rhino: 3 damage and 2 additional damage.',
    )
    expect(told('damage_instance', { ...damage, increase: 1, additional: 2 })).toContain(
      'increased by 1, and 2',
    )
  })

  it('says which status card it is, in the reader’s language', () => {
    const given = event('status_given', { piece: 'Wasp', status: 'stunned' })
    expect(lineOf(given, wordsIn('de'), id => id)?.words).toBe('Wasp bekommt eine Statuskarte: Betäubt.')
  })

  it('counts attacks only where there are several', () => {
    expect(told('attack_counted', { attack: 1, of: 1 })).toBeUndefined()
    expect(told('attack_counted', { attack: 1, of: 2 })).toBe('Attack 1 of 2.')
  })
})

describe('the variants of a sentence', () => {
  it('belong to events that are told, and have words', () => {
    const words = Object.keys(resources.en.story.event).map(key => `story:event.${key}`)
    for (const [type, variants] of Object.entries(EVENT_VARIANTS)) {
      expect(Object.keys(EVENT_KEYS)).toContain(type)
      for (const { key } of variants) expect(words).toContain(key)
    }
  })
})

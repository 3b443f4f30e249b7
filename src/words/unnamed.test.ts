// A Base and a villain without a card stand in sentences with their article, in the case that the sentence needs.
import { describe, expect, it } from 'vitest'
import { boardNames } from '../discord/attack/face/names.ts'
import { unitAttackFace } from '../discord/attack/faces/gundam/unit-attack.ts'
import { marvelBoard } from '../discord/attack/faces/marvel-champions/marvel-board.ts'
import type { Language } from '../language.ts'
import { lineOf } from './story.ts'
import { wordsIn } from './words.ts'

const nobody = { names: {}, seats: [] }

function told(language: Language, type: string, facts: object): string | undefined {
  const t = wordsIn(language)
  const own = 'villain' in facts ? marvelBoard.ownName : unitAttackFace.board.ownName
  const { villain: _, ...shown } = { villain: null, ...facts }
  const event = { type, clause: 'GCG-8-5-2-2', step: 'damage', ...shown }
  return lineOf(event as never, t, boardNames(nobody, language, t, own).plain)?.words
}

/** Tells an event of Marvel Champions. */
const inMarvel = (language: Language, type: string, facts: object) =>
  told(language, type, { ...facts, villain: true })

describe('a Base without a card', () => {
  const blow = { from: 'Barbatos', to: 'Base', amount: 4 }

  it('is dealt battle damage', () => {
    expect(told('de', 'battle_damage', blow)).toBe('Barbatos fügt der Basis 4 Kampfschaden zu.')
    expect(told('en', 'battle_damage', blow)).toBe('Barbatos deals 4 battle damage to the Base.')
    expect(told('de', 'brief.battleDamageDestroys', blow)).toBe(
      'Barbatos fügt der Basis 4 Kampfschaden zu; die Basis wird zerstört.',
    )
    expect(told('de', 'effect_damage', blow)).toBe('4 Effektschaden an der Basis.')
  })

  it('begins a sentence with a capital, and stands in lists with its article', () => {
    expect(told('de', 'base_destroyed', { base: 'Base' })).toBe('Die Basis wird zerstört.')
    expect(told('en', 'base_destroyed', { base: 'Base' })).toBe('The Base is destroyed.')
    expect(told('de', 'suppression_idle', { card: 'Base' })).toBe(
      'Niederhaltung gilt nur für Schilde: Die Basis nimmt den Schaden allein.',
    )
    expect(told('de', 'units_destroyed', { units: ['Barbatos', 'Base'] })).toBe(
      'Zerstört: Barbatos, die Basis.',
    )
  })

  it('is asked about', () => {
    expect(wordsIn('de')('attack:ask.hp', { name: 'Basis' })).toBe('Wie viele TP hat die Basis noch?')
    expect(wordsIn('en')('attack:ask.hp', { name: 'Base' })).toBe('How many HP does the Base have left?')
    expect(wordsIn('de')('attack:result.damageTo', { amount: 4, name: 'Basis' })).toBe(
      '4 Schaden an der Basis',
    )
  })
})

describe('the top Shield', () => {
  it('stands in the case that the sentence needs', () => {
    expect(told('de', 'no_damage', { from: 'Barbatos', to: 'Shield' })).toBe(
      'Barbatos hat 0 AP und fügt dem obersten Schild keinen Schaden zu.',
    )
    expect(told('de', 'damage_kept_off', { card: 'Shield', amount: 2 })).toBe(
      'Der oberste Schild kann diesen Schaden nicht erhalten, also entfällt 2 Schaden.',
    )
  })
})

describe('a villain without a card', () => {
  it('gets the damage of an overkill', () => {
    const rest = { amount: 2, from: 'Hydra', to: 'villain' }
    expect(inMarvel('de', 'overkill', rest)).toBe(
      'Overkill: 2 überschüssiger Schaden geht von Hydra an den Schurken.',
    )
    expect(inMarvel('en', 'overkill', rest)).toBe('Overkill: 2 excess damage goes from Hydra to the villain.')
    expect(inMarvel('de', 'brief.damageAlone', { piece: 'villain', amount: 2 })).toBe(
      'Der Schurke nimmt 2 Schaden.',
    )
  })

  it('is attacked', () => {
    const targets = ['Hydra', 'villain']
    expect(inMarvel('de', 'attack_initiated', { attacker: 'Hulk', targets })).toBe(
      'Hulk greift Hydra, den Schurken an.',
    )
    expect(wordsIn('de')('attack:head.attacksTarget', { attacker: 'Hulk', target: 'Schurke' })).toBe(
      'Hulk greift den Schurken an',
    )
    expect(wordsIn('de')('attack:head.attacksTarget', { attacker: 'Schurke', target: 'Hulk' })).toBe(
      'Der Schurke greift Hulk an',
    )
    expect(wordsIn('en')('attack:head.attacksTarget', { attacker: 'Minion', target: 'Hulk' })).toBe(
      'The minion attacks Hulk',
    )
  })
})

describe('a piece with a name', () => {
  it('keeps it as it is written, whatever it holds', () => {
    const named = (name: string) =>
      wordsIn('de')('attack:head.attacksTarget', { attacker: name, target: name })
    for (const name of ['iDOLM, die Zweite', '$& {{target}} $t(attack:undo)', 'Basis-Wächter'])
      expect(named(name)).toBe(`${name} greift ${name} an`)
  })
})

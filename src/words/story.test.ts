import { describe, expect, it } from 'vitest'
import { resourcesOf } from './resources.ts'
import { formOf, lineOf, sentenceOf } from './story.ts'
import { wordsIn } from './words.ts'

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
      'ATK changes, but nobody has said to how much yet.',
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
    expect(lineOf(given, wordsIn('de'), id => id)?.words).toBe('Wasp bekommt eine Betäubt-Statuskarte.')
  })

  it.each([
    ['ability_declined', 'en', 'Ana declines the ability of Spider-Man.'],
    ['ability_declined', 'de', 'Ana verzichtet auf die Fähigkeit von Spider-Man.'],
    ['abilities_declined', 'en', 'Ana declines the abilities of Spider-Man, “Charge”.'],
    ['ability_used', 'en', 'The ability of Spider-Man is used.'],
    ['ability_used', 'de', 'Die Fähigkeit von Spider-Man wird verwendet.'],
    ['action_used', 'en', 'Ana uses the ability of Spider-Man.'],
    ['reminded', 'de', 'Für später notiert: die Fähigkeit von Spider-Man.'],
    ['nothing_done', 'de', /^Die Fähigkeit von Spider-Man wird nicht ausgeführt/],
    ['targets_missing', 'en', /^The ability of Spider-Man does nothing/],
    ['target_condition_met', 'de', 'Fähigkeit von Spider-Man: Das Ziel erfüllt die Bedingung.'],
    ['effects_triggered', 'en', 'Triggered and still to be resolved: the effect of Spider-Man, Charge.'],
    ['attack_effects_silent', 'de', /nicht ausgelöst: der Effekt von Spider-Man, Charge\.$/],
  ] as const)(
    '%s calls an ability that has no name after its card, never by the card’s name (%s)',
    (type, language, words) => {
      const both = ['ability-1', 'Charge']
      const facts = { player: 'Ana', ability: 'ability-1', abilities: both, effects: both }
      const nameOf = (id: string) => (id === 'ability-1' ? 'Spider-Man' : id)
      const line = lineOf(event(type, facts), wordsIn(language), nameOf)?.words
      if (typeof words === 'string') expect(line).toBe(words)
      else expect(line).toMatch(words)
    },
  )

  it('names the ability of a keyword, and one that has a name', () => {
    expect(told('ability_used', { ability: 'retaliate:Hulk' })).toBe(
      'The ability “retaliate (Hulk)” is used.',
    )
    expect(told('ability_declined', { player: 'Ana', ability: 'Charge' })).toBe(
      'Ana declines the ability “Charge”.',
    )
  })

  it('counts attacks only where there are several', () => {
    expect(told('attack_counted', { attack: 1, of: 1 })).toBeUndefined()
    expect(told('attack_counted', { attack: 1, of: 2 })).toBe('Attack 1 of 2.')
  })

  it('tells of threat that is placed, and of none not at all (MC-SCHEMEENEMY-04)', () => {
    expect(told('threat_placed', { amount: 2, scheme: 'Main', now: 6 })).toBe(
      '2 threat is placed on Main: 6 now.',
    )
    expect(told('threat_placed', { amount: 0, scheme: 'Main', now: 4 })).toBeUndefined()
  })
})

describe('the forms of a sentence', () => {
  const PLURAL = /_(zero|one|two|few|many|other)$/
  const keys = Object.keys(resourcesOf('en').story?.event ?? {}).map(key => key.replace(PLURAL, ''))

  it('are chosen by what is known: each of them is told of an event', () => {
    const facts: Readonly<Record<string, object>> = {
      atk_changed_same: { from: 2, to: 2 },
      atk_changed_unknown: { from: null, to: null },
      sch_changed_same: { from: 2, to: 2 },
      sch_changed_unknown: { from: null, to: null },
      activation_waits_attacks: { does: 'attacks' },
      activation_waits_schemes: { does: 'schemes' },
      activation_waits_inside: { does: 'attacks', isInside: true },
      effect_goes_on_card: { card: 'Assault' },
      scheme_completed_exact: { scheme: 'Main', lost: 0 },
      scheme_completed_main: { scheme: 'scheme-1', lost: 1 },
      scheme_completed_mainExact: { scheme: 'scheme-1', lost: 0 },
      threat_removed_on: { scheme: 'Main' },
      threat_removed_now: { scheme: 'Main', now: 4 },
      threat_removed_mainNow: { scheme: 'scheme-1', now: 4 },
      scheme_defeated_reads: { scheme: 'Side', reads: true },
      ability_replaced_confused: { by: 'confused' },
      not_exhausted_thwart: { thwarts: true },
      thw_changed_same: { from: 2, to: 2 },
      thw_changed_unknown: { from: null, to: null },
      thwart_replaced_stunned: { by: 'stunned' },
      thwart_ended_early_thwarterGone: { why: 'thwarter gone' },
      removal_barred_patrol: { why: 'patrol' },
      removal_counted_additional: { increase: 0, additional: 2 },
      removal_counted_both: { increase: 1, additional: 2 },
      scheme_advanced_main: { scheme: 'scheme-1' },
      scheme_corrected_main: { scheme: 'scheme-1' },
      scheme_joined_main: { scheme: 'Main', kind: 'main' },
      scheme_joined_mainNow: { scheme: 'Main', kind: 'main', now: 4 },
      scheme_joined_reads: { scheme: 'Side', kind: 'side', reads: true },
      scheme_joined_nowReads: { scheme: 'Side', kind: 'side', now: 4, reads: true },
      scheme_joined_mainReads: { scheme: 'Main', kind: 'main', reads: true },
      scheme_joined_mainNowReads: { scheme: 'Main', kind: 'main', now: 4, reads: true },
      scheme_joined_now: { scheme: 'Side', kind: 'side', now: 4 },
      step_threat_unsaid_on: { scheme: 'Main' },
      token_added_main: { scheme: 'scheme-1' },
      token_added_on: { scheme: 'Main' },
      threat_placed_on: { scheme: 'Main' },
      threat_placed_now: { scheme: 'Main', now: 4 },
      threat_placed_mainNow: { scheme: 'scheme-1', now: 4 },
      attack_replaced_effect: { by: 'effect' },
      prevention_ready_threat: { amount: 2, clause: 'MC18-SC-19' },
      prevention_ready_allThreat: { amount: 'all', clause: 'MC18-SC-19' },
      scheme_replaced_effect: { by: 'effect' },
      card_reported_corrects: { card: null, corrects: 'Rhino' },
      card_reported_correctsBy: { card: 'Webbed Up', corrects: 'Rhino' },
      form_changed_alterEgo: { to: 'alter-ego' },
      step_skipped_effect: { by: 'effect' },
      target_added_later: { later: true },
      attack_initiated_several: { targets: ['Rhino'] },
      card_moved_hand: { to: 'hand' },
      damage_calculated_plain: { reduced: 0 },
      damage_dealt_none: { amount: 0, remaining: 1 },
      damage_instance_additional: { increase: 0, additional: 1 },
      damage_instance_both: { increase: 1, additional: 1 },
      damage_instance_plain: { increase: 0, additional: 0 },
      defender_lost_instead: { now: 'Hulk' },
      prevention_ready_all: { amount: 'all' },
    }
    const isForm = (key: string) =>
      keys.some(base => key.startsWith(`${base}_`)) && !key.startsWith('retaliate_')
    for (const key of keys.filter(isForm)) {
      const base = keys.find(one => key.startsWith(`${one}_`)) ?? ''
      const sentence = sentenceOf(base)
      const form = sentence && formOf(event(base, facts[key] ?? {}), sentence)
      expect([key, form?.context]).toEqual([key, key.slice(base.length + 1)])
    }
  })

  it('follow a number as its language has it', () => {
    const given = (facedown: number) => event('boost_given', { facedown })
    const inGerman = (facedown: number) => lineOf(given(facedown), wordsIn('de'), id => id)?.words
    expect(told('boost_icons_changed', { icons: 1 })).toBe('The boost card counts 1 icon.')
    expect(told('boost_icons_changed', { icons: 0 })).toBe('The boost card counts 0 icons.')
    expect(inGerman(1)).toMatch(/^1 verdeckte Boost-Karte liegt /)
    expect(inGerman(2)).toMatch(/: 2 liegen verdeckt bereit\.$/)
  })
})

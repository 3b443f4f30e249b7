// Every card fits 120 words, a phone and Discord's limits; its buttons lead to rules, answers and attacks.

import { describe, expect, it } from 'vitest'
import { shippedLibrary } from '../../../test/support/card-games.ts'
import { caller, ownerOf, source, testBot, valuesOf } from '../../../test/support/commands/bot.ts'
import { findShipped, shippedGlossary as glossary } from '../../../test/support/shipped-rules.ts'
import type { Card } from '../../cards/card.ts'
import { cardName } from '../../cards/names.ts'
import { LANGUAGES, type Language } from '../../language.ts'
import { playedGames } from '../../played-games.ts'
import { faultsOf } from '../message/limits.ts'
import type { CardParts } from './parts.ts'
import { answersAbout } from './parts.ts'
import { decodeCardId, encodeCardId } from './state.ts'
import { cardView } from './view.ts'

const library = shippedLibrary()
const { faces } = playedGames()
const parts: CardParts = {
  ...{ glossary, library, faces, fallback: 'en' },
  find: findShipped,
}
const cards = library.all().flatMap(titled => titled.cards)

const viewOf = (code: string, language: Language, part: 'facts' | number = 'facts') =>
  cardView(parts, { language, code, part }, { isPrivate: true, sharedBy: null })
const textOf = (code: string, language: Language = 'en'): string =>
  valuesOf(viewOf(code, language), ['content']).join('\n')
const idsOf = (code: string): string[] => valuesOf(viewOf(code, 'en'), ['custom_id'])

describe('every card', () => {
  it.each(LANGUAGES)(
    'is told within 120 words and one phone screen, and fits Discord’s limits (%s)',
    language => {
      for (const { code } of cards) {
        const view = viewOf(code, language)
        const text = valuesOf(view, ['content']).join('\n')
        const words = text.split(/\s+/).filter(word => /[\p{L}\d]/u.test(word)).length
        expect([code, words <= 120, text.length <= 900, faultsOf(view)]).toEqual([code, true, true, []])
      }
    },
  )

  it('whose answers are many pages fits on each of them', () => {
    const asked = cards.filter(card => answersAbout(glossary, card).length > 0)
    expect(asked.length).toBeGreaterThan(150)
    for (const { code } of asked) {
      for (const page of [0, 1, 99]) expect([code, faultsOf(viewOf(code, 'de', page))]).toEqual([code, []])
    }
  })
})

describe('the card', () => {
  it('tells numbers, keywords with what they do, and boost icons', () => {
    expect(textOf('10026')).toContain('SCH 2 · ATK 3★ · 6 hit points')
    expect(textOf('01107', 'de')).toContain('Start-Bedrohung 2\nSymbole: Gefahr')
    expect(textOf('01097b')).toContain(
      'Starting threat 0 · target threat 7 per player · each villain phase +1 per player',
    )
    expect(textOf('01005', 'de')).toMatch(/^### Schwingender Netz-Kick\n-# Swinging Web Kick · Ereignis/)
    expect(textOf('01005', 'de')).toContain('Fähigkeiten: Held – Aktion (Angriff)')
  })

  it('tells what an attachment adds, and what counts for each group of players', () => {
    expect(textOf('01099')).toContain('ATK +3★')
    expect(textOf('02020', 'de')).toContain('PLA ★ · ANG ★')
    expect(textOf('55046')).toContain('Starting threat 7 per group')
    expect(textOf('04079b')).toContain('each villain phase +1★ per player')
  })

  it('tells which keywords it has under a condition or on its attacks alone', () => {
    expect(textOf('GD02-023', 'de')).toContain('- **Erstangriff** (unter einer Bedingung): ')
    const fighters = cards.filter(card =>
      JSON.stringify(card).includes('"attackKeywords":[{"keyword":"overkill"}]'),
    )
    const texts = fighters.map(({ code }) => textOf(code))
    for (const text of texts) expect(text).toMatch(/Overkill\*{0,2} \(its attacks\)/)
    expect(texts).toContainEqual(expect.stringContaining('- **Overkill** (its attacks): '))
  })

  it('leads from the keyword setup to that keyword, not to the setup of the game', () => {
    const setup = cards.find(card => 'keywords' in card && JSON.stringify(card.keywords).includes('"setup"'))
    if (!setup) throw new Error('no card has setup')
    expect(textOf(setup.code)).toContain('- **Setup**: The card is in play from the beginning.')
  })

  it('explains a keyword in short, and its rule is one press away', () => {
    const guard = cards.find(card => 'keywords' in card && JSON.stringify(card.keywords).includes('"guard"'))
    if (!guard) throw new Error('no card has guard')
    expect(textOf(guard.code)).toMatch(/\n- \*\*Guard\*\*: .+/)
    expect(idsOf(guard.code)).toContain('rule2:show:en:V:mguard:')
  })

  it('tells what is played of it by its name, with the way to report a mistake in that', () => {
    expect(textOf('ST03-015')).toContain('\nI play its Burst: deploy it (5 HP).')
    expect(textOf('ST03-015', 'de')).toContain('\nDen Burst spiele ich: einsetzen (5 TP).')
    expect(textOf('GD04-101')).toContain('\nIts Burst activates its 【Main】; I ask what that does.')
    const linksOf = (code: string) => {
      const with_ = { ...parts, repository: 'https://github.com/somebody/riposte' }
      const state = { language: 'en', code, part: 'facts' } as const
      return valuesOf(cardView(with_, state, { isPrivate: true, sharedBy: null }), ['url'])
    }
    const report =
      /^https:\/\/github\.com\/somebody\/riposte\/issues\/new\?template=missing-card\.yml&.*code=ST03-015/
    expect(linksOf('ST03-015')).toContainEqual(expect.stringMatching(report))
    // Nothing is played of a Unit on which nothing waits, and without a repository there is no link.
    expect(linksOf('ST01-005')).toHaveLength(1)
    expect(valuesOf(viewOf('ST03-015', 'en'), ['url'])).toHaveLength(1)
  })

  it('of Gundam tells link condition, zone and what a Pilot adds', () => {
    expect(textOf('GD01-001')).toContain(
      'Zone: Space · Earth\nTraits: (Earth Federation) · (White Base Team)',
    )
    expect(textOf('GD01-001')).toContain('Link condition: [Amuro Ray]')
    expect(textOf('ST01-010')).toContain('Its Unit gets AP +2, HP +1.')
  })

  it('links to the public database of its game', () => {
    expect(valuesOf(viewOf('01094', 'en'), ['url'])).toEqual(['https://marvelcdb.com/card/01094'])
    expect(valuesOf(viewOf('GD01-001', 'en'), ['url'])).toEqual([
      'https://www.gundam-gcg.com/en/cards/detail.php?detailSearch=GD01-001',
    ])
  })

  it('begins an attack where it can be the attacker or attack for its hero, and only there', () => {
    expect(idsOf('01094')).toContain('atk1|begin|0000000000|0|enemy|01094')
    expect(idsOf('01001a')).toContain('atk1|begin|0000000000|0|hero|01001a')
    expect(idsOf('GD01-001')).toContain('atk1|begin|0000000000|0|unit|GD01-001')
    // Swinging Web Kick attacks for its hero; Backflip is a defense.
    expect(idsOf('01005')).toContain('atk1|begin|0000000000|0|hero|01005')
    expect(idsOf('01003').filter(id => id.startsWith('atk1|'))).toEqual([])
  })
})

describe('the official answers', () => {
  it('name cards that are known, but for newer ones, a trait and a scenario', () => {
    const known = new Set(cards.flatMap(card => [card.code, card.name.en, cardName(card).en]))
    const named = new Set(glossary.answers.flatMap(({ official }) => official?.cards ?? []))
    expect([...named].filter(card => !known.has(card)).sort()).toEqual([
      'Acute Tactility',
      'Cosmic Entity',
      'Echo',
      "Echo's Katana",
      'Focus the Senses',
      'Raising Hell',
      'Study the Tape',
      'The Best Offense...',
      'The Sinister Six',
    ])
  })

  it('about one stage of a villain stand at that stage', () => {
    const about = (code: string) =>
      answersAbout(glossary, library.byCode(code) as Card).map(({ official }) => official?.cards)
    expect(about('01135')).toContainEqual(['Ultron II'])
    expect(about('01134')).not.toContainEqual(['Ultron II'])
  })
})

describe('a press on a card', () => {
  it('opens the form of the attack with the card filled in', async () => {
    const { commands, store } = await testBot()
    const customId = 'atk1|begin|0000000000|0|enemy|01095'
    const answer = await ownerOf(commands, customId).press?.({ ...caller(), ...source, customId, values: [] })
    expect(answer?.as === 'modal' && valuesOf(answer.modal, ['value'])).toEqual(['Rhino II'])
    await store.close()
  })

  it.each(['card1:open:en:01094', 'card1:open:xx:01094:F', 'card1:steal:en:01094:F', 'card1:open:en:a b:F'])(
    'is refused if its id is foreign: %s',
    id => {
      expect(decodeCardId(id)).toBe('foreign')
    },
  )

  it('has an id that can be read again, also on a later page', () => {
    const state = { language: 'de', code: 'GD01-001', part: 12 } as const
    expect(decodeCardId(encodeCardId('open', state))).toEqual({ action: 'open', state })
    expect(decodeCardId('card9:open:en:01094:F')).toBe('outdated')
  })
})

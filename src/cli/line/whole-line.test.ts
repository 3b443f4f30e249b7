// A line is played to its end: abilities that it says nothing about, which side attacks, and where it stops.
import { describe, expect, it } from 'vitest'
import { namedCards as cards } from '../../../test/support/card-games.ts'
import { noticeLines } from '../../discord/attack/board/notices.ts'
import type { Language } from '../../language.ts'
import { playedGames, withCardsPlayed } from '../../played-games.ts'
import { wordsIn } from '../../words/words.ts'
import { storyLines } from '../story/story.ts'
import { lineFaultText } from './fault-words.ts'
import { readWholeLine } from './line.ts'

const faces = withCardsPlayed(playedGames().faces, cards)

/** The flow of a line, the notes before its story and the last line of it; or its fault. */
function told(line: string, language: Language = 'en') {
  const said = readWholeLine(line, { faces, cards, language })
  if ('fault' in said) return { fault: lineFaultText(said.fault, { faces, language }) }
  const { script, named, nameOf, notes } = said.read
  const played = script.flow.play(script.setUp, script.answers)
  const story = storyLines({ script, named, faces, language }, played)
  const notices = noticeLines(script.flow.notices(played), nameOf, wordsIn(language))
  return { flow: script.flow.id.replace(/.*\//, ''), notes, notices, story, last: story.at(-1) }
}
const notPlayed = (line: string, language: Language = 'en') =>
  (told(line, language).notices ?? []).filter(notice => /^(Not played|Nicht gespielt)/.test(notice))

describe('an ability that a line says nothing about', () => {
  it.each([
    [
      'Nebula III attacks Captain Marvel, nobody defends, boost 1',
      'Captain Marvel takes 4 damage: 8 of 12 HP left.',
      ['Nebula III'],
    ],
    [
      'Goblin Knight attacks Thor, nobody defends',
      'Thor takes 2 damage: 12 of 14 HP left.',
      ['Goblin Knight'],
    ],
    ['Cultist attacks Thor, Thor defends', 'Thor takes no damage: 14 of 14 HP left.', ['Cultist']],
    [
      'Rhino II attacks 01001a, nobody defends, boost 1',
      'Spider-Man takes 4 damage: 6 of 10 HP left.',
      ['Spider-Man'],
    ],
  ])('does nothing, which is said: %s', (line, last, names) => {
    expect(told(line).last).toBe(last)
    expect(notPlayed(line)).toEqual(names.map(name => `Not played: the ability of ${name}. Read the card.`))
  })

  it('is played where a further boost card stands for it', () => {
    const line = 'Nebula III attacks Captain Marvel, nobody defends, boost 1 1'
    expect([told(line).last, notPlayed(line)]).toEqual([
      'Captain Marvel takes 5 damage: 7 of 12 HP left.',
      [],
    ])
    expect(told('Rhino II attacks Captain Marvel, nobody defends, boost 1 1').fault).toContain('Rhino II')
  })

  it('is played by itself where the data of its card say it, and waits for the boost card that the line lacks', () => {
    const line = 'Klaw III attacks Captain Marvel, nobody defends, boost 1'
    const { story = [], last } = told(line)
    expect(story).toContainEqual(expect.stringMatching(/The ability of Klaw III is used/))
    expect([last, notPlayed(line)]).toEqual(['So far, nobody has taken damage.', []])
    expect(told(`${line} 1`).last).toBe('Captain Marvel takes 4 damage: 8 of 12 HP left.')
  })

  it('is the star of a boost card, unless a further boost card may come from it', () => {
    const line = 'Rhino II greift Captain Marvel an, niemand verteidigt, Boost 1*'
    expect(notPlayed(line, 'de')).toEqual([
      'Nicht gespielt: die Fähigkeit von Boost-Karte 1. Lies die Karte.',
    ])
    expect(told(line, 'de').last).toMatch(/^Captain Marvel nimmt 4 Schaden/)
    const open = told('Rhino II attacks Captain Marvel, nobody defends, boost 1* 2').story?.slice(-2)
    expect(open).toEqual([
      expect.stringContaining('has a star: resolve its ability'),
      expect.stringMatching(/^So far/),
    ])
  })

  it('is an effect that may be used, in the other game', () => {
    const line = 'GD04-065 attacks the player, base none, 2 shields'
    expect(told(line)).toMatchObject({ last: '1 Shield is destroyed: 1 left.' })
    expect(notPlayed(line)).toHaveLength(1)
  })
})

describe('a tough status card', () => {
  const tough = (line: string, language: Language = 'en') => {
    const said = readWholeLine(line, { faces, cards, language })
    if ('fault' in said) return lineFaultText(said.fault, { faces, language })
    const { script, nameOf } = said.read
    const noticed = script.flow.notices(script.flow.play(script.setUp, script.answers))
    const pieces = (script.setUp as { pieces: { id: string; tough?: number }[] }).pieces
    return {
      has: Object.fromEntries(pieces.flatMap(({ id, tough }) => (tough === undefined ? [] : [[id, tough]]))),
      assumed: noticed.flatMap(one => (one.kind === 'stillTough' ? one.pieces.map(nameOf) : [])),
    }
  }

  it.each([
    ['Frost Giant attacks 06001a, nobody defends, attacker not tough', { 'minion-1': 0 }],
    ['Frost Giant attacks 06001a, nobody defends, Frost Giant is not tough', { 'minion-1': 0 }],
    ['Frost Giant greift 06001a an, niemand verteidigt, Frost Giant hat kein Zäh mehr', { 'minion-1': 0 }],
    ['Rhino II attacks 06001a, nobody defends, boost 1, target tough', { 'hero-2': 1 }],
    ['Rhino II attacks 06001a, nobody defends, boost 1, no tough status card', { 'hero-2': 0 }],
    ['Rhino II attacks 06001a, 06001a defends, boost 1, defender not tough', { 'hero-2': 0 }],
    ['Rhino II attacks 06001a, Luke Cage defends, boost 1, Luke Cage not tough', { 'ally-3': 0 }],
    ['Rhino II greift 06001a an, Luke Cage verteidigt, Boost 1, Verteidiger kein Zäh mehr', { 'ally-3': 0 }],
    ['Rhino II attacks 06001a, Luke Cage defends, boost 1, Luke Cage tough', { 'ally-3': 1 }],
    ['06001a attacks Frost Giant, ability damage 3, not tough', { 'minion-2': 0 }],
    ['06001a greift Frost Giant an, Fähigkeit Schaden 3, kein Zäh mehr', { 'minion-2': 0 }],
    ['Luke Cage attacks Frost Giant, Luke Cage not tough, target tough', { 'ally-1': 0, 'minion-2': 1 }],
    ['Luke Cage greift Frost Giant an, Angreifer kein Zäh mehr, Ziel zäh', { 'ally-1': 0, 'minion-2': 1 }],
  ] as const)('can be there or not: %s', (line, has) => {
    expect(tough(line, / an[ ,]/.test(line) ? 'de' : 'en')).toEqual({ has, assumed: [] })
  })

  it('is taken as printed where the line says nothing of it, and a card that is not named has none', () => {
    expect(tough('06001a attacks Frost Giant, ability damage 3')).toEqual({
      has: {},
      assumed: ['Frost Giant'],
    })
    expect(tough('06001a attacks Frost Giant, Rhino II not tough')).toContain('is not understood')
  })
})

describe('a card that a player plays', () => {
  it.each([
    [
      'Rhino III attacks 01001a, Spider-Man defends, reveals Charge, plays Backflip',
      'Spider-Man takes no damage: 10 of 10 HP left.',
      'en',
    ],
    [
      'Rhino III greift 01001a an, Spider-Man verteidigt, Boost 2, Spider-Man spielt Rückwärtssalto',
      'Spider-Man nimmt keinen Schaden: noch 10 von 10 LP.',
      'de',
    ],
    [
      'Rhino II attacks Quicksilver, Quicksilver defends, boost 2, plays Side Step (2)',
      'Quicksilver takes 1 damage: 8 of 9 HP left. Rhino II takes 1 damage.',
      'en',
    ],
    [
      'Rhino III attacks Quicksilver, Quicksilver defends, reveals Charge, plays Side Step (2)',
      'So far, nobody has taken damage.',
      'en',
    ],
    [
      'Captain Marvel attacks Rhino II, players 1, plays Skilled Strike',
      'Rhino II takes 4 damage: 11 of 15 HP left.',
      'en',
    ],
  ] as const)('does what its data say where it fits (MC-EA-30): %s', (line, last, language) => {
    expect(told(line, language).last).toBe(last)
  })

  it('has an exact answer where nothing lets it be played, it has several ways, or no card has its name', () => {
    const fault = (line: string, language: Language = 'en') => told(line, language).fault
    expect(fault('01001a attacks Rhino II, plays Backflip')).toBe(
      'plays: Backflip cannot be played here. I play it (when damage would be taken): prevents all damage.',
    )
    expect(fault('Rhino II attacks Quicksilver, Quicksilver defends, boost 2, plays Side Step')).toBe(
      [
        'plays: Side Step can be played in several ways. Say which by its number:',
        '  (1) Side Step: prevents 3 damage',
        '  (2) Side Step, if you paid with energy: prevents 3 damage; 1 damage to the enemy',
      ].join('\n'),
    )
    expect(fault('Rhino II greift 01001a an, spielt Rückwärtsalto', 'de')).toBe(
      'spielt: Keine Karte dafür heißt „Rückwärtsalto“. Am nächsten kommt:\n  Rückwärtssalto · Core Set · Spider-Man · 01003',
    )
    expect(fault('ST01-001 attacks the player, plays Backflip')).toContain('Backflip does not fit here')
    expect(fault('Rhino II attacks 01001a, Wasp plays Backflip')).toContain(
      '“plays” in “Wasp plays Backflip”',
    )
  })

  it('waits where something is asked before it', () => {
    expect(told('Rhino II attacks 01001a, plays Backflip').notes).toContain(
      'Backflip is not played yet: first comes what is asked.',
    )
  })
})

describe('where a line stops', () => {
  it('what is asked stands in words, and what stands so far is the last line', () => {
    const story = told('Klaw III attacks Captain Marvel, boost 1 1').story
    expect(story?.slice(-2)).toEqual([
      expect.stringMatching(/Now: Who defends\? \[Captain Marvel \(basic, DEF 1\)\] \[Nobody\]$/),
      'So far, nobody has taken damage.',
    ])
    expect(told('ST03-001 greift den Spieler an', 'de').last).toBe('Bisher hat niemand Schaden genommen.')
    expect(told('Doctor Strange thwarts').last).toBe('So far, no threat has been removed.')
    expect(told('Rhino I schemes against Peter Parker').last).toBe('So far, no threat has been placed.')
  })
})

describe('who attacks whom', () => {
  it.each([
    [
      'Hawkeye attacks Nebula',
      'Hawkeye attacks Nebula',
      'en',
      ['  enemy Hawkeye attacks Nebula', '  hero Hawkeye attacks Nebula'],
    ],
    [
      'Hawkeye greift Nebula an',
      'Hawkeye greift Nebula an',
      'de',
      ['  Gegner Hawkeye greift Nebula an', '  Held Hawkeye greift Nebula an'],
    ],
  ] as const)('is asked where both names are on both sides: %s', (line, clause, language, ways) => {
    const [first, ...others] = told(line, language).fault?.split('\n') ?? []
    expect(first).toContain(clause)
    expect(others).toEqual(ways)
  })

  it.each([
    ['enemy Hawkeye attacks Nebula', 'enemy-attack'],
    ['Gegner Hawkeye greift Nebula an', 'enemy-attack'],
    ['Hawkeye attacks Nebula, Nebula defends', 'enemy-attack'],
    ['Hawkeye attacks Nebula, boost cards 1, boost 1', 'enemy-attack'],
    ['Hawkeye attacks Nebula, tough', 'enemy-attack'],
    ['Hawkeye greift Nebula an, Nebula verteidigt', 'enemy-attack'],
    ['Nebula I attacks Hawkeye', 'enemy-attack'],
    ['Hawkeye attacks Nebula I', 'player-attack'],
    ['Spider-Man attacks Rhino II', 'player-attack'],
  ])('follows from the whole line: %s', (line, flow) => {
    expect(told(line)).toMatchObject({ flow })
  })

  it('is known also where a name must still be made clear', () => {
    for (const line of [
      'Nebula attacks Hawkeye, Hawkeye defends, boost 1',
      'Nebula greift Hawkeye an, Hawkeye verteidigt',
    ])
      expect(told(line).fault).toMatch(/^enemy: several cards are called “Nebula”/)
    for (const line of ['hero Hawkeye attacks Nebula', 'Held Hawkeye greift Nebula an, betäubt'])
      expect(told(line).fault).toMatch(/^target: several cards are called “Nebula”|^attacker: several/)
  })
})

it('a long line takes as long as its length says', () => {
  const spent = (words: number) => {
    const before = process.cpuUsage()
    told(`Rhino II ${'a '.repeat(words)}`)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  spent(2_000)
  expect(spent(32_000) / spent(2_000)).toBeLessThan(60)
})

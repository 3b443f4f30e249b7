// Lines as players type them, in both languages: what they are played as, and what is said of words that mean nothing.
import { describe, expect, it } from 'vitest'
import { namedCards as cards } from '../../../test/support/card-games.ts'
import { noticeLines } from '../../discord/attack/board/notices.ts'
import type { Language } from '../../language.ts'
import { playedGames } from '../../played-games.ts'
import type { NameOf } from '../../words/story.ts'
import { wordsIn } from '../../words/words.ts'
import { storyLines } from '../story/story.ts'
import { terminalFor } from '../terminals.ts'
import { lineFaultText } from './fault-words.ts'
import { type LineRead, readLine } from './line.ts'

const { faces } = playedGames()

const read = (line: string, language: Language, edition?: string) =>
  readLine(line, { faces, cards, language, edition })

function readable(line: string, language: Language = 'en'): LineRead {
  const said = read(line, language)
  if ('fault' in said) throw new Error(lineFaultText(said.fault, { faces, language }))
  return said.read
}

/** What is said of the play that a line describes, beside its story. */
function noticed(line: string, language: Language = 'en'): readonly string[] {
  const { script, nameOf } = readable(line, language)
  return noticesOf(script, nameOf, language)
}

const noticesOf = ({ flow, setUp, answers }: LineRead['script'], nameOf: NameOf, language: Language) =>
  noticeLines(flow.notices(flow.play(setUp, answers)), nameOf, wordsIn(language))

/** How the line ends; null if something is asked. */
function end(line: string, language: Language = 'en'): string | null {
  const { script, nameOf } = readable(line, language)
  const played = script.flow.play(script.setUp, script.answers)
  return terminalFor(script.flow.id).ends(played, { t: wordsIn(language), nameOf })
}

/** The last line of what is told. */
function told(line: string, language: Language = 'en'): string {
  const { script, named } = readable(line, language)
  return storyLines({ script, named, faces, language }, script.flow.play(script.setUp, script.answers)).join(
    '\n',
  )
}

function fault(line: string, language: Language = 'en', edition?: string): string {
  const said = read(line, language, edition)
  if ('read' in said) throw new Error(`it means ${JSON.stringify(said.read.script)}`)
  return lineFaultText(said.fault, { faces, language })
}

it('a Unit that blocks has its Pilot, in both languages', () => {
  const pieces = (line: string, language: Language) => {
    const { pieces: all } = readable(line, language).script.setUp as { pieces: readonly { pilot?: object }[] }
    return all.map(({ pilot }) => pilot !== undefined)
  }
  const plain = pieces('GD03-052 attacks GD01-038, ST09-004 blocks', 'en')
  const paired = 'GD03-052 attacks GD01-038, GD01-059 with GD05-095 blocks'
  expect([plain, pieces(paired, 'en')]).toEqual([
    [false, false, false],
    [false, false, true],
  ])
  expect(told(paired)).toContain('Zee Zulu blocks.')
  const german = 'GD03-052 greift GD01-038 an, GD01-059 mit GD05-095 blockt'
  expect(told(german, 'de')).toContain('Zee Zulu blockt.')
  expect(fault('ST03-006 attacks the player, GD01-059 with GD05-999 blocks')).toContain('GD05-999')
  expect(fault(`${paired}, blocker ST09-004`)).toContain('blocker')
})

describe('a line is enough for a plain case', () => {
  it.each([
    [
      'Rhino II attacks Spider-Man, Spider-Man defends, boost 2',
      'Spider-Man takes 2 damage: 8 of 10 HP left.',
      'Rhino II greift Spider-Man an, Spider-Man verteidigt, Boost 2',
      'Spider-Man nimmt 2 Schaden: noch 8 von 10 LP.',
    ],
    [
      'Rhino II attacks Spider-Man, nobody defends, boost 1, damage 7',
      'Spider-Man takes 3 damage and is defeated.',
      'Rhino II greift Spider-Man an, niemand verteidigt, Boost 1, Schaden 7',
      'Spider-Man nimmt 3 Schaden und ist besiegt.',
    ],
    [
      'Spider-Man attacks Rhino II, 2 players',
      'Rhino II takes 2 damage: 28 of 30 HP left.',
      'Spider-Man greift Rhino II an, Spielerzahl 2',
      'Rhino II nimmt 2 Schaden: noch 28 von 30 LP.',
    ],
    [
      'Spider-Man attacks Rhino II',
      'Rhino II takes 2 damage.',
      'Spider-Man greift Rhino II an',
      'Rhino II nimmt 2 Schaden.',
    ],
    [
      'ST07-003 with Full Frontal attacks the player, 3 shields',
      '1 Shield is destroyed: 2 left.',
      'ST07-003 mit Full Frontal greift den Spieler an, 3 Schilde',
      '1 Schild wird zerstört: noch 2.',
    ],
    [
      'ST01-001 with ST01-010 attacks the player, ST09-004 blocks',
      'Freedom Gundam takes 5 damage and is destroyed. Gundam takes 4 damage: 1 of 5 HP left.',
      'ST01-001 mit ST01-010 greift den Spieler an, ST09-004 blockt',
      'Freedom Gundam nimmt 5 Schaden und wird zerstört. Gundam nimmt 4 Schaden: noch 1 von 5 TP.',
    ],
    [
      'Rhino I schemes against Peter Parker, boost 2, threat 3, target threat 7',
      'It places 3 threat (6 of 7).',
      'Rhino I treibt bei Peter Parker den Plan voran, Boost 2, Bedrohung 3, Ziel-Bedrohung 7',
      'Platziert wird 3 Bedrohung (6 von 7).',
    ],
    [
      'Doctor Strange thwarts the main scheme, threat 5',
      'The main scheme loses 2 threat.',
      'Doctor Strange leistet Widerstand gegen den Hauptplan, Bedrohung 5',
      'Der Hauptplan verliert 2 Bedrohung.',
    ],
    [
      'ST03-001 battles ST09-004',
      'Freedom Gundam takes 5 damage and is destroyed. Sinanju takes 4 damage and is destroyed.',
      'ST03-001 kämpft gegen ST09-004',
      'Freedom Gundam nimmt 5 Schaden und wird zerstört. Sinanju nimmt 4 Schaden und wird zerstört.',
    ],
  ])('%s', (english, ends, german, endet) => {
    expect(end(english)).toBe(ends)
    expect(end(german, 'de')).toBe(endet)
    // The words of one language are understood by the readers of the other.
    expect(end(english, 'de')).toBe(endet)
  })

  it('tells it with the names of cards and players', () => {
    expect(told('Rhino II attacks Spider-Man, nobody defends, boost 2')).toContain(
      'Rhino II attacks Player 1; the target is Spider-Man.',
    )
    expect(told('ST01-001 mit ST01-010 greift den Spieler an, 1 Schild', 'de')).toContain(
      'Spieler 2 blockt nicht.',
    )
  })

  it('asks what players decide, and says what it takes for granted', () => {
    expect(end('Rhino II attacks Spider-Man')).toBeNull()
    expect(told('Rhino II attacks Spider-Man')).toContain(
      'Now: Who defends? [Spider-Man (basic, DEF 3)] [Nobody]',
    )
    expect(noticed('ST03-006 attacks the player, 4 shields')).toEqual([
      expect.stringMatching(
        /^Assumed: Char.s Zaku Ⅱ was not deployed this turn; there is no Base; nobody blocks; nobody acts in the action step; no Shield has a Burst\.$/,
      ),
    ])
    expect(noticed('ST03-006 attacks ST02-009')[0]).toContain('is rested; nobody blocks')
    // Nothing has been answered yet that nobody has said.
    expect(noticed('ST03-001 attacks the player')[0]).not.toContain('nobody blocks')
    expect(told('ST03-001 with ST03-010 attacks the player')).toContain(
      'Now: What is in the shield area of Player 2? [A Base] [Shields] [Nothing]\n',
    )
    // Nobody has said whether there is a Pilot, from whom it would have High-Maneuver.
    expect(told('ST03-001 greift den Spieler an', 'de')).toMatch(
      /Jetzt: Sinanju: Hat sie einen Piloten\? .*\[Ja\] \[Nein\]\n/,
    )
  })

  it('says whose card is to be read, in both games and languages', () => {
    const toRead = (line: string, language: Language = 'en') => {
      const { script, nameOf } = readable(line, language)
      return noticesOf(script, nameOf, language).filter(line => !/^(Assumed|Angenommen):/.test(line))
    }
    const unus = 'Unus I attacks Spider-Man'
    expect(toRead(unus)).toEqual([expect.stringMatching(/^Read the card of Unus I/)])
    expect(toRead(unus, 'de')).toEqual([expect.stringMatching(/^Lies die Karte von Unus I/)])
    const base = 'ST01-001 attacks the player, base ST07-015'
    expect(toRead(base)).toEqual([expect.stringMatching(/^Read the card of Ptolemaios/)])
    expect(toRead('Rhino II attacks Spider-Man')).toEqual([])
  })

  it('GCG19-8-3-1a: does not let a Unit block a Sinanju whose Pilot gives it High-Maneuver', () => {
    const blocked = 'ST03-001 with Full Frontal attacks the player, ST09-004 blocks'
    expect(fault(blocked)).toBe('The attacker has High-Maneuver, so nobody can block. GCG19-8-3-1a')
    expect(end(blocked.replace('ST03-001 with Full Frontal', 'ST01-001 with ST01-010'))).not.toBeNull()
  })

  it('takes every option of /attack with its value, and what is yes or no alone', () => {
    expect(end('Spider-Man attacks Rhino II, ability damage 5, players 1')).toContain('10 of 15')
    expect(end('Spider-Man attacks Whiplash, piercing, enemy hit points 1')).toContain('is defeated')
    // “Boost cards” are an option of their own, and no boost card of the name “cards 1”.
    const given = 'Whiplash attacks Spider-Man, nobody defends, boost cards 1, boost 2'
    expect(end(given)).toContain('takes 5 damage')
    expect(end('Rhino II attacks Spider-Man, the hero defends, boost 0, tough')).toBe(
      'Spider-Man takes no damage: 10 of 10 HP left.',
    )
  })
})

describe('the cards of a line', () => {
  it('are those of the hero whose set has that name, which is said', () => {
    const { notes } = readable('Rhino II attacks Spider-Man, Spider-Man defends, boost 2')
    expect(notes).toEqual([
      '“Spider-Man” is taken as Spider-Man · ATK 2 · DEF 3 · Core Set · 01001a. Others of this name: 27030a.',
    ])
    expect(readable('Rhino II attacks 01001a').notes).toEqual([])
    expect(end('Rhino II attacks 27030a, Spider-Man defends, boost 2')).toContain('6 of 9')
  })

  it.each(['en', 'de'] as const)('are refused with their numbers if several have the name (%s)', language => {
    const [first, ...choices] = fault('Rhino attacks Spider-Man', language).split('\n')
    expect(first).toContain(language === 'en' ? 'enemy: several cards' : 'gegner: Mehrere Karten')
    expect(choices.map(choice => choice.split(' · ').at(-1))).toEqual(['01094', '01095', '01096', '27128'])
  })

  it('are guessed at if the name is mistyped, and never taken for another', () => {
    expect(fault('Rhno II attacks Spider-Man')).toMatch(
      /^enemy: no card for this is called “Rhno II”. Nearest:\n {2}Rhino II/,
    )
    expect(fault('Rhino II greift Spidermann an', 'de')).toMatch(
      /^held: Keine Karte dafür heißt „Spidermann“/,
    )
  })
})

describe('what is not understood', () => {
  it('is named, with what could stand there', () => {
    expect(fault('Rhino II atacks Spider-Man')).toMatch(
      /^“atacks” in “Rhino II atacks Spider-Man” is not understood. Possible here:\n {2}‹enemy› attacks ‹hero›\n/,
    )
    expect(fault('Rhino II greift Spider-Man an, Spider-Man verteidgt', 'de')).toMatch(
      /^„verteidgt“ ist in „Spider-Man verteidgt“ nicht zu verstehen. Hier könnte stehen:\n {2}‹verteidiger› verteidigt\n/,
    )
    const could = fault('Rhino II attacks Spider-Man, boots 2')
    expect(could).toContain('  boost ‹boost›\n')
    expect(could).not.toContain('‹enemy›')
  })

  it('is named if it is said twice or is no such number', () => {
    expect(fault('Rhino II attacks Spider-Man, boost 1, boost 2')).toBe(
      'boost: this is said twice, the second time in “boost 2”.',
    )
    expect(fault('Rhino II attacks Spider-Man, players 5')).toBe(
      'players: “5” is not possible. Give a whole number from 1 to 4.',
    )
    expect(fault('Rhino II greift Spider-Man an, Boost 99', 'de')).toContain('von 0 bis 20')
  })

  it('is an edition that the attack does not have', () => {
    expect(fault('ST03-001 battles ST09-004', 'en', '1.0')).toBe('--edition: 1.9.0')
    const seen = read('Spider-Man attacks Rhino II', 'en', '1.7')
    expect('read' in seen && seen.read.script.setUp).toMatchObject({ edition: '1.7' })
  })
})

describe('an event that attacks', () => {
  it('is played by the hero whose card it is, and the first sentence says so', () => {
    const line = 'Swinging Web Kick attacks Rhino I, ability damage 8, 1 player'
    expect(end(line)).toBe('Rhino I takes 8 damage: 6 of 14 HP left.')
    expect(readable(line).notes).toEqual(['Spider-Man plays Swinging Web Kick.'])
    const german = 'Schwingender Netz-Kick greift Rhino I an, Fähigkeit Schaden 8, Spielerzahl 1'
    expect(end(german, 'de')).toBe('Rhino I nimmt 8 Schaden: noch 6 von 14 LP.')
    expect(readable(german, 'de').notes).toEqual(['Spider-Man spielt Schwingender Netz-Kick.'])
  })

  it('stands beside its hero', () => {
    const ends = 'Rhino I takes 5 damage: 9 of 14 HP left.'
    for (const first of ['Hulk with Uppercut attacks Rhino I', 'Hulk attacks Rhino I with Uppercut'])
      expect(end(`${first}, ability damage 5, 1 player`)).toBe(ends)
    const orders = ['Hulk mit Kinnhaken greift Rhino I an', 'Hulk greift Rhino I mit Kinnhaken an']
    for (const first of [...orders, 'Hulk greift mit Kinnhaken Rhino I an'])
      expect(end(`${first}, Fähigkeit Schaden 5, Spielerzahl 1`, 'de')).toBe(
        'Rhino I nimmt 5 Schaden: noch 9 von 14 LP.',
      )
  })

  it('is asked about in the words of a line: whose hero, and what it deals', () => {
    expect(fault('Uppercut attacks Rhino I')).toBe(
      [
        'Uppercut is an event: whose hero plays it? Say so:',
        '  ‹attacker› with Uppercut attacks ‹target›',
      ].join('\n'),
    )
    expect(fault('Tackle attacks Rhino I')).toBe(
      [
        'Tackle is an event: whose hero plays it? Say so:',
        '  ‹attacker› with Tackle attacks ‹target›, ability damage ‹ability damage›',
      ].join('\n'),
    )
    expect(fault('Kinnhaken greift Rhino I an, Fähigkeit Schaden 5', 'de')).toBe(
      [
        'Kinnhaken ist ein Ereignis: Wessen Held spielt es? Sag es so:',
        '  ‹angreifer› greift ‹ziel› mit Kinnhaken an',
      ].join('\n'),
    )
    expect(fault('Repulsor Blast attacks Rhino I')).toBe(
      ['What does Repulsor Blast deal? Say so behind a comma:', '  ability damage ‹ability damage›'].join(
        '\n',
      ),
    )
  })
})

// Questions as players type them, and the entry that must come first, on the whole shipped glossary.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../test/runs.ts'
import { heapMegabytes } from '../../test/support/heap-size.ts'
import { hostileTexts, tooSlow } from '../../test/support/hostile-texts.ts'
import { findShipped as find, shippedGlossary as glossary } from '../../test/support/shipped-rules.ts'
import type { Language } from '../language.ts'
import { codeQuery } from './find.ts'
import type { GameId } from './schema.ts'

const ATTACKS = ['marvel-champions/attack-enemy', 'marvel-champions/attack-player']

/** Query, reader's language, game (or both), the entries that may come first. */
const QUESTIONS: readonly [query: string, language: Language, game: GameId | null, ...first: string[]][] = [
  ['Defend, Defense', 'en', null, 'marvel-champions/defend'],
  ['verteidigen', 'de', null, 'marvel-champions/defend'],
  ['vertedigen', 'de', null, 'marvel-champions/defend'],
  ['vertiedigen', 'de', null, 'marvel-champions/defend'],
  ['basic defense', 'en', null, 'marvel-champions/defend'],
  ['enemy attack', 'en', null, 'marvel-champions/attack-enemy'],
  ['gegnerischer angriff', 'de', null, 'marvel-champions/attack-enemy'],
  ['chump block', 'en', null, 'marvel-champions/ally-defends'],
  ['verteidigungskarte', 'de', null, 'marvel-champions/defense-ability'],
  ['zwei verteidiger', 'de', null, 'marvel-champions/several-defenders'],
  ['niemand verteidigt', 'de', null, 'marvel-champions/undefended'],
  ['entry:mconat', 'en', null, 'marvel-champions/considered-attacked'],
  ['basisangriff', 'de', null, 'marvel-champions/attack-player'],
  ['ATK', 'en', 'marvel-champions', ...ATTACKS],
  ['atk', 'de', 'marvel-champions', ...ATTACKS],
  ['ANG', 'de', 'marvel-champions', ...ATTACKS],
  ['attack', 'en', 'marvel-champions', ...ATTACKS],
  ['angriff', 'de', null, ...ATTACKS, 'gundam/7-2'],
  ['VER', 'de', 'marvel-champions', 'marvel-champions/defend'],
  ['vergeltung', 'de', null, 'marvel-champions/retaliate-x'],
  ['vergeltng', 'de', null, 'marvel-champions/retaliate-x'],
  ['retaliate 2', 'en', null, 'marvel-champions/retaliate-x'],
  ['retaliate', 'de', null, 'marvel-champions/retaliate-x'],
  ['zaeh', 'de', null, 'marvel-champions/tough'],
  ['ZAH', 'de', null, 'marvel-champions/tough'],
  ['tuogh', 'en', null, 'marvel-champions/tough'],
  ['Boostkarte', 'de', null, 'marvel-champions/boost-icon'],
  ['boost crad', 'en', null, 'marvel-champions/boost-icon'],
  ['entry:mboost', 'en', null, 'marvel-champions/boost-icon'],
  ['ae', 'en', 'marvel-champions', 'marvel-champions/identity'],
  ['→', 'en', null, 'marvel-champions/cost-arrow-icon'],
  ['villian', 'en', 'marvel-champions', 'marvel-champions/villain'],
  ['gurad', 'en', 'marvel-champions', 'marvel-champions/guard'],
  ['verbundeter', 'de', null, 'marvel-champions/ally'],
  ['blocker', 'de', 'gundam', 'gundam/blocker'],
  ['fs', 'en', 'gundam', 'gundam/first-strike'],
  ['frist strike', 'en', 'gundam', 'gundam/first-strike'],
  ['erstangrif', 'de', 'gundam', 'gundam/first-strike'],
  ['blokc step', 'en', 'gundam', 'gundam/7-4'],
  ['schadensschritt', 'de', 'gundam', 'gundam/7-6'],
  ['damage step', 'de', 'gundam', 'gundam/7-6'],
  ['7-6-2', 'en', null, 'gundam/7-6-2'],
  ['§ 7.6.2.4.1', 'de', null, 'gundam/7-6-2-4-1'],
  ['7632', 'en', null, 'gundam/7-6-3-2'],
  ['Kapitel 7', 'de', 'gundam', 'gundam/6'],
  ['mc ea 31', 'en', null, 'marvel-champions/enemy-attack-damage'],
  ['gcg-7-6-2-2a', 'de', null, 'gundam/7-6-2-2'],
  ['7-6-2-2 b', 'de', null, 'gundam/7-6-2-2'],
  ['11-1-5', 'en', null, 'gundam/first-strike'],
  ['13-1-5', 'en', null, 'gundam/first-strike'],
  ['8-5-2-2', 'de', null, 'gundam/7-6-2-2'],
]

/** Names as players mistype them, or with a word that says what kind of thing they name. */
const ALMOST: readonly [query: string, language: Language, ...first: string[]][] = [
  ['stun card', 'en', 'marvel-champions/stunned'],
  ['teamup keyword', 'en', 'marvel-champions/team-up'],
  ['hero from', 'en', 'marvel-champions/form'],
  ['#7-6', 'en', 'gundam/6-6'],
  ['7-6-2-', 'en', 'gundam/7-6-2'],
  ['punkt 7-5-2-1', 'de', 'gundam/7-5-2-1'],
  ['summoning sickness', 'en', 'gundam/2-11'],
  ['tap', 'en', 'gundam/4-4', 'marvel-champions/exhaust'],
]

/** Words of other games, and typing errors that only a word of the texts explains. */
const OTHER_WORDS: readonly [query: string, game: GameId | null, ...first: string[]][] = [
  ['trample', 'marvel-champions', 'marvel-champions/overkill', 'marvel-champions/excess-damage'],
  ['trample', 'gundam', 'gundam/breach'],
  ['unblockable', null, 'gundam/high-maneuver'],
  ['peirce', null, 'marvel-champions/piercing'],
]

describe('the search', () => {
  it.each(ALMOST)('%s (%s) finds what is meant', (query, language, ...expected) => {
    const [best] = find({ query, language, game: null })
    expect(expected).toContain(best?.entry.id)
    expect(best?.isConfident).toBe(true)
  })

  it.each(OTHER_WORDS)('%s (%s) leads to our word', (query, game, ...expected) => {
    const nearest = find({ query, language: 'en', game }).slice(0, 3)
    expect(nearest.map(({ entry }) => entry.id)).toEqual(expect.arrayContaining([...expected]))
  })

  it.each(['mana', 'quest'])('is not certain of %s, a few letters in the middle of a name', query => {
    expect(find({ query, language: 'en', game: null })[0]?.isConfident ?? false).toBe(false)
  })

  it('finds nothing for tuff, which no game here knows', () => {
    expect(find({ query: 'tuff', language: 'en', game: null })).toEqual([])
  })

  it.each(QUESTIONS)('%s (%s, %s) finds its entry', (query, language, game, ...expected) => {
    const [best] = find({ query, language, game })
    expect(expected).toContain(best?.entry.id)
    expect(best?.isConfident).toBe(true)
  })

  it('finds every entry by every one of its names, in both languages, in its game', () => {
    const missed = glossary.entries.flatMap(entry =>
      (['en', 'de'] as const).flatMap(language =>
        [entry.title[language], ...entry.aliases[language], ...entry.abbreviations[language]]
          .filter(
            query =>
              !find({ query, language, game: entry.game })
                .slice(0, 5)
                .some(found => found.entry === entry),
          )
          .map(query => `${query} -> ${entry.id}`),
      ),
    )
    expect(missed).toEqual([])
  })

  it('gives a clause asked for by its id', () => {
    for (const clause of glossary.clauses.values()) {
      const [best] = find({ query: clause.id, language: 'en', game: null })
      expect(best?.clause).toBe(clause)
    }
  })

  it('gives a clause asked for by its id in the numbering of today', () => {
    const renumbered = [...glossary.clauses.values()].filter(({ today }) => today !== null)
    expect(renumbered.length).toBeGreaterThan(100)
    for (const clause of renumbered) {
      const [first] = find({ query: clause.today ?? '', language: 'en', game: null })
      expect(first?.clause?.today).toBe(clause.today)
    }
  })

  it('finds an entry by what the autocomplete offers for it', () => {
    for (const entry of glossary.entries) {
      expect(find({ query: codeQuery(entry), language: 'de', game: null })[0]?.entry).toBe(entry)
    }
  })

  it('finds nothing for a number that does not exist, rather than a neighbour', () => {
    expect(find({ query: '7-9-9', language: 'en', game: null })).toEqual([])
    expect(find({ query: '7-6-2', language: 'en', game: 'marvel-champions' })).toEqual([])
  })

  it('says in which numbering it has found a rule, and offers both where the number means two', () => {
    const places = find({ query: '7.6', language: 'en', game: null }).map(({ entry, numbering }) => [
      entry.id,
      numbering?.id,
    ])
    expect(places).toEqual([
      ['gundam/6-6', '1.9.0'],
      ['gundam/7-6', '1.0'],
    ])
    expect(find({ query: 'GCG-7-4-2', language: 'en', game: null })[0]?.numbering).toBeNull()
  })

  it.each([
    ['11-1-1', [['gundam/repair', '1.0']]],
    ['13-1-1', [['gundam/repair', '1.9.0']]],
    ['13-1-7', [['gundam/suppression', '1.9.0']]],
    ['7-3-2', [['gundam/7-3-2', '1.0']]],
    ['8-2-2', [['gundam/7-3-2', '1.9.0']]],
    ['8-3-2', [['gundam/7-4-2', '1.9.0']]],
    ['11-1-3', [['gundam/support', '1.0']]],
    ['13-1-3', [['gundam/support', '1.9.0']]],
    ['Kapitel 12', [['gundam/new-12', '1.9.0']]],
    [
      '9-1',
      [
        ['gundam/8-1', '1.9.0'],
        ['gundam/9-1', '1.0'],
      ],
    ],
    [
      'chapter 4',
      [
        ['gundam/3', '1.9.0'],
        ['gundam/4', '1.0'],
      ],
    ],
  ])('finds what %s means in either numbering, that of the edition in use first', (query, first) => {
    const places = find({ query, language: 'en', game: 'gundam' })
    expect(places.slice(0, first.length).map(({ entry, numbering }) => [entry.id, numbering?.id])).toEqual(
      first,
    )
  })

  it.each(['qqqxyz', 'pizza hawaii', 'how do I cook rice', '???', ''])(
    'is not sure about nonsense: %j',
    query => {
      expect(find({ query, language: 'en', game: null })[0]?.isConfident ?? false).toBe(false)
    },
  )

  it('stays in the game that was asked for, and gives each entry once, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), query => {
        const found = find({ query, language: 'de', game: 'gundam' }).map(({ entry }) => entry)
        expect(new Set(found).size).toBe(found.length)
        expect(found.every(entry => entry.game === 'gundam')).toBe(true)
      }),
      { numRuns: runs() },
    )
  })

  it('reads the first 200 characters, not counting blanks before them', () => {
    const ids = (query: string) => find({ query, language: 'en', game: null }).map(({ entry }) => entry.id)
    expect(ids(`${' '.repeat(6_000)}retaliate`)).toEqual(ids('retaliate'))
    const long = 'does retaliate count if the attack was ranged and the attacker is stunned '.repeat(3)
    expect(ids(`${long.slice(0, 200)}, or does overkill`)).toEqual(ids(long.slice(0, 200)))
  })

  it('answers at once, whatever is typed and however long it is', () => {
    expect(tooSlow(query => find({ query, language: 'de', game: null }), 200)).toBeNull()
    const longest = hostileTexts(6_000).filter((_, index) => index % 20 === 0)
    for (const { text: query } of longest) find({ query, language: 'en', game: null })
  })

  it('keeps nothing of what was typed behind the first 200 characters', () => {
    find({ query: 'once', language: 'en', game: null })
    const before = heapMegabytes()
    for (let i = 0; i < 1_000; i++)
      find({ query: `retaliate ${i} ${' '.repeat(200)}${'and '.repeat(1_500)}`, language: 'en', game: null })
    expect(heapMegabytes() - before).toBeLessThan(6)
  })
})

describe('a question', () => {
  const best = (query: string, language: Language, game: GameId | null = null) =>
    find({ query, language, game })[0]

  it.each([
    ['does a stunned hero who attacks exhaust', 'en', 'MC-STUN-02'],
    ['durchdringend gegen zäh', 'de', 'MC-PIERCING-01'],
    ['can i use support in the middle of an attack', 'en', 'GCG-11-1-3d'],
    ['letzter marker weg wird die karte abgelegt', 'de', 'MC-USES-02'],
  ] as const)('%s is answered by a clause of the best three entries', (query, language, clause) => {
    const nearest = find({ query, language, game: null }).slice(0, 3)
    expect(nearest.flatMap(({ answers }) => answers.map(({ id }) => id))).toContain(clause)
    for (const { entry, answers } of nearest)
      expect(entry.clauses).toEqual(expect.arrayContaining([...answers]))
  })

  it('has at most three clauses that answer, and a name has none', () => {
    for (const { answers } of find({
      query: 'when is a boost card turned faceup',
      language: 'en',
      game: null,
    }))
      expect(answers.length).toBeLessThanOrEqual(3)
    expect(best('retaliate 2', 'en')?.answers).toEqual([])
    expect(best('7-6-2', 'en')?.answers).toEqual([])
  })

  it('about a name has the clauses of its entry that answer', () => {
    const finding = best('what does stunned do', 'en')
    expect(finding).toMatchObject({ entry: { id: 'marvel-champions/stunned' }, isConfident: true })
    expect(finding?.answers.length).toBeGreaterThan(0)
  })

  it('means the game that its words speak of; without such words, the likely one', () => {
    const first = (query: string, likely: GameId) =>
      find({ query, language: 'en', game: null, likely })[0]?.entry.game
    expect(first('does the pilot leave with the unit', 'marvel-champions')).toBe('gundam')
    expect(first('does the villain boost twice', 'gundam')).toBe('marvel-champions')
    expect(first('how many cards do i draw', 'gundam')).toBe('gundam')
    expect(first('how many cards do i draw', 'marvel-champions')).toBe('marvel-champions')
  })

  it('that only mentions a name is answered by what answers it', () => {
    expect(best('how many units can i have', 'en')?.answers[0]?.id).toBe('GCG-3-5b')
    expect(best('what happens when my deck is empty', 'en', 'marvel-champions')?.entry.id).toBe(
      'marvel-champions/player-deck',
    )
  })

  it.each([
    ['what does “if you do” mean', 'gundam/if-you-do-then'],
    ['what does would mean', 'marvel-champions/would'],
    ['was heißt dann', 'marvel-champions/then'],
  ])('%s finds a name of little words', (query, id) => {
    expect(best(query, query.startsWith('was') ? 'de' : 'en')).toMatchObject({
      entry: { id },
      isConfident: true,
    })
  })

  it('of one word that fits both games is answered by both side by side', () => {
    const nearest = find({ query: 'trampelschaden', language: 'de', game: null }).slice(0, 2)
    expect(nearest.map(({ entry }) => entry.game).sort()).toEqual(['gundam', 'marvel-champions'])
    expect(nearest[0]?.isConfident).toBe(false)
  })

  it('has no official answer among the best that says what a rule before it says', () => {
    const found = find({ query: 'trample', language: 'en', game: 'gundam' })
    const said = new Set(found.slice(0, 3).flatMap(({ entry }) => entry.official?.concerns ?? []))
    const concerned = found.slice(0, 3).flatMap(({ entry }) => entry.official?.concerns ?? [])
    expect(concerned.length).toBeGreaterThan(0)
    expect(concerned).toHaveLength(said.size)
  })

  it('is read in its own language, whatever the reader’s is', () => {
    expect(best('muss der held erschöpft werden um zu verteidigen', 'en')?.entry.id).toBe(
      'marvel-champions/defend',
    )
  })
})

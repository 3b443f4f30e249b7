// The shipped glossary is complete, joined and in order.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { COMPLETE_LANGUAGES, inEachLanguage } from '../language.ts'
import { buildFinder } from './find.ts'
import { jsonSchemas } from './json-schema.ts'
import { buildGlossary, loadGlossary } from './load.ts'
import { buildMentionFinder } from './mentions.ts'
import { headingsOf, pageOfClause, pagesOf } from './page.ts'
import { DATA_SCHEMAS } from './schema.ts'

const data = join(import.meta.dirname, '../../data')
const glossary = loadGlossary(data)

const termTable = readFileSync(join(data, 'marvel-champions/terms.yaml'), 'utf8')
const termCode = (id: string): string => new RegExp(`id: ${id}\\n {2}code: (\\w+)`).exec(termTable)?.[1] ?? ''

const counted = (family: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${family}-${String(i + 1).padStart(2, '0')}`)

/** Every rule of Gundam section 7 with the letters of its clauses. */
const GUNDAM =
  `7-1abc 7-2 7-3-1ab 7-3-2abc 7-3-3 7-3-4 7-3-5 7-3-5-1ab 7-3-5-2ab 7-4-1ab 7-4-2 7-4-3 7-4-4 7-4-5
  7-4-5-1ab 7-5-1ab 7-5-2 7-5-2-1ab 7-6-1 7-6-1-1 7-6-1-2 7-6-2-1 7-6-2-2abc 7-6-2-3 7-6-2-3-1ab 7-6-2-3-2 7-6-2-4
  7-6-2-4-1abc 7-6-2-5 7-6-3-1 7-6-3-2ab 7-6-3-2-1ab 7-6-3-2-2 7-6-3-2-3 7-6-3-3 7-7-1 7-7-2ab`
    .split(/\s+/)
    .flatMap(rule => {
      const [, number = '', letters = ''] = /^([\d-]+)([a-c]*)$/.exec(rule) ?? []
      return letters ? [...letters].map(letter => `GCG-${number}${letter}`) : [`GCG-${number}`]
    })

const EXPECTED = [
  ...counted('MC-EA', 55),
  ...counted('MC-PA', 27),
  ...counted('MC-DF', 38),
  ...counted('MC-DE', 14),
  ...GUNDAM,
]

describe('the glossary', () => {
  it('has all 190 clauses of the attack rules, in both languages', () => {
    expect(EXPECTED).toHaveLength(190)
    const known = new Set(glossary.clauses.keys())
    expect(EXPECTED.filter(id => !known.has(id))).toEqual([])
    const families = /^(MC-(EA|PA|DF|DE)-|GCG-7-)/
    expect([...known].filter(id => families.test(id)).sort()).toEqual([...EXPECTED].sort())
    for (const { text } of glossary.entries.flatMap(({ clauses }) => clauses)) {
      for (const language of COMPLETE_LANGUAGES) expect(text[language].length).toBeGreaterThan(15)
    }
  })

  it('has the 37 rules that were numbered for a battle in 1.0, with their numbers of today', () => {
    const rules = glossary.entries.filter(({ id, kind }) => kind === 'rule' && id.startsWith('gundam/7-'))
    expect(rules).toHaveLength(37)
    expect(rules.slice(5, 9).map(({ number, formerly }) => [number, formerly?.number])).toEqual([
      ['8-2-3', '7-3-4'],
      [null, '7-3-5'],
      ['8-2-4', '7-3-5-1'],
      [null, '7-3-5-2'],
    ])
  })

  it('rules all 56 open points of the first ledger, each at a clause or by an official answer', () => {
    const read = new Set([...glossary.clauses.values()].flatMap(clause => clause.rulings))
    const open = [...glossary.rulings].filter(([, ruling]) => read.has(ruling)).map(([id]) => id)
    const ids = [...open, ...glossary.settled.keys()].filter(id => id.startsWith('AMB-'))
    expect(ids).toHaveLength(56)
  })

  it.each([
    ['11-1', ['repair', 'breach', 'support', 'blocker', 'first-strike', 'high-maneuver', 'suppression']],
    ['new-3', ['unit', 'pilot', 'command', 'base', 'resource']],
    ['9', ['9-1', '9-2', '9-3']],
  ])('puts under chapter %s what it has in either numbering, in order', (slug, rules) => {
    const chapter = glossary.entries.find(({ id }) => id === `gundam/${slug}`)
    const below = chapter?.seeAlso.map(({ id }) => id.replace('gundam/', '')) ?? []
    expect(below.filter(id => rules.includes(id))).toEqual(rules)
  })

  it.each([
    ['7-6-2', '8-5-2', '7-6-2'],
    ['7-6-2-3', '8-5-2-4', '7-6-2-3'],
    ['repair', null, '11-1-1'],
    ['suppression', null, undefined],
    ['7-4-5', null, '7-4-5'],
    ['2-1', '2-1', undefined],
    ['new-12', '12', undefined],
  ])('knows the number of %s today and, if it was another one, in 1.0', (slug, number, former) => {
    const entry = glossary.entries.find(({ id }) => id === `gundam/${slug}`)
    expect(entry?.number).toBe(number)
    expect(entry?.formerly?.number).toBe(former)
    expect(entry?.formerly?.edition.id ?? '1.0').toBe('1.0')
  })

  it('puts rules in the order of today, and one that is gone where it stood', () => {
    const rulesBelow = (slug: string) =>
      glossary.entries
        .find(({ id }) => id === `gundam/${slug}`)
        ?.seeAlso.map(({ id }) => id.replace('gundam/', ''))
        .filter(id => /^7-[36]-/.test(id))
    expect(rulesBelow('7-3')).toEqual(['7-3-1', '7-3-2', '7-3-3', '7-3-4', '7-3-5', '7-3-5-1', '7-3-5-2'])
    expect(rulesBelow('7-6-2')?.slice(2, 5)).toEqual(['7-6-2-4', '7-6-2-4-1', '7-6-2-3'])
  })

  it('shows under a section the clauses of its rules, and refers to them and back', () => {
    const section = glossary.entries.find(({ id }) => id === 'gundam/7-6-2')
    expect(section?.clauses[0]?.id).toBe('GCG-7-6-2-1')
    const others = section?.clauses.filter(({ id }) => !id.startsWith('GCG-7-6-2-'))
    expect(others?.map(({ id }) => id)).toEqual(['GCG-QA-116', 'GCG-QA-36'])
    expect(section?.seeAlso.map(({ id }) => id)).toContain('gundam/7-6-2-4-1')
    const rule = glossary.entries.find(({ id }) => id === 'gundam/7-6-2-4-1')
    expect(rule?.seeAlso.map(({ id }) => id)).toContain('gundam/7-6-2')
  })

  it('shows for a term the clauses that use it, in either language', () => {
    const term = glossary.entries.find(({ id }) => id === 'marvel-champions/non-forced')
    expect(term?.kind).toBe('term')
    expect(term?.clauses.map(({ id }) => id)).toEqual(expect.arrayContaining(['MC18-EA-44', 'MC-EA-52']))
  })

  it('has no term beside the entry that explains it, and opens that entry by the code of the term', () => {
    const boost = glossary.entries.find(({ id }) => id === 'marvel-champions/boost-icon')
    expect(glossary.entries.some(({ id }) => id === 'marvel-champions/boost-card')).toBe(false)
    expect(glossary.byCode.get(termCode('boost-card'))).toBe(boost)
    const codes = glossary.entries.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
  })

  it.each([
    ['mcatke', 'attack-enemy'],
    ['mcatkp', 'attack-player'],
    ['mcdefd', 'defend'],
    ['mundef', 'undefended'],
    ['mattaq', 'attack-answers'],
    ['mconat', 'considered-attacked'],
  ])('still opens by the code %s of 1.0.0 what it named', (code, slug) => {
    expect(glossary.byCode.get(code)?.id).toBe(`marvel-champions/${slug}`)
  })

  it('knows every code that the term table gives out, but for the term that no clause uses', () => {
    const codes = [...termTable.matchAll(/^ {2}code: (\w+)$/gm)].map(([, code = '']) => code)
    expect(codes.filter(code => !glossary.byCode.has(code))).toEqual(['mdrone'])
  })

  it('does not name the edition again where the words before a text name it', () => {
    const texts = glossary.entries.flatMap(entry => entry.onlyCited.flatMap(({ text }) => [text.en, text.de]))
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter(text => /^In \d/.test(text))).toEqual([])
  })

  it('marks what only one edition says', () => {
    expect(glossary.clauses.get('MC-EA-40')?.editions?.map(({ id }) => id)).toEqual(['1.8', '1.7'])
    expect(glossary.clauses.get('MC-DE-05')).toMatchObject({
      varies: 'MC-EA-40',
      editions: [{ id: '1.6-de' }],
    })
    expect(glossary.clauses.get('MC-EA-01')?.editions).toBeNull()
  })

  it('does not load with a fault, and says where it is', () => {
    expect(() => buildGlossary([{ path: 'gundam/game.yaml', text: 'name: 1' }])).toThrow(
      /data\/gundam\/game\.yaml: name/,
    )
    expect(() => buildGlossary([{ path: 'chess/game.yaml', text: '' }])).toThrow('no data file belongs here')
  })

  it('has JSON Schemas for editors that are those of the program (else: npm run schema)', () => {
    for (const [name, text] of Object.entries(jsonSchemas(DATA_SCHEMAS))) {
      expect(readFileSync(join(data, 'schema', `${name}.json`), 'utf8')).toBe(text)
    }
  })
})

describe('a clause that is only cited', () => {
  const files = [
    {
      path: 'marvel-champions/game.yaml',
      text: `name: { en: G, de: G }
initials: MC
editions: [{ id: '1.8', language: en, name: { en: Rules, de: Regeln } }]
starters: [defend]
`,
    },
    {
      path: 'marvel-champions/entries/defend.yaml',
      text: `code: mcd
title: { en: Defend, de: Verteidigen }
source: [{ edition: '1.8', section: Defend }]
clauses:
  - { id: MC18-DF-20, en: The hero steps in., de: Der Held springt ein. }
  - { id: MC-DF-17, en: An elephant waits., de: Ein Elefant wartet., onlyCited: true }
`,
    },
    // The search takes a word that every text has for one that tells nothing.
    ...['ally', 'boost', 'form', 'hand', 'tuck'].map(slug => ({
      path: `marvel-champions/entries/${slug}.yaml`,
      text: `code: ${slug}
title: { en: ${slug}, de: ${slug} }
source: [{ edition: '1.8', section: ${slug} }]
clauses: [{ id: MC-${slug.toUpperCase()}-01, en: Of ${slug}., de: Von ${slug}. }]
`,
    })),
  ]
  const small = buildGlossary(files)
  const entry = small.byCode.get('mcd')
  const find = buildFinder(small)

  it('is no part of the page of its entry, nor of its text', () => {
    expect(entry && pagesOf(entry).flatMap(({ clauses }) => clauses.map(({ id }) => id))).toEqual([
      'MC18-DF-20',
    ])
    expect(find({ query: 'elephant waits', language: 'en', game: null })).toEqual([])
    expect(find({ query: 'hero steps in', language: 'en', game: null })[0]?.entry).toBe(entry)
  })

  it.each(['MC-DF-17', 'mc df 17', 'MC18-DF-20', 'mc18df20'])(
    'is found like any other by its id: %s',
    query => {
      const [best] = find({ query, language: 'en', game: null })
      expect(best).toMatchObject({ entry, isConfident: true })
      expect(best?.clause?.id).toBe(query.includes('17') ? 'MC-DF-17' : 'MC18-DF-20')
      expect(small.homeOf.get(best?.clause?.id ?? '')).toBe(entry)
    },
  )

  it.each(['MC-DF-17', 'MC18-DF-20'])('leads from a message to its entry: %s', id => {
    const mentioned = buildMentionFinder(small)
    expect(mentioned(`look at ${id}, please`, { language: 'en', game: null })).toEqual([entry])
  })
})

describe('what players read and ask first', () => {
  const files = [
    {
      path: 'marvel-champions/game.yaml',
      text: `name: { en: G, de: G }
initials: MC
editions: [{ id: '1.8', language: en, name: { en: Rules, de: Regeln } }]
starters: [stunned]
`,
    },
    {
      path: 'marvel-champions/entries/stunned.yaml',
      text: `code: mcstun
title: { en: Stunned, de: Betäubt }
source: [{ edition: '1.8', section: Stunned }]
clauses:
  - id: MC-STUN-01
    en: The next attack of the character does nothing.
    de: Der nächste Angriff des Charakters bewirkt nichts.
    asked: { en: [what does stun do], de: [was macht betäubt] }
    decides: true
  - { id: MC-STUN-02, en: It still exhausts., de: Er erschöpft trotzdem. }
`,
    },
    {
      path: 'marvel-champions/terms.yaml',
      text: `- id: stunned
  code: mcstun
  title: { en: Stunned, de: Betäubt }
  short: { en: One attack is lost., de: Ein Angriff geht verloren. }
  uses: { en: [stunned], de: ['betäubt*'] }
`,
    },
  ]
  const stunned = buildGlossary(files).byCode.get('mcstun')

  it('is how a clause is asked for, and whether it decides', () => {
    const [first, second] = stunned?.clauses ?? []
    expect(first?.asked).toEqual({ en: ['what does stun do'], de: ['was macht betäubt'] })
    expect(first?.decides).toBe(true)
    expect(second?.asked).toEqual(inEachLanguage(() => []))
    expect(second?.decides).toBe(false)
  })

  it('is what stands in short: that of the entry itself, else that of the term it explains', () => {
    expect(stunned?.short?.en).toBe('One attack is lost.')
    const own = files.map(file => ({
      ...file,
      text: file.text.replace('source:', 'short: { en: It is dazed., de: Er ist benommen. }\nsource:'),
    }))
    expect(buildGlossary(own).byCode.get('mcstun')?.short?.de).toBe('Er ist benommen.')
    expect(buildGlossary(files.slice(0, 2)).byCode.get('mcstun')?.short).toBeNull()
  })
})

describe('the pages of an entry', () => {
  it('hold every clause once, in order, and none is empty', () => {
    for (const entry of glossary.entries) {
      const pages = pagesOf(entry)
      expect(pages.flatMap(page => page.clauses.map(({ id }) => id))).toEqual(
        entry.clauses.map(({ id }) => id),
      )
      expect(pages.every(page => page.clauses.length > 0)).toBe(true)
    }
  })

  it('are found again by their clauses and headings', () => {
    const [entry] = glossary.entries.toSorted((a, b) => pagesOf(b).length - pagesOf(a).length)
    if (!entry) throw new Error('no entry')
    const pages = pagesOf(entry)
    expect(pages.length).toBeGreaterThan(3)
    for (const { id } of entry.clauses) {
      expect(pages[pageOfClause(entry, id)]?.clauses.some(clause => clause.id === id)).toBe(true)
    }
    expect(headingsOf(entry).map(({ page }) => page)).toEqual(
      headingsOf(entry)
        .map(({ page }) => page)
        .toSorted((a, b) => a - b),
    )
  })
})

// The linter finds each kind of fault that it claims to find, on the right line, and nothing in good data.
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type DataFile, readDataFiles } from '../files.ts'
import { runsOf } from '../published.ts'
import { lint } from './lint.ts'

const GOOD: Readonly<Record<string, string>> = {
  'gundam/game.yaml': `name: { en: G, de: G }
initials: GCG
editions:
  - { id: '1.0', language: en, name: { en: Rules, de: Regeln } }
documents: [{ id: faq, name: { en: FAQ, de: Fragen } }]
starters: [7-4-1]
`,
  'gundam/terms.yaml': `- id: blocker
  code: tblock
  title: { en: Blocker, de: Blocker }
  uses: { en: [Blocker], de: [Blocker] }
- id: rested
  code: trest
  title: { en: Rested, de: Ruhend }
  uses: { en: [rested], de: ['ruhend*'] }
  avoid: { en: [tapped], de: ['erschöpf*'] }
`,
  'gundam/synonyms.yaml': `en:
  tapped: [rested]
de:
  getappt: [ruhend]
`,
  'gundam/rulings.yaml': `- id: AMB-51
  question: { en: Does the blocker rest?, de: Ruht der Blocker danach? }
  ruling: { en: 'Yes, at once.', de: 'Ja, sofort.' }
  reason: { en: The keyword says so., de: So sagt es das Schlüsselwort. }
`,
  'gundam/faq/rules.yaml': `title: { en: The rules, de: Die Regeln }
answers:
  - id: GCG-FAQ-001
    question: { en: May the rested Blocker do it?, de: Darf ein ruhender Blocker das? }
    answer: { en: 'No, that is not possible.', de: 'Nein, das geht nicht.' }
    asked: { en: [blocker lying down], de: [blocker liegt schon] }
    cards: []
    clauses: [GCG-7-4-1a]
    source: { document: faq, place: Q1, date: '2025-07-04' }
    editions: ['1.0']
`,
  'gundam/entries/7-4-1.yaml': `code: g741
number: 7-4-1
title: { en: Blocking, de: Blocken }
source: [{ edition: '1.0', section: 7-4-1 }]
seeAlso: [7-4-2]
clauses:
  - id: GCG-7-4-1a
    en: An active Blocker may take the attack.
    de: Ein aktiver Blocker darf den Angriff auf sich ziehen.
    rulings: [AMB-51]
  - id: GCG-7-4-1b
    en: It is rested then and says “done”.
    de: Er ist dann ruhend und sagt „fertig“.
`,
  'gundam/entries/7-4-2.yaml': `code: g742
number: 7-4-2
title: { en: Once per attack, de: Einmal pro Angriff }
source: [{ edition: '1.0', section: 7-4-2 }]
clauses:
  - id: GCG-7-4-2
    en: Only one Blocker may be used for an attack.
    de: Für einen Angriff darf nur ein Blocker genutzt werden.
`,
}

type Change = readonly [file: string, from: string | RegExp, to: string]

function changed([file, from, to]: Change): DataFile[] {
  const before = GOOD[file] ?? ''
  const after = before.replace(from, to)
  if (after === before) throw new Error(`the change does not apply to ${file}`)
  return Object.entries({ ...GOOD, [file]: after }).map(([path, text]) => ({ path, text }))
}

const faultsOf = (change: Change) =>
  lint(changed(change)).map(({ file, line, rule, message }) => `${file}:${line} ${rule}: ${message}`)

const ENTRY = 'gundam/entries/7-4-1.yaml'
const OTHER = 'gundam/entries/7-4-2.yaml'
const FAQ = 'gundam/faq/rules.yaml'

/** The name of the fault; the change that makes it; the least that the linter says about it. */
const FAULTS: readonly (readonly [string, Change, RegExp])[] = [
  ['what is not YAML', [ENTRY, 'title: {', 'title: {{'], /7-4-1\.yaml:\d+ yaml: /],
  ['an unknown field', [ENTRY, 'seeAlso:', 'sealso:'], /form: the file: Unrecognized key: "sealso"/],
  ['a missing German text', [OTHER, /\n {4}de: .*/, ''], /7-4-2\.yaml:6 form: clauses\.0\.de/],
  ['an ill-formed clause id', [ENTRY, 'GCG-7-4-1b', 'GCG_7_4_1b'], /7-4-1\.yaml:11 form: clauses\.1\.id/],
  [
    'a clause id of another game',
    [ENTRY, 'GCG-7-4-1b', 'MC-EA-01'],
    /:11 id: MC-EA-01: ids of this game begin with GCG-/,
  ],
  [
    'a clause id of another rule',
    [ENTRY, 'GCG-7-4-1b', 'GCG-7-4-9b'],
    /:11 id: GCG-7-4-9b: the clauses of rule 7-4-1/,
  ],
  [
    'a clause id used twice',
    [ENTRY, 'GCG-7-4-1b', 'GCG-7-4-1a'],
    /:11 id: the clause id GCG-7-4-1a is taken already/,
  ],
  [
    'an official answer on no clause',
    [FAQ, '[GCG-7-4-1a]', '[GCG-7-4-1z]'],
    /:8 faq: there is no clause GCG-/,
  ],
  ['an official answer of no edition', [FAQ, "['1.0']", "['9.9']"], /:10 faq: there is no edition 9\.9/],
  [
    'an official answer of no document',
    [FAQ, 'document: faq', 'document: blog'],
    /:9 faq: .* no document blog/,
  ],
  [
    'an official answer that nothing replaced',
    [FAQ, "editions: ['1.0']", "editions: ['1.0']\n    replacedBy: GCG-FAQ-099"],
    /:11 faq: there is neither an answer nor a clause GCG-FAQ-099/,
  ],
  ['an official answer of another game', [FAQ, 'GCG-FAQ-001', 'MC-FAQ-001'], /:3 id: MC-FAQ-001: answers of/],
  ['a phrasing of an answer with marks', [FAQ, 'blocker lying down', 'Blocker down?'], /:6 asked: “Blocker/],
  [
    'a reading that leads nowhere',
    ['gundam/rulings.yaml', /$/, '- { id: AMB-52, see: AMB-99 }\n'],
    /:5 ruling: there is neither an answer nor a reading AMB-99/,
  ],
  ['a code used twice', [OTHER, 'g742', 'g741'], /7-4-2\.yaml:1 id: the code g741 is taken already/],
  ['a code that is too long', [OTHER, 'g742', 'g742000'], /7-4-2\.yaml:1 form: code/],
  [
    'a file name that is no number of the rule in any edition',
    [OTHER, /7-4-2(?=\n(?:title|clauses)| }])/g, '7-4-3'],
    /:2 id: no edition numbers this rule 7-4-2, as its file is called/,
  ],
  ['a see-also that leads nowhere', [ENTRY, '[7-4-2]', '[7-9-9]'], /:5 see-also: there is no entry 7-9-9/],
  ['a see-also to itself', [ENTRY, '[7-4-2]', '[7-4-1]'], /:5 see-also: an entry does not refer to itself/],
  ['a see-also twice', [ENTRY, '[7-4-2]', '[7-4-2, 7-4-2]'], /:5 see-also: 7-4-2 is listed twice/],
  ['a missing source', [OTHER, /source: .*/, 'source: []'], /7-4-2\.yaml:4 form: source/],
  [
    'an edition that does not exist',
    [OTHER, "edition: '1.0'", "edition: '2.0'"],
    /7-4-2\.yaml:4 source: there is no edition 2\.0, but: 1\.0/,
  ],
  [
    'a clause of an edition that is no source',
    [OTHER, '  - id: GCG-7-4-2', "  - editions: ['2.0']\n    id: GCG-7-4-2"],
    /:6 source: 2\.0 is not among the sources/,
  ],
  [
    'a change in an edition that does not exist',
    [OTHER, 'clauses:', "changed: [{ in: '9.9', en: New here., de: Neu hier. }]\nclauses:"],
    /7-4-2\.yaml:5 source: there is no edition 9\.9, but: 1\.0/,
  ],
  [
    'a change that only one language tells',
    [
      OTHER,
      '  - id: GCG-7-4-2',
      "  - changed: [{ in: '1.0', en: New here., de: New here. }]\n    id: GCG-7-4-2",
    ],
    /7-4-2\.yaml:6 language: English and German are the same/,
  ],
  [
    'a term that takes over no code of its entry',
    ['gundam/terms.yaml', '- id: blocker', '- id: 7-4-2'],
    /7-4-2\.yaml:1 id: the term 7-4-2 has the code tblock: the entry takes it over/,
  ],
  [
    'another reading of no clause',
    [OTHER, '  - id: GCG-7-4-2', "  - varies: GCG-9-9\n    editions: ['1.0']\n    id: GCG-7-4-2"],
    /:6 varies: there is no clause GCG-9-9/,
  ],
  [
    'another reading of no edition',
    [OTHER, '  - id: GCG-7-4-2', '  - varies: GCG-7-4-1a\n    id: GCG-7-4-2'],
    /:6 varies: GCG-7-4-2 is another reading: say of which editions/,
  ],
  ['a ruling that does not exist', [ENTRY, 'AMB-51', 'AMB-52'], /:10 ruling: there is no ruling AMB-52/],
  [
    'a ruling that nobody names',
    [ENTRY, /\n {4}rulings: .*/, ''],
    /rulings\.yaml:1 ruling: no clause names the ruling AMB-51/,
  ],
  [
    'the same text in both languages',
    [OTHER, /de: Für.*/, 'de: Only one Blocker may be used for an attack.'],
    /:6 language: English and German are the same/,
  ],
  [
    'English where German should be',
    [OTHER, /de: Für.*/, 'de: After the attack and its end the Blocker rests.'],
    /:8 language: this does not read like German/,
  ],
  [
    'German where English should be',
    [OTHER, /en: Only.*/, 'en: Der Blocker wird nicht genutzt und ruht sich aus.'],
    /:7 language: this does not read like English/,
  ],
  [
    'a term that only one language uses',
    [ENTRY, 'dann ruhend', 'dann müde'],
    /:13 term: “rested” is here in the other language, but not “Ruhend”/,
  ],
  [
    'a wrong name for a term',
    [ENTRY, 'dann ruhend', 'dann ruhend und erschöpft'],
    /:13 term: “erschöpft” is called “Ruhend” here/,
  ],
  [
    'straight quotation marks',
    [ENTRY, '„fertig“', '"fertig"'],
    /:13 typography: quotation marks are „…“ here/,
  ],
  [
    'English quotation marks in German',
    [ENTRY, '„fertig“', '“fertig”'],
    /:13 typography: quotation marks are „…“ here/,
  ],
  [
    'a quotation mark that is not closed',
    [ENTRY, '„fertig“', '„fertig'],
    /:13 typography: a quotation mark „…“ is not closed/,
  ],
  [
    'a straight apostrophe',
    [OTHER, 'Only one Blocker', "A player's Blocker"],
    /:7 typography: an apostrophe is ’/,
  ],
  ['markup', [OTHER, 'Only one', 'Only *one*'], /:7 typography: “\*” is markup/],
  [
    'a sentence that nobody can read aloud',
    [OTHER, 'en: Only one Blocker', `en: Only ${'very '.repeat(40)}one Blocker`],
    /7-4-2\.yaml:7 reading: a sentence of 49 words: at most 40/,
  ],
  [
    'a clause that is too long',
    [OTHER, 'genutzt werden.', `genutzt werden. ${'Das gilt auch hier. '.repeat(25).trim()}`],
    /7-4-2\.yaml:8 reading: 5\d\d characters: at most 450, cut it in two/,
  ],
  [
    'too many words in short',
    [OTHER, 'clauses:', `short: { en: ${'It blocks it. '.repeat(16)}, de: Er blockt. }\nclauses:`],
    /7-4-2\.yaml:5 short: 48 words: at most 45 in short/,
  ],
  [
    'a first sentence that no list has room for',
    [OTHER, 'clauses:', `short: { en: It blocks., de: Er blockt ${'wirklich '.repeat(10)}. }\nclauses:`],
    /7-4-2\.yaml:5 short: a first sentence of 101 characters: at most 90/,
  ],
  [
    'a wrong name for a term in what stands in short',
    [
      'gundam/terms.yaml',
      '  uses: { en: [Blocker]',
      '  short: { en: It is tapped., de: Er ruht. }\n  uses: { en: [Blocker]',
    ],
    /terms\.yaml:4 term: “tapped” is called “Rested” here/,
  ],
  [
    'a link',
    [OTHER, 'clauses:', 'short: { en: See https://x.example, de: Er blockt. }\nclauses:'],
    /7-4-2\.yaml:5 typography: “https:” is markup/,
  ],
  [
    'a mention in what stands in short',
    [OTHER, 'clauses:', 'short: { en: Ask <@1234> before it blocks., de: Er blockt. }\nclauses:'],
    /7-4-2\.yaml:5 typography: “<@” is markup/,
  ],
  [
    'a mention of everyone in what stands in short',
    [OTHER, 'clauses:', 'short: { en: It blocks., de: "Er blockt, @everyone." }\nclauses:'],
    /7-4-2\.yaml:5 typography: “@everyone” is markup/,
  ],
  [
    'bold words in what stands in short',
    [OTHER, 'clauses:', 'short: { en: It **blocks** it., de: Er blockt. }\nclauses:'],
    /7-4-2\.yaml:5 typography: “\*” is markup/,
  ],
  [
    'a mention in how players ask',
    [OTHER, '    en: Only', "    asked: { en: ['may <@1234> block'], de: [] }\n    en: Only"],
    /7-4-2\.yaml:7 asked: “may <@1234> block”: small letters, and no marks/,
  ],
  [
    'bold words in how players ask',
    [OTHER, '    en: Only', "    asked: { en: ['who **blocks**'], de: [] }\n    en: Only"],
    /7-4-2\.yaml:7 asked: “who \*\*blocks\*\*”: small letters, and no marks/,
  ],
  [
    'a link in how players ask',
    [OTHER, '    en: Only', "    asked: { en: [], de: ['siehe https://x.example'] }\n    en: Only"],
    /7-4-2\.yaml:7 asked: “siehe https:\/\/x\.example”: small letters, and no marks/,
  ],
  [
    'a sixth clause that decides',
    [OTHER, /( {2}- id: GCG-7-4-2)(\n.*\n.*\n)/, `$1$2    decides: true\n`.repeat(6)],
    /7-4-2\.yaml:29 decides: at most 5 clauses of an entry decide/,
  ],
  [
    'a question in capital letters',
    [OTHER, '    en: Only', '    asked: { en: [can i BLOCK], de: [] }\n    en: Only'],
    /7-4-2\.yaml:7 asked: “can i BLOCK”: small letters/,
  ],
  [
    'a question with a question mark',
    [OTHER, '    en: Only', '    asked: { en: [], de: [wer blockt?] }\n    en: Only'],
    /7-4-2\.yaml:7 asked: “wer blockt\?”: small letters, and no marks but apostrophes and hyphens/,
  ],
  [
    'a question that leads to two clauses',
    [
      ENTRY,
      /( {2}- id: GCG-7-4-1b\n)/,
      '    asked: { en: [who blocks], de: [] }\n$1    asked: { en: [who-blocks], de: [] }\n',
    ],
    /7-4-1\.yaml:13 asked: “who-blocks” is how players ask for GCG-7-4-1a already/,
  ],
  [
    'a synonym that leads to no word of the texts',
    ['gundam/synonyms.yaml', '[ruhend]', '[ruhend, schläfrig]'],
    /synonyms\.yaml:4 synonym: no text of this game says “schläfrig”/,
  ],
  [
    'a synonym in capital letters',
    ['gundam/synonyms.yaml', 'tapped', 'Tapped'],
    /synonyms\.yaml:2 synonym: “Tapped”: small letters/,
  ],
  [
    'a synonym that is listed twice',
    ['gundam/synonyms.yaml', '  tapped: [rested]', '  tapped: [rested]\n  tap-ped: [rested]'],
    /synonyms\.yaml:3 synonym: “tap-ped” is listed twice/,
  ],
  ['synonyms of one language alone', ['gundam/synonyms.yaml', /de:\n.*\n/, ''], /synonyms\.yaml:1 form: de/],
  [
    'a name that leads to two entries',
    [OTHER, 'Once per attack', 'blocking'],
    /7-4-2\.yaml:3 name: “blocking” \(en\) leads to 7-4-1 as well/,
  ],
  [
    'a starter that does not exist',
    ['gundam/game.yaml', '[7-4-1]', '[7-9-9]'],
    /game\.yaml:6 game: there is no entry 7-9-9/,
  ],
  [
    'a game without its file',
    ['gundam/game.yaml', 'initials', 'unknown'],
    /game: data\/gundam\/game\.yaml is missing or faulty/,
  ],
]

describe('the linter', () => {
  it.each(['GCG19-8-2-2c', 'GCG19-5-21-R1', 'GCG19-8-4-1'])(
    'takes the id %s, which names its edition',
    id => {
      expect(faultsOf([ENTRY, 'GCG-7-4-1b', id])).toEqual([])
    },
  )

  it('takes how players ask as they type it, with wrong words and straight apostrophes', () => {
    const asked =
      "    asked: { en: [who's tapped], de: [darf ein erschöpfter blocker blocken] }\n    en: Only"
    expect(faultsOf([OTHER, '    en: Only', asked])).toEqual([])
  })

  it('finds nothing in good data', () => {
    expect(lint(Object.entries(GOOD).map(([path, text]) => ({ path, text })))).toEqual([])
  })

  it.each(FAULTS)('finds %s', (_, change, said) => {
    const faults = faultsOf(change)
    expect(
      faults.some(fault => said.test(fault)),
      faults.join('\n'),
    ).toBe(true)
  })

  it('finds an entry that stands alone', () => {
    const alone = GOOD[OTHER]?.replace('number: 7-4-2\n', '').replaceAll('7-4-2', '7-9') ?? ''
    const files = {
      ...GOOD,
      'gundam/entries/alone.yaml': alone
        .replace('g742', 'galone')
        .replace('Once', 'Twice')
        .replace('Einmal', 'Zweimal'),
    }
    const faults = lint(Object.entries(files).map(([path, text]) => ({ path, text })))
    expect(faults.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'data/gundam/entries/alone.yaml: alone names no other entry, and none names it',
    ])
  })

  it('finds a file where none belongs', () => {
    expect(lint([{ path: 'chess/entries/x.yaml', text: '' }])[0]?.message).toContain(
      'no data file belongs here',
    )
  })

  it('finds nine words in a row that stand so in a published text, by their hashes alone', () => {
    const read = 'An active Blocker may take the attack of any Unit on itself, if it wants to.'
    const published = new Set(runsOf(read).map(({ hash }) => hash))
    const copied = changed([ENTRY, 'An active Blocker may take the attack.', read])
    expect(lint(copied, published).map(({ rule }) => rule)).toEqual(['own words'])
    expect(lint(copied)).toEqual([])
  })

  it('finds nothing in the data of this project', () => {
    expect(lint(readDataFiles(join(import.meta.dirname, '../../../data')))).toEqual([])
  })
})

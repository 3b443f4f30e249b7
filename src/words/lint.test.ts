// Every rule for the bot's own words finds its fault, each in a text that a player might have read, and the shipped words hold to them all.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lintWords, wordFiles } from './lint.ts'
import { WORD_RULES } from './word-rules.ts'

type Language = 'en' | 'de'

/** The rules that a text breaks, if it stands at this key. */
function broken(language: Language, key: string, text: string): string[] {
  const [namespace = '', path = ''] = key.split(':')
  const tree = path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), text)
  return lintWords([{ language, namespace, json: JSON.stringify(tree, null, 2) }]).map(({ rule }) => rule)
}

/** The rule, the language, the key, a text that breaks the rule, and one that says the same and does not. */
const FAULTS: readonly (readonly [string, Language, string, string, string])[] = [
  [
    'voice',
    'de',
    'problems:failed',
    'Da ist bei uns etwas schiefgegangen.',
    'Da ist bei mir etwas schiefgegangen.',
  ],
  ['voice', 'en', 'rule:ownTerms', 'The terms are ours.', 'The terms are Riposte’s own.'],
  ['du', 'de', 'about:what', 'Führt euch durch einen Angriff.', 'Führt durch einen Angriff.'],
  ['du', 'de', 'find:noText', 'Fragen Sie mit /regel, wenn Sie mögen.', 'Frag mit /regel, wenn du magst.'],
  ['verwenden', 'de', 'attack:choice.use', 'Benutzen', 'Verwenden'],
  [
    'verwenden',
    'de',
    'story:event.ability_used',
    'Die Fähigkeit {{ability}} kommt zum Zug.',
    'Die Fähigkeit {{ability}} wird verwendet.',
  ],
  ['ended early', 'en', 'board:list.stopped', 'stopped', 'ended early'],
  ['ended early', 'de', 'board:list.stopped', 'abgebrochen', 'vorzeitig beendet'],
  ['ended early', 'de', 'board:tooMany', 'Brich ihn ab.', 'Beende ihn vorzeitig.'],
  ['sobald', 'de', 'attack:when.defends', 'wenn jemand verteidigt', 'sobald jemand verteidigt'],
  ['Verteidiger', 'de', 'attack:counted.ally', 'Verteidigt: {{name}}.', 'Verteidiger: {{name}}.'],
  [
    'label',
    'de',
    'story:event.excess_lost',
    'Überschüssiger Schaden verfällt: {{amount}}.',
    '{{amount}} überschüssiger Schaden verfällt.',
  ],
  ['label', 'en', 'story:event.shield_destroyed', 'Destroyed; left: {{left}}.', 'Destroyed: {{left}} left.'],
  [
    'stand-in',
    'en',
    'story:event.boost_given',
    'The attacker gets a boost card.',
    'Rhino II gets a boost card.',
  ],
  [
    'stand-in',
    'de',
    'story:event.shield_area_checked',
    'Die Schildzone des wartenden Spielers ist leer.',
    'Die Schildzone ist leer.',
  ],
  ['US spelling', 'en', 'commands:about', 'Sources, licence', 'Sources, license'],
  ['US spelling', 'en', 'forms:marvel.x', 'The ability is cancelled', 'The ability is canceled'],
  ['dash of German', 'en', 'attack:choice.shieldsNumber', 'So many Shields…', 'Number of Shields…'],
  ['dash of German', 'en', 'page:modal.required', 'Something has to stand here.', 'This is required.'],
  ['quotes', 'en', 'board:pick', "It isn't there", 'It isn’t there'],
  ['quotes', 'de', 'board:pick', 'Keine Karte heißt "Rhino"', 'Keine Karte heißt „Rhino“'],
  ['quotes', 'de', 'board:pick', 'Keine Karte heißt “Rhino”', 'Keine Karte heißt „Rhino“'],
  ['quotes', 'en', 'board:pick', 'No card is called „Rhino“', 'No card is called “Rhino”'],
  ['ellipsis', 'en', 'rule:seeAlso', 'See also …', 'See also…'],
  ['ellipsis', 'de', 'rule:seeAlso', 'Siehe auch…', 'Siehe auch …'],
  ['calm', 'en', 'settings:saved', 'Saved!', 'Saved.'],
]

describe('the rules for the bot’s words', () => {
  it.each(FAULTS)('%s (%s): at %s “%s” is a fault, “%s” is none', (rule, language, key, fault, good) => {
    expect(broken(language, key, fault)).toEqual([rule])
    expect(broken(language, key, good)).toEqual([])
  })

  it('are each proved by such a fault', () => {
    expect([...new Set(FAULTS.map(([rule]) => rule))]).toEqual([
      ...new Set(WORD_RULES.map(({ name }) => name)),
    ])
  })

  it('leave alone what only looks like a fault', () => {
    expect(broken('de', 'cards:condition.x', 'Hat sie ihren Piloten? Sie ruht.')).toEqual([])
    expect(broken('de', 'attack:when.deployed', 'sobald eine Karte eingesetzt wird')).toEqual([])
    expect(broken('de', 'doctor:x', 'Benutzer wählen es selbst.')).toEqual([])
    expect(broken('en', 'about:licence', 'Free software under the {{licence}} license.')).toEqual([])
    expect(broken('en', 'attack:figure.shields', 'Shields: {{number}}')).toEqual([])
    expect(broken('en', 'terminal:noQuery', 'npm run -s rule -- "retaliate"')).toEqual([])
  })

  it('name the file and the line', () => {
    const json = JSON.stringify({ choice: { finish: 'Finish', use: 'Use it!' } }, null, 2)
    expect(lintWords([{ language: 'en', namespace: 'attack', json }])).toMatchObject([
      { file: 'locales/en/attack.json', line: 4, rule: 'calm' },
    ])
  })

  it('are kept by all words of the bot', () => {
    const faults = lintWords(wordFiles()).map(({ file, line, message }) => `${file}:${line} ${message}`)
    expect(faults).toEqual([])
  })

  it('are all explained in docs/words.md', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../docs/words.md'), 'utf8')
    for (const { name } of WORD_RULES) expect(guide).toContain(`*${name}*`)
  })
})

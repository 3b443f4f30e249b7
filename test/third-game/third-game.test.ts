// A third game is its folders, its words and a line in two lists. The test adds a made-up one to a copy of
// the program, plays it on Discord in both languages, and does the same with a new edition of it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copiedTree } from '../support/program-copy.ts'
import { addEdition, addGame, changeLines } from './added-game.ts'

const tree = copiedTree()
afterAll(() => tree.remove())

const COMPILED = ['src/main.ts', 'test/third-game/play-third-game.ts']
const BOARD = 'src/discord/attack/faces/toll/board.ts'
const FACE = 'src/discord/attack/faces/toll/gate.ts'

type Seen = Readonly<Record<string, string>>
type Played = Readonly<Record<'english' | 'german' | 'other', Seen>> & {
  readonly elsewhere: readonly [english: Seen, german: Seen]
  readonly refusals: readonly number[]
}

const design = readFileSync(join(import.meta.dirname, '../../docs/design.md'), 'utf8')

/** Reads the design's table of the files that an addition takes, by what is added. */
function designed(): ReadonlyMap<string, readonly string[]> {
  const [, table = ''] = design.split('| what is added | outside its game |')
  const rows = (table.split('\n\n')[0] ?? '').split('\n').slice(2)
  return new Map(
    rows.map(row => {
      const [, what = '', files = ''] = row.split('|')
      return [what.trim(), [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file).toSorted()]
    }),
  )
}

/** Names files by place: a file of the game by its folder, a file of words by its language's folder. */
const placesOf = (files: readonly string[]): string[] =>
  [
    ...new Set(
      files.map(file => file.replace(/\/toll\/.*/, '/<game>/').replace(/(^locales\/\w+\/).*/, '$1')),
    ),
  ].toSorted()

const itsOwn = (place: string): boolean => /^(src\/games|data)\/<game>\/$/.test(place)

let game: string[]
let edition: string[]
let played: Played

beforeAll(() => {
  game = addGame(tree)
  edition = addEdition(tree)
})

describe('what is added', () => {
  it('touches outside its game what the design lists, a flow at most 6 places, an edition none', () => {
    const listed = designed()
    const [flow = [], aGame = []] = [listed.get('a flow'), listed.get('a game')]
    expect(placesOf(game).filter(place => !itsOwn(place))).toEqual(aGame)
    expect(flow.filter(place => !aGame.includes(place))).toEqual([])
    expect(aGame.filter(place => !flow.includes(place))).toEqual(['src/glossary/schema.ts'])
    expect(flow.length).toBeLessThanOrEqual(6)
    const outside = game.filter(file => !placesOf([file]).every(itsOwn))
    expect(design).toContain(`takes ${outside.length} outside its own folders`)
    expect(placesOf(edition).filter(place => !itsOwn(place))).toEqual([])
    expect(listed.get('an edition')).toEqual([])
  })

  it('compiles, and its data pass the linter', () => {
    expect(tree.compiled(...COMPILED)).toBe('')
    tree.run('src/cli/lint-data.ts')
  })

  it('does not compile without a part of its face, nor without words for a moment', () => {
    const whole = [FACE, BOARD].map(path => [path, tree.read(path)] as const)
    changeLines(tree, FACE, [[', forms, ', ', ']])
    changeLines(tree, BOARD, [[", leaves: t => t('attack:toll.leaves')", '']])
    const faults = tree.compiled(...COMPILED)
    for (const [path, text] of whole) tree.write(path, text)
    expect(faults).toMatch(new RegExp(`^${FACE}.*\n(.*\n)*.*'forms' is missing`, 'm'))
    expect(faults).toMatch(new RegExp(`^${BOARD}.*'leaves' is missing`, 'm'))
  })
})

describe('a third game on Discord', () => {
  beforeAll(() => {
    played = JSON.parse(tree.run('test/third-game/play-third-game.ts', '3'))
  })

  it('is played from the command to the next attack, and Discord refuses nothing', () => {
    expect(played.refusals).toEqual([])
    const { english: seen } = played
    expect(seen.begun).toContain('**★ Watchdog’s ability (forced, on arrival)**')
    expect(seen.arrived).toContain('**The keeper asks 3 coins. What now?** Ana answers.')
    expect(seen.reported).toContain('**Bart** · 9 coins')
    expect(seen.undone).toContain('~~Coins of Bart: 9.~~ taken back by Ana')
    expect(seen.corrected).toContain('**Bart** · 7 coins')
    expect(seen.paid).toContain('- Bart pays 6 coins.\n')
    expect(seen.why).toContain('Whoever comes to the gate has to stop there.')
    expect(seen.over).toMatch(/^## Bart has paid and may pass$/m)
    expect(seen.over).toContain('Toll · rules 2. Under rules 1 and 3, it would have ended the same way.')
    expect(seen.earlier).toContain('- Bart leaves the gate behind.')
    expect(seen.transcript).toContain('5. Ana: Pay: 6\n')
    expect(seen.again).toContain('**Bart** · 1 coin ·')
    expect(seen.poor).toContain('\n[Rob the keeper] [Turn back]\n')
    expect(seen.robbed).toContain('- Bart robs the keeper of 5 coins.')
  })

  it('speaks German too', () => {
    const { german: seen } = played
    expect(seen.begun).toContain('## Bart kommt ans Tor\n-# Wegzoll · Regeln 2\n')
    expect(seen.begun).toContain('● **1\u00a0Tor** · 2\u00a0Zoll · 3\u00a0Straße')
    expect(seen.arrived).toContain('[Bezahlen …] [Die Torkasse ausrauben] [Umkehren]')
    expect(seen.form).toContain('Gewinnt oder verliert Münzen\nDer Zoll ändert sich\n')
    expect(seen.why).toContain('Wer ans Tor kommt, muss dort anhalten.')
    expect(seen.over).toMatch(/^## Bart hat bezahlt und darf durch$/m)
    expect(seen.transcript).toContain('    Bart zahlt 6 Münzen. [TOLL-2a]')
  })

  it('is called by its own name, and by that of no other', () => {
    const { english, german, other } = played
    expect(english.begun).toContain('## Bart comes to the gate\n-# Toll · rules 2\n')
    expect(english.begun).toContain('**Gatekeeper** · 20 coins')
    expect(JSON.stringify([english, german, other])).not.toMatch(/Marvel|Gundam|undefined|\{\{/i)
  })

  it('is known to the rules, the help, the settings and the page about the bot', () => {
    const [english, german] = played.elsewhere
    expect([english.rule, german.rule]).toEqual([
      expect.stringContaining('### Toll Gate'),
      expect.stringContaining('### Zolltor'),
    ])
    expect(english.help).toContain('[A raider comes to the gate…]')
    expect(german.help).toContain('[Ein Räuber kommt ans Tor …]')
    expect(english.about).toContain('**Toll**\n- Second Edition (used for attacks)')
    expect(german.about).toContain('**Wegzoll**\n- Zweite Ausgabe (auch für Angriffe)')
    expect(english.settings).toContain('Toll attacks: not set')
    expect(german.settings).toContain('Angriffe (Wegzoll): nicht festgelegt')
  })
})

describe('an edition of it', () => {
  it('has its own order of headings and its own numbers', () => {
    expect(played.other.begun).toContain('-# Toll · rules 3')
    expect(played.other.begun).toContain('● **1\u00a0Road** · 2\u00a0Toll')
    expect(played.other.arrived).toContain('**The keeper asks 4 coins. What now?**')
    expect(played.other.over).toContain(
      'Toll · rules 3. Under rules 2 and 1, it would have ended the same way.',
    )
  })
})

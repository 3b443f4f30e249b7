// npm run resolve: the examples of the docs, JSON, schema, charts, and wrong scripts.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../test/runs.ts'
import * as gundam from '../../test/support/games/gundam/random-tables.ts'
import { legalPlay } from '../../test/support/games/legal-plays.ts'
import * as marvel from '../../test/support/games/marvel-champions/random-tables.ts'
import { begin } from '../engine/play.ts'
import { unitAttackFlow } from '../games/gundam/unit-attack/flow.ts'
import { enemyAttackFlow } from '../games/marvel-champions/enemy-attack/flow.ts'
import { playerAttackFlow } from '../games/marvel-champions/player-attack/flow.ts'
import { PATIENCE } from '../loopback/wait-for.ts'
import { sentenceOf } from '../words/story.ts'
import { resolveCommand } from './resolve-command.ts'

const root = join(import.meta.dirname, '../..')
const examples = join(root, 'docs/examples')
/** What it prints, without a process for each; in English, whatever the operator's language is. */
function run(args: readonly string[], input = '') {
  const { out, errors, code } = resolveCommand(
    args.includes('--lang') ? args : ['--lang', 'en', ...args],
    file => (file === '-' ? input : readFileSync(file, 'utf8')),
  )
  const lines = (all: readonly string[]) => all.map(line => `${line}\n`).join('')
  return { stdout: out === '' ? '' : `${out}\n`, stderr: lines(errors), status: code }
}

const runAsProcess = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, ['--import', './src/node-24.js', 'src/cli/resolve.ts', ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
    env: { LANG: 'en_US.UTF-8' },
    timeout: PATIENCE,
  })

/** The last line of each example. */
const ENDS: Readonly<Record<string, string>> = {
  'cards.yaml en': 'Spider-Man takes 2 damage: 8 of 10 HP left.',
  'cards.yaml de': 'Spider-Man nimmt 2 Schaden: noch 8 von 10 LP.',
  'effect-battle.yaml en':
    'Zaku takes 2 damage and is destroyed. Wing Gundam takes 3 damage: 2 of 5 HP left. 1 Shield is destroyed: 1 left.',
  'effect-battle.yaml de':
    'Zaku nimmt 2 Schaden und wird zerstört. Wing Gundam nimmt 3 Schaden: noch 2 von 5 TP. 1 Schild wird zerstört: noch 1.',
  'enemy-attack.yaml en':
    'Spider-Man takes 4 damage: 6 of 10 HP left. Mockingbird takes 1 damage and is defeated. Rhino takes 1 damage: 13 of 14 HP left. 1 threat is placed on the main scheme.',
  'enemy-attack.yaml de':
    'Spider-Man nimmt 4 Schaden: noch 6 von 10 LP. Mockingbird nimmt 1 Schaden und ist besiegt. Rhino nimmt 1 Schaden: noch 13 von 14 LP. 1 Bedrohung kommt auf den Hauptplan.',
  'enemy-scheme.yaml en': 'It places 3 threat (7 of 7: completed).',
  'enemy-scheme.yaml de': 'Platziert wird 3 Bedrohung (7 von 7: vollendet).',
  'gundam-turn.yaml en': 'Rio’s turn, turn 4.',
  'gundam-turn.yaml de': 'Rio ist am Zug: Zug 4.',
  'played-cards.yaml en':
    'Quicksilver takes 1 damage: 8 of 9 HP left. Rhino II takes 1 damage: 14 of 15 HP left.',
  'played-cards.yaml de':
    'Quicksilver nimmt 1 Schaden: noch 8 von 9 LP. Rhino II nimmt 1 Schaden: noch 14 von 15 LP.',
  'player-attack.yaml en':
    'Whiplash takes 4 damage: 1 of 5 HP left. Rhino takes 2 damage: 12 of 14 HP left. Spider-Man takes 1 damage: 9 of 10 HP left.',
  'player-attack.yaml de':
    'Whiplash nimmt 4 Schaden: noch 1 von 5 LP. Rhino nimmt 2 Schaden: noch 12 von 14 LP. Spider-Man nimmt 1 Schaden: noch 9 von 10 LP.',
  'thwart.yaml en': 'Crowd Control loses 2 threat. Daredevil takes 1 damage: 2 of 3 HP left.',
  'thwart.yaml de': 'Crowd Control verliert 2 Bedrohung. Daredevil nimmt 1 Schaden: noch 2 von 3 LP.',
  'unit-attack.yaml en':
    'Zaku takes 4 damage and is destroyed. Gundam takes 2 damage: 2 of 4 HP left. 1 Shield is destroyed: 5 left.',
  'unit-attack.yaml de':
    'Zaku nimmt 4 Schaden und wird zerstört. Gundam nimmt 2 Schaden: noch 2 von 4 TP. 1 Schild wird zerstört: noch 5.',
  'villain-phase.yaml en': 'Players’ phase, round 4.',
  'villain-phase.yaml de': 'Spielerphase, Runde 4.',
}

const isOfStory = (line: string): boolean =>
  !/^(\d\/\d · |Under rules|Nach den Regeln|Assumed|Angenommen)/.test(line)

describe('npm run resolve', () => {
  it('plays every example to its end, in both languages, each line with its clause', () => {
    for (const file of readdirSync(examples)) {
      for (const language of ['en', 'de']) {
        const { stdout, stderr, status } = run(['--lang', language, join(examples, file)])
        expect([file, stderr, status]).toEqual([file, '', 0])
        const scripts = stdout.trim().split('\n\n')
        const lines = scripts.flatMap(told => told.split('\n').slice(0, -1)).filter(isOfStory)
        expect(stdout.trim().split('\n').at(-1)).toBe(ENDS[`${file} ${language}`])
        for (const line of lines) expect(line).toMatch(/^(MC|GCG)\d*-\S+ +\S/)
        expect(stdout).not.toMatch(/\{\{|undefined|story:/)
      }
    }
  })

  it('plays a turn from one file: two attacks, its end with Repair, and the turn of the other side', () => {
    const { stdout } = run(['--lang', 'en', join(examples, 'gundam-turn.yaml')])
    expect(stdout.split('3/3 · Changes between attacks\n')[1]?.split('\n').slice(2, 6)).toEqual([
      'GCG19-13-1-1-1  Gundam recovers 2 HP (Repair).',
      'GCG19-7-6d      Guncannon now has 2 AP.',
      'GCG19-7-1b      Rio’s turn begins: turn 4.',
      'GCG19-7-2b      Zaku is set active.',
    ])
    expect(stdout).not.toContain('Not as the attack before it left the table')
  })

  it('plays a villain phase from one file: step 1, the villain, two minions, and the end of the round', () => {
    const { stdout } = run(['--lang', 'en', join(examples, 'villain-phase.yaml')])
    const chapters = stdout.trim().split('\n\n')
    expect(chapters.map(told => told.split('\n')[0])).toEqual([
      '1/5 · Changes between attacks',
      '2/5 · Rhino attacks Spider-Man',
      '3/5 · Hydra Mercenary attacks Spider-Man',
      '4/5 · Sandman attacks',
      '5/5 · Changes between attacks',
    ])
    expect(chapters[0]).toContain('MC-VILPHASE-02  1 threat is placed on The Break-In!: 4 now.')
    expect(chapters.map(told => told.split('\n').at(-1))).toEqual([
      'Villain phase, round 3.',
      'Spider-Man takes 1 damage: 8 of 10 HP left.',
      'Spider-Man takes 1 damage: 7 of 10 HP left.',
      'Stunned, so there is no attack.',
      'Players’ phase, round 4.',
    ])
    expect(stdout).not.toContain('Not as the attack before it left the table')
    expect(stdout).not.toContain('What has changed?')
  })

  it('is a program: it prints the same, reads standard input, and ends with the code', () => {
    const file = join(examples, 'enemy-attack.yaml')
    const options = ['--lang', 'en', '--json']
    const same = ({
      stdout,
      stderr,
      status,
    }: Pick<ReturnType<typeof runAsProcess>, 'stdout' | 'stderr' | 'status'>) => [stdout, stderr, status]
    expect(same(runAsProcess([...options, file]))).toEqual(same(run([...options, file])))
    expect(same(runAsProcess(['--lang', 'de', '-'], 'flow: chess'))).toEqual(
      same(run(['--lang', 'de', '-'], 'flow: chess')),
    )
  })

  it('prints everything as JSON', () => {
    const file = join(examples, 'enemy-attack.yaml')
    const played = JSON.parse(run(['--json', file]).stdout)
    expect(Object.keys(played)).toEqual(['events', 'prompt', 'outcome', 'accepted', 'refused', 'notices'])
    expect(played.notices).toEqual([])
    expect(played.outcome).toMatchObject({ undefended: true, threat: 1 })
    expect(played.outcome.editions).toContainEqual({ edition: '1.6-de', result: 'same', differences: [] })
    expect(readFileSync(file, 'utf8')).toContain('flow:')
  })

  it('reads standard input, and says what is asked where the answers run out', () => {
    const script = {
      flow: 'gundam/unit-attack',
      setUp: { activePlayer: 'A', standbyPlayer: 'B', pieces: [{ id: 'X', kind: 'unit', player: 'A' }] },
    }
    const { stdout, status } = run(['-'], JSON.stringify(script))
    expect([status, stdout]).toEqual([0, expect.stringContaining('Now: Which Unit attacks? [X] [No attack]')])
  })

  it.each([
    ['en', 'Rules 1.6 (German)', 'over'],
    ['de', 'Regeln 1.6 (deutsch)', 'zu Ende'],
  ])('plays by the edition that is named, or by all, side by side, in %s', (language, name, over) => {
    const file = join(examples, 'enemy-attack.yaml')
    const all = run(['--lang', language, '--edition', 'all', file])
    const [head = '', end = '', ...facts] = all.stdout.split('\n')
    const columns = (line: string) => line.trim().split(/ {2,}/)
    const editions = columns(head)
    expect([all.stderr, all.status, editions.includes(name)]).toEqual(['', 0, true])
    expect(columns(end)).toEqual(editions.map(() => over))
    const [, ...figures] = columns(facts.find(line => line.startsWith('  Spider-Man')) ?? '')
    expect(figures).toEqual(editions.map(() => expect.stringMatching(/ 6 \w+ 10 /)))
    expect(all.stdout).not.toMatch(/\{\{|undefined|story:/)
    expect(all.stdout.trimEnd().split('\n').at(-1)).toMatch(/Spider-Man .* 6 .*\.$/)
    const one = run(['--lang', language, '--edition', '1.6-de', '--json', file])
    expect(JSON.parse(one.stdout).outcome.edition).toBe('1.6-de')
  })

  it('prints the outcomes under all editions as JSON; an edition that is not there is a fault', () => {
    const file = join(examples, 'player-attack.yaml')
    const ends = JSON.parse(run(['--edition', 'all', '--json', file]).stdout)
    for (const [edition, end] of Object.entries(ends)) expect(end).toMatchObject({ edition, notices: [] })
    expect(Object.keys(ends)).toContain('1.7')
    expect(run(['--edition', '0.1', file])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('setUp.edition'),
    })
  })

  it('names the path and what was expected in a bad script', () => {
    const bad: [string, string][] = [
      ['flow: chess\nsetUp: {}', 'flow'],
      [
        'flow: gundam/unit-attack\nsetUp: { activePlayer: A, standbyPlayer: B, pieces: [{ id: X, kind: tank, player: A }] }',
        'setUp.pieces.0.kind',
      ],
      ['- : [', ''],
    ]
    for (const [script, path] of bad) {
      const { stderr, status } = run(['-'], script)
      expect([status, stderr.split(':')[0]]).toEqual([1, path])
    }
    const refused = readFileSync(join(examples, 'enemy-attack.yaml'), 'utf8').replace(
      'choice: Mockingbird',
      'choice: Nobody',
    )
    expect(run(['-'], refused)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^answers\.0: This cannot be chosen here\..*\nPossible: /),
    })
  })

  it('fails otherwise if it is called wrongly, and says so', () => {
    expect(run([])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Name a file, or say in a line'),
    })
    expect(run(['--lang', 'fr', 'x']).status).toBe(2)
    expect(run(['--lang', 'de', 'nope.yaml'])).toMatchObject({
      status: 2,
      stderr: 'Die Datei nope.yaml gibt es nicht.\n',
    })
  })

  it('plays a line that says what happens, unless a file has that name', () => {
    const line = 'Rhino II attacks Spider-Man, Spider-Man defends, boost 2'
    const { stdout, stderr, status } = run([line])
    const told = stdout.trim().split('\n')
    expect([status, stderr, told.at(-1)]).toEqual([0, '', 'Spider-Man takes 2 damage: 8 of 10 HP left.'])
    expect(told[0]).toBe('Not played: the ability of Spider-Man. Read the card.')
    expect(told[1]).toContain('“Spider-Man” is taken as')
    expect(run(['--lang', 'de', 'Rhino', 'atacks', 'Spider-Man'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('„atacks“ ist in „Rhino atacks Spider-Man“ nicht zu verstehen'),
    })
    const folder = mkdtempSync(join(tmpdir(), 'riposte-line-'))
    const file = join(folder, 'Spider-Man attacks Rhino II')
    writeFileSync(file, readFileSync(join(examples, 'unit-attack.yaml')))
    expect(run([file]).stdout).toContain('Gundam attacks.')
    rmSync(folder, { recursive: true })
  })

  it('says that nobody has named the villain to which overkill goes', () => {
    const { stdout } = run(['Hulk attacks 01110, overkill, atk 8'])
    const told = stdout.trim().split('\n')
    expect(told[0]).toBe(
      'Nobody has said how many hit points the villain has: only you know when it is defeated.',
    )
    expect(told.at(-1)).toBe('Hydra Bomber takes 2 damage and is defeated. The villain takes 6 damage.')
  })

  it('writes a line as a script that plays the same, and prints what it asks as its next answer', () => {
    const line = 'Rhino II attacks Spider-Man, boost 2'
    const script = run(['--script', line]).stdout
    const asked = run(['--ask', '-'], script).stdout
    const noticed = run(['--ask', '24024 attacks Spider-Man']).stdout
    expect(noticed).toMatch(/^ {2}# Read the card of Controller: /)
    expect(asked).toContain('  - question: "defend"\n    choice: "hero-2"\n')
    const answered = run(['--ask', '-'], `${script.replace('answers: []\n', 'answers:\n')}${asked}`)
    expect([answered.stderr, answered.status]).toEqual(['', 0])
    expect(answered.stdout).toContain('  - question: "boost#1"')
  })

  it('takes the numbers of the cards that a script names, and refuses a name that is not clear', () => {
    const file = readFileSync(join(examples, 'cards.yaml'), 'utf8')
    const unclear = run(['--lang', 'de', '-'], file.replace('card: 01001a', 'card: Spider-Man, kind: hero'))
    expect([unclear.status, unclear.stderr.split('\n')]).toEqual([
      1,
      [
        'setUp.pieces.0.card: Mehrere Karten heißen „Spider-Man“. Nenn eine bei ihrer Nummer:',
        '  Spider-Man · ANG 2 · VER 3 · Core Set · 01001a',
        '  Spider-Man · ANG 2 · VER 2 · Sinister Motives · Spider-Man - Miles Morales · 27030a',
        '',
      ],
    ])
    expect(run(['-'], file.replace('Rhino II }', 'Rhno II }')).stderr).toMatch(
      /^setUp\.pieces\.1\.card: no card for this is called “Rhno II”\. Nearest:\n {2}Rhino II · ATK 3 · Core Set · 01095/,
    )
  })

  it.each([
    ['en', 'Plays an attack and tells it', 'Exit code: 0 played'],
    ['de', 'Spielt einen Angriff und erzählt ihn', 'Exit-Code: 0 gespielt'],
  ])('helps in %s, with lines that can be played', (language, first, codes) => {
    const { stdout, status } = run(['--help', '--lang', language])
    expect([status, stdout]).toEqual([0, expect.stringContaining(first)])
    expect(stdout).toContain(codes)
    for (const [, line = ''] of stdout.matchAll(/^ {2}"(.+)"$/gm))
      expect([line, run(['--lang', language, line]).status]).toEqual([line, 0])
  })

  it('fills a card that joins with an answer, says whose card is to be read, and where a name means no card', () => {
    const script = (name: string, place: string) =>
      [
        'flow: marvel-champions/enemy-attack',
        'setUp:',
        '  players: [Ana]',
        '  pieces: [{ card: Rhino II }, { card: 01001a, id: Spider-Man, player: Ana }]',
        '  attacker: Rhino II',
        '  target: { player: Ana, character: Spider-Man }',
        place,
        `  - { question: defend, choice: ${name}, joins: [{ card: ${name}, player: Ana }] }`,
        ...(place === 'answers:' ? [] : ['answers:']),
        "  - { question: 'boost#1', choice: flip, number: 0 }",
        '  - { question: damage, choice: deal }',
        '  - { question: finish, choice: finish }',
      ].join('\n')
    const { stdout, status } = run(['-'], script('Spider-UK', 'answers:'))
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^Read the card of Spider-UK/)])
    expect(stdout).toMatch(/Spider-UK takes 3 damage: 2 of 5 HP left\.$/m)
    expect(run(['-'], script('Spider-UK', '  given:')).stdout).toBe(stdout)
    expect(run(['-'], script('Nobody-UK', 'answers:'))).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^answers\.0\.joins\.0\.card: no card/),
    })
  })

  it('takes no alias of YAML, by which a few lines become millions', () => {
    const nine = (name: string) => Array.from({ length: 9 }, () => `*${name}`).join(', ')
    const levels = Array.from({ length: 10 }, (_, level) => `      - &l${level + 1} [${nine(`l${level}`)}]`)
    const script = [
      'flow: gundam/unit-attack',
      'setUp: { activePlayer: A, standbyPlayer: B, pieces: [{ id: X, kind: unit, player: A }] }',
      'answers:',
      '  - joins:',
      '      - &l0 [x]',
      ...levels,
    ].join('\n')
    const { stderr, status } = run(['-'], script)
    expect(status).toBe(1)
    expect(stderr).toBe(
      'Line 6 has an alias (*name), which a script cannot have: write out what it stands for.\n',
    )
  })

  it('prints the charts as they stand on their page', () => {
    const page = readFileSync(join(root, 'docs/charts.md'), 'utf8')
    for (const flow of [
      'marvel-champions/enemy-attack',
      'marvel-champions/player-attack',
      'gundam/unit-attack',
      'gundam/effect-battle',
    ])
      expect(page).toContain(run(['--chart', flow]).stdout.trim())
  })

  it('prints the schema and the charts', () => {
    expect(JSON.parse(run(['--schema']).stdout)).toHaveProperty('anyOf')
    expect(run(['--chart', 'marvel-champions/enemy-attack']).stdout).toContain('giveBoostCard --> defend')
    expect(run(['--chart', 'chess'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('gundam/unit-attack'),
    })
  })
})

describe('the words of the story', () => {
  it('are there for every event', () => {
    const told = new Set<string>()
    const listen = (events: readonly { type: string }[][]) => {
      for (const event of events.flat()) told.add(event.type)
    }
    const picks = fc.array(fc.nat({ max: 100_000 }), { maxLength: 20 })
    const cards = <T>(effect: fc.Arbitrary<T>) =>
      fc.array(fc.array(effect, { maxLength: 3 }), { maxLength: 4 })
    const enemy = fc.record({ setUp: marvel.enemySetUp, picks, cards: cards(marvel.effect) })
    for (const one of fc.sample(enemy, { numRuns: runs(2.5), seed: 1 }))
      listen(legalPlay(enemyAttackFlow, one.setUp, one.picks, marvel.reporting(one.cards)).events)
    const player = fc.record({ setUp: marvel.playerSetUp, picks, cards: cards(marvel.effect) })
    for (const one of fc.sample(player, { numRuns: runs(2.5), seed: 2 }))
      if ('position' in begin(playerAttackFlow, one.setUp))
        listen(legalPlay(playerAttackFlow, one.setUp, one.picks, marvel.reporting(one.cards)).events)
    const unit = fc.record({ setUp: gundam.unitSetUp, picks, cards: cards(gundam.effect) })
    for (const one of fc.sample(unit, { numRuns: runs(2.5), seed: 3 }))
      if ('position' in begin(unitAttackFlow, one.setUp))
        listen(legalPlay(unitAttackFlow, one.setUp, one.picks, gundam.reporting(one.cards)).events)
    told.delete('step_entered')
    expect([...told].filter(type => sentenceOf(type) === null)).toEqual([])
    expect(told.size).toBeGreaterThan(60)
  })
})

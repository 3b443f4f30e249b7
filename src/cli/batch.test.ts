import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

// These tests start whole programs, which takes longer than a unit test may on a busy machine.
const root = join(import.meta.dirname, '../..')
const run = (args: readonly string[], input = '', LANG = 'en_US.UTF-8') =>
  spawnSync(process.execPath, ['--import', './src/node-24.js', 'src/cli/rule.ts', ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
    env: { LANG },
  })

describe('npm run rule', () => {
  it('prints an entry in the language asked for', () => {
    const { stdout, status } = run(['--lang', 'de', 'zaeh'])
    expect(status).toBe(0)
    expect(stdout).toMatch(
      /^Zäh\n {4}Tough · Marvel Champions\nKurz: Der nächste Schaden wird ganz verhindert/,
    )
    expect(stdout).not.toMatch(/^(###|-#|>)|\*\*|MC-/m)
  })

  it('prints all of an entry with its ids and its source', () => {
    const { stdout, status } = run(['--lang', 'de', '--all', 'zaeh'])
    expect(status).toBe(0)
    expect(stdout).toMatch(/^Zäh\n {4}Tough · Marvel Champions · Regelreferenz/)
    expect(stdout).toMatch(/ {2}\[MC-TOUGH-\d+\]\n/)
    expect(stdout).toContain('    Quelle: Regelreferenz')
    expect(stdout).not.toMatch(/^(###|-#|>)|\*\*|`/m)
  })

  it('takes several words without quotation marks', () => {
    expect(run(['first', 'strike', '--game', 'gundam']).stdout).toMatch(/^First Strike\n/)
  })

  it('prints JSON', () => {
    const answer = JSON.parse(run(['--json', 'retaliate 2']).stdout)
    expect(answer).toMatchObject({ query: 'retaliate 2', confident: true })
    expect(answer.entry.clauses[0]).toMatchObject({
      id: expect.stringMatching(/^MC-/),
      en: expect.any(String),
      de: expect.any(String),
    })
    expect(JSON.parse(run(['--json', 'qqqxyz']).stdout)).toMatchObject({ confident: false, entry: null })
    expect(answer.results[0]).toEqual({
      id: 'marvel-champions/retaliate-x',
      title: { en: 'Retaliate X', de: 'Vergeltung X' },
      game: 'marvel-champions',
      kind: 'entry',
      clause: 'MC-RETALIATE-03',
      view: expect.arrayContaining(['MC-RETALIATE-03', 'MC-RETALIATE-05']),
    })
    expect(answer.shown).toEqual(answer.results[0].view)
  })

  it('says of each result in a batch whether it is an entry, an official answer or a card', () => {
    const questions = [{ query: 'can melee hit the same enemy twice' }, { query: 'Webbed Up' }]
    const { stdout } = run(['--batch'], questions.map(one => JSON.stringify(one)).join('\n'))
    const [answer, card] = stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(answer.results[0]).toMatchObject({ kind: 'answer', clause: 'MC18-PA-32', view: ['MC18-PA-32'] })
    expect(card.results.at(-1)).toMatchObject({ kind: 'card', id: '01009', clause: null, view: [] })
  })

  it('offers the nearest when it is not sure, and says so when there is nothing', () => {
    const unsure = run(['villian', 'chocolate'])
    expect(unsure.stdout).toMatch(/^Nothing certain\. Nearest:\n {2}Villain/)
    const nothing = run(['qqqxyz'])
    expect(nothing.stdout).toBe('Nothing found.\n')
    expect([unsure.status, nothing.status]).toEqual([1, 1])
  })

  it.each([
    ['en', 'Looks a rule up', 'Exit code: 0 found, 1 nothing found'],
    ['de', 'Schlägt eine Regel nach', 'Exit-Code: 0 gefunden, 1 nichts'],
  ])('helps in %s, and names every option', (language, first, codes) => {
    const { stdout, status } = run(['--help', '--lang', language])
    expect([status, stdout]).toEqual([0, expect.stringContaining(first)])
    for (const one of [codes, '--lang', '--game', '--all', '--json', '--batch', '--help'])
      expect(stdout).toContain(one)
  })

  it('explains a wrong option and a missing query', () => {
    const wrong = run(['--lang', 'fr', 'x'])
    expect(wrong.status).toBe(2)
    expect(wrong.stderr).toContain('--lang "fr". Options: --lang en|de')
    expect(run(['--colour']).status).toBe(2)
    expect(run(['--game', 'chess', 'x'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('"chess"'),
    })
    expect(run([])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Say what you are looking for'),
    })
    expect(run(['--lang', 'de']).stderr).toContain('Sag, was du suchst')
  })

  it('answers a batch line by line, and a malformed line ends nothing', () => {
    const lines = [
      '{"query":"zäh","language":"de","game":null}',
      'not json',
      '{"query":5}',
      '{"query":"7.6.2","language":"en","game":"gundam"}',
      '{"query":"x","game":"chess"}',
      '',
      '{"query":"a","language":"en"}',
    ]
    const { stdout, status } = run(['--batch'], `${lines.join('\n')}\n`)
    const answers = stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(status).toBe(0)
    expect(answers).toHaveLength(lines.length)
    expect(answers[0]).toMatchObject({ query: 'zäh', confident: true })
    expect(answers[1].error).toEqual(expect.any(String))
    expect(answers[2].error).toContain('query')
    expect(answers[3].results[0].id).toBe('gundam/7-6-2')
    expect(answers[4].error).toContain('game')
    expect(answers[5].error).toEqual(expect.any(String))
    expect(answers[6].results).toHaveLength(10)
  })

  it('takes --game and --lang for the lines of a batch that name none', () => {
    const lines = [
      '{"query":"angriff"}',
      '{"query":"angriff","game":"marvel-champions"}',
      '{"query":"a","game":null}',
    ]
    const asked = run(['--batch', '--game', 'gundam', '--lang', 'de'], lines.join('\n'))
    const games = asked.stdout
      .trim()
      .split('\n')
      .map(line => new Set(JSON.parse(line).results.map(({ game }: { game: string }) => game)))
    expect([...games.slice(0, 2)]).toEqual([new Set(['gundam']), new Set(['marvel-champions'])])
    expect(games[2]?.size).toBe(2)
  })

  it('answers a batch in English if --lang says nothing, whatever the language of the machine', () => {
    const line = (language?: string) => JSON.stringify({ query: 'b', language })
    const english = run(['--batch'], `${line()}\n${line('en')}\n${line('de')}`, 'de_DE.UTF-8').stdout.split(
      '\n',
    )
    expect(english[0]).toBe(english[1])
    expect(english[0]).not.toBe(english[2])
    expect(run(['--batch', '--lang', 'de'], line()).stdout.trim()).toBe(english[2])
  })
})

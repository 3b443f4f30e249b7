// Runs every command in the READMEs.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { UNSET } from './bot-process.ts'

// Each command starts npm and Node, which takes longer than a unit test may on a busy machine.
const root = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const READMES = ['README.md', 'docs/de/README.md']
const judge = read('.ci/run').split('\n')

/** Commands of the READMEs that end by themselves, with their output. */
const ENDING: Record<string, RegExp> = {
  'npm run -s rule -- "does stun stop the attack"': /The next time the character would attack/,
  'npm run -s rule -- "zaeh" --lang de': /Zäh/,
  'npm run -s resolve -- docs/examples/enemy-attack.yaml': /MC-EA-44/,
  'npm run -s resolve -- "Rhino II attacks Spider-Man, Spider-Man defends, boost 2"': /8 of 10 HP left/,
  'npm run -s resolve -- "Rhino II greift Spider-Man an, Spider-Man verteidigt, Boost 2" --lang de':
    /noch 8 von 10 LP/,
  'npm run -s resolve -- docs/examples/enemy-attack.yaml --lang de': /Schaden/,
}

/** Commands that run until they are stopped or need Discord, with the place that runs them. */
const ELSEWHERE: Record<string, string> = {
  'npm start': 'started below',
  'npm ci && npm start': 'started below, after the installation by .ci/run',
  'npm start -- --terminal': 'test/end-to-end/operator/terminal.test.ts',
  'npm run doctor': 'test/end-to-end/operator/doctor.test.ts',
  'git clone ADDRESS riposte && cd riposte': 'cloned below',
  'git clone ADRESSE riposte && cd riposte': 'cloned below',
  'npm run bench': 'bench/parts.test.ts',
  'npm run bench:search': 'test/glossary/relevance.test.ts',
}

const inJudge = (command: string): boolean =>
  judge.some(line => line.trim() === command || line.trim() === command.replace('npm run -s ', 'npm run '))

const blocksIn = (file: string): string[] =>
  [...read(file).matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = '']) => block.trim())

function commandsIn(file: string): string[] {
  const text = read(file)
  const blocks = blocksIn(file).flatMap(block => block.split('\n'))
  const inline = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`((?:npm|npx|node) [^`]+)`/g)]
  return [...blocks, ...inline.map(([, command = '']) => command)].map(command => command.trim())
}

const run = (command: string) =>
  spawnSync('sh', ['-c', command], { cwd: root, env: { ...process.env, ...UNSET }, encoding: 'utf8' })

describe('the front page', () => {
  it.each(READMES)('%s names no command that nothing runs', file => {
    const unknown = commandsIn(file).filter(
      command => !(command in ENDING) && !(command in ELSEWHERE) && !inJudge(command),
    )
    expect(unknown).toEqual([])
  })

  it.each(Object.entries(ELSEWHERE))('the test that is said to run “%s” exists', (_command, where) => {
    if (where.endsWith('.ts')) expect(existsSync(join(root, where))).toBe(true)
    else expect(where).toMatch(/^(started|cloned) below/)
  })

  it.each(Object.entries(ENDING))('%s prints what it is said to', (command, printed) => {
    const { status, stdout } = run(command)
    expect(stdout).toMatch(printed)
    expect(status).toBe(0)
  })

  it.each(READMES)(
    '%s gives each command a block of its own: the clone, then the bot, then the tests',
    file => {
      expect(blocksIn(file)).toEqual([
        expect.stringMatching(/^git clone AD\w+ riposte && cd riposte$/),
        'npm ci && npm start',
        'npm ci && npm test',
      ])
    },
  )

  it.each(READMES)('the first line of %s clones a repository and goes into it', file => {
    const [clone = ''] = blocksIn(file)
    const folder = mkdtempSync(join(tmpdir(), 'riposte-clone-'))
    const repository = join(folder, 'repository')
    const commit = 'git -c user.name=Ana -c user.email=ana@example.com commit -qm All'
    spawnSync('git', ['init', '-q', repository])
    writeFileSync(join(repository, 'README.md'), read('README.md'))
    spawnSync('sh', ['-c', `git add . && ${commit}`], { cwd: repository })
    const line = `${clone.replace(/AD\w+/, repository)} && head -n 1 README.md`
    const { stdout, status } = spawnSync('sh', ['-c', line], { cwd: folder, encoding: 'utf8' })
    expect([stdout, status]).toEqual(['# Riposte\n', 0])
  })

  it('npm start says where the page is', async () => {
    const npm = spawn('npm', ['start'], {
      cwd: root,
      env: { ...process.env, ...UNSET, LANG: 'en_US.UTF-8', PLAYGROUND_PORT: '18984' },
      detached: true,
    })
    const printed = await new Promise<string>(resolve => {
      let text = ''
      npm.stdout.setEncoding('utf8').on('data', (more: string) => {
        text += more
        if (/http:\/\/127\.0\.0\.1:\d+/.test(text)) resolve(text)
      })
      npm.once('exit', () => resolve(`${text}(ended)`))
    })
    expect(printed).toMatch(/http:\/\/127\.0\.0\.1:\d+/)
    // npm passes signals on to a shell, so the test signals the whole process group.
    process.kill(-(npm.pid as number), 'SIGTERM')
  })
})

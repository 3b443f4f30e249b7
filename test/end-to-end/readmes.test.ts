// Runs every command in the READMEs, and checks every link in the pages for readers.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { UNSET } from './bot-process.ts'

// Each command starts npm and Node, which takes longer than a unit test may on a busy machine.
const root = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const READMES = ['README.md', 'docs/de/README.md']
const judge = read('.ci/run').split('\n')

/** Commands of the READMEs that end by themselves, with their output. */
const ENDING: Record<string, RegExp> = {
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
  'npm run bench': 'bench/parts.test.ts',
  'npm run bench:search': 'test/glossary/relevance.test.ts',
}

const inJudge = (command: string): boolean =>
  judge.some(line => line.trim() === command || line.trim() === command.replace('npm run -s ', 'npm run '))

function commandsIn(file: string): string[] {
  const text = read(file)
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block.trim().split('\n'),
  )
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
    else expect(where).toContain('started below')
  })

  it.each(Object.entries(ENDING))('%s prints what it is said to', (command, printed) => {
    const { status, stdout } = run(command)
    expect(stdout).toMatch(printed)
    expect(status).toBe(0)
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

const PAGES = globSync(['*.md', 'docs/**/*.md', 'data/*.md'], { cwd: root })

/** Gives the anchor that GitHub makes of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const anchorsIn = (file: string): string[] =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

describe('links', () => {
  it.each(PAGES)('all of %s lead to a file and a heading that exist', page => {
    const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to)
    const broken = links
      .filter(to => !/^https?:/.test(to))
      .filter(to => {
        const [path = '', anchor] = to.split('#')
        const file = path === '' ? page : relative(root, join(root, dirname(page), path))
        return !existsSync(join(root, file)) || (anchor !== undefined && !anchorsIn(file).includes(anchor))
      })
    expect(broken).toEqual([])
  })
})

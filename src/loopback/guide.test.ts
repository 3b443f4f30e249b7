// Follows docs/loopback.md: the folder copied, the named packages alone, and the bot and its test as they stand there.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { startDiscord } from './start-loopback.ts'

const root = join(import.meta.dirname, '../..')
const GUIDES = ['docs/loopback.md', 'docs/de/loopback.md']

const blocksIn = (guide: string, language: string): readonly string[] =>
  [...readFileSync(join(root, guide), 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    .filter(([, named]) => named === language)
    .map(([, , code = '']) => code)

const [english, german] = GUIDES.map(guide => [...blocksIn(guide, 'sh'), ...blocksIn(guide, 'js')])

it('has the same commands and code in both languages', () => {
  expect(english).toHaveLength(3)
  expect(german).toEqual(english)
})

it('describes a bot of about twenty lines whose test passes', () => {
  const [shell = '', bot = '', test = ''] = english ?? []
  const folder = mkdtempSync(join(tmpdir(), 'riposte-guide-'))
  symlinkSync(root, join(folder, 'riposte'))
  const commands = shell.trim().split('\n')
  const isInstall = (line: string) => line.startsWith('npm install ')
  for (const command of commands.filter(line => !isInstall(line)))
    expect(spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' })).toMatchObject({
      status: 0,
      stderr: '',
    })
  const packages = commands.filter(isInstall).flatMap(line => line.split(' ').slice(2))
  for (const name of packages.filter(word => !word.startsWith('-'))) link(name, folder)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'bot.js'), bot)
  writeFileSync(join(folder, 'bot.test.js'), test)
  expect(bot.split('\n').length).toBeLessThan(26)
  const run = spawnSync(process.execPath, ['--test', '--test-reporter=tap', 'bot.test.js'], {
    cwd: folder,
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  })
  expect(run).toMatchObject({ status: 0, stderr: '' })
  expect(run.stdout).toContain('\n# pass 4\n# fail 0\n')
})

/** Installs a package: the one of this project, since the test asks no registry. */
function link(name: string, folder: string): void {
  const to = join(folder, 'node_modules', name)
  mkdirSync(dirname(to), { recursive: true })
  symlinkSync(join(root, 'node_modules', name), to)
}

it.each(GUIDES)('%s names only what there is', async guide => {
  const discord = await startDiscord()
  const things: Readonly<Record<string, object>> = {
    discord,
    'discord.faults': discord.faults,
    ana: discord.user('Ana'),
  }
  const named = [...readFileSync(join(root, guide), 'utf8').matchAll(/`(ana|discord(?:\.faults)?)\.(\w+)/g)]
  expect(named.length).toBeGreaterThan(20)
  expect(
    named.filter(([, thing = '', part = '']) => !(part in (things[thing] ?? {}))).map(([all]) => all),
  ).toEqual([])
  await discord.close()
})

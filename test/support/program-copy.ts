// Copies the program into a folder of its own, for tests that add something to it and run it.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export type CopiedTree = {
  /** Reads a file; gives an empty text if there is none. */
  readonly read: (path: string) => string
  readonly write: (path: string, text: string) => void
  /** Runs a script of the copy. @returns its output. @throws Error with all of its output if it fails */
  readonly run: (...script: readonly string[]) => string
  /** Runs a script of the copy, and shows what it prints. @returns its exit code */
  readonly show: (...script: readonly string[]) => number
  /** Compiles these files with their imports, after the first time only what a change affects. @returns the compiler's faults, or an empty text */
  readonly compiled: (...files: readonly string[]) => string
  readonly remove: () => void
}

const ROOT = join(import.meta.dirname, '../..')
const PARTS = [
  'src',
  'commands',
  'data',
  'locales',
  'test',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
/** The packages are linked, the history is not needed, and the rest is what runs have left. */
const NOT_COPIED = ['node_modules', '.git', 'var', 'reports', '.stryker-tmp']
const TYPES = 'src/**/*.d.ts'

/** The program without its tests, and without what only they read. */
export const copiedTree = (): CopiedTree =>
  copyOf(PARTS, path => !/\.test\.ts$|\/stories\/|test\/(past|third-game\/files)\b/.test(path))

/** The program with its tests and documents. */
export const wholeTree = (): CopiedTree =>
  copyOf(
    readdirSync(ROOT).filter(part => !NOT_COPIED.includes(part)),
    () => true,
  )

function copyOf(parts: readonly string[], filter: (path: string) => boolean): CopiedTree {
  const copy = mkdtempSync(join(tmpdir(), 'riposte-copy-'))
  for (const part of parts) cpSync(join(ROOT, part), join(copy, part), { recursive: true, filter })
  // The packages one by one: what the copy keeps in node_modules/.cache is its own.
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '.cache') symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name))
  const tried = (...script: readonly string[]) =>
    spawnSync(process.execPath, script, { cwd: copy, encoding: 'utf8' })
  const show = (...script: readonly string[]) =>
    spawnSync(process.execPath, script, { cwd: copy, stdio: 'inherit' }).status ?? 1
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), text)
  }
  return {
    read: path => (existsSync(join(copy, path)) ? readFileSync(join(copy, path), 'utf8') : ''),
    write,
    run: (...script) => {
      const { stdout, stderr, status } = tried(...script)
      if (status !== 0) throw new Error(`${script.join(' ')}\n${stdout}${stderr}`)
      return stdout
    },
    show,
    compiled: (...files) => {
      const compilerOptions = { incremental: true, tsBuildInfoFile: 'tsconfig.copy.tsbuildinfo' }
      const config = { extends: './tsconfig.json', compilerOptions, include: [...files, TYPES] }
      write('tsconfig.copy.json', JSON.stringify(config))
      const { stdout, stderr } = tried(
        'node_modules/typescript/bin/tsc',
        '-p',
        'tsconfig.copy.json',
        '--singleThreaded',
      )
      return `${stdout}${stderr}`
    },
    remove: () => rmSync(copy, { recursive: true }),
  }
}

// npm run store: moves all data from one database to another. Exit code 1 if that fails.
import '../node-24.js'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isPostgresAddress } from '../config.ts'
import { CopyFault, copyAll, OlderSource } from '../store/copy.ts'
import { postgresSource, postgresTarget } from '../store/postgres/moving.ts'
import { sqliteSource, sqliteTarget } from '../store/sqlite/moving.ts'
import { StoreFault } from '../store/store.ts'
import type { Destination, Source } from '../store/tables.ts'
import { operatorLanguage } from '../words/reader-language.ts'
import { wordsIn } from '../words/words.ts'

const t = wordsIn(operatorLanguage(process.env))

/** A mistake in the call, in words for the caller. */
class Mistake extends Error {}

type Address = { readonly sqlite: string } | { readonly postgres: string }

// Whoever breaks it off leaves no copy of an older source behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
try {
  const { from, to } = readArguments()
  if ('sqlite' in from && !existsSync(from.sqlite))
    throw new Mistake(t('terminal:store.noFile', { path: from.sqlite }))
  await copy(from, to)
} catch (error) {
  console.error(reasonOf(error))
  process.exitCode = 1
}

function readArguments(): { from: Address; to: Address } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { from: { type: 'string' }, to: { type: 'string' } },
    })
    if (positionals.join(' ') !== 'copy') throw new Error(t('terminal:store.noAction'))
    return { from: addressIn('--from', values.from), to: addressIn('--to', values.to) }
  } catch (error) {
    throw new Mistake(t('terminal:store.usage', { reason: (error as Error).message.split('\n')[0] }))
  }
}

/** The error does not repeat the given address, which may hold a password. */
function addressIn(option: string, given = ''): Address {
  // sqlite://PATH looks like an address, whose path would begin further on.
  if (/^sqlite:(?!\/\/)./.test(given)) return { sqlite: given.slice('sqlite:'.length) }
  if (isPostgresAddress(given)) return { postgres: given }
  throw new Error(t('terminal:store.address', { option }))
}

function sourceAt(from: Address): Promise<Source> {
  return 'sqlite' in from ? sqliteSource(from.sqlite) : postgresSource(from.postgres)
}

function targetAt(to: Address): Promise<Destination> {
  return 'sqlite' in to ? sqliteTarget(to.sqlite) : postgresTarget(to.postgres)
}

async function copy(from: Address, to: Address): Promise<void> {
  const source = await sourceAt(from)
  try {
    const target = await targetAt(to)
    try {
      const counts = Object.entries(await copyAll(source, target))
      for (const [table, rows] of counts) console.log(t('terminal:store.table', { rows, table }))
      console.log(t('terminal:store.copied'))
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/** The words for an expected error. @throws any other error */
function reasonOf(error: unknown): string {
  if (error instanceof Mistake) return error.message
  if (error instanceof CopyFault)
    return error.kind === 'notEmpty'
      ? t('terminal:store.notEmpty', { table: error.table })
      : t('terminal:store.differs', { table: error.table })
  if (error instanceof OlderSource)
    return error.version === 0 ? t('terminal:store.nothing') : t('terminal:store.older')
  if (!(error instanceof StoreFault)) throw error
  const reason = error.cause instanceof Error ? error.cause.message : error.message
  return t('terminal:store.fault', { reason })
}

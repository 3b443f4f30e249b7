// What the checks of the linter get, and what they find.
import type { z } from 'zod'
import type { FileKind } from '../files.ts'
import type { DATA_SCHEMAS, GameId } from '../schema.ts'
import type { YamlPath } from './yaml-lines.ts'

export type Fault = {
  readonly file: string
  readonly line: number
  readonly rule: string
  readonly message: string
}

/** A data file that fits its schema. */
export type Sheet<K extends FileKind = FileKind> = {
  readonly kind: K
  readonly game: GameId
  readonly slug: string
  readonly content: z.infer<(typeof DATA_SCHEMAS)[K]>
  readonly fault: (rule: string, path: YamlPath, message: string) => Fault
}

export type Sheets = { readonly of: <K extends FileKind>(kind: K, game?: GameId) => Sheet<K>[] }
export type Check = (sheets: Sheets) => Iterable<Fault>

// Checks the data files as a proofreader would, and names file and line of every fault.
import { type DataFile, dataFileAt, type FileKind, readYaml } from '../files.ts'
import { DATA_SCHEMAS, type GameId } from '../schema.ts'
import { faq } from './faq.ts'
import { games } from './games.ts'
import { ids } from './ids.ts'
import { inShort } from './in-short.ts'
import { languages } from './languages.ts'
import { leading } from './names.ts'
import { onlyOwnWords } from './own-words.ts'
import { phrasings } from './phrasings.ts'
import { references } from './references.ts'
import type { Check, Fault, Sheet, Sheets } from './sheets.ts'
import { synonyms } from './synonyms.ts'
import { terms } from './terms.ts'
import { reading } from './text-length.ts'
import { typography } from './typography.ts'
import { lineFinder } from './yaml-lines.ts'

const CHECKS: readonly Check[] = [
  games,
  ids,
  references,
  faq,
  leading,
  languages,
  terms,
  typography,
  reading,
  inShort,
  phrasings,
  synonyms,
]

/**
 * All faults of these files, in the order of files and lines; none if they are right.
 * @param published the hashes of published texts, of which none may stand here; left out: that is not checked
 */
export function lint(files: readonly DataFile[], published: ReadonlySet<string> = new Set()): Fault[] {
  const faults: Fault[] = []
  const read: Sheet[] = []
  for (const file of files) {
    const sheet = sheetOf(file, faults)
    if (sheet) read.push(sheet)
  }
  const sheets: Sheets = {
    of: <K extends FileKind>(kind: K, game?: GameId) =>
      read.filter((sheet): sheet is Sheet<K> => sheet.kind === kind && (!game || sheet.game === game)),
  }
  faults.push(...CHECKS.flatMap(check => [...check(sheets)]), ...onlyOwnWords(sheets, published))
  return faults.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}

function sheetOf(file: DataFile, faults: Fault[]): Sheet | null {
  const at = (rule: string, line: number, message: string) => ({
    file: `data/${file.path}`,
    line,
    rule,
    message,
  })
  const place = dataFileAt(file.path)
  if (!place) {
    faults.push(at('place', 1, 'no data file belongs here: see data/README.md for the folders'))
    return null
  }
  try {
    const value = readYaml(file.text)
    const line = lineFinder(file.text)
    const fault: Sheet['fault'] = (rule, path, message) => at(rule, line(path), message)
    const parsed = DATA_SCHEMAS[place.kind].safeParse(value)
    if (parsed.success) return { ...place, content: parsed.data, fault } as Sheet
    for (const issue of parsed.error.issues) {
      faults.push(fault('form', issue.path, `${issue.path.join('.') || 'the file'}: ${issue.message}`))
    }
  } catch (error) {
    const mark = (error as { mark?: { line?: number } }).mark
    faults.push(at('yaml', (mark?.line ?? 0) + 1, (error as Error).message.split('\n')[0] ?? 'not YAML'))
  }
  return null
}

// Writes a script as YAML: the way from a line to a script that one can go on with.
import { writeYaml } from '../glossary/files.ts'
import type { Script } from './script.ts'

/** The script, with its edition beside the set-up. */
export function writtenScript({ flow, setUp: { edition, ...setUp }, answers }: Script): string {
  return writeYaml({ flow: flow.id, edition, setUp, answers }).trimEnd()
}

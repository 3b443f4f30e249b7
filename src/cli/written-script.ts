// Writes scripts as YAML: the way from a line to a script that one can go on with.
import { writeYaml } from '../glossary/files.ts'
import type { Script } from './script.ts'

/** A script, with its edition beside the set-up; several are a list. */
export function writtenScripts(scripts: readonly Script[]): string {
  const written = scripts.map(({ flow, setUp: { edition, ...setUp }, answers }) => ({
    ...{ flow: flow.id, edition, setUp, answers },
  }))
  const [only, ...others] = written
  return writeYaml(others.length > 0 ? written : (only ?? [])).trimEnd()
}

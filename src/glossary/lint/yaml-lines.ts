// Finds the line of each value of a YAML text, for messages about faults.
import { EVENT_ID, type Event, getScalarValue, parseEvents, YAMLException } from 'js-yaml'

export type YamlPath = readonly PropertyKey[]

/** The line (from 1) of the alias that made `readYaml` fail; null if it failed for another reason. */
export function aliasLine(error: unknown): number | null {
  const isAlias = error instanceof YAMLException && error.message.startsWith('aliases exceeded')
  return isAlias ? (error.mark?.line ?? 0) + 1 : null
}

/** Finds the line (from 1) of the value at a path, or of the nearest existing value around it. */
export function lineFinder(text: string): (path: YamlPath) => number {
  const offsets = offsetsByPath(text)
  return path => {
    for (let length = path.length; length > 0; length--) {
      const offset = offsets.get(key(path.slice(0, length)))
      if (offset !== undefined) return lineAt(text, offset)
    }
    return 1
  }
}

const key = (path: YamlPath): string => path.map(String).join('\0')
const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

type Open = {
  path: readonly (string | number)[]
  isMapping: boolean
  next: number
  pendingKey: string | null
}

function offsetsByPath(text: string): Map<string, number> {
  const offsets = new Map<string, number>()
  const open: Open[] = []
  for (const event of parseEvents(text, {})) {
    if (event.type === EVENT_ID.POP) {
      open.pop()
    } else if (event.type === EVENT_ID.DOCUMENT) {
      open.push({ path: [], isMapping: false, next: -1, pendingKey: null })
    } else {
      enter(event, text, open, offsets)
    }
  }
  return offsets
}

function enter(event: Event, text: string, open: Open[], offsets: Map<string, number>): void {
  const parent = open.at(-1)
  if (!parent) return
  const isScalar = event.type === EVENT_ID.SCALAR
  if (parent.isMapping && parent.pendingKey === null) {
    parent.pendingKey = isScalar ? String(getScalarValue(text, event)) : ''
    return
  }
  const path = pathOfNext(parent)
  const start = isScalar ? event.valueStart : 'start' in event ? event.start : 0
  offsets.set(key(path), start)
  if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE) {
    open.push({ path, isMapping: event.type === EVENT_ID.MAPPING, next: 0, pendingKey: null })
  }
}

function pathOfNext(parent: Open): readonly (string | number)[] {
  if (parent.next < 0) return parent.path
  if (!parent.isMapping) return [...parent.path, parent.next++]
  const path = [...parent.path, parent.pendingKey ?? '']
  parent.pendingKey = null
  return path
}

// Keeps one of the presses that offer the same.
import type { Control } from './controls.ts'

/**
 * Keeps one press of those that offer the same on older boards of an attack, or lead to the same rule or card, and of a
 * question for a card the first choice and the last.
 */
export function sift(all: readonly Control[]): Control[] {
  const known = new Map<string, Control>()
  for (const control of all) {
    const first = keyOf(control)
    const isWhich = control.customId.startsWith('atk1|which|')
    const isLater = isWhich && ![undefined, control.values[0]].includes(known.get(first)?.values[0])
    const key = isLater ? `${first} later` : first
    known.delete(key)
    known.set(key, control)
  }
  return [...known.values()]
}

function keyOf({ by, customId, values, fields, isForOthers = false }: Control): string {
  const [kind, action = '', ...rest] = customId.split(/[|:]/)
  // A rule's text does not depend on the board or on the select from which it was chosen.
  if (action === 'why') return [action, ...values].join(' ')
  // What a rule or a card shows does not depend on the language or on the way to it.
  if (kind !== 'atk1' && kind !== 'set1') return [kind, action, rest[1], rest[2], isForOthers].join(' ')
  if (action === 'which') return customId
  const bare = (id: string) => id.replace(/^(atk1\|\w+\|[a-z0-9]{10})\|\d+/, '$1')
  return [by, fields !== undefined, bare(customId), ...values.map(bare)].join(' ')
}

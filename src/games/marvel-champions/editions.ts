// The editions of the rules as data. A newer one is a new record here, never a copy of a flow.
import type { Clause } from './clauses.ts'

export const EDITION_IDS = ['1.7', '1.6-de'] as const
export type EditionId = (typeof EDITION_IDS)[number]

export type Edition = {
  /** When abilities on taking or dealing the damage of an enemy attack open (AMB-10). */
  damageTriggers: 'with the damage' | 'after retaliate'
  /** Who is the target when a defending ally is gone before the damage (MC-EA-40, MC-DE-05). */
  lostDefender: 'identity of its controller' | 'target before it defended'
  /** What opens after an attack that ended before its damage (AMB-07). */
  earlyEndOpens: readonly string[]
  /** Clauses that this edition words for itself. */
  cites: Partial<Record<Clause, Clause>>
}

export const EDITIONS: Record<EditionId, Edition> = {
  '1.7': {
    damageTriggers: 'after retaliate',
    lostDefender: 'identity of its controller',
    earlyEndOpens: ['afterDefends'],
    cites: {},
  },
  '1.6-de': {
    damageTriggers: 'with the damage',
    lostDefender: 'target before it defended',
    earlyEndOpens: ['afterDefends'],
    cites: {
      'MC-EA-08': 'MC-DE-03',
      'MC-EA-09': 'MC-DE-02',
      'MC-EA-14': 'MC-DE-01',
      'MC-EA-21': 'MC-DE-14',
      'MC-EA-31': 'MC-DE-07',
      'MC-EA-37': 'MC-DE-06',
      'MC-EA-45': 'MC-DE-08',
      'MC-EA-48': 'MC-DE-10',
      'MC-EA-51': 'MC-DE-09',
      'MC-EA-52': 'MC-DE-13',
      'MC-EA-53': 'MC-DE-11',
    },
  },
}

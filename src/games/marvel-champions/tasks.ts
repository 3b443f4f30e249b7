// What can wait in an attack of Marvel Champions until what comes before it is done, each with what it needs to know.
import type { Named } from '../../engine/types.ts'
import type { Clause } from './clauses.ts'
import type { DamageKind } from './events.ts'

/** Facts that nobody gave, and choices inside an effect: what is asked for, and the clause that needs it. */
export type MarvelInquiries = {
  identity: { readonly player: string; readonly clause: Clause }
  nextStage: { readonly piece: string; readonly clause: Clause }
  /** Whether this damage has defeated it, and whether overkill would have passed some of it on. */
  survives: {
    readonly piece: string
    readonly kind: DamageKind
    readonly clause: Clause
    readonly name: Named<'survives'>
    readonly excess: boolean
  }
  number: { readonly piece: string; readonly number: 'atk' | 'hitPoints'; readonly clause: Clause }
  /** The star ability of the boost card of this number. */
  boostAbility: { readonly number: number }
  retaliateOrder: object
  consequential: object
}

/** One instance of damage. Overkill damage comes from an attack, but is no attack on the one who takes it. */
export type Instance = {
  to: string
  from: string | null
  amount: number
  kind: DamageKind
  clause: Clause
  /** What was dealt: after DEF, before prevention, nothing if tough stopped it (AMB-39). */
  dealt: number
}

/** What the rules do by themselves when its turn comes. */
export type MarvelDuties = {
  wouldBeDealt: Instance
  taken: Instance
  excess: Instance
  attackLabels: object
  targetIdentity: { readonly player: string }
  nextRetaliate: object
}

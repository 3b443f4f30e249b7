// The tasks that can wait on the stack in an attack of Marvel Champions, each with the facts it needs.
import type { Named } from '../../engine/types.ts'
import type { Clause } from './clauses.ts'
import type { DamageKind } from './events.ts'

/** The questions about unknown facts and about choices inside an effect, with the clause that needs the answer. */
export type MarvelInquiries = {
  identity: { readonly player: string; readonly clause: Clause }
  nextStage: { readonly piece: string; readonly clause: Clause }
  /** Asks whether this damage has defeated it; `excess`: whether overkill would have passed damage on. */
  survives: {
    readonly piece: string
    readonly kind: DamageKind
    readonly clause: Clause
    readonly name: Named<'survives'>
    readonly excess: boolean
  }
  number: { readonly piece: string; readonly number: 'atk' | 'hitPoints'; readonly clause: Clause }
  /** `number` is the number of the boost card with the star ability. */
  boostAbility: { readonly number: number }
  retaliateOrder: object
  consequential: object
}

/** One instance of damage. Overkill damage comes from an attack, but does not attack the character that takes it. */
export type Instance = {
  to: string
  from: string | null
  amount: number
  kind: DamageKind
  clause: Clause
  /** The damage that was dealt: after DEF and before prevention, 0 if tough stopped it (AMB-39). */
  dealt: number
}

/** The tasks that the rules do without a question. */
export type MarvelDuties = {
  wouldBeDealt: Instance
  taken: Instance
  excess: Instance
  attackLabels: object
  targetIdentity: { readonly player: string }
  nextRetaliate: object
}

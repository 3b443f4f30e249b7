// Why a line cannot be played, and what was taken for a name that several cards have.
import type { Card } from '../../cards/card.ts'
import type { AnyFace } from '../../discord/attack/face/face.ts'
import type { AttackOption, Lacks } from '../../discord/attack/face/options.ts'
import type { Unclear } from '../../walkthroughs/set-up/only-card.ts'
import type { SetUpProblem } from '../../walkthroughs/set-up/problem.ts'
import type { PlayFault } from '../cards-played.ts'

/** A card that was taken among several of its name. */
export type Taken = { readonly card: Card; readonly unclear: Unclear }

/** Why a line cannot be read. `understood` says how much was understood before; more is nearer to what was meant. */
export type Misread = { readonly understood: number } & (
  | { readonly word: string; readonly clause: string; readonly could: readonly Possible[] }
  | { readonly clause: string; readonly ways: readonly string[] }
  | { readonly option: AttackOption; readonly unclear: Unclear }
  | { readonly option: AttackOption; readonly text: string; readonly isTwice: boolean }
)
/** A sentence that could stand there. */
export type Possible = { readonly template: string; readonly options: readonly AttackOption[] }

/** Why a line cannot be played: its words, the attack that they describe, what its attack card needs, an edition that the attack does not have, or a card of a player. */
export type LineFault =
  | Misread
  | { readonly problem: SetUpProblem }
  | { readonly lacks: Lacks; readonly face: Pick<AnyFace, 'subcommand' | 'options'> }
  | { readonly editions: readonly string[] }
  | { readonly notPlayed: PlayFault }

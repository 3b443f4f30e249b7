// What a rule of ours is, and the part of a request body it looks at.
import type { Component } from '../interaction/components.ts'
import type { JsonObject, Path } from '../json.ts'
import type { Fault, Reason } from '../refusal.ts'
import type { BodyKind } from './spec.ts'

type Part<Place extends string> = { readonly at: Place; readonly body: JsonObject; readonly path: Path }

/** What is left to look at once the schema has accepted a body. */
export type Look =
  | { readonly at: 'body'; readonly kind: BodyKind; readonly body: unknown; readonly path: Path }
  | {
      readonly at: 'message'
      readonly body: JsonObject
      readonly path: Path
      readonly edited?: Edited | undefined
    }
  | Part<'defer'>
  | Part<'modal'>
  | Part<'choices'>
  | Part<'command'>
  | { readonly at: 'commands'; readonly body: readonly JsonObject[]; readonly path: Path }

export type At = Look['at']
export type LookAt<Place extends At> = Extract<Look, { at: Place }>

/** What an edit starts from. */
export type Edited = {
  readonly flags: number
  readonly content: string
  readonly components: readonly Component[]
  readonly embeds: number
  readonly attachments: number
}

/** One row of the table: a name, the place it looks at, and the check itself. */
export type Rule = {
  readonly name: string
  readonly at: At
  readonly check: (look: Look) => readonly Fault[]
  /** Refusals that have a code of their own instead of 50035. */
  readonly reason?: Reason
}

/**
 * Writes one row; binds the check to the place it looks at.
 * @param name what the rule is called in tests and reports
 * @param at which part of a body it looks at
 * @param check says what is wrong, nothing when all is well
 * @param reason the refusal, when it is not "Invalid Form Body"
 */
export function rule<Place extends At>(
  name: string,
  at: Place,
  check: (look: LookAt<Place>) => readonly Fault[],
  reason?: Reason,
): Rule {
  const guarded = (look: Look) => (look.at === at ? check(look as LookAt<Place>) : [])
  return reason ? { name, at, check: guarded, reason } : { name, at, check: guarded }
}

/** One fault when the condition holds. @returns a list of one or none */
export const faultIf = (wrong: boolean, path: Path, code: string, message: string): readonly Fault[] =>
  wrong ? [{ path, code, message }] : []

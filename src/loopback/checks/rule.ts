// Defines a rule of the loopback's own and Look, the part of a request body that a rule checks.
import type { Component } from '../interaction/components.ts'
import type { JsonObject, Path } from '../json.ts'
import type { BodyFault, RefusalReason } from '../refusal.ts'
import type { BodyKind } from './schemas.ts'

type Part<Place extends string> = { readonly at: Place; readonly body: JsonObject; readonly path: Path }

/** One part of a request body that the schema has accepted. */
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

/** The message that an edit changes, as far as the rules need it. */
export type Edited = {
  readonly flags: number
  readonly content: string
  readonly components: readonly Component[]
  readonly embeds: number
  readonly attachments: number
}

/** One rule of the table: its name, the place it checks, and the check itself. */
export type Rule = {
  readonly name: string
  readonly at: At
  readonly check: (look: Look) => readonly BodyFault[]
  /** The code of the refusal, for rules that do not refuse with 50035. */
  readonly reason?: RefusalReason
}

/**
 * Makes one rule and binds its check to the place.
 * @param name the rule's name in tests and reports
 * @param at the part of a body that the rule checks
 * @param check gives the faults; an empty list when there are none
 * @param reason the refusal, when it is not "Invalid Form Body"
 */
export function makeRule<Place extends At>(
  name: string,
  at: Place,
  check: (look: LookAt<Place>) => readonly BodyFault[],
  reason?: RefusalReason,
): Rule {
  const guarded = (look: Look) => (look.at === at ? check(look as LookAt<Place>) : [])
  return reason ? { name, at, check: guarded, reason } : { name, at, check: guarded }
}

/** Makes one fault when the condition holds. @returns a list of one or none */
export const faultIf = (wrong: boolean, path: Path, code: string, message: string): readonly BodyFault[] =>
  wrong ? [{ path, code, message }] : []

// Checks a request body against Discord's published schema, then against RULES, the loopback's own table.
import { InteractionResponseType } from 'discord-api-types/v10'
import { isObject, type Json, type JsonObject } from '../json.ts'
import { type BodyFault, Refusal } from '../refusal.ts'
import { COMMAND_RULES } from './command-rules.ts'
import { compare } from './compare-with-schema.ts'
import { COMPONENT_RULES } from './component-rules.ts'
import { MESSAGE_RULES } from './message-rules.ts'
import { type Edited, type Look, makeRule, type Rule } from './rule.ts'
import { BODY_SCHEMAS, type BodyKind } from './schemas.ts'

/** Finds misspelt keys: Discord ignores unknown keys silently, the loopback refuses them. */
const UNKNOWN_KEYS = makeRule('no unknown keys', 'body', look =>
  compare(BODY_SCHEMAS[look.kind], look.body as Json, 'unknown keys'),
)

/** All rules of the loopback's own, in the order in which `findings` runs them. */
export const RULES: readonly Rule[] = [UNKNOWN_KEYS, ...MESSAGE_RULES, ...COMPONENT_RULES, ...COMMAND_RULES]

/** `layer` is "schema" or the name of a rule. */
type Finding = { readonly layer: string; readonly faults: readonly BodyFault[] }

/**
 * Reports all faults of a body.
 * @param kind which request it belongs to
 * @param body the JSON of the request
 * @param edited the message that an edit changes
 * @returns the findings by layer: the schema, or a rule; the rules run only once the schema is met
 */
export function findings(kind: BodyKind, body: Json, edited?: Edited): readonly Finding[] {
  const faults = compare(BODY_SCHEMAS[kind], body)
  if (faults.length > 0) return [{ layer: 'schema', faults }]
  const looks = looksAt(kind, body, edited)
  // The other rules cannot read a value under an unknown key, whose shape is not known.
  const strange = looks.flatMap(look => UNKNOWN_KEYS.check(look))
  if (strange.length > 0) return [{ layer: UNKNOWN_KEYS.name, faults: strange }]
  return RULES.map(one => ({ layer: one.name, faults: looks.flatMap(look => one.check(look)) })).filter(
    finding => finding.faults.length > 0,
  )
}

/**
 * Refuses a body that Discord would refuse.
 * @throws Refusal 50035 with every fault, or the code of the first broken rule that has its own
 */
export function check(kind: BodyKind, body: Json, edited?: Edited): void {
  const found = findings(kind, body, edited)
  if (found.length === 0) return
  const special = RULES.find(one => one.reason && found.every(finding => finding.layer === one.name))
  if (special?.reason) throw new Refusal(special.reason)
  throw new Refusal(
    'invalidForm',
    found.flatMap(finding => finding.faults),
  )
}

function looksAt(kind: BodyKind, body: Json, edited: Edited | undefined): readonly Look[] {
  const whole: Look = { at: 'body', kind, body, path: [] }
  if (kind === 'commands') return [whole, ...commandLooks(body)]
  if (!isObject(body)) return [whole]
  if (kind === 'callback') return [whole, ...callbackLooks(body, edited)]
  const isMessage =
    kind === 'message' || kind === 'follow-up' || kind.endsWith('message edit') || kind === 'webhook edit'
  return isMessage ? [whole, { at: 'message', body, path: [], edited }] : [whole]
}

function commandLooks(body: Json): readonly Look[] {
  const commands = Array.isArray(body) ? (body as readonly Json[]).filter(isObject) : []
  return [
    { at: 'commands', body: commands, path: [] },
    ...commands.map((command, index): Look => ({ at: 'command', body: command, path: [index] })),
  ]
}

function callbackLooks(body: JsonObject, edited: Edited | undefined): readonly Look[] {
  const data = isObject(body.data) ? body.data : {}
  const path = ['data']
  switch (body.type) {
    case InteractionResponseType.ChannelMessageWithSource:
      return [{ at: 'message', body: data, path }]
    case InteractionResponseType.UpdateMessage:
      return [{ at: 'message', body: data, path, edited }]
    case InteractionResponseType.DeferredChannelMessageWithSource:
      return [{ at: 'defer', body: data, path }]
    case InteractionResponseType.ApplicationCommandAutocompleteResult:
      return [{ at: 'choices', body: data, path }]
    case InteractionResponseType.Modal:
      return [{ at: 'modal', body: data, path }]
    default:
      return []
  }
}

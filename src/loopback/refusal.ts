// Builds Discord's answer to a refused request: HTTP status, JSON error code, message, and the faults.
import type { Path } from './json.ts'

export type BodyFault = { path: Path; code: string; message: string }
type ErrorTree = { [key: string]: ErrorTree | { code: string; message: string }[] }
export type RefusalBody = { message: string; code: number; errors?: ErrorTree }

const REASONS = {
  badJson: [400, 50109, 'The request body contains invalid JSON.'],
  unauthorized: [401, 0, '401: Unauthorized'],
  notFound: [404, 0, '404: Not Found'],
  unknownApplication: [404, 10002, 'Unknown Application'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  tooLarge: [413, 40005, 'Request entity too large'],
  tooManyFollowUps: [400, 40094, 'This interaction has reached the maximum number of follow up messages'],
  alreadyAcknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  missingAccess: [403, 50001, 'Missing Access'],
  wrongChannelType: [400, 50024, 'Cannot execute action on this channel type'],
  notYourMessage: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  invalidWebhookToken: [401, 50027, 'Invalid Webhook Token'],
  invalidForm: [400, 50035, 'Invalid Form Body'],
  threadArchived: [400, 50083, 'Thread is archived'],
  threadExists: [400, 160004, 'A thread has already been created for this message'],
  threadLocked: [403, 160005, 'This thread is locked'],
  tooManyThreads: [400, 160006, 'Maximum number of active threads reached'],
} as const satisfies Record<string, readonly [number, number, string]>

export type RefusalReason = keyof typeof REASONS

/** A refused request; the routes throw it, and `restApp` turns it into an answer. */
export class Refusal extends Error {
  readonly status: number
  readonly code: number
  readonly faults: readonly BodyFault[]

  constructor(reason: RefusalReason, faults: readonly BodyFault[] = []) {
    const [status, code, message] = REASONS[reason]
    super(message)
    this.status = status
    this.code = code
    this.faults = faults
  }

  /**
   * Writes the refusal as Discord does.
   * @returns the JSON body, with the faults nested by field
   */
  toBody(): RefusalBody {
    const body: RefusalBody = { message: this.message, code: this.code }
    return this.faults.length > 0 ? { ...body, errors: nest(this.faults) } : body
  }

  /**
   * Writes the refusal for a reader.
   * @returns one line: the message, then each fault with its path
   */
  inWords(): string {
    const faults = this.faults.map(
      fault => `${fault.path.join('.') || '(body)'}: ${fault.message} [${fault.code}]`,
    )
    return [this.message, ...faults].join('; ')
  }
}

function nest(faults: readonly BodyFault[]): ErrorTree {
  const root: ErrorTree = {}
  for (const { path, code, message } of faults) {
    const at = path.reduce<ErrorTree>((tree, key) => below(tree, String(key)), root)
    const known = at._errors
    at._errors = [...(Array.isArray(known) ? known : []), { code, message }]
  }
  return root
}

function below(tree: ErrorTree, key: string): ErrorTree {
  const known = tree[key]
  if (known && !Array.isArray(known)) return known
  const fresh: ErrorTree = {}
  tree[key] = fresh
  return fresh
}

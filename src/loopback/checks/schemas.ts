// Maps each kind of request to the published schema of Discord that its body must meet.
import * as spec from 'discord-api-spec/zod'
import { array, type core, union } from 'zod/mini'

/** The kinds of request body that are checked. */
export type BodyKind =
  | 'callback'
  | 'follow-up'
  | 'webhook edit'
  | 'message'
  | 'message edit'
  | 'commands'
  | 'thread'
  | 'thread from message'
  | 'channel edit'
  | 'thread edit'

/** The schema of each kind, as published by Discord and typed by discord-api-spec. */
export const BODY_SCHEMAS: Readonly<Record<BodyKind, core.$ZodType>> = {
  callback: union([
    spec.CreateMessageInteractionCallbackRequestSchema,
    spec.UpdateMessageInteractionCallbackRequestSchema,
    spec.ApplicationCommandAutocompleteCallbackRequestSchema,
    spec.ModalInteractionCallbackRequestSchema,
  ]),
  'follow-up': spec.IncomingWebhookRequestPartialSchema,
  'webhook edit': spec.IncomingWebhookUpdateRequestPartialSchema,
  message: spec.MessageCreateRequestSchema,
  'message edit': spec.MessageEditRequestPartialSchema,
  commands: array(spec.ApplicationCommandUpdateRequestSchema),
  thread: spec.CreateTextThreadWithoutMessageRequestSchema,
  'thread from message': spec.CreateTextThreadWithMessageRequestSchema,
  'channel edit': spec.UpdateGuildChannelRequestPartialSchema,
  'thread edit': spec.UpdateThreadRequestPartialSchema,
}

// Declares the schemas of `discord-api-spec/zod` that the loopback uses; the package ships no types for them.
declare module 'discord-api-spec/zod' {
  import type { core } from 'zod/mini'

  type Schema = core.$ZodType
  export const ApplicationCommandAutocompleteCallbackRequestSchema: Schema
  export const ApplicationCommandUpdateRequestSchema: Schema
  export const CreateMessageInteractionCallbackRequestSchema: Schema
  export const CreateTextThreadWithMessageRequestSchema: Schema
  export const CreateTextThreadWithoutMessageRequestSchema: Schema
  export const IncomingWebhookRequestPartialSchema: Schema
  export const IncomingWebhookUpdateRequestPartialSchema: Schema
  export const MessageCreateRequestSchema: Schema
  export const MessageEditRequestPartialSchema: Schema
  export const ModalInteractionCallbackRequestSchema: Schema
  export const UpdateGuildChannelRequestPartialSchema: Schema
  export const UpdateMessageInteractionCallbackRequestSchema: Schema
  export const UpdateThreadRequestPartialSchema: Schema
}

// What becomes of a packet that discord.js cannot read: it is logged, counted, and whoever waits for an answer is told.
import {
  type APIInteractionResponse,
  DiscordAPIError,
  InteractionResponseType,
  InteractionType,
  MessageFlags,
  type REST,
  Routes,
} from 'discord.js'
import { z } from 'zod'
import { countedPerMinute, oncePerMinute } from '../../log.ts'
import { sentenceView } from '../message/sentence.ts'
import { AnsweredBefore } from '../request/answer-request.ts'
import { lostBy } from '../request/refusals.ts'
import { ownWords } from './private-language.ts'
import { type GivenParts, routerParts } from './router-parts.ts'

export type UnreadPacket = {
  /** READY, GUILD_CREATE …; HELLO, INVALID_SESSION; `unknown` for what Discord's documentation does not list. */
  readonly kind: string
  /** Whether Discord should have greeted the bot with it, which waits for the greeting. */
  readonly isGreeting: boolean
  /** What Discord sent; it may hold what people wrote. */
  readonly data: unknown
  readonly error: unknown
}

type UnreadParts = Pick<GivenParts, 'log' | 'counts' | 'fallback'> & {
  readonly rest: REST
  readonly begin: (work: Promise<void>) => void
}

/** What an answer needs of an interaction; whatever else is missing, this is looked for. */
const ADDRESS = z.object({
  id: z.string().regex(/^\d{1,20}$/),
  token: z.string().min(1),
  type: z.number().catch(0),
  locale: z.string().nullable().catch(null),
  guild_locale: z.string().nullable().catch(null),
})
type Address = z.infer<typeof ADDRESS>

/** The function that gets each packet that could not be read. It never throws. */
export function createUnread(given: UnreadParts): (packet: UnreadPacket) => void {
  const { log, counts, begin } = given
  const note = countedPerMinute<unknown>((kind, count, error) =>
    log.error({ kind, count, ...whereOf(error) }, 'a packet could not be read'),
  )
  const apologise = apologiesOf(given)
  return ({ kind, data, error }) => {
    counts?.unread(kind)
    note(kind, error)
    const { data: address } = ADDRESS.safeParse(data)
    if (kind === 'INTERACTION_CREATE' && address) begin(apologise(address))
  }
}

/** The kind of an error and where it was thrown; its message may quote what people wrote. */
function whereOf(error: unknown): { readonly error: string; readonly at: string | undefined } {
  if (!(error instanceof Error)) return { error: typeof error, at: undefined }
  const at = error.stack?.split('\n').find(line => /^\s+at /.test(line))
  return { error: error.name, at: at?.trim() }
}

function apologiesOf(given: UnreadParts): (address: Address) => Promise<void> {
  const { log, isDown } = routerParts(given)
  const isNews = oncePerMinute()
  return async address => {
    const route = Routes.interactionCallback(address.id, address.token)
    const send = (body: APIInteractionResponse) => given.rest.post(route, { body, auth: false })
    try {
      if (address.type === InteractionType.ApplicationCommandAutocomplete) await send(NO_CHOICES)
      else await send(sentenceTo(address, given)).catch(unlessLost(() => send(NO_CHOICES)))
    } catch (error) {
      const isKnown = error instanceof AnsweredBefore || lostBy(error) !== null || isDown(error)
      if (!isKnown && isNews('apology')) log.error({ outcome: 'could not apologise', err: error })
    }
  }
}

const NO_CHOICES: APIInteractionResponse = {
  type: InteractionResponseType.ApplicationCommandAutocompleteResult,
  data: { choices: [] },
}

/** Somebody who types takes no message: if Discord refuses one, and the type was missing, this may be the reason. */
const unlessLost =
  (otherwise: () => Promise<unknown>) =>
  (error: unknown): Promise<unknown> => {
    if (!(error instanceof DiscordAPIError) || lostBy(error)) throw error
    return otherwise()
  }

/** A sentence in the language of the person's client. */
function sentenceTo(
  { locale, guild_locale }: Address,
  parts: Pick<GivenParts, 'fallback'>,
): APIInteractionResponse {
  const reader = { userSetting: null, userLocale: locale, guildSetting: null, guildLocale: guild_locale }
  const components = sentenceView(ownWords(parts, { reader })('problems:unread'))
  const flags = MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral
  return {
    type: InteractionResponseType.ChannelMessageWithSource,
    data: { components, flags, allowed_mentions: { parse: [] } },
  }
}

// What the bot does beside answering, by Discord's REST API.
import {
  type APIChannel,
  type APIMessage,
  RESTJSONErrorCodes as Code,
  MessageFlags,
  type RateLimitData,
  type REST,
  Routes,
} from 'discord.js'
import { clip } from '../message/clip.ts'
import { withFiles } from '../message/components.ts'
import { troubleOf } from '../request/refusals.ts'
import type { Posted, Posts } from './posts.ts'

/** What the webhook of an interaction is called by: good for fifteen minutes after it. */
type Webhook = { readonly applicationId: string; readonly token: string }

const NAME_LIMIT = 100
const V2 = MessageFlags.IsComponentsV2

/** Nobody is ever mentioned. */
const body = (components: Parameters<Posts['tell']>[0], flags: number = V2) => ({
  components,
  flags,
  allowed_mentions: { parse: [] },
})

/** Nobody waits longer for a thread or a board, in milliseconds. */
const LONGEST_WAIT = 5_000

/** Whether Discord wants more patience than what follows an answer has: then it counts as a refusal. */
export const isTooLong = ({ route, retryAfter }: RateLimitData): boolean =>
  retryAfter > LONGEST_WAIT && /^\/(channels|webhooks)\//.test(route)

type Asks = (request: Promise<unknown>) => Promise<Posted>

/**
 * The requests that may follow the answer to this interaction. They throw what only we can cause.
 * @param note is told of what Discord refuses and nobody can mend
 */
export function restPosts(
  rest: REST,
  { applicationId, token }: Webhook,
  note: (error: unknown) => void,
): Posts {
  const posted: Asks = request => outcome(request, note)
  const follow: Posts['follow'] = (components, isPrivate, files = []) =>
    posted(
      rest.post(Routes.webhook(applicationId, token), {
        body: body(withFiles(components, files), isPrivate ? V2 | MessageFlags.Ephemeral : V2),
        files: files.map(({ name, content }) => ({ name, data: Buffer.from(content) })),
        auth: false,
      }),
    )
  return {
    openThread: async (channel, message, name, plain) => {
      const opened = await openThread(rest, posted, channel, message, name)
      const isOnceMore = plain !== undefined && isAboutName(opened)
      return isOnceMore ? openThread(rest, posted, channel, message, plain) : opened
    },
    post: (channel, components, nonce) =>
      posted(
        rest.post(Routes.channelMessages(channel), {
          body: { ...body(components), nonce, enforce_nonce: true },
        }),
      ),
    edit: (channel, message, components) =>
      posted(rest.patch(Routes.channelMessage(channel, message), { body: body(components) })),
    editAnswer: (components, message = '@original') =>
      posted(
        rest.patch(Routes.webhookMessage(applicationId, token, message), {
          body: body(components),
          auth: false,
        }),
      ),
    follow,
    tell: components => follow(components, true),
  }
}

async function outcome(request: Promise<unknown>, note: (error: unknown) => void): Promise<Posted> {
  try {
    const { id } = (await request) as APIChannel | APIMessage
    return { id }
  } catch (error) {
    const trouble = troubleOf(error)
    if (!trouble) throw error
    if (trouble.problem === 'refused') note(error)
    return trouble
  }
}

/**
 * A message can have only one thread, so a repeated request makes no second one. Where Discord says that there is one,
 * or has not said what became of the request, the thread is looked for: it has the id of its message.
 */
async function openThread(
  rest: REST,
  posted: Asks,
  channel: string,
  message: string,
  name: string,
): Promise<Posted> {
  const opened = await posted(
    rest.post(Routes.threads(channel, message), { body: { name: clip(name, NAME_LIMIT) } }),
  )
  const isUncertain = 'problem' in opened && ['hasThread', 'unavailable'].includes(opened.problem)
  if (!isUncertain) return opened
  const found = await posted(rest.get(Routes.channel(message)))
  return 'id' in found ? found : opened
}

/** What people type becomes the name of a thread, and there are words that a server or Discord does not allow in one. */
const isAboutName = (opened: Posted): boolean =>
  'problem' in opened &&
  (opened.problem === 'filtered' ||
    (opened.problem === 'refused' && opened.code === Code.InvalidFormBodyOrContentType))

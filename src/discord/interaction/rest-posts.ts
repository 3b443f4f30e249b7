// Sends the requests of `Posts` through Discord's REST API.
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

/** The webhook of an interaction; its token is valid for fifteen minutes. */
type Webhook = { readonly applicationId: string; readonly token: string }

const NAME_LIMIT = 100
const V2 = MessageFlags.IsComponentsV2

/** No message mentions a user. */
const body = (components: Parameters<Posts['tell']>[0], flags: number = V2) => ({
  components,
  flags,
  allowed_mentions: { parse: [] },
})

/** The longest wait of a user for a thread or a board, in milliseconds. */
const LONGEST_WAIT = 5_000

/** Whether Discord demands a longer wait than LONGEST_WAIT for a follow-up; discord.js then throws RateLimitError. */
export const isTooLong = ({ route, retryAfter }: RateLimitData): boolean =>
  retryAfter > LONGEST_WAIT && /^\/(channels|webhooks)\//.test(route)

type Asks = (request: Promise<unknown>) => Promise<Posted>

/**
 * The requests that may follow the answer to this interaction. They throw only errors of the bot itself.
 * @param note gets each refusal that no user can solve
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
 * Discord allows one thread on a message, so a repeated request opens no second one. If Discord says that there is one
 * already, or does not answer, openThread looks the thread up: it has the id of its message.
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

/** Whether Discord or the server refuses the words in the thread's name, which may hold text that a user typed. */
const isAboutName = (opened: Posted): boolean =>
  'problem' in opened &&
  (opened.problem === 'filtered' ||
    (opened.problem === 'refused' && opened.code === Code.InvalidFormBodyOrContentType))

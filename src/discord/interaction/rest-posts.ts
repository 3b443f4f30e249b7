// Sends the requests of `Posts` through Discord's REST API.
import { RESTJSONErrorCodes as Code, MessageFlags, type RateLimitData, type REST, Routes } from 'discord.js'
import { clip } from '../message/clip.ts'
import { withFiles } from '../message/components.ts'
import type { Posted, Posts } from '../request/posts.ts'
import { troubleOf } from '../request/refusals.ts'
import { idIn } from '../request/unreadable-answer.ts'

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

type Asks = (request: Promise<unknown>, message?: string) => Promise<Posted>

/**
 * The requests that may follow the answer to this interaction. They throw only errors of the bot itself.
 * @param note gets each refusal that no user can solve
 */
export function restPosts(
  rest: REST,
  { applicationId, token }: Webhook,
  note: (error: unknown) => void,
): Posts {
  const posted: Asks = (request, message) => outcome(request, note, message)
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
    rename: (thread, name) =>
      posted(rest.patch(Routes.channel(thread), { body: { name: clip(name, NAME_LIMIT) } })),
    edit: (channel, message, components) =>
      posted(rest.patch(Routes.channelMessage(channel, message), { body: body(components) }), message),
    editAnswer: (components, message) =>
      posted(
        rest.patch(Routes.webhookMessage(applicationId, token, message), {
          body: body(components),
          auth: false,
        }),
        message,
      ),
    follow,
    tell: components => follow(components, true),
  }
}

/** @param message the id, if it is known before Discord answers */
async function outcome(
  request: Promise<unknown>,
  note: (error: unknown) => void,
  message?: string,
): Promise<Posted> {
  try {
    const answer = await request
    return { id: message ?? idIn(answer, 'a thread or a message') }
  } catch (error) {
    const trouble = troubleOf(error)
    if (!trouble) throw error
    if (trouble.problem === 'refused' || trouble.problem === 'unreadable') note(error)
    return trouble
  }
}

/**
 * Discord allows one thread on a message, so a repeated request opens no second one. If Discord says that there is one
 * already, or does not answer so that it can be read, openThread looks the thread up: it has the id of its message.
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
  const isUncertain =
    'problem' in opened && ['hasThread', 'unavailable', 'unreadable'].includes(opened.problem)
  if (!isUncertain) return opened
  const found = await posted(rest.get(Routes.channel(message)))
  return 'id' in found ? found : opened
}

/** Whether Discord or the server refuses the words in the thread's name, which may hold text that a user typed. */
const isAboutName = (opened: Posted): boolean =>
  'problem' in opened &&
  (opened.problem === 'filtered' ||
    (opened.problem === 'refused' && opened.code === Code.InvalidFormBodyOrContentType))

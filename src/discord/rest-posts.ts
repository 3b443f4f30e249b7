// What the bot does beside answering, by Discord's REST API.
import { type APIChannel, type APIMessage, MessageFlags, type REST, Routes } from 'discord.js'
import { clip } from './clip.ts'
import { withFiles } from './components.ts'
import type { Posted, Posts } from './posts.ts'
import { postProblem } from './refusals.ts'

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

/** The requests that may follow the answer to this interaction. They throw what only we can cause. */
export function restPosts(rest: REST, { applicationId, token }: Webhook): Posts {
  const follow: Posts['follow'] = (components, isPrivate, files = []) =>
    posted(
      rest.post(Routes.webhook(applicationId, token), {
        body: body(withFiles(components, files), isPrivate ? V2 | MessageFlags.Ephemeral : V2),
        files: files.map(({ name, content }) => ({ name, data: Buffer.from(content) })),
        auth: false,
      }),
    )
  const original = Routes.webhookMessage(applicationId, token)
  return {
    openThread: (channel, message, name) => openThread(rest, channel, message, name),
    post: (channel, components, nonce) =>
      posted(
        rest.post(Routes.channelMessages(channel), {
          body: { ...body(components), nonce, enforce_nonce: true },
        }),
      ),
    edit: (channel, message, components) =>
      posted(rest.patch(Routes.channelMessage(channel, message), { body: body(components) })),
    editAnswer: components => posted(rest.patch(original, { body: body(components), auth: false })),
    follow,
    tell: components => follow(components, true),
  }
}

async function posted(request: Promise<unknown>): Promise<Posted> {
  try {
    const { id } = (await request) as APIChannel | APIMessage
    return { id }
  } catch (error) {
    const problem = postProblem(error)
    if (problem) return { problem }
    throw error
  }
}

/**
 * A message can have only one thread, so a repeated request makes no second one. Where Discord says that there is one,
 * or has not said what became of the request, the thread is looked for: it has the id of its message.
 */
async function openThread(rest: REST, channel: string, message: string, name: string): Promise<Posted> {
  const request = rest.post(Routes.threads(channel, message), { body: { name: clip(name, NAME_LIMIT) } })
  const opened = await posted(request)
  const isUncertain = 'problem' in opened && ['hasThread', 'unavailable'].includes(opened.problem)
  if (!isUncertain) return opened
  const found = await posted(rest.get(Routes.channel(message)))
  return 'id' in found ? found : opened
}

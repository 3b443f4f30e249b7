// What Discord says to an answer that it has already: it has taken an earlier try of ours, and only its word was lost.
import { RESTJSONErrorCodes as Code, type RESTOptions } from 'discord.js'

type Response = Awaited<ReturnType<RESTOptions['makeRequest']>>

/** Discord has an answer to this interaction already, and it can only be ours. */
export class AnsweredBefore extends Error {}

const BAD_REQUEST = 400

/** The response to one of several tries. @throws AnsweredBefore if it is refused because another one was taken */
export async function unlessAnswered(response: Response): Promise<Response> {
  if (response.status !== BAD_REQUEST) return response
  const body = await response.text()
  if (body.includes(`"code":${Code.InteractionHasAlreadyBeenAcknowledged}`)) throw new AnsweredBefore()
  const { status, headers } = response
  return new Response(body, { status, headers: Object.fromEntries(headers) })
}

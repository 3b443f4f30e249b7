// Recognises Discord's refusal of an answer because Discord has taken an earlier try, whose response was lost.
import { RESTJSONErrorCodes as Code, type RESTOptions } from 'discord.js'

type Response = Awaited<ReturnType<RESTOptions['makeRequest']>>

/** Discord has taken an earlier try of this answer. */
export class AnsweredBefore extends Error {}

const BAD_REQUEST = 400

/** The response to one of several tries. @throws AnsweredBefore if Discord refuses it because it took another */
export async function unlessAnswered(response: Response): Promise<Response> {
  if (response.status !== BAD_REQUEST) return response
  const body = await response.text()
  if (body.includes(`"code":${Code.InteractionHasAlreadyBeenAcknowledged}`)) throw new AnsweredBefore()
  const { status, headers } = response
  return new Response(body, { status, headers: Object.fromEntries(headers) })
}

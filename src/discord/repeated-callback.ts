// Answers to interactions that are sent a second time, because nobody knows what became of the first.
import { RESTJSONErrorCodes as Code, type RESTOptions } from 'discord.js'

type MakeRequest = RESTOptions['makeRequest']
type Response = Awaited<ReturnType<MakeRequest>>

/** Discord answers in a fraction of this; what takes longer may be lost, and there are 3 seconds in all. */
const PATIENCE = 1_200

/** Discord has an answer to this interaction already, and it can only be ours. */
export class AnsweredBefore extends Error {}

export const isCallback = (url: string): boolean => /\/interactions\/\d+\/[^/]+\/callback(\?|$)/.test(url)

/**
 * The request of one answer, for all its attempts. One that hears nothing is sent again beside the first, which may
 * still come through.
 * @throws AnsweredBefore if a later attempt is refused because an earlier one was taken
 */
export function lookingTwice(makeRequest: MakeRequest): MakeRequest {
  let sent = 0
  const attempt: MakeRequest = async (url, init) => {
    sent += 1
    const isRepeated = sent > 1
    const response = await makeRequest(url, init)
    return isRepeated && response.status === 400 ? unlessAnswered(response) : response
  }
  return async (url, init) => {
    const first = attempt(url, init)
    const { promise: late, resolve } = Promise.withResolvers<null>()
    const timer = setTimeout(() => resolve(null), PATIENCE)
    const response = await Promise.race([first, late]).finally(() => clearTimeout(timer))
    return response ?? Promise.race([first, attempt(url, init)])
  }
}

async function unlessAnswered(response: Response): Promise<Response> {
  const body = await response.text()
  if (body.includes(`"code":${Code.InteractionHasAlreadyBeenAcknowledged}`)) throw new AnsweredBefore()
  const { status, headers } = response
  return new Response(body, { status, headers: Object.fromEntries(headers) })
}

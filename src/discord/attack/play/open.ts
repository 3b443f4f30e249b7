// Shows a walkthrough for the first time: in a thread of its own if possible, else in the reply; one that is over at once
// in one message, whose thread waits until somebody wants its board.
import type { MessageAnswer } from '../../interaction/command.ts'
import { ownWords } from '../../interaction/private-language.ts'
import { sentenceView } from '../../message/sentence.ts'
import type { Posts, Trouble } from '../../request/posts.ts'
import { plainly, rulesWords, telling } from '../board/scene-words.ts'
import { boardIs, boardOf, inPlace, leftBehind, notPosted, whyText } from './board-place.ts'
import { headlineView, resultView } from './headline.ts'
import { type Case, factsOf } from './parts.ts'
import { boardHere } from './show-board.ts'
import { threadName } from './thread-name.ts'

type Then = (posts: Posts) => Promise<void>

/** The answer to the user who starts the walkthrough. */
export const startAnswer = (one: Case): MessageAnswer =>
  one.scene.played.isOver && mayHaveThread(one) ? inOneMessage(one) : opened(one)

/** The answer to the user who starts or resumes the walkthrough. `then` runs after the board is posted. */
export function opened(one: Case, then: Then = async () => {}): MessageAnswer {
  if (mayHaveThread(one)) return inThread(one, then)
  const lacks = lacksText(one)
  return boardHere(one, 'here', async posts => {
    if (lacks) await posts.tell(sentenceView(lacks))
    await then(posts)
  })
}

const isInChannel = ({ caller, scene }: Case): boolean =>
  caller.place.kind === 'channel' && !scene.walkthrough.isPrivate

export const mayHaveThread = (one: Case): boolean => isInChannel(one) && one.caller.place.mayStartThreads

/** Why an attack has no thread: it names every permission that the bot lacks here; null if none is missing. */
export function lacksText(one: Case): string | null {
  const { parts, caller } = one
  const { lacks } = caller.place
  if (lacks.length === 0 || !isInChannel(one)) return null
  const t = ownWords(parts, caller)
  const permissions = lacks.map(one => t(`board:permission.${one}`)).join(', ')
  return t('board:lacks', { permissions, count: lacks.length })
}

/** The reply is the result, with what has led to it: no question is left for a board. */
const inOneMessage = (one: Case): MessageAnswer => ({
  as: 'message',
  isPrivate: false,
  components: resultView(one),
  outcome: 'in one message',
  facts: factsOf(one.scene),
  afterwards: (_, message) => boardIs(one, message),
})

/**
 * The reply, or the pressed message (as 'update'), is the headline; its thread gets the board. Discord opens only one
 * thread on a message.
 */
export const inThread = (one: Case, then: Then, as: MessageAnswer['as'] = 'message'): MessageAnswer => ({
  ...headlineAnswer(one, as),
  afterwards: async (posts, message) => {
    const trouble = await threadOn(one, posts, message)
    const own = as === 'update' ? undefined : message
    const stands = !trouble || (await instead(one, posts, own, trouble))
    if (stands) await then(posts)
  },
})

/** The headline alone, as where the thread and its board are there already. */
export const headlineAnswer = (one: Case, as: MessageAnswer['as']): MessageAnswer => ({
  as,
  isPrivate: false,
  components: headlineView(one),
  outcome: 'in a thread',
  facts: factsOf(one.scene),
})

/** Opens a thread on a message of this channel and posts the board in it. @returns why Discord refused; null: done */
export async function threadOn(one: Case, posts: Posts, message: string): Promise<Trouble | null> {
  const { parts, caller, scene } = one
  const { id, language, revision } = scene.walkthrough
  const tells = plainly(telling(parts.faces, scene, language))
  const plain = tells.t('board:plainTitle', { game: rulesWords(tells) })
  const thread = await posts.openThread(caller.place.channel, message, threadName(parts, scene), plain)
  if ('problem' in thread) return thread
  // Thread and board change together, because another press may read them in between.
  await parts.store.change(id, { thread: thread.id, board: null })
  const posted = await posts.post(thread.id, boardOf(one), `${id}.${revision}`)
  if ('problem' in posted) return posted
  await parts.store.change(id, { thread: thread.id, board: posted.id, boardPosted: caller.at })
  return null
}

/** Turns the headline into the board and tells the user why there is no thread. @returns whether the board is posted */
async function instead(
  one: Case,
  posts: Posts,
  message: string | undefined,
  trouble: Trouble,
): Promise<boolean> {
  const none = await inPlace(one, posts, message)
  if (none) await leftBehind(one)
  const t = ownWords(one.parts, one.caller)
  const said = sentenceView(t('board:noThread', { why: whyText(trouble, t) }))
  await posts.tell(none ? notPosted(one, none) : said)
  return none === null
}

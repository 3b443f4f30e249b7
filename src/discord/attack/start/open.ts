// Shows a walkthrough for the first time: in a thread of its own if possible, else in the reply.
import type { Language } from '../../../language.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { wordsIn } from '../../../words/words.ts'
import type { Caller, MessageAnswer, Place } from '../../interaction/command.ts'
import type { Posts, Trouble } from '../../interaction/posts.ts'
import { ownLanguage } from '../../interaction/private-language.ts'
import { sentenceView } from '../../message/sentence.ts'
import { boardView } from '../board/board.ts'
import { attackWords, plainly, rulesWords, telling } from '../board/scene-words.ts'
import { inPlace, leftBehind, notPosted, whyText } from '../press/board-place.ts'
import type { AttackParts } from '../press/parts.ts'
import { boardHere, factsOf } from '../press/show-board.ts'

type Then = (posts: Posts) => Promise<void>

/** The answer to the user who starts or resumes the walkthrough. `then` runs after the board is posted. */
export function opened(
  parts: AttackParts,
  caller: Caller,
  scene: Scene,
  then: Then = async () => {},
): MessageAnswer {
  const { place } = caller
  if (scene.walkthrough.isPrivate || place.kind !== 'channel') return here(parts, caller, scene, null, then)
  if (place.mayStartThreads) return inThread(parts, caller, scene, then)
  return here(parts, caller, scene, lacksText(place, ownLanguage(parts, caller)), then)
}

/** The reply is the board. `tell` says why it is not in a thread. */
const here = (
  parts: AttackParts,
  caller: Caller,
  scene: Scene,
  tell: string | null,
  then: Then,
): MessageAnswer =>
  boardHere(parts, caller, scene, 'here', async posts => {
    if (tell) await posts.tell(sentenceView(tell))
    await then(posts)
  })

/** The reply is the headline; its thread gets the board. Discord opens only one thread on a message. */
function inThread(parts: AttackParts, caller: Caller, scene: Scene, then: Then): MessageAnswer {
  return {
    as: 'message',
    isPrivate: false,
    components: headlineView(parts, scene),
    outcome: 'in a thread',
    facts: factsOf(scene),
    afterwards: async (posts, message) => {
      const trouble = await threadOn(parts, caller, scene, posts, message)
      const stands = !trouble || (await instead(parts, caller, scene, posts, message, trouble))
      if (stands) await then(posts)
    },
  }
}

/** The message in the channel above the thread. */
export function headlineView(parts: AttackParts, scene: Scene): MessageAnswer['components'] {
  const { language } = scene.walkthrough
  const tells = telling(parts.faces, scene, language)
  const words = { attack: attackWords(tells), game: rulesWords(tells) }
  return sentenceView(wordsIn(language)('board:headline', words))
}

/** Opens a thread on a message of this channel and posts the board in it. @returns why Discord refused; null: done */
export async function threadOn(
  parts: AttackParts,
  { place, at }: Caller,
  scene: Scene,
  posts: Posts,
  message: string,
): Promise<Trouble | null> {
  const { id, language, revision } = scene.walkthrough
  const tells = plainly(telling(parts.faces, scene, language))
  const plain = wordsIn(language)('board:plainTitle', { game: rulesWords(tells) })
  const thread = await posts.openThread(place.channel, message, attackWords(tells), plain)
  if ('problem' in thread) return thread
  // Thread and board change together, because another press may read them in between.
  await parts.store.change(id, { thread: thread.id, board: null })
  const posted = await posts.post(thread.id, boardView(parts.faces, scene, { language }), `${id}.${revision}`)
  if ('problem' in posted) return posted
  await parts.store.change(id, { thread: thread.id, board: posted.id, boardPosted: at })
  return null
}

/** Turns the headline into the board and tells the user why there is no thread. @returns whether the board is posted */
async function instead(
  parts: AttackParts,
  caller: Caller,
  scene: Scene,
  posts: Posts,
  message: string,
  trouble: Trouble,
): Promise<boolean> {
  const none = await inPlace(parts, caller, scene, posts, message)
  if (none) await leftBehind(parts, scene)
  const t = wordsIn(ownLanguage(parts, caller))
  const said = sentenceView(t('board:noThread', { why: whyText(trouble, t) }))
  await posts.tell(none ? notPosted(parts, caller, none) : said)
  return none === null
}

/** Names every missing permission; null if none is missing. */
function lacksText({ lacks }: Place, language: Language): string | null {
  if (lacks.length === 0) return null
  const t = wordsIn(language)
  const permissions = lacks.map(one => t(`board:permission.${one}`)).join(', ')
  return t('board:lacks', { permissions, count: lacks.length })
}

// Shows a walkthrough for the first time: in a thread of its own where that is possible, else in the reply itself.
import { wordsIn } from '../../../i18n/words.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { Caller, MessageAnswer } from '../../command.ts'
import { ownLanguage } from '../../own-language.ts'
import type { Posts, Trouble } from '../../posts.ts'
import { sentenceView } from '../../sentence.ts'
import { boardView } from '../board.ts'
import { attackWords, rulesWords } from '../head.ts'
import { plainly, telling } from '../telling.ts'
import { lacksText } from './lacks.ts'
import type { AttackParts } from './parts.ts'
import { boardHere, factsOf } from './show.ts'
import { inPlace, leftBehind, notPosted, whyText } from './standing.ts'

/** The answer to whoever started it, or brings it back. */
export function opened(parts: AttackParts, caller: Caller, scene: Scene): MessageAnswer {
  if (scene.walkthrough.isPrivate || caller.place.kind !== 'channel') return here(parts, caller, scene, null)
  if (caller.place.mayStartThreads) return inThread(parts, caller, scene)
  return here(parts, caller, scene, lacksText(caller.place, ownLanguage(parts, caller)))
}

/** The reply is the board. `tell`: why it is not in a thread. */
function here(parts: AttackParts, caller: Caller, scene: Scene, tell: string | null): MessageAnswer {
  return boardHere(parts, caller, scene, 'here', async posts => {
    if (tell) await posts.tell(sentenceView(tell))
  })
}

/** The reply says what it is about; the board follows in its thread. A message has only one, however often it is asked for. */
function inThread(parts: AttackParts, caller: Caller, scene: Scene): MessageAnswer {
  return {
    as: 'message',
    isPrivate: false,
    components: headlineView(scene),
    outcome: 'in a thread',
    facts: factsOf(scene),
    afterwards: async (posts, message) => {
      const trouble = await threadOn(parts, caller, scene, posts, message)
      if (trouble) await instead(parts, caller, scene, posts, message, trouble)
    },
  }
}

/** What stands in the channel above the thread. */
export function headlineView(scene: Scene): MessageAnswer['components'] {
  const { language } = scene.walkthrough
  const tells = telling(scene, language)
  const words = { attack: attackWords(tells), game: rulesWords(tells) }
  return sentenceView(wordsIn(language)('board:headline', words))
}

/** Opens the thread on a message of this channel, and posts the board in it. @returns why not; null: it is there */
export async function threadOn(
  parts: AttackParts,
  { place, at }: Caller,
  scene: Scene,
  posts: Posts,
  message: string,
): Promise<Trouble | null> {
  const { id, language, revision } = scene.walkthrough
  const tells = plainly(telling(scene, language))
  const plain = wordsIn(language)('board:plainTitle', { game: rulesWords(tells) })
  const thread = await posts.openThread(place.channel, message, attackWords(tells), plain)
  if ('problem' in thread) return thread
  // Thread and board change together: others may read them in between.
  await parts.store.change(id, { thread: thread.id, board: null })
  const posted = await posts.post(thread.id, boardView(scene, { language }), `${id}.${revision}`)
  if ('problem' in posted) return posted
  await parts.store.change(id, { thread: thread.id, board: posted.id, boardPosted: at })
  return null
}

/** Where no thread came about the message that promised it becomes the board, and whoever started it hears why. */
async function instead(
  parts: AttackParts,
  caller: Caller,
  scene: Scene,
  posts: Posts,
  message: string,
  trouble: Trouble,
): Promise<void> {
  const none = await inPlace(parts, caller, scene, posts, message)
  if (none) await leftBehind(parts, scene)
  const t = wordsIn(ownLanguage(parts, caller))
  const here = sentenceView(t('board:noThread', { why: whyText(trouble, t) }))
  await posts.tell(none ? notPosted(parts, caller, none) : here)
}

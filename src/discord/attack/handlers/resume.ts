// /attack resume: the board again, in its thread, here, or in a new thread.
import { wordsIn } from '../../../i18n/words.ts'
import { latestAt } from '../../../walkthroughs/resume.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { Asked, Caller, MessageAnswer } from '../../command.ts'
import { ownLanguage } from '../../own-language.ts'
import type { PostProblem, Posts } from '../../posts.ts'
import { sentenceView } from '../../sentence.ts'
import { boardView } from '../board.ts'
import { findScene } from './find-scene.ts'
import { givenIn } from './given-options.ts'
import { headlineView, opened, threadOn } from './open.ts'
import { type AttackParts, sayPrivately } from './parts.ts'
import { boardIs, closeBoard, factsOf } from './show.ts'

/** Without a name, the latest here is meant. @throws StoreFault */
export async function resume(parts: AttackParts, asked: Asked): Promise<MessageAnswer> {
  const named = givenIn(asked).text('walkthrough')
  if (named === undefined) {
    const scene = await latestAt(parts.store, asked.place.channel, asked.userId)
    return scene
      ? pickedUp(parts, asked, scene)
      : sayPrivately(parts, asked, 'none', t => t('board:resume.none'))
  }
  const id = /^attack:([a-z0-9]{10})$/.exec(named)?.[1]
  if (id === undefined) return sayPrivately(parts, asked, 'none', t => t('board:resume.unknown'))
  const found = await findScene(parts, asked, id)
  return 'answer' in found ? found.answer : pickedUp(parts, asked, found.scene)
}

/** In its own thread the board is the answer; from elsewhere it is posted there, or gets a new place here. */
export async function pickedUp(parts: AttackParts, caller: Caller, scene: Scene): Promise<MessageAnswer> {
  const { thread, isPrivate } = scene.walkthrough
  const isElsewhere = thread !== null && thread !== caller.place.channel
  return isElsewhere && caller.place.botIsHere && !isPrivate
    ? thereAgain(parts, caller, scene, thread)
    : hereAgain(parts, caller, scene)
}

/** As if it began here; the board before it becomes a finished story. */
function hereAgain(parts: AttackParts, caller: Caller, scene: Scene): MessageAnswer {
  const answer = opened(parts, caller, scene)
  return {
    ...answer,
    afterwards: async (posts, message) => {
      await answer.afterwards?.(posts, message)
      await closeBoard(posts, scene, caller)
    },
  }
}

function thereAgain(parts: AttackParts, caller: Caller, scene: Scene, thread: string): MessageAnswer {
  const { language, id } = scene.walkthrough
  const t = wordsIn(ownLanguage(parts, caller))
  return {
    as: 'message',
    isPrivate: true,
    components: sentenceView(t('board:resume.inThread', { thread })),
    outcome: 'resumed',
    facts: factsOf(scene),
    afterwards: async posts => {
      const nonce = `${id}.${String(caller.at).slice(-9)}`
      const posted = await posts.post(thread, boardView(scene, { language }), nonce)
      if ('problem' in posted) return elsewhere(parts, caller, scene, posts, posted.problem)
      await parts.store.change(id, { thread, board: posted.id, boardPosted: caller.at })
      await closeBoard(posts, scene, caller)
    },
  }
}

/** The thread is gone or shut: the board comes here, in a new thread if that is possible. */
async function elsewhere(
  parts: AttackParts,
  caller: Caller,
  scene: Scene,
  posts: Posts,
  problem: PostProblem,
): Promise<void> {
  const t = wordsIn(ownLanguage(parts, caller))
  const inThread = caller.place.mayStartThreads && (await underHeadline(parts, caller, scene, posts))
  const isPosted = inThread || (await below(parts, caller, scene, posts))
  const why = problem === 'gone' || problem === 'shut' ? problem : 'other'
  await posts.editAnswer(sentenceView(isPosted ? t(`board:resume.moved.${why}`) : t('board:notMoved')))
}

async function underHeadline(parts: AttackParts, caller: Caller, scene: Scene, posts: Posts) {
  const headline = await posts.follow(headlineView(scene), false)
  return 'id' in headline && (await threadOn(parts, caller, scene, posts, headline.id)) === null
}

async function below(parts: AttackParts, caller: Caller, scene: Scene, posts: Posts): Promise<boolean> {
  const { language } = scene.walkthrough
  const posted = await posts.follow(boardView(scene, { language }), false)
  if ('id' in posted) await boardIs(parts, scene, caller, posted.id)
  return 'id' in posted
}

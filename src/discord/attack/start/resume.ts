// /attack resume shows the board again, in its thread, here, or in a new thread. “Again” begins the next attack.
import { sceneOf } from '../../../walkthroughs/log/replay.ts'
import { latestAt } from '../../../walkthroughs/resume.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { wordsIn } from '../../../words/words.ts'
import type { Asked, Caller, MessageAnswer, Pressed } from '../../interaction/command.ts'
import type { Posts, Trouble } from '../../interaction/posts.ts'
import { ownLanguage } from '../../interaction/private-language.ts'
import { sentenceView } from '../../message/sentence.ts'
import { boardView } from '../board/board.ts'
import { faceOf } from '../faces/face.ts'
import { below, inPlace, leftBehind, notPosted, whyText } from '../press/board-place.ts'
import { findScene } from '../press/find-scene.ts'
import { type AttackParts, mayLook, sayPrivately } from '../press/parts.ts'
import { closeBoard, factsOf } from '../press/show-board.ts'
import { begin } from './begin.ts'
import { headlineView, opened, threadOn } from './open.ts'
import { givenIn } from './options.ts'

/** Without a name it resumes the latest walkthrough of this place. @throws StoreFault */
export async function resume(parts: AttackParts, asked: Asked): Promise<MessageAnswer> {
  const named = givenIn(asked).text('walkthrough')
  if (named === undefined) {
    const scene = await latestAt(parts, asked.place.channel, asked.userId)
    return scene
      ? pickedUp(parts, asked, scene)
      : sayPrivately(parts, asked, 'none', t => t('board:resume.none'))
  }
  const id = /^attack:([a-z0-9]{10})$/.exec(named)?.[1]
  if (id === undefined) return sayPrivately(parts, asked, 'none', t => t('board:resume.unknown'))
  const found = await findScene(parts, asked, id)
  return 'answer' in found ? found.answer : pickedUp(parts, asked, found.scene)
}

/** Posts the board in its own thread if that is elsewhere and the bot can post there; else shows it here. */
export async function pickedUp(parts: AttackParts, caller: Caller, scene: Scene): Promise<MessageAnswer> {
  const { thread, isPrivate } = scene.walkthrough
  const isElsewhere = thread !== null && thread !== caller.place.channel
  return isElsewhere && caller.place.botIsHere && !isPrivate
    ? thereAgain(parts, caller, scene, thread)
    : hereAgain(parts, caller, scene)
}

/** Shows the board as if the walkthrough began here; the board before it becomes a finished story. */
const hereAgain = (parts: AttackParts, caller: Caller, scene: Scene): MessageAnswer =>
  opened(parts, caller, scene, posts => closeBoard(parts, posts, scene, caller))

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
      const posted = await posts.post(thread, boardView(parts.faces, scene, { language }), nonce)
      if ('problem' in posted) return elsewhere(parts, caller, scene, posts, posted)
      await parts.store.change(id, { thread, board: posted.id, boardPosted: caller.at })
      await closeBoard(parts, posts, scene, caller)
    },
  }
}

/** Moves the board here, into a new thread if possible, because Discord refused the message in its thread. */
async function elsewhere(
  parts: AttackParts,
  caller: Caller,
  scene: Scene,
  posts: Posts,
  trouble: Trouble,
): Promise<void> {
  const t = wordsIn(ownLanguage(parts, caller))
  const { problem } = trouble
  const isOver = problem === 'gone' || problem === 'shut'
  const none = await underHeadline(parts, caller, scene, posts)
  if (none) await leftBehind(parts, scene, !isOver)
  const moved = isOver
    ? t(`board:resume.moved.${problem}`)
    : t('board:resume.moved.other', { why: whyText(trouble, t) })
  const said = none ? notPosted(parts, caller, none) : sentenceView(moved)
  const changed = await posts.editAnswer(said)
  if ('problem' in changed) await posts.tell(said)
}

/** Posts a headline with a thread on it; without a thread, the headline itself becomes the board. */
async function underHeadline(
  parts: AttackParts,
  caller: Caller,
  scene: Scene,
  posts: Posts,
): Promise<Trouble | null> {
  if (!caller.place.mayStartThreads) return below(parts, caller, scene, posts)
  const headline = await posts.follow(headlineView(parts, scene), false)
  if ('problem' in headline) return below(parts, caller, scene, posts)
  const trouble = await threadOn(parts, caller, scene, posts, headline.id)
  return trouble && inPlace(parts, caller, scene, posts, headline.id)
}

/**
 * Starts the next attack for the user who presses. Several users who press share one walkthrough, as long as it is not
 * over and they may see it; a user who may not see it starts another one.
 * @throws StoreFault
 */
export async function onceMore(parts: AttackParts, pressed: Pressed, scene: Scene): Promise<MessageAnswer> {
  const prepared = faceOf(parts.faces, scene).again(scene)
  if ('notAgain' in prepared)
    return sayPrivately(parts, pressed, prepared.notAgain, t => t(`board:notAgain.${prepared.notAgain}`))
  const { id, revision, language, isPrivate } = scene.walkthrough
  const claim = `again.${id}.${revision}`
  const next = await begunBy(parts, claim)
  if (next?.played.prompt && mayLook(next.walkthrough, pressed)) return pickedUp(parts, pressed, next)
  return begin(parts, pressed, prepared, { language, isPrivate, ...(!next && { claim }) })
}

async function begunBy(parts: AttackParts, claim: string): Promise<Scene | null> {
  const walkthrough = await parts.store.claimed(claim)
  const scene = walkthrough && sceneOf(parts.flows, walkthrough)
  return scene && !('unplayable' in scene) ? scene : null
}

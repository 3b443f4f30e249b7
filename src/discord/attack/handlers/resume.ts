// /attack resume: the board again, in its thread, here, or in a new thread.
import { wordsIn } from '../../../i18n/words.ts'
import { latestAt } from '../../../walkthroughs/resume.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { Asked, Caller, MessageAnswer } from '../../command.ts'
import { sentenceView } from '../../sentence.ts'
import { boardView } from '../board.ts'
import { findScene } from './find-scene.ts'
import { givenIn } from './given-options.ts'
import { opened } from './open.ts'
import { type AttackParts, ownLanguage, sayPrivately } from './parts.ts'
import { boardIs, factsOf } from './show.ts'

/** Without a name, the latest here is meant. @throws StoreFault */
export async function resume(parts: AttackParts, asked: Asked): Promise<MessageAnswer> {
  const named = givenIn(asked).text('walkthrough')
  if (named !== undefined) {
    const found = await findScene(parts, asked, named.replace(/^attack:/, ''))
    return 'answer' in found ? found.answer : pickedUp(parts, asked, found.scene)
  }
  const scene = await latestAt(parts.store, asked.place.channel)
  return scene
    ? pickedUp(parts, asked, scene)
    : sayPrivately(parts, asked, 'none', t => t('board:resume.none'))
}

/** In its own thread the board is the answer; from elsewhere it is posted there, or gets a new place here. */
export async function pickedUp(parts: AttackParts, caller: Caller, scene: Scene): Promise<MessageAnswer> {
  const { thread, language, id } = scene.walkthrough
  if (thread === null || thread === caller.place.channel || !caller.place.botIsHere)
    return opened(parts, caller, scene, false)
  const t = wordsIn(ownLanguage(parts, caller))
  return {
    as: 'message',
    isPrivate: true,
    components: sentenceView(t('board:resume.inThread', { thread })),
    outcome: 'resumed',
    facts: factsOf(scene),
    afterwards: async posts => {
      const view = boardView(scene, { language })
      const posted = await posts.post(thread, view, `${id}.${String(caller.at).slice(-9)}`)
      if ('id' in posted) await boardIs(parts, scene, posted.id, caller.at)
      else await elsewhere(parts, caller, scene, posts)
    },
  }
}

/** The thread is gone or shut: the board comes here. */
async function elsewhere(
  parts: AttackParts,
  caller: Caller,
  scene: Scene,
  posts: Parameters<NonNullable<MessageAnswer['afterwards']>>[0],
): Promise<void> {
  const { language, id } = scene.walkthrough
  const posted = await posts.follow(boardView(scene, { language }), false)
  const t = wordsIn(ownLanguage(parts, caller))
  if ('problem' in posted) await posts.tell(sentenceView(t('board:notMoved')))
  else {
    const thread = caller.place.kind === 'thread' ? caller.place.channel : null
    await parts.store.change(id, { thread, board: posted.id, boardPosted: caller.at })
    await posts.editAnswer(sentenceView(t('board:noThread.shut')))
  }
}

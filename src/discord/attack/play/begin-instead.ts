// Ends the attack that is open and begins another one at its table, once it is certain that this is meant.
import { ButtonStyle } from 'discord-api-types/v10'
import type { Replay } from '../../../walkthroughs/log/replay.ts'
import { mayStop, stop } from '../../../walkthroughs/stop.ts'
import type { Asked, MessageAnswer } from '../../interaction/command.ts'
import { ownLanguage } from '../../interaction/private-language.ts'
import { button, row } from '../../message/components.ts'
import { sentenceView } from '../../message/sentence.ts'
import { boardView } from '../board/board.ts'
import { attackWords, telling } from '../board/scene-words.ts'
import { faceCalled } from '../face/face.ts'
import { NEXT, REPORT } from '../face/ids.ts'
import { storyText } from '../story/story.ts'
import { askForAttack } from './ask.ts'
import { optionsIn } from './command-in-id.ts'
import { findScene } from './find-scene.ts'
import { giveAnswer, type PressCase, uncounted } from './give-answer.ts'
import { endsFirst, insteadId } from './instead-buttons.ts'
import { mayNotStop } from './may-end.ts'
import { beginNext } from './next.ts'
import { sayPrivately, showPrivately } from './parts.ts'
import { reportingIn } from './reporting.ts'
import { pickedUp } from './resume.ts'

/** The room for what has happened so far, in characters. */
const SO_FAR = 1200

/** Says privately what the open attack has come to so far; if it is over meanwhile, the other one begins. @throws StoreFault */
export async function asksInstead(one: PressCase, rest: readonly string[]): Promise<MessageAnswer> {
  const { parts, caller, scene } = one
  if (scene.walkthrough.closed) return beginInstead(one, rest)
  if (!mayStop(scene.walkthrough, caller)) return mayNotStop(parts, caller, scene.walkthrough)
  const id = insteadId('endNow', scene, rest)
  if (id === null) return foreign(one)
  const tells = telling(parts.faces, scene, ownLanguage(parts, caller))
  const { t } = tells
  const asks = rest[0] === REPORT ? 'board:instead.asksReport' : 'board:instead.asks'
  const said = [
    t(asks, { attack: attackWords(tells) }),
    storyText(tells, SO_FAR) || t('board:instead.nothing'),
  ]
  const yes = button(id, endsFirst(rest, t), ButtonStyle.Danger)
  return showPrivately(scene, 'asked', [...sentenceView(said.join('\n')), row([yes])])
}

/** @throws StoreFault */
export async function beginInstead(one: PressCase, rest: readonly string[]): Promise<MessageAnswer> {
  const { parts, caller, scene } = one
  const begun = await parts.store.claimed(caller.interaction)
  if (begun && begun.id !== scene.walkthrough.id) return pickedUpAgain(one, begun.id)
  const done = scene.walkthrough.closed
    ? { result: 'stopped' as const, scene }
    : await stop(parts, caller, scene)
  switch (done.result) {
    case 'stopped':
    case 'saved':
    case 'repeated':
      return withEndedBoard(one, await beginAfter({ ...one, scene: done.scene as Replay }, rest))
    case 'notTheirs':
      return mayNotStop(parts, caller, done.scene.walkthrough)
    default:
      return uncounted(one, done)
  }
}

async function beginAfter(one: PressCase, [what, ...rest]: readonly string[]): Promise<MessageAnswer> {
  const { parts, caller } = one
  if (what === NEXT) return beginNext(one, rest)
  if (what === REPORT) return reportAfter(one, rest)
  const face = faceCalled(parts.faces, what)
  const options = optionsIn(rest)
  if (!face || !options) return foreign(one)
  const command: Asked = { ...caller, subcommand: face.subcommand, options, users: new Map() }
  return askForAttack(parts, command)
}

/** What is a whole report counts; for any other the board is shown that takes it. */
function reportAfter(
  one: PressCase,
  [question, choice]: readonly string[],
): Promise<MessageAnswer> | MessageAnswer {
  const { parts, caller, scene } = one
  if (question === undefined || choice === undefined) return pickedUp(one)
  const { id: walkthrough, revision } = scene.walkthrough
  const taken = { ...one, ...reportingIn(parts, scene), caller: { ...caller, walkthrough, revision } }
  return giveAnswer(taken, { answer: { question, choice }, names: {}, seats: [] })
}

const foreign = ({ parts, caller }: PressCase): MessageAnswer =>
  sayPrivately(parts, caller, 'foreign', t => t('problems:foreign'))

/** If nothing has begun after all, the board of what has been ended says so itself. */
const withEndedBoard = (one: PressCase, answer: MessageAnswer): MessageAnswer => ({
  ...answer,
  afterwards: async (posts, message) => {
    await answer.afterwards?.(posts, message)
    const { id, isPrivate } = one.scene.walkthrough
    const found = isPrivate || !one.caller.place.botIsHere ? null : await findScene(one.parts, one.caller, id)
    if (!found || !('scene' in found)) return
    const { board, thread, channel, isTip } = found.scene.walkthrough
    if (isTip && board) await posts.edit(thread ?? channel, board, boardView(one.parts.faces, found.scene))
  },
})

/** A press that is delivered again shows what it has begun. */
async function pickedUpAgain({ parts, caller }: PressCase, begun: string): Promise<MessageAnswer> {
  const found = await findScene(parts, caller, begun)
  return 'answer' in found ? found.answer : pickedUp({ parts, caller, scene: found.scene })
}

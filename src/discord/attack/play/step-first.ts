// A step that was missed is told before an attack that has just begun: that ends, the step is told, and it begins again.
import type { Replay } from '../../../walkthroughs/log/replay.ts'
import { reportingOn } from '../../../walkthroughs/reports.ts'
import { actingFor, seatOf } from '../../../walkthroughs/seats.ts'
import { start } from '../../../walkthroughs/start.ts'
import { mayStop, stop } from '../../../walkthroughs/stop.ts'
import type { MessageAnswer } from '../../interaction/command.ts'
import { telling } from '../board/scene-words.ts'
import { faceOf } from '../face/face.ts'
import { missingStepOf } from '../face/missing-step.ts'
import { sinceThen } from '../story/since-then.ts'
import { closeChapter } from './board-place.ts'
import { sceneAtTip } from './find-scene.ts'
import { notYours, type PressCase, uncounted } from './give-answer.ts'
import { mayNotStop } from './may-end.ts'
import { beginChapter, ledOn, nextBoard } from './next.ts'

/** Whoever comes later is led to where the table stands. @throws StoreFault */
export async function stepFirst(one: PressCase): Promise<MessageAnswer> {
  const { parts, caller, scene } = one
  const { walkthrough } = scene
  const missing = missingStepOf(parts.faces, scene)
  if (!missing) return ledOn(one, (await sceneAtTip(parts, walkthrough)) ?? scene)
  if (actingFor(walkthrough, caller).length === 0) {
    const by = walkthrough.seats.map(({ player }) => seatOf(walkthrough, player))
    return notYours(one, { by, why: 'theirs' })
  }
  if (!mayStop(walkthrough, caller)) return mayNotStop(parts, caller, walkthrough)
  const done = await stop(parts, caller, scene)
  switch (done.result) {
    case 'stopped':
    case 'saved':
    case 'repeated':
      return beginAgain({ ...one, scene: done.scene as Replay }, missing.step)
    case 'notTheirs':
      return mayNotStop(parts, caller, walkthrough)
    default:
      return uncounted(one, done)
  }
}

/** Each chapter that begins has a claim of its own, so that a press that is delivered again begins neither twice. */
async function beginAgain(one: PressCase, step: string): Promise<MessageAnswer> {
  const { parts, caller, scene } = one
  const told = await toldStep(one, step)
  if (!told) return ledOn(one, scene)
  const { outcome } = told.played
  // The step asks something first. The attack is offered when that is answered.
  if (!outcome) return nextBoard(one, { parts, caller, scene: told })
  const { flow, setUp, language } = scene.walkthrough
  const { names, seats } = told.walkthrough
  const again = {
    flow,
    setUp: { ...setUp, ...outcome.table },
    names,
    seats,
    on: told.walkthrough,
    answers: [],
  }
  const news = sinceThen(telling(parts.faces, told, language))
  const begun = await beginChapter({ parts, caller, scene: told, news }, again)
  return {
    ...begun,
    afterwards: async (posts, message) => {
      await begun.afterwards?.(posts, message)
      await closeChapter(one, posts)
    },
  }
}

/** The chapter that tells the step; null: the store has taken none. */
async function toldStep({ parts, caller, scene }: PressCase, step: string): Promise<Replay | null> {
  const { begins, scene: empty } = reportingOn(parts, faceOf(parts.faces, scene).gameTable, scene) ?? {}
  const question = empty?.played.prompt?.windows.at(-1)?.name
  if (!begins || question === undefined) return null
  const { language, guild, channel, isPrivate } = scene.walkthrough
  const prepared = { ...begins.prepared, answers: [{ question, choice: step }] }
  const started = await start(
    parts,
    {
      ...{ prepared, language, guild, channel, isPrivate },
      ...{ starter: caller.userId, at: caller.at, claim: `${caller.interaction}+${step}` },
    },
    parts.newId,
  )
  return started.result === 'started' || started.result === 'repeated' ? started.scene : null
}

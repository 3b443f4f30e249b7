// “Again”: the next attack, with the table as it stands after this one.
import { sceneOf } from '../../../walkthroughs/log/replay.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { MessageAnswer, Pressed } from '../../interaction/command.ts'
import { faceOf } from '../faces/face.ts'
import { begin } from '../start/begin.ts'
import { pickedUp } from '../start/resume.ts'
import { type AttackParts, mayLook, sayPrivately } from './parts.ts'

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

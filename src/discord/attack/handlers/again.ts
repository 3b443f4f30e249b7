// “Again”: the next attack, with the table as it stands after this one.
import { again } from '../../../walkthroughs/again.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { MessageAnswer, Pressed } from '../../command.ts'
import { begin } from './begin.ts'
import { type AttackParts, sayPrivately } from './parts.ts'

/** A new walkthrough in the place of the one before; whoever presses starts it. @throws StoreFault */
export async function onceMore(parts: AttackParts, pressed: Pressed, scene: Scene): Promise<MessageAnswer> {
  const prepared = again(scene)
  if ('notAgain' in prepared)
    return sayPrivately(parts, pressed, prepared.notAgain, t => t(`board:notAgain.${prepared.notAgain}`))
  return begin(parts, pressed, prepared, {
    language: scene.walkthrough.language,
    isPrivate: pressed.isPrivate,
  })
}

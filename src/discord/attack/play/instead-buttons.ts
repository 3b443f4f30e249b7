// “End it and begin this one”, for whoever may end the attack that is open where another one is to begin.
import type { APIButtonComponent } from 'discord-api-types/v10'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { mayStop } from '../../../walkthroughs/stop.ts'
import { ownWords } from '../../interaction/private-language.ts'
import { button } from '../../message/components.ts'
import { commandId } from './command-in-id.ts'
import type { Case } from './parts.ts'

/** Stands in place of a subcommand for what a press on Next has asked for: the attacker and perhaps the target follow. */
export const NEXT = 'next'

/** @param rest what is to begin. None: the user may not end what is open, or the id has no room. */
export function insteadButtons(
  { parts, caller, scene }: Case,
  rest: readonly string[],
): APIButtonComponent[] {
  if (scene.walkthrough.closed || !mayStop(scene.walkthrough, caller)) return []
  const id = insteadId('endFirst', scene, rest)
  return id === null ? [] : [button(id, ownWords(parts, caller)('board:instead.button'))]
}

/** The custom id of the button that asks, or of the one that does it; null: it has no room for what is to begin. */
export const insteadId = (
  action: 'endFirst' | 'endNow',
  { walkthrough: { id, revision } }: Scene,
  rest: readonly string[],
): string | null => commandId(action, { users: new Map() }, rest, id, revision)

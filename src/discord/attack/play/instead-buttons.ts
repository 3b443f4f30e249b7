// “End it and begin this one”, for whoever may end the attack that is open where another one is to begin; or “End this attack first”,
// where something is to be reported.
import type { APIButtonComponent } from 'discord-api-types/v10'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { mayStop } from '../../../walkthroughs/stop.ts'
import type { Translate } from '../../../words/words.ts'
import { ownWords } from '../../interaction/private-language.ts'
import { button } from '../../message/components.ts'
import { REPORT } from '../face/ids.ts'
import { commandId } from './command-in-id.ts'
import type { Case } from './parts.ts'

/** The words of the button that ends what is open for this. */
export const endsFirst = ([what]: readonly string[], t: Translate): string =>
  t(what === REPORT ? 'board:instead.first' : 'board:instead.button')

/** @param rest what is to begin. None: the user may not end what is open, or the id has no room. */
export function insteadButtons(
  { parts, caller, scene }: Case,
  rest: readonly string[],
): APIButtonComponent[] {
  if (scene.walkthrough.closed || !mayStop(scene.walkthrough, caller)) return []
  const id = insteadId('endFirst', scene, rest)
  return id === null ? [] : [button(id, endsFirst(rest, ownWords(parts, caller)))]
}

/** The custom id of the button that asks, or of the one that does it; null: it has no room for what is to begin. */
export const insteadId = (
  action: 'endFirst' | 'endNow',
  { walkthrough: { id, revision } }: Scene,
  rest: readonly string[],
): string | null => commandId(action, { users: new Map() }, rest, id, revision)

// The name of a table's thread says who plays whom. It changes once at most, when a second player becomes known: Discord lets
// a thread be renamed twice in ten minutes.
import { memoryOf } from '../../../kept.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { MessageAnswer } from '../../interaction/command.ts'
import { plainly, telling } from '../board/scene-words.ts'
import type { Telling } from '../face/board-of-any-flow.ts'
import type { AttackParts, Case } from './parts.ts'
import { headlineOf } from './table-headline.ts'

/** The threads that this process has renamed. */
const renamed = memoryOf<true>(500)

/** “Rhino II: Ana (Spider-Man), Ben (She-Hulk)”, in the language of the attack. */
export function threadName({ faces }: AttackParts, scene: Scene): string {
  const tells = plainly(telling(faces, scene, scene.walkthrough.language))
  const { t, face, names } = tells
  const who = face.calledBy(tells).map(names.plain).join(', ') || face.game(t)
  return t('board:threadName', { who, players: playersKnown(tells).join(', ') })
}

/** Who sits there or has an identity; of nobody else is anything known. */
function playersKnown(tells: Telling): string[] {
  const { scene, face, names, t } = tells
  const identities = face.identities(tells)
  return scene.walkthrough.seats.flatMap(({ player, name }) => {
    const identity = identities.get(player)
    if (identity === undefined) return name === null ? [] : [names.plain(player)]
    const hero = names.plain(identity)
    return [name === null ? hero : t('board:threadPlayer', { name: names.plain(player), hero })]
  })
}

/** The answer to what has led from `before` to the scene of `one`, after which the thread may be called otherwise. */
export function withThreadName(one: Case, before: Scene, answer: MessageAnswer): MessageAnswer {
  const thread = headlineOf(one)
  if (!thread || renamed.get(thread.id) || !isSecondKnown(one, before)) return answer
  return {
    ...answer,
    afterwards: async (posts, message) => {
      await answer.afterwards?.(posts, message)
      renamed.put(thread.id, true)
      // A refusal is dropped: the name says less then.
      await posts.rename(thread.id, threadName(one.parts, one.scene))
    },
  }
}

function isSecondKnown({ parts: { faces }, scene }: Case, before: Scene): boolean {
  const known = (at: Scene) => playersKnown(plainly(telling(faces, at, at.walkthrough.language))).length
  return known(scene) > 1 && known(before) < 2
}

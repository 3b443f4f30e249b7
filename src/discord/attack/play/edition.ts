// The edition that a new attack is played by, as somebody has chosen it, and the news of one that nobody has.
import { StoreFault } from '../../../store/store.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { Asked } from '../../interaction/command.ts'
import { newsText, telling } from '../board/scene-words.ts'
import type { AnyFace } from '../face/face.ts'
import { givenIn } from '../face/options.ts'
import type { AttackParts } from './parts.ts'

/**
 * The edition of the option, else the one that the server has set for the game, else the one that the person has set;
 * null: nobody has chosen one. An edition that the flow does not have counts as not set. @throws StoreFault
 */
export async function editionChosen(
  { store }: AttackParts,
  asked: Pick<Asked, 'options' | 'users' | 'place' | 'userId'>,
  { flow }: AnyFace,
): Promise<string | null> {
  const { guild } = asked.place
  const isPlayed = (edition: string | undefined): edition is string =>
    edition !== undefined && flow.editions.includes(edition)
  const option = givenIn(asked).text('edition')
  if (isPlayed(option)) return option
  const ofServer = guild === null ? undefined : (await store.guildSettings(guild)).editions[flow.game]
  if (isPlayed(ofServer)) return ofServer
  const own = (await store.userSettings(asked.userId)).editions[flow.game]
  return isPlayed(own) ? own : null
}

/**
 * The line about a new edition, for the first attack of a server that follows it without anybody's choice, and that all
 * can see; null: there is nothing new to say. If the store fails, the news waits for another attack: this one has begun.
 */
export async function newsOf({ store, flows, faces }: AttackParts, scene: Scene): Promise<string | null> {
  const { id, flow, guild, language, isPrivate } = scene.walkthrough
  const edition = String(scene.played.now?.summary.edition)
  const of = flows.get(flow)
  if (guild === null || isPrivate || !of?.newEditions.includes(edition)) return null
  try {
    const isFirst = await store.tellsOnce(guild, `${of.game} ${edition}`, id)
    return isFirst ? newsText(telling(faces, scene, language)) : null
  } catch (error) {
    if (error instanceof StoreFault) return null
    throw error
  }
}

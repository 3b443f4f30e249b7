// /attack list: shows the user's walkthroughs and lets the user choose one, even if its thread is gone.
import type { Language } from '../../../language.ts'
import { sceneOf } from '../../../walkthroughs/log/replay.ts'
import { isStopped, type Scene } from '../../../walkthroughs/scene.ts'
import { mayStop } from '../../../walkthroughs/stop.ts'
import { wordsIn } from '../../../words/words.ts'
import type { Caller, MessageAnswer } from '../../interaction/command.ts'
import { ownLanguage } from '../../interaction/private-language.ts'
import { clip } from '../../message/clip.ts'
import { button, row, select, type View } from '../../message/components.ts'
import { escaped } from '../../message/escape.ts'
import { sentenceView } from '../../message/sentence.ts'
import { boardView } from '../board/board.ts'
import { type Action, encodeAttackId, NO_WALKTHROUGH } from '../board/ids.ts'
import { attackWords, plainly, telling } from '../board/scene-words.ts'
import { canStop } from '../board/tool-rows.ts'
import type { Faces } from '../faces/face.ts'
import { mayLookInto } from '../press/find-scene.ts'
import { type AttackParts, type Case, sayPrivately } from '../press/parts.ts'

const MOST = 10

/** The number of walkthroughs among which those for this place are looked for. */
const REACH = 100

/** The user's walkthroughs that may be shown here, the open ones first. @throws StoreFault */
export async function scenesOf(
  { store, flows }: AttackParts,
  caller: Caller,
  limit: number,
): Promise<Scene[]> {
  const heads = (await store.of(caller.userId, REACH)).filter(head => mayLookInto(head, caller))
  const all = await Promise.all(heads.slice(0, limit).map(({ id }) => store.read(id)))
  return all.flatMap(walkthrough => {
    const scene = walkthrough && sceneOf(flows, walkthrough)
    return scene && !('unplayable' in scene) ? [scene] : []
  })
}

/** The name of a walkthrough in a list, as plain text. */
export function sceneWords(faces: Faces, scene: Scene, language: Language): string {
  const tells = plainly(telling(faces, scene, language))
  return scene.played.outcome ? tells.face.result(tells) : attackWords(tells)
}

/** @throws StoreFault */
export async function listAttacks(parts: AttackParts, caller: Caller): Promise<MessageAnswer> {
  const scenes = await scenesOf(parts, caller, MOST)
  if (scenes.length === 0) return sayPrivately(parts, caller, 'none', t => t('board:list.none'))
  return {
    as: 'message',
    isPrivate: true,
    components: listView(parts.faces, scenes, ownLanguage(parts, caller)),
    outcome: 'listed',
    facts: { walkthroughs: scenes.length },
  }
}

function listView(faces: Faces, scenes: readonly Scene[], language: Language): View {
  const t = wordsIn(language)
  const lines = scenes.map(scene => {
    const { touched, thread } = scene.walkthrough
    const state = t(stateKey(scene))
    const words = {
      attack: escaped(sceneWords(faces, scene, language)),
      state: thread ? `${state} · <#${thread}>` : state,
      touched: Math.floor(touched / 1000),
    }
    return `- ${t('board:list.line', words)}`
  })
  const options = scenes.map(scene => ({
    label: clip(sceneWords(faces, scene, language), 100),
    value: idFor(scene, 'look'),
    description: t(stateKey(scene)),
  }))
  const custom_id = encodeAttackId({ action: 'choose', walkthrough: NO_WALKTHROUGH, revision: 0, rest: [] })
  return [
    ...sentenceView([t('board:list.title'), ...lines].join('\n')),
    row([select(custom_id, t('board:list.place'), options)]),
  ]
}

function stateKey(scene: Scene) {
  if (isStopped(scene)) return 'board:list.stopped'
  return scene.played.prompt ? 'board:list.open' : 'board:list.over'
}

const idFor = ({ walkthrough }: Scene, action: Action): string =>
  encodeAttackId({ action, walkthrough: walkthrough.id, revision: walkthrough.revision, rest: [] })

/** A walkthrough of the list as a board to read, with buttons that its own board may not offer any more. */
export function lookView({ parts, caller, scene }: Case, language: Language): View {
  const t = wordsIn(language)
  const over = scene.played.outcome !== null
  const stops = canStop(scene) && mayStop(scene.walkthrough, caller.userId)
  const buttons = [
    button(idFor(scene, 'current'), t('board:list.here')),
    button(idFor(scene, 'transcript'), t('attack:transcript.button')),
    ...(over ? [button(idFor(scene, 'again'), t('attack:again'))] : []),
    ...(stops ? [button(idFor(scene, 'stop'), t('attack:stop'))] : []),
  ]
  return [...boardView(parts.faces, scene, { language, isToRead: true }), row(buttons)]
}

// The headline of a table in the channel: what its last attack came to, and who is at how much. It changes as far as Discord
// allows for a message of its age: it may lag, and nothing of it is kept over a restart.
import { SnowflakeUtil } from 'discord.js'
import { memoryOf } from '../../../kept.ts'
import { sceneOf } from '../../../walkthroughs/log/replay.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { MessageAnswer } from '../../interaction/command.ts'
import type { View } from '../../message/components.ts'
import type { Posts } from '../../request/posts.ts'
import { faceOf } from '../face/face.ts'
import { sceneAtTip } from './find-scene.ts'
import { hasOutcome, headlineView } from './headline.ts'
import type { AttackParts, Case } from './parts.ts'

/** turn: a round, a turn or the table has ended. wrong: what it says is not so any more. attack: one is over. */
type Cause = 'turn' | 'wrong' | 'attack'

/** For so long it stays as it is after an attack, in milliseconds; and once the message is old, of which Discord allows few changes. */
const PAUSE = 60_000
const PAUSE_OF_OLD = 10 * 60_000
const OLD = 45 * 60_000

type Headline = { changed: number; isChanging: boolean; next: Case | null }

const headlines = memoryOf<Headline>(500)

/** The answer to a press that has led from `before` to the scene of `one`, after which the headline changes where that is due. */
export function withHeadline(one: Case, before: Scene, answer: MessageAnswer): MessageAnswer {
  // Asked first, since the scene before is played for it.
  const cause = headlineOf(one) ? causeOf(one, before) : null
  return cause ? withHeadlineFor(cause, one, answer) : answer
}

/** The same for a chapter that has just begun: it may be over at once. */
export function withHeadlineOfNew(one: Case, answer: MessageAnswer): MessageAnswer {
  if (!headlineOf(one) || !hasOutcome(one.scene)) return answer
  const { between } = faceOf(one.parts.faces, one.scene)
  const cause = between === undefined ? 'attack' : turnIn(one)
  return cause ? withHeadlineFor(cause, one, answer) : answer
}

/** The answer to a press after which the headline changes. */
export const withHeadlineFor = (cause: Cause, one: Case, answer: MessageAnswer): MessageAnswer => ({
  ...answer,
  afterwards: async (posts, message) => {
    await answer.afterwards?.(posts, message)
    await changed(one, cause, posts)
  },
})

function causeOf(one: Case, before: Scene): Cause | null {
  const { scene, parts } = one
  const { between, board } = faceOf(parts.faces, scene)
  if (between) return scene.walkthrough.revision > before.walkthrough.revision ? turnIn(one) : null
  if (hasOutcome(scene) !== hasOutcome(before)) return hasOutcome(scene) ? 'attack' : 'wrong'
  const isNoticedAnew = JSON.stringify(board.notices(scene)) !== JSON.stringify(board.notices(before))
  return isNoticedAnew ? 'wrong' : null
}

/** Whether what has been told last between two attacks ends a round or a turn. */
function turnIn({ parts, scene }: Case): Cause | null {
  const last = scene.walkthrough.rows.at(-1)
  const said = last && 'answer' in last ? last.answer.choice : undefined
  return faceOf(parts.faces, scene).between?.turns.some(turn => turn === said) ? 'turn' : null
}

/** One change at a time, and the newest state wins. What Discord refuses is dropped. @throws StoreFault */
async function changed(one: Case, cause: Cause, posts: Posts): Promise<void> {
  const message = headlineOf(one)
  if (!message) return
  const { at } = one.caller
  const known = headlines.get(message.id)
  const now =
    known ?? headlines.put(message.id, { changed: Number.NEGATIVE_INFINITY, isChanging: false, next: null })
  const age = at - SnowflakeUtil.timestampFrom(message.id)
  if (cause === 'attack' && at - now.changed < (age < OLD ? PAUSE : PAUSE_OF_OLD)) return
  now.changed = at
  now.next = one
  if (now.isChanging) return
  now.isChanging = true
  try {
    for (let next: Case | null = now.next; next; next = now.next) {
      now.next = null
      await posts.edit(message.channel, message.id, await tableHeadline(next.parts, next.scene))
    }
  } finally {
    now.isChanging = false
  }
}

/** The headline as the table stands in the store. */
async function tableHeadline(parts: AttackParts, scene: Scene): Promise<View> {
  const tip = (await sceneAtTip(parts, scene.walkthrough)) ?? scene
  const last = await lastAttack(parts, tip)
  const isEnded = await parts.store.hasEnded(scene.walkthrough.table)
  return headlineView({ parts, scene: last }, { stands: hasOutcome(tip) ? tip : last, isEnded })
}

/** So many chapters are passed over at most, of which none is an attack that is over. */
const MOST_PASSED = 10

/** The newest attack that is over, from this chapter down; else the chapter itself. @throws StoreFault */
async function lastAttack({ store, flows, faces }: AttackParts, tip: Scene): Promise<Scene> {
  let scene: Scene = tip
  for (let passed = 0; passed <= MOST_PASSED; passed += 1) {
    if (hasOutcome(scene) && !faceOf(faces, scene).between) return scene
    const { restsOn } = scene.walkthrough
    const below = restsOn === null ? null : await store.read(restsOn)
    const next = below && sceneOf(flows, below)
    if (!next || 'unplayable' in next) break
    scene = next
  }
  return tip
}

/** The message from which the thread of a table grew; null: there is none, or the bot may not change it. */
export function headlineOf({ scene, caller }: Case) {
  const { parent, botIsHere } = caller.place
  const { thread, channel } = scene.walkthrough
  // A thread has the id of the message from which it grew; one in which the command was given grew from another message.
  if (parent === null || thread === null || thread === channel || !botIsHere) return null
  return { channel: parent, id: thread }
}

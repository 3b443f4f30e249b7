// The table of a place: an attack that is asked for there goes on at it.

import { z } from 'zod'
import type { Facts } from '../../../engine/game.ts'
import type { Walkthrough } from '../../../store/walkthroughs.ts'
import { carriedScene } from '../../../walkthroughs/carried.ts'
import { type Left, tableLeft } from '../../../walkthroughs/left.ts'
import { recentRows } from '../../../walkthroughs/log/recent-plays.ts'
import { type Replay, sceneOf } from '../../../walkthroughs/log/replay.ts'
import type { TableHere } from '../../../walkthroughs/set-up/table-here.ts'
import type { Caller } from '../../interaction/command.ts'
import type { AnyFace, FlowFace } from '../face/face.ts'
import { mayLook } from './may-look.ts'
import type { AttackParts } from './parts.ts'

/**
 * The scene of a table's tip. If today's rules cannot play that, it is the scene of the newest chapter below it which they can, and
 * `unplayed` is the tip.
 */
export type TipScene = Replay & { readonly unplayed?: Walkthrough }

/** Tables of one place among which the one is looked for that was touched last. */
const REACH = 25

/**
 * The tip of the table that a command goes on at: of those of the face’s game, or of any, whose boards stand in this thread or these direct
 * messages the one touched last that has not ended. null: there is none, or this is no such place.
 * @param isOver whether null also stands for one that is open, which then is not read
 * @throws StoreFault
 */
export async function tipHere(
  parts: AttackParts,
  caller: Caller,
  face: AnyFace | null = null,
  isOver = false,
): Promise<TipScene | null> {
  const { place, userId } = caller
  if ((face && !face.gameTable) || isChannel(caller)) return null
  const all = await parts.store.at([place.channel], userId, REACH)
  const own = all
    .filter(one => !one.isPrivate && !one.hasEnded && isOf(parts.faces.get(one.flow), face))
    .toSorted((one, other) => other.touched - one.touched)
  for (const { id, closed } of own) {
    if (isOver && !closed) return null
    const scene = await tipSeen(parts, caller, id)
    if (scene) return scene
  }
  return null
}

/** The scene of a tip, if the user may see it here, and today's rules can play it or one that it rests on. */
async function tipSeen(parts: AttackParts, caller: Caller, id: string): Promise<TipScene | null> {
  const tip = await parts.store.read(id, recentRows(id))
  if (!tip || tip.isPrivate || !mayLook(tip, caller)) return null
  const carried = carriedScene(parts.flows, parts.faces.get(tip.flow)?.gameTable, tip)
  if (carried) return tip.closed ? carried : { ...carried, unplayed: tip }
  const scene = await newestScene(parts, tip)
  return scene && scene.walkthrough.id !== id ? { ...scene, unplayed: tip } : scene
}

/** Chapters that today's rules cannot play are passed over, so many at most. */
const MOST_UNPLAYED = 10

async function newestScene({ store, flows }: AttackParts, tip: Walkthrough): Promise<Replay | null> {
  let chapter: Walkthrough | null = tip
  for (let passed = 0; chapter && passed <= MOST_UNPLAYED; passed += 1) {
    const scene = sceneOf(flows, chapter)
    if (!('unplayable' in scene)) return scene
    chapter = chapter.restsOn === null ? null : await store.read(chapter.restsOn)
  }
  return null
}

/** For so long a table is asked about in its channel, in milliseconds. */
const LATELY = 12 * 60 * 60 * 1000

/**
 * The tips of the tables of a channel at which the user sits and which were touched lately, the latest first: their boards
 * stand in it, or in its threads. @throws StoreFault
 */
export async function tipsInChannel(
  parts: AttackParts,
  caller: Caller,
  face: AnyFace | null = null,
): Promise<readonly TipScene[]> {
  const { place, userId, at } = caller
  if (face && !face.gameTable) return []
  const places = [place.channel, ...place.threads]
  const all = await parts.store.tablesAt(places, userId, at - LATELY, REACH)
  const own = all.filter(one => !one.isPrivate && isOf(parts.faces.get(one.flow), face))
  const scenes = await Promise.all(own.map(({ id }) => tipSeen(parts, caller, id)))
  return scenes.filter(scene => scene !== null)
}

/** The tip of the table with this id, if it goes on, is of the face's game, and may be seen here. @throws StoreFault */
export async function tipOf(
  parts: AttackParts,
  caller: Caller,
  face: AnyFace,
  table: string,
): Promise<TipScene | null> {
  const found = await parts.store.table(table)
  const tip = found?.ended === null ? await tipSeen(parts, caller, found.tip) : null
  return tip && isOf(parts.faces.get(tip.walkthrough.flow), face) ? tip : null
}

/** Whether the tables of this place are asked about: a thread and direct messages have one that is meant. */
export const isChannel = ({ place: { kind } }: Pick<Caller, 'place'>): boolean =>
  kind !== 'thread' && kind !== 'direct'

const isOf = (one: FlowFace | undefined, face: AnyFace | null): boolean =>
  one?.gameTable !== undefined && (face === null || one.gameTable === face.gameTable)

const PIECES = z.looseObject({
  pieces: z.array(z.looseObject({ id: z.string(), kind: z.string(), code: z.string().optional() })),
})

/**
 * The table as its tip has left it; null: that is open, or leaves none. One that today's rules cannot play leaves the table as its
 * set-up has it, or, if that cannot be read either, as the chapter below it has left it.
 */
export function tableOf({ faces }: Pick<AttackParts, 'faces'>, scene: TipScene): TableHere | null {
  const tip = scene.unplayed ?? scene.walkthrough
  const below = tableLeft(faces.get(scene.walkthrough.flow)?.gameTable, scene)
  const left = (scene.unplayed && begunOn(faces, scene.unplayed)) ?? below
  const { data: table } = PIECES.safeParse(left?.table)
  if (!left || !tip.closed || !table) return null
  const { table: id, names, seats } = tip
  const beside = faces.get(tip.flow)?.gameTable?.read(table)?.beside() ?? []
  const pieces = [...table.pieces, ...beside]
  return { id, stored: table as Facts, edition: left.edition, pieces, names, seats }
}

/** The table on which a chapter began that today's rules cannot play. */
function begunOn(faces: AttackParts['faces'], { flow, setUp }: Walkthrough): Omit<Left, 'how'> | null {
  const table = faces.get(flow)?.gameTable?.atFirst(setUp)
  const { edition } = setUp
  return table && typeof edition === 'string' ? { table, edition } : null
}

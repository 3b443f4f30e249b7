// A piece that the table believes gone, and that never left, comes back as the same piece: as it stood before the attack in which it left.
import type { Facts } from '../../../engine/game.ts'
import { sceneOf } from '../../../walkthroughs/log/replay.ts'
import { reportingOn } from '../../../walkthroughs/reports.ts'
import { isPieceId } from '../../../walkthroughs/set-up/piece-ids.ts'
import type { MessageAnswer } from '../../interaction/command.ts'
import { ownLanguage, ownWords } from '../../interaction/private-language.ts'
import { selectRows } from '../../message/choices.ts'
import { clip } from '../../message/clip.ts'
import { attackWords, plainly, telling } from '../board/scene-words.ts'
import { type Faces, faceOf } from '../face/face.ts'
import { encodeAttackId } from '../face/ids.ts'
import { tableAfterScene } from '../face/next-controls.ts'
import { giveAnswer, type PressCase } from './give-answer.ts'
import { type AttackParts, type Case, sayPrivately, showPrivately } from './parts.ts'

type Piece = Facts & { readonly id: string }

/** A piece, and after which attack it was gone. */
type Gone = { readonly piece: Piece; readonly attack: string; readonly chapter: string }

/** Chapters, from the newest on, among which the pieces are looked for. */
const REACH = 30

/** Whether the table has had pieces that are not on it now. */
export function hasLost(faces: Faces, { scene }: Pick<Case, 'scene'>): boolean {
  const there = new Set(piecesOf(tableSetUp(faces, scene)).map(({ id }) => id))
  return (
    tableAfterScene(faces, scene) !== null &&
    Object.keys(scene.walkthrough.names).some(id => isPieceId(id) && !there.has(id))
  )
}

const tableSetUp = (faces: Faces, scene: Case['scene']): Facts | undefined =>
  tableAfterScene(faces, scene)?.changes?.setUp

const piecesOf = (setUp: Facts | undefined): readonly Piece[] => (setUp?.pieces ?? []) as readonly Piece[]

/** The latest gone first. @throws StoreFault */
async function gone(parts: AttackParts, one: Case): Promise<readonly Gone[]> {
  const { faces, flows, store } = parts
  const seen = new Set(piecesOf(tableSetUp(faces, one.scene)).map(({ id }) => id))
  const found: Gone[] = []
  let chapter = await store.read(one.scene.walkthrough.id)
  for (let passed = 0; chapter && passed < REACH; passed += 1) {
    const { id, setUp, restsOn } = chapter
    const left = piecesOf(setUp).filter(piece => !seen.has(piece.id))
    const scene = left.length > 0 ? sceneOf(flows, chapter) : null
    const attack =
      scene && !('unplayable' in scene)
        ? attackWords(plainly(telling(faces, scene, ownLanguage(parts, one.caller))))
        : ''
    found.push(...left.map(piece => ({ piece, attack, chapter: id })))
    for (const { id: piece } of left) seen.add(piece)
    chapter = restsOn === null ? null : await store.read(restsOn)
  }
  return found
}

/** Asks privately which piece is back; with that, it comes. @throws StoreFault */
export async function comesBack(one: PressCase, [id]: readonly string[]): Promise<MessageAnswer> {
  const { parts, caller, scene } = one
  const { closed, isTip } = scene.walkthrough
  const all = closed && isTip ? await gone(parts, one) : []
  const back = all.find(({ piece }) => piece.id === id)
  if (id === undefined && all.length > 0) return askWhoIsBack(one, all)
  const isHere = back?.chapter === scene.walkthrough.id
  const taken = back && reportingOn(parts, faceOf(parts.faces, scene).gameTable, scene, isHere)
  const question = taken?.scene.played.prompt?.windows.at(-1)?.name
  if (!back || !taken || question === undefined)
    return sayPrivately(parts, caller, 'nobody is gone', t => t('board:back.none'))
  const answer = { question, card: { effects: [] }, joins: [back.piece] }
  return giveAnswer({ ...one, ...taken }, { answer, names: {}, seats: [] })
}

function askWhoIsBack({ parts, caller, scene }: PressCase, all: readonly Gone[]): MessageAnswer {
  const t = ownWords(parts, caller)
  const { names } = plainly(telling(parts.faces, scene, ownLanguage(parts, caller)))
  const { id: walkthrough, revision } = scene.walkthrough
  const options = all.map(({ piece: { id }, attack }) => ({
    label: clip(names.plain(id), 100),
    value: encodeAttackId({ action: 'comesBack', walkthrough, revision, rest: [id] }),
    ...(attack !== '' && { description: clip(t('board:back.before', { attack }), 100) }),
  }))
  const id = (page: number) =>
    encodeAttackId({ action: 'choose', walkthrough, revision, rest: [String(page)] })
  const select = selectRows({ kind: 'gone', id, placeholder: t('board:back.who'), options, isLong: true }, t)
  return showPrivately(scene, 'asked', select)
}

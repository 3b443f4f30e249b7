// /attack table: how the table of this place stands, in one message, with what is next and the end of the table.

import { ButtonStyle } from 'discord-api-types/v10'
import type { Asked, MessageAnswer } from '../../interaction/command.ts'
import { ownWords } from '../../interaction/private-language.ts'
import { clip } from '../../message/clip.ts'
import { button, row, type View } from '../../message/components.ts'
import { sentenceView } from '../../message/sentence.ts'
import { controlId } from '../board/board-rows.ts'
import { nextRows } from '../board/next-rows.ts'
import { attackWords, rulesWords, telling } from '../board/scene-words.ts'
import type { Telling } from '../face/board-of-any-flow.ts'
import { encodeAttackId } from '../face/ids.ts'
import { type AttackParts, type Case, factsOf, sayPrivately, showPrivately } from './parts.ts'
import { tipHere } from './table-here.ts'

/** @throws StoreFault */
export async function showTable(parts: AttackParts, asked: Asked): Promise<MessageAnswer> {
  const tip = await tipHere(parts, asked)
  if (!tip) return sayPrivately(parts, asked, 'no table', t => t('board:table.none'))
  return {
    as: 'message',
    isPrivate: false,
    components: tableView(telling(parts.faces, tip, tip.walkthrough.language)),
    outcome: 'table',
    facts: factsOf(tip),
  }
}

/** The most characters of a message’s texts. */
const ROOM = 4000

/** How the table stands after the newest chapter, or in it. */
function tableView(tells: Telling): View {
  const { scene, t, face } = tells
  const { walkthrough } = scene
  const isOpen = !walkthrough.closed
  const open = isOpen ? [t('board:table.open', { attack: attackWords(tells) })] : []
  const lines = [
    `### ${t('board:table.title')}`,
    `-# ${rulesWords(tells)}`,
    ...open,
    ...face.tableLines(tells),
  ]
  const { id, revision } = walkthrough
  const current = encodeAttackId({ action: 'current', walkthrough: id, revision, rest: [] })
  return [
    ...sentenceView(clip(lines.join('\n'), ROOM)),
    ...nextRows(tells),
    row([
      ...(isOpen ? [button(current, t('board:list.here'))] : []),
      button(controlId(tells, 'endTable'), t('board:table.end'), ButtonStyle.Secondary),
    ]),
  ]
}

/** Ends the table, if it is the lead who presses, or somebody who manages the server. @throws StoreFault */
export async function endTable({ parts, caller, scene }: Case): Promise<MessageAnswer> {
  const { walkthrough } = scene
  if (walkthrough.starter !== caller.userId && !caller.place.managesGuild)
    return sayPrivately(parts, caller, 'not theirs', t => t('board:table.notYours'))
  if (!walkthrough.closed) return sayPrivately(parts, caller, 'open', t => t('board:table.stillOpen'))
  await parts.store.endTable(walkthrough.table, caller.at)
  return showPrivately(scene, 'table ended', sentenceView(ownWords(parts, caller)('board:table.ended')))
}

// /attack table: how the table of this place stands, in one message, with what is next and the end of the table.

import { ButtonStyle } from 'discord-api-types/v10'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { Asked, Caller, MessageAnswer } from '../../interaction/command.ts'
import { privateAnswer } from '../../interaction/private-answer.ts'
import { ownWords } from '../../interaction/private-language.ts'
import { selectRows } from '../../message/choices.ts'
import { clip } from '../../message/clip.ts'
import { button, row, type View } from '../../message/components.ts'
import { sentenceView } from '../../message/sentence.ts'
import { controlId } from '../board/board-rows.ts'
import { MOST_BARRED, nextRows } from '../board/next-rows.ts'
import { attackWords, rulesWords, telling } from '../board/scene-words.ts'
import type { Telling } from '../face/board-of-any-flow.ts'
import { encodeAttackId, NO_WALKTHROUGH } from '../face/ids.ts'
import { hasLost } from './come-back.ts'
import { asksEdition } from './edition-gone.ts'
import { type AttackParts, type Case, factsOf, sayPrivately, showPrivately } from './parts.ts'
import { withHeadlineFor } from './table-headline.ts'
import { isChannel, tipHere, tipsInChannel } from './table-here.ts'
import { tableLabels } from './which-table.ts'

/** In a channel, the table at which the user sits; of several, the one that is chosen. @throws StoreFault */
export async function showTable(parts: AttackParts, asked: Asked): Promise<MessageAnswer> {
  const here = isChannel(asked) ? null : await tipHere(parts, asked)
  const [tip, ...others] = here ? [here] : await tipsInChannel(parts, asked)
  const context = isChannel(asked) ? 'channel' : ''
  if (!tip) return sayPrivately(parts, asked, 'no table', t => t('board:table.none', { context }))
  const asks = others.length > 0 ? null : asksEdition({ parts, caller: asked, scene: tip })
  if (asks) return asks
  return others.length > 0 ? askWhichShown(parts, asked, [tip, ...others]) : shownTable(parts, asked, tip)
}

function askWhichShown(parts: AttackParts, asked: Asked, tips: readonly Scene[]): MessageAnswer {
  const t = ownWords(parts, asked)
  const options = tableLabels(parts, asked, tips).map(({ label, tip: { walkthrough } }) => ({
    label,
    value: encodeAttackId({
      ...{ action: 'table', walkthrough: walkthrough.id, revision: walkthrough.revision, rest: [] },
    }),
  }))
  const id = (page: number) =>
    encodeAttackId({ action: 'choose', walkthrough: NO_WALKTHROUGH, revision: page, rest: [] })
  const select = selectRows({ kind: 'tables', id, placeholder: t('board:whichTable.which'), options }, t)
  return privateAnswer(select, 'which table', { tables: tips.length })
}

/** A table is shown for all in its own place, else to who asks. */
export function shownTable(parts: AttackParts, { place }: Pick<Caller, 'place'>, tip: Scene): MessageAnswer {
  const { thread, channel, language, isPrivate } = tip.walkthrough
  return {
    as: 'message',
    isPrivate: isPrivate || (thread ?? channel) !== place.channel,
    components: tableView(telling(parts.faces, tip, language), hasLost(parts.faces, { scene: tip })),
    outcome: 'table',
    facts: factsOf(tip),
  }
}

/** The most characters of the table: a message has 4000, and the line below it takes some. */
const ROOM = 4000 - MOST_BARRED - '-# '.length

/** How the table stands after the newest chapter, or in it. @param lost whether pieces have left that may come back */
export function tableView(tells: Telling, lost = false): View {
  const { scene, t, face } = tells
  const { walkthrough } = scene
  const isOpen = !walkthrough.closed
  const open = isOpen ? [t('board:table.open', { attack: attackWords(tells) })] : []
  const called = face.calledBy(tells).map(tells.names.shown).join(', ')
  const turn = face.turnLine(tells)
  const next = face.nextLine(tells)
  const lines = [
    `### ${called || t('board:table.title')}`,
    `-# ${rulesWords(tells)}`,
    ...(turn === null ? [] : [turn]),
    ...(next === null ? [] : [next]),
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
      ...(isOpen ? [] : [button(controlId(tells, 'newTable'), t('board:table.new'), ButtonStyle.Secondary)]),
      ...(!isOpen && lost ? [button(controlId(tells, 'comesBack'), t('board:back.button'))] : []),
      button(controlId(tells, 'settings'), t('board:settings.button'), ButtonStyle.Secondary),
      button(controlId(tells, 'endTable'), t('board:table.end'), ButtonStyle.Secondary),
    ]),
  ]
}

/** Ends the table, if it is the lead who presses, or somebody who manages the server. @throws StoreFault */
export async function endTable(one: Case): Promise<MessageAnswer> {
  const { parts, caller, scene } = one
  const refused = mayNotEndTable(one)
  if (refused) return refused
  const { walkthrough } = scene
  await parts.store.endTable(walkthrough.table, caller.at)
  const said = sentenceView(ownWords(parts, caller)('board:table.ended'))
  return withHeadlineFor('turn', one, showPrivately(scene, 'table ended', said))
}

/**
 * Why somebody may not end a table: they do not lead it, or an attack is open; null: they may. One that nobody leads any more,
 * in direct messages, may be ended by anybody there.
 */
export function mayNotEndTable({ parts, caller, scene }: Case): MessageAnswer | null {
  const { starter, closed } = scene.walkthrough
  const { managesGuild, kind } = caller.place
  const isFree = starter === null && kind === 'direct'
  if (starter !== caller.userId && !managesGuild && !isFree)
    return sayPrivately(parts, caller, 'not theirs', t => t('board:table.notYours'))
  return closed ? null : sayPrivately(parts, caller, 'open', t => t('board:table.stillOpen'))
}

// “New table”: what has been played so far stays to be read, and the table goes on as it stands as the first set-up of a new one.
import { ButtonStyle } from 'discord-api-types/v10'
import { nextLanguageOf } from '../../../walkthroughs/next.ts'
import type { MessageAnswer } from '../../interaction/command.ts'
import { ownWords } from '../../interaction/private-language.ts'
import { button, row } from '../../message/components.ts'
import { sentenceView } from '../../message/sentence.ts'
import { encodeAttackId } from '../face/ids.ts'
import { tableAfterScene } from '../face/next-controls.ts'
import { beginWalkthrough } from './begin.ts'
import { NOW } from './may-end.ts'
import { startAnswer } from './open.ts'
import { type Case, sayPrivately, showPrivately } from './parts.ts'
import { mayNotEndTable } from './show-table.ts'

/** Says privately what that means, with a button that does it. @throws StoreFault */
export async function asNewTable(one: Case, [rest]: readonly string[]): Promise<MessageAnswer> {
  const { parts, caller, scene } = one
  const refused = mayNotEndTable(one)
  if (refused) return refused
  if (rest === NOW) return takenAlong(one)
  const t = ownWords(parts, caller)
  const { id, revision } = scene.walkthrough
  const now = encodeAttackId({ action: 'newTable', walkthrough: id, revision, rest: [NOW] })
  const yes = button(now, t('board:table.new'), ButtonStyle.Primary)
  return showPrivately(scene, 'asked', [...sentenceView(t('board:table.askNew')), row([yes])])
}

/** The old table ends once the new one has begun. */
async function takenAlong({ parts, caller, scene }: Case): Promise<MessageAnswer> {
  const changes = tableAfterScene(parts.faces, scene)?.changes
  if (!changes) return sayPrivately(parts, caller, 'not offered', t => t('board:next.notOffered'))
  const { on: _, ...prepared } = changes
  const { isPrivate, table } = scene.walkthrough
  const language = nextLanguageOf(scene.walkthrough)
  let hasBegun = false
  const answer = await beginWalkthrough(parts, caller, prepared, {
    ...{ language, isPrivate },
    show: begun => {
      hasBegun = true
      return startAnswer(begun)
    },
  })
  if (hasBegun) await parts.store.endTable(table, caller.at)
  return answer
}

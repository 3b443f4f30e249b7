// An attack is asked for at a table where one is open: which that is, and what the user can do about it.
import { mayStop } from '../../../walkthroughs/stop.ts'
import type { Asked, MessageAnswer } from '../../interaction/command.ts'
import { ownWords } from '../../interaction/private-language.ts'
import { codeBlock } from '../../message/code-block.ts'
import { button, row, type View } from '../../message/components.ts'
import { sentenceView } from '../../message/sentence.ts'
import type { AnyFace } from '../face/face.ts'
import { encodeAttackId } from '../face/ids.ts'
import { writtenOptions } from './command-in-id.ts'
import { insteadButtons } from './instead-buttons.ts'
import { standsAt } from './next.ts'
import type { Case } from './parts.ts'
import { typedCommand } from './typed-command.ts'

/** @param one the table’s tip, which is open */
export async function openInstead(one: Case, face: AnyFace, asked: Asked): Promise<MessageAnswer> {
  const rest = [asked.subcommand ?? '', ...writtenOptions([...asked.options])]
  const buttons = asked.users.size > 0 ? [] : insteadButtons(one, rest)
  const stands = await standsAt(one, 'open', buttons)
  const lacksRoom = buttons.length === 0 && mayStop(one.scene.walkthrough, one.caller)
  if (!stands.isPrivate || !lacksRoom) return stands
  return { ...stands, components: [...stands.components, ...toPaste(one, face, asked)] }
}

/** The command once more, to be sent after the attack has been ended. */
function toPaste({ parts, caller, scene }: Case, face: AnyFace, asked: Asked): View {
  const t = ownWords(parts, caller)
  const { id, revision } = scene.walkthrough
  const stop = encodeAttackId({ action: 'stop', walkthrough: id, revision, rest: [] })
  const command = codeBlock(typedCommand(parts.glossary, face, asked))
  return [...sentenceView(`${t('board:instead.paste')}\n${command}`), row([button(stop, t('attack:stop'))])]
}

// Begins a walkthrough: stores what has been prepared, and shows its board.
import type { Language } from '../../../language.ts'
import type { Prepared } from '../../../walkthroughs/prepared.ts'
import { start } from '../../../walkthroughs/start.ts'
import type { Caller, MessageAnswer } from '../../command.ts'
import { opened } from './open.ts'
import { type AttackParts, sayPrivately } from './parts.ts'
import { notBegun } from './refused.ts'

export type How = { readonly language: Language; readonly isPrivate: boolean }

/** @throws StoreFault */
export async function begin(
  parts: AttackParts,
  caller: Caller,
  prepared: Prepared,
  { language, isPrivate }: How,
): Promise<MessageAnswer> {
  const { place, userId, at, interaction } = caller
  const { channel } = place
  // Where the bot itself is not, nobody would know when the server has gone.
  const guild = place.botIsHere ? place.guild : null
  const started = await start(
    parts.store,
    { prepared, language, guild, channel, starter: userId, at, claim: interaction },
    parts.newId,
  )
  switch (started.result) {
    case 'started':
    case 'repeated':
      return opened(parts, caller, started.scene, isPrivate)
    case 'refused': {
      const { code, clause, details = {} } = started.refusal
      return notBegun(parts, caller, { code, clause, details, names: prepared.names })
    }
    default:
      return sayPrivately(parts, caller, started.result, t => t(`board:${started.result}`))
  }
}

// Begins a walkthrough: stores what has been prepared, and shows its board.
import type { Language } from '../../../language.ts'
import type { Reached } from '../../../store/limits.ts'
import { endOfDay } from '../../../store/start-days.ts'
import { closeUnseen } from '../../../walkthroughs/close-unseen.ts'
import type { Prepared } from '../../../walkthroughs/prepared.ts'
import { start } from '../../../walkthroughs/start.ts'
import type { Caller, MessageAnswer } from '../../interaction/command.ts'
import { sentenceView } from '../../message/sentence.ts'
import { type AttackParts, mayLook, sayPrivately } from '../press/parts.ts'
import { notBegun } from '../press/refused.ts'
import { opened } from './open.ts'

export type How = {
  readonly language: Language
  readonly isPrivate: boolean
  /** What counts as the same beginning; left out, only the interaction itself. */
  readonly claim?: string
  /** Said privately to whoever starts it. */
  readonly tell?: string | null
}

/** Begun twice with the same claim, it is one walkthrough; every attack begins here. @throws StoreFault */
export async function begin(
  parts: AttackParts,
  caller: Caller,
  prepared: Prepared,
  { language, isPrivate, claim = caller.interaction, tell = null }: How,
): Promise<MessageAnswer> {
  const no = await notAllowed(parts, caller)
  if (no) return no
  const { place, userId, at } = caller
  const { channel } = place
  // Where the bot itself is not, nobody would know when the server has gone.
  const guild = place.botIsHere ? place.guild : null
  const started = await start(
    parts,
    { prepared, language, guild, channel, isPrivate, starter: userId, at, claim, most: parts.most },
    parts.newId,
  )
  switch (started.result) {
    case 'started':
    case 'repeated':
      if (!mayLook(started.scene.walkthrough, caller))
        return sayPrivately(parts, caller, 'notHere', t => t('board:notHere'))
      return {
        ...telling(opened(parts, caller, started.scene), tell),
        // What somebody else has begun, with the same claim, is not ours to take back.
        ...((started.result === 'started' || claim === caller.interaction) && {
          retract: () => closeUnseen(parts.store, started.scene),
        }),
      }
    case 'refused': {
      const { code, clause, details = {} } = started.refusal
      return notBegun(parts, caller, { code, clause, details, names: prepared.names })
    }
    case 'tooMany':
      return tooMany(parts, caller, started)
    default:
      return sayPrivately(parts, caller, started.result, t => t(`board:${started.result}`))
  }
}

function tooMany(parts: AttackParts, caller: Caller, { limit, of, most }: Reached): MessageAnswer {
  const again = Math.floor(endOfDay(caller.at) / 1000)
  return sayPrivately(parts, caller, `too many of ${of} ${limit}`, t =>
    t(`board:tooMany.${limit}.${of}`, { count: most, again }),
  )
}

const telling = (answer: MessageAnswer, tell: string | null): MessageAnswer =>
  tell === null
    ? answer
    : {
        ...answer,
        afterwards: async (posts, message) => {
          await answer.afterwards?.(posts, message)
          await posts.tell(sentenceView(tell))
        },
      }

/** Why whoever asks may not start attacks in this server; null: they may. @throws StoreFault */
async function notAllowed(parts: AttackParts, caller: Caller): Promise<MessageAnswer | null> {
  const { guild, roles } = caller.place
  if (guild === null) return null
  const { starters: role } = await parts.store.guildSettings(guild)
  if (role === null || roles.includes(role)) return null
  return sayPrivately(parts, caller, 'may not start', t => t('board:mayNotStart', { role }))
}

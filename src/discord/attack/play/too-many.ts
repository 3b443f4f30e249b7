// Tells a person which limit is reached, and shows what they can stop to get below it.

import { endOfDay, type Reached } from '../../../store/limits.ts'
import type { Listing } from '../../../store/walkthroughs.ts'
import { mayStop } from '../../../walkthroughs/stop.ts'
import type { Caller, MessageAnswer } from '../../interaction/command.ts'
import { privateAnswer } from '../../interaction/private-answer.ts'
import { ownLanguage, ownWords } from '../../interaction/private-language.ts'
import { sentenceView } from '../../message/sentence.ts'
import { stopsView } from './list.ts'
import { mayLookInto } from './may-look.ts'
import type { AttackParts } from './parts.ts'

/** Whom an attack counts against, and the name of that person; null: nobody any more. */
export type CountedAgainst = { readonly user: string | null; readonly name: string }

/**
 * The refusal of an attack that would begin or open again, or of a row. Of the attacks that count for the limit it lists those that the
 * user takes part in, may see here and may stop. @throws StoreFault
 */
export async function tooMany(
  parts: AttackParts,
  caller: Caller,
  { limit, of, most }: Reached,
  against: CountedAgainst,
): Promise<MessageAnswer> {
  const t = ownWords(parts, caller)
  const again = Math.floor(endOfDay(caller.at) / 1000)
  const isOther = of === 'person' && against.user !== caller.userId
  const said =
    limit === 'rows'
      ? t('board:tooMany.rows', { most, again })
      : t(`board:tooMany.${limit}.${isOther ? 'other' : of}`, { count: most, again, who: against.name })
  const stoppable = limit === 'open' ? await stoppableBy(parts, caller, of, against) : []
  const view = stopsView(parts, stoppable, ownLanguage(parts, caller))
  return privateAnswer([...sentenceView(said), ...view], `too many of ${of} ${limit}`)
}

/** The number of walkthroughs among which those to stop are looked for; open ones come first. */
const REACH = 100

async function stoppableBy(
  { store }: AttackParts,
  caller: Caller,
  of: Reached['of'],
  { user }: CountedAgainst,
): Promise<Listing[]> {
  const counts = ({ beginner, guild, isPrivate }: Listing): boolean =>
    of === 'person' ? beginner === user : guild === caller.place.guild && !isPrivate
  const own = await store.of(caller.userId, REACH)
  return own.filter(
    head => !head.closed && counts(head) && mayStop(head, caller) && mayLookInto(head, caller),
  )
}

// Begins a walkthrough: turns the options of /attack into an attack, stores it and shows its board.
import type { Cards } from '../../../cards/cards.ts'
import type { Language } from '../../../language.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { Begun } from '../../../walkthroughs/set-up/first-answers.ts'
import { readAnew } from '../../../walkthroughs/set-up/read-anew.ts'
import { type Prepared, start } from '../../../walkthroughs/start.ts'
import type { Asked, Caller, MessageAnswer } from '../../interaction/command.ts'
import type { StartGiven } from '../face/command-face.ts'
import type { AnyFace } from '../face/face.ts'
import { givenIn } from '../face/options.ts'
import { newsOf } from './edition.ts'
import { mayLook } from './may-look.ts'
import { startAnswer } from './open.ts'
import { type AttackParts, type Case, sayPrivately } from './parts.ts'
import { notBegun } from './refusal.ts'
import { tooMany } from './too-many.ts'
import { cannotBeShown } from './unplayable.ts'

/** The attack that the options describe, or the problem with them. `edition`: the one that was chosen, or null. */
export function prepared(
  cards: Cards,
  face: AnyFace,
  asked: Pick<Asked, 'options' | 'users' | 'userId' | 'userName'> & Pick<StartGiven, 'isWhole' | 'here'>,
  language: Language,
  edition: string | null,
): Begun {
  const by = { id: asked.userId, name: asked.userName }
  const { isWhole = false, here } = asked
  return face.prepare(cards, { given: givenIn(asked), by, language, edition, isWhole, here })
}

type How = {
  readonly language: Language
  readonly isPrivate: boolean
  /** Whether nobody has chosen the edition. */
  readonly isDefault?: boolean
  /** Two starts with the same claim are one; default: the id of the interaction. */
  readonly claim?: string
  /** Shows what has begun; default: as a new attack. */
  readonly show?: (begun: Case) => MessageAnswer
  /** Shows where the table stands that has gone on without this chapter. */
  readonly overtaken?: (tip: Scene) => MessageAnswer | Promise<MessageAnswer>
}

/** Every attack begins here; two starts with the same claim give one walkthrough. @throws StoreFault */
export async function beginWalkthrough(
  parts: AttackParts,
  caller: Caller,
  asked: Prepared,
  { language, isPrivate, claim = caller.interaction, isDefault = false, show = startAnswer, overtaken }: How,
): Promise<MessageAnswer> {
  const prepared = readAnew(parts.cards, parts.faces.get(asked.flow) ?? {}, asked)
  const no = await notAllowed(parts, caller, prepared)
  if (no) return no
  const { place, userId, at } = caller
  const { channel } = place
  // Discord does not tell the bot when such a server is deleted, so the server is not stored.
  const guild = place.botIsHere ? place.guild : null
  const started = await start(
    parts,
    { prepared, language, guild, channel, isPrivate, starter: userId, at, claim },
    parts.newId,
  )
  switch (started.result) {
    case 'started':
    case 'repeated': {
      const { id, revision } = started.scene.walkthrough
      if (!mayLook(started.scene.walkthrough, caller))
        return sayPrivately(parts, caller, 'notHere', t => t('board:notHere'))
      const isUntouched = revision === prepared.answers.length
      const news = isDefault ? await newsOf(parts, started.scene) : null
      return {
        ...show({ parts, caller, scene: started.scene, news }),
        // A walkthrough that another interaction began with this claim, or that somebody has pressed on, is not taken back.
        ...((started.result === 'started' || claim === caller.interaction) &&
          isUntouched && {
            retract: async () => void (await parts.store.closeUnseen(id, revision)),
          }),
      }
    }
    case 'refused': {
      const { code, clause, details = {} } = started.refusal
      const edition = String(prepared.setUp.edition ?? '')
      return notBegun(parts, caller, { code, clause, edition, details, names: prepared.names })
    }
    case 'overtaken':
      if (!overtaken) throw new Error('what rests on nothing has been overtaken')
      if (!mayLook(started.scene.walkthrough, caller))
        return sayPrivately(parts, caller, 'notHere', t => t('board:notHere'))
      return overtaken(started.scene)
    case 'unplayable':
      return cannotBeShown(parts, caller, started.walkthrough)
    case 'tooMany':
      return tooMany(parts, caller, started, { user: userId, name: caller.userName })
    default:
      return sayPrivately(parts, caller, started.result, t => t(`board:${started.result}`))
  }
}

/** Whoever leads the table or has a seat at it may begin its chapters. */
const sitsAt = ({ on }: Prepared, { userId }: Caller): boolean =>
  on !== undefined && (on.starter === userId || on.seats.some(({ user }) => user === userId))

/** The refusal if the user may not start attacks in this server; null: the user may. @throws StoreFault */
async function notAllowed(
  parts: AttackParts,
  caller: Caller,
  prepared: Prepared,
): Promise<MessageAnswer | null> {
  const { guild, roles } = caller.place
  if (guild === null || sitsAt(prepared, caller)) return null
  const { starters: role } = await parts.store.guildSettings(guild)
  if (role === null || roles.includes(role)) return null
  return sayPrivately(parts, caller, 'may not start', t => t('board:mayNotStart', { role }))
}

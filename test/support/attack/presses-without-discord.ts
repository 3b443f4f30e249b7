// Presses buttons without Discord, with all of the bot's own work, for tests and benchmarks.
import { findScene } from '../../../src/discord/attack/play/find-scene.ts'
import { giveAnswer } from '../../../src/discord/attack/play/give-answer.ts'
import type { AttackParts } from '../../../src/discord/attack/play/parts.ts'
import { pressOnAttack } from '../../../src/discord/attack/play/press.ts'
import type {
  Caller,
  InteractionAnswer,
  MessageAnswer,
  Pressed,
  SourceMessage,
} from '../../../src/discord/interaction/command.ts'
import type { Answer } from '../../../src/engine/types.ts'
import type { Language } from '../../../src/language.ts'
import { playedGames } from '../../../src/played-games.ts'
import type { Store } from '../../../src/store/store.ts'
import { randomId } from '../../../src/walkthroughs/start.ts'
import { namedCards } from '../card-games.ts'
import { shippedGlossary } from '../shipped-rules.ts'
import { NO_LIMIT } from '../walkthroughs/flows.ts'

/** The place of the walkthroughs, and the person who presses. */
export const WHERE = { channel: '1', guild: '2', starter: '3' }

/** Gives the parts of the attack on this store. */
export const partsOn = (store: Store): AttackParts => ({
  ...{ glossary: shippedGlossary, cards: namedCards },
  ...playedGames(),
  store,
  fallback: 'en',
  newId: randomId,
  most: NO_LIMIT,
})

let interactions = 0

const caller = (language: Language = 'en'): Caller => ({
  interaction: `press-${interactions++}`,
  userId: WHERE.starter,
  userName: 'Ana',
  place: {
    guild: WHERE.guild,
    channel: WHERE.channel,
    kind: 'channel',
    parent: null,
    threads: [],
    botIsHere: true,
    mayStartThreads: true,
    lacks: [],
    managesGuild: false,
    roles: [],
  },
  at: Date.now(),
  reader: { userSetting: language, userLocale: 'en-US', guildSetting: null, guildLocale: 'en-US' },
  prefersPrivate: null,
  game: null,
  editions: {},
})

const source = (): SourceMessage => ({
  message: 'board',
  posted: Date.now(),
  isAsker: true,
  isPrivate: false,
  sharedBy: null,
})

type How = {
  readonly picked?: readonly string[]
  readonly language?: Language
  /** The presser and the interaction; without it Ana presses in a new interaction. */
  readonly by?: Pick<Caller, 'interaction' | 'userId'>
}

/** Presses this button, or picks this from the select with that id. @throws StoreFault */
export function pressOn(
  parts: AttackParts,
  customId: string,
  { picked = [], language, by }: How = {},
): Promise<InteractionAnswer> {
  const pressed: Pressed = { ...caller(language), ...by, ...source(), customId, values: [...picked] }
  return pressOnAttack(parts, pressed)
}

/** Gives an answer at this revision. @returns the board. @throws Error if it is not saved */
export async function answerOn(
  parts: AttackParts,
  id: string,
  revision: number,
  answer: Answer,
): Promise<MessageAnswer> {
  const own = { ...caller(), ...source(), walkthrough: id, revision }
  const found = await findScene(parts, own, id)
  if ('answer' in found) throw new Error(`${id}: ${found.answer.outcome}`)
  const given = await giveAnswer({ parts, caller: own, scene: found.scene }, { answer, names: {}, seats: [] })
  if (given.outcome !== 'saved') throw new Error(`${JSON.stringify(answer)}: ${given.outcome}`)
  return given
}

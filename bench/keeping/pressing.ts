// Presses without Discord: everything that the bot itself does from a press to the new board.
import { join } from 'node:path'
import { buildCards } from '../../src/cards/cards.ts'
import { loadCards } from '../../src/cards/load.ts'
import { give } from '../../src/discord/attack/handlers/give.ts'
import type { AttackParts } from '../../src/discord/attack/handlers/parts.ts'
import { press } from '../../src/discord/attack/handlers/press.ts'
import type { Caller, MessageAnswer, Pressed, Source } from '../../src/discord/command.ts'
import type { Answer } from '../../src/engine/types.ts'
import { loadGlossary } from '../../src/glossary/load.ts'
import type { Component } from '../../src/playground/components.ts'
import { everyComponent } from '../../src/playground/components.ts'
import type { Store } from '../../src/store/store.ts'
import { randomId } from '../../src/walkthroughs/start.ts'
import type { Where } from '../walkthroughs.ts'

const data = join(import.meta.dirname, '../../data')

export const WHERE: Where = { channel: '1', guild: '2', starter: '3' }

const MANY = { person: 1_000_000, server: 1_000_000 }

/** What the attack is made from, on this store. */
export const partsOn = (store: Store): AttackParts => ({
  glossary: loadGlossary(data),
  cards: buildCards(loadCards(data)),
  store,
  fallback: 'en',
  newId: randomId,
  most: { open: MANY, aDay: MANY },
})

let interactions = 0

const caller = (): Caller => ({
  interaction: `press-${interactions++}`,
  userId: WHERE.starter,
  userName: 'Ana',
  place: {
    guild: WHERE.guild,
    channel: WHERE.channel,
    kind: 'channel',
    isLocked: false,
    isArchived: false,
    botIsHere: true,
    mayStartThreads: true,
    lacks: [],
    maySend: true,
    managesGuild: false,
    roles: [],
  },
  at: Date.now(),
  reader: { userSetting: null, userLocale: 'en-US', guildSetting: null, guildLocale: 'en-US' },
  prefersPrivate: null,
  game: null,
})

const source = (): Source => ({
  message: 'board',
  posted: Date.now(),
  isAsker: true,
  isPrivate: false,
  sharedBy: null,
})

/** Presses this button. @throws Error if that is not answered with the next board */
export async function pressOn(parts: AttackParts, customId: string): Promise<void> {
  const pressed: Pressed = { ...caller(), ...source(), customId, values: [] }
  const answer = await press(parts, pressed)
  if (answer.outcome !== 'saved') throw new Error(`${customId}: ${answer.outcome}`)
}

/** Gives an answer at this revision, and gives back the board. @throws Error if it is not saved */
export async function answerOn(
  parts: AttackParts,
  id: string,
  revision: number,
  answer: Answer,
): Promise<MessageAnswer> {
  const on = { caller: caller(), source: source(), id, revision }
  const given = await give(parts, on, { answer, names: {}, seats: [] })
  if (given.outcome !== 'saved') throw new Error(`${JSON.stringify(answer)}: ${given.outcome}`)
  return given
}

/** The first answer that a board offers. @throws Error if it offers none */
export function firstAnswer(components: readonly Component[]): string {
  const ids = everyComponent(components).flatMap(({ component }) => component.custom_id ?? [])
  const found = ids.find(id => id.startsWith('atk1|answer|'))
  if (!found) throw new Error('a board without anything to press')
  return found
}

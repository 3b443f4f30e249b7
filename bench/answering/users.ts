// Plays the users: they look rules up, type, and press, and wait for each answer.
import { inEachLanguage, type Language } from '../../src/language.ts'
import type { Interaction, InteractionResult } from '../../src/loopback/interaction/interactions.ts'
import type { UserClient } from '../../src/loopback/persona/client.ts'
import { complete, runCommand } from '../../src/loopback/persona/command-moves.ts'
import type { Discord } from '../../src/loopback/start-loopback.ts'
import { addUser } from '../../src/loopback/world/world.ts'
import { attackOn, type Board } from './attacks.ts'
import type { Answers } from './floor-answers.ts'
import { letters, names, type Typed } from './typing.ts'

/**
 * Runs one interaction, from the moment it is sent until its answer arrives. Returns the milliseconds, or null without an
 * answer within Discord's three seconds. @throws Error for an answer of another kind than expected
 */
export type Act = () => Promise<number | null>

export const KINDS = ['name', 'letter', 'press'] as const
export type Kind = (typeof KINDS)[number]
export type Users = Readonly<Record<Kind, Act>>

/** Each attack is played to its end before another begins in its place. `answers`, if it is given, collects the answers. */
export function usersOf(discord: Discord, boards: readonly Board[], answers?: Answers): Users {
  const seats = inEachLanguage(language => readerOf(discord, language))
  return {
    name: asking(discord, seats, turns(names()), answers),
    letter: completing(seats, turns(letters()), answers),
    press: pressing(discord, seatOf(discord, 'Ana'), boards, answers),
  }
}

function turns<T>(all: readonly T[]): () => T {
  let next = 0
  return () => {
    const one = all[next++ % all.length]
    if (one === undefined) throw new Error('there is nothing to ask')
    return one
  }
}

function seatOf({ loopback, world, channel }: Discord, name: string): UserClient {
  const user = [...world.users.values()].find(one => one.name === name)
  if (!user) throw new Error(`there is no ${name}`)
  return { loopback, user, channel: channel('rules') }
}

/** One person for each language: nothing is kept by person. Ana presses, because the attacks are hers. */
type Seats = Readonly<Record<Language, UserClient>>

function readerOf({ loopback, world, channel }: Discord, language: Language): UserClient {
  const user = addUser(world, { name: `reads ${language}`, locale: language === 'de' ? 'de' : 'en-US' })
  return { loopback, user, channel: channel('rules') }
}

function asking(discord: Discord, seats: Seats, next: () => Typed, answers?: Answers): Act {
  return async () => {
    const { text, language } = next()
    const since = performance.now()
    const interaction = await runCommand(seats[language], 'rule', { query: text })
    const answer = await interaction.settled
    const ms = performance.now() - since
    if (answer.kind === 'failed') return null
    const { message } = shownIn(answer)
    answers?.reply.push(message.components)
    discord.world.messages.delete(message.id)
    forget(discord, interaction)
    return ms
  }
}

function completing(seats: Seats, next: () => Typed, answers?: Answers): Act {
  return async () => {
    const { text, language } = next()
    const since = performance.now()
    const choices = await complete(seats[language], 'rule', { query: text }, 'query').catch(() => null)
    const ms = performance.now() - since
    if (!choices) return null
    answers?.letter.push(choices)
    return ms
  }
}

function pressing(discord: Discord, seat: UserClient, boards: readonly Board[], answers?: Answers): Act {
  const waiting = boards.map((board, number) => attackOn(seat, board, number)).reverse()
  const pressed = async () => {
    for (let attack = waiting.pop(); attack; attack = waiting.pop()) {
      const { value: interaction } = await attack.next()
      if (interaction) return { attack, interaction }
    }
    throw new Error('all attacks are over: more are needed')
  }
  return async () => {
    const since = performance.now()
    const { attack, interaction } = await pressed()
    const answer = await interaction.settled
    const ms = performance.now() - since
    if (answer.kind === 'failed') return null
    if (answer.kind === 'updated') answers?.board.push(structuredClone(answer.stored.message.components))
    forget(discord, interaction)
    waiting.push(attack)
    return ms
  }
}

function shownIn(answer: InteractionResult) {
  if (!('stored' in answer)) throw new Error(`a lookup was answered with ${answer.kind}`)
  return answer.stored
}

/** Deletes an interaction, which Discord remembers for an hour, so that its memory does not distort the measurement. */
function forget({ loopback: { interactions } }: Discord, { id, token }: Interaction): void {
  interactions.byId.delete(id)
  interactions.byToken.delete(token)
}

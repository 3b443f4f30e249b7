// Plays the users: they look rules up, type, and press, and wait for each answer.

import { inEachLanguage } from '../../src/language.ts'
import { everyComponent } from '../../src/loopback/interaction/components.ts'
import type { Answer, Interaction } from '../../src/loopback/interaction/interactions.ts'
import type { Seat } from '../../src/loopback/persona/client.ts'
import { complete, pressRaw, runCommand } from '../../src/loopback/persona/moves.ts'
import type { Discord } from '../../src/loopback/start-loopback.ts'
import { shippedLibrary } from '../../test/card-games.ts'
import type { Labelled } from '../../test/glossary/relevance.ts'
import type { Answers } from './floor-answers.ts'

/**
 * Runs one interaction, from the moment it is sent until its answer arrives. Returns the milliseconds, or null without an
 * answer within Discord's three seconds. @throws Error for an answer of another kind than expected
 */
export type Act = () => Promise<number | null>

export type Users = {
  readonly rule: Act
  readonly autocomplete: Act
  readonly card: Act
  readonly press: Act
}
export type Kind = keyof Users
export const KINDS: readonly Kind[] = ['rule', 'autocomplete', 'card', 'press']

/** A message with buttons, and the button that is pressed next. */
export type Board = { readonly id: string; readonly next: string }

/** Ana asks in English, Ben in German. Boards are pressed in turn. `seen`, if it is given, collects the answers. */
export function usersOf(
  discord: Discord,
  queries: readonly Labelled[],
  boards: readonly Board[],
  seen?: Answers,
): Users {
  return {
    rule: ruleIn(discord, turns(queries), seen),
    autocomplete: autocompleteIn(discord, 'rule', 'query', turns(queries), seen),
    card: autocompleteIn(discord, 'card', 'card', turns(halfNames()), seen),
    press: pressIn(discord, boards, seen),
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

function seatOf({ loopback, world, channel }: Discord, name: string): Seat {
  const user = [...world.users.values()].find(one => one.name === name)
  if (!user) throw new Error(`there is no ${name}`)
  return { loopback, user, channel: channel('rules') }
}

const seatsIn = (discord: Discord) =>
  inEachLanguage(language => seatOf(discord, language === 'de' ? 'Ben' : 'Ana'))

function ruleIn(discord: Discord, next: () => Labelled, seen?: Answers): Act {
  const seats = seatsIn(discord)
  return async () => {
    const { query, uiLanguage } = next()
    const since = performance.now()
    const interaction = await runCommand(seats[uiLanguage], 'rule', { query })
    const answer = await interaction.settled
    const ms = performance.now() - since
    if (answer.kind === 'failed') return null
    const stored = storedIn(answer, 'message', `/rule ${query}`)
    seen?.reply.push(stored.message.components)
    discord.world.messages.delete(stored.message.id)
    forget(discord, interaction)
    return ms
  }
}

type Typed = Pick<Labelled, 'query' | 'uiLanguage'>

/** The first half of the name of every card, in turn in English and German. */
function halfNames(): Typed[] {
  const names = shippedLibrary().all()
  return names.map(({ cards: [{ name }] }, i): Typed => {
    const uiLanguage = i % 2 === 0 ? 'en' : 'de'
    const whole = name[uiLanguage] ?? name.en
    return { query: whole.slice(0, Math.ceil(whole.length / 2)), uiLanguage }
  })
}

function autocompleteIn(
  discord: Discord,
  command: string,
  option: string,
  next: () => Typed,
  seen?: Answers,
): Act {
  const seats = seatsIn(discord)
  return async () => {
    const { query, uiLanguage } = next()
    const since = performance.now()
    const choices = await complete(seats[uiLanguage], command, { [option]: query }, option).catch(() => null)
    const ms = performance.now() - since
    if (!choices) return null
    seen?.choices.push(choices)
    return ms
  }
}

/** Presses the next board; as long as it asks for more, it goes back to the end of the line. */
function pressIn(discord: Discord, boards: readonly Board[], seen?: Answers): Act {
  const ana = seatOf(discord, 'Ana')
  const line = [...boards]
  let first = 0
  return async () => {
    const board = line[first++]
    if (!board) throw new Error('all walkthroughs are over: more are needed')
    const since = performance.now()
    const interaction = await pressRaw(ana, board, board.next, {})
    const answer = await interaction.settled
    const ms = performance.now() - since
    if (answer.kind === 'failed') return null
    const { message } = storedIn(answer, 'updated', board.next)
    seen?.board.push(structuredClone(message.components))
    forget(discord, interaction)
    const next = nextPress(message.components ?? [], first)
    if (next) line.push({ id: board.id, next })
    return ms
  }
}

/** One of the answers that a board offers; undefined once the attack is over. */
export function nextPress(
  components: Parameters<typeof everyComponent>[0],
  pick: number,
): string | undefined {
  const ids = everyComponent(components).flatMap(({ component }) => component.custom_id ?? [])
  const answers = ids.filter(id => id.startsWith('atk1|answer|'))
  return answers[pick % answers.length]
}

function storedIn(answer: Answer, kind: 'message' | 'updated', what: string) {
  if (answer.kind !== kind) throw new Error(`${what} was answered with ${answer.kind}`)
  return answer.stored
}

/** Deletes an interaction, which Discord remembers for an hour, so that its memory does not distort the measurement. */
function forget({ loopback: { interactions } }: Discord, { id, token }: Interaction): void {
  interactions.byId.delete(id)
  interactions.byToken.delete(token)
}

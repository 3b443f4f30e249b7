// Chooses the answers of the bare bot from those that our bot gives: of messages the one of median size, of choices one of
// every size, since most letters have few of them and some have many.
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10'
import type { AutocompleteChoice } from '../../src/discord/interaction/command.ts'
import type { Component } from '../../src/loopback/interaction/components.ts'
import { isOpen } from './attacks.ts'

export type Constants = {
  readonly reply: APIMessageTopLevelComponent[]
  readonly board: APIMessageTopLevelComponent[]
  /** Choices to give in turn. */
  readonly letter: AutocompleteChoice[][]
}

/** The answers that a bot has given so far. */
export type Answers = { readonly [kind in keyof Constants]: unknown[] }

/** The number of different choices. */
const DIFFERENT = 60

/** @throws Error for a kind without answers */
export const constantsFrom = ({ reply, letter, board }: Answers): Constants => ({
  reply: middle(reply) as Constants['reply'],
  // The bare bot’s boards are pressed on.
  board: middle(board.filter(one => isOpen(one as Component[]))) as Constants['board'],
  letter: ofEverySize(letter) as Constants['letter'],
})

function middle(answers: readonly unknown[]): unknown {
  const texts = bySize(answers)
  const text = texts[Math.floor(texts.length / 2)]
  if (text === undefined) throw new Error('there is no answer to take')
  // Discord numbers the components; a bot need not.
  return JSON.parse(text, (key, value) => (key === 'id' ? undefined : value))
}

function ofEverySize(answers: readonly unknown[]): unknown[] {
  const texts = bySize(answers)
  const step = Math.max(1, texts.length / DIFFERENT)
  return Array.from({ length: Math.min(DIFFERENT, texts.length) }, (_, i) =>
    JSON.parse(texts[Math.floor(i * step)] ?? '[]'),
  )
}

const bySize = (answers: readonly unknown[]): string[] =>
  answers.map(answer => JSON.stringify(answer)).sort((a, b) => a.length - b.length)

// Chooses the answers of the bare bot: of each kind of answer that our bot gives, the one of median size.
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10'
import type { AutocompleteChoice } from '../../src/discord/interaction/command.ts'

export type Constants = {
  readonly reply: APIMessageTopLevelComponent[]
  readonly choices: AutocompleteChoice[]
  readonly board: APIMessageTopLevelComponent[]
}

/** The answers that a bot has given so far. */
export type Answers = { readonly [kind in keyof Constants]: unknown[] }

/** @throws Error for a kind without answers */
export const constantsFrom = ({ reply, choices, board }: Answers): Constants => ({
  reply: middle(reply) as Constants['reply'],
  choices: middle(choices) as Constants['choices'],
  board: middle(board) as Constants['board'],
})

function middle(answers: readonly unknown[]): unknown {
  const texts = answers.map(answer => JSON.stringify(answer)).sort((a, b) => a.length - b.length)
  const text = texts[Math.floor(texts.length / 2)]
  if (text === undefined) throw new Error('there is no answer to take')
  // Discord numbers the components; a bot need not.
  return JSON.parse(text, (key, value) => (key === 'id' ? undefined : value))
}

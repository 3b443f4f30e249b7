// The state of the prompt between two lines, and the person who types.
import type { Faces } from '../../discord/attack/face/face.ts'
import type { Language } from '../../language.ts'
import type { Actor, Discord } from '../../loopback/start-loopback.ts'
import { type Translate, wordsIn } from '../../words/words.ts'
import { boardNow, goesOn, type PromptConversation } from './conversation.ts'
import type { OpenForm } from './form.ts'
import type { KnownCommand } from './read-options.ts'

export type PromptSession = {
  readonly discord: Discord
  /** Resolves when the bot has done all that follows its answers. */
  readonly settled: () => Promise<unknown>
  readonly commands: readonly KnownCommand[]
  readonly faces: Faces
  readonly conversation: PromptConversation
  language: Language
  /** The form that is being filled in. */
  form: OpenForm | null
}

/** The person who types, in the place where they type, and the words of their language. */
export type Typist = { readonly actor: Actor; readonly t: Translate; readonly session: PromptSession }

/** Chooses the typing user: Ben, whose Discord is in German, or for any other language Ana, whose Discord is in English. */
const personaOf = (language: Language): string => (language === 'de' ? 'Ben' : 'Ana')

/** The person types where the board of an attack stands as long as it goes on, and else in the first channel. */
export function typistOf(session: PromptSession): Typist {
  const { conversation, discord, language } = session
  const actor = discord.user(personaOf(language))
  const board = boardNow(conversation, discord, actor)
  const place = board && goesOn(board) ? actor.in({ id: board.channel_id }) : actor
  return { actor: place, t: wordsIn(language), session }
}

// The types of the bot's requests beside the answer: threads, and messages in them.
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10'

/** Why Discord refuses a request of the bot, as far as a person can solve it. */
export type PostProblem =
  | 'forbidden' // a permission is missing (50001, 50013)
  | 'gone' // the channel, thread or message is not there any more (10003, 10008)
  | 'shut' // the thread is archived or locked (50083, 160005)
  | 'full' // the server has as many active threads as Discord allows (160006)
  | 'crowded' // the thread has as many members as Discord allows (30033)
  | 'hasThread' // the message has a thread already (160004)
  | 'filtered' // AutoMod, or another filter of words, has blocked it (200000, 200001, 240000, 20031)
  | 'slow' // slow mode, or another limit that lasts (20016, 20028, 20029, a long 429)
  | 'unfit' // this kind of channel does not support the request (50024, 50008, 40058)
  | 'unreadable' // Discord has done it, but its answer cannot be read
  | 'unavailable' // Discord fails (5xx) or cannot be reached, after repeated tries

/** A PostProblem, or the code of any other refusal. */
export type Trouble =
  | { readonly problem: PostProblem }
  | { readonly problem: 'refused'; readonly code: number }

export type Posted = { readonly id: string } | Trouble

type Components = readonly APIMessageTopLevelComponent[]

export type TextFile = { readonly name: string; readonly content: string }

export type Posts = {
  /**
   * Opens a public thread on a message, or gives the thread that the message has already. `plain` is the name for a
   * second try if Discord does not allow `name`.
   */
  readonly openThread: (channel: string, message: string, name: string, plain?: string) => Promise<Posted>
  /** Posts a message in a channel or thread. Discord posts requests with the same `nonce` (≤ 25 characters) once. */
  readonly post: (channel: string, components: Components, nonce: string) => Promise<Posted>
  /** Gives a thread another name. */
  readonly rename: (thread: string, name: string) => Promise<Posted>
  /** Changes one of the bot's own messages. */
  readonly edit: (channel: string, message: string, components: Components) => Promise<Posted>
  /** Changes the answer to this interaction, which may be private, or the later message with this id. */
  readonly editAnswer: (components: Components, message?: string) => Promise<Posted>
  /** Sends a further message after the answer, in the same place; this works wherever the command works. */
  readonly follow: (
    components: Components,
    isPrivate: boolean,
    files?: readonly TextFile[],
  ) => Promise<Posted>
  /** Sends a private message to the user, after the answer. */
  readonly tell: (components: Components) => Promise<Posted>
}

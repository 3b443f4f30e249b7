// What the bot does beside answering: threads, and messages in them.
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10'

/** Why Discord does not let the bot do something that it asked for, as far as a person can mend it. */
export type PostProblem =
  | 'forbidden' // a permission is missing (50001, 50013)
  | 'gone' // the channel, thread or message is not there any more (10003, 10008)
  | 'shut' // the thread is archived or locked (50083, 160005)
  | 'full' // as many threads as there may be (160006)
  | 'crowded' // as many people in the thread as there may be (30033)
  | 'hasThread' // the message has a thread already (160004)
  | 'filtered' // AutoMod, or another filter of words, has blocked it (200000, 200001, 240000, 20031)
  | 'slow' // slow mode, or another limit that lasts (20016, 20028, 20029, a long 429)
  | 'unfit' // a kind of channel that has no such things (50024, 50008, 40058)
  | 'unavailable' // Discord itself does not answer rightly (5xx), after trying again

/** The same, or any other refusal by its code. */
export type Trouble =
  | { readonly problem: PostProblem }
  | { readonly problem: 'refused'; readonly code: number }

export type Posted = { readonly id: string } | Trouble

type Components = readonly APIMessageTopLevelComponent[]

export type TextFile = { readonly name: string; readonly content: string }

export type Posts = {
  /**
   * A public thread on a message; of a message that has one already, that one is given. `plain` is tried where `name` is
   * not allowed.
   */
  readonly openThread: (channel: string, message: string, name: string, plain?: string) => Promise<Posted>
  /** A message in a channel or thread. `nonce` (at most 25 characters): sent twice, it is posted once. */
  readonly post: (channel: string, components: Components, nonce: string) => Promise<Posted>
  /** Changes one of the bot's own messages. */
  readonly edit: (channel: string, message: string, components: Components) => Promise<Posted>
  /** Changes the answer to this interaction, which may be private, or a further message after it. */
  readonly editAnswer: (components: Components, message?: string) => Promise<Posted>
  /** A further message after the answer, where it was asked: possible wherever the command is. */
  readonly follow: (
    components: Components,
    isPrivate: boolean,
    files?: readonly TextFile[],
  ) => Promise<Posted>
  /** Says something privately to the one who asked or pressed, after the answer. */
  readonly tell: (components: Components) => Promise<Posted>
}

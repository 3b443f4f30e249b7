// What the bot does beside answering: threads, and messages in them.
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10'
import type { TextFile } from './command.ts'

/** Why Discord does not let the bot do something that it asked for, as far as a person can mend it. */
export type PostProblem =
  | 'forbidden' // a permission is missing (50001, 50013)
  | 'gone' // the channel, thread or message is not there any more (10003, 10008)
  | 'shut' // the thread is archived or locked (50083, 160005)
  | 'full' // as many threads as there may be (160006)
  | 'hasThread' // the message has a thread already (160004)
  | 'unavailable' // Discord itself does not answer rightly (5xx), after trying again

export type Posted = { readonly id: string } | { readonly problem: PostProblem }

export type Posts = {
  /** A public thread on a message; of a message that has one already, that one is given. */
  readonly openThread: (channel: string, message: string, name: string) => Promise<Posted>
  /** A message in a channel or thread. `nonce` (at most 25 characters): sent twice, it is posted once. */
  readonly post: (
    channel: string,
    components: readonly APIMessageTopLevelComponent[],
    nonce: string,
  ) => Promise<Posted>
  /** Changes one of the bot's own messages. */
  readonly edit: (
    channel: string,
    message: string,
    components: readonly APIMessageTopLevelComponent[],
  ) => Promise<Posted>
  /** Changes the answer to this interaction, which may be private. */
  readonly editAnswer: (components: readonly APIMessageTopLevelComponent[]) => Promise<Posted>
  /** A further message after the answer, where it was asked: possible wherever the command is. */
  readonly follow: (
    components: readonly APIMessageTopLevelComponent[],
    isPrivate: boolean,
    files?: readonly TextFile[],
  ) => Promise<Posted>
  /** Says something privately to the one who asked or pressed, after the answer. */
  readonly tell: (components: readonly APIMessageTopLevelComponent[]) => Promise<Posted>
}

/** What a user's client would not do for them, or could not: with a code, for whoever has to say so. */

export const HINDRANCES = [
  'channelClosed',
  'choicesMissing',
  'commandNotHere',
  'commandNotYours',
  'commandUnknown',
  'componentGone',
  'fieldTooLong',
  'fieldTooShort',
  'fieldWrong',
  'messageGone',
  'messageNotPrivate',
  'modalGone',
  'optionMissing',
  'optionWrong',
  'threadLocked',
] as const
export type Hindrance = (typeof HINDRANCES)[number]

/** Thrown by everything an actor does. Its message is for tests and logs. */
export class Impossible extends Error {
  readonly why: Hindrance
  /** The command, option or field it is about, as the user calls it; '' when there is none. */
  readonly about: string

  constructor(why: Hindrance, message: string, about = '') {
    super(message)
    this.why = why
    this.about = about
  }
}

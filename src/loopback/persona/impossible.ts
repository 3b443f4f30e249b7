// What a user's client would not do for them, or could not: with a code, for whoever has to say so.

export type Hindrance =
  | 'channelClosed'
  | 'choicesMissing'
  | 'commandNotHere'
  | 'commandNotYours'
  | 'commandUnknown'
  | 'componentGone'
  | 'fieldTooLong'
  | 'fieldTooShort'
  | 'fieldWrong'
  | 'messageEmpty'
  | 'messageGone'
  | 'messageNotPrivate'
  | 'messageTooLong'
  | 'modalGone'
  | 'optionMissing'
  | 'optionWrong'
  | 'threadLocked'

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

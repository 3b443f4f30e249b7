// Defines Impossible, the error for a move that a user's client cannot make, with a code for each case.

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

/** Is thrown by every move of a persona; its message is for tests and logs. */
export class Impossible extends Error {
  readonly why: Hindrance
  /** The command, option or field by the name its user sees; '' when there is none. */
  readonly about: string

  constructor(why: Hindrance, message: string, about = '') {
    super(message)
    this.why = why
    this.about = about
  }
}

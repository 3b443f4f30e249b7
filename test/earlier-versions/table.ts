// Plays on a bot without Discord, and keeps every shown message and every press that it allows.
import { setTimeout as wait } from 'node:timers/promises'
import type { Caller, InteractionAnswer, MessageAnswer } from '../../src/discord/interaction/command.ts'
import type { Posts } from '../../src/discord/request/posts.ts'
import type { Bot, Options } from './bot.ts'
import { BEGINNING, CHANNEL, callerOf, type Person, type Spot, USERS } from './callers.ts'
import { type Control, filledIn, pressesIn } from './controls.ts'

/** A message as it is now. */
export type Shown = Pick<Control, 'by' | 'at' | 'message' | 'isPrivate'> & {
  readonly components: readonly unknown[]
}

export type Table = {
  /** Every press that any message or form has allowed. */
  readonly controls: Control[]
  /** Sends a command. @returns the messages that it shows, in order */
  readonly ask: (
    by: Person,
    at: Spot,
    name: string,
    subcommand: string | null,
    options: Options,
  ) => Promise<Shown[]>
  readonly about: (by: Person, text: string) => Promise<Shown[]>
  /** Presses a control, and sends the form that may open. */
  readonly press: (control: Control, form?: FormEnd) => Promise<Shown[]>
  /** Lets an hour pass. */
  readonly waits: () => void
}

/** What becomes of a form: it is sent, or sent with what a form refuses, or filled in and still open. */
export type FormEnd = 'sent' | 'mistyped' | 'left open'

/** Chooses the values of forms. */
export type Filling = {
  readonly pick: (below: number) => number
  readonly typed: (name: string, isMistyped: boolean) => string
}

/** The origin of an answer: a pressed message, or a command, which has no message yet. */
type Origin = Omit<Control, 'customId' | 'values' | 'fields'>
const asked = (by: Person, at: Spot): Origin => ({ by, at, message: '', isPrivate: false })

export function tableAt(bot: Bot, filling: Filling): Table {
  const controls: Control[] = []
  const threads: Spot[] = []
  let count = 0
  const nextId = () => `6${String(++count).padStart(17, '0')}`
  const caller = (by: Person, at: Spot) => {
    const within = threads.filter(({ parent }) => parent === at.channel).map(({ channel }) => channel)
    return callerOf(by, at, nextId(), BEGINNING + count * 1000, within)
  }

  const shows = (shown: Shown): Shown => {
    const { by, at, message, isPrivate } = shown
    for (const press of pressesIn(shown.components)) controls.push({ by, at, message, isPrivate, ...press })
    return shown
  }

  async function messages(answer: MessageAnswer, { by, at, message: pressed }: Origin): Promise<Shown[]> {
    const message = answer.as === 'update' ? pressed : nextId()
    const all = [shows({ by, at, message, isPrivate: answer.isPrivate, components: answer.components })]
    const posts = postsTo({ by, at, nextId, threads, shows: shown => all.push(shows(shown)) })
    await answer.afterwards?.(posts, message)
    // The mark that follows an answer is written a moment later.
    await wait(0)
    return all
  }

  async function answered(
    answer: InteractionAnswer | null,
    origin: Origin,
    sent: FormEnd = 'sent',
  ): Promise<Shown[]> {
    if (!answer) return []
    if (answer.as !== 'modal') return messages(answer, origin)
    const { custom_id: customId, components } = answer.modal
    const typed = (name: string) => filling.typed(name, sent === 'mistyped')
    const fields = filledIn(components, filling.pick, typed, USERS.ben.id)
    const { by, at, message, isPrivate } = origin
    const form: Control = { by, at, message, isPrivate, customId, values: [], fields }
    controls.push(form)
    if (sent === 'left open') return []
    return answered(await bot.submit(submittedOf(form, caller(by, at))), form)
  }

  return {
    controls,
    ask: async (by, at, name, subcommand, options) =>
      answered(await bot.ask(caller(by, at), name, subcommand, options), asked(by, at)),
    about: async (by, text) => answered(await bot.about(caller(by, CHANNEL), text), asked(by, CHANNEL)),
    press: async (control, form) =>
      answered(await bot.press(pressedOf(control, caller(control.by, control.at))), control, form),
    waits: () => {
      count += 3600
    },
  }
}

/** The id of a message tells how many seconds after the beginning it was posted. */
const sourceOf = ({ message, isPrivate, isForOthers = false }: Control) => ({
  message,
  posted: BEGINNING + Number(message.slice(1)) * 1000,
  isAsker: !isForOthers,
  isPrivate,
  sharedBy: null,
})

export const pressedOf = (control: Control, who: Caller) => ({
  ...who,
  ...sourceOf(control),
  customId: control.customId,
  values: control.values,
})

export const submittedOf = (form: Control, who: Caller) => ({
  ...who,
  customId: form.customId,
  fields: new Map(Object.entries(form.fields ?? {})),
  users: new Map([[USERS.ben.id, { ...USERS.ben, isBot: false }]]),
  source: form.message ? sourceOf(form) : null,
})

type Posting = {
  readonly by: Person
  readonly at: Spot
  readonly nextId: () => string
  /** Gets the threads that are opened. */
  readonly threads: Spot[]
  readonly shows: (shown: Shown) => void
}

/** Acts as a Discord without faults: every post succeeds. */
function postsTo({ by, at, nextId, threads, shows }: Posting): Posts {
  const stands = (shown: Omit<Shown, 'by' | 'message'>, message = nextId()) => {
    shows({ by, message, ...shown })
    return Promise.resolve({ id: message })
  }
  const threadOf = (channel: string): Spot =>
    threads.find(thread => thread.channel === channel) ?? { ...at, kind: 'thread', channel }
  return {
    openThread: (parent, channel) => {
      threads.push({ ...at, kind: 'thread', channel, parent })
      return Promise.resolve({ id: channel })
    },
    rename: thread => Promise.resolve({ id: thread }),
    post: (channel, components) => stands({ at: threadOf(channel), isPrivate: false, components }),
    edit: (channel, message, components) =>
      stands({ at: { ...at, channel }, isPrivate: false, components }, message),
    editAnswer: components => stands({ at, isPrivate: false, components }),
    follow: (components, isPrivate) => stands({ at, isPrivate, components }),
    tell: components => stands({ at, isPrivate: true, components }),
  }
}

// Shows what an interaction has led to: the messages that it brought, or the form that it opened.
import { type Writing, writeMessage } from '../../loopback/persona/plain-text.ts'
import type { Outcome, SeenMessage } from '../../loopback/start-loopback.ts'
import type { World } from '../../loopback/world/world.ts'
import { readable } from '../readable.ts'
import { boardNow, goesOn, takeNews } from './conversation.ts'
import { askText, openForm } from './form.ts'
import type { Typist } from './session.ts'

/** Waits until the bot has done all that follows its answer. @returns what to print: the messages, or the form */
export async function showOutcome({ modal, message }: Partial<Outcome>, typist: Typist): Promise<string> {
  const { actor, t, session } = typist
  const { discord, conversation } = session
  if (modal) return formText(modal, typist)
  await session.settled()
  const news = takeNews(conversation, discord, actor, message)
  if (news.length === 0) return t('terminal:noAnswer')
  const board = boardNow(conversation, discord, actor)
  const isBeside = board && goesOn(board) && !news.some(({ id }) => id === board.id)
  const notes = isBeside ? [t('terminal:beside', { board: titleIn(board, typist) })] : []
  return [news.map(one => messageText(one, typist)).join('\n\n'), ...notes].join('\n')
}

function formText(modal: NonNullable<Outcome['modal']>, { t, session, actor }: Typist): string {
  const { users } = session.discord.world
  const people = [...users.values()].filter(({ bot }) => !bot)
  session.form = openForm(
    modal,
    people.map(({ id, name }) => ({ value: id, label: name })),
  )
  const texts = modal.texts.map(one => readable(one, readerOf({ actor, session })))
  return [t('terminal:form.opened', { title: modal.title }), ...texts, askText(session.form, t)].join('\n')
}

function messageText(message: SeenMessage, typist: Typist): string {
  const words = wordsOf(message, typist)
  return message.ephemeral ? `${typist.t('terminal:private')}\n${words}` : words
}

/** The first line of a message, by which a person knows it. */
export const titleIn = (message: SeenMessage, typist: Typist): string =>
  wordsOf(message, typist).split('\n', 1)[0] ?? ''

function wordsOf(message: SeenMessage, typist: Typist): string {
  const reader = readerOf(typist)
  const writing: Writing = {
    prose: markdown => readable(markdown, reader),
    list: listText,
    file: (name, url) => typist.t('terminal:file', { name, url }),
  }
  return writeMessage(message, writing)
}

const readerOf = ({ actor, session: { discord } }: Pick<Typist, 'actor' | 'session'>) => ({
  nameOf: (id: string) => nameIn(discord.world, id),
  locale: actor.locale,
  now: discord.world.now(),
})

function nameIn({ users, channels, guilds }: World, id: string): string | undefined {
  const roles = [...guilds.values()].flatMap(guild => guild.roles)
  return (users.get(id) ?? channels.get(id) ?? roles.find(role => role.id === id))?.name
}

/** Options that are lines themselves stand one below the other. */
const listText = (placeholder: string, options: readonly string[]): string =>
  options.some(option => option.includes(' · '))
    ? [`[${placeholder} ▾]`, ...options.map(option => `  [${option}]`)].join('\n')
    : `[${placeholder} ▾ ${options.join(' · ')}]`

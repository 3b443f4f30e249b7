// Asks for a person's data and reads the files that follow the answer.
import { type Actor, type Discord, messageOf, plainTextOf } from '../../src/loopback/start-loopback.ts'

type File = {
  readonly name: string
  readonly content: {
    readonly user: string
    readonly settings: unknown
    // biome-ignore lint/suspicious/noExplicitAny: the tests compare the shapes
    readonly walkthroughs: readonly any[]
    readonly offers: readonly object[]
  }
}

/** All files, once the answer says that they are complete. */
export async function exportedBy(discord: Discord, actor: Actor): Promise<File[]> {
  const before = actor.sees().length
  const { id } = messageOf(await actor.command('settings data export'))
  const isComplete = () =>
    actor
      .sees()
      .some(
        message =>
          message.id === id &&
          /everything I have stored about you, in|ist alles, was ich/.test(plainTextOf(message)),
      )
  await discord.waitFor(isComplete)
  const files = actor
    .sees()
    .slice(before)
    .flatMap(({ ephemeral, attachments }) => (ephemeral ? attachments : []))
  return Promise.all(
    files.map(async ({ filename: name, url }) => ({
      name,
      content: (await (await fetch(url)).json()) as File['content'],
    })),
  )
}

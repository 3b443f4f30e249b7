// Runs the bot without Discord: the loopback Discord, the bot on it, and a page for trying it, in one process.

import type { Language } from '../language.ts'
import type { Log } from '../log.ts'
import { startDiscord } from '../loopback/start-loopback.ts'
import { servePage } from '../playground/site/serve.ts'
import { wordsIn } from '../words/words.ts'

/** The address of a Discord, and the token for it. */
type Whereabouts = { readonly token: string; readonly apiUrl: string }

type PageParts = {
  /** Builds every part of the bot anew and connects it; `isFresh`: with an empty store. */
  readonly startBot: (at: Whereabouts, isFresh: boolean) => Promise<{ readonly stop: () => Promise<void> }>
  /** The first port to try. */
  readonly port: number
  readonly language: Language
  readonly log: Log
}

/** Runs until a signal ends the program. @returns the exit code */
export async function runPage({ startBot, port, language, log }: PageParts): Promise<number> {
  const t = wordsIn(language)
  const discord = await startDiscord()
  const at = { token: discord.token, apiUrl: discord.api }
  let bot = await startBot(at, true)
  const restartBot = async (isFresh: boolean) => {
    await bot.stop()
    bot = await startBot(at, isFresh)
  }
  const page = await servePage({ discord, port, language, log, restartBot })
  const isServed = !('problem' in page)
  if (isServed) {
    console.log([t('playground:address', { url: page.url }), t('playground:terminal')].join('\n'))
    await ended()
    await page.close()
  } else {
    console.error(t('playground:noFreePort', { first: page.first, last: page.last }))
  }
  await bot.stop()
  await discord.close()
  return isServed ? 0 : 1
}

/** Resolves at the signal of Ctrl+C or of an operator. */
const ended = (): Promise<void> =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })

// Runs the bot without Discord: a prompt at the terminal, and between it and the bot the loopback Discord.
import { createInterface } from 'node:readline'
import type { Faces } from '../../discord/attack/face/face.ts'
import { ALONE, startBot } from '../../discord/bot.ts'
import type { Command } from '../../discord/interaction/command.ts'
import type { Language } from '../../language.ts'
import type { Log } from '../../log.ts'
import { startDiscord } from '../../loopback/start-loopback.ts'
import type { Store } from '../../store/store.ts'
import { wordsIn } from '../../words/words.ts'
import { answerTo } from './answer-line.ts'
import { newConversation } from './conversation.ts'
import type { PromptSession } from './session.ts'

export type PromptParts = {
  readonly commands: readonly Command[]
  readonly faces: Faces
  readonly store: Store
  readonly fallback: Language
  readonly language: Language
  readonly log: Log
}

/** Runs until the input ends or a line says quit. */
export async function runPrompt({
  commands,
  faces,
  store,
  fallback,
  language,
  log,
}: PromptParts): Promise<void> {
  const discord = await startDiscord()
  const at = { token: discord.token, apiUrl: discord.api }
  const bot = startBot({ ...at, ...ALONE, readCommands: async () => commands, store, fallback, log })
  const lost = await bot.ready
  if (lost) throw new Error(`the bot cannot reach the loopback Discord: ${lost.problem}`)
  await discord.botIsReady()
  const session: PromptSession = {
    discord,
    settled: bot.settled,
    commands: commands.map(({ definition }) => definition),
    faces,
    conversation: newConversation(),
    language,
    form: null,
  }
  const input = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' })
  console.log([wordsIn(language)('terminal:welcome'), wordsIn(language)('terminal:hint')].join('\n'))
  let isOpen = true
  input.once('close', () => {
    isOpen = false
  })
  input.prompt()
  for await (const typed of input) {
    const answer = await answerTo(typed, session)
    if (answer === null) break
    if (answer !== '') console.log(answer)
    if (isOpen) input.prompt()
  }
  input.close()
  await bot.stop()
  await discord.close()
}

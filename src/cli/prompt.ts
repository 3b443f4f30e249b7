// Runs the bot without Discord: a prompt at the terminal, and between it and the bot the loopback Discord.
import { createInterface } from 'node:readline'
import { ComponentType } from 'discord-api-types/v10'
import type { Faces } from '../discord/attack/faces/face.ts'
import { ALONE, startBot } from '../discord/bot.ts'
import type { Command } from '../discord/interaction/command.ts'
import type { Language } from '../language.ts'
import type { Log } from '../log.ts'
import { everyComponent } from '../loopback/interaction/components.ts'
import { Impossible } from '../loopback/persona/impossible-move.ts'
import {
  type Actor,
  type Discord,
  type Outcome,
  type SeenMessage,
  startDiscord,
  text,
} from '../loopback/start-loopback.ts'
import { impossibleText } from '../playground/hindrance-words.ts'
import type { Store } from '../store/store.ts'
import { type Translate, wordsIn } from '../words/words.ts'
import { plain } from './entry-text.ts'
import { type Line, readLine } from './prompt-line.ts'

export type PromptParts = {
  readonly commands: readonly Command[]
  readonly faces: Faces
  readonly store: Store
  readonly fallback: Language
  readonly language: Language
  readonly log: Log
}

/** Chooses the typing user: Ben, whose Discord is in German, or for any other language Ana, whose Discord is in English. */
const personaOf = (language: Language): string => (language === 'de' ? 'Ben' : 'Ana')

type Session = {
  readonly discord: Discord
  readonly faces: Faces
  language: Language
  last: SeenMessage | null
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
  const bot = await startBot({ ...at, ...ALONE, commands, store, fallback, log })
  if ('problem' in bot) throw new Error(`the bot cannot reach the loopback Discord: ${bot.problem}`)
  await discord.botIsReady()
  const session: Session = { discord, faces, language, last: null }
  const input = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' })
  console.log([wordsIn(language)('terminal:welcome'), wordsIn(language)('terminal:hint')].join('\n'))
  const definitions = commands.map(({ definition }) => definition)
  let isOpen = true
  input.once('close', () => {
    isOpen = false
  })
  input.prompt()
  for await (const typed of input) {
    const line = readLine(typed, definitions)
    if (line.does === 'quit') break
    const answer = await answerTo(line, session)
    if (answer) console.log(answer)
    if (isOpen) input.prompt()
  }
  input.close()
  await bot.stop()
  await discord.close()
}

async function answerTo(line: Line, session: Session): Promise<string> {
  const actor = session.discord.user(personaOf(session.language))
  const t = wordsIn(session.language)
  try {
    switch (line.does) {
      case 'command':
        return (await shown(await send(actor, line), actor, session)) ?? t('terminal:noAnswer')
      case 'press':
        return (await shown(await press(actor, session, line.what), actor, session)) ?? notThere(line.what, t)
      case 'choose':
        return (
          (await shown(await choose(actor, session, line.what), actor, session)) ?? notThere(line.what, t)
        )
      case 'language':
        session.language = line.language
        return wordsIn(line.language)('terminal:language')
      case 'help':
        return help(session.faces, t)
      case 'nothing':
        return ''
      default:
        return t('terminal:unknown')
    }
  } catch (error) {
    const reason = error instanceof Impossible ? impossibleText(error, t) : (error as Error).message
    return t('terminal:failed', { reason })
  }
}

const notThere = (what: string, t: Translate): string => t('terminal:notThere', { what })

async function shown(outcome: Outcome | null, actor: Actor, session: Session): Promise<string | null> {
  const t = wordsIn(session.language)
  if (outcome?.modal) return t('terminal:form')
  if (!outcome?.message) return null
  const message = await followed(outcome.message, actor, session.discord)
  session.last = message
  const note = message.ephemeral ? [t('terminal:private')] : []
  return [...note, plain(text(message))].join('\n')
}

type Sent = Extract<Line, { does: 'command' }>

/** Sends a command. An option takes the offer of its autocomplete that reads as the typed text; else the text itself. */
async function send(actor: Actor, { name, options }: Sent): Promise<Outcome> {
  const chosen: Record<string, string | number | boolean> = { ...options }
  for (const [option, typed] of Object.entries(options)) {
    const offers = await actor.autocomplete(name, { ...options }, option).catch(() => [])
    const offer = offers.find(one => one.name.toLowerCase() === String(typed).toLowerCase())
    if (offer) chosen[option] = offer.value
  }
  return actor.command(name, chosen)
}

/** How long a thread may take to open, in milliseconds. */
const OPENS_WITHIN = 1_000

/** A message without buttons and selects may open a thread: then the last message there is returned. */
async function followed(message: SeenMessage, actor: Actor, discord: Discord): Promise<SeenMessage> {
  const offers = [...buttonsOf(message), ...optionsOf(message)]
  if (message.ephemeral || offers.length > 0) return message
  const inThread = () =>
    discord.world.channels.has(message.id) ? actor.in({ id: message.id }).sees().at(-1) : undefined
  try {
    return await discord.waitFor(inThread, OPENS_WITHIN)
  } catch {
    return message
  }
}

type Offer = { readonly customId: string; readonly label: string; readonly message: SeenMessage }

async function press(actor: Actor, { last }: Session, what: string): Promise<Outcome | null> {
  const offer = meant(buttonsOf(last), what)
  return offer && actor.press(offer.message, offer.customId)
}

async function choose(actor: Actor, { last }: Session, what: string): Promise<Outcome | null> {
  const offer = meant(optionsOf(last), what)
  return offer && actor.select(offer.message, offer.customId, offer.label)
}

/** Finds the offer with this label, or else one whose label contains the text. */
function meant(offers: readonly Offer[], what: string): Offer | null {
  const said = what.toLowerCase()
  const labels = offers.map(offer => ({ offer, label: offer.label.toLowerCase() }))
  const found = labels.find(({ label }) => label === said) ?? labels.find(({ label }) => label.includes(said))
  return found?.offer ?? null
}

const buttonsOf = (message: SeenMessage | null): Offer[] =>
  partsOf(message, ComponentType.Button).map(({ part, ...rest }) => ({ ...rest, label: part.label ?? '' }))

const optionsOf = (message: SeenMessage | null): Offer[] =>
  partsOf(message, ComponentType.StringSelect).flatMap(({ part, ...rest }) =>
    (part.options ?? []).map(({ label }) => ({ ...rest, label })),
  )

function partsOf(message: SeenMessage | null, type: ComponentType) {
  if (!message) return []
  return everyComponent(message.components ?? [])
    .map(({ component }) => component)
    .filter(component => component.type === type)
    .map(part => ({ part, customId: part.custom_id ?? '', message }))
}

function help(faces: Faces, t: Translate): string {
  const [, ...others] = faces.values().map(({ name }) => name(t))
  return [
    t('terminal:help.rule'),
    t('terminal:help.attack', { others: others.join(', ') }),
    t('terminal:help.settings'),
    t('terminal:help.bot'),
    t('terminal:help.press'),
    t('terminal:help.choose'),
    t('terminal:help.language'),
    t('terminal:help.quit'),
  ].join('\n')
}

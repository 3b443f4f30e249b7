// The bare bot (the floor), the least that a bot on discord.js can do: it answers with constants and keeps nothing.
import { readFileSync } from 'node:fs'
import {
  ApplicationCommandOptionType,
  Client,
  Events,
  GatewayIntentBits,
  type Interaction,
  MessageFlags,
  Options,
  Partials,
} from 'discord.js'
import type { AutocompleteChoice } from '../../src/discord/interaction/command.ts'
import type { Constants } from './floor-answers.ts'

const { DISCORD_TOKEN: token = '', DISCORD_API_URL: api = '', FLOOR_CONSTANTS: file = '' } = process.env
const { reply, board, letter } = JSON.parse(readFileSync(file, 'utf8')) as Constants
const flags = MessageFlags.IsComponentsV2
/** Shares no divisor with the number of choices. */
const STEP = 37

const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  partials: [Partials.Channel],
  allowedMentions: { parse: [] },
  makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
  rest: { api, retries: 0 },
})
client.on(Events.InteractionCreate, interaction => {
  // Late answers are only logged: the process that measures counts them.
  answer(interaction).catch(error => console.error(error.message))
})
const described = (name: string) => ({ name, description: 'Looks something up' })
client.once(Events.ClientReady, ({ application }) => {
  const option = {
    type: ApplicationCommandOptionType.String,
    ...described('query'),
    autocomplete: true,
  } as const
  return application.commands.set([{ ...described('rule'), options: [option] }])
})
await client.login(token)

let letters = 0

/** Goes through the choices in mixed order. */
function next(): AutocompleteChoice[] {
  letters += STEP
  return letter[letters % letter.length] ?? []
}

async function answer(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) await interaction.respond(next())
  else if (interaction.isChatInputCommand()) await interaction.reply({ components: reply, flags })
  else if (interaction.isMessageComponent()) await interaction.update({ components: board, flags })
}

// /card (/karte): finds a card and shows what is known of it; its buttons lead to rules, official answers and attacks.
import { ApplicationCommandType, ApplicationCommandOptionType as Type } from 'discord-api-types/v10'
import { askForCard, cardNameChoices } from '../src/discord/card/ask.ts'
import type { CardParts } from '../src/discord/card/parts.ts'
import { pressOnCard } from '../src/discord/card/press.ts'
import { CARD_PREFIX } from '../src/discord/card/state.ts'
import { described, EVERYWHERE } from '../src/discord/definition/definition.ts'
import { shownOptions } from '../src/discord/definition/shown-options.ts'
import type { Command } from '../src/discord/interaction/command.ts'
import type { Glossary } from '../src/glossary/glossary.ts'
import { LONGEST_QUERY } from '../src/search/query.ts'

export const cardCommand = (parts: CardParts): Command => ({
  definition: definition(parts.glossary),
  prefix: CARD_PREFIX,
  ask: asked => askForCard(parts, asked),
  complete: cardNameChoices(parts),
  press: pressed => pressOnCard(parts, pressed),
})

const definition = (glossary: Glossary): Command['definition'] => ({
  type: ApplicationCommandType.ChatInput,
  ...described('commands:card'),
  ...EVERYWHERE,
  options: [
    {
      type: Type.String,
      ...described('commands:card.query'),
      required: true,
      autocomplete: true,
      max_length: LONGEST_QUERY,
    },
    ...shownOptions(glossary),
  ],
})

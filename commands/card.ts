// /card (/karte): finds a card and shows what is known of it; its buttons lead to rules, official answers and attacks.
import { askForCard, cardNameChoices } from '../src/discord/card/ask.ts'
import type { CardParts } from '../src/discord/card/parts.ts'
import { pressOnCard } from '../src/discord/card/press.ts'
import { CARD_PREFIX } from '../src/discord/card/state.ts'
import { described } from '../src/discord/definition/definition.ts'
import { lookUpCommand } from '../src/discord/definition/look-up-command.ts'
import type { Command } from '../src/discord/interaction/command.ts'

const WORDS = { command: described('commands:card'), query: described('commands:card.query') }

export const cardCommand = (parts: CardParts): Command => ({
  definition: lookUpCommand(WORDS, parts.glossary),
  prefix: CARD_PREFIX,
  ask: asked => askForCard(parts, asked),
  complete: cardNameChoices(parts),
  press: pressed => pressOnCard(parts, pressed),
})

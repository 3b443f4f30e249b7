// /rule (/regel): finds a rule and shows it; its buttons turn pages, languages and entries.
import { ApplicationCommandType, ApplicationCommandOptionType as Type } from 'discord-api-types/v10'
import { described, EVERYWHERE } from '../src/discord/definition/definition.ts'
import { shownOptions } from '../src/discord/definition/shown-options.ts'
import type { Command } from '../src/discord/interaction/command.ts'
import { askForRule, ruleChoices } from '../src/discord/rule/ask.ts'
import type { RuleParts } from '../src/discord/rule/parts.ts'
import { pressOnRule } from '../src/discord/rule/press.ts'
import { RULE_PREFIX } from '../src/discord/rule/state.ts'
import { rememberingFinder } from '../src/glossary/find.ts'
import type { Glossary } from '../src/glossary/glossary.ts'
import { LONGEST_QUERY } from '../src/search/query.ts'

export function ruleCommand(parts: RuleParts): Command {
  // “Find rules” has a finder that remembers nothing, because nothing of a message is kept.
  const remembering = { ...parts, find: rememberingFinder(parts.find) }
  return {
    definition: definition(parts.glossary),
    prefix: RULE_PREFIX,
    ask: asked => askForRule(remembering, asked),
    complete: ruleChoices(remembering),
    press: pressed => pressOnRule(parts, pressed),
  }
}

const definition = (glossary: Glossary): Command['definition'] => ({
  type: ApplicationCommandType.ChatInput,
  ...described('commands:rule'),
  ...EVERYWHERE,
  options: [
    {
      type: Type.String,
      ...described('commands:rule.query'),
      required: true,
      autocomplete: true,
      max_length: LONGEST_QUERY,
    },
    ...shownOptions(glossary),
  ],
})

// /rule (/regel): finds a rule and shows it; its buttons turn pages, languages and entries.
import { described } from '../src/discord/definition/definition.ts'
import { lookUpCommand } from '../src/discord/definition/look-up-command.ts'
import type { Command } from '../src/discord/interaction/command.ts'
import { askForRule, ruleChoices } from '../src/discord/rule/ask.ts'
import type { RuleParts } from '../src/discord/rule/parts.ts'
import { pressOnRule } from '../src/discord/rule/press.ts'
import { RULE_PREFIX } from '../src/discord/rule/state.ts'
import { rememberingFinder } from '../src/glossary/find.ts'

const WORDS = { command: described('commands:rule'), query: described('commands:rule.query') }

export function ruleCommand(parts: RuleParts): Command {
  // “Find rules” has a finder that remembers nothing, because nothing of a message is kept.
  const remembering = { ...parts, find: rememberingFinder(parts.find) }
  return {
    definition: lookUpCommand(WORDS, parts.glossary),
    prefix: RULE_PREFIX,
    ask: asked => askForRule(remembering, asked),
    complete: ruleChoices(remembering),
    press: pressed => pressOnRule(parts, pressed),
  }
}

// The commands of the bot, listed by hand: one that is missing here is missing.
import type { Command } from '../src/discord/command.ts'
import type { RuleParts } from '../src/discord/rule/parts.ts'
import { ruleCommand } from './rule.ts'

export const commandsOf = (parts: RuleParts): readonly Command[] => [ruleCommand(parts)]

// The commands of the bot, listed by hand: one that is missing here is missing.
import type { AttackParts } from '../src/discord/attack/handlers/parts.ts'
import type { Command } from '../src/discord/command.ts'
import type { RuleParts } from '../src/discord/rule/parts.ts'
import type { SettingsParts } from '../src/discord/settings/parts.ts'
import { attackCommand } from './attack.ts'
import { ruleCommand } from './rule.ts'
import { settingsCommand } from './settings.ts'

export const commandsOf = (parts: RuleParts & SettingsParts & AttackParts): readonly Command[] => [
  ruleCommand(parts),
  attackCommand(parts),
  settingsCommand(parts),
]

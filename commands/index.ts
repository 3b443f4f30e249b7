// Lists the commands of the bot by hand: a command that is missing here does not exist.
import type { AttackParts } from '../src/discord/attack/play/parts.ts'
import type { CardParts } from '../src/discord/card/parts.ts'
import type { Command } from '../src/discord/interaction/command.ts'
import type { SettingsParts } from '../src/discord/settings/parts.ts'
import { type AboutParts, aboutCommand } from './about.ts'
import { attackCommand } from './attack.ts'
import { cardCommand } from './card.ts'
import { type FindParts, findRulesCommand } from './find-rules.ts'
import { helpCommand } from './help.ts'
import { ruleCommand } from './rule.ts'
import { settingsCommand } from './settings.ts'

export const commandsOf = (
  parts: FindParts & CardParts & SettingsParts & AttackParts & AboutParts,
): readonly Command[] => [
  ruleCommand(parts),
  cardCommand(parts),
  findRulesCommand(parts),
  attackCommand(parts),
  settingsCommand(parts),
  helpCommand(parts),
  aboutCommand(parts),
]

// /attack (/angriff): walks the table through an attack, step by step.
import { ApplicationCommandOptionType, ApplicationCommandType } from 'discord-api-types/v10'
import { ask } from '../src/discord/attack/handlers/ask.ts'
import { complete } from '../src/discord/attack/handlers/complete.ts'
import type { AttackParts } from '../src/discord/attack/handlers/parts.ts'
import { press } from '../src/discord/attack/handlers/press.ts'
import { submit } from '../src/discord/attack/handlers/submit.ts'
import { ATTACK_PREFIX } from '../src/discord/attack/ids.ts'
import { enemyOptions, heroOptions, resumeOptions, unitOptions } from '../src/discord/attack/options.ts'
import type { Command } from '../src/discord/command.ts'
import { everywhere } from '../src/discord/everywhere.ts'
import { localised, localisedChoice } from '../src/discord/localised.ts'

export const attackCommand = (parts: AttackParts): Command => ({
  definition: definition(parts),
  prefix: ATTACK_PREFIX,
  ask: asked => ask(parts, asked),
  complete: typing => complete(parts, typing),
  press: pressed => press(parts, pressed),
  submit: submitted => submit(parts, submitted),
})

const subcommand = (name: 'enemy' | 'hero' | 'unit' | 'resume' | 'list') => ({
  type: ApplicationCommandOptionType.Subcommand as const,
  ...localised(
    t => t(`commands:attack.${name}.name`),
    t => t(`commands:attack.${name}.description`),
  ),
})

const definition = ({ glossary, flows }: AttackParts): Command['definition'] => {
  const editions = glossary.games.get('marvel-champions')?.editions ?? []
  const playable = editions.filter(({ id }) =>
    flows.get('marvel-champions/enemy-attack')?.editions.includes(id),
  )
  const choices = playable.map(({ id, name }) => localisedChoice(name, id))
  return {
    type: ApplicationCommandType.ChatInput,
    ...localised(
      t => t('commands:attack.name'),
      t => t('commands:attack.description'),
    ),
    ...everywhere(),
    options: [
      { ...subcommand('enemy'), options: [...enemyOptions(choices)] },
      { ...subcommand('hero'), options: [...heroOptions(choices)] },
      { ...subcommand('unit'), options: [...unitOptions()] },
      { ...subcommand('resume'), options: [...resumeOptions()] },
      subcommand('list'),
    ],
  }
}

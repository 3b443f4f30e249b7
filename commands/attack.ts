// /attack (/angriff): walks the table through an attack, step by step.
import { ApplicationCommandType, ApplicationCommandOptionType as Type } from 'discord-api-types/v10'
import { type AnyFace, attackFaces } from '../src/discord/attack/face/face.ts'
import { ATTACK_PREFIX } from '../src/discord/attack/face/ids.ts'
import { walkthroughOption } from '../src/discord/attack/face/options.ts'
import { askForAttack, attackChoices } from '../src/discord/attack/play/ask.ts'
import type { AttackParts } from '../src/discord/attack/play/parts.ts'
import { pressOnAttack } from '../src/discord/attack/play/press.ts'
import { submitForm } from '../src/discord/attack/play/submit.ts'
import { tablesTyped } from '../src/discord/attack/play/tables-typed.ts'
import { optionsOf } from '../src/discord/attack/play/typed-command.ts'
import { described, EVERYWHERE, localised } from '../src/discord/definition/definition.ts'
import type { Command } from '../src/discord/interaction/command.ts'
import type { Glossary } from '../src/glossary/glossary.ts'

export function attackCommand(parts: AttackParts): Command {
  const tables = tablesTyped(parts)
  return {
    definition: definition(parts),
    prefix: ATTACK_PREFIX,
    ask: asked => {
      tables.sentIn(asked.place.channel)
      return askForAttack(parts, asked)
    },
    complete: attackChoices(parts, tables),
    press: pressed => pressOnAttack(parts, pressed),
    submit: submitted => submitForm(parts, submitted),
  }
}

/** The subcommand of a face. */
const subcommand = (glossary: Glossary, face: AnyFace) => ({
  type: Type.Subcommand as const,
  ...localised(face.name, face.description),
  options: optionsOf(glossary, face).map(({ definition }) => definition),
})

const definition = ({ glossary, faces }: AttackParts): Command['definition'] => ({
  type: ApplicationCommandType.ChatInput,
  ...described('commands:attack'),
  ...EVERYWHERE,
  options: [
    ...attackFaces(faces).map(face => subcommand(glossary, face)),
    {
      type: Type.Subcommand,
      ...described('commands:attack.resume'),
      options: [walkthroughOption.definition],
    },
    { type: Type.Subcommand, ...described('commands:attack.list') },
    { type: Type.Subcommand, ...described('commands:attack.table') },
  ],
})

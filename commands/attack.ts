// /attack (/angriff): walks the table through an attack, step by step.
import { ApplicationCommandType, ApplicationCommandOptionType as Type } from 'discord-api-types/v10'
import { ATTACK_PREFIX } from '../src/discord/attack/board/ids.ts'
import type { AnyFace } from '../src/discord/attack/faces/face.ts'
import { editionsOf } from '../src/discord/attack/faces/played-editions.ts'
import type { AttackParts } from '../src/discord/attack/press/parts.ts'
import { pressOnAttack } from '../src/discord/attack/press/press.ts'
import { submitForm } from '../src/discord/attack/press/submit.ts'
import { askForAttack, attackChoices } from '../src/discord/attack/start/ask.ts'
import { choice, SHOWN, walkthroughOption } from '../src/discord/attack/start/options.ts'
import { described, EVERYWHERE, localised, localisedChoice } from '../src/discord/definition/definition.ts'
import type { Command } from '../src/discord/interaction/command.ts'
import type { Glossary } from '../src/glossary/glossary.ts'
import { rulesName } from '../src/words/edition-name.ts'

export const attackCommand = (parts: AttackParts): Command => ({
  definition: definition(parts),
  prefix: ATTACK_PREFIX,
  ask: asked => askForAttack(parts, asked),
  complete: attackChoices(parts),
  press: pressed => pressOnAttack(parts, pressed),
  submit: submitted => submitForm(parts, submitted),
})

/** The subcommand of a face; with the choice of an edition, if its flow has more than one. */
const subcommand = (glossary: Glossary, { flow, name, description, options }: AnyFace) => {
  const choices = editionsOf(glossary, flow).map(({ id }) => localisedChoice(t => rulesName(id, t), id))
  const more = choices.length > 1 ? [choice('edition', choices)] : []
  return {
    type: Type.Subcommand as const,
    ...localised(name, description),
    options: [...options, ...more, ...SHOWN].map(({ definition }) => definition),
  }
}

const definition = ({ glossary, faces }: AttackParts): Command['definition'] => ({
  type: ApplicationCommandType.ChatInput,
  ...described('commands:attack'),
  ...EVERYWHERE,
  options: [
    ...[...faces.values()].map(face => subcommand(glossary, face)),
    {
      type: Type.Subcommand,
      ...described('commands:attack.resume'),
      options: [walkthroughOption.definition],
    },
    { type: Type.Subcommand, ...described('commands:attack.list') },
  ],
})

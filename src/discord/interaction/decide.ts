// Finds the command of an interaction and lets it answer; a failing store leads to an answer as well.

import type { Settings } from '../../store/settings.ts'
import { StoreFault } from '../../store/store.ts'
import type { Translate } from '../../words/words.ts'
import { ANSWER_WITHIN, inTime } from '../request/clock.ts'
import type { Command, InteractionAnswer } from './command.ts'
import { privateSentence } from './private-answer.ts'
import { type Answerable, askedOf, isAsked, pressedOf, submittedOf } from './read-interaction.ts'
import { type RouterParts, storeSentence } from './router-parts.ts'

/** The time kept for sending the answer, in milliseconds; sending may take several tries. */
const TO_SEND = 700

export type Decision = { readonly command: string; readonly answer: InteractionAnswer }

/** The command of that name. @throws Error if this version has none */
export function commandNamed(name: string, commands: readonly Command[]): Command {
  const command = commands.find(({ definition }) => definition.name === name)
  if (!command) throw new Error(`Discord sent the command ${name}, which this version does not have`)
  return command
}

/**
 * The command's answer, or the sentence “slow” if the command takes longer than Discord allows.
 * @throws every error of the command except StoreFault
 */
export async function decide(
  interaction: Answerable,
  known: Settings,
  parts: RouterParts,
  t: Translate,
): Promise<Decision> {
  const command = commandFor(interaction, parts.commands)
  if (!command) return { command: 'none', answer: privateSentence(t('problems:foreign'), 'foreign') }
  const { name } = command.definition
  const work = ask(command, interaction, known)
  const left = ANSWER_WITHIN - parts.clock.age(interaction.createdTimestamp)
  try {
    return {
      command: name,
      answer: await inTime(work, Math.max(left - TO_SEND, left / 2), () => new TooSlow()),
    }
  } catch (error) {
    if (error instanceof StoreFault) {
      parts.note(error)
      return { command: name, answer: privateSentence(storeSentence(error, t), `store ${error.kind}`) }
    }
    if (!(error instanceof TooSlow)) throw error
    work
      .then(late => (late.as === 'modal' ? undefined : late.retract?.()))
      .catch(late => parts.log.error({ command: name, err: late }, 'failed after its time'))
    return { command: name, answer: privateSentence(t('problems:slow'), 'slow') }
  }
}

class TooSlow extends Error {}

function commandFor(interaction: Answerable, commands: readonly Command[]): Command | undefined {
  if (isAsked(interaction)) return commandNamed(interaction.commandName, commands)
  const owner = commands.find(({ prefix }) => prefix !== undefined && ownsId(prefix, interaction.customId))
  return interaction.isModalSubmit() && !owner?.submit ? undefined : owner
}

/** Whether a custom id begins with this command's prefix and a version number. */
const ownsId = (prefix: string, customId: string): boolean =>
  customId.startsWith(prefix) && /^\d/.test(customId.slice(prefix.length))

async function ask(command: Command, interaction: Answerable, known: Settings): Promise<InteractionAnswer> {
  if (isAsked(interaction)) return command.ask(askedOf(interaction, known))
  if (interaction.isMessageComponent()) {
    if (!command.press) throw new Error(`${command.definition.name} has no buttons`)
    return command.press(pressedOf(interaction, known))
  }
  if (!command.submit) throw new Error(`${command.definition.name} takes no modals`)
  return command.submit(submittedOf(interaction, known))
}

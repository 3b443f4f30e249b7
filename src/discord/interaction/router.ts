// Handles an interaction: reads it, gives it to its command, sends the answer, logs one line, follows up.
import type { AutocompleteInteraction, BaseInteraction, Interaction } from 'discord.js'
import { StoreFault } from '../../store/store.ts'
import type { Translate } from '../../words/words.ts'
import { lostBy, postProblem } from '../request/refusals.ts'
import { UnreadableAnswer } from '../request/unreadable-answer.ts'
import type { AutocompleteChoice, Command, InteractionAnswer, LoggedFacts, Typing } from './command.ts'
import { commandNamed, decide } from './decide.ts'
import { followUp, settleLost, tellUnseen } from './follow-up.ts'
import { privateSentence } from './private-answer.ts'
import { ownWords } from './private-language.ts'
import { type Answerable, isAsked, readerOf, readSettings, typingOf } from './read-interaction.ts'
import { type GivenParts, type RouterParts, routerParts } from './router-parts.ts'
import { sendAnswer, sendChoices } from './send-answer.ts'

type Level = 'debug' | 'info' | 'warn'

type Line = { readonly command: string; readonly outcome: string; readonly facts?: LoggedFacts }

/** Writes the log line and the counts of one interaction. */
type Round = {
  readonly write: (line: Line, level?: Level) => void
  readonly count: (line: Line) => void
}

/** The handler for each interaction. Never throws. */
export function createRouter(given: GivenParts): (interaction: Interaction) => Promise<void> {
  const parts = routerParts(given)
  return async interaction => {
    const round = roundOf(interaction, parts)
    try {
      if (await parts.isTooLate(interaction.createdTimestamp))
        round.write({ command: nameOf(interaction), outcome: 'too late' }, 'warn')
      else if (interaction.isAutocomplete()) round.write(await offer(interaction, parts), 'debug')
      else if (isAnswerable(interaction)) await serve(interaction, parts, round)
      else throw new Error('Discord sent a kind of interaction that this version does not have')
    } catch (error) {
      if (!isLost(error, parts)) await excuse(interaction, parts, error)
      noteFailure(interaction, error, parts, round)
    }
  }
}

const isLost = (error: unknown, { isDown }: RouterParts): boolean => lostBy(error) !== null || isDown(error)

function noteFailure(interaction: Interaction, error: unknown, parts: RouterParts, round: Round): void {
  const lost = lostBy(error) ?? (parts.isDown(error) ? 'unanswered' : null)
  if (lost) round.write({ command: nameOf(interaction), outcome: lost }, 'warn')
  else {
    const command = nameOf(interaction)
    parts.log.error({ kind: kindOf(interaction), command, outcome: 'failed', err: error })
    round.count({ command, outcome: 'failed' })
  }
}

function roundOf(interaction: Interaction, { log, counts, clock }: RouterParts): Round {
  const since = performance.now()
  const receiptMs = clock.age(interaction.createdTimestamp)
  const kind = kindOf(interaction)
  const count: Round['count'] = ({ command, outcome, facts = {} }) => {
    const answerMs = performance.now() - since
    const tier = 'tier' in facts && { tier: facts.tier === null ? null : String(facts.tier) }
    counts?.interaction({ kind, command, outcome, receiptMs, answerMs, ...tier })
  }
  const write: Round['write'] = (line, level = 'info') => {
    const { facts = {}, ...rest } = line
    if (log.isLevelEnabled(level))
      log[level]({ kind, ...rest, ...facts, ms: Math.round(performance.now() - since) })
    count(line)
  }
  return { write, count }
}

async function serve(interaction: Interaction & Answerable, parts: RouterParts, round: Round): Promise<void> {
  const known = await readSettings(parts, interaction)
  const t = ownWords(parts, { reader: readerOf(interaction, known) })
  let answer: InteractionAnswer | null = null
  let isSent = false
  try {
    const decision = await decide(interaction, known, parts, t)
    answer = decision.answer
    const { command } = decision
    const sent = await deliver(interaction, answer, t)
    isSent = true
    round.write({ command, outcome: sent.outcome, facts: answer.facts })
    if (sent.message && answer.as !== 'modal' && answer.afterwards)
      await followUp(interaction, answer.afterwards, sent.message, parts, t)
  } catch (error) {
    if (error instanceof UnreadableAnswer) await tellUnseen(interaction, parts, t)
    else if (!isLost(error, parts) && !isSent) await apologise(interaction, parts, t, error)
    noteFailure(interaction, error, parts, round)
    if (answer) await settleLost(interaction, answer, error, parts, t)
  }
}

type Sent = { readonly outcome: string; readonly message: string | null }

/** Sends the answer. If the message to change is gone or its thread is shut, it tells the user that. */
async function deliver(interaction: Answerable, answer: InteractionAnswer, t: Translate): Promise<Sent> {
  try {
    return { outcome: answer.outcome, message: await sendAnswer(interaction, answer) }
  } catch (error) {
    const problem = answer.as === 'update' ? postProblem(error) : null
    if (problem !== 'gone' && problem !== 'shut') throw error
    const sentence = problem === 'gone' ? t('problems:messageGone') : t('problems:threadShut')
    await sendAnswer(interaction, privateSentence(sentence, problem))
    return { outcome: `${answer.outcome}, ${problem}`, message: null }
  }
}

async function offer(interaction: AutocompleteInteraction, parts: RouterParts): Promise<Line> {
  const command = commandNamed(interaction.commandName, parts.commands)
  const known = await readSettings(parts, interaction)
  const choices = await choicesOf(command, typingOf(interaction, known), parts)
  await sendChoices(interaction, choices)
  return { command: command.definition.name, outcome: 'offered', facts: { choices: choices.length } }
}

async function choicesOf(
  { complete }: Command,
  typing: Typing,
  { note }: RouterParts,
): Promise<readonly AutocompleteChoice[]> {
  try {
    return (await complete?.(typing)) ?? []
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error
    note(error)
    return []
  }
}

/** Answers what no command can answer: with an empty list while somebody types, else with an apology. */
async function excuse(interaction: Interaction, parts: RouterParts, why: unknown): Promise<void> {
  if (!interaction.isAutocomplete()) {
    const reader = {
      userSetting: null,
      userLocale: interaction.locale,
      guildSetting: null,
      guildLocale: null,
    }
    return apologise(interaction, parts, ownWords(parts, { reader }), why)
  }
  try {
    await sendChoices(interaction, [])
  } catch (error) {
    parts.log.error({ outcome: 'could not apologise', err: error })
  }
}

async function apologise(
  interaction: BaseInteraction,
  { log }: RouterParts,
  t: Translate,
  why: unknown,
): Promise<void> {
  const sentence = postProblem(why) === 'filtered' ? t('problems:filtered') : t('problems:failed')
  try {
    await sendAnswer(interaction, privateSentence(sentence, 'failed'))
  } catch (error) {
    log.error({ outcome: 'could not apologise', err: error })
  }
}

const isAnswerable = (interaction: Interaction): interaction is Interaction & Answerable =>
  isAsked(interaction) || interaction.isMessageComponent() || interaction.isModalSubmit()

function kindOf(interaction: Interaction): string {
  if (interaction.isChatInputCommand()) return 'command'
  if (interaction.isMessageContextMenuCommand()) return 'menu'
  if (interaction.isAutocomplete()) return 'autocomplete'
  if (interaction.isModalSubmit()) return 'modal'
  return interaction.isMessageComponent() ? 'press' : 'other'
}

const nameOf = (interaction: Interaction): string =>
  'commandName' in interaction ? interaction.commandName : 'none'

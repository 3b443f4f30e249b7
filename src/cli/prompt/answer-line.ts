// Does what a line at the prompt says, and tells what came of it.
import { decodeAttackId } from '../../discord/attack/face/ids.ts'
import { Impossible } from '../../loopback/persona/impossible-move.ts'
import type { Actor, Outcome, SeenMessage } from '../../loopback/start-loopback.ts'
import { impossibleText } from '../../playground/hindrance-words.ts'
import { type Translate, wordsIn } from '../../words/words.ts'
import { controlsOn, isLabelled, type LabelledControl, labelLines, labelsOn, meantBy } from './controls.ts'
import { boardNow, pressable } from './conversation.ts'
import { askText, fillIn, labelText, type OpenForm, openForm } from './form.ts'
import { helpText } from './help.ts'
import { type MisreadLine, type PromptLine, readPromptLine } from './read-line.ts'
import { type PromptSession, type Typist, typistOf } from './session.ts'
import { showOutcome, titleIn } from './show-outcome.ts'

/** @returns what to print; null if the line ends the program */
export async function answerTo(typed: string, session: PromptSession): Promise<string | null> {
  const typist = typistOf(session)
  const { t } = typist
  const line = lineIn(typed, typist)
  const { form } = session
  const isField = form !== null && line.does !== 'cancel' && !isSlashed(typed)
  if (line.does === 'quit' && !isField) return null
  try {
    if (isField) return await nextField(form, typed, typist)
    const answer = await carriedOut(line, typist)
    return form !== null && session.form === form ? [answer, labelText(form, t)].join('\n') : answer
  } catch (error) {
    const reason = error instanceof Impossible ? impossibleText(error, t) : (error as Error).message
    return t('terminal:failed', { reason })
  }
}

const isSlashed = (typed: string): boolean => typed.trim().startsWith('/')

/** A line that is just a label presses it, even if it begins like a command. Without a form nothing can be cancelled. */
function lineIn(typed: string, { actor, session }: Typist): PromptLine {
  const labelled = pressable(session.conversation, session.discord, actor).flatMap(labelsOn)
  const line = readPromptLine(typed, session.commands, actor.locale)
  const press = { does: 'press', what: typed.trim() } as const
  if (labelled.some(({ label }) => isLabelled(label, typed))) return press
  if (line.does !== 'cancel' || session.form) return line
  return isSlashed(typed) ? { does: 'unknown' } : press
}

async function nextField(form: OpenForm, typed: string, typist: Typist): Promise<string> {
  const { t, session, actor } = typist
  const filled = fillIn(form, typed, t)
  if ('problem' in filled) return [filled.problem, labelText(form, t)].join('\n')
  const isComplete = filled.at === filled.fields.length
  session.form = isComplete ? null : filled
  return isComplete
    ? showOutcome(await actor.submit(filled.modal, filled.values), typist)
    : askText(filled, t)
}

function carriedOut(line: PromptLine, typist: Typist): Promise<string> | string {
  const { t, session, actor } = typist
  switch (line.does) {
    case 'command':
      return send(actor, line).then(outcome => showOutcome(outcome, typist))
    case 'press':
      return press(line.what, typist)
    case 'plays':
      return playsCard(line.what, typist)
    case 'board':
      return boardAgain(typist)
    case 'cancel':
      session.form = null
      return t('terminal:form.closed')
    case 'language':
      session.language = line.language
      session.form = null
      return wordsIn(line.language)('terminal:language')
    case 'help':
      return helpText(session.faces, t)
    case 'misread':
      return misreadText(line, t)
    case 'nothing':
      return ''
    default:
      return t('terminal:unknown')
  }
}

type Sent = Extract<PromptLine, { does: 'command' }>

/** Sends a command. An option takes the offer of its autocomplete that reads as the typed text; else the text itself. */
async function send(actor: Actor, { name, options }: Sent): Promise<Outcome> {
  const chosen: Record<string, string | number | boolean> = { ...options }
  for (const [option, typed] of Object.entries(options)) {
    const offers = await actor.autocomplete(name, { ...options }, option).catch(() => [])
    const offer = offers.find(one => one.name.toLowerCase() === String(typed).toLowerCase())
    if (offer) chosen[option] = offer.value
  }
  return actor.command(name, chosen)
}

async function press(what: string, typist: Typist): Promise<string> {
  const { actor, t, session } = typist
  if (what === '') return t('terminal:nothingNamed')
  const messages = pressable(session.conversation, session.discord, actor)
  const found = meantBy(messages.map(labelsOn), what)
  const [meant] = found
  if (!meant) return nothingMeant(what, messages, t)
  if (found.length > 1) return t('terminal:several', { what }) + labelLines(found.map(({ name }) => name))
  if ('options' in meant) return t('terminal:isList', { what: meant.label }) + labelLines(meant.options)
  const { label, message, component } = meant
  if (component.url !== undefined) return t('terminal:leads', { label, url: component.url })
  const isFurtherUp = !session.conversation.last.includes(message.id)
  const where = isFurtherUp ? [t('terminal:pressed', { label, message: titleIn(message, typist) })] : []
  return [...where, await showOutcome(await use(actor, meant), typist)].join('\n')
}

/** Types a name into the form of “Another card…”. */
async function playsCard(name: string, typist: Typist): Promise<string> {
  const { actor, t, session } = typist
  if (name === '') return t('terminal:noCardNamed')
  const messages = pressable(session.conversation, session.discord, actor)
  const control = messages.flatMap(controlsOn).find(opensCards)
  if (!control) return t('terminal:noCardNow', { name })
  const opened = await use(actor, control)
  const [field] = opened.modal ? openForm(opened.modal, []).fields : []
  if (!opened.modal || !field) return showOutcome(opened, typist)
  return showOutcome(await actor.submit(opened.modal, { [field.custom_id]: name }), typist)
}

function opensCards({ value, component }: LabelledControl): boolean {
  const id = decodeAttackId(value ?? component.custom_id ?? '')
  return typeof id !== 'string' && id.action === 'play' && id.rest.length === 0
}

function nothingMeant(what: string, messages: readonly SeenMessage[], t: Translate): string {
  const buttons = messages.map(message => controlsOn(message).filter(({ value }) => value === null))
  const [nearest] = buttons.filter(({ length }) => length > 0)
  return nearest
    ? t('terminal:notAmong', { what }) + labelLines(nearest.map(({ name }) => name))
    : t('terminal:notThere', { what })
}

function use(actor: Actor, { message, component, value }: LabelledControl): Promise<Outcome> {
  const id = component.custom_id ?? ''
  return value === null ? actor.press(message, id) : actor.select(message, id, value)
}

function boardAgain(typist: Typist): Promise<string> | string {
  const { t, session, actor } = typist
  const board = boardNow(session.conversation, session.discord, actor)
  return board ? showOutcome({ message: board }, typist) : t('terminal:noBoard')
}

function misreadText({ wrong, given, command, known, quoted }: MisreadLine, t: Translate): string {
  const list = known.join(', ')
  if (wrong === 'subcommand')
    return given === ''
      ? t('terminal:subcommandMissing', { command, list })
      : t('terminal:noSubcommand', { command, given, list })
  if (list === '') return t('terminal:noOptions', { command, given })
  const text = t('terminal:noOption', { command, given, list })
  return quoted === null ? text : `${text} ${t('terminal:quoteIt', { quoted })}`
}

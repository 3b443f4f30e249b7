// “Attack with it”: an event that attacks is played by somebody's hero and deals damage, which a form asks for once. The rest
// of the command stands in the id of the button and of the form; where it does not fit, the user completes the command.
import type { Card } from '../../../cards/card.ts'
import { cardName } from '../../../cards/names.ts'
import { wrong } from '../../../walkthroughs/set-up/problem.ts'
import type {
  Asked,
  Caller,
  InteractionAnswer,
  MessageAnswer,
  OptionValue,
  Submitted,
} from '../../interaction/command.ts'
import { ownLanguage, ownWords } from '../../interaction/private-language.ts'
import { button, LONGEST_ID, row } from '../../message/components.ts'
import { sentenceView } from '../../message/sentence.ts'
import { type AttackId, encodeAttackId } from '../board/ids.ts'
import { type AnyFace, faceCalled } from '../faces/face.ts'
import { NO_FIELDS, textField } from '../forms/form.ts'
import { type AttackParts, sayPrivately } from '../press/parts.ts'
import { notBegun } from '../press/refused.ts'
import { askForAttack } from './ask.ts'
import { nameOf, type OptionKey, OptionType } from './options.ts'
import { typedCommand } from './typed-command.ts'
import { optionsIn, pasteView, writtenOptions } from './which-card.ts'

/** What the command of an attack by a card does not say. */
export type Lacks = {
  readonly card: Card
  /** The options that the card stands for, instead of those in which it was typed. */
  readonly means: ReadonlyMap<OptionKey, string | undefined>
  /** The options that are asked for. */
  readonly asks: readonly ('attacker' | 'amount')[]
}

/** The options of the command with what the card stands for. */
export const meantOptions = ({ options }: Pick<Asked, 'options'>, { means }: Lacks): Asked['options'] => {
  const own = new Map([...means].map(([key, value]) => [nameOf(key), value]))
  const others = [...options].filter(([name]) => !own.has(name))
  const said = [...own].flatMap(([name, value]): [string, OptionValue][] => (value ? [[name, value]] : []))
  return new Map([...others, ...said])
}

/** Asks privately whose hero plays the card, and what it deals. */
export function askWith(parts: AttackParts, face: AnyFace, asked: Asked, lacks: Lacks): MessageAnswer {
  const t = ownWords(parts, asked)
  const name = cardName(lacks.card)[ownLanguage(parts, asked)]
  const question = t(lacks.asks.includes('attacker') ? 'board:with.whose' : 'board:with.deals', { name })
  const options = meantOptions(asked, lacks)
  const rest = [face.subcommand, ...writtenOptions([...options])]
  const id = { action: 'with', walkthrough: parts.newId(), revision: 0, rest } as const
  const length = encodeAttackId({ ...id, rest: [] }).length + rest.join('|').length + 1
  const fits = asked.users.size === 0 && rest.every(one => !one.includes('|')) && length <= LONGEST_ID
  const command = () => typedCommand(parts.glossary, face, { ...asked, options })
  return {
    as: 'message',
    isPrivate: true,
    components: fits
      ? [...sentenceView(question), row([button(encodeAttackId(id), t('board:with.button'))])]
      : pasteView(`${question} ${t('board:with.add')}`, [{ label: name, value: '' }], command, t),
    outcome: 'attack card',
    facts: { asks: lacks.asks.length },
  }
}

/** Answers the button with the form: the hero, unless it is known whose card it is, and the damage. */
export function withForm(parts: AttackParts, caller: Caller, id: AttackId): InteractionAnswer {
  const [, ...rest] = id.rest
  const options = optionsIn(rest)
  const t = ownWords(parts, caller)
  if (!options) return foreign(parts, caller)
  const hero = { name: nameOf('attacker'), label: t('forms:begin.attacker'), required: true, longest: 100 }
  const deals = { name: nameOf('amount'), label: t('board:with.amount'), required: true, longest: 3 }
  const fields = [...(options.has(hero.name) ? [] : [hero]), ...(options.has(deals.name) ? [] : [deals])]
  return {
    as: 'modal',
    modal: {
      custom_id: encodeAttackId(id),
      title: t('board:with.button'),
      components: fields.map(field => textField(field, NO_FIELDS)),
    },
    outcome: 'form',
    facts: { asks: fields.length },
  }
}

/** Begins the attack of the command with what the form says. @throws StoreFault */
export async function beginWith(
  parts: AttackParts,
  submitted: Submitted,
  id: AttackId,
): Promise<MessageAnswer> {
  const [subcommand, ...rest] = id.rest
  const face = faceCalled(parts.faces, subcommand)
  const options = optionsIn(rest)
  if (!face || !options) return foreign(parts, submitted)
  const typed = [...submitted.fields].flatMap(([name, [text = '']]): [string, string][] =>
    text.trim() === '' ? [] : [[name, text.trim()]],
  )
  return beginTyped(parts, submitted, face, [...options, ...typed])
}

/** Begins an attack from texts that were typed into fields: an option that takes a number gets it. @throws StoreFault */
export async function beginTyped(
  parts: AttackParts,
  submitted: Submitted,
  face: AnyFace,
  typed: readonly (readonly [string, OptionValue])[],
): Promise<MessageAnswer> {
  const options = new Map<string, OptionValue>()
  for (const [name, value] of typed) {
    const option = face.options.find(({ key }) => nameOf(key) === name)
    const isNumber = option?.definition.type === OptionType.Integer && typeof value === 'string'
    if (isNumber && !/^\d{1,3}$/.test(value)) {
      const { min_value: min = 0, max_value: max = 0 } = option.definition as {
        min_value?: number
        max_value?: number
      }
      const number = option.key === 'amount' ? 'abilityDamage' : option.key
      return notBegun(
        parts,
        submitted,
        wrong('outOfRange', { number, given: value, min, max, whose: null }).problem,
      )
    }
    options.set(name, isNumber ? Number(value) : value)
  }
  const asked: Asked = { ...submitted, subcommand: face.subcommand, options, users: new Map() }
  return askForAttack(parts, asked)
}

const foreign = (parts: AttackParts, caller: Caller): MessageAnswer =>
  sayPrivately(parts, caller, 'foreign', t => t('problems:foreign'))

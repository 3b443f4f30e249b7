// The forms with which an attack begins: the most important options of /attack, and what an attack card lacks.
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
import { type AnyFace, faceCalled } from '../face/face.ts'
import { type Fields, NO_FIELDS, textField } from '../face/form.ts'
import { type AttackId, beginId } from '../face/ids.ts'
import { nameOf, type OptionKey, OptionType } from '../face/options.ts'
import { askForAttack } from './ask.ts'
import { optionsIn } from './command-in-id.ts'
import { type AttackParts, sayPrivately } from './parts.ts'
import { notBegun } from './refusal.ts'

/** The same limit as for the options of the command. */
const LONGEST_NAME = 100

/** Answers the button with the form. */
export function beginForm(
  parts: AttackParts,
  caller: Caller,
  { rest: [subcommand, code] }: AttackId,
): InteractionAnswer {
  const face = faceCalled(parts.faces, subcommand)
  if (!face) return foreign(parts, caller)
  const t = ownWords(parts, caller)
  const filled = code === undefined ? NO_FIELDS : attackerIn(parts, caller, face, code)
  const fields = face.asked.map(name => ({
    name,
    label: t(`forms:begin.${name}`),
    hint: t(`commands:attack.option.${name}.description`),
    required: isRequired(face, name),
    longest: LONGEST_NAME,
  }))
  return {
    as: 'modal',
    modal: {
      custom_id: beginId(face.subcommand),
      title: face.title(t),
      components: fields.map(field => textField(field, filled)),
    },
    outcome: 'form',
    facts: { subcommand: face.subcommand },
  }
}

/** The first field with the name of the card, or with its code if others are called like it. */
function attackerIn({ cards, fallback }: AttackParts, caller: Caller, face: AnyFace, code: string): Fields {
  const [first] = face.asked
  const offer = first && face.offerFor(nameOf(first))
  const card = cards.cardByCode(code)
  if (!offer || !card) return NO_FIELDS
  const name = cardName(card)[ownLanguage({ fallback }, caller)]
  const [only, ...others] = cards.cardsNamed(name, offer.kinds)
  return new Map([[first, [only?.code === code && others.length === 0 ? name : code]]])
}

const isRequired = ({ options }: AnyFace, name: OptionKey): boolean =>
  options.some(({ key, definition }) => key === name && definition.required === true)

/** Answers the form as if the user had sent the command with these names. @throws StoreFault */
export async function beginFromForm(
  parts: AttackParts,
  submitted: Submitted,
  { rest: [subcommand] }: AttackId,
): Promise<InteractionAnswer> {
  const face = faceCalled(parts.faces, subcommand)
  if (!face) return foreign(parts, submitted)
  const options = face.asked.flatMap((name): [string, string][] => {
    const typed = submitted.fields.get(name)?.[0]?.trim()
    return typed ? [[nameOf(name), typed]] : []
  })
  return beginTyped(parts, submitted, face, options)
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
async function beginTyped(
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

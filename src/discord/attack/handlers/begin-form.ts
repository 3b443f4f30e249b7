// A form for the beginning of an attack: who attacks whom, as /attack takes it, for those who do not type commands.
import { type Translate, wordsIn } from '../../../i18n/words.ts'
import type { Answer, Asked, Caller, Submitted } from '../../command.ts'
import { ownLanguage } from '../../own-language.ts'
import { NO_FIELDS, textField } from '../forms/form.ts'
import { type AttackId, beginId } from '../ids.ts'
import { ask } from './ask.ts'
import { nameOf } from './given-options.ts'
import { type AttackParts, sayPrivately } from './parts.ts'

/** As long as the options of the command. */
const LONGEST_NAME = 100

/** The options that each subcommand is asked for. Of a Unit the target may be left out. */
const FIELDS = {
  enemy: ['enemy', 'hero'],
  hero: ['attacker', 'target'],
  unit: ['unit', 'against'],
} as const
type Subcommand = keyof typeof FIELDS

const isSubcommand = (text: string | undefined): text is Subcommand =>
  text !== undefined && Object.hasOwn(FIELDS, text)

/** The answer to the button: the form. */
export function beginForm(parts: AttackParts, caller: Caller, { rest: [subcommand] }: AttackId): Answer {
  if (!isSubcommand(subcommand)) return foreign(parts, caller)
  const t = wordsIn(ownLanguage(parts, caller))
  const fields = FIELDS[subcommand].map(name => ({
    name,
    label: t(`forms:begin.${name}`),
    hint: t(`commands:attack.option.${name}.description`),
    required: name !== 'against',
    longest: LONGEST_NAME,
  }))
  return {
    as: 'modal',
    modal: {
      custom_id: beginId(subcommand),
      title: beginTitle(subcommand, t),
      components: fields.map(field => textField(field, NO_FIELDS)),
    },
    outcome: 'form',
    facts: { subcommand },
  }
}

/** What the button and the form are called. */
export const beginTitle = (subcommand: Subcommand, t: Translate): string =>
  t(`forms:begin.title.${subcommand}`)

/** The answer to the form: as if the command had been sent with these names. @throws StoreFault */
export async function beginFromForm(
  parts: AttackParts,
  submitted: Submitted,
  { rest: [subcommand] }: AttackId,
): Promise<Answer> {
  if (!isSubcommand(subcommand)) return foreign(parts, submitted)
  const options = FIELDS[subcommand].flatMap((name): [string, string][] => {
    const typed = submitted.fields.get(name)?.[0]?.trim()
    return typed ? [[nameOf(name), typed]] : []
  })
  const asked: Asked = { ...submitted, subcommand, options: new Map(options), users: new Map() }
  return ask(parts, asked)
}

const foreign = (parts: AttackParts, caller: Caller): Answer =>
  sayPrivately(parts, caller, 'foreign', t => t('problems:foreign'))

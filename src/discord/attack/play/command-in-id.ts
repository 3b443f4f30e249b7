// A command in a custom id, so that a button or a select goes on with it at any later time.
import type { Asked, OptionValue } from '../../interaction/command.ts'
import { LONGEST_ID } from '../../message/components.ts'
import { type Action, encodeAttackId } from '../face/ids.ts'

/** The options that stand at the end of an id; null if they do not stand in its id, as in some of 2.0.0. */
export const optionsIn = (rest: readonly string[]): Asked['options'] | null => {
  const options = rest.map(readOption)
  return options.every(one => one !== null) ? new Map(options) : null
}

/**
 * The custom id of a page of the select for `option`, with the other options of the command; null if they do not fit, or if one of
 * them is a user, whose name an id lacks.
 */
export function selectId(
  asked: Pick<Asked, 'subcommand' | 'options' | 'users'>,
  option: string,
  token: string,
  page: number,
): string | null {
  const others = writtenOptions([...asked.options].filter(([name]) => name !== option))
  return commandId('which', asked, [asked.subcommand ?? '', option, ...others], token, page)
}

/** The custom id of an action with the rest of a command; null as for `selectId`. */
export function commandId(
  action: Action,
  { users }: Pick<Asked, 'users'>,
  rest: readonly string[],
  walkthrough: string,
  revision = 0,
): string | null {
  const length =
    encodeAttackId({ action, walkthrough, revision, rest: [] }).length + rest.join('|').length + 1
  const fits = users.size === 0 && rest.every(one => !one.includes('|')) && length <= LONGEST_ID
  return fits ? encodeAttackId({ action, walkthrough, revision, rest }) : null
}

/** Options as an id holds them. */
export const writtenOptions = (options: readonly [string, OptionValue][]): string[] => options.map(written)

/** An option with the letter of its type: enemy=sKlaw, cards=n2, private=btrue. */
const written = ([name, value]: [string, OptionValue]): string => `${name}=${(typeof value)[0]}${value}`

function readOption(text: string): [string, OptionValue] | null {
  const [, name = '', type, value = ''] = /^([^=]+)=([snb])(.*)$/s.exec(text) ?? []
  if (type === undefined) return null
  return [name, type === 'n' ? Number(value) : type === 'b' ? value === 'true' : value]
}

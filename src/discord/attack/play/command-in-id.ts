// A command in a custom id, so that a button or a select goes on with it at any later time.
import type { Asked, OptionValue } from '../../interaction/command.ts'
import { LONGEST_ID } from '../../message/components.ts'
import { type AttackId, encodeAttackId } from '../face/ids.ts'

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
  { subcommand, options, users }: Pick<Asked, 'subcommand' | 'options' | 'users'>,
  option: string,
  token: string,
  page: number,
): string | null {
  const others = writtenOptions([...options].filter(([name]) => name !== option))
  const rest = [subcommand ?? '', option, ...others]
  const id = { action: 'which', walkthrough: token, revision: page, rest } as const
  const fits = users.size === 0 && others.every(one => !one.includes('|')) && lengthOf(id) <= LONGEST_ID
  return fits ? encodeAttackId(id) : null
}

const lengthOf = ({ action, walkthrough, rest }: AttackId): number =>
  encodeAttackId({ action, walkthrough, revision: 0, rest: [] }).length + rest.join('|').length + 1

/** Options as an id holds them. */
export const writtenOptions = (options: readonly [string, OptionValue][]): string[] => options.map(written)

/** An option with the letter of its type: enemy=sKlaw, cards=n2, private=btrue. */
const written = ([name, value]: [string, OptionValue]): string => `${name}=${(typeof value)[0]}${value}`

function readOption(text: string): [string, OptionValue] | null {
  const [, name = '', type, value = ''] = /^([^=]+)=([snb])(.*)$/s.exec(text) ?? []
  if (type === undefined) return null
  return [name, type === 'n' ? Number(value) : type === 'b' ? value === 'true' : value]
}

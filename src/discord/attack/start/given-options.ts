// Reads the options of /attack by their keys instead of their names.
import type { Asked, NamedUser } from '../../interaction/command.ts'
import { nameOf, type OptionKey } from './options.ts'

export type Given = {
  readonly text: (key: OptionKey) => string | undefined
  readonly number: (key: OptionKey) => number | undefined
  /** true if the flag is set, else undefined. */
  readonly flag: (key: OptionKey) => true | undefined
  /** true or false if given: here false differs from undefined. */
  readonly choice: (key: OptionKey) => boolean | undefined
  readonly user: (key: OptionKey) => NamedUser | undefined
}

export function givenIn({ options, users }: Pick<Asked, 'options' | 'users'>): Given {
  const value = (key: OptionKey) => options.get(nameOf(key))
  return {
    text: key => {
      const text = value(key)
      return typeof text === 'string' && text.trim() !== '' ? text : undefined
    },
    number: key => {
      const number = value(key)
      return typeof number === 'number' ? number : undefined
    },
    flag: key => (value(key) === true ? true : undefined),
    choice: key => {
      const chosen = value(key)
      return typeof chosen === 'boolean' ? chosen : undefined
    },
    user: key => users.get(nameOf(key)),
  }
}

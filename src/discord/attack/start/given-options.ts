// Reads the options of /attack by what they are for, whatever they are called.
import type { Asked, NamedUser } from '../../interaction/command.ts'
import { nameOf, type OptionKey } from './options.ts'

export type Given = {
  readonly text: (key: OptionKey) => string | undefined
  readonly number: (key: OptionKey) => number | undefined
  /** True if it is; what is not so need not be said. */
  readonly flag: (key: OptionKey) => true | undefined
  /** Yes or no, where saying no means something. */
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

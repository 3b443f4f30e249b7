// Lists every place where a user can type, paste or forge a text, with one function for each.
import type { Command } from '../../../src/discord/interaction/command.ts'
import { messageText } from '../../../src/discord/message/message-text.ts'
import { type Bot, caller, formsBehind, type Option, offeredIds, ownerOf, source, usesOf } from './bot.ts'

export type Reader = {
  readonly name: string
  /** The longest text that Discord lets through. */
  readonly longest: number
  readonly reads: (text: string) => Promise<unknown>
}

const STRING = 3
/** The longest text that Discord lets through while an option is being typed. */
const LONGEST_TYPING = 6_000
const LONGEST_MESSAGE = 4_000
const LONGEST_ID = 100

/** Lists options when sent and while typed, fields of forms, parts of messages, and custom ids. */
export async function hostileReaders({ commands }: Bot): Promise<Reader[]> {
  const ids = await offeredIds(commands)
  return [
    ...commands.flatMap(optionReaders),
    ...(await fieldReaders(commands, ids)),
    ...messageReaders(commands),
    ...idReaders(commands, ids),
  ]
}

/** Values with which a command gets as far as the tested option. */
const GIVEN = {
  enemy: 'Rhino II',
  hero: 'card:01001a',
  attacker: 'card:01001a',
  target: 'Rhino II',
  unit: 'card:ST01-001',
}

function optionReaders(command: Command): Reader[] {
  return usesOf(command).flatMap(({ subcommand, options }) =>
    options.filter(isTyped).flatMap(({ name, max_length = LONGEST_TYPING }) => {
      const asked = (text: string) => ({
        ...caller(),
        users: new Map(),
        subcommand,
        options: new Map(
          Object.entries({ ...GIVEN, [name]: text }).filter(([key]) => options.some(one => one.name === key)),
        ),
      })
      const path = [`/${command.definition.name}`, subcommand, name].filter(part => part !== null).join(' ')
      const { complete } = command
      const sent = {
        name: path,
        longest: max_length,
        reads: async (text: string) => command.ask(asked(text)),
      }
      if (!complete) return [sent]
      const reads = async (text: string) => complete({ ...asked(text), focused: name })
      return [sent, { name: `${path}, while typed`, longest: LONGEST_TYPING, reads }]
    }),
  )
}

const isTyped = ({ type, choices }: Option): boolean => type === STRING && !choices?.length

async function fieldReaders(commands: readonly Command[], ids: readonly string[]): Promise<Reader[]> {
  const modals = await formsBehind(commands, ids)
  return modals.flatMap(({ custom_id: customId, components }) => {
    const fields = components.flatMap(part => ('component' in part ? [part.component] : []))
    return fields.flatMap(field => {
      if (!('max_length' in field)) return []
      const { custom_id: name, max_length: longest = LONGEST_TYPING } = field
      const chosen = fields.flatMap((one): [string, string[]][] =>
        'options' in one && one.options?.[0] ? [[one.custom_id, [one.options[0].value]]] : [],
      )
      const reads = async (text: string) =>
        ownerOf(commands, customId).submit?.({
          ...caller(),
          customId,
          fields: new Map([...chosen, [name, [text]]]),
          users: new Map(),
          source,
        })
      return [{ name: `${customId.replaceAll(/\|[a-z0-9]{10}\|/g, '|…|')} ${name}`, longest, reads }]
    })
  })
}

function messageReaders(commands: readonly Command[]): Reader[] {
  const find = commands.find(({ definition }) => definition.type === 3)
  const asks = (message: object) =>
    find?.ask({
      ...caller(),
      users: new Map(),
      subcommand: null,
      options: new Map(),
      about: messageText(message as Parameters<typeof messageText>[0]),
    })
  const empty = { content: '', embeds: [], components: [], messageSnapshots: new Map() }
  const embed = (text: string) => ({ title: text, description: text, fields: [{ name: text, value: text }] })
  const parts: Record<string, (text: string) => object> = {
    content: text => ({ content: text }),
    embeds: text => ({ embeds: [embed(text)] }),
    components: text => ({ components: [{ toJSON: () => ({ type: 10, content: text }) }] }),
    'a forwarded message': text => ({ messageSnapshots: new Map([['1', { ...empty, content: text }]]) }),
  }
  return Object.entries(parts).map(([part, message]) => ({
    name: `a message, ${part}`,
    longest: LONGEST_MESSAGE,
    reads: async (text: string) => asks({ ...empty, ...message(text) }),
  }))
}

const idReaders = (commands: readonly Command[], ids: readonly string[]): Reader[] => {
  const beginnings = ['', ...new Set(ids.map(id => id.slice(0, id.lastIndexOf('|') + 1)))].slice(0, 8)
  return beginnings.map(begun => ({
    name: `a custom id, ${begun.replaceAll(/\|[a-z0-9]{10}\|/g, '|…|') || 'as a whole'}`,
    longest: LONGEST_ID,
    reads: async (text: string) => {
      const customId = (begun + text).slice(0, LONGEST_ID)
      return ownerOf(commands, customId).press?.({ ...caller(), ...source, customId, values: [text] })
    },
  }))
}

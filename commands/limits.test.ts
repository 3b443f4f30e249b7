// Discord accepts the commands with room to spare, and every option and field limits typed texts to a length that the bot
// reads.
import { expect, it } from 'vitest'
import { LANGUAGES } from '../src/language.ts'
import { LONGEST_QUERY } from '../src/search/query.ts'
import { formsBehind, offeredIds, testBot, usesOf } from '../test/support/commands/bot.ts'

const STRING = 3
const { commands } = await testBot()

it('every option in which text is typed says how long it may be, the rest have choices', () => {
  const options = commands.flatMap(command =>
    usesOf(command).flatMap(use => use.options.map(option => ({ ...option, of: command.definition.name }))),
  )
  const typed = options.filter(({ type, choices }) => type === STRING && !choices?.length)
  expect(typed.length).toBeGreaterThan(10)
  for (const { of, name, max_length } of typed)
    expect(max_length, `/${of} ${name}`).toBeLessThanOrEqual(LONGEST_QUERY)
})

/** A text in the languages that it is written in. */
type Texts = Readonly<Record<string, string | null | undefined>>

/** A part of a command, as far as Discord counts its characters. */
type Part = {
  readonly name?: string
  readonly name_localizations?: Texts | null | undefined
  readonly description?: string
  readonly description_localizations?: Texts | null | undefined
  readonly value?: string | number
  readonly options?: readonly Part[]
  readonly choices?: readonly Part[]
}

/** The length of all names, descriptions and values of choices, at every level; `pick` chooses one of several languages. */
function characters(part: Part, pick: (texts: Texts) => string): number {
  const { name = '', description = '', value = '', options = [], choices = [] } = part
  const own = [
    pick({ default: name, ...part.name_localizations }),
    pick({ default: description, ...part.description_localizations }),
    String(value),
  ].join('').length
  return [...options, ...choices].reduce((sum, inner) => sum + characters(inner, pick), own)
}

const longest = (texts: Texts): string =>
  Object.values(texts).reduce<string>((most, text) => (text && text.length > most.length ? text : most), '')

it('no command comes near Discord’s 8,000 characters: in each language, and as Discord counts, they are 7,000 at most', () => {
  const ways = [
    longest,
    ...LANGUAGES.map(language => (texts: Texts) => texts[language] ?? texts.default ?? ''),
  ]
  const counts = commands.flatMap(({ definition }) =>
    ways.map(pick => ({ command: definition.name, count: characters(definition as Part, pick) })),
  )
  expect(Math.max(...counts.map(({ count }) => count))).toBeGreaterThan(3_000)
  expect(counts.filter(({ count }) => count > 7_000)).toEqual([])
})

it('no subcommand has more than Discord’s 25 options', () => {
  const uses = commands.flatMap(command => usesOf(command).map(({ options }) => options.length))
  expect(Math.max(...uses)).toBeGreaterThan(15)
  expect(uses.filter(count => count > 25)).toEqual([])
})

it('every field of a form in which text is typed says how long it may be', async () => {
  const modals = await formsBehind(commands, await offeredIds(commands))
  const fields = textInputs(modals)
  expect(fields.length).toBeGreaterThan(10)
  for (const { custom_id, max_length } of fields)
    expect(max_length, custom_id).toBeLessThanOrEqual(LONGEST_QUERY)
})

type TextInput = { readonly custom_id: string; readonly max_length?: number }

const TEXT_INPUT = 4

/** All text inputs in a value, at every depth. */
function textInputs(value: unknown): TextInput[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(textInputs)
  return 'type' in value && value.type === TEXT_INPUT && 'custom_id' in value
    ? [value as TextInput, ...inside]
    : inside
}

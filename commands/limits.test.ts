// Discord itself takes no more of what people type than the bot does: no option and no field is without a limit.
import { expect, it } from 'vitest'
import { LONGEST_QUERY } from '../src/search/query.ts'
import { formsBehind, offeredIds, testBot, usesOf } from './bot.fixture.ts'

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

it('every field of a form in which text is typed says how long it may be', async () => {
  const modals = await formsBehind(commands, await offeredIds(commands))
  const fields = textInputs(modals)
  expect(fields.length).toBeGreaterThan(10)
  for (const { custom_id, max_length } of fields)
    expect(max_length, custom_id).toBeLessThanOrEqual(LONGEST_QUERY)
})

type TextInput = { readonly custom_id: string; readonly max_length?: number }

const TEXT_INPUT = 4

/** All text inputs in a value, however deep. */
function textInputs(value: unknown): TextInput[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(textInputs)
  return 'type' in value && value.type === TEXT_INPUT && 'custom_id' in value
    ? [value as TextInput, ...inside]
    : inside
}

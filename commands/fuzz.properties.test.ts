// Any typed, pressed or forged text: no command throws, and none shows the text as a mention, a link or markdown.
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type {
  Asked,
  Command,
  InteractionAnswer,
  Pressed,
  Submitted,
} from '../src/discord/interaction/command.ts'
import type { Store } from '../src/store/store.ts'
import { runs } from '../test/runs.ts'
import {
  caller,
  formsBehind,
  type Option,
  offeredIds,
  ownerOf,
  source,
  testBot,
  usesOf,
  valuesOf,
} from '../test/support/commands/bot.ts'
import { hostileReaders } from '../test/support/commands/hostile-bot.ts'
import { hostileTexts } from '../test/support/hostile-texts.ts'

let store: Store
let commands: readonly Command[]
/** The ids of the components on a real board, and on a real rule. */
let ids: readonly string[]
/** The real forms of that board, with the ids and values in them. */
const forms = new Map<string, readonly string[]>()

beforeAll(async () => {
  const bot = await testBot()
  store = bot.store
  commands = bot.commands
  ids = await offeredIds(commands)
  expect(ids.length).toBeGreaterThan(20)
  for (const modal of await formsBehind(commands, ids))
    forms.set(modal.custom_id, valuesOf(modal.components, ['custom_id', 'value']))
  expect(forms.size).toBeGreaterThan(2)
})

const HOSTILE = [
  '@everyone',
  '<@666666666666666666>',
  '<@&666666666666666666>',
  '[evil](https://evil.example)',
  '**evil**',
  '||evil||',
  '# evil',
  "'; DROP TABLE walkthroughs; --",
  '\u202Eevil',
  '\u0000',
  '\uD800',
  '-1',
  '1e309',
  '99999999999999999999',
  '__proto__',
  'card:01001a',
  'Rhino II',
]
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 12 })), {
    maxLength: 6,
  })
  .map(parts => parts.join(' '))

/** Patterns of the hostile pieces in an effective form, which no message may contain. */
const RAW = [
  /(?<!\\)@everyone/,
  /(?<!\\)<(?<!\\)@&?666/,
  /(?<!\\)\[evil(?<!\\)\]\(https:\/\/evil/,
  /(?<!\\)\*(?<!\\)\*evil/,
  /(?<!\\)\|(?<!\\)\|evil/,
  /^# evil/m,
  /\u202E/,
]

/** Discord formats nothing in a block of code, and mentions nobody. A text that ends its block leaves the rest to be matched. */
const CODE = /```\n.*?\n```/gs

function expectHarmless(answer: InteractionAnswer): void {
  // A file holds texts as they were typed.
  const shown = answer.as === 'modal' ? answer.modal.components : answer.components
  for (const text of valuesOf(shown, ['content']))
    for (const raw of RAW) expect(text.replace(CODE, '')).not.toMatch(raw)
  expect(valuesOf(answer, ['custom_id']).filter(id => id.length > 100)).toEqual([])
}

/** Real ids, some with a piece exchanged, cut off or added; and invented ones. */
const forged = fc.oneof(
  fc.nat().map(index => ids[index % ids.length] ?? ''),
  fc.tuple(fc.nat(), fc.nat(), hostile).map(([which, at, piece]) => {
    const id = ids[which % ids.length] ?? ''
    const mark = id.includes('|') ? '|' : ':'
    return id
      .split(mark)
      .with(at % id.split(mark).length, piece)
      .join(mark)
      .slice(0, 100)
  }),
  fc.tuple(fc.nat(), hostile).map(([which, more]) => `${ids[which % ids.length]}|${more}`.slice(0, 100)),
  fc.tuple(fc.constantFrom('rule1', 'atk1', 'set1', 'rule0', 'atk9'), hostile).map(parts => parts.join('|')),
  hostile,
)
async function always<Input>(
  inputs: fc.Arbitrary<Input>,
  does: (input: Input) => Promise<void>,
): Promise<void> {
  await fc.assert(fc.asyncProperty(inputs, does), { numRuns: runs(5) })
  const { place, userId } = caller()
  expect(await store.at([place.channel], userId, 1)).toHaveLength(1)
}

describe('nothing throws and nothing comes out raw', () => {
  it('whatever the options of a command hold', async () => {
    const uses = commands.flatMap(command => usesOf(command).map(use => ({ command, ...use })))
    const input = fc.tuple(
      fc.constantFrom(...uses),
      fc.array(hostile, { minLength: 12, maxLength: 12 }),
      fc.nat(),
      hostile,
    )
    await always(input, async ([{ command, subcommand, options: all }, values, which, userName]) => {
      const given = all.map(
        (option, index) => [option.name, valueFor(option, values[index % values.length] ?? '')] as const,
      )
      const options = new Map(given.filter((_, index) => (which >> (index % 24)) % 2 === 0))
      const about = values.join(' ')
      const asked: Asked = { ...caller(userName), users: new Map(), subcommand, options, about }
      expectHarmless(await command.ask(asked))
      const focused = all[which % Math.max(1, all.length)]?.name
      for (const { name, value } of (focused && (await command.complete?.({ ...asked, focused }))) || [])
        expect([name.length <= 100, value.length <= 100, name.length > 0]).toEqual([true, true, true])
    })
  })

  it('whatever is pressed, and whatever is chosen', async () => {
    await always(fc.tuple(forged, fc.array(forged, { maxLength: 2 })), async ([customId, values]) => {
      const pressed: Pressed = { ...caller(), ...source, customId, values }
      const answer = await ownerOf(commands, customId).press?.(pressed)
      if (answer) expectHarmless(answer)
    })
  })

  it('whatever is written in a form', async () => {
    const known = fc.constantFrom(...new Set([...forms.values()].flat()))
    const said = fc.array(fc.oneof(known, hostile), { maxLength: 2 })
    const fields = fc.array(fc.tuple(known, said), { maxLength: 6 })
    await always(
      fc.tuple(fc.oneof(fc.constantFrom(...forms.keys()), forged), fields),
      async ([customId, filled]) => {
        const submitted: Submitted = {
          ...caller(),
          customId,
          fields: new Map(filled),
          users: new Map(),
          source,
        }
        const command = ownerOf(commands, customId)
        if (command.submit) expectHarmless(await command.submit(submitted))
      },
    )
  })
})

/** Milliseconds of processor time: linear work takes a hundredth of it, exponential work takes years. */
const TOO_LONG = 2_000

it('what is hard to read is read at once, wherever somebody can type, paste or forge it', async () => {
  const readers = await hostileReaders({ commands, store })
  expect(readers.length).toBeGreaterThan(40)
  // The long test tries all of the hundreds for each reader; short ones come first, so that a failure never takes long.
  const every = runs() > 1_000 ? 1 : 41
  for (const [index, { name, longest, reads }] of readers.entries()) {
    for (const length of [48, 72, 108, longest].filter(one => one <= longest)) {
      for (const { text, name: what } of hostileTexts(length).filter((_, at) => (at + index) % every === 0)) {
        const since = process.cpuUsage()
        await reads(text)
        const { user, system } = process.cpuUsage(since)
        expect((user + system) / 1_000, `${name}: ${what} of ${length}`).toBeLessThan(TOO_LONG)
      }
    }
  }
})

/** Discord guarantees the type of an option, and that a role is one; a text may hold anything. */
function valueFor({ type }: Option, text: string): string | number | boolean {
  if (type === 3) return text
  if (type === 5) return text.length % 2 === 0
  return type === 4 || type === 10 ? text.length - 5 : '777777777777777777'
}

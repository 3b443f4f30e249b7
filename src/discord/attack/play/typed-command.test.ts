// A command that a select has no room for is written out for each card, and is the same when it is pasted.
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { runs } from '../../../../test/runs.ts'
import {
  type Bot,
  caller,
  ownerOf,
  source,
  testBot,
  valuesOf,
} from '../../../../test/support/commands/bot.ts'
import { readPromptLine } from '../../../cli/prompt/read-line.ts'
import type { KnownCommand } from '../../../cli/prompt/read-options.ts'
import type { Asked, InteractionAnswer, OptionValue } from '../../interaction/command.ts'
import { faultsOf } from '../../message/limits.ts'

type Options = Readonly<Record<string, OptionValue>>

let bot: Bot
beforeAll(async () => {
  bot = await testBot()
})

const attack = () => ownerOf(bot.commands, 'atk1')
const BEN = { id: '200000000000000002', name: 'Ben', isBot: false }

let channels = 0

/** A command in a channel of its own, in which there is no table. */
const asked = (options: Options, locale = 'en-US', subcommand = 'enemy'): Asked => ({
  ...caller(),
  place: { ...caller().place, channel: `3${String(++channels).padStart(18, '0')}` },
  reader: { ...caller().reader, userLocale: locale },
  subcommand,
  options: new Map(Object.entries(options)),
  users: new Map('player' in options ? [['player', BEN]] : []),
})
const ask = async (...given: Parameters<typeof asked>) => attack().ask(asked(...given))

const contentsOf = (answer: InteractionAnswer): string =>
  valuesOf('components' in answer ? answer.components : [], ['content']).join('\n')

/** The commands in the blocks of code, as somebody copies them. */
const blocksIn = (answer: InteractionAnswer): string[] =>
  [...contentsOf(answer).matchAll(/```\n(.*)\n```/g)].map(([, line = '']) => line)

/** What the prompt at the terminal reads from a pasted line. */
function pasted(line: string, locale = 'en-US'): Options {
  const definitions = bot.commands.map(({ definition }) => definition as KnownCommand)
  const read = readPromptLine(line, definitions, locale)
  if (read.does !== 'command') throw new Error(JSON.stringify(read))
  return read.options
}

const LONG = {
  enemy: 'Rhino',
  hero: 'Captain Marvel',
  player: BEN.id,
  defender: 'Somebody whom nobody knows but Ana',
  kind: 'villain',
  atk: 3,
  tough: true,
  edition: '1.6-de',
  private: false,
}

describe('a command that does not fit into the id of a select', () => {
  it.each([
    ['en-US', /^\/attack enemy enemy:\w+ hero:Captain Marvel player:<@2.* kind:Villain atk:3 tough:True/],
    ['de', /^\/angriff gegner gegner:\w+ held:Captain Marvel spieler:<@2.* art:Schurke ang:3 zäh:True/],
  ])('is written out for each card, as Discord shows it to the reader (%s)', async (locale, first) => {
    const answer = await ask(LONG, locale)
    expect([answer.outcome, valuesOf(answer, ['custom_id'])]).toEqual(['which card', []])
    expect(faultsOf('components' in answer ? answer.components : [])).toEqual([])
    const lines = blocksIn(answer)
    expect(lines[0]).toMatch(first)
    expect(contentsOf(answer)).toContain(locale === 'de' ? 'Rhino II · ANG 3' : 'Rhino II · ATK 3')
    expect(lines.map(line => pasted(line, locale))).toEqual(
      ['01094', '01095', '01096', '27128', 'name:Rhino'].map(enemy => ({ ...LONG, enemy })),
    )
  })

  it('begins the attack with the card when it is pasted', async () => {
    const [, second = ''] = blocksIn(await ask(LONG))
    const [alone = ''] = blocksIn(await ask(pasted(second)))
    expect(pasted(alone).defender).toBe(`name:${LONG.defender}`)
    const begun = await ask(pasted(alone))
    expect([begun.outcome, contentsOf(begun)]).toEqual(['here', expect.stringContaining('Rhino II')])
  })

  it('is whole and within Discord’s limits, whatever is typed, and of other cards it says so', async () => {
    const piece = fc.constantFrom('```', '`', 'a', ' hero:', ' b', 'kind: ', '@everyone', 'ß', '://', '|')
    const text = fc.array(piece, { minLength: 4, maxLength: 40 }).map(pieces => pieces.join('').slice(0, 100))
    const property = fc.asyncProperty(text, text, async (hero, defender) => {
      const boost = 'x'.repeat(100)
      const answer = await ask({ enemy: 'Rhino', hero, defender, boost })
      expect(answer.outcome).toBe('which card')
      expect(faultsOf('components' in answer ? answer.components : [])).toEqual([])
      const lines = blocksIn(answer)
      expect(lines.length).toBeGreaterThan(1)
      const all = lines.map(line => pasted(line))
      expect(all.map(options => Object.keys(options).sort().join())).toEqual(
        lines.map(() => 'boost,defender,enemy,hero'),
      )
      for (const options of all) expect(options.boost).toBe(boost)
    })
    await fc.assert(property, { numRuns: runs(1 / 4) })
  })
})

it('of many cards some are written out whole, and the number of the others is told', async () => {
  const long = 'x'.repeat(100)
  const answer = await ask({ enemy: 'The', hero: long, defender: long, boost: long })
  const told = Number(/(\d+) more cards have/.exec(contentsOf(answer))?.[1])
  const lines = blocksIn(answer)
  expect(lines.every(line => pasted(line).boost === long)).toBe(true)
  expect([
    told > 0,
    lines.at(-1)?.includes('enemy:name:The'),
    faultsOf(answer.as === 'modal' ? [] : [...answer.components]),
  ]).toEqual([true, true, []])
})

it('a select of 2.0.0 whose command is gone says how to send it again, with the chosen card', async () => {
  const customId = 'atk1|which|a1b2c3d4e5|0|enemy|enemy|~'
  const pressed = { ...caller(), ...source, customId, values: ['card:01095'] }
  const answer = await attack().press?.(pressed)
  expect(answer?.outcome).toBe('forgotten')
  expect(answer && blocksIn(answer)).toEqual(['/attack enemy enemy:01095'])
})

describe('a list with names that no card has', () => {
  const MANY = 'Xoggoth; Xoggoth 2; then Xoggoth the Elder of the northern hills; Qwertz and Yxcvb 3'
  const whole = { attacker: 'card:01001a', target: 'card:01095', players: 1, 'ability-damage': 3 }

  it('names each of them once, and a copied command stands for all of them', async () => {
    const answer = await ask({ ...whole, 'more-targets': MANY }, 'en-US', 'hero')
    expect(contentsOf(answer).match(/“Xoggoth”/g)).toHaveLength(1)
    const [line = ''] = blocksIn(answer)
    const copied = pasted(line)
    expect(copied['more-targets']).toBe(
      'name:Xoggoth; name :Xoggoth 2; then name :Xoggoth the Elder of the northern hills; name :Qwertz and Yxcvb 3',
    )
    expect((await ask(copied, 'en-US', 'hero')).outcome).toBe('here')
  })

  it('and with one that several cards have, gets that card wherever it stands', async () => {
    const more = 'Sandman; Sandman 4; Sandman of the northern hills'
    const answer = await ask({ ...whole, 'more-targets': more, 'enemy-damage': 1 }, 'en-US', 'hero')
    const [line = ''] = blocksIn(answer)
    expect(pasted(line)['more-targets']).toMatch(/^card:(\w+); card :\1 4; Sandman of the northern hills$/)
  })
})

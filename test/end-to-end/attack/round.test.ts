// Plays a whole round of two players over the wire by presses alone, in both languages, and counts them.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import {
  type Actor,
  messageOf,
  modalOf,
  type Outcome,
  plainTextOf,
  type SeenMessage,
} from '../../../src/loopback/start-loopback.ts'
import { inNewChannel } from './channel.ts'
import { begin, customIdOf, openTable, pressAll, pressOrChoose, type Table } from './table.ts'

let table: Table
beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())
afterEach(() => expect(table.refusals()).toEqual([]))

/** A table whose presses and typed fields are counted; the newest board is where the next press goes. */
function counted(first: SeenMessage) {
  let board = first
  let presses = 0
  let typed = 0
  const led = async (outcome: Promise<Outcome>): Promise<void> => {
    board = messageOf(await outcome)
  }
  return {
    press: async (who: Actor, ...labels: string[]) => {
      for (const label of labels) {
        presses += 1
        await led(pressOrChoose(who, board, label))
      }
    },
    /** Opens a form and sends it: two presses, and what is typed in its fields. */
    form: async (who: Actor, label: string, fields: Readonly<Record<string, string>>) => {
      presses += 2
      typed += Object.keys(fields).length
      await led(who.submit(modalOf(await pressOrChoose(who, board, label)), fields))
    },
    text: () => plainTextOf(board),
    counts: () => ({ presses, typed }),
  }
}

type Words = {
  readonly command: string
  readonly options: readonly [enemy: string, hero: string, players: string]
  readonly names: readonly [lead: string, other: string]
  readonly hydra: string
  readonly attacks: (attacker: string, target: string) => string
  readonly defends: (hero: string, def: number) => string
  readonly deals: (damage: number) => string
  readonly says: Readonly<
    Record<'nobody' | 'finish' | 'roundOver' | 'phaseEnds' | 'minion' | 'since', string>
  >
  readonly villainPhase: string
}

const ENGLISH: Words = {
  command: 'attack enemy',
  options: ['enemy', 'hero', 'players'],
  names: ['Ana', 'Ben'],
  hydra: 'Hydra Mercenary',
  attacks: (attacker, target) => `${attacker} attacks ${target}`,
  defends: (hero, def) => `${hero} (basic, DEF ${def})`,
  deals: damage => `Deal ${damage} damage`,
  says: {
    nobody: 'Nobody',
    finish: 'Finish',
    roundOver: 'The round is over',
    phaseEnds: 'The players’ phase ends: all ready',
    minion: 'A minion comes…',
    since: 'Since then: The round is over: Ana is first player\n',
  },
  villainPhase: '**Villain phase.** Ben is first player.\n',
}

const GERMAN: Words = {
  command: 'angriff gegner',
  options: ['gegner', 'held', 'spielerzahl'],
  names: ['Ben', 'Ana'],
  hydra: 'Hydra-Söldner',
  attacks: (attacker, target) => `${attacker} greift ${target} an`,
  defends: (hero, def) => `${hero} (Basis, VER ${def})`,
  deals: damage => `${damage} Schaden zufügen`,
  says: {
    nobody: 'Niemand',
    finish: 'Fertig',
    roundOver: 'Die Runde ist vorbei',
    phaseEnds: 'Ende der Spielerphase: alles spielbereit',
    minion: 'Ein Scherge kommt …',
    since: 'Seitdem: Die Runde ist vorbei: Startspieler ist jetzt Ben\n',
  },
  villainPhase: '**Schurkenphase.** Ana ist Startspieler.\n',
}

/** Rhino has attacked both players, each with one command; the lead plays Spider-Man, the other She-Hulk. */
async function afterFirstAttacks(lead: Actor, other: Actor, words: Words): Promise<SeenMessage> {
  const { command, options, says, deals } = words
  const [enemy, hero, players] = options
  const undefended = [says.nobody, '0', deals(3), says.finish]
  const said = { [enemy]: 'card:01095', [hero]: 'card:01001a', [players]: 2 }
  const first = await pressAll(lead, await begin(table, lead, command, said), ...undefended)
  const own = command === 'attack enemy' ? GERMAN : ENGLISH
  const [itsEnemy, itsHero] = own.options
  const next = { [itsEnemy]: 'Rhino', [itsHero]: 'card:01019a' }
  const second = messageOf(await other.in({ id: first.channel_id }).command(own.command, next))
  return pressAll(other, second, ...undefended)
}

for (const words of [ENGLISH, GERMAN])
  it(`a round of two players takes presses alone, but for the minion’s name: ${words.command}`, async () => {
    const { ana, ben } = inNewChannel(table)
    const [lead, other] = words === ENGLISH ? [ana, ben] : [ben, ana]
    const [its, others] = words.names
    const { attacks, defends, deals, says } = words
    const round = counted(await afterFirstAttacks(lead, other, words))
    await round.press(lead, says.roundOver)
    await round.press(lead, attacks('Spider-Man', 'Rhino II'), deals(2), says.finish)
    await round.press(other, attacks('She-Hulk', 'Rhino II'), deals(3), says.finish)
    await round.press(other, says.phaseEnds)
    expect(round.text()).toContain(words.villainPhase)
    await round.press(other, attacks('Rhino II', others), defends('She-Hulk', 2), '1', deals(2), says.finish)
    await round.press(lead, attacks('Rhino II', its), defends('Spider-Man', 3), '2', deals(2), says.finish)
    await round.form(other, says.minion, { name: 'card:01101' })
    await round.press(other, attacks(words.hydra, others), says.nobody, deals(1), says.finish)
    await round.press(lead, says.roundOver)
    expect(round.text()).toContain(words.says.since)
    expect(round.counts()).toEqual({ presses: 25, typed: 1 })
  })

it('the message of /attack table has the same buttons, and what they begin is a board of its own', async () => {
  const { ana, ben } = inNewChannel(table)
  const over = await afterFirstAttacks(ana, ben, ENGLISH)
  const shown = messageOf(await ana.in({ id: over.channel_id }).command('attack table'))
  expect(plainTextOf(shown)).toContain('[The round is over]')
  const since = messageOf(await pressOrChoose(ana, shown, 'The round is over'))
  expect([since.id === shown.id, since.ephemeral]).toEqual([false, false])
  expect(plainTextOf(since)).toContain('Since then: The round is over: Ben is first player\n')
  const late = messageOf(await pressOrChoose(ana, shown, 'The round is over'))
  expect(plainTextOf(late)).toContain('This has gone on already: Changes between attacks.')
})

it('an attack that does not fit what was told begins, says what that is, and offers the missing step', async () => {
  const { ana, ben } = inNewChannel(table)
  const over = await afterFirstAttacks(ana, ben, ENGLISH)
  const round = await pressAll(ana, over, 'The round is over', 'Rhino II attacks Ben')
  expect(plainTextOf(round)).toContain(
    'As told so far: **Players’ phase.** Ben is first player. If that is over, say so first; otherwise just go on.\n',
  )
  expect(plainTextOf(round)).toContain('**She-Hulk** · DEF 2 · 12 of 15 HP · ready · *target*')
  const missed = customIdOf(round, 'The players’ phase ends: all ready')
  const again = messageOf(await ana.press(round, 'The players’ phase ends: all ready'))
  expect(plainTextOf(again)).toContain(
    '## Rhino II attacks Ben\n-# Marvel Champions · rules 1.8\n-# Since then: The players',
  )
  expect(plainTextOf(again)).not.toContain('As told so far')
  await pressAll(ana, again, 'Nobody', '0', 'Deal 3 damage', 'Finish')
  const late = messageOf(await ana.pressRaw(round, missed))
  expect([late.ephemeral, plainTextOf(late).startsWith('The table is further on.')]).toEqual([true, true])
})

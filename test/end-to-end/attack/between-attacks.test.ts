// Checks what is told between two attacks over the wire: steps and reports join one message, each counting at once.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Actor,
  messageOf,
  modalOf,
  plainTextOf,
  type SeenMessage,
} from '../../../src/loopback/start-loopback.ts'
import { DEFEND, inNewChannel, startRhino } from './channel.ts'
import { openTable, pressAll, pressOrChoose, privately, type Table } from './table.ts'

let table: Table
let ana: Actor
let ben: Actor
beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())
beforeEach(() => {
  ;({ ana, ben } = inNewChannel(table))
})
afterEach(() => expect(table.refusals()).toEqual([]))

/** Rhino attacks Ana, and the attack is over. */
const over = async (): Promise<SeenMessage> =>
  pressAll(ana, await startRhino(table, ana), DEFEND, '2', 'Deal 2 damage', 'Finish')

/** The messages of the thread of a board. */
const inThread = ({ channel_id }: SeenMessage): string[] => ana.in(channel_id).sees().map(plainTextOf)

const [PHASE_ENDS, ROUND_OVER] = ['The players’ phase ends: all ready', 'The round is over']
const SINCE = 'Since then: The players’ phase is over: all ready'

describe('the steps of a round', () => {
  it('are buttons of a finished board: one press tells one, and the next ones join its message', async () => {
    const first = await over()
    const since = messageOf(await pressOrChoose(ana, first, PHASE_ENDS))
    expect([since.ephemeral, since.channel_id, since.id === first.id]).toEqual([
      false,
      first.channel_id,
      false,
    ])
    expect(plainTextOf(since)).toContain(`${SINCE}\n───\n**Villain phase.**\n`)
    expect(plainTextOf(since)).toContain('**Spider-Man** · 8 of 10 HP · ready\n')
    const both = messageOf(await pressOrChoose(ana, since, ROUND_OVER))
    expect(both.id).toBe(since.id)
    expect(plainTextOf(both)).toContain(
      `${SINCE} · The round is over: Ana is first player\n───\n**Players’ phase.**\n`,
    )
    const attack = messageOf(await pressOrChoose(ana, both, 'Spider-Man attacks Rhino II'))
    expect(plainTextOf(attack)).toContain('## Spider-Man attacks Rhino II')
    await table.discord.waitFor(() => inThread(first).every(text => !text.includes(`[${PHASE_ENDS}]`)))
    expect(inThread(first)).toHaveLength(3)
  })

  it('are taken back one by one, then the empty chapter, and with it the end of the attack before', async () => {
    const first = await over()
    const both = await pressAll(ana, first, PHASE_ENDS, ROUND_OVER)
    const one = messageOf(await ana.press(both, 'Undo'))
    expect(plainTextOf(one)).toContain(
      `${SINCE}\n- ~~The round is over: Ana is first player.~~ taken back by Ana`,
    )
    const none = messageOf(await ana.press(one, 'Undo'))
    expect(plainTextOf(none)).toContain('Since then nothing has changed.\n')
    expect(plainTextOf(none)).toContain('**Spider-Man** · 8 of 10 HP · exhausted\n')
    const open = messageOf(await ana.press(none, 'Undo'))
    expect(plainTextOf(open)).toContain('~~Finish~~')
    await table.discord.waitFor(() => inThread(first).some(text => text.startsWith('~~Changes between')))
  })

  it('a step counts once, however often it is pressed and Discord delivers it', async () => {
    const first = await over()
    table.discord.faults.deliverTwice(1)
    const pressed = await Promise.all([
      pressOrChoose(ana, first, ROUND_OVER),
      pressOrChoose(ana, first, ROUND_OVER),
    ])
    const all = pressed.map(messageOf).toSorted((one, two) => Number(one.ephemeral) - Number(two.ephemeral))
    const [board, said] = all.map(plainTextOf)
    expect(board).toContain('Since then: The round is over: Ana is first player\n')
    expect(said).toContain('This has gone on already: Changes between attacks.')
    const late = privately(await pressOrChoose(ana, first, ROUND_OVER))
    expect(late).toContain('This has gone on already: Changes between attacks.')
  })

  it('who has no seat tells no step', async () => {
    const first = await over()
    const before = inThread(first)
    expect(privately(await pressOrChoose(ben, first, PHASE_ENDS))).toBe('Das entscheidet nur Ana.')
    const since = await pressAll(ana, first, PHASE_ENDS)
    expect(privately(await pressOrChoose(ben, since, ROUND_OVER))).toBe('Das entscheidet nur Ana.')
    expect(inThread(first)).toHaveLength(before.length + 1)
  })

  it('an attack that is pressed late counts if only reports have come since, on the table as it stands', async () => {
    const first = await over()
    const since = await pressAll(ana, first, PHASE_ENDS)
    const attack = messageOf(await pressOrChoose(ana, first, 'Rhino II attacks Ana'))
    expect([attack.ephemeral, attack.id === since.id]).toEqual([false, false])
    expect(plainTextOf(attack)).toContain('**Spider-Man** · DEF 3 · 8 of 10 HP · ready · *target*')
  })
})

describe('the commonest changes', () => {
  it('each have a button: a form counts at once, and forms ask only for what nobody has said', async () => {
    const first = await over()
    const villains = await pressAll(ana, first, PHASE_ENDS)
    const comes = modalOf(await pressOrChoose(ana, villains, 'A minion comes to Ana…'))
    const engaged = messageOf(await ana.submit(comes, { name: 'Hydra Mercenary' }))
    expect(plainTextOf(engaged)).toContain(`${SINCE} · Hydra Mercenary joins the table, engaged with Ana\n`)
    expect(plainTextOf(engaged)).toContain(
      // The minion is due once the villain has activated against its player.
      '[Rhino II attacks Ana] [The round is over]\n',
    )
    const form = messageOf(await pressOrChoose(ana, engaged, 'Spider-Man changes form'))
    expect(plainTextOf(form)).toContain('**Peter Parker** · 8 of 10 HP · alter-ego · ready\n')
    expect(plainTextOf(form)).toContain('[Rhino II schemes: Ana is an alter-ego]')
    const heals = modalOf(await pressOrChoose(ana, form, 'Heal Peter Parker…'))
    const healed = messageOf(await ana.submit(heals, { number: '1' }))
    expect(plainTextOf(healed)).toContain('Peter Parker heals 1 damage: 9 of 10 HP left\n')
    expect(healed.id).toBe(villains.id)
    const back = messageOf(await pressOrChoose(ana, healed, 'Peter Parker changes form again'))
    const attack = await pressAll(ana, back, 'Hydra Mercenary attacks Ana')
    // The card says what DEF the hero has.
    expect(plainTextOf(attack)).toContain('**Spider-Man** · DEF 3 · 9 of 10 HP · ready · *target*')
  })

  it('anything else has the form of reports, also on the board of an attack', async () => {
    const first = await over()
    const anything = modalOf(await pressOrChoose(ana, first, 'Something changed…'))
    expect(anything.title).toBe('Something has changed')
    const stunned = { what: 'stunned', whom: 'villain-1', text: 'Webbed Up' }
    const since = messageOf(await ana.submit(anything, stunned))
    expect(plainTextOf(since)).toContain(
      'Since then: A card is played: Webbed Up · Rhino II gets a stunned status card\n───\n**Rhino II** · ATK 3 · stunned\n',
    )
  })

  it('a form that was open while others reported counts, too, and its answer leads to the board', async () => {
    const first = await over()
    const anything = modalOf(await pressOrChoose(ana, first, 'Something changed…'))
    await pressAll(ana, first, PHASE_ENDS)
    // The board of the chapter stands once that of the attack has lost its buttons.
    await table.discord.waitFor(
      () => inThread(first).filter(text => text.includes('· Something changed…')).length === 1,
    )
    const said = privately(await ana.submit(anything, { what: 'stunned', whom: 'villain-1' }))
    expect(said).toBe('Rhino II gets a stunned status card.')
    await table.discord.waitFor(() =>
      inThread(first).some(text => text.includes(`${SINCE} · Rhino II gets a stunned`)),
    )
    expect(inThread(first).filter(text => text !== said)).toHaveLength(2)
  })
})

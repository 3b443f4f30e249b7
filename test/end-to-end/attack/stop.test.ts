// “Stop” asks once; the board of a stopped attack asks nothing, and goes on when somebody wants it to.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Actor, messageOf, plainTextOf, type SeenMessage } from '../../../src/loopback/start-loopback.ts'
import { INVITED, inNewChannel } from './channel.ts'
import {
  begin,
  customIdOf,
  openTable,
  pressAll,
  privately,
  SPIDER_MAN,
  type Table,
  untilSays,
} from './table.ts'

/** The words of each language. */
const ENGLISH = {
  language: 'en',
  more: 'More…',
  stop: 'End it early',
  asks: 'The attack then ends early, and the table goes on from how it stands now. “Go on” on the board picks the attack up again.',
  stopped: '**Ended early.** The table goes on from here; “Go on” picks the attack up again.',
  buttons: '[Go on] [Transcript]',
  goOn: 'Go on',
  question: '**Who defends?**',
  nobody: 'Nobody',
  next: '**Boost card 1 of 1: how many icons?**',
}
const GERMAN = {
  language: 'de',
  more: 'Mehr …',
  stop: 'Vorzeitig beenden',
  asks: 'Der Angriff endet dann vorzeitig, und am Tisch geht es mit dem jetzigen Stand weiter. Mit „Fortsetzen“ auf dem Spielstand geht der Angriff weiter.',
  stopped:
    '**Vorzeitig beendet.** Am Tisch geht es mit diesem Stand weiter; „Fortsetzen“ nimmt den Angriff wieder auf.',
  buttons: '[Fortsetzen] [Mitschrift]',
  goOn: 'Fortsetzen',
  question: '**Wer verteidigt?**',
  nobody: 'Niemand',
  next: '**Boost-Karte 1 von 1: Wie viele Symbole?**',
}

let table: Table
let ana: Actor
let ben: Actor

beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())
beforeEach(() => {
  ;({ ana, ben } = inNewChannel(table, INVITED))
})
afterEach(() => expect(table.refusals()).toEqual([]))

const start = (actor: Actor, language: string, options = {}): Promise<SeenMessage> =>
  begin(table, actor, 'attack enemy', { enemy: 'Rhino II', hero: SPIDER_MAN, language, ...options })

describe.each([
  ['in English', () => ana, ENGLISH],
  ['in German', () => ben, GERMAN],
])('Stop %s', (_, who, say) => {
  const asks = async (board: SeenMessage) => messageOf(await who().select(board, say.more, say.stop))

  it('asks in a private message, which then says that it is done; the board asks nothing more', async () => {
    const board = await start(who(), say.language)
    const asked = await asks(board)
    expect([asked.ephemeral, plainTextOf(asked)]).toEqual([true, `${say.asks}\n[${say.stop}]`])
    const done = messageOf(await who().press(asked, say.stop))
    expect([done.id, plainTextOf(done)]).toEqual([asked.id, say.stopped])
    const stopped = await untilSays(table, who(), board, say.stopped)
    expect(plainTextOf(stopped)).toContain(`\n${say.buttons}\n`)
    expect(plainTextOf(stopped)).not.toContain(say.question)
    const moreOf = JSON.stringify(stopped.components)
    expect(moreOf).toContain('|earlier|')
    expect(moreOf).not.toMatch(/\|answer\|[^|]+\|\d+\|defend/)
    for (const gone of ['undo', 'preview', 'correct', 'handOver', 'stop'])
      expect(moreOf).not.toContain(`|${gone}|`)
  })

  it('can be taken back: the board asks as before', async () => {
    const board = await start(who(), say.language)
    const before = plainTextOf(board)
    await who().press(await asks(board), say.stop)
    const stopped = await untilSays(table, who(), board, say.stopped)
    const next = await pressAll(who(), stopped, say.goOn)
    expect([next.id, plainTextOf(next)]).toEqual([board.id, before])
    expect(plainTextOf(await pressAll(who(), next, say.nobody))).toContain(say.next)
  })

  it('that somebody has overtaken stops nothing', async () => {
    const board = await start(who(), say.language)
    const asked = await asks(board)
    const now = await pressAll(who(), board, say.nobody)
    const behind = messageOf(await who().press(asked, say.stop))
    expect(behind.id).toBe(asked.id)
    expect(plainTextOf(behind)).not.toContain(say.stopped)
    expect(plainTextOf(now)).toContain(say.next)
  })
})

describe('a stopped attack', () => {
  const stoppedOf = async (board: SeenMessage) => {
    await ana.press(messageOf(await ana.select(board, 'More…', ENGLISH.stop)), ENGLISH.stop)
    return untilSays(table, ana, board, ENGLISH.stopped)
  }

  it('goes on with an answer on a board from before, whose words have promised that', async () => {
    const board = await start(ana, 'en')
    const old = customIdOf(board, 'Nobody')
    const stopped = await stoppedOf(board)
    const now = messageOf(await ana.pressRaw(stopped, old))
    expect(plainTextOf(now)).toContain(ENGLISH.next)
    expect(plainTextOf(now)).not.toContain('Stopped')
  })

  it('is not stopped once more by a board from before: it shows how things stand', async () => {
    const board = await start(ana, 'en')
    const id = customIdOf(board, 'Something happens first…').replace('|happens|', '|stop|')
    const stopped = await stoppedOf(board)
    const now = messageOf(await ana.pressRaw(stopped, id))
    expect([now.id, plainTextOf(now)]).toEqual([board.id, plainTextOf(stopped)])
  })

  it('shows in the language of whoever asks, and is stopped for nobody without the right', async () => {
    const board = await start(ana, 'en')
    expect(privately(await ben.select(board, 'More…', ENGLISH.stop))).toBe(
      'Diesen Angriff kann nur Ana vorzeitig beenden; wer daran einen Platz hat, wenn ihn zehn Minuten lang niemand angerührt hat.',
    )
    const german = privately(await ben.select(await stoppedOf(board), 'More…', 'Deutsch'))
    expect(german).toContain(GERMAN.stopped)
    expect(german).not.toContain('[')
  })

  it('that two people take up again at once goes on once', async () => {
    const stopped = await stoppedOf(await start(ana, 'en'))
    const both = await Promise.all([ana.press(stopped, 'Go on'), ben.press(stopped, 'Go on')])
    for (const one of both) expect(plainTextOf(messageOf(one))).toContain(ENGLISH.question)
  })

  it('may be private: the message that asked becomes its board', async () => {
    const board = await start(ana, 'en', { private: true })
    const asked = messageOf(await ana.select(board, 'More…', ENGLISH.stop))
    const stopped = messageOf(await ana.press(asked, ENGLISH.stop))
    expect([stopped.id, plainTextOf(stopped)]).toEqual([asked.id, expect.stringContaining(ENGLISH.buttons)])
    expect(plainTextOf(await pressAll(ana, stopped, 'Go on'))).toContain(ENGLISH.question)
  })
})

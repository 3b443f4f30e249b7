import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Actor,
  messageOf,
  modalOf,
  plainTextOf,
  type SeenMessage,
} from '../../../src/loopback/start-loopback.ts'
import { asksWhy, begin, openTable, pressAll, privately, SPIDER_MAN, type Table, untilSays } from './table.ts'

const DEFEND = 'Spider-Man (basic, DEF 3)'

let table: Table
let ana: Actor
let ben: Actor
let board: SeenMessage

beforeAll(async () => {
  table = await openTable()
  ;({ ana, ben } = table)
})
afterAll(() => table.close())
beforeEach(async () => {
  board = await begin(table, ana, 'attack enemy', { enemy: 'Rhino II', hero: SPIDER_MAN })
})
afterEach(() => expect(table.refusals()).toEqual([]))

const lines = (message: SeenMessage): string[] => plainTextOf(message).split('\n')

describe('Something happens first', () => {
  it('asks in one form, in the language of whoever pressed, and changes the board by its own answer', async () => {
    const form = modalOf(await ben.press(board, 'Something happens first…'))
    expect(form.fields.map(({ label }) => label)).toEqual([
      'Was passiert',
      'Wann',
      'Wen es betrifft',
      'Wie viel',
      'Name der Karte oder die Notiz',
    ])
    const own = modalOf(await ana.press(board, 'Something happens first…'))
    const changed = messageOf(
      await ana.submit(own, { what: 'Takes damage', whom: 'Spider-Man', number: '2' }),
    )
    expect(changed.id).toBe(board.id)
    expect(lines(changed)).toContain('- Spider-Man takes 2 damage: 8 of 10 HP left.')
  })

  it('reports into the moment that is chosen', async () => {
    const form = modalOf(await ana.press(board, 'Status or keyword…'))
    const when = 'When the attack is initiated'
    const changed = messageOf(await ana.submit(form, { what: 'Gets tough', whom: 'Spider-Man', when }))
    expect(plainTextOf(changed)).toContain('ready · tough')
    // At this point no boost card has been given.
    expect(plainTextOf(changed)).not.toContain('facedown boost cards')
  })

  it('is refused with the mistake, and opened again as it was filled in', async () => {
    const form = modalOf(await ana.press(board, 'Something happens first…'))
    const refused = messageOf(
      await ana.submit(form, { what: 'Takes damage', whom: 'Rhino II', number: 'many' }),
    )
    expect([refused.ephemeral, plainTextOf(refused)]).toEqual([
      true,
      '“many” is not a number that fits here. Write digits, such as 3 or +1.\n[Change it]',
    ])
    const again = modalOf(await ana.press(refused, 'Change it'))
    const chosen = again.fields.flatMap(({ value, options = [] }) => [
      ...(value ? [value] : []),
      ...options.filter(one => one.default).map(({ label }) => label),
    ])
    expect(chosen).toEqual(['Takes damage', 'Rhino II', 'many'])
    const done = messageOf(await ana.submit(again, { number: '1' }))
    expect([done.id, plainTextOf(done)]).toEqual([refused.id, 'Saved: something happens.'])
    const players = await untilSays(table, ben, board, 'How many players are at the table?')
    expect(plainTextOf(await pressAll(ana, players, '1'))).toContain(
      '- Rhino II takes 1 damage: 14 of 15 HP left.',
    )
  })

  it('is refused by the rules with the clause, in words', async () => {
    const late = await pressAll(ana, board, DEFEND)
    const form = modalOf(await ana.press(late, 'Something happens first…'))
    const refused = privately(await ana.submit(form, { what: 'Is exhausted', whom: 'Spider-Man' }))
    expect(refused).toContain('Spider-Man')
    expect(refused).not.toMatch(/undefined|\{\{|forms:|walkthroughs:/)
    expect(refused).toContain('[Change it]')
  })
})

describe('Preview', () => {
  it('says what each answer would lead to, for 0 to 3 boost icons, to whoever asks, and changes nothing', async () => {
    expect(privately(await ben.select(board, 'More…', 'Preview'))).toBe(
      [
        '### Was wäre, wenn …',
        '-# Schaden je nach Symbolen auf jeder Boost-Karte, wenn sonst nichts passiert.',
        '───',
        '**★ Fähigkeit von Spider-Man**',
        '```',
        'Symbole                  0   1   2   3',
        'Spider-Man               3   4   5   6',
        '```',
        '**Spider-Man verteidigt**',
        '```',
        'Symbole                  0   1   2   3',
        'Spider-Man               0   1   2   3',
        '```',
        '- Spider-Man wird erschöpft',
        '**Niemand verteidigt**',
        '```',
        'Symbole                  0   1   2   3',
        'Spider-Man               3   4   5   6',
        '```',
      ].join('\n'),
    )
    expect(lines(await pressAll(ana, board, DEFEND))).toContain('**Boost card 1 of 1: how many icons?**')
  })
})

describe('Undo', () => {
  it('leads back at every prompt, one answer at a time, and strikes the last one through', async () => {
    const presses = [DEFEND, '2', 'Deal 2 damage', 'Finish']
    const before: string[] = []
    let now = board
    for (const label of presses) {
      before.push(plainTextOf(now))
      now = await pressAll(ana, now, label)
    }
    for (const expected of before.toReversed()) {
      now = await pressAll(ana, now, 'Undo')
      const struck = lines(now).filter(line => line.includes('~~'))
      expect(struck.at(-1)).toMatch(/^- ~~.+~~ taken back by Ana$/)
      expect(
        lines(now)
          .filter(line => !struck.includes(line))
          .join('\n'),
      ).toBe(expected)
    }
    expect(now.id).toBe(board.id)
  })

  it('is for whoever decided, or who leads; others hear that, and nothing is taken back', async () => {
    const after = await pressAll(ana, board, DEFEND)
    expect(privately(await ben.press(after, 'Undo'))).toBe(
      'Diese Antwort kann nur Ana zurücknehmen oder wer den Angriff leitet.',
    )
    expect(lines(await pressAll(ana, after, '1'))).toContain('**4 ATK − 3 DEF = 1 damage to Spider-Man.**')
  })

  it('takes back what somebody else decided, if one leads', async () => {
    const own = await begin(table, ana, 'attack enemy', {
      enemy: 'Rhino II',
      hero: SPIDER_MAN,
      player: ben.id,
    })
    const back = await pressAll(ana, await pressAll(ben, own, DEFEND), 'Undo')
    const struck = /~~ taken back by Ana$/m
    expect(plainTextOf(back)).toMatch(struck)
    // Whoever shows the board again, or reads all of it, sees the name, too.
    const down = messageOf(await ben.select(back, 'More…', 'Down here'))
    expect(plainTextOf(down)).toMatch(struck)
    expect(privately(await ben.select(down, 'More…', 'Deutsch'))).toMatch(/~~ zurückgenommen von Ana$/m)
    expect(privately(await ben.select(down, 'More…', 'Earlier steps'))).toContain('~~ zurückgenommen von Ana')
    const again = await pressAll(ben, await pressAll(ben, down, 'Nobody'), 'Undo')
    expect(plainTextOf(again)).toContain('~~ taken back by Ben')
  })
})

describe('Why?', () => {
  it('shows the clause of a line in the language of whoever asks, and its whole page on request', async () => {
    const now = await pressAll(ana, board, DEFEND, '2', 'Deal 2 damage')
    const line = 'Calculated: 5 damage − 3 DEF = 2 damage to Spider-Man.'
    const answer = messageOf(
      await asksWhy(ben, now, 'Berechnet: 5 Schaden − 3 VER = 2 Schaden an Spider-Man.'),
    )
    expect([answer.ephemeral, lines(answer)[0]]).toEqual([true, '### Schaden eines gegnerischen Angriffs'])
    expect(plainTextOf(answer)).toContain('Die Basisverteidigung eines Helden verringert den Schaden')
    expect(plainTextOf(answer)).toContain('-# MC-EA-31 · MC18-OP-02\n*Beispiel:')
    const page = messageOf(await ben.press(answer, 'Die ganze Regel'))
    expect([page.id, plainTextOf(page)]).toEqual([
      answer.id,
      expect.stringMatching(/`MC-EA-30.+`MC-EA-31.+`MC-EA-35/s),
    ])
    const english = privately(await asksWhy(ana, now, line))
    expect(english).toContain('-# MC-EA-31')
    expect(english).toContain('[The whole rule]')
  })

  it('shows in both languages what the other editions say, and how Riposte reads what they leave open', async () => {
    const german = await begin(table, ben, 'angriff gegner', { gegner: 'Rhino II', held: SPIDER_MAN })
    const damage = await pressAll(ben, german, 'Niemand', '2', '5 Schaden zufügen')
    const own = privately(await asksWhy(ben, damage, 'Warum wird das jetzt gefragt?'))
    expect(own).toContain('In Schritt 5 ist der Angriff vorbei.')
    expect(own).toContain('**Regelreferenz 1.8 (englisch):** In Schritt 6 ist der Angriff vorbei.')
    expect(own.indexOf('MC18-EA-44')).toBeLessThan(own.indexOf('`AMB-09`'))
    const english = privately(await asksWhy(ana, damage, 'Why is this asked now?'))
    expect(english).toContain('In step 5 the attack is over.')
    expect(english).toContain('**Rules Reference 1.8:** In step 6 the attack is over.')
    expect(english.indexOf('MC18-EA-44')).toBeLessThan(english.indexOf('`AMB-09`'))
  })
})

// Plays whole attacks as two people in two languages, and counts every press and every request.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, messageOf, plainTextOf, type SeenMessage } from '../../../src/loopback/start-loopback.ts'
import { begin, boardsIn, openTable, pressAll, SPIDER_MAN, type Table } from './table.ts'

const GUNDAM = 'card:GD01-013'
const ZAKU = 'card:ST03-008'
const WHITE_BASE = 'card:ST01-015'

let table: Table
let ana: Actor
let ben: Actor

beforeAll(async () => {
  table = await openTable()
  ;({ ana, ben } = table)
})
afterAll(() => table.close())
afterEach(() => expect(table.refusals()).toEqual([]))

const heading = (board: SeenMessage): string => plainTextOf(board).split('\n')[0] ?? ''
const isOver = (board: SeenMessage): boolean => /\[(Transcript|Mitschrift)\]/.test(plainTextOf(board))

/** The message in the channel from which the thread of a board grew. */
const headlineOf = (board: SeenMessage): SeenMessage => {
  const found = ana.sees().find(({ id }) => id === board.channel_id)
  if (!found) throw new Error('no headline')
  return found
}

/**
 * Presses these buttons in turn. Each must cause one request, the last one more, which changes the headline in the
 * channel; then the attack must be over.
 */
async function playOut(
  board: SeenMessage,
  presses: readonly (readonly [Actor, string])[],
): Promise<SeenMessage> {
  const { requests } = table.discord
  const before = requests.at(-1)
  let now = board
  for (const [who, label] of presses) {
    expect(isOver(now)).toBe(false)
    now = await pressAll(who, now, label)
    expect(now.id).toBe(board.id)
  }
  expect(isOver(now)).toBe(true)
  // Refused requests are answers that a busy machine's bot sent a second time.
  const made = () =>
    requests.slice(before ? requests.indexOf(before) + 1 : 0).filter(({ refused }) => refused === null)
  await table.discord.waitFor(() => made().some(({ method }) => method === 'PATCH'))
  // One more interaction: any request that followed the last press would come before it.
  await ana.autocomplete('rule', { query: '' }, 'query')
  await table.discord.waitFor(() => made().length > presses.length + 1)
  const [last, headline, ...earlier] = made()
    .map(({ method, path }) => `${method} ${path.split('/')[1]}`)
    .toReversed()
  expect([last, headline]).toEqual(['POST interactions', 'PATCH channels'])
  expect(earlier).toEqual(presses.map(() => 'POST interactions'))
  expect(plainTextOf(headlineOf(now))).toContain(heading(now).replace('## ', ''))
  return now
}

/** Begins an attack whose options leave nothing to press. @returns the text of its board, which has to be opened */
async function atOnce(actor: Actor, words: string, options: Record<string, string | number | boolean>) {
  const result = messageOf(await actor.command(words, { table: 'new', ...options }))
  const opened = messageOf(
    await actor.press(result, plainTextOf(result).includes('[Undo]') ? OPEN[0] : OPEN[1]),
  )
  const board = await table.discord.waitFor(() => boardsIn(actor, opened).at(-1))
  expect(isOver(board)).toBe(true)
  return plainTextOf(board)
}
const OPEN = ['Open the board', 'Spielstand öffnen'] as const

describe('an enemy attacks', () => {
  it('takes four presses, in the language of whoever began it', async () => {
    const english = await begin(table, ana, 'attack enemy', { enemy: 'Rhino II', hero: SPIDER_MAN })
    const over = await playOut(english, [
      [ana, 'Spider-Man (basic, DEF 3)'],
      [ana, '2'],
      [ana, 'Deal 2 damage'],
      [ana, 'Finish'],
    ])
    expect(heading(over)).toBe('## Rhino II attacked Spider-Man: 2 damage, 8 of 10 HP left')
    expect(plainTextOf(over)).toContain('**Spider-Man** · DEF 3 · 8 of 10 HP · exhausted')
    expect(plainTextOf(over)).toContain('Attacked: Ana, Spider-Man. Defender: Spider-Man (basic).')
    expect(plainTextOf(over)).toContain('it would have ended the same way.')

    const german = await begin(table, ben, 'angriff gegner', { gegner: 'Rhino II', held: SPIDER_MAN })
    const vorbei = await playOut(german, [
      [ben, 'Niemand'],
      [ben, '1'],
      [ben, '4 Schaden zufügen'],
      [ben, 'Fertig'],
    ])
    expect(heading(vorbei)).toBe('## Rhino II hat Spider-Man angegriffen: 4 Schaden, noch 6 von 10 LP')
    expect(plainTextOf(vorbei)).toContain('Angegriffen: Ben, Spider-Man. Unverteidigt.')
  })

  it('takes five presses with two boost cards, whoever of the two at the table presses', async () => {
    const board = await begin(table, ana, 'attack enemy', {
      enemy: 'Rhino II',
      hero: SPIDER_MAN,
      player: ben.id,
      'boost-cards': 1,
    })
    const over = await playOut(board, [
      [ben, 'Spider-Man (basic, DEF 3)'],
      [ana, '1'],
      [ben, '2'],
      [ana, 'Deal 3 damage'],
      [ben, 'Finish'],
    ])
    expect(heading(over)).toBe('## Rhino II attacked Spider-Man: 3 damage, 7 of 10 HP left')
    expect(plainTextOf(over)).toContain('Attacked: Ben, Spider-Man.')
  })

  it('takes no press if everything is said in one line, and the story is there all the same', async () => {
    const story = await atOnce(ana, 'attack enemy', {
      enemy: 'Rhino II',
      hero: SPIDER_MAN,
      defender: 'side:hero',
      boost: '2',
    })
    expect(story).toContain('## Rhino II attacked Spider-Man: 2 damage, 8 of 10 HP left')
    expect(story).toContain('- Spider-Man takes 2 damage: 8 of 10 HP left.')
    expect(story).toContain('A card with icons comes…]\n[Transcript] [Undo]')
    expect(
      await atOnce(ben, 'angriff gegner', {
        gegner: 'Rhino II',
        held: SPIDER_MAN,
        verteidiger: 'niemand',
        boost: '0',
        schaden: 8,
      }),
    ).toContain('- Spider-Man nimmt 3 Schaden und ist besiegt.')
  })
})

describe('a hero attacks', () => {
  it('takes two presses', async () => {
    const said = { attacker: SPIDER_MAN, target: 'Rhino II', players: 1 }
    const over = await playOut(await begin(table, ana, 'attack hero', said), [
      [ana, 'Deal 2 damage'],
      [ana, 'Finish'],
    ])
    expect(heading(over)).toBe('## Spider-Man attacked Rhino II: 2 damage, 13 of 15 HP left')
    expect(plainTextOf(over)).toContain('**Rhino II** · ATK 3 · 13 of 15 HP')
  })

  it('asks how many play once, and not in the next attack at the same table', async () => {
    const said = { attacker: SPIDER_MAN, target: 'Rhino II', 'without-exhausting': true }
    const board = await begin(table, ana, 'attack hero', said)
    const asked = await pressAll(ana, board, 'Deal 2 damage')
    expect(plainTextOf(asked)).toContain(
      '**Rhino II has 15 hit points per player. How many players are at the table?**',
    )
    const over = await pressAll(ana, asked, '2', 'Finish')
    expect(plainTextOf(over)).toContain('**Rhino II** · ATK 3 · 28 of 30 HP')
    const next = await pressAll(ana, over, 'Spider-Man attacks Rhino II')
    expect(plainTextOf(await pressAll(ana, next, 'Deal 2 damage'))).toContain(
      '**Rhino II** · ATK 3 · 26 of 30 HP',
    )
  })

  it('takes no press if nothing else happens', async () => {
    const said = { attacker: SPIDER_MAN, target: 'Rhino II', players: 3, 'at-once': true }
    expect(await atOnce(ana, 'attack hero', said)).toContain(
      '## Spider-Man attacked Rhino II: 2 damage, 43 of 45 HP left',
    )
  })

  it('knows the hit points of an enemy once it knows how many play', async () => {
    const board = await begin(table, ben, 'angriff held', {
      angreifer: SPIDER_MAN,
      ziel: 'Rhino II',
      spielerzahl: 2,
      'gegner-schaden': 5,
    })
    expect(plainTextOf(board)).toContain('**Rhino II** · ANG 3 · 25 von 30 LP · *Ziel*')
    const over = await playOut(board, [
      [ben, '2 Schaden zufügen'],
      [ben, 'Fertig'],
    ])
    expect(plainTextOf(over)).toContain('23 von 30 LP')
  })
})

describe('a Unit attacks', () => {
  it('takes three presses against a Unit', async () => {
    const board = await begin(table, ana, 'attack unit', { unit: GUNDAM, target: ZAKU })
    const over = await playOut(board, [
      [ben, 'Nobody'],
      [ana, 'Both pass'],
      [ana, 'Finish'],
    ])
    expect(heading(over)).toBe('## Gundam attacked Zaku Ⅱ: Zaku Ⅱ destroyed')
    expect(plainTextOf(over)).toContain('**Gundam** · AP 3 · 3 of 4 HP · rested')
  })

  it('takes three presses against a Base', async () => {
    const board = await begin(table, ben, 'angriff einheit', {
      einheit: GUNDAM,
      ziel: 'Der Spieler',
      basis: WHITE_BASE,
    })
    const over = await playOut(board, [
      [ana, 'Niemand'],
      [ben, 'Beide passen'],
      [ben, 'Fertig'],
    ])
    expect(heading(over)).toBe('## Gundam hat Spieler 2 angegriffen: 3 Schaden an White Base')
  })

  it('takes three presses against a player with nothing left, and ends the game', async () => {
    const board = await begin(table, ben, 'angriff einheit', {
      einheit: GUNDAM,
      ziel: 'Der Spieler',
      basis: 'Keine Basis',
      schilde: 0,
    })
    const over = await playOut(board, [
      [ben, 'Niemand'],
      [ben, 'Beide passen'],
      [ben, 'Fertig'],
    ])
    expect(heading(over)).toBe('## Gundam hat Spieler 2 angegriffen: Ben gewinnt das Spiel')
    expect(plainTextOf(over)).toContain('**Gundam** · 3 AP · 4 von 4 TP · ruhend')
    expect(plainTextOf(over)).not.toContain('[Noch einmal]')
  })

  it('takes three presses against a Shield without a Burst', async () => {
    const board = await begin(table, ana, 'attack unit', {
      unit: GUNDAM,
      target: 'side:player',
      base: 'none',
      shields: 6,
    })
    const over = await playOut(board, [
      [ana, 'Nobody'],
      [ana, 'Both pass'],
      [ana, 'No Burst, finish'],
    ])
    expect(heading(over)).toBe('## Gundam attacked Player 2: 1 Shield destroyed')
    expect(plainTextOf(over)).toContain('**Player 2** · Shields: 5')
  })

  it('takes one press more if both sides are claimed and each passes for itself', async () => {
    const board = await begin(table, ana, 'attack unit', { unit: GUNDAM, target: ZAKU, opponent: ben.id })
    expect(plainTextOf(board)).toContain('**Who blocks?** Ben answers.')
    await playOut(board, [
      [ben, 'Nobody'],
      [ben, 'Ben passes'],
      [ana, 'Ana passes'],
      [ben, 'Finish'],
    ])
  })

  it('takes no press if nobody does anything else, and no Shield has a Burst', async () => {
    expect(await atOnce(ana, 'attack unit', { unit: GUNDAM, target: ZAKU, 'at-once': true })).toContain(
      '## Gundam attacked Zaku Ⅱ: Zaku Ⅱ destroyed',
    )
    const shields = { einheit: GUNDAM, ziel: 'spieler', basis: 'keine', schilde: 6, sofort: true }
    expect(await atOnce(ben, 'angriff einheit', shields)).toContain(
      '## Gundam hat Spieler 2 angegriffen: 1 Schild zerstört',
    )
  })
})

describe('the reply', () => {
  it('says in the channel what it is about, and the board is alone in the thread', async () => {
    const reply = messageOf(
      await ben.command('angriff gegner', { table: 'new', gegner: 'Rhino II', held: SPIDER_MAN }),
    )
    expect(plainTextOf(reply)).toBe(
      '**Rhino II greift Ben an**\n-# Marvel Champions · Regeln 1.6 (deutsch) · der Spielstand steht im Thread',
    )
    await table.discord.waitFor(() => table.discord.world.channels.has(reply.id))
    expect(table.discord.channel(reply).name).toBe('Rhino II: Ben (Spider-Man)')
    const [board, ...more] = await table.discord.waitFor(() => {
      const seen = ana.in(reply).sees()
      return seen.length > 0 && seen
    })
    expect(more).toEqual([])
    expect(board && heading(board)).toBe('## Rhino II greift Ben an')
    expect(board?.mentions).toEqual([])
  })
})

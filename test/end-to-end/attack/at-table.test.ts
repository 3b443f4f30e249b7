// Checks that /attack in the place of a table goes on at it: same pieces, no fact twice, and in words where it cannot.
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Actor,
  messageOf,
  modalOf,
  plainTextOf,
  type SeenMessage,
} from '../../../src/loopback/start-loopback.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import { DEFEND, inNewChannel, startRhino } from './channel.ts'
import {
  begin,
  boardsIn,
  openTable,
  pressAll,
  pressOrChoose,
  privately,
  SPIDER_MAN,
  stored,
  type Table,
} from './table.ts'

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

const heading = (board: SeenMessage): string => plainTextOf(board).split('\n')[0] ?? ''

/** Rhino has attacked Ana, who stands in the thread of the board from then on. */
async function over(): Promise<SeenMessage> {
  const done = await pressAll(ana, await startRhino(table, ana), DEFEND, '2', 'Deal 2 damage', 'Finish')
  ana = ana.in({ id: done.channel_id })
  ben = ben.in({ id: done.channel_id })
  return done
}

/** What begins after an attack, as the store has both. */
async function chapters(first: SeenMessage, second: SeenMessage) {
  const store = await openSqlite(table.database)
  const read = [await stored(store, first), await stored(store, second)] as const
  await store.close()
  return read
}

/** Hydra Mercenary, with Ben. */
const ENGAGED = { code: '01101', engagedWith: 'p2' }
const [HYDRA, MOCKINGBIRD] = ['card:01101', 'card:01083']

describe('/attack in the thread of a table', () => {
  it('goes on with the pieces of the table, whatever stage their names say', async () => {
    const first = await over()
    const second = messageOf(await ana.command('attack enemy', { enemy: 'Rhino', hero: 'Spider-Man' }))
    expect([second.ephemeral, second.channel_id, heading(second)]).toEqual([
      false,
      first.channel_id,
      '## Rhino II attacks Ana',
    ])
    expect(plainTextOf(second)).toContain('**Spider-Man** · DEF 3 · 8 of 10 HP · exhausted · *target*')
    const [before, after] = await chapters(first, second)
    expect(after).toMatchObject({ table: before.table, restsOn: before.id, number: 2, isTip: true })
    expect(after.setUp).toMatchObject({ attacker: 'villain-1', target: { player: 'p1' } })
  })

  it('changes the form of an identity that is called by its other side, which undo takes back with the attack', async () => {
    await over()
    const asked = { attacker: 'Peter Parker', target: 'Rhino II' }
    expect(privately(await ana.command('attack hero', asked))).toBe(
      'Peter Parker has no basic attack: only a hero or an ally has one. MC-PA-02',
    )
    const second = messageOf(await ana.command('attack enemy', { enemy: 'Rhino', hero: 'Peter Parker' }))
    expect(plainTextOf(second)).toContain('Ana changes to Peter Parker.')
    expect(plainTextOf(second)).toContain('**Peter Parker** · 8 of 10 HP · alter-ego · exhausted · *target*')
    expect(plainTextOf(second)).toContain('in the villain phase Rhino II schemes instead of attacking.')
    const before = messageOf(await ana.press(second, 'Undo'))
    expect(plainTextOf(before)).toContain('**Spider-Man** · DEF 3 · 8 of 10 HP · exhausted')
    await pressAll(ana, before, 'Finish')
    const flagged = messageOf(
      await ben.command('angriff gegner', { gegner: 'Rhino', held: 'Spider-Man', 'alter-ego': true }),
    )
    expect(plainTextOf(flagged)).toContain('Ana changes to Peter Parker.')
    const ended = await pressAll(ana, flagged, 'It schemes instead')
    const turned = await pressAll(ana, ended, 'Peter Parker changes form again')
    expect(plainTextOf(turned)).toContain('**Spider-Man** · 8 of 10 HP · exhausted')
    const undone = await pressAll(ana, turned, 'Undo')
    expect(plainTextOf(undone)).toContain('**Peter Parker** · 8 of 10 HP · alter-ego · exhausted')
    const back = messageOf(await ben.command('angriff gegner', { gegner: 'Rhino', held: 'Spider-Man' }))
    expect(plainTextOf(back)).toContain('Ana changes to Spider-Man.')
    expect(plainTextOf(back)).toContain('**Spider-Man** · DEF 3 · 8 of 10 HP · exhausted · *target*')
    expect(ended.channel_id).toBe(back.channel_id)
  })

  it('takes from the command what it says, and leaves the rest as it was', async () => {
    await over()
    const said = { enemy: 'Rhino II', hero: SPIDER_MAN, damage: 6, 'enemy-damage': 4, players: 2 }
    const second = plainTextOf(messageOf(await ana.command('attack enemy', said)))
    expect(second).toContain('**Spider-Man** · DEF 3 · 4 of 10 HP · exhausted')
    expect(second).toContain('**Rhino II** · ATK 3 · 26 of 30 HP')
  })

  it('brings in whom the table does not have, with a player where an identity is new, and remembers them', async () => {
    const first = await over()
    const second = messageOf(await ben.command('angriff gegner', { gegner: HYDRA, held: 'card:01019a' }))
    expect(heading(second)).toBe('## Hydra Mercenary attacks Ben')
    const done = await pressAll(ben, second, 'Nobody', 'Deal 1 damage', 'Finish')
    const [, after] = await chapters(first, second)
    const ids = (after.setUp.pieces as { id: string }[]).map(({ id }) => id)
    expect(ids).toEqual(['villain-1', 'hero-2', 'minion-3', 'hero-4'])
    const third = messageOf(
      await ana.command('attack hero', { attacker: 'She-Hulk', target: 'Hydra-Söldner' }),
    )
    expect(heading(third)).toBe('## She-Hulk attacks Hydra Mercenary')
    expect(plainTextOf(third)).toContain('**She-Hulk** · ATK 3 · 14 of 15 HP')
    expect(done.channel_id).toBe(third.channel_id)
  })

  it('means by further targets the pieces of the table, which the list offers behind those that are typed', async () => {
    const first = await over()
    const said = { gegner: HYDRA, held: 'card:01019a' }
    await pressAll(
      ben,
      messageOf(await ben.command('angriff gegner', said)),
      'Nobody',
      'Deal 1 damage',
      'Finish',
    )
    const typed = {
      attacker: 'Spider-Man',
      target: 'Hydra-Söldner',
      'ability-damage': 2,
      'more-targets': 'Rhino 3',
    }
    const offered = await ana.autocomplete(
      'attack hero',
      { ...typed, 'more-targets': 'Rhino II 3; hydra' },
      'more-targets',
    )
    const [{ table: id }] = await chapters(first, first)
    expect(offered[0]).toEqual({
      name: '… Hydra Mercenary · 3 of 3 HP · engaged with Ben',
      value: `Rhino II 3; table:${id}:minion-3`,
    })
    const attack = messageOf(await ana.command('attack hero', typed))
    const [, { setUp }] = await chapters(first, attack)
    expect(setUp).toMatchObject({ attacker: 'hero-2', targets: ['minion-3', 'villain-1'] })
  })

  it('asks which of several is meant, by state and by whom they are engaged with, and begins with that one', async () => {
    await over()
    const second = messageOf(await ben.command('angriff gegner', { gegner: HYDRA, held: 'card:01019a' }))
    await pressAll(ben, second, 'Nobody', 'Deal 1 damage', 'Finish')
    const said = { gegner: `new:${HYDRA}`, held: 'Spider-Man', 'gegner-schaden': 1 }
    const third = messageOf(await ben.command('angriff gegner', said))
    expect(heading(third)).toBe('## Hydra Mercenary attacks Ana')
    await pressAll(ana, third, 'Nobody', 'Deal 1 damage', 'Finish')
    const asked = messageOf(
      await ben.command('angriff gegner', { gegner: 'Hydra-Söldner', held: 'She-Hulk' }),
    )
    expect(asked.ephemeral).toBe(true)
    expect(plainTextOf(asked)).toMatch(
      /^An diesem Tisch heißen mehrere „Hydra-Söldner“\. Wen meinst du\?\n\[.*Hydra-Söldner · 3 von 3 LP · im Kampf mit Ben · Hydra-Söldner · 2 von 3 LP · im Kampf mit Ana · noch einmal Hydra-Söldner \(neu\)\]$/,
    )
    await ben.select(asked, 'Welche ist es?', 'Hydra-Söldner · 2 von 3 LP · im Kampf mit Ana')
    const again = await table.discord.waitFor(() =>
      boardsIn(ana, { id: asked.channel_id }).find(
        board =>
          heading(board) === '## Hydra Mercenary attacks Ben' && plainTextOf(board).includes('[Nobody]'),
      ),
    )
    expect(plainTextOf(again)).toContain('**Hydra Mercenary** · ATK 1 · 2 of 3 HP · guard · *attacker*')
  })

  it('begins nothing while an attack is open, and leads to it', async () => {
    const first = await over()
    const second = messageOf(await ana.command('attack enemy', { enemy: 'Rhino II', hero: SPIDER_MAN }))
    const said = privately(await ben.command('angriff held', { angreifer: SPIDER_MAN, ziel: 'Rhino II' }))
    expect(said).toContain('Hier läuft noch ein Angriff: Rhino II greift Ana an.')
    expect(said).toContain(second.channel_id)
    expect(said).toContain(
      'oder wähle auf seinem Spielstand unter „Mehr …“ „Vorzeitig beenden“; dann kann der nächste beginnen.',
    )
    expect(said).toContain('[Damit weitermachen]')
    const [, after] = await chapters(first, second)
    expect(after).toMatchObject({ isTip: true, closed: false, number: 2 })
  })

  it('begins it once if Discord delivers the command twice', async () => {
    const first = await over()
    table.discord.faults.deliverTwice(1)
    const second = messageOf(await ana.command('attack enemy', { enemy: 'Rhino II', hero: SPIDER_MAN }))
    const [before, after] = await chapters(first, second)
    expect(after).toMatchObject({ restsOn: before.id, number: 2, isTip: true })
  })

  it('is refused as by the rules, says since when the table remembers it, and begins when that is put right', async () => {
    await over()
    const said = messageOf(await ana.command('attack hero', { attacker: SPIDER_MAN, target: 'Rhino II' }))
    expect(plainTextOf(said)).toMatch(
      /^Spider-Man is already exhausted\. MC-PA-03\n-# The table remembers it since “Rhino II attacks Ana”: Spider-Man exhausts and defends\.\n\[Spider-Man is ready: go on\]$/,
    )
    const gesagt = privately(await ben.command('angriff held', { angreifer: 'Spider-Man', ziel: 'Rhino II' }))
    expect(gesagt).toMatch(
      /^Spider-Man ist schon erschöpft\. MC-PA-03\n-# So steht es am Tisch seit „Rhino II greift Ana an“: Spider-Man wird erschöpft und verteidigt\.\n\[Spider-Man ist spielbereit: weiter\]$/,
    )
    await ana.press(said, 'Spider-Man is ready: go on')
    const board = await table.discord.waitFor(() =>
      boardsIn(ana, { id: ana.channelId }).find(one => heading(one) === '## Spider-Man attacks Rhino II'),
    )
    expect(plainTextOf(board)).toContain('**Spider-Man**')
  })

  it('names the minion with guard that bars the villain, and begins once it has left or is engaged with another', async () => {
    const first = await over()
    await ben.command('angriff gegner', {
      gegner: 'Rhino',
      held: 'card:01019a',
      verteidiger: 'Niemand',
      boost: '0',
    })
    const hydra = { enemy: HYDRA, hero: SPIDER_MAN, defender: 'Nobody' }
    await ana.command('attack enemy', hydra)
    const attack = { attacker: MOCKINGBIRD, target: 'Rhino II' }
    const refused = messageOf(await ana.command('attack hero', attack))
    expect(plainTextOf(refused)).toBe(
      [
        'Rhino II cannot be attacked while a minion with guard is engaged with you. MC-PA-17',
        '-# As this table remembers it, that minion is Hydra Mercenary.',
        '[Hydra Mercenary has left play: go on] [Hydra Mercenary is engaged with Ben: go on]',
      ].join('\n'),
    )
    await ana.press(refused, 'Hydra Mercenary is engaged with Ben: go on')
    const board = await table.discord.waitFor(() =>
      boardsIn(ana, { id: ana.channelId }).find(one => heading(one) === '## Mockingbird attacks Rhino II'),
    )
    const [, { setUp }] = await chapters(first, board)
    expect(setUp).toMatchObject({ pieces: expect.arrayContaining([expect.objectContaining(ENGAGED)]) })
  })

  it('offers the hero form of an identity that is remembered as its alter-ego', async () => {
    const first = await over()
    await pressAll(ana, first, 'The round is over', 'Spider-Man changes form')
    // Who types the name of the hero means that form; the list has the identity as it is.
    const [offered] = await ana.autocomplete('attack hero', { attacker: 'spider' }, 'attacker')
    const refused = messageOf(
      await ana.command('attack hero', { attacker: offered?.value, target: 'Rhino II' }),
    )
    expect(plainTextOf(refused)).toBe(
      [
        'Spider-Man has no basic attack: only a hero or an ally has one. MC-PA-02',
        '-# The table remembers it since “Changes between attacks”: Peter Parker changes to alter-ego form.',
        '[Spider-Man is in hero form: go on]',
      ].join('\n'),
    )
    await ana.press(refused, 'Spider-Man is in hero form: go on')
    const board = await table.discord.waitFor(() =>
      boardsIn(ana, { id: ana.channelId }).find(one => heading(one) === '## Spider-Man attacks Rhino II'),
    )
    expect(plainTextOf(board)).toContain('**Spider-Man** · ATK 2 · 8 of 10 HP · exhausted · *attacker*')
    expect(plainTextOf(board)).not.toContain('changes to Spider-Man')
  })

  it('says nothing of what the table remembers where the command itself has said it', async () => {
    await over()
    const said = { attacker: 'card:01083', target: 'Rhino II', exhausted: true }
    expect(privately(await ana.command('attack hero', said))).toBe(
      'Mockingbird is already exhausted. MC-PA-03',
    )
  })

  it('keeps language and rules of the table whatever the command says of them, and says so', async () => {
    await over()
    const said = { enemy: 'Rhino II', hero: SPIDER_MAN, edition: '1.6-de', language: 'de' }
    const second = plainTextOf(messageOf(await ana.command('attack enemy', said)))
    expect(second).toContain('rules 1.8')
    expect(second).toContain(
      'Language and rules are those of the table; what the command says of them changes nothing.',
    )
  })

  it('begins nothing with a piece that has left play', async () => {
    const first = await over()
    const [{ table: id }] = await chapters(first, first)
    const said = { enemy: `table:${id}:minion-9`, hero: SPIDER_MAN }
    expect(privately(await ana.command('attack enemy', said))).toBe(
      'What you chose is no longer in play, so nothing has begun. Choose again from the list, or type the name.',
    )
  })
})

describe('/attack elsewhere', () => {
  it('goes on in direct messages, too', async () => {
    const chris = table.discord.user('Chris').dm()
    const board = messageOf(await chris.command('attack enemy', { enemy: 'Rhino II', hero: SPIDER_MAN }))
    await pressAll(chris, board, DEFEND, '2', 'Deal 2 damage', 'Finish')
    const second = messageOf(await chris.command('attack enemy', { enemy: 'Rhino', hero: 'Spider-Man' }))
    expect(plainTextOf(second)).toContain('8 of 10 HP · exhausted')
  })

  it('begins a table of its own if it is private, or of another game', async () => {
    const first = await over()
    const options = { enemy: 'Rhino II', hero: SPIDER_MAN, private: true }
    const aside = messageOf(await ana.command('attack enemy', options))
    expect([aside.ephemeral, plainTextOf(aside).includes('10 of 10 HP')]).toEqual([true, true])
    const unit = messageOf(await ana.command('attack unit', { unit: 'card:ST01-001', target: 'The player' }))
    const [before, after] = await chapters(first, unit)
    expect([after.number, after.table === before.table]).toEqual([1, false])
  })
})

describe('/attack unit at a table', () => {
  it('goes on with the Shields as they are, also by a Unit that is new, in German', async () => {
    const said = { einheit: 'card:ST01-001', ziel: 'Der Spieler', basis: 'Keine Basis', schilde: 4 }
    const board = await begin(table, ben, 'angriff einheit', said)
    const done = await pressAll(ben, board, 'Niemand', 'Beide passen', 'Kein Burst, fertig')
    ben = ben.in({ id: done.channel_id })
    const next = { einheit: 'card:ST03-008', ziel: 'Der Spieler' }
    const second = plainTextOf(messageOf(await ben.command('angriff einheit', next)))
    expect(second).toContain('**Spieler 2** · Schilde: 3 · *Ziel*')
    expect(second).toContain('**Gundam** · 3 AP · 4 von 4 TP · ruhend')
  })

  it('goes on from the other side, whose Unit keeps its damage and gets a Pilot, in English', async () => {
    const said = { unit: 'card:ST01-001', target: 'card:ST03-008', 'target-hp': 9 }
    const board = await begin(table, ana, 'attack unit', said)
    const done = await pressAll(ana, board, 'Nobody', 'Both pass', 'No', 'Finish')
    ana = ana.in({ id: done.channel_id })
    const rested = privately(await ana.command('attack unit', { unit: 'Zaku Ⅱ', target: 'Gundam' }))
    expect(rested).toMatch(
      /^Zaku Ⅱ is rested and cannot attack\..*\n-# That is how this table stands so far\.\n\[Zaku Ⅱ is active: go on\]$/,
    )
    const again = privately(await ben.in(ana.channelId).command('angriff einheit', { einheit: 'Gundam' }))
    expect(again).toMatch(
      /^Gundam ruht und kann nicht angreifen\..*\n-# So steht es am Tisch seit „.*“: Gundam .*\n\[Gundam ist aktiv: weiter\]$/,
    )
    const next = { unit: 'card:GD01-013', pilot: 'card:ST01-010', target: 'Zaku Ⅱ' }
    const second = messageOf(await ana.command('attack unit', next))
    expect(plainTextOf(second)).toContain('**Zaku Ⅱ** · AP 1 · 6 of 9 HP · rested · *target*')
    const shown = plainTextOf(messageOf(await ben.in(ana.channelId).command('angriff tisch', {})))
    expect(shown).toMatch(/^- .*, with Amuro Ray$/m)
  })
})

describe('the list while somebody types at a table', () => {
  it('begins with the pieces of the table and how they are, and ends with another one of the name', async () => {
    await over()
    const second = messageOf(await ben.command('angriff gegner', { gegner: HYDRA, held: 'Spider-Man' }))
    await pressAll(ana, second, 'Nobody', 'Deal 1 damage', 'Finish')
    const all = await ana.autocomplete('attack enemy', { enemy: '' }, 'enemy')
    expect(all).toHaveLength(25)
    expect(all.slice(0, 2).map(({ name }) => name)).toEqual([
      'Rhino II',
      'Hydra Mercenary · 3 of 3 HP · engaged with Ana',
    ])
    const found = await ben.autocomplete('angriff gegner', { gegner: 'hydra-söldner' }, 'gegner')
    expect([found[0]?.name, found.at(-1)]).toEqual([
      'Hydra-Söldner · 3 von 3 LP · im Kampf mit Ana',
      { name: 'noch einmal Hydra-Söldner (neu)', value: 'new:card:01101' },
    ])
    const [hero] = await ana.autocomplete('attack enemy', { hero: 'spi' }, 'hero')
    expect(hero?.name).toBe('Spider-Man · 7 of 10 HP · exhausted')
    const defends = { enemy: all[1]?.value, hero: hero?.value, defender: '' }
    const [side] = await ana.autocomplete('attack enemy', defends, 'defender')
    expect(side?.name).toBe('Spider-Man · The hero')
    const third = messageOf(await ana.command('attack enemy', { enemy: all[1]?.value, hero: hero?.value }))
    expect(heading(third)).toBe('## Hydra Mercenary attacks Ana')
  })

  it('is of cards alone in a channel, and where the attack is still open', async () => {
    const before = await ana.autocomplete('attack enemy', { enemy: 'rhino ii' }, 'enemy')
    const board = await startRhino(table, ana)
    const open = await ana
      .in({ id: board.channel_id })
      .autocomplete('attack enemy', { enemy: 'rhino ii' }, 'enemy')
    expect(open).toEqual(before)
  })
})

describe('/attack table', () => {
  it('shows how a table of Marvel Champions stands, and begins what is next', async () => {
    await over()
    const second = messageOf(await ben.command('angriff gegner', { gegner: HYDRA, held: 'card:01019a' }))
    await pressAll(ben, second, 'Nobody', 'Deal 1 damage', 'Finish')
    const shown = messageOf(await ben.command('angriff tisch', {}))
    expect([shown.ephemeral, plainTextOf(shown).split('\n').slice(0, 7)]).toEqual([
      false,
      [
        '### Rhino II',
        '-# Marvel Champions · rules 1.8',
        '**Rhino II** · ATK 3',
        '**Ana** · Spider-Man, 8 of 10 HP, exhausted',
        '**Ben** · She-Hulk, 14 of 15 HP',
        '-# engaged: Hydra Mercenary, 3 of 3 HP',
        expect.stringContaining('[She-Hulk attacks'),
      ],
    ])
    const third = messageOf(await ana.press(shown, 'She-Hulk attacks Hydra Mercenary'))
    expect(heading(third)).toBe('## She-Hulk attacks Hydra Mercenary')
    const open = plainTextOf(messageOf(await ana.command('attack table', {})))
    expect(open).toContain('**Still open:** She-Hulk attacks Hydra Mercenary')
  })

  it('brings back who has not left, as the same piece with its damage, from the last report or from an attack before', async () => {
    await over()
    const said = { gegner: HYDRA, held: 'card:01019a', 'gegner-schaden': 1 }
    const second = messageOf(await ben.command('angriff gegner', said))
    const done = await pressAll(ben, second, 'Nobody', 'Deal 1 damage', 'Finish')
    expect(plainTextOf(messageOf(await ana.command('attack table', {})))).not.toContain('still there')
    const leaves = async (board: SeenMessage) => {
      const form = modalOf(await pressOrChoose(ana, board, 'Something changed…'))
      const what = { what: 'Leaves play without being defeated', whom: 'Hydra Mercenary' }
      return messageOf(await ana.submit(form, what))
    }
    const afterBack = async (described: string) => {
      const shown = messageOf(await ana.command('attack table', {}))
      expect(plainTextOf(shown)).not.toContain('engaged: Hydra Mercenary')
      const who = messageOf(await ana.press(shown, 'Somebody is still there…'))
      expect([who.ephemeral, JSON.stringify(who.components).includes(described)]).toEqual([true, true])
      await ana.select(who, 'Who has not left?', 'Hydra Mercenary')
      const now = messageOf(await ana.command('attack table', {}))
      expect(plainTextOf(now)).toContain('engaged: Hydra Mercenary, 2 of 3 HP')
      return now
    }
    await leaves(done)
    const now = await afterBack('as before “Changes between attacks”')
    const third = messageOf(await pressOrChoose(ana, now, 'Hydra Mercenary attacks Ben'))
    const [{ setUp }] = await chapters(third, third)
    expect(setUp).toMatchObject({ attacker: 'minion-3' })
    await leaves(await pressAll(ben, third, 'Nobody', 'Deal 1 damage', 'Finish'))
    const fourth = messageOf(await ana.command('attack enemy', { enemy: 'Rhino', hero: 'Spider-Man' }))
    await pressAll(ana, fourth, 'Nobody', '0', 'Deal 3 damage', 'Finish')
    await afterBack('as before “Changes between attacks”')
  })

  it('shows a table of Gundam in German, and ends it for who leads it', async () => {
    const said = { einheit: 'card:ST01-001', ziel: 'Der Spieler', basis: 'Keine Basis', schilde: 4 }
    const board = await begin(table, ben, 'angriff einheit', said)
    const done = await pressAll(ben, board, 'Niemand', 'Beide passen', 'Kein Burst, fertig')
    ben = ben.in({ id: done.channel_id })
    const chris = table.discord.user('Chris').in({ id: done.channel_id })
    const shown = messageOf(await ben.command('angriff tisch', {}))
    expect(plainTextOf(shown).split('\n').slice(0, 5)).toEqual([
      '### Der Tisch',
      '-# GUNDAM CARD GAME · Regeln 1.9.0',
      '**Ben**',
      '- Gundam, 3 AP, 4 von 4 TP, ruhend, Reparatur 2',
      '**Spieler 2** · Schilde: 3',
    ])
    expect(privately(await chris.press(shown, 'Diesen Tisch beenden'))).toBe(
      'Only who leads this table can end it, or who manages the server.',
    )
    expect(privately(await ben.press(shown, 'Diesen Tisch beenden'))).toBe(
      'Dieser Tisch ist beendet. Das nächste `/angriff` hier beginnt einen neuen.',
    )
    expect(privately(await ben.command('angriff tisch', {}))).toContain('Hier ist kein Tisch.')
    const next = messageOf(await ben.command('angriff einheit', said))
    expect(plainTextOf(next)).toContain('**Spieler 2** · Schilde: 4')
  })

  it('is said to be nearly full from its attack 480 on, by the board', async () => {
    const first = await over()
    const [{ id }] = await chapters(first, first)
    // A table that has been played for so long.
    const file = new DatabaseSync(table.database)
    file.prepare('UPDATE walkthroughs SET number = 479 WHERE id = ?').run(id)
    file.prepare('UPDATE game_tables SET last_number = 479 WHERE id = ?').run(id)
    file.close()
    const next = plainTextOf(messageOf(await ana.press(first, 'Rhino II attacks Ana')))
    expect(next).toContain(
      'This is attack 480 of at most 500 at this table: “New table” under `/attack table`',
    )
  })

  it('takes the state along to a new table, once that is certain, and ends the old one', async () => {
    const first = await over()
    const [{ table: old }] = await chapters(first, first)
    const shown = messageOf(await ana.command('attack table', {}))
    expect(privately(await ben.press(shown, 'New table'))).toMatch(/^Diesen Tisch kann nur beenden,/)
    const asked = messageOf(await ana.press(shown, 'New table'))
    expect(plainTextOf(asked)).toMatch(
      /^The table goes on as it stands now, as the first set-up of a new one\./,
    )
    await ana.press(asked, 'New table')
    const board = await table.discord.waitFor(() =>
      boardsIn(ana, { id: ana.channelId }).find(({ id }) => BigInt(id) > BigInt(asked.id)),
    )
    const store = await openSqlite(table.database)
    const begun = await stored(store, board)
    expect([begun.number, begun.table === old, await store.hasEnded(old)]).toEqual([1, false, true])
    await store.close()
    const next = messageOf(await ana.press(board, 'Rhino II attacks Ana'))
    expect(plainTextOf(next)).toContain('8 of 10 HP · exhausted')
  })

  it('says where there is none', async () => {
    expect(privately(await ana.command('attack table', {}))).toContain('There is no table here')
  })
})

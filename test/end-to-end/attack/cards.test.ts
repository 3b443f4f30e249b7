// Cards in an attack: found while typing, named on the way, added to the table, and tried from a rule's page.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { everyComponent } from '../../../src/loopback/interaction/components.ts'
import {
  type Actor,
  messageOf,
  modalOf,
  plainTextOf,
  type SeenMessage,
} from '../../../src/loopback/start-loopback.ts'
import {
  begin,
  boardsIn,
  openTable,
  pressAll,
  privately,
  SPIDER_MAN,
  type Table,
  untilSays,
} from './table.ts'

const GUNDAM = 'card:ST01-001'
const RHINO = { enemy: 'Rhino II', hero: SPIDER_MAN }

let table: Table
let ana: Actor
let ben: Actor

beforeAll(async () => {
  table = await openTable()
  ;({ ana, ben } = table)
})
afterAll(() => table.close())
afterEach(() => expect(table.refusals()).toEqual([]))

const names = async (actor: Actor, words: string, typed: Record<string, string>, option: string) =>
  (await actor.autocomplete(words, typed, option)).map(({ name }) => name)

/** Fills in the form behind a button. */
const fill = async (actor: Actor, board: SeenMessage, label: string, values: Record<string, string>) =>
  messageOf(await actor.submit(modalOf(await actor.press(board, label)), values))

/** Lists the labels of all options on a message. */
const optionsOn = ({ components = [] }: SeenMessage): string[] =>
  everyComponent(components).flatMap(({ component }) => (component.options ?? []).map(({ label }) => label))

/** Picks the first card that a private answer offers. */
const pickFirst = async (actor: Actor, message: SeenMessage) => {
  const [first = 'nothing'] = optionsOn(message)
  return messageOf(
    await actor.select(message, /[Ww]/.test(plainTextOf(message)) ? placeholderOf(message) : '', first),
  )
}
const placeholderOf = ({ components = [] }: SeenMessage): string =>
  everyComponent(components).flatMap(({ component }) => component.placeholder ?? [])[0] ?? ''

describe('while somebody types', () => {
  it('cards are offered in either language, with what tells them apart', async () => {
    expect((await names(ana, 'attack enemy', { enemy: 'rhino', hero: '' }, 'enemy')).slice(0, 3)).toEqual([
      'Rhino I · ATK 2 · Core Set',
      'Rhino II · ATK 3 · Core Set',
      'Rhino III · ATK 4 · Core Set',
    ])
    expect((await names(ben, 'angriff gegner', { gegner: 'rhino 2', held: '' }, 'gegner'))[0]).toBe(
      'Rhino II · ANG 3 · Core Set',
    )
    expect((await names(ben, 'angriff einheit', { einheit: 'gundam' }, 'einheit'))[0]).toMatch(
      /^Gundam · 3 AP · 4 TP/,
    )
  })

  it('what can stand instead of a card comes first', async () => {
    expect((await names(ana, 'attack enemy', { ...RHINO, defender: '' }, 'defender')).slice(0, 2)).toEqual([
      'Spider-Man · The hero',
      'Nobody',
    ])
    expect((await names(ana, 'attack enemy', { ...RHINO, defender: 'spi' }, 'defender'))[0]).toBe(
      'Spider-Man · The hero',
    )
    const graze = async (option: string) =>
      names(ana, 'attack unit', { unit: GUNDAM, [option]: 'graze' }, option)
    const hasBlocker = 'Graze Commander Type · AP 3 · HP 2 · ST05-008'
    expect((await graze('blocker'))[0]).toBe(hasBlocker)
    expect((await graze('target'))[0]).not.toBe(hasBlocker)
    expect((await names(ben, 'angriff einheit', { einheit: GUNDAM, basis: '' }, 'basis'))[0]).toBe(
      'Keine Basis',
    )
  })

  it('nothing is offered for nonsense, and never more than 25', async () => {
    expect(await names(ana, 'attack unit', { unit: 'zzzzqqqq' }, 'unit')).toEqual([])
    expect((await names(ana, 'attack unit', { unit: '' }, 'unit')).length).toBeLessThanOrEqual(25)
  })
})

describe('a name that is no card', () => {
  it('plays too: the numbers are asked for when they are needed', async () => {
    const asks = messageOf(
      await ana.command('attack enemy', { table: 'new', enemy: 'The Landlord', hero: 'The Tenant' }),
    )
    await ana.press(asks, 'Play it so')
    const board = await table.discord.waitFor(() =>
      ana
        .sees()
        .flatMap(one => boardsIn(ana, one))
        .findLast(one => plainTextOf(one).includes('The Landlord')),
    )
    const defended = await fill(ana, board, 'The Tenant (basic)…', { number: '1' })
    const asked = await pressAll(ana, defended, '2')
    expect(plainTextOf(asked)).toContain('**What is the ATK of The Landlord?**')
    const dealt = await pressAll(ana, asked, '4', 'Deal 5 damage')
    // A number that was never given counts as a difference.
    expect(plainTextOf(dealt)).toContain('**The Tenant** · DEF 1 · 5 damage · exhausted')
  })
})

describe('a name in the command that may mean several cards', () => {
  const asks = async (options: Record<string, string>) =>
    messageOf(await ana.command('attack enemy', { table: 'new', ...options }))
  const picks = async (message: SeenMessage, label: string) =>
    messageOf(await ana.select(message, placeholderOf(message), label))
  /** Picks the last card, which begins the attack: the private question says so, and the board follows for all. */
  const begins = async (message: SeenMessage, label: string) => {
    const before = ana.sees().map(({ id }) => id)
    const said = await picks(message, label)
    expect([said.id, said.ephemeral, plainTextOf(said)]).toEqual([message.id, true, 'The attack is below.'])
    return table.discord.waitFor(() =>
      ben
        .sees()
        .filter(({ id }) => !before.includes(id))
        .flatMap(one => boardsIn(ana, one))
        .at(-1),
    )
  }

  it('is asked about, each name once, and the attack begins with the chosen cards', async () => {
    const which = await asks({ enemy: 'Rhino', hero: 'Spider-Man', boost: '1' })
    expect(which.ephemeral).toBe(true)
    expect(plainTextOf(which)).toContain('Several cards are called “Rhino”. Which one do you mean?')
    expect(optionsOn(which)).toEqual([
      'Rhino I · ATK 2 · Core Set',
      'Rhino II · ATK 3 · Core Set',
      'Rhino III · ATK 4 · Core Set',
      'Rhino · ATK 3★ · Sinister Motives · City in Chaos',
      'Just the name “Rhino”, without a card',
    ])
    const hero = await picks(which, 'Rhino II · ATK 3 · Core Set')
    expect([hero.id, plainTextOf(hero)]).toEqual([
      which.id,
      expect.stringContaining('Several cards are called “Spider-Man”.'),
    ])
    const [first = ''] = optionsOn(hero)
    const board = await begins(hero, first)
    expect(plainTextOf(board)).toContain('**Rhino II** · ATK 3')
    expect(plainTextOf(board)).toContain('**Spider-Man** · DEF 3 · 10 of 10 HP')
    // The boost card that the command has told waits until it is flipped.
    const flipped = await pressAll(ana, board, 'Nobody')
    expect(plainTextOf(flipped)).toContain('[Deal 4 damage]')
  })

  it('may be the beginning of a name, or mistyped, or just a name', async () => {
    const which = await asks({ enemy: 'Rino', hero: SPIDER_MAN })
    expect(plainTextOf(which)).toContain('No card is called exactly “Rino”. Which one do you mean?')
    expect(optionsOn(which)).toContain('Rhino II · ATK 3 · Core Set')
    const board = await begins(which, 'Just the name “Rino”, without a card')
    expect(plainTextOf(board)).toContain('**Rino** · *attacker*')
  })

  it('is the hero, if it defends under the name of the attacked hero', async () => {
    const reply = await asks({ enemy: 'Rhino II', hero: SPIDER_MAN, defender: 'spider man' })
    const board = await table.discord.waitFor(() => boardsIn(ana, reply).at(-1))
    expect(plainTextOf(board)).toContain('**Spider-Man** · DEF 3 · 10 of 10 HP · exhausted · *defender*')
  })
})

describe('a boost card', () => {
  const atBoost = async () => pressAll(ana, await begin(table, ana, 'attack enemy', RHINO), 'Nobody')

  it('that is named need not be counted', async () => {
    const board = await fill(ana, await atBoost(), 'Name the card…', { name: 'Stampede' })
    expect(plainTextOf(board)).toContain('- Stampede: 1 icon, ATK')
    expect(plainTextOf(board)).toContain('[Deal 4 damage]')
  })

  it('whose name several have is picked from a list', async () => {
    const board = await atBoost()
    const asked = await fill(ana, board, 'Name the card…', { name: 'Sandman' })
    expect([asked.ephemeral, optionsOn(asked).length > 1]).toEqual([true, true])
    const [first = ''] = optionsOn(asked)
    const picked = await pickFirst(ana, asked)
    expect([picked.id, plainTextOf(picked)]).toEqual([
      asked.id,
      expect.stringContaining(`${first.split(' · ')[0]}: `),
    ])
    await untilSays(table, ben, board, `- ${plainTextOf(picked)}`)
  })

  it('of a name that none has is said privately, and the name can be corrected', async () => {
    const board = await atBoost()
    const refused = await fill(ana, board, 'Name the card…', { name: 'Xyloph of the quiet moor' })
    expect([refused.ephemeral, plainTextOf(refused)]).toEqual([
      true,
      'No matching card is called “Xyloph of the quiet moor”. Correct the name, or leave it empty.\n[Change it]',
    ])
    const form = modalOf(await ana.press(refused, 'Change it'))
    expect(form.fields[0]?.value).toBe('Xyloph of the quiet moor')
    const long = '```Xyloph of the quiet moor, <@1>, and harder to write```'
    const again = messageOf(await ana.submit(form, { name: long, icons: '' }))
    expect(plainTextOf(again).replaceAll('\u200B', '')).toContain(
      `Copy what you typed from here:\n\`\`\`\n${long}\n\`\`\`\n[Change it]`,
    )
    expect(modalOf(await ana.press(again, 'Change it')).fields[0]?.value ?? '').toBe('')
    await ana.submit(form, { name: '', icons: '3' })
    await untilSays(table, ana, board, '[Deal 6 damage]')
  })

  it('with a star is carried out before its icons count', async () => {
    const told = { icons: '0', what: 'Takes damage', whom: 'Spider-Man', number: '1' }
    const board = await fill(ana, await atBoost(), '★ with an ability…', told)
    expect(plainTextOf(board)).toContain('- Spider-Man takes 1 damage: 9 of 10 HP left.')
    expect(plainTextOf(board)).toContain('[Deal 3 damage]')
  })
})

describe('a Shield', () => {
  const atShield = async () =>
    pressAll(
      ben,
      await begin(table, ben, 'angriff einheit', {
        einheit: GUNDAM,
        ziel: 'spieler',
        basis: 'keine',
        schilde: 6,
      }),
      'Niemand',
      'Beide passen',
    )

  it('that is revealed can be named: of several one is picked, none is said', async () => {
    const board = await atShield()
    const several = await fill(ben, board, 'Karte nennen …', { name: 'zaku' })
    expect(plainTextOf(several)).toContain('Mehrere Karten heißen so oder ähnlich.')
    expect(plainTextOf(await fill(ben, board, 'Karte nennen …', { name: 'gibt es nicht' }))).toContain(
      'Keine passende Karte heißt „gibt es nicht“.',
    )
    await pickFirst(ben, several)
    await untilSays(table, ana, board, '- Spieler 2 deckt Zaku Ⅰ auf; die Karte kommt in die Ablage.')
  })

  it('that is named says what its Burst does; one press plays it, and undo takes it back', async () => {
    const named = await fill(ben, await atShield(), 'Karte nennen …', { name: 'ST03-015' })
    expect(plainTextOf(named)).toContain('Rewloola wird aufgedeckt. Wird der Burst aktiviert?')
    expect(plainTextOf(named)).toContain('[Burst: Rewloola einsetzen (5 TP)] [Burst nicht aktivieren]')
    const asked = messageOf(await ben.press(named, 'Burst: Rewloola einsetzen (5 TP)'))
    expect(plainTextOf(asked)).toContain('**Rewloola** · 5 von 5 TP')
    expect(plainTextOf(asked)).toContain(
      'Rewloola: 1 Schaden für eine gegnerische Einheit (höchstens 5 AP). Welche?',
    )
    const shot = messageOf(await ben.press(asked, 'Gundam'))
    expect(plainTextOf(shot)).toContain('**Gundam** · 3 AP · 3 von 4 TP')
    const back = await pressAll(ben, shot, 'Zurücknehmen', 'Zurücknehmen')
    expect(plainTextOf(back)).toContain('[Burst: Rewloola einsetzen (5 TP)] [Burst nicht aktivieren]')
  })

  it('with a Burst becomes the Base', async () => {
    const told = { name: 'White Base', what: 'Die aufgedeckte Karte wird die Basis' }
    const board = await fill(ben, await atShield(), 'Burst aktivieren …', told)
    expect(plainTextOf(board)).toContain('- Spieler 2 aktiviert den Burst.')
    expect(plainTextOf(board)).toContain('**White Base**')
  })

  it('with a Burst of two parts is told in two forms, of which the second keeps its name', async () => {
    const link = 'Ein „Dann“ (Then) folgt: Das ist nur der erste Teil'
    const told = { name: 'ST01-015', what: 'Die aufgedeckte Karte wird die Basis', when: link }
    const first = await fill(ben, await atShield(), 'Burst aktivieren …', told)
    expect(plainTextOf(first)).toContain('Das war der erste Teil. Sag jetzt, was darauf folgt.')
    const second = { what: 'Wird aktiv', whom: 'Gundam' }
    await fill(ben, first, 'Der zweite Teil: Status oder Schlüsselwort …', second)
    const after = await table.discord.waitFor(() =>
      ben
        .sees()
        .flatMap(one => boardsIn(ben, one))
        .find(one => /Gundam.*aktiv/.test(plainTextOf(one)) && plainTextOf(one).includes('White Base')),
    )
    expect(plainTextOf(after)).toContain('**White Base**')
  })
})

describe('somebody who joins', () => {
  it('is an ally of one’s own, with the numbers of the card', async () => {
    const board = await begin(table, ana, 'attack enemy', RHINO)
    const asked = await fill(ana, board, 'An ally…', { name: 'Mockingbird' })
    expect(optionsOn(asked)[0]).toBe('Mockingbird (Bobbi Morse) · ATK 1 · HP 3 · Core Set')
    await pickFirst(ana, asked)
    const now = await untilSays(
      table,
      ana,
      board,
      '**Mockingbird** · 3 of 3 HP · exhausted · *defender* · *target*',
    )
    const fallen = await pressAll(ana, now, '2', 'Deal 5 damage')
    expect(plainTextOf(fallen)).toContain('**Mockingbird** · defeated')
  })

  it('is another player, whose side is open to everyone', async () => {
    const board = await begin(table, ana, 'attack enemy', RHINO)
    expect(privately(await ben.press(board, 'Another player…'))).toBe(
      'Davor ist noch etwas offen, das nur Ana verwenden oder verstreichen lassen kann.',
    )
    const joined = await fill(ana, board, 'Another player…', { name: 'She-Hulk' })
    expect(plainTextOf(joined)).toContain(
      '**She-Hulk** · DEF 2 · 15 of 15 HP · exhausted · *defender* · *target*',
    )
    const over = await pressAll(ben, joined, '3', 'Deal 4 damage')
    expect(plainTextOf(over)).toContain('- She-Hulk takes 4 damage: 11 of 15 HP left.')
  })

  it('is a Blocker, or the Unit that is attacked', async () => {
    const board = await begin(table, ana, 'attack unit', { unit: GUNDAM, opponent: ben.id })
    const asked = await fill(ana, board, 'Another Unit…', { name: 'card:ST03-008' })
    expect(plainTextOf(asked)).toContain('**Zaku Ⅱ** · AP 1 · 2 of 2 HP · rested · *target*')
    // All of its text is known, so it waits on the table.
    expect(plainTextOf(asked)).not.toContain('Read the card')
    const refused = await fill(ben, asked, 'A Blocker…', { name: 'card:ST03-007' })
    expect(plainTextOf(refused)).toContain('Zaku Ⅰ hat das Schlüsselwort Blocker nicht.')
    const blocked = await fill(ben, asked, 'A Blocker…', { name: 'card:ST01-008' })
    expect(plainTextOf(blocked)).toContain('*blocker*')
  })

  it('is a Base, once the shield area is asked for', async () => {
    const board = await begin(table, ana, 'attack unit', { unit: GUNDAM, target: 'The player' })
    const asked = await pressAll(ana, board, 'Nobody', 'Both pass', 'No')
    expect(plainTextOf(asked)).toContain('**What is in the shield area of Player 2?**')
    const hit = await fill(ana, asked, 'A Base with numbers…', { name: 'White Base', damage: '1' })
    expect(plainTextOf(hit)).toContain('**White Base** · 1 of 5 HP')
  })
})

describe('Try it', () => {
  it('leads from a rule to its example, privately, in the language of whoever tries', async () => {
    const rule = messageOf(await ana.command('rule', { query: 'defend' }))
    const board = messageOf(await ben.press(rule, 'Try it'))
    expect([board.ephemeral, plainTextOf(board).split('\n')[0]]).toEqual([true, '## Rhino II greift Ben an'])
    const over = await pressAll(ben, board, 'Niemand', '0', '3 Schaden zufügen', 'Fertig')
    expect(plainTextOf(over)).toContain('Rhino II greift Ben an]\n[Mitschrift] [Zurücknehmen]')
    expect(boardsIn(ana, { id: ana.channelId })).not.toContain(board.id)
  })

  it('is not offered where a rule names no example', async () => {
    expect(plainTextOf(messageOf(await ana.command('rule', { query: 'retaliate' })))).not.toContain(
      '[Try it]',
    )
    expect(
      privately(
        await ana.pressRaw(
          messageOf(await ana.command('rule', { query: 'tough' })),
          'atk1|try|0000000000|0|zzzzzz',
        ),
      ),
    ).toContain('no longer in the glossary')
  })
})

// Plays an enemy's scheme over the wire: by the command, and as what a table offers next, in both languages.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { messageOf, modalOf, plainTextOf, type SeenMessage } from '../../../src/loopback/start-loopback.ts'
import { begin, boardsIn, openTable, pressAll, pressOrChoose, type Table } from './table.ts'

let table: Table
beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())

const RHINO = { enemy: 'Rhino I', hero: 'Peter Parker' }

it('MC-SCHEMEENEMY-04 a villain schemes, the table keeps the threat, and the next scheme is one press', async () => {
  const { ana, discord } = table
  const place = ana.in(discord.addChannel({ name: 'schemes' }))
  const first = await begin(table, place, 'attack scheme', { ...RHINO, threat: 3, 'target-threat': 7 })
  const over = await pressAll(place, first, '2', 'Place 3 threat', 'Finish')
  expect(plainTextOf(over)).toContain('Rhino I schemed: 3 threat (6 of 7)')
  expect(plainTextOf(over)).toContain('3 threat placed.')
  expect(plainTextOf(over)).toContain('3 threat is placed on the main scheme: 6 now.')
  const thread = ana.in({ id: over.channel_id })
  expect(plainTextOf(messageOf(await thread.command('attack table', {})))).toContain(
    '**Main scheme** · 6 of 7 threat',
  )
  await thread.press(over, 'Rhino I schemes: Ana is an alter-ego')
  const second = await discord.waitFor(() =>
    boardsIn(thread, { id: over.channel_id }).find(one => plainTextOf(one).includes('how many icons')),
  )
  const end = await pressAll(thread, second, '0', 'Place 1 threat', 'Finish')
  expect(plainTextOf(end)).toContain(
    'The main scheme has 7 of 7 threat and is completed. Reveal its next stage; after the last stage, the players lose.',
  )
})

it('MC-SIDESCHEME-01 a side scheme that comes in the middle of a scheme counts there at once, and goes by Undo', async () => {
  const { ana, discord } = table
  const place = ana.in(discord.addChannel({ name: 'in the middle' }))
  const first = await begin(table, place, 'attack scheme', { ...RHINO, threat: 3, 'target-threat': 7 })
  const form = modalOf(await pressOrChoose(place, first, 'A side scheme comes…'))
  const joined = messageOf(await place.submit(form, { name: 'Crowd Control', threat: '2' }))
  expect(plainTextOf(joined)).toContain('**Schemes** · Main scheme 3 of 7 · Crowd Control 2 (crisis)')
  const talk = modalOf(await pressOrChoose(place, joined, 'Something happens first…'))
  const barred = {
    what: 'A (thwart) card removes threat from a scheme; the number says how much',
    number: '1',
  }
  expect(plainTextOf(messageOf(await place.submit(talk, barred)))).toContain('crisis')
  const back = await pressAll(place, joined, 'Undo')
  expect(plainTextOf(back)).not.toContain('· Crowd Control')
  const again = modalOf(await pressOrChoose(place, back, 'A side scheme comes…'))
  const board = messageOf(await place.submit(again, { name: 'Crowd Control', threat: '2' }))
  const over = await pressAll(place, board, '2', 'Place 3 threat', 'Finish')
  expect(plainTextOf(over)).toContain('**Schemes** · Main scheme 6 of 7 · Crowd Control 2 (crisis)')
})

it('MC-SCHEMEENEMY-05 ein verwirrter Schurke treibt den Plan nicht voran', async () => {
  const { ben, discord } = table
  const place = ben.in(discord.addChannel({ name: 'pläne' }))
  const command = { ...RHINO, confused: true, language: 'de' }
  const board = await begin(table, place, 'attack scheme', command)
  expect(plainTextOf(board)).toContain('Rhino I war verwirrt und trieb den Plan nicht voran')
})

const WORDS = {
  en: {
    plays: ['2', 'Place 3 threat', 'Finish'],
    named: 'The main scheme is named…',
    isNamed: 'The main scheme is now The Break-In!, with 6 threat',
    comes: 'A side scheme comes…',
    schemes: '**Schemes** · The Break-In! 6 of 14 · Crowd Control 4 (crisis)',
    ends: 'The players’ phase ends: all ready, 2 threat as far as I know',
    reports: 'Threat or a scheme…',
    defeated: 'Crowd Control is defeated and leaves play',
    undo: 'Undo',
    table: ['**The Break-In!** · 8 of 14 threat', '**Crowd Control** · 4 threat · crisis'],
  },
  de: {
    plays: ['2', '3 Bedrohung platzieren', 'Fertig'],
    named: 'Der Hauptplan bekommt einen Namen …',
    isNamed: 'Hauptplan ist jetzt Der Einbruch!, mit 6 Bedrohung',
    comes: 'Ein Nebenplan kommt …',
    schemes: '**Pläne** · Der Einbruch! 6 von 14 · Kontrolle der Menschenmenge 4 (Krise)',
    ends: 'Ende der Spielerphase: alles spielbereit, 2 Bedrohung, soweit ich weiß',
    reports: 'Bedrohung oder Plan …',
    defeated: 'Kontrolle der Menschenmenge ist besiegt und verlässt das Spiel',
    undo: 'Zurücknehmen',
    table: [
      '**Der Einbruch!** · 8 von 14 Bedrohung',
      '**Kontrolle der Menschenmenge** · 4 Bedrohung · Krise',
    ],
  },
}

for (const language of ['en', 'de'] as const)
  it(`MC-VILPHASE-02 schemes come by name, step 1 comes with its press, and a report defeats one: ${language}`, async () => {
    const { ana, discord } = table
    const words = WORDS[language]
    const place = ana.in(discord.addChannel({ name: `table-${language}` }))
    const given = { ...RHINO, language, threat: 3, 'target-threat': 7, players: 2 }
    let board: SeenMessage = await pressAll(
      place,
      await begin(table, place, 'attack scheme', given),
      ...words.plays,
    )
    const thread = ana.in({ id: board.channel_id })
    const fill = async (label: string, fields: Record<string, string>) => {
      const form = modalOf(await pressOrChoose(thread, board, label))
      board = messageOf(await thread.submit(form, fields))
    }
    await fill(words.named, { name: 'The Break-In!' })
    expect(plainTextOf(board)).toContain(words.isNamed)
    await fill(words.comes, { name: 'Crowd Control' })
    expect(plainTextOf(board)).toContain(words.schemes)
    board = await pressAll(thread, board, words.ends)
    // The pieces are villain-1 and hero-2, then main-3 and side-4.
    await fill(words.reports, { what: 'threat', whom: 'side-4', number: '-4' })
    expect(plainTextOf(board)).toContain(words.defeated)
    await pressAll(thread, board, words.undo)
    const shown = plainTextOf(messageOf(await thread.command('attack table', {})))
    for (const line of words.table) expect(shown).toContain(line)
  })

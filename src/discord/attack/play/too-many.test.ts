// Who is refused by a limit hears which, and can stop what counts, be it a start or an attack that would open again; what
// was typed is not lost.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { valuesOf } from '../../../../test/support/commands/bot.ts'
import { ANA_HERE, PEOPLE, peopleOn } from '../../../../test/support/commands/people.ts'
import { openTestStore } from '../../../../test/support/walkthroughs/store.ts'
import type { Store } from '../../../store/store.ts'

const MOST = { open: { person: 1, server: 9 }, aDay: { person: 9, server: 9 }, rows: 1_000 }
const BEN_HERE = { ...ANA_HERE, user: PEOPLE[1] ?? '' }

let store: Store
let people: ReturnType<typeof peopleOn>
beforeEach(async () => {
  store = await openTestStore()
  people = peopleOn(store, MOST)
})
afterEach(() => store.close())

const idOf = async (index: number) => (await store.of(ANA_HERE.user, 9))[index]?.id
const press = (who: typeof ANA_HERE, action: string, id: string | undefined) =>
  people.press(who, `atk1|${action}|${id}|0`)

/** Ana has an attack that is stopped and one that is open. */
async function stoppedAndOpen() {
  await people.starts(ANA_HERE)
  await people.press(ANA_HERE, `atk1|stop|${await idOf(0)}|0|now`)
  await people.starts(ANA_HERE)
  return { open: await idOf(0), stopped: await idOf(1) }
}

it('“Go on” and a start are refused with the open attack and a button that stops it; then it goes on', async () => {
  const { open, stopped } = await stoppedAndOpen()
  for (const refused of [await press(ANA_HERE, 'goOn', stopped), await people.starts(ANA_HERE)]) {
    expect(refused).toMatchObject({ outcome: 'too many of person open', isPrivate: true })
    expect(valuesOf(refused, ['content']).join()).toContain('You already have 1 open attack')
    expect(valuesOf(refused, ['custom_id'])).toEqual([`atk1|stop|${open}|0`])
  }
  expect(await store.read(stopped ?? '')).toMatchObject({ closed: true, ending: 'stopped' })
  await people.press(ANA_HERE, `atk1|stop|${open}|0|now`)
  expect(await press(ANA_HERE, 'goOn', stopped)).toMatchObject({ outcome: 'goes on' })
})

it('somebody else who sits there hears whose limit it is, and sees none of that person’s attacks', async () => {
  const { stopped } = await stoppedAndOpen()
  const seat = { player: 'p1', user: ANA_HERE.user, offeredTo: null }
  expect(await store.take(stopped ?? '', [seat], { user: BEN_HERE.user, name: 'Ben' })).toBe(true)
  const refused = await press(BEN_HERE, 'goOn', stopped)
  expect(refused).toMatchObject({ outcome: 'too many of person open', isPrivate: true })
  expect(valuesOf(refused, ['content']).join()).toMatch(/began this attack and already has 1 open/)
  expect(valuesOf(refused, ['custom_id'])).toEqual([])
})

it('somebody without a part in it hears who may', async () => {
  const { stopped } = await stoppedAndOpen()
  const refused = await press(BEN_HERE, 'goOn', stopped)
  expect(refused).toMatchObject({ outcome: 'may not open', isPrivate: true })
  expect(valuesOf(refused, ['content']).join()).toContain('can continue it')
})

it.each([
  [
    'en-US',
    'You can make at most 3 entries in attacks on one day, undos included, and with this it would be more.',
  ],
  ['de', 'An einem Tag kannst du in Angriffen höchstens 3 Einträge machen, Zurückgenommenes mitgezählt,'],
])('who has written what one person may on a day hears when they can go on: %s', async (locale, words) => {
  const few = peopleOn(store, { ...MOST, rows: 3 })
  const ana = { ...ANA_HERE, locale }
  await few.starts(ana)
  const id = (await idOf(0)) ?? ''
  expect(await few.notes(ana, id, 0, 'Aunt May is watching')).toMatchObject({ outcome: 'saved' })
  await few.press(ana, `atk1|answer|${id}|1|defend|hero-2`)
  await few.press(ana, `atk1|undo|${id}|2`)
  const before = await store.read(id)
  const long = 'Uncle Ben comes by. '.repeat(9).trim()
  const tried = [
    () => few.press(ana, `atk1|answer|${id}|3|defend|hero-2`),
    () => few.press(ana, `atk1|undo|${id}|3`),
    () => few.notes(ana, id, 3, long),
  ]
  const tomorrow = (Math.floor(Date.now() / 86_400_000) + 1) * 86_400
  for (const press of tried) {
    const refused = await press()
    expect(refused).toMatchObject({ outcome: 'too many of person rows', isPrivate: true })
    const said = valuesOf(refused, ['content']).join()
    expect(said).toContain(words)
    expect(said).toContain(`<t:${tomorrow}:R>`)
    expect(said.includes(long)).toBe(press === tried[2])
  }
  expect(await store.read(id)).toEqual(before)
})

it('a start that brings more answers than that begins nothing', async () => {
  const none = peopleOn(store, { ...MOST, rows: 0 })
  const refused = await none.starts(ANA_HERE, { defender: 'nobody' })
  expect(refused).toMatchObject({ outcome: 'too many of person rows', isPrivate: true })
  expect(await store.of(ANA_HERE.user, 9)).toEqual([])
})

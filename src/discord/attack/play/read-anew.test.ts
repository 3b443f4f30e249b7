// A card whose data have changed between two chapters: the next one begins by what it says now, with what was said and happened.
import { beforeEach, expect, it } from 'vitest'
import { partsOn, pressOn } from '../../../../test/support/attack/presses-without-discord.ts'
import { allShipped, CARD_GAMES } from '../../../../test/support/card-games.ts'
import { caller } from '../../../../test/support/commands/bot.ts'
import { openTestStore } from '../../../../test/support/walkthroughs/store.ts'
import type { Card } from '../../../cards/card.ts'
import { buildCards } from '../../../cards/cards.ts'
import type { Store } from '../../../store/store.ts'
import { askForAttack } from './ask.ts'
import type { AttackParts } from './parts.ts'

let store: Store
let today: AttackParts
beforeEach(async () => {
  store = await openTestStore()
  today = partsOn(store)
})

/** The same bot with other data: these cards say something else. */
const later = (changed: Readonly<Record<string, object>>): AttackParts => ({
  ...today,
  cards: buildCards(() => allShipped().map(card => ({ ...card, ...changed[card.code] }) as Card), CARD_GAMES),
})

/** Begins an attack and ends it early. */
async function ended(
  subcommand: string,
  options: Record<string, string | number | boolean>,
): Promise<string> {
  const { place, ...by } = caller()
  const asked = { ...by, place: { ...place, channel: '1', guild: '2' }, userId: '3' }
  const given = { subcommand, options: new Map(Object.entries(options)), users: new Map() }
  const id = String((await askForAttack(today, { ...asked, ...given })).facts?.walkthrough)
  await stopped(id)
  return id
}

const stopped = async (id: string): Promise<unknown> =>
  pressOn(today, `atk1|stop|${id}|${(await store.read(id))?.revision}|now`)

/** Begins what is next on an attack that is over, and ends it early; with the set-up in which it began. */
async function next(parts: AttackParts, id: string, ...rest: string[]) {
  const at = await store.read(id)
  const begun = await pressOn(parts, ['atk1', 'next', id, at?.revision, ...rest].join('|'))
  const chapter = String(begun.facts?.walkthrough)
  const { setUp } = (await store.read(chapter)) ?? {}
  await stopped(chapter)
  return { id: chapter, pieces: setUp?.pieces as readonly object[] }
}

it('numbers and keywords are those of the card now; what was given, and damage, stay', async () => {
  const first = await ended('enemy', {
    enemy: 'Rhino II',
    hero: 'card:01001a',
    'enemy-damage': 4,
    def: 9,
    players: 2,
  })
  const same = await next(today, first, 'villain-1', 'hero-2')
  expect(same.pieces).toMatchObject([
    { id: 'villain-1', atk: 3, hitPoints: 30, damage: 4, keywords: [] },
    { id: 'hero-2', atk: 2, def: 9, hitPoints: 10 },
  ])
  const changed = later({
    '01095': { atk: 5, hp: 17, keywords: [{ keyword: 'guard' }] },
    '01001a': { atk: 1, def: 1, hp: 11 },
  })
  const anew = await next(changed, same.id, 'villain-1', 'hero-2')
  const now = [
    { id: 'villain-1', atk: 5, hitPoints: 34, damage: 4, keywords: ['guard'] },
    { id: 'hero-2', atk: 1, def: 9, hitPoints: 11 },
  ]
  expect(anew.pieces).toMatchObject(now)
  const again = await next(changed, anew.id, 'villain-1', 'hero-2')
  expect(again.pieces).toMatchObject(now)
  const back = await next(today, again.id, 'villain-1', 'hero-2')
  expect(back.pieces).toMatchObject([
    { atk: 3, hitPoints: 30, damage: 4 },
    { atk: 2, def: 9 },
  ])
})

it('a Unit with a Pilot is read anew with both cards', async () => {
  const first = await ended('unit', {
    unit: 'card:ST01-001',
    pilot: 'card:ST01-010',
    target: 'The player',
    ap: 9,
  })
  const changed = later({
    'ST01-001': { ap: 1, hp: 7, level: 2 },
    'ST01-010': { apModifier: 0, hpModifier: 5 },
  })
  expect((await store.read(first))?.setUp.pieces).toMatchObject([
    { ap: 9, hp: 5, level: 4, pilot: { ap: 2, hp: 1 } },
  ])
  const anew = await next(changed, first, 'unit-1', 'p2')
  expect(anew.pieces[0]).toMatchObject({ ap: 9, hp: 12, level: 2, pilot: { ap: 0, hp: 5 } })
})

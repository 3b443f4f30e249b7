// Follows the links of scenes, with the whole program: each is played in a new world, unless that would replace a played one.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { plainTextOf } from '../../../src/loopback/persona/plain-text.ts'
import { PATIENCE } from '../../../src/loopback/wait-for.ts'
import { openTab, type Tab } from '../../support/loopback/tab.ts'
import { type BotProcess, startBotProcess } from '../bot-process.ts'

let program: BotProcess
let url: string
let ana: Tab

beforeAll(async () => {
  program = startBotProcess({ PLAYGROUND_PORT: '18964', LOG_LEVEL: 'error', LANG: 'en_US.UTF-8' })
  url = await vi.waitUntil(() => /http:\/\/127\.0\.0\.1:\d+\//.exec(program.output())?.[0], {
    timeout: PATIENCE,
  })
})

beforeEach(async () => {
  ana = await openTab(url, 'Ana')
  await begin()
})

afterEach(() => ana.close())

afterAll(async () => {
  expect(await program.stop()).toBe(0)
})

const begin = () => ana.act({ does: 'reset', place: '' })
const follow = (query: string) => fetch(`${url}?${query}`, { redirect: 'manual' })
const ask = () =>
  ana.act({ does: 'command', place: ana.place('rules'), name: 'rule', options: { query: 'tough' } })
const say = () => ana.act({ does: 'say', place: ana.place('rules'), text: 'Hello' })

/** Presses a button of a scene, which leaves no new message. */
async function playOn(): Promise<void> {
  const place = new URL((await follow('scene=unit')).headers.get('location') ?? '', url).hash.slice(1)
  await ana.act({ does: 'open', place })
  const [board] = ana.shows(place)
  const customId = /"custom_id":"([^"]+)"/.exec(JSON.stringify(board?.components))?.[1] ?? ''
  const fate = await ana.act({ does: 'press', place, message: board?.id ?? '', customId })
  expect(fate.failed).toBeNull()
}

/** The headings of an attack that is over and of the next one. */
const TABLE = {
  de: [
    '## Rhino II hat Spider-Man angegriffen: 4 Schaden, noch 6 von 10 LP',
    '## Spider-Man greift Rhino II an',
  ],
  en: ['## Rhino II attacked Spider-Man: 4 damage, 6 of 10 HP left', '## Spider-Man attacks Rhino II'],
} as const

describe('a scene', () => {
  it.each([
    ['rule', 'Ben', '### Vergeltung X'],
    ['rule-en', 'Ana', '### Retaliate X'],
    ['rhino', 'Ben', '## Rhino II greift Ben an'],
    ['rhino-en', 'Ana', '## Rhino II attacks Ana'],
    ['table', 'Ben', ...TABLE.de],
    ['table-en', 'Ana', ...TABLE.en],
    ['unit', 'Ana', '## Gundam attacks Player 2'],
  ])('%s is played in a new world, and the link leads %s to it', async (name, persona, ...titles) => {
    const response = await follow(`scene=${name}`)
    const there = new URL(response.headers.get('location') ?? '', url)
    expect([response.status, there.searchParams.get('persona')]).toEqual([303, persona])
    const tab = await openTab(url, persona)
    const place = there.hash.slice(1)
    await tab.act({ does: 'open', place })
    expect(tab.shows(place).map(message => plainTextOf(message).split('\n')[0])).toEqual(titles)
    tab.close()
  })

  it('may be looked at by somebody else', async () => {
    const response = await follow('scene=rule&persona=Chris')
    expect(response.headers.get('location')).toMatch(/^\/\?persona=Chris#\d+$/)
  })

  it('follows another scene in which nobody has done more than look and type', async () => {
    await follow('scene=rule')
    const ben = await openTab(url, 'Ben')
    const place = ben.place('rules')
    const options = { query: 'vergel' }
    const typed = { does: 'complete', place, name: 'rule', options, focused: 'query' } as const
    const fates = [await ben.act({ does: 'open', place }), await ben.act(typed)]
    expect(fates.map(({ failed }) => failed)).toEqual([null, null])
    ben.close()
    expect((await follow('scene=unit')).status).toBe(303)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['asked', ask],
    ['written', say],
    ['played on a scene', playOn],
  ])('replaces nothing where somebody has %s: the link shows the page, which asks', async (_, use) => {
    await use()
    const world = ana.latest('world')
    const response = await follow('scene=rule')
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('/page/main.ts')])
    expect(ana.latest('world')).toBe(world)
    await ana.act({ does: 'giveUp', place: '' })
    expect((await follow('scene=rule')).status).toBe(303)
  })

  it('that does not exist is named, with those that do', async () => {
    const response = await fetch(`${url}?scene=nix&persona=Ben`)
    expect([response.status, await response.text()]).toEqual([
      404,
      'Die Szene „nix“ gibt es nicht. Es gibt: rule, rule-en, rhino, rhino-en, table, table-en, unit.',
    ])
  })
})

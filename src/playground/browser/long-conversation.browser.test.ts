// A conversation of 1,000 messages scrolls smoothly, and a new message is drawn within a frame.
import { MessageType } from 'discord-api-types/v10'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBrowser, type Windows } from '../../../test/loopback/browser-window.ts'
import { card } from '../../../test/loopback/content.ts'
import { startPage, type TrialPage } from '../../../test/loopback/page.ts'
import { createMessage, editMessage } from '../../loopback/world/messages.ts'
import type { StoredMessage } from '../../loopback/world/types.ts'
import type { Component } from './parts/component-types.ts'

const COUNT = 1_000
const STEPS = 200

let trial: TrialPage
let windows: Windows
let messages: StoredMessage[]
let page: Page

beforeAll(async () => {
  trial = await startPage()
  const { world } = trial.discord
  const channel = trial.discord.channel('rules')
  messages = Array.from({ length: COUNT }, (_, number) => {
    const components = card(`Number ${number}`) as Component[]
    return createMessage(world, {
      channel,
      author: world.bot,
      body: { components },
      type: MessageType.Default,
    })
  })
  windows = await startBrowser()
  page = (await windows.open(trial.url, { persona: 'Ana' })).page
  await page.getByRole('heading', { name: `Number ${COUNT - 1}` }).waitFor()
})

afterAll(async () => {
  await windows?.close()
  await trial.close()
})

describe('1,000 messages', () => {
  it('are all there, the newest in sight', async () => {
    expect(await page.getByRole('article').count()).toBe(COUNT)
    const newest = await page.getByRole('heading', { name: `Number ${COUNT - 1}` }).boundingBox()
    expect(newest?.y).toBeGreaterThan(0)
    expect(newest?.y).toBeLessThan(800)
  })

  it('are laid out only where one looks', async () => {
    const shown = await page.evaluate(() => {
      const rows = [...document.querySelectorAll('.message-row > *')]
      return rows.filter(row => row.checkVisibility({ contentVisibilityAuto: true })).length
    })
    expect(shown).toBeGreaterThan(1)
    expect(shown).toBeLessThan(50)
  })

  it('scroll smoothly: drawing a step takes less than two frames, on a slow machine too', async () => {
    const devtools = await page.context().newCDPSession(page)
    // Processor time, not wall time, so that other work on the machine does not count.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    const busy = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
    }
    const before = await busy()
    await page.evaluate(scroll, STEPS)
    const perStep = ((await busy()) - before) / STEPS
    expect(perStep).toBeGreaterThan(0)
    expect(perStep * 1_000).toBeLessThan(2 * 16.7)
  })

  it('are not drawn anew when one of them changes, which is drawn before the next frame', async () => {
    await page.evaluate(watchNextUpdate)
    const newest = messages.at(-1)
    if (newest) editMessage(trial.discord.world, newest, { components: card('Changed') as Component[] })
    const update = await page.evaluate(() => (window as unknown as Watching).update)
    expect(update).toEqual({ title: 'Changed', touched: 1 })
  })
})

/** Runs in the page: scrolls up through hundreds of messages, one step per frame. */
async function scroll(steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    document.querySelector('.conversation')?.scrollBy(0, -400)
    await new Promise(requestAnimationFrame)
  }
}

type Watching = { update: Promise<{ title: string | null | undefined; touched: number }> }

/** Runs in the page: notes which messages the first frame after the next new message changed. */
function watchNextUpdate(): void {
  const touched = new Set<Element | null>()
  const observer = new MutationObserver(changes => {
    for (const { target } of changes) touched.add(target.parentElement?.closest('article') ?? null)
  })
  observer.observe(document.querySelector('.messages') as Element, {
    subtree: true,
    childList: true,
    characterData: true,
  })
  const parse = JSON.parse
  const update: Watching['update'] = new Promise(resolve => {
    // The page parses every message of the socket with JSON.parse.
    JSON.parse = (text: string) => {
      const told = parse(text)
      if (told.type !== 'message') return told
      JSON.parse = parse
      requestAnimationFrame(() => {
        const title = document.querySelector('.message-row:last-child [role=heading]')?.textContent
        for (const { target } of observer.takeRecords())
          touched.add(target.parentElement?.closest('article') ?? null)
        resolve({ title, touched: touched.size })
      })
      return told
    }
  })
  Object.assign(window, { update })
}

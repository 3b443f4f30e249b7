// A conversation of 1,000 messages scrolls well, compared with one of 100, and a new message is drawn within a frame.
import { MessageType } from 'discord-api-types/v10'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBrowser, type Windows } from '../../../test/support/loopback/browser-window.ts'
import { card } from '../../../test/support/loopback/content.ts'
import { startPage, type TrialPage } from '../../../test/support/loopback/page.ts'
import { createMessage, editMessage } from '../../loopback/world/messages.ts'
import type { StoredMessage } from '../../loopback/world/types.ts'
import type { PageComponent } from './parts/component-types.ts'

const FEW = 100
const COUNT = 1_000
const STEPS = 200
/** The steps in one direction, which stay within FEW messages. */
const LEG = 20

let trial: TrialPage
let windows: Windows
let messages: StoredMessage[]
let page: Page
/** The processor time of a step of scrolling in a conversation of FEW messages, in seconds. */
let stepAmongFew: number

beforeAll(async () => {
  trial = await startPage()
  windows = await startBrowser()
  messages = written(0, FEW)
  const short = await opened(FEW)
  stepAmongFew = await timePerStep(short)
  await short.close()
  messages.push(...written(FEW, COUNT))
  page = await opened(COUNT)
})

/** The bot's new messages in the channel, numbered from `first` to before `end`. */
function written(first: number, end: number): StoredMessage[] {
  const { world } = trial.discord
  const channel = trial.discord.channel('rules')
  return Array.from({ length: end - first }, (_, index) => {
    const components = card(`Number ${first + index}`) as PageComponent[]
    return createMessage(world, {
      channel,
      author: world.bot,
      body: { components },
      type: MessageType.Default,
    })
  })
}

async function opened(count: number): Promise<Page> {
  const window = await windows.open(trial.url, { persona: 'Ana' })
  await window.page.getByRole('heading', { name: `Number ${count - 1}` }).waitFor()
  return window.page
}

/** Processor time, not wall time, so that other work on the machine does not count. */
async function timePerStep(scrolled: Page): Promise<number> {
  const devtools = await scrolled.context().newCDPSession(scrolled)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const before = await busy()
  await scrolled.evaluate(scroll, { steps: STEPS, leg: LEG })
  return ((await busy()) - before) / STEPS
}

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

  it('scroll well: a step takes less than five times the processor time of one among 100 messages', async () => {
    expect(stepAmongFew).toBeGreaterThan(0)
    expect((await timePerStep(page)) / stepAmongFew).toBeLessThan(5)
  })

  it('are not drawn anew when one of them changes, which is drawn before the next frame', async () => {
    await page.evaluate(watchNextUpdate)
    const newest = messages.at(-1)
    if (newest) editMessage(trial.discord.world, newest, { components: card('Changed') as PageComponent[] })
    const update = await page.evaluate(() => (window as unknown as Watching).update)
    expect(update).toEqual({ title: 'Changed', touched: 1 })
  })
})

/** Runs in the page: scrolls up and down again, one step per frame. */
async function scroll({ steps, leg }: { readonly steps: number; readonly leg: number }): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    const isUp = Math.floor(step / leg) % 2 === 0
    document.querySelector('.conversation')?.scrollBy(0, isUp ? -400 : 400)
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

// Starts the playground for the browser tests: the whole program, and windows of its page.
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import {
  startBrowser,
  type Window,
  type Windows,
  type WindowWanted,
} from '../../support/loopback/browser-window.ts'
import { openTab } from '../../support/loopback/tab.ts'
import { type BotProcess, startBotProcess } from '../bot-process.ts'

type Page = Window['page']

export type Visits = {
  /** Opens the page in a new window. */
  open(wanted: WindowWanted): Promise<Page>
  /** The address of the page, while the program runs. */
  address(): string
  /** Ignores the faults so far, which a test has caused on purpose. */
  forgiveFaults(): void
  /** Stops the program. */
  stop(): Promise<number | null>
  start(): Promise<void>
}

/** Starts program and browser for a file. Each test begins in a new world, and fails for window faults. */
export function visits(port: number): Visits {
  let program: BotProcess
  let url: string
  let windows: Windows
  let opened: Window[] = []
  const start = async () => {
    program = startBotProcess({ PLAYGROUND_PORT: String(port), LOG_LEVEL: 'error', LANG: 'en_US.UTF-8' })
    const said = () => /http:\/\/127\.0\.0\.1:\d+\//.exec(program.output())?.[0]
    url = await vi.waitUntil(said, { timeout: 20_000 })
  }
  const open = async (wanted: WindowWanted) => {
    const window = await windows.open(url, wanted)
    opened.push(window)
    return window.page
  }
  const leave = async () => {
    const faults = opened.flatMap(one => one.faults)
    opened = []
    await windows.closeAll()
    expect(faults).toEqual([])
  }
  beforeAll(async () => {
    await start()
    windows = await startBrowser()
  })
  beforeEach(async () => {
    await beginAnew(url)
  })
  afterEach(leave)
  afterAll(async () => {
    await windows?.close()
    expect(await program.stop()).toBe(0)
  })
  return {
    open,
    address: () => url,
    forgiveFaults: () => {
      opened = []
    },
    stop: () => program.stop(),
    start,
  }
}

/** Opens or closes the panel. */
export const openPanel = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Under the hood' }).click()

/** The last message. */
export const last = (page: Page) => page.getByRole('article').last()

/** Presses one of the examples. */
export const tries = (page: Page, label: string): Promise<void> =>
  page.getByRole('button', { name: label }).click()

/** Resets the world without a window, which would take seconds, and waits for its bot. */
async function beginAnew(url: string): Promise<void> {
  const tab = await openTab(url, 'Ana')
  expect((await tab.act({ does: 'reset', place: '' })).failed).toBeNull()
  tab.close()
}

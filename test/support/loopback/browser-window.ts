// Opens windows of a real browser on the page, and collects the faults in each.
import { type Browser, chromium, type Page } from 'playwright-core'
import { findChromium } from './chromium.ts'

export type WindowWanted = {
  /** The persona; by default the one the page begins with. */
  readonly persona?: string
  readonly width?: number
  readonly height?: number
  readonly scheme?: 'light' | 'dark'
  /** How many screen pixels a pixel of the page has. */
  readonly density?: number
}

export type Window = {
  readonly page: Page
  /** Errors of scripts, refusals by the content security policy, failed requests. */
  readonly faults: readonly string[]
}

export type Windows = {
  /** Opens a window with storage of its own, and waits until the page accepts text. */
  open(url: string, wanted?: WindowWanted): Promise<Window>
  /** Closes every window; `close` ends the browser. */
  closeAll(): Promise<void>
  close(): Promise<void>
}

/** Flags for a machine without a screen and a sandbox, and against calls to the browser's maker. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Starts the browser.
 * @throws Error when there is none on this machine
 */
export async function startBrowser(): Promise<Windows> {
  const executablePath = findChromium(process.env)
  if (!executablePath)
    throw new Error('There is no Chromium here: apt-get install chromium, or set CHROMIUM to the path of one')
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  return {
    open: (url, wanted = {}) => openWindow(browser, url, wanted),
    closeAll: async () => void (await Promise.all(browser.contexts().map(context => context.close()))),
    close: () => browser.close(),
  }
}

async function openWindow(browser: Browser, url: string, wanted: WindowWanted): Promise<Window> {
  const { persona, width = 1280, height = 800, scheme = 'light', density = 1 } = wanted
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    deviceScaleFactor: density,
    hasTouch: width < 500,
  })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.stack ?? error.message))
  page.on('console', message => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('requestfailed', request => faults.push(`${request.url()} ${request.failure()?.errorText}`))
  const address = new URL(url)
  if (persona) address.searchParams.set('persona', persona)
  await page.goto(address.href)
  await page.locator('#composer').waitFor()
  return { page, faults }
}

// The playground as its visitors see it: the whole program, and a real browser on its page.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { seriousFaults } from '../playground/trial/axe.ts'
import { startBrowser, type Window, type Windows, type WindowWanted } from '../playground/trial/window.ts'
import { type BotProcess, startBotProcess } from './bot-process.ts'

const PORT = 19_484

let program: BotProcess
let url: string
let windows: Windows
let opened: Window[] = []

async function startProgram(): Promise<void> {
  program = startBotProcess({ PLAYGROUND_PORT: String(PORT), LOG_LEVEL: 'error', LANG: 'en_US.UTF-8' })
  url = await vi.waitUntil(() => /http:\/\/127\.0\.0\.1:\d+\//.exec(program.output())?.[0], {
    timeout: 20_000,
  })
}

beforeAll(async () => {
  await startProgram()
  windows = await startBrowser()
})

afterAll(async () => {
  await windows?.close()
  expect(await program.stop()).toBe(0)
})

/** Every test begins in a new world. */
beforeEach(async () => {
  opened = []
  const page = await open({ persona: 'Ana' })
  await openPanel(page)
  await page.getByRole('button', { name: 'Begin anew' }).click()
  await page.getByRole('group').getByRole('button', { name: 'Begin anew' }).click()
  await page.getByText('Identify').first().waitFor()
  await page.locator('#composer').waitFor()
  await windows.closeAll()
  opened = []
})

afterEach(async () => {
  const faults = opened.flatMap(one => one.faults)
  await windows.closeAll()
  expect(faults).toEqual([])
})

async function open(wanted: WindowWanted): Promise<Page> {
  const window = await windows.open(url, wanted)
  opened.push(window)
  return window.page
}

const openPanel = (page: Page) => page.getByRole('button', { name: 'Under the hood' }).click()
const last = (page: Page) => page.getByRole('article').last()
const tries = (page: Page, label: string) => page.getByRole('button', { name: label }).click()

describe('a first visit', () => {
  it('shows things to try, each one press, in English', async () => {
    const page = await open({ persona: 'Ana' })
    await tries(page, 'Look up a rule')
    await last(page).getByText('Ana used /rule').waitFor()
    await last(page).getByRole('heading', { name: 'Retaliate' }).waitFor()
    await tries(page, 'Answer in German')
    await last(page).getByRole('heading', { name: 'Vergeltung' }).waitFor()
  })

  it('is German for Ben, who is one press away and stays after a reload', async () => {
    const page = await open({ persona: 'Ana' })
    await page.getByRole('link', { name: 'Ben Deutsch' }).click()
    await page.getByRole('heading', { name: '#rules' }).waitFor()
    await page.getByRole('button', { name: 'Eine Regel nachschlagen' }).click()
    await last(page).getByText('Ben hat /regel benutzt').waitFor()
    await last(page).getByRole('heading', { name: 'Vergeltung' }).waitFor()
    await page.reload()
    await last(page).getByText('Ben hat /regel benutzt').waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
  })

  it('moves under 500 kB', async () => {
    const page = await open({ persona: 'Ana' })
    await page.waitForLoadState('networkidle')
    const sizes = await page.evaluate(() => {
      const entries = ['navigation', 'resource'].flatMap(type => performance.getEntriesByType(type))
      return entries.map(entry => (entry as PerformanceResourceTiming).transferSize)
    })
    expect(sizes.length).toBeGreaterThan(20)
    expect(sizes.every(size => size > 0)).toBe(true)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(500_000)
  })
})

describe('/rule by keyboard alone', () => {
  it('in English: the list, the choices as one types, the answer', async () => {
    const page = await open({ persona: 'Ana' })
    await tabTo(page, 'Message to #rules')
    await page.keyboard.type('/ru')
    await page.getByRole('option', { name: '/rule' }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.type('retal')
    await page.getByRole('option', { name: /^Retaliate/ }).waitFor()
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: /^query: Retaliate/ }).waitFor()
    await page.keyboard.press('Enter')
    await last(page).getByRole('heading', { name: 'Retaliate' }).waitFor()
  })

  it('in German: typed out, with an option on top that makes the answer private', async () => {
    const page = await open({ persona: 'Ben' })
    await tabTo(page, 'Nachricht an #rules')
    await page.keyboard.type('/regel vergel')
    await page
      .getByRole('option', { name: /Vergeltung/ })
      .first()
      .waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name: /^privat/ }).waitFor()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name: 'Ja' }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await last(page).getByText('Nur du siehst das').waitFor()
    await last(page).getByRole('heading', { name: 'Vergeltung' }).waitFor()
  })

  it('Backspace takes back what was given, Escape gives the command up, text is only text', async () => {
    const page = await open({ persona: 'Ana' })
    const line = page.getByRole('combobox', { name: /^Message|^query/ })
    await line.focus()
    await page.keyboard.type('/rule tough')
    await page.getByRole('option', { name: /tough/i }).first().waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^query: .*[tT]ough/ }).waitFor()
    await page.keyboard.press('Backspace')
    expect(await line.inputValue()).toMatch(/tough/i)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.keyboard.type('**bold** <b>not</b>')
    await page.keyboard.press('Enter')
    expect(await last(page).locator('.markdown').innerHTML()).toBe(
      '<p><strong>bold</strong> &lt;b&gt;not&lt;/b&gt;</p>',
    )
  })
})

/** Goes on by Tab until the focus is on what has that name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await page.locator(':focus').getAttribute('aria-label')) === name) return
  }
  throw new Error(`Tab does not lead to ${name}`)
}

describe('an answer', () => {
  it('turns its pages, changes its language and follows its lists, in its place', async () => {
    const page = await open({ persona: 'Ana' })
    await page.locator('#composer').fill('/rule ')
    await page.keyboard.type('defend')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Page 2 →' }).click()
    await last(page).getByText('Page 2 of').waitFor()
    await page.getByRole('button', { name: 'Deutsch', exact: true }).click()
    await last(page).getByText('Seite 2 von').waitFor()
    await last(page)
      .getByRole('combobox', { name: /^Springe zu/ })
      .focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await last(page)
      .getByText(/Seite [3-9] von/)
      .waitFor()
    expect(await page.getByRole('article').count()).toBe(1)
  })

  it('keeps the focus in the message when the pressed button is gone', async () => {
    const page = await open({ persona: 'Ana' })
    await tries(page, 'Look up a rule')
    await page.getByRole('button', { name: 'Deutsch', exact: true }).press('Enter')
    await last(page).getByRole('heading', { name: 'Vergeltung' }).waitFor()
    await expect.poll(() => page.locator('article:focus, article :focus').count()).toBe(1)
  })

  it('that is private is unseen by the other, and can be dismissed', async () => {
    const [ana, ben] = [await open({ persona: 'Ana' }), await open({ persona: 'Ben' })]
    await ana.locator('#composer').fill('/rule ')
    await ana.keyboard.type('tough')
    await ana.keyboard.press('Escape')
    await ana.keyboard.press('Enter')
    await ana.getByRole('article').waitFor()
    await ben.getByRole('article').waitFor()
    await ben.getByRole('button', { name: 'Deutsch', exact: true }).click()
    await last(ben).getByText('Nur du siehst das').waitFor()
    await ana.locator('#composer').fill('Anybody there?')
    await ana.keyboard.press('Enter')
    await last(ana).getByText('Anybody there?').waitFor()
    await last(ben).getByText('Anybody there?').waitFor()
    expect(await ana.getByRole('article').count()).toBe(2)
    expect(await ben.getByRole('article').count()).toBe(3)
    await ben.getByRole('button', { name: 'Ausblenden' }).click()
    await expect.poll(() => ben.getByRole('article').count()).toBe(2)
  })

  it('comes out of the menu of any message too: the rules that it talks about, and each of them', async () => {
    const [ana, ben] = [await open({ persona: 'Ana' }), await open({ persona: 'Ben' })]
    await ana.locator('#composer').fill('My attack has overkill.')
    await ana.keyboard.press('Enter')
    await last(ben).getByText('My attack has overkill.').waitFor()
    await last(ben).getByRole('button', { name: 'Menü' }).click()
    await ben.getByRole('menuitem', { name: 'Regeln finden' }).click()
    await last(ben).getByRole('heading', { name: 'Regeln in dieser Nachricht' }).waitFor()
    await last(ben).getByText('Nur du siehst das').waitFor()
    await last(ben).getByRole('button', { name: 'Overkill' }).click()
    await last(ben).getByRole('heading', { name: 'Overkill' }).waitFor()
    expect(await ana.getByRole('article').count()).toBe(1)
  })

  it('in another channel marks it as new', async () => {
    const [ana, ben] = [await open({ persona: 'Ana' }), await open({ persona: 'Ben' })]
    await ben.getByRole('button', { name: '#table' }).click()
    await ana.locator('#composer').fill('Hello')
    await ana.keyboard.press('Enter')
    await ben.getByRole('button', { name: '#rules neu' }).click()
    await last(ben).getByText('Hello').waitFor()
    expect(await ben.getByRole('button', { name: '#rules neu' }).count()).toBe(0)
  })
})

describe('a switch', () => {
  const ask = (page: Page) => tries(page, 'Look up a rule')
  const flip = (page: Page, name: string) => page.getByRole('switch', { name }).click()
  const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).first()

  it('slow: says that the command is on its way, and then shows the answer', async () => {
    const page = await open({ persona: 'Ana' })
    await openPanel(page)
    await flip(page, 'Slow answers')
    await ask(page)
    await page.getByText('/rule query: retaliate is on its way').waitFor()
    await last(page).getByRole('heading', { name: 'Retaliate' }).waitFor()
  })

  it.each([
    ['Too many requests', '429'],
    ['Bad gateway', '502'],
  ])('%s: the answer fails, and the page says so', async (name, status) => {
    const page = await open({ persona: 'Ana' })
    await openPanel(page)
    await flip(page, name)
    await expect.poll(() => page.getByRole('switch', { name }).getAttribute('aria-checked')).toBe('true')
    await ask(page)
    await row(page, `POST${status}`).waitFor()
    await page.getByRole('alert').filter({ hasText: 'The application did not respond.' }).waitFor()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    expect(await page.getByText('did not respond').count()).toBe(0)
  })

  it('under a pressed button: the reason stands below the message', async () => {
    const page = await open({ persona: 'Ana' })
    await ask(page)
    await openPanel(page)
    await flip(page, 'Bad gateway')
    await page.getByRole('button', { name: 'Page 2 →' }).click()
    await expect
      .poll(() => page.getByRole('button', { name: 'Page 2 →' }).getAttribute('aria-busy'))
      .toBe('true')
    await last(page).getByRole('alert').filter({ hasText: 'The application did not respond.' }).waitFor()
  })

  it('twice: the second answer is refused, which stands in red with its reason', async () => {
    const page = await open({ persona: 'Ana' })
    await openPanel(page)
    await flip(page, 'Everything twice')
    await page.getByRole('button', { name: 'Under the hood' }).click()
    await ask(page)
    const notice = page.getByRole('alert').filter({ hasText: 'Discord would refuse this.' })
    await notice.getByText('Interaction has already been acknowledged.').waitFor()
    await notice.getByRole('button', { name: 'Show all' }).click()
    const refused = row(page, 'Refused: Interaction has already been acknowledged.')
    await refused.waitFor()
    expect(await refused.evaluate(element => getComputedStyle(element).color)).toBe('rgb(163, 39, 27)')
    await page.getByRole('button', { name: /^Under the hood \d+ refused$/ }).waitFor()
  })

  it.each([
    ['Cut the connection', 'RESUMED'],
    ['Lose the session', 'READY'],
    ['Restart the bot', 'Identify'],
  ])('%s: the bot comes back with %s, and answers', async (name, event) => {
    const page = await open({ persona: 'Ana' })
    await openPanel(page)
    await page.getByRole('button', { name: 'Gateway', exact: true }).click()
    const count = () => page.getByRole('listitem').filter({ hasText: event }).count()
    const before = await count()
    await page.getByRole('button', { name }).click()
    await expect.poll(count, { timeout: 20_000 }).toBeGreaterThan(before)
    await expect.poll(() => page.getByText('The bot is offline').count(), { timeout: 20_000 }).toBe(0)
    await ask(page)
    await last(page).getByRole('heading', { name: 'Retaliate' }).waitFor()
  })
})

describe('at 375 pixels', () => {
  it('the conversation stands alone, the rest behind two buttons, and nothing is cut off', async () => {
    const page = await open({ persona: 'Ben', width: 375, height: 740 })
    await page.getByRole('button', { name: 'Eine Regel nachschlagen' }).click()
    await last(page).getByRole('heading', { name: 'Vergeltung' }).waitFor()
    expect(await page.getByRole('button', { name: '#table' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Kanäle' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '#table' }).click()
    await page.getByRole('heading', { name: '#table' }).waitFor()
    await page.getByRole('button', { name: 'Unter der Haube' }).click()
    await page.getByRole('dialog').getByText('INTERACTION_CREATE').first().waitFor()
    await page.keyboard.press('Escape')
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })
})

describe('light and dark', () => {
  const ground = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

  it('follow the system until the reader chooses, and the choice is kept', async () => {
    const page = await open({ persona: 'Ana', scheme: 'dark' })
    expect(await ground(page)).toBe('rgb(21, 24, 26)')
    await page.getByRole('switch', { name: 'Dark' }).click()
    expect(await ground(page)).toBe('rgb(244, 241, 234)')
    await page.reload()
    await page.locator('#composer').waitFor()
    expect(await ground(page)).toBe('rgb(244, 241, 234)')
  })
})

describe('axe finds no serious fault', () => {
  it.each<[string, WindowWanted]>([
    ['light', { persona: 'Ana' }],
    ['dark', { persona: 'Ben', scheme: 'dark' }],
    ['on a phone', { persona: 'Ana', width: 375 }],
    ['on a phone in the dark', { persona: 'Ana', width: 375, scheme: 'dark' }],
  ])('%s', async (_, wanted) => {
    const page = await open(wanted)
    await page.locator('.try').first().click()
    await page.getByRole('article').waitFor()
    expect(await seriousFaults(page)).toEqual([])
    await page.locator('#composer').fill('/')
    await page.getByRole('option').first().waitFor()
    expect(await seriousFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: /^(See also|Siehe auch)/ }).click()
    expect(await seriousFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('.top-end .button').click()
    await page.getByText('INTERACTION_CREATE').first().waitFor()
    expect(await seriousFaults(page)).toEqual([])
    // Axe itself makes the console note errors.
    opened = []
  })
})

describe('a program that ends', () => {
  it('is missed in words, and found again by itself', async () => {
    const page = await open({ persona: 'Ben' })
    await program.stop()
    await page.getByText('Die Verbindung ist abgerissen.').waitFor()
    await startProgram()
    await expect
      .poll(() => page.getByText('Die Verbindung ist abgerissen.').count(), { timeout: 15_000 })
      .toBe(0)
    await page.getByRole('button', { name: 'Eine Regel nachschlagen' }).click()
    await last(page).getByRole('heading', { name: 'Vergeltung' }).waitFor()
    // The browser notes every try to reach it as an error.
    opened = []
  })
})

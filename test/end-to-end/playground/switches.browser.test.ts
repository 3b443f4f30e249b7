// Presses the panel's switches in a browser, and checks the bot's reaction and the page's words.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { last, openPanel, tries, visits } from './playground-windows.ts'

const { open, forgiveFaults, start, stop } = visits(19_524)

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
    await page.getByRole('button', { name: 'All of it' }).waitFor()
    await openPanel(page)
    await flip(page, 'Bad gateway')
    await page.getByRole('button', { name: 'All of it' }).click()
    await expect
      .poll(() => page.getByRole('button', { name: 'All of it' }).getAttribute('aria-busy'))
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
    // On one line, not squeezed into two.
    expect((await page.locator('.panel-button .badge').boundingBox())?.height).toBeLessThan(30)
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
    await expect.poll(count).toBeGreaterThan(before)
    await expect.poll(() => page.getByText('The bot is offline').count()).toBe(0)
    await ask(page)
    await last(page).getByRole('heading', { name: 'Retaliate' }).waitFor()
  })
})

describe('the panel', () => {
  it('begins anew: what was said is gone, and the bot answers again', async () => {
    const page = await open({ persona: 'Ana' })
    await tries(page, 'Look up a rule')
    await last(page).getByRole('heading', { name: 'Retaliate' }).waitFor()
    await openPanel(page)
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('group').getByRole('button', { name: 'Start over' }).click()
    await expect.poll(() => page.getByRole('article').count()).toBe(0)
    await page.locator('.reset').waitFor({ state: 'detached' })
    await tries(page, 'Look up a rule')
    await last(page).getByRole('heading', { name: 'Retaliate' }).waitFor()
  })
})

describe('a program that ends', () => {
  it('is missed in words, and found again by itself', async () => {
    const page = await open({ persona: 'Ben' })
    await stop()
    await page.getByText('Die Verbindung ist abgerissen.').waitFor()
    await start()
    await expect.poll(() => page.getByText('Die Verbindung ist abgerissen.').count()).toBe(0)
    await page.getByRole('button', { name: 'Eine Regel nachschlagen' }).click()
    await last(page).getByRole('heading', { name: 'Vergeltung' }).waitFor()
    // The browser logs each try to reach the stopped program as an error.
    forgiveFaults()
  })
})

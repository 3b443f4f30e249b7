// Visits the playground with the whole program and a real browser.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import program from '../../../package.json' with { type: 'json' }
import { last, tries, visits } from './playground-windows.ts'

const { open } = visits(19_484)

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
    await last(page).getByText('Ben hat /regel verwendet').waitFor()
    await last(page).getByRole('heading', { name: 'Vergeltung' }).waitFor()
    await page.reload()
    await last(page).getByText('Ben hat /regel verwendet').waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
  })

  it('says which version is tried', async () => {
    const page = await open({ persona: 'Ana' })
    await page.getByRole('heading', { name: `Riposte ${program.version} playground` }).waitFor()
    expect(await page.title()).toBe(`Ana · Riposte ${program.version} playground`)
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

/** Presses Tab until the element with that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await page.locator(':focus').getAttribute('aria-label')) === name) return
  }
  throw new Error(`Tab does not lead to ${name}`)
}

describe('an option that is a role', () => {
  it('offers those of the server, and what is chosen holds for everybody', async () => {
    const [ana, ben] = [await open({ persona: 'Ana' }), await open({ persona: 'Ben' })]
    await ana.locator('#composer').fill('/settings server ')
    await ana.getByRole('option', { name: /^who-starts/ }).click()
    await ana.getByRole('option', { name: '@everyone' }).waitFor()
    await ana.getByRole('option', { name: 'Judges' }).click()
    await ana.keyboard.press('Enter')
    await last(ana).getByText('@Judges').waitFor()
    await tries(ben, 'Marvel Champions: Ein Gegner greift an')
    await last(ben).getByText('Nur du siehst das').waitFor()
    await last(ben).getByText('@Judges').waitFor()
  })
})

describe('an answer', () => {
  it('turns its pages, changes its language and follows its lists, in its place', async () => {
    const page = await open({ persona: 'Ana' })
    await page.locator('#composer').fill('/rule ')
    await page.keyboard.type('defend')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'All of it' }).click()
    await last(page)
      .getByText(/MC-DF-/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Deutsch', exact: true }).click()
    await last(page).getByRole('heading', { name: 'Verteidigen' }).waitFor()
    await last(page)
      .getByRole('combobox', { name: /^Siehe auch/ })
      .focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await last(page).getByRole('button', { name: 'Zurück' }).waitFor()
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

// Checks how the page looks in a browser: on a phone, light and dark, and to axe.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousFaults } from '../../support/loopback/axe.ts'
import type { WindowWanted } from '../../support/loopback/browser-window.ts'
import { last, visits } from './playground-windows.ts'

const { open, forgiveFaults } = visits(19_544)

describe('at 375 pixels', () => {
  it('the conversation stands alone, places and personas behind two buttons, and nothing is cut off', async () => {
    const page = await open({ persona: 'Ben', width: 375, height: 740 })
    await page.getByRole('button', { name: 'Eine Regel nachschlagen' }).click()
    await last(page).getByRole('heading', { name: 'Vergeltung' }).waitFor()
    expect(await page.getByRole('button', { name: '#table' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Kanäle' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '#table' }).click()
    await page.getByRole('heading', { name: '#table' }).waitFor()
    await page.getByRole('button', { name: 'Kanäle' }).click()
    await page.getByRole('button', { name: 'Unter der Haube' }).click()
    await page.getByRole('dialog').getByText('INTERACTION_CREATE').first().waitFor()
    await page.keyboard.press('Escape')
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })
})

describe('at the end of the conversation', () => {
  it.each<[string, WindowWanted]>([
    ['on a phone', { persona: 'Ben', width: 375, height: 740 }],
    ['on a desktop', { persona: 'Ana' }],
  ])('%s: the fade above the composer covers nothing of the last message', async (_, wanted) => {
    const page = await open(wanted)
    await page.locator('.try').first().click()
    await last(page).getByRole('combobox').waitFor()
    const room = () =>
      page.evaluate(() => {
        // The rows stand in a reversed column: 0 is its end.
        document.querySelector('.conversation')?.scrollTo(0, 0)
        const bottom = document.querySelector('.message-row:last-child')?.getBoundingClientRect().bottom ?? 0
        const composer = document.querySelector('.composer')
        if (!composer) return 0
        const fade = Number.parseFloat(getComputedStyle(composer, '::before').height)
        return composer.getBoundingClientRect().top - fade - bottom
      })
    await expect.poll(room).toBeGreaterThanOrEqual(0)
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
    if (wanted.width) await page.getByRole('button', { name: 'Channels' }).click()
    await page.locator('.panel-button').click()
    await page.getByText('INTERACTION_CREATE').first().waitFor()
    expect(await seriousFaults(page)).toEqual([])
    // Axe causes errors in the console.
    forgiveFaults()
  })
})

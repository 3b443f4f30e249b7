// Fills commands in by typing, with the whole program: options are found by their letters, and nothing unfinished is sent.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { last, visits } from './playground-windows.ts'

const { open } = visits(19_584)

const line = (page: Page) => page.locator('#composer')
const marked = (page: Page) => page.locator('[role=option][aria-selected=true]')
const messages = (page: Page) => page.getByRole('article').count()

/** Types keys one after another; ⏎ is Enter. */
async function type(page: Page, keys: string): Promise<void> {
  for (const [index, part] of keys.split('⏎').entries()) {
    if (index > 0) await page.keyboard.press('Enter')
    await page.keyboard.type(part)
  }
}

/** Begins /rule with "tough" as it stands, and goes on to its optional options. */
async function ruleTough(page: Page, command: string): Promise<void> {
  await line(page).focus()
  await type(page, `/${command} tough`)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: /^privat/ }).waitFor()
}

describe('an option that is typed', () => {
  it.each([
    ['Ana', 'rule', 'priv⏎tru⏎', 'private: Yes, change', 'Only you see this'],
    ['Ben', 'regel', 'priv⏎True⏎', 'privat: Ja, ändern', 'Nur du siehst das'],
    ['Ben', 'regel', 'privat:wahr⏎', 'privat: Ja, ändern', 'Nur du siehst das'],
  ])('as %s types it, /%s with “%s” is private', async (persona, command, keys, chip, isPrivate) => {
    const page = await open({ persona })
    await ruleTough(page, command)
    await type(page, keys)
    await page.getByRole('button', { name: chip }).waitFor()
    expect(await messages(page)).toBe(0)
    await page.keyboard.press('Enter')
    await last(page).getByText(isPrivate).waitFor()
  })

  it('filters the list at each letter, and what Enter takes is marked', async () => {
    const page = await open({ persona: 'Ana' })
    await ruleTough(page, 'rule')
    expect(await marked(page).count()).toBe(0)
    expect(await page.getByRole('option').count()).toBe(3)
    await page.keyboard.type('priv')
    await expect.poll(() => page.getByRole('option').allTextContents()).toHaveLength(1)
    expect(await marked(page).textContent()).toMatch(/^\s*private/)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByRole('combobox', { name: /^private:/ }).waitFor()
    expect(await page.getByRole('option').allTextContents()).toHaveLength(2)
    await page.keyboard.type('false')
    await expect.poll(() => marked(page).textContent()).toMatch(/No/)
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'private: No, change' }).waitFor()
    expect(await messages(page)).toBe(0)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await last(page).getByRole('heading', { name: 'Tough' }).waitFor()
    expect(await page.getByText('Only you see this').count()).toBe(0)
  })
})

describe('what is not finished is not sent', () => {
  it.each([
    ['Ana', 'rule', '“pirv” is no option of /rule.'],
    ['Ben', 'regel', '„pirv“ ist keine Option von /regel.'],
  ])(
    'as %s mistypes an option of /%s, the page names it, and nothing is lost',
    async (persona, command, words) => {
      const page = await open({ persona })
      await ruleTough(page, command)
      await type(page, 'pirv⏎⏎')
      await page.getByRole('alert').filter({ hasText: words }).waitFor()
      expect(await line(page).inputValue()).toBe('pirv')
      for (const _ of 'pirv') await page.keyboard.press('Backspace')
      expect(await page.getByRole('alert').count()).toBe(0)
      await page.keyboard.press('Enter')
      await last(page)
        .getByRole('heading', { name: /^(Tough|Zäh)/ })
        .waitFor()
      expect(await messages(page)).toBe(1)
    },
  )

  it('a number is taken by Enter, and an option that stays empty is left', async () => {
    const page = await open({ persona: 'Ana' })
    await line(page).focus()
    await type(page, '/attack enemy rhino')
    await page
      .getByRole('option', { name: /^Rhino/ })
      .first()
      .waitFor()
    await type(page, '⏎spider')
    await page
      .getByRole('option', { name: /^Spider-Man/ })
      .first()
      .waitFor()
    await type(page, '⏎players⏎2⏎')
    await page.getByRole('button', { name: 'players: 2, change' }).waitFor()
    await type(page, 'atk⏎⏎')
    await page.getByRole('option', { name: /^defender / }).waitFor()
    expect(await messages(page)).toBe(0)
    expect(await page.getByRole('button', { name: /^atk/ }).count()).toBe(0)
  })

  it('a command that does not exist is not posted; with a space before it, it is text', async () => {
    const page = await open({ persona: 'Ana' })
    await line(page).focus()
    await type(page, '/priv⏎')
    await page.getByRole('alert').filter({ hasText: '“/priv” is not a command yet' }).waitFor()
    expect(await messages(page)).toBe(0)
    await line(page).fill(' /priv')
    await page.keyboard.press('Enter')
    await last(page).getByText('/priv', { exact: true }).waitFor()
  })

  it('a command that is pasted whole is a command', async () => {
    const page = await open({ persona: 'Ana' })
    await line(page).focus()
    await page.keyboard.insertText('/rule query: retaliate')
    await page
      .getByRole('option', { name: /^Retaliate/ })
      .first()
      .waitFor()
    await type(page, '⏎')
    await page.getByRole('button', { name: /^query: Retaliate/ }).waitFor()
    await type(page, '⏎')
    await last(page).getByRole('heading', { name: 'Retaliate' }).waitFor()
    expect(await messages(page)).toBe(1)
  })
})

// Plays a whole attack at one table: Ana's window is English, Ben's German, and each sees the other's moves.
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { last, tries, visits } from './playground-windows.ts'

const { open } = visits(19_504)

let ana: Page
let ben: Page

/** Lets Ana start an attack, and opens its thread in both windows. */
beforeEach(async () => {
  ana = await open({ persona: 'Ana' })
  ben = await open({ persona: 'Ben' })
  await tries(ana, 'Marvel Champions: an enemy attacks')
  for (const page of [ana, ben]) {
    await last(page).getByRole('button', { name: 'Rhino I: Ana (Spider-Man)' }).click()
    await board(page).getByText('Who defends?').waitFor()
    await page.evaluate("window.mark = 'not loaded again'")
  }
})

const board = (page: Page): Locator => page.getByRole('article').filter({ hasText: 'More…' })
const messages = (page: Page) => page.getByRole('article').count()

const press = (page: Page, name: string): Promise<void> =>
  board(page).getByRole('button', { name, exact: true }).click()

async function bothSee(text: string): Promise<void> {
  for (const page of [ana, ben]) await board(page).getByText(text).first().waitFor()
}

/** Chooses an option by parts of the list's name and of its own. */
async function choose(page: Page, list: RegExp, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: list }).click()
  await page.getByRole('option', { name: option }).click()
}

/** Lets Ana give Ben her side by the form behind “More…”. */
async function handOver(): Promise<void> {
  await choose(ana, /^More/, /^Hand over/)
  const dialog = ana.getByRole('dialog', { name: 'Hand over' })
  await choose(ana, /^What you hand over/, /^The seat of Ana$/)
  await choose(ana, /^To whom/, /^Ben$/)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Asks for the transcript, and reads its first file. */
async function transcript(page: Page): Promise<string> {
  await press(page, 'Transcript')
  const saving = page.waitForEvent('download')
  await last(page).getByRole('link').first().click()
  return readFile(await (await saving).path(), 'utf8')
}

describe('an attack', () => {
  it('goes on press by press to its outcome, and both see each step as it happens', async () => {
    await press(ana, 'Nobody')
    await bothSee('how many icons?')
    await press(ben, '2')
    await last(ben).getByText('Das entscheidet nur Ana.').waitFor()
    await handOver()
    await bothSee('Rhino I attacks Ben')
    await press(ben, '2')
    await bothSee('2 icons')
    await bothSee('4 damage to Spider-Man')
    await press(ben, 'Deal 4 damage')
    await bothSee('Spider-Man takes 4 damage')
    await press(ana, 'Finish')
    await bothSee('Rhino I attacked Spider-Man: 4 damage')
    for (const page of [ana, ben]) {
      expect(await board(page).getByRole('button', { name: 'Spider-Man attacks Rhino I' }).count()).toBe(1)
      expect(await page.evaluate('window.mark')).toBe('not loaded again')
    }
    expect(await transcript(ben)).toContain('Rhino I')
  })

  it('says why in the language of whoever asks, and to them alone', async () => {
    await choose(ben, /^More/, /^Why/)
    await choose(ben, /^Wähle eine Zeile/, /^Rhino I greift Ana an/)
    await last(ben).getByText('Nur du siehst das').waitFor()
    await last(ben).getByText('ist der angegriffene Charakter der Held').waitFor()
    await press(ana, 'Nobody')
    await bothSee('how many icons?')
    expect([await messages(ana), await messages(ben)]).toEqual([1, 2])
    await choose(ana, /^More/, /^Why/)
    await choose(ana, /^Pick a line/, /^Nobody defends/)
    await last(ana).getByText('Only you see this').waitFor()
    expect([await messages(ana), await messages(ben)]).toEqual([2, 2])
  })
})

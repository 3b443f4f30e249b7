// Opens the links of scenes in a browser: where somebody has played, the page asks before it throws that away.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousFaults } from '../../support/loopback/axe.ts'
import { last, tries, visits } from './playground-windows.ts'

const { open, address, forgiveFaults } = visits(19_604)

const boardOf = (page: Page) =>
  page.getByRole('article').getByRole('heading', { name: /Gundam attacks Player 2/ })
const openScene = (page: Page) => page.goto(`${address()}?scene=unit`)

describe('the link of a scene', () => {
  it('opens it at once where nobody has played yet, also after another scene', async () => {
    const page = await open({ persona: 'Ana' })
    await openScene(page)
    await boardOf(page).waitFor()
    await page.goto(`${address()}?scene=rule-en`)
    await last(page).getByRole('heading', { name: 'Retaliate' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it.each([
    ['Ana', 'Look up a rule', 'Open this scene in a new world?', 'Keep everything'],
    ['Ben', 'Eine Regel nachschlagen', 'Diese Szene in einer neuen Welt öffnen?', 'Alles behalten'],
  ])('asks %s where somebody has played, and keeps it', async (persona, example, title, keep) => {
    const page = await open({ persona })
    await tries(page, example)
    await page.getByRole('article').waitFor()
    await page.goto(`${address()}?scene=unit&persona=${persona}`)
    const question = page.getByRole('dialog', { name: title })
    await question.waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(keep)
    expect(await seriousFaults(page)).toEqual([])
    await question.getByRole('button', { name: keep }).click()
    await question.waitFor({ state: 'detached' })
    await last(page)
      .getByRole('heading', { name: /^(Retaliate|Vergeltung)/ })
      .waitFor()
    expect(new URL(page.url()).searchParams.get('scene')).toBeNull()
    await page.reload()
    await page.getByRole('article').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    forgiveFaults()
  })

  it('keeps everything by Escape too', async () => {
    const page = await open({ persona: 'Ana' })
    await tries(page, 'Look up a rule')
    await page.getByRole('article').waitFor()
    await openScene(page)
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.getByRole('article').count()).toBe(1)
  })

  it('plays it in a new world for whoever says so, in every window', async () => {
    const [ana, ben] = [await open({ persona: 'Ana' }), await open({ persona: 'Ben' })]
    await tries(ben, 'Eine Regel nachschlagen')
    await ana.getByRole('article').waitFor()
    await openScene(ana)
    await ana.getByRole('button', { name: 'Open the scene' }).click()
    await boardOf(ana).waitFor()
    expect(await ana.getByRole('dialog').count()).toBe(0)
    await expect.poll(() => ben.getByRole('article').count()).toBe(0)
  })
})

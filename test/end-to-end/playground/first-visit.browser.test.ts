// Looks at the page as somebody who has never seen it: what Riposte is, who one is, and what there is to try.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousFaults } from '../../support/loopback/axe.ts'
import type { WindowWanted } from '../../support/loopback/browser-window.ts'
import { PHONE } from './plain-cases.ts'
import { last, tries, visits } from './playground-windows.ts'

const { open, forgiveFaults } = visits(19_594)

const WHAT = {
  Ana: /^Riposte is a Discord bot that .*Marvel Champions and the GUNDAM CARD GAME\.$/,
  Ben: /^Riposte ist ein Discord-Bot, der .*Marvel Champions und das GUNDAM CARD GAME\.$/,
}
const WHO = {
  Ana: /^Three people share this table, and you are Ana\. Switch to Ben \(German\) or Chris \(English\)/,
  Ben: /^Drei Leute sitzen an diesem Tisch, und du bist Ben\. Oben wechselst du zu Ana \(Englisch\) oder Chris \(Englisch\)/,
}
const LABELS = {
  Ana: ['Look up a rule', 'Marvel Champions: an enemy attacks', 'GUNDAM: a Unit attacks', 'Answer in German'],
  Ben: [
    'Eine Regel nachschlagen',
    'Marvel Champions: Ein Gegner greift an',
    'GUNDAM: Eine Einheit greift an',
    'Auf Englisch antworten',
  ],
}

/** Whether all of an element is in the part of the conversation that is in sight. */
const isInSight = (page: Page, selector: string) =>
  page.locator(selector).evaluate(element => {
    const view = element.closest('.conversation')?.getBoundingClientRect() ?? new DOMRect()
    const { top, bottom } = element.getBoundingClientRect()
    return top >= view.top && bottom <= view.bottom && bottom > top
  })

describe('the first screen', () => {
  for (const persona of ['Ana', 'Ben'] as const)
    it.each<[string, WindowWanted]>([
      ['a desktop', {}],
      ['a phone', PHONE],
    ])(`says what Riposte is, who one is and what to try: ${persona}, %s`, async (_, size) => {
      const page = await open({ persona, ...size })
      const what = page.locator('.introduction-what')
      expect(await what.innerText()).toMatch(WHAT[persona])
      expect(await page.locator('.about-personas').innerText()).toMatch(WHO[persona])
      expect(await page.locator('.try-label').allInnerTexts()).toEqual(LABELS[persona])
      for (const part of ['.introduction-what', '.about-personas', '.tries', '.beginning-about'])
        expect([part, await isInSight(page, part)]).toEqual([part, true])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width ?? 1280)
      expect(await seriousFaults(page)).toEqual([])
      // Axe causes errors in the console.
      forgiveFaults()
    })

  it('is that of the usual persona when the address names nobody who is there', async () => {
    const page = await open({ persona: 'Nobody' })
    await page.locator('.about-personas').waitFor()
    expect(await page.locator('.about-personas').innerText()).toMatch(WHO.Ana)
    expect(new URL(page.url()).search).toBe('')
  })

  it('begins at its top on a low phone', async () => {
    const page = await open({ persona: 'Ben', width: 360, height: 500 })
    expect(await isInSight(page, '.introduction-what')).toBe(true)
  })

  it('has an attack of each game, which one press begins', async () => {
    const page = await open({ persona: 'Ana' })
    await tries(page, 'GUNDAM: a Unit attacks')
    await last(page).getByRole('button', { name: 'GUNDAM CARD GAME: Ana' }).waitFor()
    await tries(page, 'Marvel Champions: an enemy attacks')
    await last(page).getByRole('button', { name: 'Rhino I: Ana (Spider-Man)' }).waitFor()
  })
})

describe('on a phone', () => {
  it('the cards fill the width', async () => {
    const page = await open({ persona: 'Ana', ...PHONE })
    const boxes = await Promise.all((await page.locator('.try').all()).map(one => one.boundingBox()))
    expect(boxes.map(box => Math.round(box?.width ?? 0))).toEqual(boxes.map(() => PHONE.width - 18))
  })

  it('who one is stands at the top, and two presses make one Chris', async () => {
    const page = await open({ persona: 'Ana', ...PHONE })
    await page.locator('.top').getByText('Ana', { exact: true }).waitFor()
    expect(await page.locator('.top').getByRole('button').count()).toBe(2)
    await page.getByRole('button', { name: 'Who you are: Ana' }).click()
    const people = page.getByRole('dialog', { name: 'Who you are' })
    await people.getByText('Three people share this table, and you are Ana.').waitFor()
    expect(await seriousFaults(page)).toEqual([])
    await people.getByRole('link', { name: 'Chris English' }).click()
    await page.getByRole('button', { name: 'Who you are: Chris' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByText('and you are Chris. Switch to Ana (English) or Ben (German)').waitFor()
    forgiveFaults()
  })

  it('“Under the hood” and the colors stand behind the channels', async () => {
    const page = await open({ persona: 'Ana', ...PHONE })
    await page.getByRole('button', { name: 'Channels' }).click()
    const drawer = page.getByRole('dialog', { name: 'Channels' })
    await drawer.getByRole('switch', { name: 'Dark colors' }).click()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(21, 24, 26)',
    )
    await drawer.getByRole('button', { name: 'Under the hood' }).click()
    await page.getByRole('dialog', { name: 'Under the hood' }).waitFor()
    expect(await drawer.count()).toBe(0)
  })
})

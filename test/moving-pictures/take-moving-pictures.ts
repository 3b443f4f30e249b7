// Takes the moving picture of each README: on a phone, a rule is looked up, an attack is played, and the next one begins.
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import {
  beginCase,
  boardOf,
  openThread,
  PLAIN_CASES,
  READERS,
  untilChanged,
} from '../end-to-end/playground/plain-cases.ts'
import type { Windows } from '../support/loopback/browser-window.ts'
import { openTab } from '../support/loopback/tab.ts'
import { type Film, startFilm } from './film.ts'

type Story = {
  readonly rule: string
  /** What is typed of the rule's name. */
  readonly beginning: string
  readonly attack: string
  readonly enemy: string
}

const STORIES: Readonly<Record<keyof typeof READERS, Story>> = {
  en: { rule: '/rule', beginning: 'retal', attack: '/attack enemy', enemy: 'rhino ii' },
  de: { rule: '/regel', beginning: 'vergel', attack: '/angriff gegner', enemy: 'rhino ii' },
}

/** A phone whose picture is small enough to stand beside the text of a README. */
const WINDOW = { width: 390, height: 720, density: 1.5 } as const

/** Milliseconds that a letter, a line and a message are read. */
const [LETTER, LINE, MESSAGE] = [140, 700, 1800] as const

/**
 * Writes "rule-and-attack-LANGUAGE.webp" and its still picture for each language.
 * @param url the address of a running playground, whose world is begun anew
 */
export async function takeMovingPictures(windows: Windows, url: string, folder: string): Promise<void> {
  for (const language of Object.keys(READERS) as (keyof typeof READERS)[]) {
    await beginAnew(url, READERS[language])
    const { page } = await windows.open(url, { ...WINDOW, persona: READERS[language] })
    await page.evaluate('document.fonts.ready')
    const film = startFilm(page, WINDOW.density)
    await lookUp(page, film, STORIES[language])
    await attack(page, film, STORIES[language])
    const name = `rule-and-attack-${language}`
    await film.write(join(folder, `${name}.webp`), join(folder, `${name}-still.png`))
    await windows.closeAll()
    console.log(`${name}.webp`)
  }
}

/** Begins a new world, in which the first attack, whose board tells of new rules, is elsewhere. */
async function beginAnew(url: string, persona: string): Promise<void> {
  const tab = await openTab(url)
  const { failed } = await tab.act({ does: 'reset', place: '' })
  tab.close()
  if (failed) throw new Error(failed)
  const [first] = PLAIN_CASES
  if (first) await beginCase(url, persona, first, 'table')
}

async function lookUp(page: Page, film: Film, { rule, beginning }: Story): Promise<void> {
  await film.hold(LINE)
  await page.locator('#composer').fill(`${rule} `)
  await film.hold(LINE)
  await typeOut(page, film, beginning)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await boardOf(page).last().waitFor()
  await film.hold(MESSAGE * 2)
}

async function attack(page: Page, film: Film, { attack, enemy }: Story): Promise<void> {
  await page.locator('#composer').fill(`${attack} `)
  await film.hold(LINE)
  await typeOut(page, film, enemy)
  await page.keyboard.press('Enter')
  await typeOut(page, film, 'spider')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await openThread(page)
  await boardOf(page).waitFor()
  await film.hold(MESSAGE)
  for (const label of [/^(Nobody|Niemand)$/, /^1\b/, /4 (damage|Schaden)/, /^(Finish|Fertig)$/]) {
    const board = boardOf(page)
    const before = await board.innerText()
    if (label.source.includes('damage')) await film.keepStill()
    await film.tap(board.getByRole('button', { name: label }))
    await untilChanged(board, before)
    await film.hold(MESSAGE)
  }
  await next(page, film)
}

/** One press begins the next attack below; the message in the channel says who is at how much. */
async function next(page: Page, film: Film): Promise<void> {
  await film.tap(boardOf(page).getByRole('button', { name: /^Spider-Man (attacks|greift) Rhino II/ }))
  await boardOf(page).nth(1).waitFor()
  await film.hold(MESSAGE)
  await page.locator('.top-places').click()
  await page.locator('.place').first().click()
  await page.getByText(/Spider-Man 6 (of|von) 10/).waitFor()
  await film.hold(MESSAGE * 2)
}

/** Types letter by letter, and shows what the bot offers for each. */
async function typeOut(page: Page, film: Film, words: string): Promise<void> {
  const offered = page.getByRole('option', { selected: true })
  for (const letter of words) {
    await page.keyboard.type(letter)
    await offered.waitFor()
    await film.hold(LETTER)
  }
  await offered.waitFor()
  await film.hold(LINE)
}

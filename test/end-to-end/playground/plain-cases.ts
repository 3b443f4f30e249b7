// The plain attacks that a phone must show on one screen, prompt by prompt. Buttons are named by what both languages share.
import type { Locator, Page } from 'playwright-core'
import { PATIENCE, waitFor } from '../../../src/loopback/wait-for.ts'
import type { WindowWanted } from '../../support/loopback/browser-window.ts'
import { openTab } from '../../support/loopback/tab.ts'

type Press = (page: Page) => Promise<void>

export type PlainCase = {
  readonly name: string
  /** The command with its English name. */
  readonly command: string
  readonly options: Readonly<Record<string, string | number>>
  /** One for each prompt. */
  readonly presses: readonly Press[]
}

export const PHONE = { width: 390, height: 844 } as const satisfies WindowWanted

/** As narrow as phones are. */
export const NARROW_PHONE = { width: 320, height: 844 } as const satisfies WindowWanted

/** Who reads which language. */
export const READERS = { en: 'Ana', de: 'Ben' } as const

/** The message with the board, without private answers below it. */
export const boardOf = (page: Page): Locator =>
  page.locator('article:not(.message-ephemeral)').filter({ has: page.locator('.container') })

const on =
  (label: RegExp): Press =>
  page =>
    boardOf(page).getByRole('button', { name: label }).click()

/** An ally that the table does not know yet: the form asks for the name, and a list which card it is. */
const ally =
  (name: string): Press =>
  async page => {
    await on(/^(An ally|Verbündeter)/)(page)
    const form = page.getByRole('dialog')
    await form.getByRole('textbox').first().fill(name)
    await form.getByRole('button', { name: /^(Send|Absenden)$/ }).click()
    await page.locator('.message-ephemeral').getByRole('combobox').click()
    await page
      .getByRole('option', { name: new RegExp(name) })
      .first()
      .click()
  }

const [RHINO_II, SPIDER_MAN] = ['card:01095', 'card:01001a'] as const
const [GUNDAM, ZAKU] = ['card:GD01-013', 'card:ST03-008'] as const
const DEAL = on(/^.*2.* (damage|Schaden)/)
const DEAL_SIX = on(/^.*6.* (damage|Schaden)/)
const FINISH = on(/^(Finish|Fertig)$/)
const NOBODY = on(/^(Nobody|Niemand)$/)
const BOTH_PASS = on(/^(Both pass|Beide passen)$/)

export const PLAIN_CASES: readonly PlainCase[] = [
  {
    name: 'enemy-and-hero',
    command: 'attack enemy',
    options: { enemy: RHINO_II, hero: SPIDER_MAN },
    presses: [on(/^Spider-Man \(/), on(/^2\b/), DEAL, FINISH],
  },
  {
    name: 'enemy-and-ally',
    command: 'attack enemy',
    options: { enemy: RHINO_II, hero: SPIDER_MAN },
    presses: [ally('Mockingbird'), on(/^2\b/), on(/5 (damage|Schaden)/), FINISH],
  },
  {
    name: 'enemy-and-boost-cards',
    command: 'attack enemy',
    options: { enemy: RHINO_II, hero: SPIDER_MAN, 'boost-cards': 8 },
    presses: [
      NOBODY,
      ...Array.from({ length: 9 }, (_, i) => on(i % 4 === 0 ? /^1\b/ : /^0\b/)),
      DEAL_SIX,
      FINISH,
    ],
  },
  {
    name: 'hero',
    command: 'attack hero',
    options: { attacker: SPIDER_MAN, target: RHINO_II, players: 1 },
    presses: [DEAL, FINISH],
  },
  {
    name: 'unit-and-unit',
    command: 'attack unit',
    options: { unit: GUNDAM, target: ZAKU },
    presses: [NOBODY, BOTH_PASS, FINISH],
  },
  {
    name: 'unit-and-player',
    command: 'attack unit',
    options: { unit: GUNDAM, target: 'side:player', base: 'none', shields: 6 },
    presses: [NOBODY, BOTH_PASS, on(/(no Burst|keinen Burst)/), FINISH],
  },
]

/** Begins the attack, in #rules, where the page opens, or elsewhere. */
export async function beginCase(
  url: string,
  persona: string,
  { command, options }: PlainCase,
  place = 'rules',
): Promise<void> {
  const tab = await openTab(url, persona)
  const { failed } = await tab.act({
    does: 'command',
    place: tab.place(place),
    name: command,
    options: { table: 'new', ...options },
  })
  tab.close()
  if (failed) throw new Error(failed)
}

/** Presses the thread below the last message of the channel. */
export const openThread = (page: Page): Promise<void> =>
  page
    .getByRole('article')
    .last()
    .getByRole('button', { name: /1 (message|Nachricht)/ })
    .click()

/**
 * Plays the attack in its thread.
 * @param look is called at each prompt, and at the end with `isOver`
 */
export async function playCase(
  page: Page,
  { presses }: PlainCase,
  look: (isOver: boolean) => Promise<void>,
): Promise<void> {
  const board = boardOf(page)
  await board.waitFor()
  for (const press of presses) {
    await look(false)
    const before = await board.innerText()
    await press(page)
    await untilChanged(board, before)
  }
  await look(true)
}

/** Waits until the board differs and no answer is on its way. */
export const untilChanged = (board: Locator, before: string) =>
  waitFor(
    async () =>
      (await board.innerText()) !== before && (await board.locator('[aria-busy="true"]').count()) === 0,
    PATIENCE,
    'the board stayed as it was',
  )

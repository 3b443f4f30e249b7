// Plays the plain attacks on a phone: the thread is found from its message, and each prompt stands on one screen.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  beginCase,
  boardOf,
  NARROW_PHONE,
  openThread,
  PHONE,
  PLAIN_CASES,
  playCase,
  READERS,
} from './plain-cases.ts'
import { last, tries, visits } from './playground-windows.ts'

const { open, address } = visits(19_564)

type Box = { readonly text: string; readonly isInSight: boolean }
type Sight = { readonly parts: Readonly<Record<string, readonly Box[]>>; readonly coloured: number }

/** Measures the parts of the board against the visible part of the conversation, without scrolling. */
const measured = (page: Page): Promise<Sight> =>
  boardOf(page).evaluate(board => {
    // Whoever reads on a narrow phone scrolls past the private answer below the board.
    if (innerWidth < 350) board.scrollIntoView({ block: 'end' })
    const view = board.closest('.conversation')?.getBoundingClientRect() ?? new DOMRect()
    const measure = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect()
      const isInSight =
        top >= view.top && bottom <= view.bottom && left >= view.left && right <= view.right && bottom > top
      return { text: element.textContent ?? '', isInSight }
    }
    const all = (selector: string) => [...board.querySelectorAll(selector)]
    return {
      parts: {
        heading: all('.container [role="heading"]').slice(0, 1).map(measure),
        told: all('.container li').slice(-1).map(measure),
        question: all('.container > .markdown').slice(-1).map(measure),
        buttons: all('.row .button').map(measure),
      },
      coloured: all('.button-primary, .button-success').length,
    }
  })

/** Expects these parts to be there, and all of each to be in sight. */
function expectInSight({ parts }: Sight, names: readonly string[]): void {
  for (const name of names) {
    const boxes = parts[name] ?? []
    expect({ name, count: boxes.length }).not.toEqual({ name, count: 0 })
    expect(boxes.filter(({ isInSight }) => !isInSight).map(({ text }) => `${name}: ${text}`)).toEqual([])
  }
}

/** The lines of a board that begin with the dot between two parts, by the words behind it. */
const begunByDot = (page: Page): Promise<string[]> =>
  boardOf(page).evaluate(board => {
    const found: string[] = []
    const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const block = node.parentElement?.closest('p, div, h2, h3, li')?.getBoundingClientRect().left ?? 0
      const text = node.textContent ?? ''
      for (let at = text.indexOf('·'); at >= 0; at = text.indexOf('·', at + 1)) {
        const dot = document.createRange()
        dot.setStart(node, at)
        dot.setEnd(node, at + 1)
        if (dot.getBoundingClientRect().left - block < 3) found.push(text.slice(at))
      }
    }
    return found
  })

/** German has the longer words, so it is read on the narrow phone; RIPOSTE_SIZES=all reads both languages on both. */
function sizesOf(language: string) {
  if (process.env.RIPOSTE_SIZES === 'all') return [PHONE, NARROW_PHONE]
  return [language === 'de' ? NARROW_PHONE : PHONE]
}

describe('on a phone', () => {
  it('a new thread stands below its message, and one press leads there', async () => {
    const page = await open({ persona: 'Ana', ...PHONE })
    await tries(page, 'Marvel Champions: an enemy attacks')
    const thread = last(page).getByRole('button', { name: 'Rhino I: Ana (Spider-Man) 1 message new' })
    await thread.waitFor()
    const [button, composer] = [await thread.boundingBox(), await page.locator('.composer').boundingBox()]
    if (!button || !composer) throw new Error('not drawn')
    expect(button.y + button.height).toBeLessThanOrEqual(composer.y)
    await thread.click()
    await boardOf(page).getByText('Who defends?').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  for (const [language, persona] of Object.entries(READERS))
    for (const size of sizesOf(language))
      for (const one of PLAIN_CASES)
        it(`question, answers, the last line and at the end the heading are on one screen, and no line begins with a dot: ${one.name}, ${language}, ${size.width} px`, async () => {
          await beginCase(address(), persona, one)
          const page = await open({ persona, ...size })
          await openThread(page)
          let prompts = 0
          await playCase(page, one, async isOver => {
            const sight = await measured(page)
            const told = prompts > 0 ? ['told'] : []
            expectInSight(sight, isOver ? ['heading', 'told', 'buttons'] : [...told, 'question', 'buttons'])
            expect(sight.coloured).toBeLessThanOrEqual(1)
            expect(await begunByDot(page)).toEqual([])
            prompts += 1
          })
          expect(prompts).toBe(one.presses.length + 1)
        })
})

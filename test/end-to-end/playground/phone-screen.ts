// Says what of the newest message a phone does not show at once.
import type { Page } from 'playwright-core'
import { last } from './playground-windows.ts'

/** The page may draw a new message after its heading has come; a message too long for the screen stays cut off. */
export const SCROLLED = { timeout: 10_000 }

/** The parts of the newest message that the conversation cuts off when it is scrolled to the end of the message. */
export const hidden = (page: Page): Promise<string[]> =>
  last(page).evaluate(message => {
    message.scrollIntoView({ block: 'end' })
    const view = message.closest('.conversation')?.getBoundingClientRect()
    if (!view) return ['the conversation itself']
    const parts = [...message.querySelectorAll('.container [role="heading"], .container, .button')]
    if (parts.length < 3) return ['the message itself']
    return parts
      .filter(part => {
        const { top, bottom, left, right } = part.getBoundingClientRect()
        return top < view.top || bottom > view.bottom || left < view.left || right > view.right
      })
      .map(part => part.textContent ?? '')
  })

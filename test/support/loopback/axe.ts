// Checks a page with axe for barriers to accessibility.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type Violation = { readonly id: string; readonly impact: string; readonly nodes: readonly { html: string }[] }

/**
 * Runs axe in a page. It tries styles that the page's policy forbids, which causes errors in the console.
 * @returns the serious and critical faults, each with an element that has it
 */
export async function seriousFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe)
  const violations = await page.evaluate<Violation[]>('axe.run().then(result => result.violations)')
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

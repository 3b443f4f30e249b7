// Looks at a page as axe does, for what keeps people from using it.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type Violation = { readonly id: string; readonly impact: string; readonly nodes: readonly { html: string }[] }

/**
 * Runs axe in a page. It tries styles out that the page's policy forbids, which the console notes as errors.
 * @returns the serious and critical faults, each with an element that has it
 */
export async function seriousFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe)
  const violations = await page.evaluate<Violation[]>('axe.run().then(result => result.violations)')
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

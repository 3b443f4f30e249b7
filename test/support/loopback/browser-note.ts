// Prints after the other tests that the browser tests did not run, and how to run them.
import { findChromium } from './chromium.ts'

/** Called by vitest before all tests. @returns the function to call after them */
export default () => () => {
  const missing = findChromium(process.env)
    ? ''
    : ' (no Chromium found: apt-get install chromium, or set CHROMIUM)'
  console.warn(
    `\n!!! NOT RUN: the tests of the page in a browser. Run them with: npm run test:browser${missing}\n`,
  )
}

// Says loudly, after the other tests, that those in a browser did not run, and how they do.
import { findChromium } from './chromium.ts'

/** Called by vitest before all tests. @returns what it is to do after them */
export default () => () => {
  const missing = findChromium(process.env)
    ? ''
    : ' (no Chromium found: apt-get install chromium, or set CHROMIUM)'
  console.warn(
    `\n!!! NOT RUN: the tests of the page in a browser. Run them with: npm run test:browser${missing}\n`,
  )
}

// The tests in a real browser. Two files at a time: each starts a browser, and some a whole bot.
import { defineConfig } from 'vitest/config'

/** What takes longer hangs, however busy the machine is. */
const HANGS = 300_000

export default defineConfig({
  test: {
    include: ['{src,test}/**/*.browser.test.ts'],
    // Much of the time goes by in waiting for pages and answers.
    maxWorkers: 2,
    testTimeout: HANGS,
    hookTimeout: HANGS,
    expect: { poll: { timeout: 20_000 } },
  },
})

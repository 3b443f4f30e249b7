// The tests in a real browser. One file after another: each starts a browser, and some a whole bot.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,test}/**/*.browser.test.ts'],
    fileParallelism: false,
    // What takes longer hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})

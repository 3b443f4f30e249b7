// All tests but those in a browser, which need Chromium: npm run test:browser.
import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    exclude: [...configDefaults.exclude, '**/*.browser.test.ts'],
    // Most of the time goes by in waiting for processes, which more than one file can do at once, even on two cores.
    maxWorkers: 4,
    // For a machine that has much else to do; what takes longer hangs.
    testTimeout: 60_000,
    globalSetup: 'src/playground/trial/browser-note.ts',
  },
})

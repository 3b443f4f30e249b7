// All tests but those in a browser, which need Chromium: npm run test:browser.
import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    exclude: [...configDefaults.exclude, '**/*.browser.test.ts'],
    globalSetup: 'src/playground/trial/browser-note.ts',
  },
})

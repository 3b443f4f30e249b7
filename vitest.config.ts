// All tests but those in a browser, which need Chromium: npm run test:browser.
import { configDefaults, defineConfig } from 'vitest/config'

const exclude = [...configDefaults.exclude, '**/*.browser.test.ts']

/** What is tested here keeps nothing between two tests, so that many files can share a process. */
const PURE = 'src/{engine,games,search,glossary,cards,story,i18n,walkthroughs,discord}/**'

export default defineConfig({
  test: {
    // Most of the time goes by in waiting for processes, which more than one file can do at once, even on two cores.
    maxWorkers: 4,
    // For a machine that has much else to do; what takes longer hangs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    globalSetup: 'src/playground/trial/browser-note.ts',
    projects: [
      {
        extends: true,
        // Tests that count what modules do take their place, and so need a process of their own.
        test: {
          name: 'pure',
          include: [`${PURE}/*.test.ts`],
          exclude: [...exclude, '**/*.counting.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['**/*.test.ts'],
          exclude: [...exclude, `${PURE}/!(*.counting).test.ts`],
          // Whole bots run beside each other here: what fails once is tried once more, and is told as tried again.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
})

// The tests that prove the rules, for mutation testing alone: the plays, without the random ones, which would run for
// every mutant, and without the stories, which notice a change without saying what is wrong about it. No test replaces a
// module, so all share one worker, which takes less than half the time.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    isolate: false,
    pool: 'threads',
    setupFiles: ['test/mutation/coverage-of-each-file.ts'],
    include: ['src/{engine,games}/**/*.test.ts'],
    exclude: ['**/*.{properties,stories}.test.ts'],
  },
})

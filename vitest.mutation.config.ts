// The tests that prove the rules, for mutation testing alone: the plays, without the random ones, which would run for
// every mutant, and without the stories, which notice a change without saying what is wrong about it.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['src/{engine,games}/**/*.test.ts'], exclude: ['**/*.{properties,stories}.test.ts'] },
})

// The tests that prove the rules, for mutation testing alone: the plays, without the random ones, which
// would run for every mutant.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['src/{engine,games}/**/*.test.ts'], exclude: ['**/*.properties.test.ts'] },
})

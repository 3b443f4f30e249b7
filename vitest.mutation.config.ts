// The tests that prove the rules, for mutation testing alone.
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['src/{engine,games}/**/*.test.ts'] } })

// Any environment is accepted, or its faults are described in words that show no secret and break no terminal.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../test/runs.ts'
import { type Config, configFaultText, readConfig, type Variable } from './config.ts'
import { wordsIn } from './words/words.ts'

const VARIABLES: Readonly<Record<keyof Config, true>> = {
  DISCORD_TOKEN: true,
  DISCORD_API_URL: true,
  LOG_LEVEL: true,
  DEFAULT_LANGUAGE: true,
  DATABASE_PATH: true,
  DATABASE_URL: true,
  KEEP_DAYS: true,
  MOST_OPEN_PER_PERSON: true,
  MOST_OPEN_PER_SERVER: true,
  MOST_A_DAY_PER_PERSON: true,
  MOST_A_DAY_PER_SERVER: true,
  SHARDS: true,
  PROCESSES: true,
  HEALTH_PORT: true,
  PLAYGROUND_PORT: true,
  REPOSITORY_URL: true,
  CONTROLLER: true,
  CONTROLLER_CONTACT: true,
  LEGAL_BASIS: true,
}
const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    'auto',
    '0,1/4',
    '0-99999/100000',
    '1e9',
    '-0',
    '0x10',
    'Infinity',
    '../../x.db',
    'http://',
    'https://github.com/somebody/riposte.git',
    'de',
  ),
  fc.integer().map(String),
)
const environment = fc.dictionary(fc.constantFrom(...(Object.keys(VARIABLES) as Variable[])), value, {
  noNullPrototype: true,
})

it('is either a configuration or faults in both languages', () => {
  fc.assert(
    fc.property(environment, given => {
      const config = readConfig(given)
      if (!('faults' in config)) return
      for (const language of ['en', 'de'] as const) {
        const text = configFaultText(config.faults, wordsIn(language))
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
        expect(text).not.toMatch(/[\u0000-\u0009\u000B-\u001F]/)
        for (const secret of ['DISCORD_TOKEN', 'DATABASE_URL'] as const) {
          const line = text.split('\n').find(one => one.trim().startsWith(secret))
          const told = given[secret]?.trim() ?? ''
          if (line && told.length > 8) expect(line).not.toContain(told)
        }
      }
    }),
    { numRuns: runs(5) },
  )
})

// Plays the attacks of the other tests by Comprehensive Rules 1.9.0 too: what says the same must end the same.
import { describe } from 'vitest'
import { playBy } from '../../../../test/games/gundam/unit-attack.ts'

playBy('1.9.0')

describe('by 1.9.0', async () => {
  await import('./attack-step.test.ts')
  await import('./block-and-action.test.ts')
  await import('./damage.test.ts')
  await import('./battle.test.ts')
  await import('./shields.test.ts')
  await import('./bursts.test.ts')
  await import('./effects.test.ts')
  await import('./combined-steps.test.ts')
  await import('./combined-damage.test.ts')
  await import('./conditions.test.ts')
  await import('./joining.test.ts')
  await import('./corrections.test.ts')
  await import('./numbers.test.ts')
  await import('./refusals.test.ts')
  await import('./reminders.test.ts')
})

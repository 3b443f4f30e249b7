// Kills the real bot at random moments while people play; `npm run test:crash` does so at least 200 times.
import { expect, it } from 'vitest'
import { crash } from './crash.ts'

const KILLS = Number(process.env.RIPOSTE_KILLS ?? 5)

it(
  `nothing that was answered is lost or counts twice over ${KILLS} kills, and the next press works`,
  async () => {
    const began = performance.now()
    const { faults, ...summary } = await crash(KILLS, Math.random)
    const seconds = Math.round((performance.now() - began) / 1000)
    if (process.env.RIPOSTE_KILLS) console.log({ ...summary, faults: faults.length, seconds })
    expect(faults).toEqual([])
    // The run is worth something only if presses were saved and some were cut off.
    expect(summary.rows).toBeGreaterThan(2 * KILLS)
    expect(summary.cutOff).toBeGreaterThan(0)
    if (KILLS < 50) return
    expect(summary.nextChapters).toBeGreaterThan(0)
    // A run of 200 kills has 50 in a villain phase.
    expect(summary.inPhase).toBeGreaterThanOrEqual(KILLS / 4)
    expect(Math.min(summary.phases, summary.activations)).toBeGreaterThan(0)
  },
  180_000 + KILLS * 20_000,
)

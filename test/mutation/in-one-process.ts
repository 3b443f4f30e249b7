// A test runner for Stryker: it loads the plays once and runs for each mutant those that reach it, in the same process. To
// start vitest anew for each mutant takes seconds, a play takes milliseconds.
import { globSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { INSTRUMENTER_CONSTANTS, type MutantCoverage } from '@stryker-mutator/api/core'
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import {
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type TestResult,
  type TestRunner,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner'
import { type CollectedTest, testsIn } from './collected-tests.ts'

/**
 * The tests that prove the rules: the plays, without the random ones, which would run for every mutant, and without the
 * stories, which notice a change without saying what is wrong about it.
 */
const PLAYS = { files: 'src/{engine,games}/**/*.test.ts', not: /\.(properties|stories)\.test\.ts$/ }

/** More than there are mutants. Their ids are numbers, and a full list counts them faster than an object. */
const MOST_MUTANTS = 32_768

type CoverageData = MutantCoverage['static']

const counters = () => new Array<number>(MOST_MUTANTS).fill(0)

/** What was counted, by the mutant, without those that were not reached. */
function counted(counts: readonly number[]): CoverageData {
  const reached: CoverageData = {}
  for (let mutant = 0; mutant < counts.length; mutant++) {
    const times = counts[mutant] as number
    if (times > 0) reached[mutant] = times
  }
  return reached
}

/** What the files reach when they are loaded. */
const loading = counters()

/**
 * What the changed code reads and counts. No field is ever left out: the code reads them millions of times, and an object from
 * which a field was deleted is slow.
 */
const changed = {
  activeMutant: undefined as string | undefined,
  currentTestId: undefined as string | undefined,
  hitCount: undefined as number | undefined,
  hitLimit: undefined as number | undefined,
  mutantCoverage: { static: loading, perTest: {} as Record<string, number[]> },
}
Object.assign(globalThis, { [INSTRUMENTER_CONSTANTS.NAMESPACE]: changed })

async function loadPlays(): Promise<readonly CollectedTest[]> {
  const standIn = new URL('collected-tests.ts', import.meta.url).href
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'vitest' && context.parentURL !== standIn
        ? { url: standIn, shortCircuit: true }
        : next(specifier, context),
  })
  const files = globSync(PLAYS.files).filter(file => !PLAYS.not.test(file))
  return testsIn(files.toSorted(), file => import(pathToFileURL(join(process.cwd(), file)).href))
}

async function resultOf({ id, file, run }: CollectedTest): Promise<TestResult> {
  const since = performance.now()
  const told = () => ({ id, name: id, fileName: file, timeSpentMs: performance.now() - since })
  try {
    await run()
    return { ...told(), status: TestStatus.Success }
  } catch (error) {
    return { ...told(), status: TestStatus.Failed, failureMessage: String(error) }
  }
}

/**
 * Stryker would start a new process for each mutant that some file reaches when it is loaded. The plays that reach it later can
 * notice it as well; what only loading reaches, Stryker ignores.
 */
function onlyLoading(reached: CoverageData, perTest: MutantCoverage['perTest']): CoverageData {
  const played = new Set(Object.values(perTest).flatMap(Object.keys))
  return Object.fromEntries(Object.entries(reached).filter(([mutant]) => !played.has(mutant)))
}

function inOneProcess(): TestRunner {
  let plays: CollectedTest[] = []

  /** The plays that reach the mutant, up to the first that notices it. */
  async function noticing({ testFilter }: MutantRunOptions): Promise<TestResult[]> {
    const reaching = testFilter && new Set(testFilter)
    const results: TestResult[] = []
    for (const play of plays) {
      if (reaching && !reaching.has(play.id)) continue
      const result = await resultOf(play)
      results.push(result)
      if (result.status !== TestStatus.Failed) continue
      await demandsMutant(play)
      // The next mutant stands nearby: it is likely noticed by the same play.
      plays = [play, ...plays.filter(one => one !== play)]
      break
    }
    return results
  }

  /** @throws Error if the play fails without the mutant, too: then something has been kept in memory, and Stryker starts anew */
  async function demandsMutant(play: CollectedTest): Promise<void> {
    const before = { ...changed }
    Object.assign(changed, { activeMutant: undefined, hitCount: undefined })
    const { status } = await resultOf(play)
    Object.assign(changed, before)
    if (status === TestStatus.Failed) throw new Error(`${play.id} fails without a mutant`)
  }

  return {
    capabilities: () => ({ reloadEnvironment: false }),
    init: async () => {
      plays = [...(await loadPlays())]
    },
    dryRun: async () => {
      const tests: TestResult[] = []
      const perTest: MutantCoverage['perTest'] = {}
      const counts = counters()
      for (const play of plays) {
        counts.fill(0)
        changed.mutantCoverage.perTest[play.id] = counts
        changed.currentTestId = play.id
        tests.push(await resultOf(play))
        changed.currentTestId = undefined
        delete changed.mutantCoverage.perTest[play.id]
        perTest[play.id] = counted(counts)
      }
      const times = new Map(tests.map(({ id, timeSpentMs }) => [id, timeSpentMs]))
      plays.sort((a, b) => (times.get(a.id) ?? 0) - (times.get(b.id) ?? 0))
      const mutantCoverage = { static: onlyLoading(counted(loading), perTest), perTest }
      return { status: DryRunStatus.Complete, tests, mutantCoverage }
    },
    mutantRun: async options => {
      Object.assign(changed, {
        activeMutant: options.activeMutant.id,
        hitCount: 0,
        hitLimit: options.hitLimit,
      })
      const tests = await noticing(options)
      const tooMany = determineHitLimitReached(changed.hitCount, options.hitLimit)
      return toMutantRunResult(tooMany ?? { status: DryRunStatus.Complete, tests })
    },
  }
}
inOneProcess.inject = [] as const

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'in-one-process', inOneProcess)]

// All tests but those in a browser, which need Chromium: npm run test:browser.
import { defineConfig } from 'vitest/config'
import { type Project, testsByProject } from './test/projects/projects.ts'
import { runs } from './test/runs.ts'

const tests = testsByProject(import.meta.dirname)

/** What a process is shared by, if it is, has to keep nothing between two tests. */
const project = (name: Project, isolate: boolean) => ({
  extends: true as const,
  test: { name, include: [...tests[name]], isolate },
})

/** Whatever takes this long hangs, however busy the machine is; a long run of the properties takes hours. */
const HANGS = 300_000 + runs(1_000)

export default defineConfig({
  test: {
    // Most of the time goes by in waiting for processes, which more than one file can do at once, even on two cores.
    maxWorkers: 4,
    testTimeout: HANGS,
    hookTimeout: HANGS,
    globalSetup: ['test/temporary-folder.ts', 'test/support/loopback/browser-note.ts'],
    projects: [
      project('end to end', false),
      project('store', false),
      project('store alone', true),
      project('quick', false),
      project('quick alone', true),
    ],
  },
})

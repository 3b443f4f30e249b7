// Lets Stryker send what each file of tests has covered once. All files share a worker, and Stryker sends after each one
// all that the worker has counted: after 250 files that would be 250 times too much, more than memory holds.
import { beforeAll } from 'vitest'

/** Where Stryker counts: how often each test has run each changed place. */
type Counted = { readonly __stryker__?: { readonly mutantCoverage?: { perTest: Record<string, unknown> } } }

beforeAll(() => {
  const counted = (globalThis as Counted).__stryker__?.mutantCoverage
  if (counted) counted.perTest = {}
})

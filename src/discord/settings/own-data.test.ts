// An export that cannot be sent whole says why, and of how many attacks something is missing.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { caller } from '../../../test/support/commands/bot.ts'
import { startAll } from '../../../test/support/store/contract/samples.ts'
import { FLOWS } from '../../../test/support/walkthroughs/flows.ts'
import { openTestStore } from '../../../test/support/walkthroughs/store.ts'
import { readShipped } from '../../program-data.ts'
import { type Store, StoreFault } from '../../store/store.ts'
import type { Posts } from '../request/posts.ts'
import { exportData } from './own-data.ts'

const { glossary } = readShipped()
let store: Store
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  store = await openTestStore()
  await startAll(store, { id: 'w1' }, { id: 'w2' }, { id: 'w3' })
})
afterEach(async () => {
  vi.useRealTimers()
  await store.close()
})

/** Exports what is stored about Ana. @returns the ids in the files, and what is told at the end */
async function exported(share: Store['share'], userLocale: string) {
  const seen = { files: [] as string[], told: '' }
  const say = async (components: unknown) => {
    seen.told = JSON.stringify(components)
    return { id: '1' }
  }
  const posts = {
    follow: async (_components, _isPrivate, files = []) => {
      seen.files.push(...files.map(({ content }) => content))
      return { id: '1' }
    },
    tell: say,
    editAnswer: say,
  } satisfies Partial<Posts>
  const one = caller()
  const asked = { ...one, reader: { ...one.reader, userLocale }, subcommand: 'data export' }
  const parts = { glossary, flows: FLOWS, fallback: 'en', store: { ...store, share } } as const
  const answer = await exportData(parts, { ...asked, options: new Map(), users: new Map() })
  await answer.afterwards?.(posts as Partial<Posts> as Posts, '1')
  const content = seen.files.map(file => JSON.parse(file))
  return {
    told: seen.told,
    ids: content.flatMap(({ walkthroughs }) => walkthroughs).map(({ head }) => head.id),
  }
}

/** Reads the first two shares as they are, and lets something happen before the third. */
function third(happens: () => void): Store['share'] {
  let read = 0
  return async (user, id) => {
    if (++read === 3) happens()
    return store.share(user, id)
  }
}

it.each([
  ['en-US', 'of 1 attack your part is missing'],
  ['de', '1 Angriff'],
])('the time of its token is over: %s', async (locale, words) => {
  let read = 0
  const slow: Store['share'] = async (user, id) => {
    if (++read === 2) vi.advanceTimersByTime(14 * 60_000 + 1)
    return store.share(user, id)
  }
  const { told, ids } = await exported(slow, locale)
  expect(ids).toHaveLength(2)
  expect(told).toMatch(locale === 'de' ? /fünfzehn Minuten/ : /fifteen minutes/)
  expect(told).toContain(words)
})

it.each([
  ['en-US', 'I could not reach my data any more: of 1 attack your part is missing.'],
  ['de', '1 Angriff'],
])('the store fails: %s', async (locale, words) => {
  const failing = third(() => {
    throw new StoreFault('unavailable', null)
  })
  const { told, ids } = await exported(failing, locale)
  expect(ids).toHaveLength(2)
  expect(told).toContain(words)
})

it('nothing has happened: all of it is sent, and told as that', async () => {
  const { told, ids } = await exported(store.share, 'en-US')
  expect(ids.toSorted()).toEqual(['w1', 'w2', 'w3'])
  expect(told).toContain('This is everything I have stored about you, in 1 file.')
})

// What is open in a server: how many, and closing them.

import { expect, it } from 'vitest'
import { appendTo } from '../append-to.ts'
import { ANA, answers, fresh, type Opened, startAll } from './samples.ts'

export function serversContract(opened: Opened): void {
  const begun = () =>
    startAll(
      opened(),
      { id: 'shared0001', guild: 'g', created: 10 },
      { id: 'shared0002', guild: 'g', created: 20 },
      { id: 'private001', guild: 'g', created: 15, isPrivate: true },
      { id: 'closed0001', guild: 'g', created: 10 },
      { id: 'elsewhere1', guild: 'h', created: 10 },
      { id: 'direct0001', guild: null, created: 10 },
    ).then(() => opened().closeAs('closed0001', 'stopped'))

  it('tells how many are open: for all to see, private, and untouched since', async () => {
    await begun()
    expect(await opened().openIn('g', 20)).toEqual({ shared: 2, private: 1, idle: 2 })
    expect(await opened().openIn('g', 10)).toEqual({ shared: 2, private: 1, idle: 0 })
    await appendTo(opened(), 'shared0001', 0, answers('hero', ANA, 20), 'i1')
    expect(await opened().openIn('g', 20)).toEqual({ shared: 2, private: 1, idle: 1 })
    expect(await opened().openIn('nowhere', 20)).toEqual({ shared: 0, private: 0, idle: 0 })
  })

  it('closes those that nobody has touched since, there alone, and changes nothing else about them', async () => {
    await begun()
    expect(await opened().closeIn('g', 20)).toBe(2)
    expect(await opened().openIn('g', 99)).toEqual({ shared: 1, private: 0, idle: 1 })
    expect(await opened().openIn('h', 99)).toMatchObject({ shared: 1 })
    const closed = {
      ...fresh({ id: 'shared0001', guild: 'g', created: 10 }),
      closed: true,
      ending: 'manager',
    }
    expect(await opened().read('shared0001')).toEqual(closed)
    expect(await opened().closeIn('g', 20)).toBe(0)
    expect(await appendTo(opened(), 'shared0001', 0, answers('hero'), 'i1')).toMatchObject({
      result: 'behind',
    })
  })

  it('closes all', async () => {
    await begun()
    expect(await opened().closeIn('g', Number.MAX_SAFE_INTEGER)).toBe(3)
    expect([await opened().openIn('g', 99), await opened().countOpen()]).toEqual([
      { shared: 0, private: 0, idle: 0 },
      2,
    ])
  })
}

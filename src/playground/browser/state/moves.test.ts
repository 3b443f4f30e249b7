// Checks what the page keeps of commands and texts that failed; without a connection each of them does.
import { beforeEach, describe, expect, it } from 'vitest'
import { say, sendSlashCommand } from './moves.ts'
import { LOST } from './socket.ts'
import { BEGINNING } from './state.ts'
import { change, now } from './store.ts'

const lines = () => now().sent.map(({ place, shown, failed }) => [place, shown, failed])
const goTo = (here: string) => change(state => ({ ...state, here }))

beforeEach(() => change(() => ({ ...BEGINNING, here: '1' })))

describe('what has failed', () => {
  it('stays with its reason', async () => {
    await sendSlashCommand('rule', {}, '/rule')
    expect(lines()).toEqual([['1', '/rule', LOST]])
  })

  it('goes when the next is sent in this place', async () => {
    await sendSlashCommand('rule', {}, '/rule')
    const sent = say('Hello')
    expect(lines()).toEqual([['1', 'Hello', null]])
    await sent
    expect(lines()).toEqual([['1', 'Hello', LOST]])
  })

  it('stays while something is sent in another place', async () => {
    await say('Here')
    goTo('2')
    await say('There')
    expect(lines()).toEqual([
      ['1', 'Here', LOST],
      ['2', 'There', LOST],
    ])
  })
})

// Defines the tests that every implementation of the store must pass.
import { afterEach, beforeEach, describe } from 'vitest'
import type { Store } from '../../../src/store/store.ts'
import { changesContract } from './contract/changes.ts'
import { chaptersContract } from './contract/chapters.ts'
import { forgettingContract } from './contract/forgetting.ts'
import { handingContract } from './contract/handing-over.ts'
import { interleavingsContract } from './contract/interleavings.ts'
import { logContract } from './contract/log.ts'
import { personsContract } from './contract/persons.ts'
import { reopeningContract } from './contract/reopening.ts'
import { rowsADayContract } from './contract/rows-a-day.ts'
import { serversContract } from './contract/servers.ts'
import { settingsContract } from './contract/settings.ts'
import { startingContract } from './contract/starting.ts'
import { sweepingContract } from './contract/sweeping.ts'
import { tipContract } from './contract/tip.ts'
import { wholeTablesContract } from './contract/whole-tables.ts'

/** Runs the tests. @param open gives an empty store that no other test uses */
export function storeContract(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    let store: Store
    beforeEach(async () => {
      store = await open()
    })
    afterEach(() => store.close())
    const opened = () => store

    describe('the log', () => logContract(opened))
    describe('as many as there may be', () => startingContract(opened))
    describe('what one person writes on a day', () => rowsADayContract(opened))
    describe('what is closed', () => reopeningContract(opened))
    describe('handing over', () => handingContract(opened))
    describe('the chapters of a table', () => chaptersContract(opened))
    describe('a whole table', () => wholeTablesContract(opened))
    describe('the tip of a table', () => tipContract(opened))
    describe('a server', () => serversContract(opened))
    describe('what stands beside the log', () => changesContract(opened))
    describe('settings', () => settingsContract(opened))
    describe('a person', () => personsContract(opened))
    describe('a person who is forgotten', () => forgettingContract(opened))
    describe('sweeping', () => sweepingContract(opened))
    describe('many at work', () => interleavingsContract(opened))
  })
}

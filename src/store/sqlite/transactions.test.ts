// Simultaneous writes: each succeeds or fails by itself.
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { writingTogether } from './transactions.ts'

function notes() {
  const database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE notes (text TEXT UNIQUE)')
  const insert = database.prepare('INSERT INTO notes VALUES (?)')
  const all = () =>
    database
      .prepare('SELECT text FROM notes ORDER BY rowid')
      .all()
      .map(({ text }) => text)
  return { database, write: writingTogether(database), add: (text: string) => insert.run(text), all }
}

describe('writes at the same time', () => {
  it('are all there, in the order in which they came, each with its own result', async () => {
    const { write, add, all } = notes()
    const results = await Promise.all(['a', 'b', 'c'].map(text => write(() => add(text) && text)))
    expect(results).toEqual(['a', 'b', 'c'])
    expect(all()).toEqual(['a', 'b', 'c'])
  })

  it('share one transaction', async () => {
    const { database, write, add } = notes()
    const began: string[] = []
    const exec = database.exec.bind(database)
    database.exec = sql => {
      began.push(sql)
      exec(sql)
    }
    await Promise.all(['a', 'b', 'c'].map(text => write(() => add(text))))
    expect(began.filter(sql => sql === 'COMMIT')).toHaveLength(1)
    await write(() => add('d'))
    expect(began.filter(sql => sql === 'COMMIT')).toHaveLength(2)
  })

  it('leave nothing behind where they throw, and all the others are saved', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 12 }), async fails => {
        const { write, add, all } = notes()
        const jobs = fails.map((isWrong, i) =>
          write(() => {
            add(`${i}`)
            if (isWrong) throw new Error(`${i} is wrong`)
          }),
        )
        const ends = await Promise.allSettled(jobs)
        expect(ends.map(({ status }) => status === 'rejected')).toEqual(fails)
        expect(all()).toEqual(fails.flatMap((isWrong, i) => (isWrong ? [] : [`${i}`])))
      }),
      { numRuns: runs() },
    ))

  it('see what those before them in the same transaction have written', async () => {
    const { write, add } = notes()
    const ends = await Promise.allSettled([write(() => add('same')), write(() => add('same'))])
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(ends[1]).toMatchObject({ reason: { name: 'StoreFault' } })
  })

  it('are saved one by one if the transaction is lost with one of them', async () => {
    const { database, write, add, all } = notes()
    const lost = () => {
      database.exec('ROLLBACK')
      throw new Error('the transaction is gone')
    }
    const ends = await Promise.allSettled([write(() => add('a')), write(lost), write(() => add('b'))])
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(all()).toEqual(['a', 'b'])
  })
})

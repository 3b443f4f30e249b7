// Which kind of StoreFault each refusal becomes, with made-up errors; outages.test.ts covers those of a real server.
import { describe, expect, it } from 'vitest'
import { postgresFault } from './faults.ts'

const refusal = (code: string, message = 'no') =>
  Object.assign(new Error(message), { code, detail: 'Failing row contains (secret)', where: 'secret' })

describe('what PostgreSQL says', () => {
  it.each([
    ['53100', 'full'],
    ['25006', 'readOnly'],
    ['57P01', 'busy'],
    ['57P03', 'busy'],
    ['53300', 'busy'],
    ['40P01', 'busy'],
    ['08006', 'busy'],
    ['ECONNREFUSED', 'busy'],
    ['28P01', 'unavailable'],
    ['3D000', 'unavailable'],
    ['42P01', 'unavailable'],
    ['ENOTFOUND', 'unavailable'],
  ])('%s is %s', (code, kind) => {
    expect(postgresFault(refusal(code))).toMatchObject({
      name: 'StoreFault',
      kind,
      cause: { code, message: 'no' },
    })
  })

  it('is told without details, and without a value that does not fit', () => {
    const fault = postgresFault(refusal('22P02', 'invalid input syntax for type bigint: "secret"'))
    const { cause } = fault as { cause: Error }
    expect(`${cause.message} ${JSON.stringify(cause)}`).not.toContain('secret')
  })

  it('of several addresses that were tried, is what the first one said', () => {
    const refused = [refusal('ECONNREFUSED', 'connect ECONNREFUSED ::1:5432'), refusal('ECONNREFUSED')]
    expect(postgresFault(new AggregateError(refused))).toMatchObject({
      kind: 'busy',
      cause: { message: 'connect ECONNREFUSED ::1:5432' },
    })
  })
})

// Faults in scripts: the path of what is wrong, also among the answers that are given with the set-up.
import { describe, expect, it } from 'vitest'
import { readScript } from '../../test/support/cli/read-script.ts'
import { FLOWS } from '../../test/support/walkthroughs/flows.ts'
import { refusedPath, scriptSchema } from './script.ts'

const TABLE = {
  pieces: [
    { id: 'Hero', kind: 'hero', player: 'Ana', def: 1, hitPoints: 9 },
    { id: 'Foe', kind: 'villain', atk: 2 },
  ],
  attacker: 'Foe',
  target: { player: 'Ana' },
}

const read = (more: object, answers: readonly unknown[] = []) =>
  readScript(
    JSON.stringify({ flow: 'marvel-champions/enemy-attack', setUp: { ...TABLE, ...more }, answers }),
    FLOWS,
  )

function refusedAt(more: object, answers: readonly unknown[] = []): string {
  const script = read(more, answers)
  if ('fault' in script) throw new Error(JSON.stringify(script.fault))
  const played = script.script.flow.play(script.script.setUp, script.script.answers)
  return `${refusedPath(script.script, played)} ${played.refused?.code}`
}

const nobody = { question: 'defend', choice: 'nobody' }

describe('a fault in a script', () => {
  it('in a given answer that cannot be read is reported at it, with its field', () => {
    const faultOf = (given: unknown) => read({ given: [nobody, given] })
    expect(faultOf({ question: 'boost#1', choice: 5 })).toMatchObject({
      fault: { path: 'setUp.given.1.choice' },
    })
    const bad = {
      question: 'boost#1',
      choice: 'flip',
      card: { effects: [{ kind: 'threat', amount: 'much' }] },
    }
    expect(faultOf(bad)).toMatchObject({
      fault: { path: expect.stringMatching(/^setUp\.given\.1\.card\.effects\.0/) },
    })
    expect(faultOf('nobody')).toMatchObject({ fault: { path: 'setUp.given.1' } })
  })

  it('in a given answer that the rules refuse is reported at it', () => {
    expect(refusedAt({ given: [nobody, { question: 'boost#1', choice: 'turn' }] })).toBe(
      'setUp.given.1 noSuchChoice',
    )
    expect(refusedAt({ given: [{ question: 'finish', choice: 'finish' }] })).toMatch(/^setUp\.given\.0 /)
  })

  it('in the set-up or in an answer is reported there, also behind given answers', () => {
    expect(refusedAt({ attacker: 'Nobody' })).toBe('setUp noSuchAttacker')
    expect(refusedAt({ given: [nobody] }, [{ question: 'boost#1', choice: 'turn' }])).toBe(
      'answers.0 noSuchChoice',
    )
    const malformed = { question: 'boost#1', choice: 'flip', number: -1 }
    expect(refusedAt({ given: [nobody] }, [malformed])).toBe('answers.0.number malformedAnswer')
  })
})

it('the schema of scripts lets a piece name its card instead of its kind, where it is set up, joins or is deployed', () => {
  const schema = JSON.stringify(
    scriptSchema(FLOWS, ({ id }) => ({ reveals: id.startsWith('gundam/'), plays: false })),
  )
  // Marvel Champions has one schema for both places and one for what enters play, the GUNDAM CARD GAME one for each.
  expect(schema.match(/"required":\["card"\]/g)).toHaveLength(4)
  // The pieces of the GUNDAM CARD GAME that join and those that are deployed share one of them, and its revealed cards have it too.
  expect(schema.match(/"card":\{"anyOf":\[\{"type":"string"/g)?.length).toBeGreaterThan(3)
})

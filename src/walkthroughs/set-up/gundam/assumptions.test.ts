// Tests what /attack unit takes for granted: one answer corrects it; notices tell it.
import { describe, expect, it } from 'vitest'
import { flowNamed } from '../../../../test/support/walkthroughs/flows.ts'
import { ana, asked, cards, played, preparedBy } from '../../../../test/support/walkthroughs/set-up-table.ts'
import type { Answer } from '../../../engine/types.ts'
import type { UnitOutcome } from '../../../games/gundam/outcomes.ts'
import { prepareUnitAttack, type UnitOptions } from './unit.ts'

const attack = (options: Partial<UnitOptions>) =>
  prepareUnitAttack(cards, {
    ...{ language: 'en', player: ana, opponent: null, attacker: { name: 'ST03-006' }, target: 'player' },
    ...options,
  })
const then = (options: Partial<UnitOptions>, ...answers: Answer[]) => {
  const { flow, setUp, answers: first } = preparedBy(attack(options))
  const shown = flowNamed(flow)?.play(setUp, [...first, ...answers])
  if (!shown || shown.refused) throw new Error(JSON.stringify(shown?.refused))
  return {
    asks: shown.prompt?.windows.find(({ hard }) => hard)?.name,
    now: shown.now as unknown as UnitOutcome,
  }
}
const wrong = (choice: string): Answer => ({ question: 'assumed', choice })
const assumed = (options: Partial<UnitOptions>) =>
  played(attack(options))
    .prompt?.windows.find(({ name }) => name === 'assumed')
    ?.choices.map(({ name }) => name)

describe('what nobody has said', () => {
  it('can be corrected, each part of it by one answer', () => {
    expect(assumed({ shields: 4 })).toEqual(['noBase', 'notDeployed', 'pass'])
    expect(assumed({ target: { name: 'GD01-077' } })).toEqual(['rested', 'notDeployed', 'pass'])
    expect(assumed({ base: 'none', attacker: { name: 'ST03-006', deployedThisTurn: false } })).toBeUndefined()
  })

  it('costs no answer: the next question is asked beside it', () => {
    expect(asked(attack({ shields: 4 }))).toBe('block')
  })

  it('is corrected by one answer: an EX Base takes the damage', () => {
    const quietly = [
      { question: 'block', choice: 'decline' },
      { question: 'action:p2', choice: 'bothPass' },
    ]
    const now = then({ shields: 4 }, wrong('noBase'), ...quietly).now.summary
    expect(now).toMatchObject({ shields: 4, pieces: [{}, { piece: 'EX Base' }] })
    expect(now.damage).toMatchObject([{ to: 'EX Base' }])
  })

  it('asks for another target if the one that was named is active', () => {
    const { asks } = then({ target: { name: 'GD01-077' } }, wrong('rested'))
    expect(asks).toBe('target')
  })

  it('asks for another attacker if the Unit was deployed this turn, unless it is linked', () => {
    expect(then({}, wrong('notDeployed')).asks).toBe('attacker')
    const linked = { attacker: { name: 'GD04-008', pilot: 'ST01-010', deployedThisTurn: true } }
    expect(asked(attack(linked))).not.toBe('attacker')
    expect(attack({ attacker: { name: 'ST03-006', deployedThisTurn: true } })).toMatchObject({
      problem: { code: 'deployedThisTurn' },
    })
  })
})

// Forms reach what scripts reach: every rule about attacks, blocks and destruction, changes that hold beyond the battle, and
// battle damage that is dealt to another Unit.
import { expect, test } from 'vitest'
import { filled, sceneAfter } from '../../../../../../test/support/attack/forms.ts'
import { attack, falcon, mole } from '../../../../../../test/support/games/gundam/unit-attack.ts'
import { unitAttack } from '../../../../../games/gundam/flows.ts'
import { TARGET_RULES } from '../../../../../games/gundam/vocabulary/pieces.ts'
import { readForm } from '../../../forms/forms.ts'

const pieces = [falcon(), mole({ rested: true } as object), falcon({ id: 'Heron' })]
const table = { ...attack(pieces), target: { unit: 'Mole' } }

/** The effects that a report with these fields brings, which the rules accept. */
function reported(fields: Readonly<Record<string, string>>) {
  const read = readForm(['happens'], filled(fields), sceneAfter('unit', table), () => ({
    areAlone: true,
    cards: [],
  }))
  if (!('given' in read)) throw new Error(JSON.stringify(read))
  const { answer } = read.given
  expect(unitAttack.play(table, [answer]).refused).toBeNull()
  return (answer.card as { effects: readonly object[] }).effects
}

test.each(TARGET_RULES)('the rule %s', rule => {
  expect(reported({ what: rule, whom: 'Mole' })).toEqual([{ kind: 'rule', who: { piece: 'Mole' }, rule }])
})

test.each(['ap', 'hp'])('%s that changes beyond the battle', kind => {
  expect(reported({ what: `${kind}Beyond`, whom: 'Falcon', number: '+2' })).toEqual([
    { kind, who: { piece: 'Falcon' }, amount: 2, beyondBattle: true },
  ])
})

test.each([
  ['redirect', 'target'],
  ['redirectOfAttacker', 'attacker'],
])('%s: battle damage that another Unit is dealt', (what, from) => {
  const to = { piece: 'Heron' }
  expect(reported({ what, whom: 'Heron' })).toEqual([{ kind: 'redirect', from: { the: from }, to }])
})

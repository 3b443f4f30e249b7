// An effect that hits the villain finds it, although nobody has named it: it is always in play.
import { expect, it } from 'vitest'
import { playerAttack } from '../flows.ts'

const hero = { id: 'Marble', kind: 'hero', player: 'Kim', atk: 2, hitPoints: 12 }
const minion = { id: 'Weevil', kind: 'minion', hitPoints: 6, engagedWith: 'Kim' }
const setUp = { edition: '1.8', players: ['Kim'], attacker: 'Marble', targets: ['Weevil'] }
const hits = {
  question: 'damage',
  card: { effects: [{ kind: 'damage', to: { each: 'villain' }, amount: 3 }] },
}
const dealt = (pieces: readonly object[]) =>
  playerAttack
    .play({ ...setUp, pieces }, [hits])
    .events.flatMap(event => (event.type === 'damage_dealt' ? [[event.piece, event.amount]] : []))

it('takes the damage as a piece without a name, or as the villain on the table', () => {
  expect(dealt([hero, minion])).toEqual([['villain', 3]])
  expect(dealt([hero, minion, { id: 'Anvil', kind: 'villain', hitPoints: 18 }])).toEqual([['Anvil', 3]])
})

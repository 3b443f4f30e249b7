// Official answers on the campaign box Fear No Evil.
import { expect } from 'vitest'
import {
  ally,
  boost,
  deal,
  enemyAttacks,
  finish,
  heals,
  hero,
  heroAttacks,
  minion,
  must,
  nobody,
  official,
  option,
  piece,
  plays,
  target,
  use,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

official('MC-FAQ-fne-01', () => {
  const hell = {
    targets: 2,
    instances: [
      { amount: 4, to: 1 },
      { amount: 2, to: 2 },
    ],
  }
  const story = heroAttacks(
    [hero('Daredevil'), minion('Elektra', { hitPoints: 9 }), villain('Kingpin')],
    { ability: { attacks: [hell] } },
    target('Elektra'),
    target('Kingpin', 'target:2'),
    plays('Aggressive Energy', 'damage', [{ kind: 'increase', amount: 1 }]),
    deal,
    finish,
  )
  expect(['Elektra', 'Kingpin'].map(story.hp)).toEqual([4, 17])
})

const spray = must('Spray', { on: 'attacks', who: 'Bullseye' }, [{ kind: 'indirect' }])
const share = (id: string, number: number) => ({ question: `share:${id}`, choice: 'takes', number })

official('MC-FAQ-fne-02', () => {
  const echo = option('Echo dodges', { on: 'wouldTake', who: 'Echo' }, [
    { kind: 'prevent', amount: 2, of: piece('Echo'), taken: true },
  ])
  const story = enemyAttacks(
    [hero('Daredevil'), ally('Echo'), villain('Bullseye', { atk: 4 })],
    { abilities: [spray, echo] },
    nobody,
    boost(0),
    deal,
    share('Daredevil', 1),
    use('Echo dodges'),
    finish,
  )
  expect(['Daredevil', 'Echo'].map(story.hp)).toEqual([9, 2])
  expect(story.result.undefended).toBe(true)
})

official('MC-FAQ-fne-03', () => {
  const saves = option(
    'Valkyrie saves',
    { on: 'wouldBeDefeated', who: 'Echo' },
    [heals('Echo', 1), { kind: 'leaves', who: piece('Valkyrie'), how: 'discarded' }],
    { source: 'Valkyrie' },
  )
  const story = enemyAttacks(
    [
      hero('Luke Cage'),
      ally('Echo', { damage: 2 }),
      ally('Valkyrie', { damage: 2 }),
      villain('Bullseye', { atk: 2 }),
    ],
    { abilities: [spray, saves] },
    nobody,
    boost(0),
    deal,
    share('Luke Cage', 0),
    use('Valkyrie saves'),
    finish,
  )
  expect(story.told('damage_dealt').map(one => one.piece)).toEqual(['Echo', 'Valkyrie'])
  expect(story.outcome?.summary.characters.slice(1, 3)).toMatchObject([
    { piece: 'Echo', where: 'in play' },
    { piece: 'Valkyrie', where: 'discarded' },
  ])
})

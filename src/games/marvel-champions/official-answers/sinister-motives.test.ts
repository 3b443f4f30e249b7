// Official answers on the campaign box Sinister Motives.
import { expect } from 'vitest'
import {
  ally,
  boost,
  deal,
  defend,
  enemyAttacks,
  finish,
  hero,
  heroAttacks,
  heroTries,
  hits,
  minion,
  must,
  official,
  piece,
  says,
  target,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

official('MC-FAQ-sm-01', () => {
  const table = [
    hero('Ghost-Spider', { atk: 6, keywords: ['overkill'] }),
    minion('Shocker'),
    villain('Doctor Octopus'),
    villain('Electro', { active: true }),
  ]
  const story = heroAttacks(table, {}, target('Shocker'), deal, finish)
  expect(['Doctor Octopus', 'Electro'].map(story.hp)).toEqual([20, 18])
})

official('MC-FAQ-sm-02', () => {
  const vengeance = must(
    'Vengeance',
    { on: 'afterAttacks', of: 'villain', and: 'damages' },
    [says('1 boost card')],
    {
      source: 'Venom',
    },
  )
  const play = (tough: number) =>
    heroAttacks(
      [ally('Silk'), villain('Venom', { tough })],
      { abilities: [vengeance] },
      target('Venom'),
      deal,
      finish,
    )
  expect(play(0).opened).toEqual(['Vengeance'])
  expect(play(1).opened).toEqual([])
})

const returnTheFavor = { attacks: [hits(5)] }

official('MC-FAQ-sm-03', () => {
  const table = [hero('Ghost-Spider'), villain('Mysterio')]
  const bulwark = minion('Mercenary', { keywords: ['guard'], engagedWith: 'Ana' })
  const joined = { ...target('Mysterio'), joins: [bulwark] }
  expect(heroTries(table, { ability: returnTheFavor }, joined).refused?.code).toBe('guarded')
  expect(heroTries(table, { ability: returnTheFavor }, target('Mysterio')).refused).toBeNull()
})

official('MC-FAQ-sm-04', () => {
  const stunned = { kind: 'status' as const, to: piece('Ghost-Spider'), status: 'stunned' as const }
  const story = heroAttacks([hero('Ghost-Spider'), villain('Mysterio')], {
    ability: { ...returnTheFavor, costs: [stunned] },
  })
  expect(story.result).toMatchObject({ replaced: true, attacksMade: 0 })
  expect(story.hp('Mysterio')).toBe(20)
  expect(story.outcome?.summary.characters[0]).toMatchObject({ stunned: 0 })
})

official('MC-FAQ-sm-05', () => {
  const bombs = must('Concussive Bombs', { on: 'afterAttacks', who: 'Mysterio', of: 'you' }, [
    says('exhaust'),
  ])
  const table = [
    hero('Ghost-Spider'),
    hero('Spider-Man', { player: 'Bo' }),
    ally('Silk', { player: 'Bo' }),
    villain('Mysterio'),
  ]
  const story = enemyAttacks(table, { abilities: [bombs] }, defend('Silk', 'Bo'), boost(0), deal, finish)
  expect(story.told('ability_used')).toMatchObject([{ ability: 'Concussive Bombs', you: 'Bo' }])
})

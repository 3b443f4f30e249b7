// Official answers on Melee of the Ms. Marvel hero pack.
import { expect } from 'vitest'
import {
  deal,
  finish,
  hero,
  heroAttacks,
  heroTries,
  minion,
  must,
  official,
  piece,
  target,
  use,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

const melee = {
  targets: 2,
  sentences: true as const,
  instances: [
    { amount: 3, to: 1 },
    { amount: 3, to: 2 },
  ],
}

const guard = minion('Mercenary', { hitPoints: 3, keywords: ['guard'], engagedWith: 'Ana' })

official('MC-FAQ-msm-03', () => {
  const table = [hero('Ms. Marvel'), minion('Shocker', { hitPoints: 9 }), villain('Rhino')]
  const second = heroTries(
    table,
    { ability: { attacks: [melee] } },
    target('Shocker'),
    deal,
    target('Shocker', 'target:2'),
  )
  expect(second.refused?.code).toBe('alreadyChosen')
  expect(second.offered('target:2')).toEqual(['Rhino', 'none'])
})

official('MC-FAQ-msm-04', () => {
  const story = heroTries(
    [hero('Ms. Marvel'), minion('Shocker'), villain('Rhino', { damage: 17 })],
    { ability: { attacks: [melee] } },
    target('Rhino'),
    deal,
    use('sameTitle', 'nextStage:Rhino'),
    target('Rhino', 'target:2'),
  )
  expect(story.refused?.code).toBe('alreadyChosen')
  expect(story.offered('target:2')).toEqual(['Shocker', 'none'])
})

official('MC-FAQ-msm-05', () => {
  const play = (hitPoints: number) =>
    heroAttacks(
      [hero('Ms. Marvel'), { ...guard, hitPoints }, villain('Rhino')],
      { ability: { attacks: [melee] } },
      target('Mercenary'),
      deal,
    )
  expect(play(3).offered('target:2')).toContain('Rhino')
  expect(play(4).offered('target:2')).not.toContain('Rhino')
})

official('MC-FAQ-msm-06', () => {
  const table = [hero('Ms. Marvel', { stunned: 1 }), minion('Shocker'), villain('Rhino')]
  const story = heroAttacks(table, { ability: { attacks: [melee] } })
  expect(story.result).toMatchObject({ replaced: true, attacksMade: 0 })
  expect(['Shocker', 'Rhino'].map(story.hp)).toEqual([4, 20])
  expect(story.prompt).toBeNull()
})

official('MC-FAQ-msm-08', () => {
  const stuns = (id: string) => ({
    name: `stun ${id}`,
    effects: [{ kind: 'status' as const, to: piece(id), status: 'stunned' as const }],
  })
  const strength = {
    ...must('Superhuman Strength', { on: 'afterAttacks', who: 'She-Hulk' }, [], { owner: 'Ana', uses: 1 }),
    options: [stuns('Shocker'), stuns('Rhino')],
  }
  const story = heroAttacks(
    [hero('She-Hulk'), minion('Shocker', { hitPoints: 9 }), villain('Rhino')],
    { ability: { attacks: [melee] }, abilities: [strength] },
    target('Shocker'),
    deal,
    target('Rhino', 'target:2'),
    deal,
    use('stun Rhino'),
    finish,
  )
  expect(story.outcome?.summary.characters.slice(1)).toMatchObject([{ stunned: 0 }, { stunned: 1 }])
  expect(story.opened).toEqual(['Superhuman Strength'])
})

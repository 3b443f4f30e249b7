// Official answers on Melee of the Ms. Marvel hero pack.
import { expect } from 'vitest'
import {
  ALL,
  deal,
  designers,
  faq,
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
} from '../../../../test/games/marvel-champions/official.ts'

const melee = {
  targets: 2,
  sentences: true as const,
  instances: [
    { amount: 3, to: 1 },
    { amount: 3, to: 2 },
  ],
}

const guard = minion('Mercenary', { hitPoints: 3, keywords: ['guard'], engagedWith: 'Ana' })

official(
  {
    id: 'MC-FAQ-msm-03',
    question: 'Can Melee hit the same enemy twice?',
    answer: 'No. The second hit must go to another enemy.',
    ...faq('Melee (#30)'),
    editions: ALL,
    clauses: ['MC18-PA-32'],
    cards: ['Melee'],
  },
  () => {
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
  },
)

official(
  {
    id: 'MC-FAQ-msm-04',
    question: 'The first hit of Melee defeats a stage of the villain. Can the second one hit the next stage?',
    answer: 'No. The stages of one villain are the same enemy.',
    ...faq('Melee (#30)'),
    editions: ALL,
    clauses: ['MC17-C-06', 'MC18-PA-32'],
    cards: ['Melee'],
  },
  () => {
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
  },
)

official(
  {
    id: 'MC-FAQ-msm-05',
    question: 'A guard minion is engaged with me. Can the second hit of Melee go to the villain?',
    answer: 'Yes, if the first one has defeated that minion. Each sentence of the card resolves by itself.',
    ...faq('Melee (#30)'),
    editions: ALL,
    clauses: ['MC18-PA-32', 'MC-GUARD-01'],
    cards: ['Melee'],
  },
  () => {
    const play = (hitPoints: number) =>
      heroAttacks(
        [hero('Ms. Marvel'), { ...guard, hitPoints }, villain('Rhino')],
        { ability: { attacks: [melee] } },
        target('Mercenary'),
        deal,
      )
    expect(play(3).offered('target:2')).toContain('Rhino')
    expect(play(4).offered('target:2')).not.toContain('Rhino')
  },
)

official(
  {
    id: 'MC-FAQ-msm-06',
    question: 'I am stunned. Does Melee lose only its first hit?',
    answer: 'No. Melee is one attack with two targets, so the stunned card cancels all of it.',
    ...designers('Melee (#30)'),
    editions: ALL,
    clauses: ['MC-PA-09', 'MC-STUN-05'],
    cards: ['Melee'],
  },
  () => {
    const table = [hero('Ms. Marvel', { stunned: 1 }), minion('Shocker'), villain('Rhino')]
    const story = heroAttacks(table, { ability: { attacks: [melee] } })
    expect(story.result).toMatchObject({ replaced: true, attacksMade: 0 })
    expect(['Shocker', 'Rhino'].map(story.hp)).toEqual([4, 20])
    expect(story.prompt).toBeNull()
  },
)

official(
  {
    id: 'MC-FAQ-msm-08',
    question: 'I hit two enemies with Melee. Can Superhuman Strength stun both of them?',
    answer: 'No. It stuns one attacked enemy, and you choose which.',
    ...designers('Melee (#30)'),
    editions: ALL,
    clauses: ['MC-PA-18', 'MC-PA-24'],
    cards: ['Melee', 'Superhuman Strength'],
  },
  () => {
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
    expect(story.outcome?.characters.slice(1)).toMatchObject([{ stunned: 0 }, { stunned: 1 }])
    expect(story.opened).toEqual(['Superhuman Strength'])
  },
)

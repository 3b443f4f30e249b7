// Official answers of the rules FAQ about Blocker, First Strike, Suppression and During Pair.
import { expect } from 'vitest'
import { official } from '../../../../test/games/gundam/official.ts'
import {
  ap,
  attack,
  attempt,
  block,
  burst,
  dealt,
  drake,
  falcon,
  finish,
  fort,
  hurt,
  lancer,
  left,
  on,
  quietly,
  resolve,
  rested,
  the,
  titan,
  wall,
} from '../../../../test/games/gundam/unit-attack.ts'

const BOTH = ['1.9.0', '1.0'] as const
const NEW = ['1.9.0'] as const
const rules = { date: '2025-07-04', editions: BOTH, cards: [] }

official(
  {
    id: 'R-018',
    question: 'Can a rested Unit use its ⟨Blocker⟩?',
    answer: 'No.',
    source: 'Rules FAQ Q59',
    clauses: ['GCG-7-4-1a'],
    ...rules,
  },
  () => {
    const blocks = (wallNow: Parameters<typeof wall>[0]) =>
      attempt(attack([falcon(), wall(wallNow)]), block('Wall')).refused?.code
    expect([blocks(rested), blocks({})]).toEqual(['rested', undefined])
  },
)

official(
  {
    id: 'R-019',
    question: 'My ⟨First Strike⟩ destroys the enemy Unit. Does my Unit take damage from it?',
    answer: 'No.',
    source: 'Rules FAQ Q62',
    clauses: ['GCG-11-1-5b'],
    ...rules,
  },
  () => {
    const story = resolve(attack([lancer(), drake(rested)], 'Drake'), ...quietly, finish)
    expect(left(story, 'Lancer', 'Drake')).toEqual([3, 0])
    const lives = resolve(attack([lancer(), drake({ ...rested, hp: 4 })], 'Drake'), ...quietly, finish)
    expect(left(lives, 'Lancer', 'Drake')).toEqual([0, 1])
  },
)

const none = (n: number) => burst(n, 'noBurst')
const B1 = burst(1, 'activate', hurt(the('attacker'), 1))
const undamaged = { is: 'damaged' as const, who: the('attacker'), not: true as const }
const B2 = burst(2, 'activate', { ...hurt(the('attacker'), 2), if: undamaged })

official(
  {
    id: 'R-022',
    question: '⟨Suppression⟩ destroys two Shields with 【Burst】. How does that go?',
    answer: 'They are revealed together, and their owner decides which 【Burst】 comes first, one by one.',
    source: 'Rules FAQ Q165, Q166',
    date: '2025-09-26',
    editions: NEW,
    clauses: ['GCG19-13-1-7-4'],
    cards: [],
  },
  () => {
    const setUp = attack([titan({ hp: 3 })], undefined, { shields: 3 })
    const asked = resolve(setUp, ...quietly, B1, B2)
    expect(asked.offered('order:burst')).toEqual(['burst#1', 'burst#2'])
    expect(asked.told('shield_destroyed')).toHaveLength(2)
    const first = (choice: string) =>
      resolve(setUp, ...quietly, B1, B2, { question: 'order:burst', choice }, finish)
    expect([left(first('burst#2'), 'Titan'), left(first('burst#1'), 'Titan')]).toEqual([[0], [2]])
  },
)

official(
  {
    id: 'R-023',
    question:
      'The first Shield that ⟨Suppression⟩ destroys is a Base whose effect adds a Shield to my hand. Can that be the second one?',
    answer: 'No. Both fall at the same moment; I take the first Shield that is left.',
    source: 'Rules FAQ Q195',
    date: '2026-01-09',
    editions: NEW,
    clauses: ['GCG19-13-1-7-4b'],
    cards: [],
  },
  () => {
    const base = burst(
      1,
      'activate',
      { kind: 'movesCard', to: 'base section' },
      { kind: 'shields', change: -1 },
    )
    const story = resolve(attack([titan()], undefined, { shields: 4 }), ...quietly, base, none(2), finish)
    expect([dealt(story, 'battle'), story.result.shields]).toEqual([{ Shield: 8 }, 1])
    expect(story.told('moved_to_trash')).toMatchObject([{ card: 'B2' }])
  },
)

official(
  {
    id: 'R-024',
    question: 'Only one Shield is left. Does ⟨Suppression⟩ hit the player as well?',
    answer: 'No. Just that Shield takes damage.',
    source: 'Rules FAQ Q167',
    date: '2025-09-26',
    editions: NEW,
    clauses: ['GCG19-13-1-7-3'],
    cards: [],
  },
  () => {
    const story = resolve(attack([titan({ ap: 7 })], undefined, { shields: 1 }), ...quietly, none(1), finish)
    expect([dealt(story, 'battle'), story.result.defeated]).toEqual([{ Shield: 7 }, null])
  },
)

official(
  {
    id: 'R-028',
    question:
      'My card says 【During Pair】【Attack】, and no Pilot is paired with it. Does the effect come when it attacks?',
    answer: 'No. It needs the Pilot.',
    source: 'Rules FAQ Q77',
    clauses: ['GCG-QA-77'],
    ...rules,
  },
  () => {
    const pilot = { pilot: { links: false, ap: 0, hp: 0 } }
    const ability = on('K', 'Kei', { on: 'whenAttacking' }, [ap('Falcon', 2)], 'Falcon')
    const hits = (more: object) => {
      const setUp = attack([falcon(more), fort()], undefined, { abilities: [{ ...ability, during: 'pair' }] })
      return dealt(resolve(setUp, ...quietly, finish), 'battle')
    }
    expect([hits({}), hits(pilot)]).toEqual([{ Fort: 3 }, { Fort: 5 }])
  },
)

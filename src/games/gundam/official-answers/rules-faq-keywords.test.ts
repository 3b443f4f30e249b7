// Official answers of the rules FAQ about Blocker, First Strike, Suppression and During Pair.
import { expect } from 'vitest'
import { official } from '../../../../test/support/games/gundam/official.ts'
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
} from '../../../../test/support/games/gundam/unit-attack.ts'

official('GCG-FAQ-018', () => {
  const blocks = (wallNow: Parameters<typeof wall>[0]) =>
    attempt(attack([falcon(), wall(wallNow)]), block('Wall')).refused?.code
  expect([blocks(rested), blocks({})]).toEqual(['rested', undefined])
})

official('GCG-FAQ-019', () => {
  const story = resolve(attack([lancer(), drake(rested)], 'Drake'), ...quietly, finish)
  expect(left(story, 'Lancer', 'Drake')).toEqual([3, 0])
  const lives = resolve(attack([lancer(), drake({ ...rested, hp: 4 })], 'Drake'), ...quietly, finish)
  expect(left(lives, 'Lancer', 'Drake')).toEqual([0, 1])
})

const none = (n: number) => burst(n, 'noBurst')
const B1 = burst(1, 'activate', hurt(the('attacker'), 1))
const undamaged = { is: 'damaged' as const, who: the('attacker'), not: true as const }
const B2 = burst(2, 'activate', { ...hurt(the('attacker'), 2), if: undamaged })

official('GCG-FAQ-022', () => {
  const setUp = attack([titan({ hp: 3 })], undefined, { shields: 3 })
  const asked = resolve(setUp, ...quietly, B1, B2)
  expect(asked.offered('order:burst')).toEqual(['burst#1', 'burst#2'])
  expect(asked.told('shield_destroyed')).toHaveLength(2)
  const first = (choice: string) =>
    resolve(setUp, ...quietly, B1, B2, { question: 'order:burst', choice }, finish)
  expect([left(first('burst#2'), 'Titan'), left(first('burst#1'), 'Titan')]).toEqual([[0], [2]])
})

official('GCG-FAQ-023', () => {
  const base = burst(
    1,
    'activate',
    { kind: 'movesCard', to: 'base section' },
    { kind: 'shields', change: -1 },
  )
  const story = resolve(attack([titan()], undefined, { shields: 4 }), ...quietly, base, none(2), finish)
  expect([dealt(story, 'battle'), story.result.shields]).toEqual([{ Shield: 8 }, 1])
  expect(story.told('moved_to_trash')).toMatchObject([{ card: 'B2' }])
})

official('GCG-FAQ-024', () => {
  const story = resolve(attack([titan({ ap: 7 })], undefined, { shields: 1 }), ...quietly, none(1), finish)
  expect([dealt(story, 'battle'), story.result.defeated]).toEqual([{ Shield: 7 }, null])
})

official('GCG-FAQ-028', () => {
  const pilot = { pilot: { links: false, ap: 0, hp: 0 } }
  const ability = on('K', 'Kei', { on: 'whenAttacking' }, [ap('Falcon', 2)], 'Falcon')
  const hits = (more: object) => {
    const setUp = attack([falcon(more), fort()], undefined, { abilities: [{ ...ability, during: 'pair' }] })
    return dealt(resolve(setUp, ...quietly, finish), 'battle')
  }
  expect([hits({}), hits(pilot)]).toEqual([{ Fort: 3 }, { Fort: 5 }])
})

// Abilities of enemies that everybody knows, played from the command by the names of their cards.
import { expect, test } from 'vitest'
import { flowNamed } from '../../../../test/support/walkthroughs/flows.ts'
import { ana, asked, cards, played, preparedBy } from '../../../../test/support/walkthroughs/set-up-table.ts'
import type { Answer } from '../../../engine/types.ts'
import { type EnemyOptions, prepareEnemyAttack } from './enemy.ts'

const attack = (code: string, said: Partial<EnemyOptions> = {}) =>
  prepareEnemyAttack(cards, {
    language: 'en',
    player: ana,
    enemy: { name: `card:${code}` },
    hero: { name: 'card:01001a' },
    defender: 'nobody',
    players: 1,
    ...said,
  })

const after = (begun: ReturnType<typeof attack>, ...answers: Answer[]) => {
  const { flow, setUp, answers: before } = preparedBy(begun)
  return flowNamed(flow)?.play(setUp, [...before, ...answers])
}

const CARDS = [{ icons: 1 }, { icons: 2 }]

test('MC-EA-14 each stage of Klaw gets one more boost card, and a third one is refused', () => {
  const ATK = { '01113': 0, '01114': 1, '01115': 2 }
  for (const [code, atk] of Object.entries(ATK)) {
    const { summary } = played(attack(code, { boost: CARDS })).outcome ?? {}
    expect(summary).toMatchObject({ damage: { value: atk + 3 }, boostCardsLeft: 0 })
    expect(attack(code, { boost: [...CARDS, { icons: 0 }] })).toMatchObject({
      problem: { code: 'tooManyBoostCards', details: { most: 2 } },
    })
  }
})

test('MC-EA-57 Bulldozer’s attack gains overkill, so what an ally does not need goes to the identity', () => {
  const ally = { name: 'Hellcat', hitPoints: 1 }
  const { events } = played(attack('07046', { defender: { ally }, boost: [{ icons: 0 }] }))
  const hits = events.flatMap(({ type, piece, amount }) => (type === 'damage_dealt' ? [[piece, amount]] : []))
  expect(hits.map(([piece]) => piece)).toEqual([
    expect.stringMatching(/^ally/),
    expect.stringMatching(/^hero/),
  ])
})

test('MC18-EA-76 Sandman’s attack on a player deals indirect damage, which that player divides', () => {
  const begun = attack('27061', { defender: { ally: { name: 'Hellcat' } }, boost: [{ icons: 0 }] })
  expect(played(begun).events.map(({ type }) => type)).toContain('indirect')
  expect(asked(begun)).toMatch(/^share:/)
})

test('MC-EA-11 Ultron II gets +1 ATK for each Drone engaged with the player, who counts them', () => {
  const begun = attack('01135', { boost: [{ icons: 1 }] })
  expect(asked(begun)).toBe('count:dronesWithTheNewOne')
  const ends = (number: number) =>
    after(begun, { choice: 'count', number }, { question: 'defend', choice: 'nobody' })
  const changed = ends(3)?.events.find(({ type }) => type === 'atk_changed')
  expect(changed).toMatchObject({ from: 2, to: 5 })
})

test('who would do something else does it without a press, and the attack is over', () => {
  expect(played(attack('02001a')).outcome?.summary).toMatchObject({ replaced: true })
  const spiral = played(attack('39012a'))
  expect(spiral.events.map(({ type }) => type)).toContain('schemes_instead')
})

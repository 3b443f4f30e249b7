// Tests of cards with Toughness in an attack by one command: what is printed is played and said, unless the command says more.
import { describe, expect, it } from 'vitest'
import { ana, cards, played, preparedBy } from '../../../../test/support/walkthroughs/set-up-table.ts'
import { MARVEL_EDITION_IDS } from '../../../games/marvel-champions/editions.ts'
import { enemyAttack, playerAttack } from '../../../games/marvel-champions/flows.ts'
import type { Begun } from '../first-answers.ts'
import { type EnemyOptions, prepareEnemyAttack } from './enemy.ts'
import { heroFromCards } from './from-cards.ts'
import { prepareHeroAttack } from './hero.ts'

const [FROST_GIANT, CAPTAIN_AMERICA, THOR] = ['card:06029', 'card:03001a', 'card:06001a']

const notices = (begun: Begun) => {
  const { flow, setUp, answers } = preparedBy(begun)
  const by = flow === enemyAttack.id ? enemyAttack : playerAttack
  return by.notices(by.play(setUp, answers)).filter(({ kind }) => /tough/i.test(kind))
}
const damage = (begun: Begun, id: string) =>
  (
    played(begun).outcome?.summary as { characters: { piece: string; damage: number }[] } | undefined
  )?.characters.find(({ piece }) => piece === id)?.damage

for (const edition of MARVEL_EDITION_IDS)
  describe(`toughness by one command, rules ${edition}`, () => {
    const common = { language: 'en' as const, player: ana, players: 1, edition }

    const attacked = (tough?: number) =>
      prepareHeroAttack(cards, {
        ...common,
        attacker: { name: THOR },
        enemy: { name: FROST_GIANT, tough },
        ability: { damage: 3 },
        atOnce: true,
      })

    it('of the target is played as printed and said; said otherwise, it is not', () => {
      expect([damage(attacked(), 'minion-2'), notices(attacked())]).toEqual([
        0,
        [{ kind: 'stillTough', pieces: ['minion-2'] }],
      ])
      expect([damage(attacked(0), 'minion-2'), notices(attacked(0))]).toEqual([3, []])
      expect([damage(attacked(1), 'minion-2'), notices(attacked(1))]).toEqual([0, []])
    })

    const defended = (tough?: number) =>
      prepareEnemyAttack(cards, {
        ...common,
        enemy: { name: 'Anvil', atk: 3, hitPoints: 20 },
        hero: { name: CAPTAIN_AMERICA },
        defender: { ally: { name: 'Luke Cage', tough } },
        boost: [{ icons: 0 }],
      })

    it('of the defender', () => {
      expect([damage(defended(), 'ally-3'), notices(defended())]).toEqual([
        0,
        [{ kind: 'stillTough', pieces: ['ally-3'] }],
      ])
      expect([damage(defended(0), 'ally-3'), notices(defended(0))]).toEqual([3, []])
    })

    const attacking = (tough?: number) =>
      prepareEnemyAttack(cards, {
        ...common,
        enemy: { name: FROST_GIANT, tough },
        hero: { name: 'Anemone', hitPoints: 9, def: 1, atk: 1, retaliate: 1 },
        defender: 'nobody',
      } satisfies EnemyOptions)

    it('of the attacker, against retaliate', () => {
      expect([damage(attacking(), 'minion-1'), notices(attacking())]).toEqual([
        0,
        [{ kind: 'stillTough', pieces: ['minion-1'] }],
      ])
      expect([damage(attacking(0), 'minion-1'), notices(attacking(0))]).toEqual([1, []])
    })
  })

it('a script that says toughness means what is printed', () => {
  const setUp = { attacker: 'A', pieces: [{ id: 'B', kind: 'minion', toughness: true }] }
  expect(heroFromCards({ cards, language: 'en', setUp })).toMatchObject({
    setUp: { pieces: [{ id: 'B', toughness: 'printed' }] },
  })
})

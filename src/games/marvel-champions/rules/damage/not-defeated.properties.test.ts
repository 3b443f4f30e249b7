// Properties: nothing that follows a defeat comes after a replacement that kept a character from being defeated.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../test/runs.ts'
import { grinder, lumen, moth, rustling } from '../../../../../test/support/games/marvel-champions/cast.ts'
import * as enemy from '../../../../../test/support/games/marvel-champions/enemy-attack.ts'
import * as player from '../../../../../test/support/games/marvel-champions/player-attack.ts'
import { MARVEL_EDITION_IDS } from '../../editions.ts'
import type { AbilityGiven } from '../../vocabulary/effects.ts'
import type { TriggerName } from '../../vocabulary/triggers.ts'

const { piece } = enemy

type Effect = NonNullable<AbilityGiven['effects']>[number]

/** What an ability does instead of the defeat of this character. */
const replacements = (id: string): readonly Effect[] => [
  { kind: 'heal', to: piece(id), amount: 99 },
  { kind: 'heal', to: piece(id), amount: 1 },
  ...(['returned', 'discarded', 'removed'] as const).map(
    (how): Effect => ({ kind: 'leaves', who: piece(id), how }),
  ),
]

const saves = (id: string, effect: Effect, on: TriggerName): AbilityGiven => ({
  id: 'Saves',
  trigger: { on, who: id },
  forced: true,
  effects: [effect],
})

/** Abilities that wait for the defeat, each of which would place threat. */
const awaits = (attacker: string, ofWhom: 'minion' | 'ally'): AbilityGiven[] => {
  const places: Pick<AbilityGiven, 'forced' | 'effects'> = {
    forced: true,
    effects: [{ kind: 'threat', amount: 1 }],
  }
  return [
    { id: 'After', trigger: { on: 'afterDefeated', of: ofWhom }, ...places },
    { id: 'Defeats', trigger: { on: 'afterAttacks', who: attacker, of: ofWhom, and: 'defeats' }, ...places },
    {
      id: 'Exactly',
      trigger: { on: 'afterAttacks', who: attacker, of: ofWhom, and: 'exactlyDefeats' },
      ...places,
    },
  ]
}

type Case = { edition: (typeof MARVEL_EDITION_IDS)[number]; amount: number; overkill: boolean; which: number }
const cases = fc.record<Case>({
  edition: fc.constantFrom(...MARVEL_EDITION_IDS),
  amount: fc.integer({ min: 4, max: 9 }),
  overkill: fc.boolean(),
  which: fc.nat({ max: 4 }),
})

/** The excess goes on in the editions in which it needs no defeat, and in no other (MC18-EA-65, MC18-PA-29). */
const passedOn = ({ edition, amount, overkill }: Case, hitPoints: number): number =>
  overkill && edition !== '1.8' ? amount - hitPoints : 0

const onTheWay: fc.Arbitrary<TriggerName> = fc.constantFrom('wouldBeDefeated', 'isDefeated')

test('MC18-PA-29 whatever replaces the defeat of a minion, nothing comes that follows a defeat', () => {
  fc.assert(
    fc.property(cases, onTheWay, (one, on) => {
      const { edition, amount, overkill, which } = one
      const effect = replacements('Rustling')[which] as Effect
      // Healing comes too late once the minion is being defeated.
      if (on === 'isDefeated' && effect.kind === 'heal') return
      const attacker = lumen({ atk: amount, ...(overkill && { keywords: ['overkill'] }) })
      const abilities = [saves('Rustling', effect, on), ...awaits('Lumen', 'minion')]
      const setUp = player.basic([attacker, rustling(), grinder()], { edition, abilities })
      const story = player.resolve(setUp, player.target('Rustling'), player.deal, player.finish)
      expect(story.told('character_defeated')).toEqual([])
      expect(story.outcome?.summary).toMatchObject({ threat: 0, fell: [] })
      expect(story.hp('Grinder')).toBe(20 - passedOn(one, 4))
    }),
    { numRuns: runs() },
  )
})

test('MC18-EA-65 whatever replaces the defeat of a defending ally, nothing comes that follows a defeat', () => {
  fc.assert(
    fc.property(cases, onTheWay, (one, on) => {
      const { edition, amount, overkill, which } = one
      const effect = replacements('Moth')[which] as Effect
      if (on === 'isDefeated' && effect.kind === 'heal') return
      const attacker = grinder({ atk: amount, ...(overkill && { keywords: ['overkill'] }) })
      const abilities = [saves('Moth', effect, on), ...awaits('Grinder', 'ally')]
      const setUp = enemy.attack([lumen(), moth(), attacker], { edition, abilities })
      const { defend, boost, deal, finish } = enemy
      const story = enemy.resolve(setUp, defend('Moth'), boost(0), deal, finish)
      expect(story.told('character_defeated')).toEqual([])
      expect(story.outcome?.summary).toMatchObject({ threat: 0, fell: [] })
      expect(story.hp('Lumen')).toBe(10 - passedOn(one, 2))
    }),
    { numRuns: runs() },
  )
})

// Tests that whatever is said of a play of the GUNDAM CARD GAME cites the book of the rules that it is played by.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { FACES } from '../../../test/support/attack/played-faces.ts'
import * as gundam from '../../../test/support/games/gundam/random-tables.ts'
import { legalPlay } from '../../../test/support/games/legal-plays.ts'
import { transcriptText } from '../../discord/attack/story/whole-story.ts'
import { effectBattleFlow } from '../../games/gundam/effect-battle/flow.ts'
import { effectBattle, unitAttack } from '../../games/gundam/flows.ts'
import { unitAttackFlow } from '../../games/gundam/unit-attack/flow.ts'
import type { LooseSetUp } from '../../walkthroughs/set-up/from-cards.ts'
import { refusalOf } from './refused.ts'
import { storyLines } from './story.ts'
import { tellingOf, UNNAMED } from './telling.ts'

const OF_1_0 = /\bGCG-\d+(-\d+)*[a-e]?\b/g
const OF_1_9 = /\bGCG19-\d/

const picks = fc.array(fc.nat({ max: 100_000 }), { maxLength: 20 })
const effects = fc.array(fc.array(gundam.effect, { maxLength: 3 }), { maxLength: 4 })

const UNITS = [gundam.unitSetUp, unitAttackFlow, unitAttack] as const
const BATTLES = [gundam.effectBattleSetUp, effectBattleFlow, effectBattle] as const

/** All that is said of this play, with a last answer that the rules refuse. */
function said(flow: typeof unitAttack | typeof effectBattle, setUp: LooseSetUp, answers: readonly unknown[]) {
  const script = { flow, setUp, answers: [...answers] }
  const reading = { script, named: UNNAMED, faces: FACES, language: 'en' as const }
  const refused = flow.play(setUp, [...answers.slice(0, -1), { question: 'block', choice: 'nobody at all' }])
  const played = flow.play(setUp, answers)
  const tells = tellingOf(reading, played)
  return [
    ...storyLines(reading, played),
    refusalOf(reading, refused) ?? '',
    tells ? transcriptText(FACES, tells.scene, 'en') : '',
  ].join('\n')
}

describe('a play of the GUNDAM CARD GAME', () => {
  it('under rules 1.9.0 cites no number of 1.0', () => {
    const check = ([tables, rules, flow]: typeof UNITS | typeof BATTLES) =>
      fc.assert(
        fc.property(tables as fc.Arbitrary<LooseSetUp>, picks, effects, (setUp, chosen, reported) => {
          const today = { ...setUp, edition: '1.9.0' }
          const begins = !('refused' in flow.begin(today))
          const answers = begins
            ? legalPlay(rules as typeof unitAttackFlow, today, chosen, gundam.reporting(reported)).answers
            : []
          const text = said(flow, today, answers)
          expect(text).toMatch(OF_1_9)
          expect(text.match(OF_1_0) ?? []).toEqual([])
        }),
        { numRuns: runs(1 / 5) },
      )
    check(UNITS)
    check(BATTLES)
  })

  it('under rules 1.0 cites its own', () => {
    const setUp: LooseSetUp = {
      ...{ edition: '1.0', activePlayer: 'Kei', standbyPlayer: 'Rio', attacker: 'Falcon', shields: 1 },
      ...{ pieces: [{ id: 'Falcon', kind: 'unit', player: 'Kei', ap: 3, hp: 4 }], target: { player: true } },
    }
    expect(said(unitAttack, setUp, []).match(OF_1_0)?.slice(0, 2)).toEqual(['GCG-7-2', 'GCG-7-1b'])
  })
})

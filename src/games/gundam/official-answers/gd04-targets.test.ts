// Official answers about cards of GD04: which Unit an attack chooses, and whether it goes on.
import { expect } from 'vitest'
import { unit } from '../../../../test/games/gundam/effect-battle.ts'
import { official } from '../../../../test/games/gundam/official.ts'
import {
  again,
  attack,
  bothPass,
  command,
  dealt,
  drake,
  falcon,
  finish,
  leaves,
  mole,
  noBlock,
  noBurst,
  on,
  pass,
  piece,
  quietly,
  resolve,
  rested,
} from '../../../../test/games/gundam/unit-attack.ts'
import type { PieceGiven } from '../rules/pieces.ts'

const rules = { editions: ['1.9.0', '1.0'] as const }
const must = { constants: [{ while: [], rule: 'mustBeAttacked' as const }] }
const destined = (who: string) =>
  command('Rio', 'Destined Battle', { kind: 'rule', who: piece(who), rule: 'mustBeAttacked' })
const targets = (...pieces: PieceGiven[]) =>
  resolve({ ...attack(pieces), target: undefined }).offered('target')

official(
  {
    id: 'R-039',
    question:
      'One Unit draws attacks “if possible”, and Destined Battle says that another one must be chosen. Which one is it?',
    answer: 'The one that must be chosen.',
    source: 'Card ruling Q289',
    date: '2026-04-10',
    clauses: ['GCG-QA-289'],
    cards: ['GD04-107', 'GD03-019'],
    ...rules,
  },
  () => {
    const age2 = unit('Gundam AGE-2', 'Rio', 4, 4, {
      ...rested,
      constants: [{ while: [{ is: 'rested' }], rule: 'drawsAttacks' }],
    })
    expect(targets(falcon(), age2, mole({ ...rested, ...must }))).toEqual(['Mole'])
    expect(targets(falcon(), age2, mole(rested))).toEqual(['Gundam AGE-2'])
  },
)

official(
  {
    id: 'R-040',
    question:
      'I play Destined Battle in the action step of an attack. Does that attack turn to the chosen Unit?',
    answer: 'No. The target stays; the next attack has to choose that Unit.',
    source: 'Card ruling Q298',
    date: '2026-06-12',
    clauses: ['GCG-QA-298'],
    cards: ['GD04-107'],
    ...rules,
  },
  () => {
    const setUp = attack([falcon(), unit('Heron', 'Kei', 2, 2), mole(rested)])
    const story = resolve(setUp, noBlock, destined('Mole'), bothPass, noBurst, finish)
    expect([dealt(story, 'battle'), story.result.shields]).toEqual([{ Shield: 3 }, 1])
    const next = { ...again(story, 'Heron'), target: undefined }
    expect(resolve(next).offered('target')).toEqual(['Mole'])
  },
)

official(
  {
    id: 'R-041',
    question: 'The Unit that must be chosen has left, or it is active. What can be attacked?',
    answer: 'Whatever the rules allow. But a Unit that may attack active Units has to choose it.',
    source: 'Card rulings Q299, Q300, Q301',
    date: '2026-06-12',
    clauses: ['GCG-QA-299'],
    cards: ['GD04-107'],
    ...rules,
  },
  () => {
    const setUp = attack([falcon(), unit('Heron', 'Kei', 2, 2), mole(rested), drake(rested)])
    const leavesAgain = command('Rio', 'A', leaves('Mole'))
    const gone = resolve(setUp, noBlock, destined('Mole'), pass, leavesAgain, bothPass, noBurst, finish)
    expect(resolve({ ...again(gone, 'Heron'), target: undefined }).offered('target')).toEqual([
      'player',
      'Drake',
    ])
    expect(targets(falcon(), mole(must), drake(rested))).toEqual(['player', 'Drake'])
    expect(targets(falcon({ mayAttackActive: true }), mole(must), drake(rested))).toEqual(['Mole'])
  },
)

official(
  {
    id: 'R-043',
    question:
      'My Gundam is deployed, linked and attacks in one turn, and its 【Attack】 returns its Pilot. Is the attack off?',
    answer: 'No. It goes on.',
    source: 'Card ruling Q262',
    date: '2026-04-10',
    clauses: ['GCG-QA-262'],
    cards: ['GD04-001'],
    editions: ['1.9.0'],
  },
  () => {
    const gundam = unit('Gundam', 'Kei', 3, 4, {
      pilot: { links: true, ap: 0, hp: 0 },
      linkUnit: true,
      deployedThisTurn: true,
    })
    const returns = {
      ...on(
        'K',
        'Kei',
        { on: 'whenAttacking', against: 'unit' },
        [{ kind: 'unpair', who: piece('Gundam') }],
        'Gundam',
      ),
      during: 'link' as const,
      may: true as const,
    }
    const setUp = attack([gundam, mole(rested)], 'Mole', { abilities: [returns] })
    const story = resolve(setUp, { choice: 'use' }, ...quietly, finish)
    expect([story.told('pilot_left').length, dealt(story, 'battle')]).toEqual([1, { Mole: 3, Gundam: 2 }])
  },
)

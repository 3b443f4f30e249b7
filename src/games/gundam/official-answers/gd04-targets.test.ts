// Official answers about cards of GD04: which Unit an attack chooses, and whether it goes on.
import { expect } from 'vitest'
import { unit } from '../../../../test/support/games/gundam/effect-battle.ts'
import { official } from '../../../../test/support/games/gundam/official.ts'
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
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { PieceGiven } from '../vocabulary/pieces.ts'

const must = { constants: [{ while: [], rule: 'mustBeAttacked' as const }] }
const destined = (who: string) =>
  command('Rio', 'Destined Battle', { kind: 'rule', who: piece(who), rule: 'mustBeAttacked' })
const targets = (...pieces: PieceGiven[]) =>
  resolve({ ...attack(pieces), target: undefined }).offered('target')

official('GCG-FAQ-039', () => {
  const age2 = unit('Gundam AGE-2', 'Rio', 4, 4, {
    ...rested,
    constants: [{ while: [{ is: 'rested' }], rule: 'drawsAttacks' }],
  })
  expect(targets(falcon(), age2, mole({ ...rested, ...must }))).toEqual(['Mole'])
  expect(targets(falcon(), age2, mole(rested))).toEqual(['Gundam AGE-2'])
})

official('GCG-FAQ-040', () => {
  const setUp = attack([falcon(), unit('Heron', 'Kei', 2, 2), mole(rested)])
  const story = resolve(setUp, noBlock, destined('Mole'), bothPass, noBurst, finish)
  expect([dealt(story, 'battle'), story.result.shields]).toEqual([{ Shield: 3 }, 1])
  const next = { ...again(story, 'Heron'), target: undefined }
  expect(resolve(next).offered('target')).toEqual(['Mole'])
})

official('GCG-FAQ-041', () => {
  const setUp = attack([falcon(), unit('Heron', 'Kei', 2, 2), mole(rested), drake(rested)])
  const leavesAgain = command('Rio', 'A', leaves('Mole'))
  const gone = resolve(setUp, noBlock, destined('Mole'), pass, leavesAgain, bothPass, noBurst, finish)
  expect(resolve({ ...again(gone, 'Heron'), target: undefined }).offered('target')).toEqual([
    'player',
    'Drake',
  ])
  expect(targets(falcon(), mole(must), drake(rested))).toEqual(['player', 'Drake'])
  expect(targets(falcon({ mayAttackActive: true }), mole(must), drake(rested))).toEqual(['Mole'])
})

official('GCG-FAQ-043', () => {
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
})

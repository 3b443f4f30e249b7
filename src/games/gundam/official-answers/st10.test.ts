// Official answers about cards of ST10.
import { expect } from 'vitest'
import { unit } from '../../../../test/support/games/gundam/effect-battle.ts'
import { official } from '../../../../test/support/games/gundam/official.ts'
import {
  attack,
  bothPass,
  drake,
  falcon,
  finish,
  mole,
  noBlock,
  note,
  on,
  pass,
  piece,
  resolve,
  rested,
  use,
} from '../../../../test/support/games/gundam/unit-attack.ts'

official('GCG-FAQ-061', () => {
  const zeta = unit('Zeta Gundam', 'Kei', 4, 4)
  const deploys = on('A', 'Kei', { on: 'activateAction' }, [{ kind: 'deploy', piece: zeta }])
  const development = {
    ...on(
      'Development 2',
      'Kei',
      { on: 'deployed', who: 'Zeta Gundam' },
      [note('2 cards exiled'), { kind: 'rest' as const, who: piece('Drake') }],
      'Zeta Gundam',
    ),
    may: true as const,
    chooses: [{ units: 'enemy' as const, is: 'active' as const, afterThen: true as const }],
  }
  const setUp = attack([falcon(), mole(rested), drake(rested)], 'Mole', {
    abilities: [deploys, development],
  })
  const story = resolve(setUp, noBlock, pass, use('A'), use('use'), bothPass, finish)
  expect([story.result.notes, story.told('targets_missing')]).toEqual([['2 cards exiled'], []])
})

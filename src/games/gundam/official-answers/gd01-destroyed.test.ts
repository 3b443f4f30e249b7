// Official answers about cards of GD01: what destroys a Unit.
import { expect } from 'vitest'
import { unit } from '../../../../test/support/games/gundam/effect-battle.ts'
import { official } from '../../../../test/support/games/gundam/official.ts'
import {
  attack,
  bothPass,
  command,
  drake,
  falcon,
  finish,
  hurt,
  leaves,
  mole,
  noBlock,
  note,
  on,
  pass,
  piece,
  resolve,
  rested,
  titan,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'

official('GCG-FAQ-047', () => {
  const michaelis = (damage: number) => unit('Michaelis', 'Rio', 4, 4, { damage })
  const ends = command('Rio', 'A', { kind: 'hp', who: piece('Michaelis'), amount: -1, beyondBattle: true })
  const falls = (damage: number) =>
    resolve(
      attack([titan({ keywords: [] }), michaelis(damage), mole(rested)], 'Mole'),
      noBlock,
      ends,
      bothPass,
      finish,
    ).result.destroyed
  expect([falls(3), falls(2)]).toEqual([['Michaelis'], []])
})

official('GCG-FAQ-057', () => {
  const yzak = on(
    'Yzak Jule',
    'Kei',
    { on: 'destroyed', who: 'Drake', with: 'damage' },
    [note('Kei draws 1')],
    'Falcon',
  )
  const link = drake({ damage: 1, linkUnit: true, pilot: { links: true, ap: 0, hp: 0 } })
  const setUp = attack([falcon(), link, mole(rested)], 'Mole', { abilities: [yzak] })
  const notes = (effect: Effect) => {
    const story = resolve(setUp, noBlock, pass, command('Kei', 'K', effect), bothPass, finish)
    return [story.result.destroyed, story.result.notes]
  }
  expect(notes(leaves('Drake', 'destroyed'))).toEqual([['Drake'], []])
  expect(notes(hurt(piece('Drake'), 2))).toEqual([['Drake'], ['Kei draws 1']])
})

// Official answers about cards of GD05: damage that is lowered or kept off, and what destroys.
import { expect } from 'vitest'
import { unit } from '../../../../test/support/games/gundam/effect-battle.ts'
import { official } from '../../../../test/support/games/gundam/official.ts'
import {
  attack,
  bothPass,
  command,
  dealt,
  drake,
  falcon,
  finish,
  fort,
  hurt,
  leaves,
  mole,
  noBlock,
  note,
  on,
  pass,
  piece,
  quietly,
  resolve,
  rested,
  whenAttacking,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'
import type { Constant } from '../vocabulary/pieces.ts'

official('GCG-FAQ-056', () => {
  const azieru = on('W', 'Rio', { on: 'destroyed', who: 'Drake', with: 'effect' }, [note('Rio draws 1')])
  const setUp = attack([falcon(), drake(), mole(rested)], 'Mole', { abilities: [azieru] })
  const notes = (effect: Effect) => {
    const story = resolve(setUp, noBlock, pass, command('Kei', 'K', effect), bothPass, finish)
    return [story.result.destroyed, story.result.notes]
  }
  expect(notes(hurt(piece('Drake'), 3))).toEqual([['Drake'], []])
  expect(notes(leaves('Drake', 'destroyed'))).toEqual([['Drake'], ['Rio draws 1']])
})

official('GCG-FAQ-065', () => {
  const constants: Constant[] = [
    { while: [{ turn: 'enemy' }], to: 'own Units', keepsOff: { only: 'effect', amountUpTo: 2 } },
  ]
  const archangel = fort({ id: 'Archangel', constants })
  const shoots = whenAttacking('K', 'Falcon', [hurt(piece('Mole'), 3)])
  const hits = (by: number) => {
    const murasame = mole({ ...rested, hp: 9, constants: [{ while: [], reduces: by }] })
    return dealt(
      resolve(attack([falcon(), murasame, archangel], 'Mole', { abilities: [shoots] }), ...quietly, finish),
      'effect',
    )
  }
  expect([hits(1), hits(0)]).toEqual([{}, { Mole: 3 }])
})

official('GCG-FAQ-085', () => {
  const draws: Effect = { kind: 'note', text: 'Rio draws 1', if: { is: 'paired', who: { the: 'this' } } }
  const falls = (more: object) => {
    const murasame = unit("Waldfeld's Murasame", 'Rio', 2, 3, { ...rested, ...more })
    const destroyed = on(
      'D',
      'Rio',
      { on: 'destroyed', who: "Waldfeld's Murasame" },
      [draws],
      "Waldfeld's Murasame",
    )
    const setUp = attack([falcon(), murasame], "Waldfeld's Murasame", { abilities: [destroyed] })
    return resolve(setUp, ...quietly, finish).result.notes
  }
  expect([falls({ pilot: { links: true, ap: 0, hp: 0 } }), falls({})]).toEqual([['Rio draws 1'], []])
})

official('GCG-FAQ-092', () => {
  const target = mole({ ...rested, constants: [{ while: [], reduces: 2 }] })
  const calibarn = on('R', 'Rio', { on: 'unitAttacks' }, [{ kind: 'reduce', to: piece('Mole'), amount: 3 }])
  const story = resolve(
    attack([falcon({ ap: 6 }), target], 'Mole', { abilities: [calibarn] }),
    ...quietly,
    finish,
  )
  expect(dealt(story, 'battle').Mole).toBe(1)
})

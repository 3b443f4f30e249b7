// Official answers about cards of ST09.
import { expect } from 'vitest'
import { unit } from '../../../../test/support/games/gundam/effect-battle.ts'
import { official } from '../../../../test/support/games/gundam/official.ts'
import { attack, burst, finish, quietly, resolve } from '../../../../test/support/games/gundam/unit-attack.ts'
import type { PieceGiven } from '../vocabulary/pieces.ts'

official('GCG-FAQ-087', () => {
  const freedom = unit('Freedom Gundam', 'Kei', 4, 5, {
    constants: [{ while: [{ base: 'own' }], keyword: 'Suppression' }],
  })
  const exBase: PieceGiven = { id: 'EX Base', kind: 'base', player: 'Kei', ap: 0, hp: 3, token: true }
  const none = [burst(1, 'noBurst'), burst(2, 'noBurst')]
  const hits = (area: PieceGiven[], shields: number) =>
    resolve(attack([freedom, ...area]), ...quietly, ...none.slice(0, shields), finish).result.shields
  expect([hits([exBase], 2), hits([], 1)]).toEqual([0, 1])
})

// Tests what a board says about a Unit: constant effects that hold now, and keywords without a rule.
import { expect, test } from 'vitest'
import { read } from '../../../../../test/support/attack/board-buttons.ts'
import { sceneAfter } from '../../../../../test/support/attack/forms.ts'
import { FACES } from '../../../../../test/support/attack/played-faces.ts'
import {
  attack,
  command,
  falcon,
  mole,
  noBlock,
  piece,
  rested,
} from '../../../../../test/support/games/gundam/unit-attack.ts'
import type { Answer } from '../../../../engine/types.ts'
import type { UnitSetUp } from '../../../../games/gundam/unit-attack/set-up.ts'
import type { Language } from '../../../../language.ts'
import { boardView } from '../../board/board.ts'

const board = (setUp: UnitSetUp, language: Language, ...answers: Answer[]): string =>
  read(boardView(FACES, sceneAfter('unit', setUp, ...answers).scene, { language }))

const linked = {
  pilot: { links: true, ap: 1, hp: 0 },
  constants: [{ while: [{ is: 'linked' as const }], keyword: 'First Strike' as const, ap: 2 }],
}

test('what a constant effect gives stands beside the Unit for as long as it holds', () => {
  const setUp = attack([falcon(linked), mole(rested)], 'Mole', { edition: '1.9.0' })
  expect(board(setUp, 'en', noBlock)).toMatch(/Falcon\*\* · AP 3, now 5 · .*First Strike/)
  expect(board(setUp, 'de', noBlock)).toMatch(/Falcon\*\* · 3 AP, jetzt 5 · .*Erstangriff/)
  const lost = command('Rio', 'A', { kind: 'unpair', who: piece('Falcon') })
  expect(board(setUp, 'en', noBlock, lost)).toMatch(/Falcon\*\* · AP 2 · (?!.*First Strike)/)
})

test('a card that says more about battles than is played is to be read', () => {
  const setUp = attack([falcon({ readCard: true }), mole(rested)], 'Mole')
  expect(board(setUp, 'en')).toMatch(/^-# Read the card of Falcon: /m)
  expect(board(setUp, 'de')).toMatch(/^-# Lies die Karte von Falcon: /m)
})

test('in an edition that has no rule for a keyword the board says so', () => {
  const setUp = (edition: '1.0' | '1.9.0') =>
    attack([falcon({ keywords: ['Suppression'] })], undefined, { edition })
  expect(board(setUp('1.0'), 'en')).toContain('Suppression (no rule in 1.0)')
  expect(board(setUp('1.0'), 'de')).toContain('Niederhaltung (keine Regel in 1.0)')
  expect(board(setUp('1.9.0'), 'en')).not.toContain('no rule')
})

// Tests what a board says about a character whose card says more than is played.
import { expect, test } from 'vitest'
import { read } from '../../../../../test/support/attack/board-buttons.ts'
import { sceneAfter } from '../../../../../test/support/attack/forms.ts'
import { FACES } from '../../../../../test/support/attack/played-faces.ts'
import { COMPLETE_LANGUAGES } from '../../../../language.ts'
import { boardView } from '../../board/board.ts'

const words = { en: 'Read the card of enemy', de: 'Lies die Karte von enemy' }

test('a card that says more about attacks than is played is to be read', () => {
  const setUp = {
    pieces: [
      { id: 'hero', kind: 'hero', player: 'p1', atk: 2, hitPoints: 10 },
      { id: 'enemy', kind: 'villain', hitPoints: 15, readCard: true },
    ],
    players: ['p1'],
    attacker: 'hero',
    targets: ['enemy'],
  }
  for (const language of COMPLETE_LANGUAGES) {
    const board = read(boardView(FACES, sceneAfter('player', setUp).scene, { language }))
    expect(board).toContain(words[language])
  }
})

// Tests a whole player attack by the rules 1.8 on its boards: a villainous hero attacks without exhausting, with a boost card.
import { expect, it } from 'vitest'
import { pressing, read } from '../../../../test/support/attack/board-buttons.ts'
import { FACES } from '../../../../test/support/attack/played-faces.ts'
import { SPIDER_MAN } from '../../../../test/support/attack/scenes.ts'
import { COMPLETE_LANGUAGES } from '../../../language.ts'
import { boardView } from './board.ts'

const given = {
  ...SPIDER_MAN,
  setUp: {
    ...SPIDER_MAN.setUp,
    edition: '1.8',
    pieces: [
      {
        id: 'hero',
        kind: 'hero',
        player: 'p1',
        atk: 2,
        hitPoints: 10,
        ready: false,
        keywords: ['villainous'],
      },
      { id: 'minion-1', kind: 'minion', atk: 2, hitPoints: 5, retaliate: 1 },
    ],
    targets: ['minion-1'],
    withoutExhausting: true,
  },
}
const pressed = {
  en: ['2', 'Deal 4 damage', 'Finish'],
  de: ['2', '4 Schaden zufügen', 'Fertig'],
}

for (const language of COMPLETE_LANGUAGES)
  it(`reads as in boards/villainous-hero.${language}.txt, board after board`, async () => {
    const boards = pressing(given, language, ...pressed[language]).map(scene =>
      read(boardView(FACES, scene, { language })),
    )
    await expect(`${boards.join('\n\n════════════\n\n')}\n`).toMatchFileSnapshot(
      `boards/villainous-hero.${language}.txt`,
    )
  })

// The faces show an edition that exists only in its game's rules without any change, in every complete language.
import { describe, expect, it } from 'vitest'
import { read } from '../../../../test/support/attack/board-buttons.ts'
import { GUNDAM, type Log, RHINO, SPIDER_MAN, sceneOf } from '../../../../test/support/attack/scenes.ts'
import { unitFlow } from '../../../../test/support/games/gundam/made-up-edition.ts'
import { enemyFlow, playerFlow } from '../../../../test/support/games/marvel-champions/made-up-edition.ts'
import { playable } from '../../../games/any-flow.ts'
import { flowsOf } from '../../../games/game.ts'
import { GUNDAM_CLAUSES } from '../../../games/gundam/clauses.ts'
import { gundamForesight } from '../../../games/gundam/flows.ts'
import { attackNotices } from '../../../games/gundam/notices.ts'
import { unitResult } from '../../../games/gundam/result.ts'
import { unitSides } from '../../../games/gundam/sides.ts'
import { unitEnded } from '../../../games/gundam/stored-outcomes.ts'
import { MARVEL_CLAUSES } from '../../../games/marvel-champions/clauses.ts'
import { marvelForesight } from '../../../games/marvel-champions/flows.ts'
import { enemyNotices, playerNotices } from '../../../games/marvel-champions/notices.ts'
import { enemyResult, playerResult } from '../../../games/marvel-champions/result.ts'
import { enemySides, playerSides } from '../../../games/marvel-champions/sides.ts'
import { enemyEnded, playerEnded } from '../../../games/marvel-champions/stored-outcomes.ts'
import type { Language } from '../../../language.ts'
import { boardView } from '../board/board.ts'
import { unitForms } from '../faces/gundam/forms/unit-forms.ts'
import { unitBoard } from '../faces/gundam/unit-attack.ts'
import { unitCommand } from '../faces/gundam/unit-command.ts'
import { enemyBoard, enemyForms } from '../faces/marvel-champions/enemy-attack.ts'
import { enemyCommand } from '../faces/marvel-champions/enemy-command.ts'
import { playerCommand } from '../faces/marvel-champions/hero-command.ts'
import { playerBoard, playerForms } from '../faces/marvel-champions/player-attack.ts'
import { faced, facesOf } from './face.ts'

const marvel = {
  game: 'marvel-champions',
  clauses: MARVEL_CLAUSES,
  foresight: marvelForesight,
  unsaid: '1.7',
}
const gundam = { game: 'gundam', clauses: GUNDAM_CLAUSES, foresight: gundamForesight, unsaid: '1.0' }
const enemyAttack = playable({
  ...{ ...marvel, rules: enemyFlow, ended: enemyEnded },
  ...{ sides: enemySides, notices: enemyNotices, result: enemyResult },
})
const playerAttack = playable({
  ...{ ...marvel, rules: playerFlow, ended: playerEnded },
  ...{ sides: playerSides, notices: playerNotices, result: playerResult },
})
const unitAttack = playable({
  ...{ ...gundam, rules: unitFlow, ended: unitEnded },
  ...{ sides: unitSides, notices: attackNotices, result: unitResult },
})
const faces = [
  faced({
    flow: enemyAttack,
    board: enemyBoard,
    forms: enemyForms,
    ...enemyCommand,
  }),
  faced({
    flow: playerAttack,
    board: playerBoard,
    forms: playerForms,
    ...playerCommand,
  }),
  faced({ flow: unitAttack, board: unitBoard, forms: unitForms, ...unitCommand }),
]
const FLOWS = flowsOf(faces.map(({ flow }) => flow))

type Given = typeof RHINO

const seen = (language: Language, { setUp, ...given }: Given, edition = 'made-up', log: Log = []): string =>
  read(
    boardView(facesOf(faces), sceneOf({ ...given, setUp: { ...setUp, edition } }, log, FLOWS), { language }),
  )

/** The line of steps on the board before each of these answers. */
const steps = (language: Language, given: Given, ...log: Log) =>
  log.map((_, taken) => {
    const lines = seen(language, given, 'made-up', log.slice(0, taken)).split('\n')
    return lines.find(line => line.includes('● **'))
  })

const nobody = { question: 'defend', choice: 'nobody' }
const boost = { question: 'boost#1', choice: 'flip', number: 2 }
const deal = { question: 'damage', choice: 'deal' }
const finish = { question: 'finish', choice: 'finish' }
const bothPass = { choice: 'bothPass' }
const noBlock = { choice: 'decline' }

describe('the board of an edition that its game alone knows', () => {
  it('has one step less where the edition has', () => {
    expect(steps('en', RHINO, nobody, boost, deal, finish)).toEqual([
      '● **1\u00a0Defend** · 2\u00a0Boost · 3\u00a0Damage · 4\u00a0Afterwards',
      '✓ 1 · ● **2\u00a0Boost** · 3\u00a0Damage · 4\u00a0Afterwards',
      '✓ 1 · ✓ 2 · ● **3\u00a0Damage** · 4\u00a0Afterwards',
      '✓ 1 · ✓ 2 · ✓ 3 · ● **4\u00a0Afterwards**',
    ])
    expect(steps('de', RHINO, nobody)).toEqual([
      '● **1\u00a0Verteidigen** · 2\u00a0Boost · 3\u00a0Schaden · 4\u00a0Danach',
    ])
  })

  it('has its steps in the order of the edition', () => {
    expect(steps('en', GUNDAM, bothPass, noBlock)).toEqual([
      '✓ 1 · ● **2\u00a0Action** · 3\u00a0Block · 4\u00a0Damage · 5\u00a0Battle\u00a0end',
      '✓ 1 · ✓ 2 · ● **3\u00a0Block** · 4\u00a0Damage · 5\u00a0Battle\u00a0end',
    ])
    expect(steps('de', GUNDAM, bothPass)).toEqual([
      '✓ 1 · ● **2\u00a0Aktion** · 3\u00a0Block · 4\u00a0Schaden · 5\u00a0Kampfende',
    ])
  })

  it('has those of the other editions where it changes none', () => {
    const [line] = steps('en', SPIDER_MAN, { question: 'target', choice: 'enemy' })
    expect(line).toBe('● **1\u00a0Target** · 2\u00a0Damage · 3\u00a0Afterwards')
    expect(seen('en', SPIDER_MAN, '1.7')).toContain(line)
  })

  it('calls the edition by its id, for which there are no words', () => {
    expect(seen('en', RHINO)).toContain('-# Marvel Champions · rules made-up\n')
    expect(seen('de', GUNDAM)).toContain('-# GUNDAM CARD GAME · Regeln made-up\n')
    const log = [nobody, boost, deal, finish]
    expect(seen('en', RHINO, '1.7', log)).toContain(
      'Under rules 1.8, 1.6 (German), and made-up, it would have ended the same way.',
    )
    expect(seen('de', RHINO, '1.7', log)).toContain(
      'Nach den Regeln 1.8, 1.6 (deutsch) und made-up ginge es genauso aus.',
    )
    expect(seen('de', RHINO, 'made-up', log)).toContain(
      'Nach den Regeln 1.8, 1.7 und 1.6 (deutsch) ginge es genauso aus.',
    )
  })
})

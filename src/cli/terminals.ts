// Lists what a terminal needs of the played flows, each by the id of its flow.

import { type AnyTerminalFace, terminalOf } from '../discord/attack/face/terminal-face.ts'
import { battleTerminal, betweenTerminal, unitTerminal } from '../discord/attack/faces/gundam/terminal.ts'
import {
  changesTerminal,
  enemyTerminal,
  playerTerminal,
  schemeTerminal,
  thwartTerminal,
} from '../discord/attack/faces/marvel-champions/terminal.ts'
import { effectBattle, gundamChanges, unitAttack } from '../games/gundam/flows.ts'
import {
  enemyAttack,
  enemyScheme,
  marvelChanges,
  playerAttack,
  thwart,
} from '../games/marvel-champions/flows.ts'

const TERMINALS: ReadonlyMap<string, AnyTerminalFace> = new Map([
  [enemyAttack.id, terminalOf(enemyAttack, enemyTerminal)],
  [playerAttack.id, terminalOf(playerAttack, playerTerminal)],
  [enemyScheme.id, terminalOf(enemyScheme, schemeTerminal)],
  [thwart.id, terminalOf(thwart, thwartTerminal)],
  [marvelChanges.id, terminalOf(marvelChanges, changesTerminal)],
  [unitAttack.id, terminalOf(unitAttack, unitTerminal)],
  [effectBattle.id, terminalOf(effectBattle, battleTerminal)],
  [gundamChanges.id, terminalOf(gundamChanges, betweenTerminal)],
])

/** @throws Error for a flow that is not played */
export function terminalFor(flow: string): AnyTerminalFace {
  const terminal = TERMINALS.get(flow)
  if (!terminal) throw new Error(`no terminal tells of the flow ${flow}`)
  return terminal
}

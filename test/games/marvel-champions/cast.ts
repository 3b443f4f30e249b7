// The cast of the worked scenarios of Marvel Champions: heroes, alter-egos, allies, enemies and their printed values.
import type { PieceGiven } from '../../../src/games/marvel-champions/rules/characters.ts'

type Extra = Partial<PieceGiven>

export const lumen = (more: Extra = {}): PieceGiven => ({
  id: 'Lumen',
  kind: 'hero',
  player: 'Ana',
  atk: 2,
  def: 2,
  hitPoints: 10,
  ...more,
})
export const nora = (more: Extra = {}): PieceGiven => ({
  id: 'Nora',
  kind: 'alter-ego',
  player: 'Ana',
  hitPoints: 10,
  ...more,
})
export const granite = (more: Extra = {}): PieceGiven => ({
  id: 'Granite',
  kind: 'hero',
  player: 'Bo',
  atk: 3,
  def: 1,
  hitPoints: 12,
  ...more,
})
export const vesper = (more: Extra = {}): PieceGiven => ({
  id: 'Vesper',
  kind: 'hero',
  player: 'Cyd',
  atk: 1,
  def: 4,
  hitPoints: 9,
  ...more,
})
export const sparrow = (more: Extra = {}): PieceGiven => ({
  id: 'Sparrow',
  kind: 'ally',
  player: 'Ana',
  atk: 1,
  hitPoints: 3,
  consequential: 1,
  ...more,
})
export const moth = (more: Extra = {}): PieceGiven => ({
  id: 'Moth',
  kind: 'ally',
  player: 'Ana',
  atk: 2,
  hitPoints: 2,
  consequential: 1,
  ...more,
})
export const badger = (more: Extra = {}): PieceGiven => ({
  id: 'Badger',
  kind: 'ally',
  player: 'Bo',
  atk: 2,
  hitPoints: 4,
  consequential: 1,
  ...more,
})
export const grinder = (more: Extra = {}): PieceGiven => ({
  id: 'Grinder',
  kind: 'villain',
  atk: 3,
  hitPoints: 20,
  ...more,
})
export const rustling = (more: Extra = {}): PieceGiven => ({
  id: 'Rustling',
  kind: 'minion',
  atk: 2,
  hitPoints: 4,
  ...more,
})
export const overseer = (more: Extra = {}): PieceGiven => ({
  id: 'Overseer',
  kind: 'minion',
  atk: 2,
  hitPoints: 6,
  keywords: ['villainous'],
  ...more,
})

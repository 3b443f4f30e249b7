// The cast of the worked scenarios of Marvel Champions: heroes, alter-egos, allies, enemies and their printed values.
import type { CharacterGiven } from '../../../../src/games/marvel-champions/vocabulary/characters.ts'

type Extra = Partial<CharacterGiven>

export const lumen = (more: Extra = {}): CharacterGiven => ({
  id: 'Lumen',
  kind: 'hero',
  player: 'Ana',
  atk: 2,
  def: 2,
  hitPoints: 10,
  ...more,
})
export const nora = (more: Extra = {}): CharacterGiven => ({
  id: 'Nora',
  kind: 'alter-ego',
  player: 'Ana',
  hitPoints: 10,
  ...more,
})
export const granite = (more: Extra = {}): CharacterGiven => ({
  id: 'Granite',
  kind: 'hero',
  player: 'Bo',
  atk: 3,
  def: 1,
  hitPoints: 12,
  ...more,
})
export const vesper = (more: Extra = {}): CharacterGiven => ({
  id: 'Vesper',
  kind: 'hero',
  player: 'Cyd',
  atk: 1,
  def: 4,
  hitPoints: 9,
  ...more,
})
export const sparrow = (more: Extra = {}): CharacterGiven => ({
  id: 'Sparrow',
  kind: 'ally',
  player: 'Ana',
  atk: 1,
  hitPoints: 3,
  consequential: 1,
  ...more,
})
export const moth = (more: Extra = {}): CharacterGiven => ({
  id: 'Moth',
  kind: 'ally',
  player: 'Ana',
  atk: 2,
  hitPoints: 2,
  consequential: 1,
  ...more,
})
export const badger = (more: Extra = {}): CharacterGiven => ({
  id: 'Badger',
  kind: 'ally',
  player: 'Bo',
  atk: 2,
  hitPoints: 4,
  consequential: 1,
  ...more,
})
export const grinder = (more: Extra = {}): CharacterGiven => ({
  id: 'Grinder',
  kind: 'villain',
  atk: 3,
  hitPoints: 20,
  ...more,
})
export const rustling = (more: Extra = {}): CharacterGiven => ({
  id: 'Rustling',
  kind: 'minion',
  atk: 2,
  hitPoints: 4,
  ...more,
})
export const overseer = (more: Extra = {}): CharacterGiven => ({
  id: 'Overseer',
  kind: 'minion',
  atk: 2,
  hitPoints: 6,
  keywords: ['villainous'],
  ...more,
})

// Gives the composer's tests a few commands, as Ben's page is told them.
import type { PageCommand, PageOption } from '../../src/playground/protocol.ts'

/** An option of a command, text by default. */
export const option = (name: string, shown: string, more: Partial<PageOption> = {}): PageOption => ({
  name,
  shown,
  description: `What ${name} is`,
  type: 'text',
  required: false,
  autocomplete: false,
  choices: [],
  min: null,
  max: null,
  ...more,
})

export const rule: PageCommand = {
  name: 'rule',
  shown: 'regel',
  description: 'Schlägt eine Regel nach',
  options: [option('query', 'suche', { required: true }), option('private', 'privat', { type: 'flag' })],
}
export const enemy: PageCommand = {
  name: 'attack enemy',
  shown: 'angriff gegner',
  description: 'Ein Gegner greift an',
  options: [option('enemy', 'gegner', { required: true }), option('hero', 'held', { required: true })],
}
export const list: PageCommand = {
  name: 'attack',
  shown: 'angriff',
  description: 'Alle Angriffe',
  options: [],
}
export const commands = [rule, enemy, list]

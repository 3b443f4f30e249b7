// Builds a stored attack for the tests of how long things are kept.
import type { NewWalkthrough } from '../../../src/store/walkthroughs.ts'

/** An attack without answers. */
export const newAttack = (id: string, created: number, guild: string | null = null): NewWalkthrough => ({
  id,
  flow: 'marvel-champions/enemy-attack',
  language: 'en',
  guild,
  channel: '1',
  thread: null,
  board: null,
  boardPosted: null,
  isPrivate: false,
  starter: '2',
  seats: [],
  offers: [],
  names: {},
  setUp: {},
  outcome: null,
  created,
})

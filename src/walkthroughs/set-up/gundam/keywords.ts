// The keywords of the cards by the names that the cards have for them.
import type { Keyword } from '../../../games/gundam/vocabulary/pieces.ts'

export const KEYWORD_OF: Readonly<Record<string, Keyword>> = {
  blocker: 'Blocker',
  'first-strike': 'First Strike',
  'high-maneuver': 'High-Maneuver',
  suppression: 'Suppression',
}

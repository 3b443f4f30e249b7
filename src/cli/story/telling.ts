// A play at a terminal in the form that boards are told from, so that both have the same words.

import { plainly, telling } from '../../discord/attack/board/scene-words.ts'
import type { Telling } from '../../discord/attack/face/board-of-any-flow.ts'
import type { Faces } from '../../discord/attack/face/face.ts'
import type { Shown } from '../../games/game.ts'
import type { Language } from '../../language.ts'
import { asFirst, type Walkthrough } from '../../store/walkthroughs.ts'
import type { Script } from '../script.ts'

/** What the ids of a script are called; a script that names nothing has its own ids as names. */
export type ScriptNames = Pick<Walkthrough, 'names' | 'seats'>
export const UNNAMED: ScriptNames = { names: {}, seats: [] }

/** A script with its names, and the reader for whom it is told. */
export type ReadScript = {
  readonly script: Script
  readonly named: ScriptNames
  readonly faces: Faces
  readonly language: Language
}

/** A walkthrough that no store has: it is nobody's, and stands nowhere. */
const NOWHERE = {
  ...asFirst(''),
  ...{ id: '', guild: null, channel: '', thread: null, board: null, boardPosted: null, isPrivate: true },
  ...{ starter: null, beginner: null, offers: [], outcome: null, rows: [] },
  ...{ revision: 0, closed: false, ending: null, created: 0, touched: 0 },
} satisfies Partial<Walkthrough>

/** The play as a board is told from it; null if its set-up was refused, so that there is no table. */
export function tellingOf({ script, named, faces, language }: ReadScript, played: Shown): Telling | null {
  if (!played.now) return null
  const { flow, setUp } = script
  const walkthrough = { ...NOWHERE, ...named, flow: flow.id, language, setUp: setUp as Walkthrough['setUp'] }
  const scene = {
    ...{ walkthrough, played, chapters: [], story: { chapters: [], undone: null } },
    ...{ dropped: 0, firstDropped: null, retelling: 'asTold' as const },
  }
  return plainly(telling(faces, scene, language))
}

// What every part of a board is told from, put together for a reader; for files and labels with plain names.
import type { Language } from '../../../language.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { wordsIn } from '../../../words/words.ts'
import type { Telling } from '../faces/any-board.ts'
import { type Faces, faceOf } from '../faces/face.ts'
import { namesIn } from './names.ts'

/** @throws Error for a walkthrough whose set-up is refused: it has no table and no board */
export function telling(faces: Faces, scene: Scene, language: Language): Telling {
  const t = wordsIn(language)
  const { board: face } = faceOf(faces, scene)
  const names = namesIn(scene.walkthrough, language, t, face.ownName)
  return { scene, face, language, t, names, table: face.table(scene) }
}

/** The same with names as plain text: where nothing is formatted, as in files and labels, nothing is escaped. */
export const plainly = (tells: Telling): Telling => ({
  ...tells,
  names: { plain: tells.names.plain, shown: tells.names.plain },
})

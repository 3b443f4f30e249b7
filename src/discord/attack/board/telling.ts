// Collects the values that every part of a board needs for one reader.
import type { Language } from '../../../language.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { wordsIn } from '../../../words/words.ts'
import type { Telling } from '../faces/board-of-any-flow.ts'
import { type Faces, faceOf } from '../faces/face.ts'
import { namesIn } from './names.ts'

/** @throws Error for a walkthrough whose set-up is refused: it has no table and no board */
export function telling(faces: Faces, scene: Scene, language: Language): Telling {
  const t = wordsIn(language)
  const { board: face } = faceOf(faces, scene)
  const names = namesIn(scene.walkthrough, language, t, face.ownName)
  return { scene, face, language, t, names, table: face.table(scene) }
}

/** The same with plain names, for files and labels: these are not formatted, so nothing must be escaped. */
export const plainly = (tells: Telling): Telling => ({
  ...tells,
  names: { plain: tells.names.plain, shown: tells.names.plain },
})

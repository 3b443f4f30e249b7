// What every part of a board needs: the scene, its face, the words of the reader, the names in them, the table as it stands.

import type { Language } from '../../../language.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { type Translate, wordsIn } from '../../../words/words.ts'
import type { AnyBoard } from '../faces/any-board.ts'
import { type Faces, faceOf } from '../faces/face.ts'
import { type Names, namesIn } from './names.ts'
import type { TableNow } from './table-now.ts'

export type Telling = {
  readonly scene: Scene
  /** What the face of its flow says of boards. */
  readonly face: AnyBoard
  readonly language: Language
  readonly t: Translate
  readonly names: Names
  readonly table: TableNow
}

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

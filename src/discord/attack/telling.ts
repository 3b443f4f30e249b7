// What every part of a board needs: the scene, the words of the reader, the names in them, the table as it stands.
import { type Translate, wordsIn } from '../../i18n/words.ts'
import type { Language } from '../../language.ts'
import type { Scene } from '../../walkthroughs/scene.ts'
import { type TableNow, tableNow } from '../../walkthroughs/table-now.ts'
import { type Names, namesIn } from './names.ts'

export type Telling = {
  readonly scene: Scene
  readonly language: Language
  readonly t: Translate
  readonly names: Names
  readonly table: TableNow
}

/** @throws Error for a walkthrough whose set-up is refused: it has no table and no board */
export function telling(scene: Scene, language: Language): Telling {
  const t = wordsIn(language)
  return { scene, language, t, names: namesIn(scene.walkthrough, language, t), table: tableNow(scene) }
}

/** The same with names as plain text: where nothing is formatted, as in files and labels, nothing is escaped. */
export const plainly = (tells: Telling): Telling => ({
  ...tells,
  names: { plain: tells.names.plain, shown: tells.names.plain },
})

/** The flow of a walkthrough, by its last name: enemy-attack, player-attack or unit-attack. */
export type FlowName = 'enemy-attack' | 'player-attack' | 'unit-attack'

/** @throws Error for a flow that has no words yet */
export function flowName({ walkthrough }: Scene): FlowName {
  const name = walkthrough.flow.split('/').at(-1)
  if (name === 'enemy-attack' || name === 'player-attack' || name === 'unit-attack') return name
  throw new Error(`there are no words for the flow ${walkthrough.flow}`)
}

// What can be chosen of the settings of a table: the editions of its game, and the languages.
import { LANGUAGES, type Language } from '../../../language.ts'
import { nextLanguageOf } from '../../../walkthroughs/next.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { editionName } from '../../../words/edition-name.ts'
import { type Translate, wordsIn } from '../../../words/words.ts'
import { selectRows } from '../../message/choices.ts'
import type { View } from '../../message/components.ts'
import { faceOf } from '../face/face.ts'
import { encodeAttackId } from '../face/ids.ts'
import { editionsOf } from '../face/played-editions.ts'
import type { Case } from './parts.ts'

const inItsOwn = (language: Language): string => wordsIn(language)('rule:inLanguage')

const editionNow = ({ walkthrough, played }: Scene): string =>
  walkthrough.nextEdition ?? String(played.now?.summary.edition)

/** The edition and the language of what follows, in words. */
export const settingsNow = (scene: Scene, t: Translate): { rules: string; language: string } => ({
  rules: editionName(editionNow(scene), t),
  language: inItsOwn(nextLanguageOf(scene.walkthrough)),
})

const controlOf = (
  { walkthrough: { id: walkthrough, revision } }: Scene,
  action: 'choose' | 'set',
  rest: readonly string[],
): string => encodeAttackId({ action, walkthrough, revision, rest })

/** A select of the editions by which the game is played. */
export function editionRows({ parts, scene }: Pick<Case, 'parts' | 'scene'>, t: Translate): View {
  const editions = editionsOf(parts.glossary, faceOf(parts.faces, scene).flow)
  const now = editionNow(scene)
  const isChoice = editions.some(({ id }) => id !== now)
  if (!isChoice) return []
  const options = editions.map(({ id }) => ({
    label: t('attack:editions.name', { edition: editionName(id, t) }),
    value: controlOf(scene, 'set', ['edition', id]),
    default: id === now,
  }))
  const id = (page: number) => controlOf(scene, 'choose', ['edition', String(page)])
  return selectRows({ kind: 'editions', id, placeholder: t('board:settings.rules'), options }, t)
}

/** A select of the languages. */
export function languageRows(scene: Scene, t: Translate): View {
  const now = nextLanguageOf(scene.walkthrough)
  const options = LANGUAGES.map(one => ({
    label: inItsOwn(one),
    value: controlOf(scene, 'set', ['language', one]),
    default: one === now,
  }))
  const id = (page: number) => controlOf(scene, 'choose', ['language', String(page)])
  return selectRows({ kind: 'languages', id, placeholder: t('board:settings.language'), options }, t)
}

// From where on a table has another edition or language, as its story says it.
import type { Language } from '../../../language.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { editionName } from '../../../words/edition-name.ts'
import { wordsIn } from '../../../words/words.ts'

type Told = { readonly edition: string; readonly language: Language }

/** By which edition a chapter was played, and in which language its board is. */
export const rulesAndLanguage = ({ walkthrough: { language }, played, carriedFrom }: Scene): Told => ({
  edition: carriedFrom ?? String(played.now?.summary.edition),
  language,
})

/** What is new with a chapter; null: nothing is. */
export function fromHere(before: Told, { edition, language }: Told, reader: Language): string | null {
  const t = wordsIn(reader)
  const rules = edition === before.edition ? [] : [t('attack:rules', { edition: editionName(edition, t) })]
  const said = language === before.language ? [] : [wordsIn(language)('rule:inLanguage')]
  const what = [...rules, ...said].join(', ')
  return what === '' ? null : t('board:settings.fromHere', { what })
}

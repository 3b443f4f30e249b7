// The links of an entry into the repository: to report a mistake, and to the file with its text.
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10'
import { pathOf } from '../../glossary/files.ts'
import type { Entry, GlossaryGame } from '../../glossary/glossary.ts'
import { inLanguage, type Language } from '../../language.ts'
import { wordsIn } from '../../words/words.ts'
import { clip } from '../message/clip.ts'
import { link, row } from '../message/components.ts'

/** The form of .github/ISSUE_TEMPLATE that a report opens; its fields are filled in by their ids. */
const FORM = 'wrong-rule.yml'

/** A non-English letter takes six characters in an address, which may have 512 in all. */
const TITLE = 50
const EDITIONS = 4

/** `repository` is an address on GitHub. */
export function linkRow(
  repository: string,
  entry: Entry,
  game: GlossaryGame,
  language: Language,
): APIMessageTopLevelComponent {
  const t = wordsIn(language)
  return row([
    link(reportUrl(repository, entry, game, language), t('rule:report.label')),
    link(`${repository}/blob/HEAD/data/${pathOf(entry)}`, t('rule:sourceText')),
  ])
}

/** The address of a new issue that names the entry. */
function reportUrl(
  repository: string,
  { id, title, source }: Entry,
  game: GlossaryGame,
  language: Language,
): string {
  const t = wordsIn(language)
  const editions = source.length > 0 ? source.map(({ edition }) => edition.id) : [game.editions[0].id]
  const filled = new URLSearchParams({
    template: FORM,
    title: t('rule:report.title', { title: clip(inLanguage(title, language), TITLE) }),
    ...{ entry: id, language, edition: editions.slice(0, EDITIONS).join(', ') },
  })
  return `${repository}/issues/new?${filled}`
}

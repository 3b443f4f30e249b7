// The address at which a mistake in what the bot says of a card is reported.
import type { Card } from '../../cards/card.ts'
import { cardName } from '../../cards/names.ts'
import type { Language } from '../../language.ts'
import { wordsIn } from '../../words/words.ts'
import { clip } from '../message/clip.ts'

/** The form of .github/ISSUE_TEMPLATE that a report opens; its fields are filled in by their ids. */
const FORM = 'missing-card.yml'

/** An address may have 512 characters in all, and a letter that is not English takes six. */
const MOST = 50

/** A new issue that names the card. `repository` is an address on GitHub. */
export function reportCardUrl(repository: string, card: Card, language: Language): string {
  const name = clip(cardName(card)[language], MOST)
  const title = wordsIn(language)('rule:report.title', { title: name })
  const filled = new URLSearchParams({ template: FORM, title, name, code: card.code })
  return `${repository}/issues/new?${filled}`
}

// Explains a rule that was asked for by number: which edition numbers it so, and which rules other editions mean.
import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10'
import type { Finding } from '../../glossary/find.ts'
import { readNumber } from '../../glossary/rule-numbers.ts'
import { inLanguage, type Language } from '../../language.ts'
import type { Translate } from '../../words/words.ts'
import { button } from '../message/components.ts'
import { encode } from './state.ts'
import { titleOf } from './text.ts'

export type Numbering = {
  readonly line: string
  /** Buttons for the rules that have this number in other editions. */
  readonly others: readonly APIButtonComponentWithCustomId[]
}

/** null if the number did not lead to the best finding. */
export function numberingOf(
  query: string,
  [best, ...rest]: readonly Finding[],
  language: Language,
  t: Translate,
): Numbering | null {
  const number = readNumber(query)?.number
  if (!best?.numbering || !number) return null
  const others = rest.filter(({ numbering }) => numbering !== null && numbering !== best.numbering)
  return {
    line: `-# ${t('rule:numbering', { number, edition: inLanguage(best.numbering.name, language) })}`,
    others: others.slice(0, 5).map(({ entry, numbering }) =>
      button(
        encode('open', { language, code: entry.code, page: 0, trail: [] }),
        t('rule:otherNumbering', {
          edition: numbering ? inLanguage(numbering.name, language) : '',
          title: titleOf(entry, language),
        }),
      ),
    ),
  }
}

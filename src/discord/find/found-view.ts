// The entries found in a message: each with its title and its first sentence, and a button that opens it.
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10'
import type { Entry, Glossary } from '../../glossary/glossary.ts'
import { inEachLanguage, inLanguage, type Language } from '../../language.ts'
import { wordsIn } from '../../words/words.ts'
import { clip } from '../message/clip.ts'
import { button, row, text } from '../message/components.ts'
import { showId } from '../rule/state.ts'
import { titleOf } from '../rule/text.ts'

const SENTENCE = 240

/** At most five entries: a row of buttons has no more. */
export function foundView(
  glossary: Glossary,
  entries: readonly Entry[],
  language: Language,
): APIMessageTopLevelComponent[] {
  const isMixed = new Set(entries.map(({ game }) => game)).size > 1
  const lines = entries.map(entry => {
    const game = isMixed ? glossary.games.get(entry.game) : undefined
    const ofGame = game ? ` · ${inLanguage(game.name, language)}` : ''
    return `**${titleOf(entry, language)}**${ofGame}\n${inShort(entry, language)}`
  })
  const heading = wordsIn(language)('find:title')
  return [
    text([heading, ...lines].join('\n')),
    row(entries.map(entry => button(showId(entry.code, language), titleOf(entry, language)))),
  ]
}

/** The first sentence of a rule; for an entry without a text of its own, the titles of the rules that it leads to. */
function inShort({ kind, clauses, seeAlso }: Entry, language: Language): string {
  const others = seeAlso.map(entry => titleOf(entry, language)).join(' · ')
  const [first] = clauses
  const said = kind === 'rule' && first ? firstSentence(inLanguage(first.text, language), language) : others
  return clip(said, SENTENCE)
}

const SENTENCES = inEachLanguage(language => new Intl.Segmenter(language, { granularity: 'sentence' }))

function firstSentence(said: string, language: Language): string {
  const [first] = SENTENCES[language].segment(said)
  return first?.segment.trim() ?? said
}

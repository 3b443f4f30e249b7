// Finds words of the code in texts for people: names of questions, choices, effects, events, fields and refusals, and ids.
import { kindIn } from '../../src/engine/types.ts'
import type { Shown } from '../../src/games/game.ts'
import { LANGUAGES, type Language } from '../../src/language.ts'
import { resourcesOf } from '../../src/words/resources.ts'
import { spokenIn } from './in-each.ts'

const WORD = /[\p{L}\p{N}]+/gu
const wordsOf = (text: string): string[] => text.match(WORD) ?? []
/** All texts in a value, at every depth. */
export const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

/**
 * The words of a language's texts, and of those that stand in place of a missing one; a word of the code that is among them
 * is no stranger to the reader.
 */
const said = (language: Language) =>
  new Set(
    [language, spokenIn(language)]
      .flatMap(one => textsIn(resourcesOf(one)))
      .flatMap(text => wordsOf(text.replaceAll(/\{\{[^}]*\}\}/g, ''))),
  )
const KNOWN = Object.fromEntries(LANGUAGES.map(language => [language, said(language)]))

/** All names of fields, at every depth. */
const fieldsIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inside]) => [
        ...(Array.isArray(value) ? [] : [name]),
        ...fieldsIn(inside),
      ])

/** The names that the engine has for what a play contains. */
export function namesOfCode({ events, prompt, refused, now }: Shown): string[] {
  const windows = prompt?.windows ?? []
  return [
    ...events.map(({ type }) => type),
    ...windows.flatMap(({ name, window, effects, choices }) => [
      ...[kindIn(name), window ?? '', ...effects],
      ...choices.flatMap(choice => (/^[a-z]/.test(choice.name) ? [kindIn(choice.name)] : [])),
    ]),
    ...(refused ? [refused.code] : []),
    ...fieldsIn(now),
  ]
}

/** What no text for people has: an id that the program makes, an identifier, a value that is not there. */
const CODE =
  /\b(?:unit|ability|ally|base|card|enemy|hero)-\d+\b|\bp\d\b|\w:\w|#\d|\b[a-z]+[A-Z]\w*|[a-z]_[a-z]|undefined|NaN|\bnull\b|\{\{|\[object/g
/** What Discord shows as a time, a name or a command. */
const MARK = /<(?:t:|@|#|\/)[^>]*>/g
const CLAUSE = /\b(?:MC|GCG|AMB)\d*-[\w-]+/g

/** What of a text is a word of the code: a name that no text of the language has, or what no text for people has. `own` are typed names. */
export function codeWordsIn(
  text: string,
  names: readonly string[],
  own: readonly string[],
  language: Language,
): string[] {
  const bare = own
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, '∙'), text)
  const plain = bare.replaceAll(MARK, '').replaceAll(CLAUSE, '')
  const internal = new Set(names.filter(name => !KNOWN[language]?.has(name)))
  return [...wordsOf(plain).filter(word => internal.has(word)), ...(plain.match(CODE) ?? [])]
}

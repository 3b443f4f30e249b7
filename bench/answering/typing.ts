// What people type: names and questions for /rule, and every beginning of a name, letter by letter, while they type it.
import { join } from 'node:path'
import { buildCards } from '../../src/cards/cards.ts'
import { GUNDAM_KINDS } from '../../src/cards/gundam/kinds.ts'
import { MARVEL_KINDS } from '../../src/cards/marvel-champions/kinds.ts'
import type { Language } from '../../src/language.ts'
import { once } from '../../src/search/once.ts'
import { readLabelled } from '../../test/glossary/relevance.ts'
import { allShipped, CARD_GAMES, shippedLibrary } from '../../test/support/card-games.ts'
import { readQuestions } from '../questions.ts'

/** A text in the option of a command, typed by somebody who reads this language. */
export type Typed = {
  readonly command: string
  readonly option: string
  readonly text: string
  readonly language: Language
}

const root = join(import.meta.dirname, '../..')

const typing =
  (command: string, option: string) =>
  (text: string, language: Language): Typed => ({ command, option, text, language })

const inRule = typing('rule', 'query')

/** The labelled queries that find something. */
const labelled = () =>
  readLabelled(join(root, 'test/glossary/relevance.json')).filter(({ expected }) => expected.length > 0)

export const names = (): Typed[] =>
  labelled()
    .filter(({ category }) => category !== 'question')
    .map(({ query, uiLanguage }) => inRule(query, uiLanguage))

export const questions = (): Typed[] =>
  (readQuestions(join(root, 'bench/finding/questions.json')) ?? []).map(({ query, uiLanguage }) =>
    inRule(query, uiLanguage),
  )

/** Every beginning of a text, the shortest first. */
const letterByLetter = ({ text, ...rest }: Typed): Typed[] =>
  Array.from({ length: text.length }, (_, i) => ({ ...rest, text: text.slice(0, i + 1) }))

/** Mixes the texts, the same way each time, so that any few of them are like all. */
const mixed = <T>(all: readonly T[]): T[] => {
  const step = 7_919
  return all.map((_, i) => all[(i * step) % all.length]).filter(one => one !== undefined)
}

/** Names and questions in the shares of the labelled queries. */
export const ruleTyping = once(() =>
  mixed(labelled())
    .map(({ query, uiLanguage }) => inRule(query, uiLanguage))
    .flatMap(letterByLetter),
)

/** Names of cards, in turn in English and German. */
export const cardTyping = once(() =>
  mixed(
    shippedLibrary()
      .all()
      .map(({ cards: [{ name }] }, i) => nameIn(name, i, typing('card', 'card'))),
  ).flatMap(letterByLetter),
)

/** Names of cards in the options of /attack that take one. */
export const attackTyping = once((): Typed[] => {
  const { findCards } = buildCards(allShipped, CARD_GAMES)
  const all = { query: '', language: 'en', limit: Number.POSITIVE_INFINITY } as const
  const texts = [
    ...findCards({ ...all, kinds: [MARVEL_KINDS.enemy] }).map(({ name }, i) =>
      nameIn(name, i, typing('attack enemy', 'enemy')),
    ),
    ...findCards({ ...all, kinds: [MARVEL_KINDS.hero] }).map(({ name }, i) =>
      nameIn(name, i, typing('attack enemy', 'hero')),
    ),
    ...findCards({ ...all, kinds: [GUNDAM_KINDS.unit] }).map(({ name }, i) =>
      nameIn(name, i, typing('attack unit', 'unit')),
    ),
  ]
  return mixed(texts).flatMap(letterByLetter)
})

type Names = { readonly en: string; readonly de?: string | undefined }

function nameIn(name: Names, number: number, typed: ReturnType<typeof typing>): Typed {
  const language = number % 2 === 0 ? 'en' : 'de'
  return typed(name[language] ?? name.en, language)
}

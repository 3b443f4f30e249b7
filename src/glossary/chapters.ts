// The chapters of a rulebook: a section shows the rules under its number, in the numbering that both have.
import { type Draft, namesOf, withHeading } from './gather.ts'
import type { Game } from './glossary.ts'
import { currentNumbers, inOrder, renumberedSince } from './numbering.ts'
import { type SectionFile, sectionSlug } from './schema.ts'
import { SEE_ALSO_LIMIT } from './see-also.ts'

type Book = Pick<Game, 'id' | 'editions'>

/** The numbers of a section: in the edition in use, if that has it, and in later ones. */
type Place = { readonly number: string | null; readonly later: string | null }

/** The sections of a game. Section and rules refer to each other. */
export function sectionsOf(book: Book, files: readonly SectionFile[], rules: readonly Draft[]): Draft[] {
  const own = rules.filter(rule => rule.game === book.id)
  const sections = files.map(file => sectionOf(book, file, own))
  for (const section of sections) {
    const children = childrenOf(section, [...sections, ...own], book)
    section.seeAlso.push(...children.slice(0, SEE_ALSO_LIMIT))
    for (const child of children) child.seeAlso.push(section)
  }
  return sections
}

function sectionOf(book: Book, file: SectionFile, rules: readonly Draft[]): Draft {
  const { number = null, renumbered } = file
  const below = allBelow({ number, later: renumbered ?? number }, rules, book)
  const source = below.flatMap(rule => rule.source)
  const since = renumberedSince({ number, source }, book.editions)
  return {
    ...namesOf(book.id, sectionSlug(file), file.code, file),
    kind: 'section',
    number,
    renumbered: renumbered ? { number: renumbered, since } : null,
    clauses: below.flatMap(withHeading),
  }
}

/** Those under the section that no other section stands between. */
function childrenOf(section: Draft, all: readonly Draft[], book: Book): Draft[] {
  const below = allBelow(placeOf(section), all, book)
  const between = below.filter(({ kind }) => kind === 'section').map(placeOf)
  return below.filter(entry => !between.some(place => isBelow(entry, place, book)))
}

const placeOf = ({ number, renumbered }: Draft): Place => ({ number, later: renumbered?.number ?? number })

function allBelow(place: Place, all: readonly Draft[], book: Book): Draft[] {
  const key = (entry: Draft) => (place.number && currentNumbers(entry, book.editions)[0]) || laterOf(entry)
  return all.filter(entry => isBelow(entry, place, book)).sort((a, b) => inOrder.compare(key(a), key(b)))
}

/** A rule that the edition in use does not have stands where later ones have it. */
function isBelow(entry: Draft, { number, later }: Place, { editions }: Book): boolean {
  const numbers = currentNumbers(entry, editions)
  return number !== null && numbers.length > 0
    ? numbers.some(own => own.startsWith(`${number}-`))
    : laterOf(entry).startsWith(`${later}-`)
}

const laterOf = ({ renumbered }: Draft): string => renumbered?.number ?? ''

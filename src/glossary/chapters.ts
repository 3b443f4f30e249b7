// Builds the chapters of a rulebook: a section shows the rules under its number, in a numbering that both have.
import { type Draft, namesOf, SEE_ALSO_LIMIT, withHeading } from './entry-drafts.ts'
import type { Game } from './glossary.ts'
import { currentNumbers, inOrder, renumberedSince } from './rule-numbers.ts'
import { type SectionFile, sectionSlug } from './schema.ts'

/** The numbers of an entry: in the edition in use, and in later ones. */
type Numbers = { readonly current: readonly string[]; readonly later: string }
type Placed = Numbers & { readonly entry: Draft }

/** Builds the sections of a game. Each section refers to its rules, and they refer back. */
export function sectionsOf(game: Game, files: readonly SectionFile[], rules: readonly Draft[]): Draft[] {
  const placed = (entry: Draft): Placed => {
    const current = currentNumbers(entry, game.editions)
    return { entry, current, later: entry.renumbered?.number ?? current[0] ?? '' }
  }
  const own = rules.filter(rule => rule.game === game.id).map(placed)
  const sections = files.map(file => placed(sectionOf(game, file, own)))
  for (const section of sections) {
    const children = childrenOf(section, [...sections, ...own])
    section.entry.seeAlso.push(...children.slice(0, SEE_ALSO_LIMIT))
    for (const child of children) child.seeAlso.push(section.entry)
  }
  return sections.map(({ entry }) => entry)
}

function sectionOf(game: Game, file: SectionFile, rules: readonly Placed[]): Draft {
  const { number = null, renumbered } = file
  const current = number ? [number] : []
  const below = allBelow({ current, later: renumbered ?? number ?? '' }, rules).map(({ entry }) => entry)
  const source = below.flatMap(rule => rule.source)
  const since = renumberedSince({ number, source }, game.editions)
  return {
    ...namesOf(game.id, sectionSlug(file), file),
    kind: 'section',
    number,
    renumbered: renumbered ? { number: renumbered, since } : null,
    clauses: below.flatMap(withHeading),
  }
}

/** The entries under the section without another section in between. */
function childrenOf(section: Placed, all: readonly Placed[]): Draft[] {
  const below = allBelow(section, all)
  const between = below.filter(({ entry }) => entry.kind === 'section')
  return below.filter(one => !between.some(other => isBelow(one, other))).map(({ entry }) => entry)
}

function allBelow(section: Numbers, all: readonly Placed[]): Placed[] {
  const key = ({ current, later }: Placed) => (section.current.length > 0 && current[0]) || later
  return all.filter(one => isBelow(one, section)).sort((a, b) => inOrder.compare(key(a), key(b)))
}

/** A rule without a number in the edition in use is placed by its number in later ones. */
function isBelow({ current, later }: Placed, section: Numbers): boolean {
  const [number] = section.current
  return number && current.length > 0
    ? current.some(own => own.startsWith(`${number}-`))
    : later.startsWith(`${section.later}-`)
}

// Builds the chapters of a rulebook: a section shows the rules under its number, in a numbering that both have.
import { commonFields, type EntryDraft, SEE_ALSO_LIMIT, withHeading } from './entry-drafts.ts'
import type { GlossaryGame } from './glossary.ts'
import { currentNumbers, inOrder } from './rule-numbers.ts'
import { type SectionFile, sectionSlug } from './schema.ts'

type Book = Pick<GlossaryGame, 'id' | 'editions'>

/** An entry with its numbers in the edition in use and in the oldest one, and the number that orders it. */
type Placed = {
  readonly entry: EntryDraft
  readonly current: readonly string[]
  readonly former: string
  readonly order: string
}

/** Builds the sections of a game. Each section refers to its rules, and they refer back. */
export function sectionsOf(
  book: Book,
  files: readonly SectionFile[],
  rules: readonly EntryDraft[],
): EntryDraft[] {
  const own = placed(
    book,
    rules.filter(rule => rule.game === book.id),
  )
  const sections = placed(
    book,
    files.map(file => sectionOf(book, file, own)),
  )
  for (const section of sections) {
    const children = childrenOf(section, [...sections, ...own])
    section.entry.seeAlso.push(...children.slice(0, SEE_ALSO_LIMIT))
    for (const child of children) child.seeAlso.push(section.entry)
  }
  return sections.map(({ entry }) => entry)
}

/** A rule that the edition in use lacks comes after the rule that stood before it in the oldest edition. */
function placed({ editions }: Book, entries: readonly EntryDraft[]): Placed[] {
  let order = ''
  return entries.map(entry => {
    const current = currentNumbers(entry, editions)
    order = current[0] ?? order
    return { entry, current, former: entry.formerly?.number ?? current[0] ?? '', order }
  })
}

function sectionOf({ id, editions }: Book, file: SectionFile, rules: readonly Placed[]): EntryDraft {
  const { number, formerly } = file
  const oldest = editions.at(-1)
  return {
    ...commonFields(id, sectionSlug(file), file),
    kind: 'section',
    number,
    formerly: oldest && formerly && formerly !== number ? { number: formerly, edition: oldest } : null,
    clauses: allBelow({ current: [number], former: formerly ?? '' }, rules).flatMap(({ entry }) =>
      withHeading(entry),
    ),
  }
}

/** The entries under the section without another section in between. */
function childrenOf(section: Placed, all: readonly Placed[]): EntryDraft[] {
  const below = allBelow(section, all)
  const between = below.filter(({ entry }) => entry.kind === 'section')
  return below.filter(one => !between.some(other => isBelow(one, other))).map(({ entry }) => entry)
}

type Numbers = Pick<Placed, 'current' | 'former'>

const allBelow = (section: Numbers, all: readonly Placed[]): Placed[] =>
  all.filter(one => isBelow(one, section)).sort((a, b) => inOrder().compare(a.order, b.order))

/** A rule without a number in the edition in use is placed by the one that it had in the oldest. */
function isBelow({ current, former }: Numbers, section: Numbers): boolean {
  const [number] = section.current
  return number && current.length > 0
    ? current.some(own => own.startsWith(`${number}-`))
    : former.startsWith(`${section.former}-`)
}

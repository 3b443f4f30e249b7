// Divides the kinds of effects among forms, where a select has not enough options for all of them: a form turns no page.
import type { KeyIn, Translate } from '../../../words/words.ts'
import { MOST_OPTIONS } from '../../message/components.ts'
import type { KindGroup, OfferedKind } from './effect-kinds.ts'

/** The groups of the kinds, each with the mark that custom ids hold and its words. */
const GROUPS: Readonly<Record<KindGroup, { readonly mark: string; readonly words: KeyIn<'forms'> }>> = {
  damage: { mark: 'd', words: 'forms:kinds.damage' },
  card: { mark: 'c', words: 'forms:kinds.card' },
  other: { mark: 'o', words: 'forms:kinds.other' },
  status: { mark: 's', words: 'forms:kinds.status' },
  keyword: { mark: 'k', words: 'forms:kinds.keyword' },
  scheme: { mark: 'p', words: 'forms:kinds.scheme' },
}

/** The groups that share a form where one form has no room for all. */
const SHARING: readonly (readonly KindGroup[])[] = [
  ['damage', 'card', 'other'],
  ['status', 'keyword'],
]

/** The kinds of one form. */
export type KindPart = {
  /** The mark of its first group, by which custom ids name it. */
  readonly mark: string
  readonly groups: readonly KindGroup[]
  readonly kinds: readonly OfferedKind[]
}

/**
 * All kinds that the edition has a rule for: in one part, if a select has room for all, else in the parts of SHARING, or
 * group by group where even these are too many. What schemes do has a part of its own.
 */
export function partsOf(kinds: readonly OfferedKind[]): readonly KindPart[] {
  const shown = kinds.filter(({ withoutRule }) => !withoutRule)
  const all = partWith(SHARING.flat(), shown)
  const parts = fits(all) ? [all] : SHARING.flatMap(groups => shared(groups, shown))
  return [...parts, partWith(['scheme'], shown)].filter(part => part.kinds.length > 0)
}

function shared(groups: readonly KindGroup[], shown: readonly OfferedKind[]): KindPart[] {
  const part = partWith(groups, shown)
  return fits(part) ? [part] : groups.map(group => partWith([group], shown))
}

const fits = (part: KindPart): boolean => part.kinds.length <= MOST_OPTIONS

function partWith(among: readonly KindGroup[], shown: readonly OfferedKind[]): KindPart {
  const kinds = shown.filter(({ group }) => among.includes(group))
  const groups = among.filter(one => kinds.some(({ group }) => group === one))
  return { mark: GROUPS[groups[0] ?? 'other'].mark, groups, kinds }
}

/**
 * The part of a form that is opened: the one with the chosen kind, else with the group of this mark, else the first.
 * @param mark undefined in the ids of boards on which one form had all the kinds
 */
export function partOf(
  kinds: readonly OfferedKind[],
  mark: string | undefined,
  chosen: string | undefined,
): KindPart | undefined {
  const parts = partsOf(kinds)
  return (
    parts.find(part => part.kinds.some(({ name }) => name === chosen)) ??
    parts.find(part => part.groups.some(group => GROUPS[group].mark === mark)) ??
    parts[0]
  )
}

/** The groups of a part in words: “status or keyword”. */
export const groupsText = ({ groups }: Pick<KindPart, 'groups'>, t: Translate): string =>
  groups.map(group => t(GROUPS[group].words)).join(t('forms:kinds.or'))

/** The label of the button that opens a further part: “Status or keyword…”. */
export function groupsLabel(part: Pick<KindPart, 'groups'>, t: Translate): string {
  const groups = groupsText(part, t)
  return t('attack:happens.also', { groups: groups.charAt(0).toUpperCase() + groups.slice(1) })
}

/** Separates the kind of a form from the mark of its part: happens*s. */
const SEPARATOR = '*'

/** The kind of a form with the part that it shows; the first part needs no mark. */
export const withMark = (kind: string, mark: string | undefined): string =>
  mark === undefined ? kind : kind + SEPARATOR + mark

export function unmarked(kind: string): { readonly kind: string; readonly part: string | undefined } {
  const [name = '', part] = kind.split(SEPARATOR)
  return { kind: name, part }
}

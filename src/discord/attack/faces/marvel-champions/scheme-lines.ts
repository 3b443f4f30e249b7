// How the schemes of a table stand: on /attack table a line for each, on a board one for all, and what a headline says of them.
import { otherCardsCounted } from '../../../../games/marvel-champions/rules/icons.ts'
import { stepThreat } from '../../../../games/marvel-champions/rules/schemes.ts'
import type { Icons } from '../../../../games/marvel-champions/vocabulary/characters.ts'
import type { SchemeInPlay } from '../../../../games/marvel-champions/vocabulary/table-facts.ts'
import type { Translate } from '../../../../words/words.ts'
import type { OwnMarvel } from './table.ts'

const schemesOf = ({ now }: OwnMarvel): readonly SchemeInPlay[] => now.table.schemes ?? []

/** “**The Break-In!** · 5 of 7 threat · 2 acceleration tokens”, if anything is known of it. */
export const schemeLines = (own: OwnMarvel): string[] =>
  schemesOf(own).flatMap(scheme => {
    const words = [...threatOf(scheme, own), ...iconsOf(scheme, own)]
    return isTold(scheme, words, own) ? [[`**${own.names.shown(scheme.id)}**`, ...words].join(' · ')] : []
  })

/** “5 of 7 threat”, “2 threat · crisis” */
export const schemeStateWords = (id: string, own: OwnMarvel): string[] =>
  schemesOf(own)
    .filter(scheme => scheme.id === id)
    .flatMap(scheme => [...threatOf(scheme, own), ...iconsOf(scheme, own)])

/** What is below the figures of a board: the schemes, then the other cards whose icons count; null: neither. */
export const schemesAndIcons = (own: OwnMarvel): string | null =>
  [schemesLine(own), iconsLine(own)].filter(line => line !== null).join(' · ') || null

/** So many schemes have room on a board. */
const MOST_ON_BOARD = 6

/** “**Schemes** · Main scheme 5 of 7 · Crowd Control 2 (crisis)”; null: nothing is known of any. */
function schemesLine(own: OwnMarvel): string | null {
  const { names, t } = own
  const told = schemesOf(own).flatMap(scheme => {
    const { threat, threshold, completed } = scheme
    const context = threshold === undefined ? 'unknown' : ''
    const counted =
      threat === undefined ? [] : [t('attack:table.threatShort', { threat, threshold, context })]
    const icons = [...(completed ? [t('attack:table.completed')] : []), ...iconsOf(scheme, own)]
    const words = [...counted, ...(icons.length > 0 ? [`(${icons.join(', ')})`] : [])]
    return isTold(scheme, words, own) ? [[names.shown(scheme.id), ...words].join(' ')] : []
  })
  if (told.length === 0) return null
  const more = told.length - MOST_ON_BOARD
  const shown = [`**${t('attack:table.schemes')}**`, ...told.slice(0, MOST_ON_BOARD)]
  return [...shown, ...(more > 0 ? [t('attack:more', { number: more })] : [])].join(' · ')
}

/** A main scheme that nobody has named and of which nothing is known is not worth a line. */
const isTold = ({ id }: SchemeInPlay, words: readonly string[], { scene }: OwnMarvel): boolean =>
  words.length > 0 || Object.hasOwn(scene.walkthrough.names, id)

function threatOf({ threat, threshold, completed }: SchemeInPlay, { t }: OwnMarvel): string[] {
  if (completed) return [t('attack:table.completed')]
  const context = threshold === undefined ? 'unknown' : ''
  return threat === undefined ? [] : [t('attack:table.threat', { threat, threshold, context })]
}

/** Its icons and tokens; what a main scheme itself gets in step 1 is printed on it. */
function iconsOf(scheme: SchemeInPlay, { t }: OwnMarvel): string[] {
  const { kind, acceleration = 0, tokens = 0, hazard = 0, amplify = 0, crisis = false } = scheme
  const icons = { acceleration: kind === 'main' ? 0 : acceleration, crisis: Number(crisis), hazard, amplify }
  return [
    ...iconWords(icons, t),
    ...(scheme.iconsVary ? [t('attack:table.iconsVary')] : []),
    ...(tokens > 0 ? [t('attack:table.tokens', { count: tokens })] : []),
  ]
}

/** “acceleration”, “hazard ×2” */
const iconWords = (icons: Icons, t: Translate): string[] =>
  (['acceleration', 'crisis', 'hazard', 'amplify'] as const).flatMap(name => {
    const { [name]: count = 0 } = icons
    const word = t(`card:icon.${name}`)
    return count === 0 ? [] : [count > 1 ? `${word} ×${count}` : word]
  })

/** “**Icons** · Venom (hazard) · Team Leader (crisis)”: the cards in play beside the schemes whose icons count; null: none. */
export function iconsLine({ now: { table }, names, t }: OwnMarvel): string | null {
  const { pieces, ...facts } = table
  const bearers = pieces.flatMap(piece => [piece, ...(piece.attached ?? [])])
  const others = otherCardsCounted({ facts, pieces })
  const all = [...bearers.map(({ id, icons = {} }) => ({ id, ...icons })), ...others]
  const told = all.flatMap(one => {
    const words = iconWords(one, t)
    return words.length > 0 ? [`${names.shown(one.id)} (${words.join(', ')})`] : []
  })
  return told.length > 0 ? [`**${t('attack:table.icons')}**`, ...told].join(' · ') : null
}

/** The main schemes that have advanced, or that step 1 of the next villain phase would complete. */
export function urgentSchemes({ now, names, t }: OwnMarvel): string[] {
  const { pieces, ...facts } = now.table
  return stepThreat({ facts, pieces }).flatMap(({ scheme, amount }) => {
    const { id, threat, threshold } = scheme ?? {}
    if (id === undefined || threat === undefined || threshold === undefined) return []
    if (threat + (amount ?? 0) < threshold) return []
    return [t('attack:standing.of', { name: names.shown(id), left: threat, most: threshold })]
  })
}

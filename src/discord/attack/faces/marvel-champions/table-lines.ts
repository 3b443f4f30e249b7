// How a table of Marvel Champions stands: its enemies, then each player with identity, allies and engaged minions.
import type { Translate } from '../../../../words/words.ts'
import { figureWords, stateWords } from './figures.ts'
import { iconsLine, schemeLines, urgentSchemes } from './scheme-lines.ts'
import type { CharacterNow, OwnMarvel } from './table.ts'

/** One line for each enemy that is engaged with nobody, and one or two for each player. */
export function marvelTableLines(own: OwnMarvel): string[] {
  const { table, now, names } = own
  const all = table.figures.filter(({ where }) => where === 'in play')
  const free = all.filter(({ player, engagedWith }) => player === null && engagedWith === null)
  return [
    ...free.map(one => [`**${names.shown(one.id)}**`, ...figureWords(one, own, [])].join(' · ')),
    ...schemeLines(own),
    ...[iconsLine(own) ?? []].flat(),
    ...now.table.players.flatMap(player => playerLines(player, all, own)),
  ]
}

/** The villains in play, by whom players call a table. */
export const marvelVillains = ({ table }: OwnMarvel): string[] =>
  table.figures.filter(({ kind, where }) => kind === 'villain' && where === 'in play').map(({ id }) => id)

/** The hit points of the villains, then of the identities, as far as they are known, and a main scheme that is nearly completed. */
export function marvelStanding(own: OwnMarvel): string[] {
  const { table, names, t } = own
  const all = table.figures.filter(({ where }) => where === 'in play')
  const ranked = [
    ...all.filter(({ kind }) => kind === 'villain'),
    ...all.filter(({ kind }) => isIdentity(kind)),
  ]
  const hitPoints = ranked.flatMap(({ id, remaining: left, most }) =>
    left === null || most === null ? [] : [t('attack:standing.of', { name: names.shown(id), left, most })],
  )
  return [...hitPoints, ...urgentSchemes(own)]
}

/** The identities in play, by their players. */
export const marvelIdentities = ({ table }: OwnMarvel): ReadonlyMap<string, string> =>
  new Map(
    table.figures.flatMap(({ id, kind, player, where }) =>
      isIdentity(kind) && where === 'in play' && player !== null ? [[player, id] as const] : [],
    ),
  )

const isIdentity = (kind: CharacterNow['kind']): boolean => kind === 'hero' || kind === 'alter-ego'

function playerLines(player: string, all: readonly CharacterNow[], own: OwnMarvel): string[] {
  const { names, t } = own
  const short = (one: CharacterNow): string =>
    [names.shown(one.id), ...stateWords({ ...one, engagedWith: null }, own)].join(', ')
  const characters = all.filter(one => one.player === player).map(short)
  const minions = all.filter(one => one.engagedWith === player).map(short)
  if (characters.length + minions.length === 0) return []
  return [
    [`**${names.shown(player)}**`, ...characters].join(' · '),
    ...(minions.length > 0 ? [t('attack:table.engaged', { minions: minions.join(' · ') })] : []),
  ]
}

/** Which phase of which round it is, and who is first, in sentences; none: nobody has said it. */
export function roundWords(
  { round, phase, players, eliminated = [] }: OwnMarvel['now']['table'],
  nameOf: (player: string) => string,
  t: Translate,
): readonly string[] {
  if (phase === undefined) return []
  const [first, second] = players.filter(player => !eliminated.includes(player))
  const when = round === undefined ? t(`attack:turn.${phase}`) : t(`attack:turn.${phase}InRound`, { round })
  const isSeveral = first !== undefined && second !== undefined
  return isSeveral ? [when, t('attack:turn.first', { player: nameOf(first) })] : [when]
}

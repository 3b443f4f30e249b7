// The characters of both attacks of Marvel Champions: each becomes a piece of the table, from its card and given values.
import type { CardKind } from '../../../cards/card.ts'
import type { Cards } from '../../../cards/cards.ts'
import { MARVEL_KINDS } from '../../../cards/marvel-champions/kinds.ts'
import type { MarvelCard } from '../../../cards/marvel-champions/schema.ts'
import { defaultEdition, type MarvelEditionId } from '../../../games/marvel-champions/editions.ts'
import type { CharacterGiven } from '../../../games/marvel-champions/vocabulary/characters.ts'
import type { TableFacts } from '../../../games/marvel-champions/vocabulary/table-facts.ts'
import type { Language } from '../../../language.ts'
import type { Person } from '../../seats.ts'
import { type Who, whoIs } from '../find-card.ts'
import type { GivesId } from '../piece-ids.ts'
import { tidy } from '../pieces.ts'
import { type Wrong, wrong } from '../problem.ts'
import { asSaid, type MarvelHere, pieceAt } from './at-table.ts'
import type { CharacterOptions, PlacedCharacter } from './character-options.ts'
import { bears, hitPointsOf, isToBeRead, keywordsOf, numbersOf, outOfMarvelRange } from './numbers.ts'

/** The options that both attacks have. */
export type MarvelOptions = {
  /** The language of the walkthrough; it decides the edition if none is given. */
  readonly language: Language
  readonly edition?: MarvelEditionId | undefined
  readonly enemy: CharacterOptions
  /** true: the enemy is a minion; needed only for a name that is no card. */
  readonly minion?: boolean | undefined
  /** The user who plays the hero's side, attacked or attacking; null: every user may act for it. */
  readonly player: Person | null
  /** The number of players, from 1 to 4. */
  readonly players?: number | undefined
  /** Whether the number of players is not asked for. */
  readonly isWhole?: boolean | undefined
  /** The table on which the attack is made; without one it makes its own. */
  readonly here?: MarvelHere | undefined
}

/** The place of a character at the table. */
export type Seated = {
  readonly id: GivesId
  /** The player of a friendly character, or the one that a minion is engaged with. */
  readonly player: string
  readonly kinds: readonly CardKind<MarvelCard>[]
  /** The kind of a character whose name is no card. */
  readonly unknown: CharacterGiven['kind']
  /** The number of players, if it is known. */
  readonly players?: number | undefined
  /** Whether the number of players is asked for, if hit points depend on it. */
  readonly asksPlayers?: boolean | undefined
  /** False if it attacks with an ability. */
  readonly basic?: boolean
  readonly here?: MarvelHere | undefined
}

/** Makes the piece of a character, or says what is wrong with the given values. */
export function placeCharacter(
  cards: Cards,
  given: CharacterOptions,
  seated: Seated,
): PlacedCharacter | Wrong {
  const { here, players } = seated
  const known = pieceAt(here, given.name)
  if (here && known) return asSaid(cards, known, given, { names: here.names, players })
  const who = whoIs(cards, given.name, seated.kinds)
  return 'problem' in who ? who : placedAs(who, given, seated)
}

/** The piece of somebody whose card is known, or a name without a card. */
export function placedAs(
  who: Who<MarvelCard>,
  given: CharacterOptions,
  seated: Seated,
): PlacedCharacter | Wrong {
  const { card, name } = who
  const { atk, def, sch, thw, hitPoints, damage, left, tough, retaliate, consequential } = given
  const bad = outOfMarvelRange(
    { atk, def, sch, thw, hitPoints, damage, left, tough, retaliate, consequential },
    name,
  )
  if (bad) return bad
  const health = healthOf(given, who, seated)
  if ('problem' in health) return health
  const kind = kindOf(who, seated.unknown)
  const piece = tidy<CharacterGiven>({
    id: seated.id(kind),
    kind,
    code: card?.code,
    stage: stageOf(card),
    ...belongsTo(kind, seated.player),
    ...numbersOf(given, card),
    ...health,
    ...statesOf(given),
    keywords: keywordsOf(given, card, seated.basic ?? true),
    toughness: tough === undefined && hasToughness(card) ? ('printed' as const) : undefined,
    cannotTakeDamage: card?.cannotTakeDamage,
    readCard: isToBeRead(card),
    icons: card?.icons,
  })
  return { piece, name, card }
}

const hasToughness = (card: MarvelCard | null): boolean =>
  card?.keywords?.some(({ keyword }) => keyword === 'toughness') ?? false

const STAGES: readonly (string | undefined)[] = ['I', 'II', 'III', 'IV']

/** The number of a villain's stage; a stage that is named by a letter has none. */
function stageOf(card: MarvelCard | null): number | undefined {
  const stage = card?.type === 'villain' ? STAGES.indexOf(card.stage) + 1 : 0
  return stage > 0 ? stage : undefined
}

/** What a table begins with, so that it remembers from then on who has activated and who is out. */
export const newTable = ({ players }: Pick<MarvelOptions, 'players'>): TableFacts => ({
  ...(players !== undefined && { started: players }),
  activated: [],
})

/** The kind of the piece that a card becomes. */
export const KIND_OF: Readonly<Partial<Record<MarvelCard['type'], CharacterGiven['kind']>>> = {
  hero: 'hero',
  'alter-ego': 'alter-ego',
  ally: 'ally',
  villain: 'villain',
  // A leader fights like a villain.
  leader: 'villain',
  minion: 'minion',
}

/** The kind of its card; if several cards have the name, the kind that all of them share. */
function kindOf({ like }: Who<MarvelCard>, unknown: CharacterGiven['kind']): CharacterGiven['kind'] {
  const kinds = new Set(like.map(({ type }) => KIND_OF[type]))
  const [kind] = kinds.size === 1 ? kinds : []
  return kind ?? unknown
}

function belongsTo(kind: CharacterGiven['kind'], player: string): Partial<CharacterGiven> {
  if (kind === 'villain') return {}
  return kind === 'minion' ? { engagedWith: player } : { player }
}

const statesOf = ({ exhausted, tough, stunned, confused }: CharacterOptions): Partial<CharacterGiven> => ({
  ready: exhausted ? false : undefined,
  tough,
  stunned: stunned ? 1 : undefined,
  confused: confused ? 1 : undefined,
})

/**
 * Hit points and damage. If only the hit points that are left are known, they count as the maximum. With as much damage, a card
 * that may keep its character from being defeated has done so: then only players know when it is.
 */
function healthOf(
  { hitPoints, damage, left }: CharacterOptions,
  { card, name }: Who<MarvelCard>,
  { players, asksPlayers = false }: Seated,
): Partial<CharacterGiven> | Wrong {
  const most = hitPoints ?? hitPointsOf(card, players)
  const each = asksPlayers && most === undefined && card?.hpPerPlayer ? hitPointsOf(card, 1) : undefined
  if (most !== undefined && (damage ?? 0) >= most && bears(card, 'defeat')) return { damage }
  if (left === undefined) return { hitPoints: most, hitPointsPerPlayer: each, damage }
  if (most === undefined) return { hitPoints: left }
  if (left > most) return wrong('outOfRange', { number: 'left', given: left, min: 1, max: most, whose: name })
  return { hitPoints: most, damage: most - left }
}

export const editionOf = ({
  edition,
  language,
}: Pick<MarvelOptions, 'edition' | 'language'>): MarvelEditionId => edition ?? defaultEdition(language)

/** The answers of both attacks that decide nothing. */
export const IDLE = {
  finishing: { damage: 'deal', tough: 'tough', finish: 'finish' },
  nothing: ['nobody'],
} as const

/** The attacking or attacked enemy. */
export const placeEnemy = (cards: Cards, options: MarvelOptions, id: GivesId, player = 'p1') =>
  placeCharacter(cards, options.enemy, {
    ...{ id, player, here: options.here },
    kinds: [MARVEL_KINDS.enemy],
    unknown: unknownEnemy(options),
    players: options.players,
    asksPlayers: !options.isWhole,
  })

/** The kind of an enemy that has no card: a villainous one is a minion, since only minions are villainous. */
const unknownEnemy = ({ minion, enemy }: MarvelOptions): 'minion' | 'villain' =>
  minion || enemy.keywords?.includes('villainous') ? 'minion' : 'villain'

/** Forbids that a character attacks itself. Two cards of one name are two characters; a name without a card is one. */
export function sameCharacter(enemy: PlacedCharacter, other: PlacedCharacter): Wrong | null {
  const same = enemy.name.en.toLowerCase() === other.name.en.toLowerCase()
  return same && !enemy.card && !other.card ? wrong('sameCharacter', { name: enemy.name }) : null
}

// Reads the characters of a Marvel Champions attack as they stand, for its board.

import type { ChangesSetUpRead } from '../../../../games/marvel-champions/changes/set-up.ts'
import type { EnemySetUpRead } from '../../../../games/marvel-champions/enemy-attack/set-up.ts'
import type { SchemeSetUpRead } from '../../../../games/marvel-champions/enemy-scheme/set-up.ts'
import type {
  ChangesOutcome,
  CharacterOutcome,
  EnemyOutcome,
  PlayerOutcome,
  SchemeOutcome,
  ThwartOutcome,
} from '../../../../games/marvel-champions/outcomes.ts'
import type { PlayerSetUpRead } from '../../../../games/marvel-champions/player-attack/set-up.ts'
import type { Marvel } from '../../../../games/marvel-champions/rules/state.ts'
import { playerTargets } from '../../../../games/marvel-champions/sides.ts'
import type { ThwartSetUpRead } from '../../../../games/marvel-champions/thwart/set-up.ts'
import type { Attached, CharacterGiven } from '../../../../games/marvel-champions/vocabulary/characters.ts'
import type { Opened, Own } from '../../face/board-face.ts'
import { remindersIn } from '../../face/shared-parts.ts'
import type { TableNow } from '../../face/table-now.ts'

/** A character. Unknown numbers are null. A character that left the table has no `kind`, `atk`, `def` and `most`. */
export type CharacterNow = Pick<
  CharacterOutcome,
  'where' | 'damage' | 'remaining' | 'tough' | 'stunned' | 'confused'
> & {
  readonly id: string
  readonly isReady: boolean
  readonly kind: CharacterGiven['kind'] | null
  readonly atk: number | null
  readonly def: number | null
  readonly sch: CharacterGiven['sch'] | null
  readonly thw: CharacterGiven['thw'] | null
  readonly most: number | null
  readonly retaliate: number
  /** The player who controls it. */
  readonly player: string | null
  /** The player with whom a minion is engaged. */
  readonly engagedWith: string | null
  readonly keywords: readonly string[]
  readonly attached: readonly Attached[]
}

export type CharactersNow = TableNow<CharacterNow> & {
  /** null: between attacks. */
  readonly attacker: string | null
  /** The current ATK of an enemy's attack; null in a player's attack or if the ATK is unknown. */
  readonly atk: number | null
  readonly boostCards: number
}

export type OwnEnemy = Own<Marvel, EnemySetUpRead, EnemyOutcome, CharactersNow>
export type OwnPlayer = Own<Marvel, PlayerSetUpRead, PlayerOutcome, CharactersNow>
export type OwnScheme = Own<Marvel, SchemeSetUpRead, SchemeOutcome, CharactersNow>
export type OwnThwart = Own<Marvel, ThwartSetUpRead, ThwartOutcome, CharactersNow>
type OwnChanges = Own<Marvel, ChangesSetUpRead, ChangesOutcome, CharactersNow>
/** The inputs of texts that both attacks share, and of those that what happens between them has too. */
export type OwnAttack = OwnEnemy | OwnPlayer
export type OwnMarvel = OwnAttack | OwnScheme | OwnThwart | OwnChanges

export function enemyTable({ setUp, now }: Opened<Marvel, EnemySetUpRead, EnemyOutcome>): CharactersNow {
  const { atk, target, defended, boostCardsLeft } = now.summary
  return {
    ...charactersIn(setUp, now),
    atk,
    targets: target ? [target.character] : [],
    defender: defended[0] ?? null,
    boostCards: boostCardsLeft,
  }
}

export function playerTable({
  play,
  setUp,
  now,
}: Opened<Marvel, PlayerSetUpRead, PlayerOutcome>): CharactersNow {
  return {
    ...charactersIn(setUp, now),
    atk: null,
    targets: playerTargets(now, play.events),
    defender: null,
    boostCards: 0,
  }
}

export function schemeTable({ setUp, now }: Opened<Marvel, SchemeSetUpRead, SchemeOutcome>): CharactersNow {
  const { boostCardsLeft: boostCards } = now.summary
  return { ...charactersIn(setUp, now), ...{ atk: null, targets: [], defender: null, boostCards } }
}

export const thwartTable = ({
  setUp,
  now,
}: Opened<Marvel, ThwartSetUpRead, ThwartOutcome>): CharactersNow => ({
  ...charactersIn(setUp, now),
  ...{ atk: null, targets: now.summary.schemes, defender: null, boostCards: 0 },
})

export const changesTable = ({
  setUp,
  now,
}: Opened<Marvel, ChangesSetUpRead, ChangesOutcome>): CharactersNow => ({
  ...charactersIn({ ...setUp, attacker: null }, now),
  ...{ atk: null, targets: [], defender: null, boostCards: 0 },
})

type SetUpOfBoard = Pick<EnemySetUpRead, 'abilities'> & { readonly attacker: string | null }

type AnyMarvelOutcome = EnemyOutcome | PlayerOutcome | SchemeOutcome | ThwartOutcome | ChangesOutcome

function charactersIn(
  { attacker, abilities }: SetUpOfBoard,
  { summary: { edition, characters }, table }: AnyMarvelOutcome,
) {
  const figures = characters.map(one =>
    character(
      one,
      table.pieces.find(({ id }) => id === one.piece),
    ),
  )
  return { edition, attacker, figures, abilities: remindersIn(table.abilities, abilities) }
}

function character(
  { piece: id, ready, ...now }: CharacterOutcome,
  piece: CharacterGiven | undefined,
): CharacterNow {
  return {
    ...now,
    id,
    isReady: ready,
    kind: piece?.kind ?? null,
    atk: piece?.atk ?? null,
    def: piece?.def ?? null,
    sch: piece?.sch ?? null,
    thw: piece?.thw ?? null,
    most: piece?.hitPoints ?? null,
    retaliate: piece?.retaliate ?? 0,
    player: piece?.player ?? null,
    engagedWith: piece?.engagedWith ?? null,
    attached: piece?.attached ?? [],
    keywords: piece?.keywords ?? [],
  }
}

// The roles in which a piece may join an attack of Marvel Champions: ally, other player, identity, enemy.
import type { Card, CardKind } from '../../../../../cards/card.ts'
import { cardValue } from '../../../../../cards/cards.ts'
import { MARVEL_KINDS } from '../../../../../cards/marvel-champions/kinds.ts'
import type { MarvelCard } from '../../../../../cards/marvel-champions/schema.ts'
import type { MarvelQuestions, PlayerDamage } from '../../../../../games/marvel-champions/questions.ts'
import type { CharacterGiven } from '../../../../../games/marvel-champions/vocabulary/characters.ts'
import type { Effect } from '../../../../../games/marvel-champions/vocabulary/effects.ts'
import { OTHER_CARD } from '../../../../../games/marvel-champions/vocabulary/icons.ts'
import { placeCharacter } from '../../../../../walkthroughs/set-up/marvel-champions/characters.ts'
import { frontOf, schemeOnCard } from '../../../../../walkthroughs/set-up/marvel-champions/scheme-card.ts'
import type { WantedCard } from '../../../face/result.ts'
import type { JoinedAt, OfferedRole, PieceNumber, Role } from '../../../face/table.ts'
import type { CharactersOfForms } from './table.ts'

const HIT_POINTS: PieceNumber = { name: 'hitPoints', asks: 'hit points', min: 1, max: 999 }
const DAMAGE: PieceNumber = { name: 'damage', asks: 'damage', min: 0, max: 998 }
const DEF: PieceNumber = { name: 'def', asks: 'DEF', min: 0, max: 99 }
const RETALIATE: PieceNumber = { name: 'retaliate', asks: 'retaliate', min: 0, max: 99 }

/** What an ability deals to a further target, if that has damage of its own. */
const DEALT: PieceNumber = { name: 'amount', asks: 'damage dealt', min: 0, max: 99 }

const THREAT: PieceNumber = { name: 'threat', asks: 'threatOn', min: 0, max: 999 }
const THRESHOLD: PieceNumber = { name: 'threshold', asks: 'targetThreat', min: 1, max: 999 }
const STEP_1: PieceNumber = { name: 'acceleration', asks: 'stepThreat', min: 0, max: 99 }
const ICONS: PieceNumber = { name: 'acceleration', asks: 'accelerationIcons', min: 0, max: 99 }
const HAZARD: PieceNumber = { name: 'hazard', asks: 'hazardIcons', min: 0, max: 99 }

const CRISIS: PieceNumber = { name: 'crisis', asks: 'crisisIcons', min: 0, max: 9 }
const AMPLIFY: PieceNumber = { name: 'amplify', asks: 'amplifyIcons', min: 0, max: 9 }

/** A scheme that comes into play, with what its card says. */
const scheme = (kind: CardKind<MarvelCard>): WantedCard => ({
  kinds: [kind],
  printed: (cards, card) => {
    const printed = card as Card & MarvelCard
    return schemeOnCard(printed, frontOf(cards, printed))
  },
})

type Kinds = readonly [CardKind<MarvelCard>, ...CardKind<MarvelCard>[]]

/**
 * `printed` reads a character off the card, without its id, its player and the player it is engaged with. Only a set-up
 * has reminders, so a card with abilities is to be read.
 */
const character = (as: 'ally' | 'hero' | 'enemy', kinds: Kinds): WantedCard => ({
  kinds,
  printed: (cards, card) => {
    const isEnemy = as === 'enemy'
    const unknown = isEnemy ? 'minion' : as
    // Hit points for each player are asked for once it takes damage.
    const seated = { id: () => as, player: 'p1', kinds, unknown, asksPlayers: isEnemy } as const
    const placed = placeCharacter(cards, { name: cardValue(card) }, seated)
    if ('problem' in placed) throw new Error(`the card ${card.code} cannot join: ${placed.problem.code}`)
    const { id: _id, player: _player, engagedWith: _engaged, ...printed } = placed.piece
    return placed.card?.triggers || placed.card?.bearsOn ? { ...printed, readCard: true } : printed
  },
})

const IDENTITY = {
  wanted: character('hero', [MARVEL_KINDS.hero, MARVEL_KINDS.alterEgo]),
  kinds: ['hero'],
  numbers: [DEF, HIT_POINTS, DAMAGE],
} as const

/** Marvel Champions is a game for at most four players. */
const MOST_PLAYERS = 4

/** The players at the table, then the others with a seat, then a new player if there are fewer than four. */
function everyone({ table, seats }: JoinedAt<CharactersOfForms>): string[] {
  const known = [...new Set([...table.players, ...seats])]
  return known.length < MOST_PLAYERS ? [...known, nextPlayer(known)] : known
}

function nextPlayer(known: readonly string[]): string {
  for (let number = known.length + 1; ; number++) if (!known.includes(`p${number}`)) return `p${number}`
}

const isIdentity = ({ kind }: CharacterGiven): boolean => kind === 'hero' || kind === 'alter-ego'

const withoutIdentity = (at: JoinedAt<CharactersOfForms>): string[] =>
  everyone(at).filter(id => !at.table.pieces.some(piece => piece.player === id && isIdentity(piece)))

/** The player in the name of the question: p1 in identity:p1. */
const asked = ({ question }: JoinedAt<CharactersOfForms>): string[] => [
  question.slice(question.indexOf(':') + 1),
]

export const MARVEL_ROLES: readonly Role<CharactersOfForms, keyof MarvelQuestions>[] = [
  {
    name: 'ally',
    questions: ['defend'],
    wanted: character('ally', [MARVEL_KINDS.ally]),
    kinds: ['ally'],
    title: 'forms:title.ally',
    numbers: [HIT_POINTS, DAMAGE],
    players: everyone,
  },
  {
    ...IDENTITY,
    name: 'player',
    questions: ['defend'],
    title: 'forms:title.otherPlayer',
    players: withoutIdentity,
  },
  {
    ...IDENTITY,
    name: 'identity',
    questions: ['identity'],
    title: 'forms:title.identity',
    players: asked,
    choice: 'hero',
  },
  {
    name: 'enemy',
    questions: ['target'],
    wanted: character('enemy', [MARVEL_KINDS.enemy]),
    kinds: ['minion', 'villain'],
    title: 'forms:title.enemy',
    numbers: [HIT_POINTS, DAMAGE, RETALIATE],
    players: null,
  },
  {
    name: 'villain',
    questions: ['villain'],
    wanted: character('enemy', [MARVEL_KINDS.villain]),
    kinds: ['villain'],
    title: 'forms:title.villain',
    numbers: [HIT_POINTS, DAMAGE],
    players: null,
    choice: 'villain',
  },
  {
    name: 'minion',
    questions: ['changes'],
    wanted: character('enemy', [MARVEL_KINDS.minion]),
    kinds: ['minion'],
    title: 'forms:title.minion',
    numbers: [HIT_POINTS, DAMAGE],
    players: everyone,
    playerIn: { field: 'engagedWith', label: 'forms:field.engages' },
    isReported: true,
  },
  {
    name: 'newAlly',
    questions: ['changes'],
    wanted: character('ally', [MARVEL_KINDS.ally]),
    kinds: ['ally'],
    title: 'forms:title.newAlly',
    numbers: [HIT_POINTS, DAMAGE],
    players: everyone,
    isReported: true,
  },
  {
    name: 'newVillain',
    questions: ['changes'],
    wanted: character('enemy', [MARVEL_KINDS.villain]),
    kinds: ['villain'],
    title: 'forms:title.newVillain',
    numbers: [HIT_POINTS, DAMAGE],
    players: null,
    isReported: true,
  },
  {
    name: 'sideScheme',
    questions: ['changes'],
    wanted: scheme(MARVEL_KINDS.sideScheme),
    kinds: ['side', 'player side'],
    title: 'forms:title.sideScheme',
    numbers: [THREAT, ICONS, HAZARD],
    players: null,
    isReported: true,
    within: true,
  },
  {
    name: 'mainScheme',
    questions: ['changes'],
    wanted: scheme(MARVEL_KINDS.mainScheme),
    kinds: ['main'],
    title: 'forms:title.mainScheme',
    numbers: [THREAT, THRESHOLD, STEP_1],
    players: null,
    isReported: true,
  },
  {
    name: 'otherCard',
    questions: ['changes'],
    wanted: {
      kinds: [MARVEL_KINDS.iconCard],
      printed: (_cards, card) => ({
        kind: OTHER_CARD,
        card: card.code,
        ...(card as Card & MarvelCard).icons,
      }),
    },
    kinds: [OTHER_CARD],
    title: 'forms:title.otherCard',
    numbers: [{ ...ICONS, max: 9 }, CRISIS, { ...HAZARD, max: 9 }, AMPLIFY],
    players: null,
    isReported: true,
    within: true,
  },
  {
    name: 'target',
    questions: ['damage'],
    wanted: character('enemy', [MARVEL_KINDS.enemy]),
    kinds: ['minion', 'villain'],
    title: 'forms:title.furtherTarget',
    numbers: [],
    players: null,
    now: furtherTarget,
  },
]

/** A basic attack deals its ATK to all at once; the targets of an ability may have damage and a sentence of their own. */
function furtherTarget({
  table,
  about,
}: JoinedAt<CharactersOfForms>): Pick<OfferedRole, 'numbers' | 'brings'> {
  const { damage = [], later = [] } = about as Partial<PlayerDamage>
  const attacked = [...damage.map(({ to }) => to), ...later]
  const isFree = ({ id, kind }: CharacterGiven) =>
    (kind === 'minion' || kind === 'villain') && !attacked.includes(id)
  return {
    numbers: table.isBasic ? [HIT_POINTS, DAMAGE, RETALIATE] : [HIT_POINTS],
    brings: {
      number: table.isBasic ? null : DEALT,
      mayComeLater: !table.isBasic,
      among: table.pieces.filter(isFree).map(({ id }) => id),
      effect: (piece, { amount, later }): Effect => ({
        kind: 'furtherTarget',
        to: { piece },
        ...(amount !== undefined && { amount }),
        ...(later && { later }),
      }),
    },
  }
}

// The roles in which a card may join a Unit attack with an answer: attacker, target, Blocker, Base.
import { cardValue, codeIn } from '../../../../../cards/cards.ts'
import { GUNDAM_KINDS } from '../../../../../cards/gundam/kinds.ts'
import type { GundamQuestions } from '../../../../../games/gundam/questions.ts'
import type { AbilityGiven } from '../../../../../games/gundam/vocabulary/effects.ts'
import { waitingFor, waitingOn } from '../../../../../walkthroughs/set-up/gundam/joining.ts'
import { pilotNamed } from '../../../../../walkthroughs/set-up/gundam/pairing.ts'
import { ATTACKER, OPPONENT, placeBase, placeUnit } from '../../../../../walkthroughs/set-up/gundam/units.ts'
import type { FoundCard, Printed, WantedCard } from '../../../face/result.ts'
import type { JoinedAt, OfferedRole, PieceNumber, Role } from '../../../face/table.ts'
import type { CardsOfForms } from './table.ts'

const AP: PieceNumber = { name: 'ap', asks: 'AP', min: 0, max: 99 }
const HP: PieceNumber = { name: 'hp', asks: 'HP', min: 1, max: 99 }
const COUNTERS: PieceNumber = { name: 'damage', asks: 'damage', min: 0, max: 98 }

type Side = 'attacker' | 'opponent'

/**
 * `printed` reads a piece off the card, without its id and its player, and what waits on it. On which side a Unit stands may
 * be unknown: then the board reminds of a card on which something waits.
 */
const card = (as: 'unit' | 'base', side: Side | null, pilot?: FoundCard): WantedCard => ({
  kinds: [GUNDAM_KINDS[as]],
  printed: (cards, found) => {
    const place = { id: as, player: side === 'attacker' ? ATTACKER : OPPONENT }
    const given = { name: cardValue(found), pilot: pilot?.value }
    const placed = as === 'base' ? placeBase(cards, given, place) : placeUnit(cards, given, place)
    if ('problem' in placed) return {}
    const { id: _id, player: _player, ...printed } = placed.piece
    if (side === null) return placed.card?.triggers ? { ...printed, readCard: true } : printed
    const waiting = waitingFor(cards, placed, side)
    return { ...printed, ...(waiting.length > 0 && { waiting }) }
  },
})

/** A Pilot on a Unit that no card describes. */
const pilotOn = (side: Side): WantedCard => ({
  kinds: [GUNDAM_KINDS.pilot],
  printed: (cards, found) => {
    const player = side === 'attacker' ? ATTACKER : OPPONENT
    const placed = placeUnit(cards, { name: 'Unit', pilot: cardValue(found) }, { id: 'unit', player })
    if ('problem' in placed) return {}
    const { id: _id, player: _player, ...printed } = placed.piece
    return { ...printed, waiting: waitingFor(cards, placed, side) }
  },
})

const waiting = (printed: Printed, id: string) =>
  waitingOn((printed.waiting ?? []) as AbilityGiven[], id).map(ability => ({ ability }))

const paired = (side: Side): NonNullable<OfferedRole['paired']> => ({
  wanted: pilotOn(side),
  label: 'forms:field.pilot',
  with: pilot => card('unit', side, pilot),
  named: ({ value }) => pilotNamed(codeIn(value) ?? value),
})

const active = ({ table }: JoinedAt<CardsOfForms>): string[] => [table.active]
const both = ({ table }: JoinedAt<CardsOfForms>): string[] => [table.active, table.standby]
const standby = ({ table }: JoinedAt<CardsOfForms>): string[] => [table.standby]

const unit = (side: Side) =>
  ({
    name: 'unit',
    wanted: card('unit', side),
    kinds: ['unit'],
    numbers: [AP, HP, COUNTERS],
    paired: paired(side),
    waiting,
  }) as const

export const GUNDAM_ROLES: readonly Role<CardsOfForms, keyof GundamQuestions>[] = [
  { ...unit('attacker'), questions: ['attacker'], title: 'forms:title.attacker', players: active },
  {
    ...unit('opponent'),
    questions: ['target'],
    title: 'forms:title.targetUnit',
    players: standby,
    is: { rested: true },
  },
  {
    name: 'unit',
    wanted: card('unit', null),
    kinds: ['unit'],
    numbers: [AP, HP, COUNTERS],
    questions: ['opponent'],
    title: 'forms:title.opponent',
    players: ({ table }) => [table.standby, table.active],
  },
  {
    name: 'unit',
    wanted: card('unit', null),
    kinds: ['unit'],
    numbers: [AP, HP, COUNTERS],
    questions: ['choose'],
    title: 'forms:title.chosen',
    players: ({ about }) => (Array.isArray(about.players) ? about.players.map(String) : []),
  },
  {
    ...unit('opponent'),
    name: 'blocker',
    questions: ['block'],
    title: 'forms:title.blocker',
    players: standby,
    withoutCard: { keywords: ['Blocker'] },
  },
  {
    name: 'base',
    questions: ['shieldArea'],
    wanted: card('base', 'opponent'),
    kinds: ['base'],
    title: 'forms:title.base',
    numbers: [HP, COUNTERS],
    players: standby,
    waiting,
    choice: 'base',
  },
  {
    ...unit('attacker'),
    name: 'newUnit',
    questions: ['changes'],
    title: 'forms:title.newUnit',
    // A form has five fields; who comes has no damage yet.
    numbers: [AP, HP],
    players: both,
    is: { deployedThisTurn: true },
    isReported: true,
  },
  {
    name: 'newBase',
    questions: ['changes'],
    wanted: card('base', 'opponent'),
    kinds: ['base'],
    title: 'forms:title.newBase',
    numbers: [HP, COUNTERS],
    players: both,
    waiting,
    isReported: true,
  },
]

// The roles in which a card may join a Unit attack with an answer: attacker, target, Blocker, Base.
import { cardValue } from '../../../../../cards/cards.ts'
import { GUNDAM_KINDS } from '../../../../../cards/gundam/kinds.ts'
import type { GundamQuestions } from '../../../../../games/gundam/questions.ts'
import { placeBase, placeUnit } from '../../../../../walkthroughs/set-up/gundam/units.ts'
import type { WantedCard } from '../../../forms/result.ts'
import type { JoinedAt, PieceNumber, Role } from '../../../forms/table.ts'
import type { CardsOfForms } from './table.ts'

const AP: PieceNumber = { name: 'ap', asks: 'AP', min: 0, max: 99 }
const HP: PieceNumber = { name: 'hp', asks: 'HP', min: 1, max: 99 }
const COUNTERS: PieceNumber = { name: 'damage', asks: 'damage', min: 0, max: 98 }

/**
 * `printed` reads a piece off the card, without its id and its player. Only a set-up has reminders, so a card with effects
 * that open is to be read.
 */
const card = (as: 'unit' | 'base'): WantedCard => ({
  name: as,
  kinds: [GUNDAM_KINDS[as]],
  printed: (cards, found) => {
    const place = as === 'base' ? placeBase : placeUnit
    const placed = place(cards, { name: cardValue(found) }, { id: as, player: 'p1' })
    if ('problem' in placed) throw new Error(`the card ${found.code} cannot join: ${placed.problem.code}`)
    const { id: _id, player: _player, ...printed } = placed.piece
    return placed.card?.triggers ? { ...printed, readCard: true } : printed
  },
})

const active = ({ table }: JoinedAt<CardsOfForms>): string[] => [table.active]
const standby = ({ table }: JoinedAt<CardsOfForms>): string[] => [table.standby]

const UNIT = { name: 'unit', wanted: card('unit'), kinds: ['unit'], numbers: [AP, HP, COUNTERS] } as const

export const GUNDAM_ROLES: readonly Role<CardsOfForms, keyof GundamQuestions>[] = [
  { ...UNIT, questions: ['attacker'], title: 'forms:title.attacker', players: active },
  {
    ...UNIT,
    questions: ['target'],
    title: 'forms:title.targetUnit',
    players: standby,
    is: { rested: true },
  },
  {
    ...UNIT,
    questions: ['opponent'],
    title: 'forms:title.opponent',
    players: ({ table }) => [table.standby, table.active],
  },
  {
    ...UNIT,
    name: 'blocker',
    questions: ['block'],
    title: 'forms:title.blocker',
    players: standby,
    withoutCard: { keywords: ['Blocker'] },
  },
  {
    name: 'base',
    questions: ['shieldArea'],
    wanted: card('base'),
    kinds: ['base'],
    title: 'forms:title.base',
    numbers: [HP, COUNTERS],
    players: standby,
    choice: 'base',
  },
]

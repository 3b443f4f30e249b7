// The kinds for effects of the GUNDAM CARD GAME on the attack: target, new cards, Shields and a revealed Shield.
import type { Effect } from '../../../../../games/gundam/effects/schemas.ts'
import type { KeyIn } from '../../../../../words/words.ts'
import { type Kind, one, plain, type Report, type Said } from '../../../forms/effect-kinds.ts'
import { PLAYER } from './players-and-shield-area.ts'
import type { Cards } from './table.ts'

type GundamKind = Kind<Effect, Cards>
type Place = Extract<Effect, { kind: 'movesCard' }>['to']

/** The revealed card moves to this place instead of the trash. */
function moved(to: Place, words: KeyIn<'forms'>): GundamKind {
  const makes = () => one<Effect>({ kind: 'movesCard', to })
  return { name: `to ${to}`, words, effect: 'movesCard', forms: ['special'], makes }
}

/** Deploys a new Unit or Base for the chosen player, or for the player of the chosen card. */
function deploys(kind: 'unit' | 'base', said: Said<Cards>): Report<Effect> {
  const { whom, table, newId } = said
  const player = table.pieces.find(piece => piece.id === whom)?.player ?? whom
  const id = newId(kind)
  const hp = plain(said)
  return { ...one<Effect>({ kind: 'deploy', piece: { id, kind, player, ...(hp > 0 && { hp }) } }), calls: id }
}

const target: GundamKind = {
  name: 'target',
  words: 'forms:gundam.target',
  effect: 'target',
  whom: 'needed',
  orWhom: PLAYER,
  forms: ['report', 'resolve'],
  makes: ({ whom, table }) =>
    one({ kind: 'target', to: whom === table.standby ? 'player' : { piece: whom } }),
}

const shields: GundamKind = {
  name: 'shields',
  words: 'forms:gundam.shields',
  effect: 'shields',
  number: { min: -20, max: 20 },
  makes: said => one({ kind: 'shields', change: plain(said) }),
}

export const ON_THE_BATTLE: readonly GundamKind[] = [
  target,
  {
    name: 'deploy unit',
    words: 'forms:gundam.deployUnit',
    effect: 'deploy',
    whom: 'needed',
    orWhom: PLAYER,
    text: 'name',
    makes: said => deploys('unit', said),
  },
  {
    name: 'deploy base',
    words: 'forms:gundam.deployBase',
    effect: 'deploy',
    whom: 'needed',
    orWhom: PLAYER,
    number: { min: 1, max: 99, or: ['none'] },
    text: 'name',
    makes: said => deploys('base', said),
  },
  shields,
]

export const REVEALED: readonly GundamKind[] = [
  moved('hand', 'forms:gundam.toHand'),
  moved('battle area', 'forms:gundam.toBattleArea'),
  moved('base section', 'forms:gundam.toBaseSection'),
  moved('resource area', 'forms:gundam.toResourceArea'),
  moved('deck', 'forms:gundam.toDeck'),
]

// The questions for unknown facts that are needed now. The rules never invent such a fact.
import type { Inquiry } from '../../../engine/flow.ts'
import { tell } from '../../../engine/table.ts'
import type { Choice } from '../../../engine/types.ts'
import type { MarvelClause } from '../clauses.ts'
import type { MarvelInquiries } from '../questions.ts'
import { MOST_COUNT } from '../vocabulary/characters.ts'
import { MOST_THREAT } from '../vocabulary/table-facts.ts'
import { RESERVED } from './abilities/abilities.ts'
import { countAsked, factAsked } from './asked-facts.ts'
import { boostInquiry } from './boost/boost-ability.ts'
import { type Character, characterFrom } from './characters.ts'
import { characterAsked, playerAsked, wayAsked } from './choices.ts'
import { wouldBeDefeated } from './damage/consequences.ts'
import { share } from './damage/indirect-damage.ts'
import { hasPrinted } from './damage/toughness.ts'
import { nextStage, stageRetaliate } from './next-stage.ts'
import { players } from './players.ts'
import { schemeAsked } from './scheme-of-choice.ts'
import { threatIs } from './schemes.ts'
import { characterOf, identityUnknown, type Marvel, type State } from './state.ts'
import { activeVillain, villain } from './villain.ts'

type Asks<I extends keyof MarvelInquiries> = Inquiry<Marvel, MarvelInquiries[I]>

const everyone = (state: State): Choice['by'] => ({ any: state.players })

/** Asks for the unknown identity of a player: hero or alter-ego; the identity may also join with the answer. */
const identity: Asks<'identity'> = {
  asks: (state, facts) => {
    const player = facts.player
    if (!identityUnknown(state, player)) return null
    const by = everyone(state)
    return {
      name: `identity:${player}`,
      hard: true,
      clause: facts.clause,
      window: null,
      joins: true,
      choices: [
        { name: 'hero', by },
        { name: 'alter-ego', by },
      ],
      about: { player },
    }
  },
  answered: (table, facts, given) => {
    const player = facts.player
    const kind = given.choice === 'hero' ? 'hero' : 'alter-ego'
    const names = new Set([...RESERVED, ...table.memory.state.pieces.map(one => one.id)])
    let id = player
    while (names.has(id)) id = `${id}*`
    table.memory.state.pieces.push(characterFrom({ id, kind, player }))
    tell(table, { type: 'joined', clause: facts.clause, piece: id, player, kind })
  },
}

/**
 * Asks about a character with toughness whether it still has its tough card. In attacks of older versions the card is gone
 * unless the players say otherwise.
 */
const tough: Asks<'tough'> = {
  asks: (state, { piece }) => {
    const by = everyone(state)
    const hard = characterOf(state, piece).mayBeTough === 'asked before the damage'
    return {
      name: `tough:${piece}`,
      hard,
      clause: 'MC-TOUGHNESS-02',
      window: null,
      choices: [{ name: 'tough', by }, hard ? { name: 'notTough', by } : { name: 'pass', by, passes: true }],
      about: { piece },
    }
  },
  answered: (table, facts, given) => {
    const piece = characterOf(table.memory.state, facts.piece)
    const isPrinted = piece.mayBeTough === 'asked before the damage'
    piece.mayBeTough = false
    if (given.choice !== 'tough') return
    if (isPrinted) hasPrinted(table, piece)
    else piece.tough = 1
  },
}

/** Asks about a character with unknown hit points: it stays in play unless the players say that it was defeated. */
const survives: Asks<'survives'> = {
  asks: (state, facts) => {
    const piece = characterOf(state, facts.piece)
    const by = everyone(state)
    return {
      name: facts.name,
      hard: false,
      clause: facts.clause,
      window: null,
      choices: [
        { name: 'defeated', by },
        { name: 'pass', by, passes: true },
      ],
      about: { piece: piece.id, damage: piece.damage },
    }
  },
  answered: (table, facts, given) => {
    if (given.choice === 'defeated') wouldBeDefeated(table, facts)
  },
}

/** The printed ATK, for the question about an ATK that an ability of the card changes. */
export const printedIn = ({ id, printedAtk }: Character): { piece: string; printed: number } | null =>
  printedAtk === null ? null : { piece: id, printed: printedAtk }

const ASKED = { atk: 'ATK', def: 'DEF', sch: 'SCH' } as const

/** Asks for an unknown number that an effect counts. */
const number: Asks<'number'> = {
  asks: (state, facts) => {
    const piece = characterOf(state, facts.piece)
    const name = facts.number
    const least = piece.damage + 1
    const asked =
      name === 'hitPoints'
        ? { asks: 'hit points', min: least, max: Math.max(least, 999) }
        : { asks: ASKED[name], min: 0, max: MOST_COUNT }
    const question = {
      hard: true,
      clause: facts.clause,
      window: null,
      choices: [{ name, by: everyone(state), number: asked }],
      about: { piece: piece.id },
    }
    if (name === 'atk')
      return { name: `atk:${piece.id}`, ...question, about: printedIn(piece) ?? question.about }
    if (name === 'def') return { name: `def:${piece.id}`, ...question }
    if (name === 'sch') return { name: `sch:${piece.id}`, ...question }
    return { name: `hitPoints:${piece.id}`, ...question }
  },
  answered: (table, facts, given) => {
    const piece = characterOf(table.memory.state, facts.piece)
    piece[facts.number] = given.number
  },
}

/** Asks how much threat is on a scheme, before some is removed. */
export const askThreatOn = (state: State, scheme: string, clause: MarvelClause) => ({
  name: `threatOn:${scheme}` as const,
  hard: true,
  clause,
  window: null,
  choices: [{ name: 'threatOn', by: everyone(state), number: { asks: 'threat', min: 0, max: MOST_THREAT } }],
  about: { scheme },
})

const threatOn: Asks<'threatOn'> = {
  asks: (state, { scheme, clause }) => askThreatOn(state, scheme, clause),
  answered: ({ memory: { state } }, { scheme }, { number }) => threatIs(state, scheme, number ?? 0),
}

export const INQUIRIES = {
  identity,
  nextStage,
  stageRetaliate,
  activeVillain,
  villain,
  tough,
  survives,
  players,
  number,
  share,
  threatOn,
  boostAbility: boostInquiry,
  fact: factAsked,
  count: countAsked,
  choose: characterAsked,
  choosePlayer: playerAsked,
  chooseScheme: schemeAsked,
  way: wayAsked,
}

// What the cards of the GUNDAM CARD GAME can do to a battle: one rule for each kind of effect.
import type { EffectRule, EffectTable } from '../../engine/flow.ts'
import { after, tell } from '../../engine/table.ts'
import type { Context, Problem } from '../../engine/types.ts'
import { RESERVED, reminderFrom } from './abilities.ts'
import type { Clause } from './clauses.ts'
import { destroy } from './consequences.ts'
import { counts, hurt, there, withAmount } from './damage.ts'
import { EFFECT_SCHEMAS, type Effect, type EffectOf, remindSchema } from './effect-schemas.ts'
import { MOST_COUNT, type Piece, remaining } from './pieces.ts'
import { type Ref, referred } from './references.ts'
import {
  apOf,
  type BattleEffect,
  clauseHere,
  type Gundam,
  type GundamTable,
  momentNow,
  type State,
} from './state.ts'

/** So many cards at one table are enough. */
export const MOST = 60
export const MOST_SHIELDS = 50

type Rule<K extends Effect['kind']> = EffectRule<Gundam, EffectOf<K>>

const problem = (code: string, clause: Clause | null = null): Problem<Gundam> => ({ code, clause })

function on(
  table: GundamTable,
  ref: Ref,
  context: Context,
  does: (piece: Piece, state: State) => void,
): void {
  const piece = referred(table.memory.state, ref, context)
  if (piece) does(piece, table.memory.state)
}

const damage: Rule<'damage'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.damage,
  illegal: (state, effect, context) => counts(state, effect.to, effect.amount, context),
  applies: (table, effect, context) =>
    on(table, effect.to, context, (piece, state) =>
      withAmount(table, effect, context, dealt => {
        const amount = hurt(table, piece, dealt, 'effect')
        if (amount > 0) after(table, momentNow(state, 'takesEffectDamage', [piece.id]))
      }),
    ),
}

const recover: Rule<'recover'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.recover,
  illegal: (state, effect, context) => counts(state, effect.to, effect.amount, context),
  applies: (table, effect, context) =>
    on(table, effect.to, context, (piece, state) =>
      withAmount(table, effect, context, most => {
        const amount = Math.min(piece.damage, most)
        piece.damage -= amount
        const clause = clauseHere(state)
        tell(table, { type: 'recovered', clause, card: piece.id, amount, remaining: remaining(piece) })
      }),
    ),
}

const prevent: Rule<'prevent'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.prevent,
  illegal: (state, effect, context) => counts(state, effect.to, effect.amount, context),
  applies: (table, effect, context) =>
    on(table, effect.to, context, (piece, state) =>
      withAmount(table, effect, context, left => {
        state.preventions.push({ piece: piece.id, left })
        tell(table, { type: 'prevention_ready', clause: clauseHere(state), card: piece.id, amount: left })
      }),
    ),
}

/** "During this battle" starts when it is resolved and ends in the battle end step (AMB-58). */
function lasts(table: GundamTable, effect: BattleEffect): void {
  const { state } = table.memory
  state.battle.effects.push(effect)
  tell(table, { type: 'battle_effect_gained', clause: 'GCG-7-3-4', ...effect })
}

const ap: Rule<'ap'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.ap,
  illegal: (state, effect, context) => there(state, effect.who, context),
  applies: (table, effect, context) =>
    on(table, effect.who, context, (piece, state) => {
      if (!effect.beyondBattle) lasts(table, { piece: piece.id, ap: effect.amount })
      else {
        // An AP that nobody gave is read off the table when it is needed, with this change in it.
        if (piece.ap !== null) piece.ap = Math.min(MOST_COUNT, Math.max(0, piece.ap + effect.amount))
        tell(table, { type: 'ap_changed', clause: clauseHere(state), card: piece.id, ap: apOf(state, piece) })
      }
    }),
}

const keyword: Rule<'keyword'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.keyword,
  illegal: (state, effect, context) => there(state, effect.who, context),
  applies: (table, effect, context) =>
    on(table, effect.who, context, piece => {
      const { keyword: gained, loses, amount } = effect
      const n = (amount ?? 1) * (loses ? -1 : 1)
      if (gained === 'Breach') lasts(table, { piece: piece.id, breach: n })
      else lasts(table, { piece: piece.id, keyword: gained, loses: loses ?? false })
    }),
}

const rest: Rule<'rest'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.rest,
  illegal: (state, effect, context) => there(state, effect.who, context),
  applies: (table, effect, context) =>
    on(table, effect.who, context, (piece, state) => {
      piece.rested = true
      tell(table, { type: 'unit_rested', clause: clauseHere(state), unit: piece.id })
    }),
}

const setActive: Rule<'setActive'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.setActive,
  illegal: (state, effect, context) => there(state, effect.who, context),
  applies: (table, effect, context) =>
    on(table, effect.who, context, (piece, state) => {
      piece.rested = false
      tell(table, { type: 'unit_set_active', clause: clauseHere(state), unit: piece.id })
    }),
}

const leaves: Rule<'leaves'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.leaves,
  illegal: (state, effect, context) => there(state, effect.who, context),
  applies: (table, effect, context) =>
    on(table, effect.who, context, (piece, state) => {
      if (effect.how === 'destroyed') return destroy(table, [piece])
      piece.where = effect.how
      return tell(table, { type: 'card_left', clause: clauseHere(state), card: piece.id, how: effect.how })
    }),
}

const target: Rule<'target'> = {
  windows: ['attack', 'block', 'action'],
  schema: EFFECT_SCHEMAS.target,
  illegal: (state, effect, context) => {
    if (state.battle.step === 'damage' || state.battle.step === 'battle end')
      return problem('tooLate', 'GCG-7-6-1')
    if (effect.to === 'player') return null
    const missing = there(state, effect.to, context)
    const piece = missing ? null : referred(state, effect.to, context)
    const wrong = piece && (piece.kind !== 'unit' || piece.player !== state.standby)
    return missing ?? (wrong ? problem('notAnEnemyUnit', 'GCG-7-1c') : null)
  },
  applies: (table, effect, context) => {
    const { battle } = table.memory.state
    const piece = effect.to === 'player' ? null : referred(table.memory.state, effect.to, context)
    battle.target = piece ? { unit: piece.id } : 'player'
    tell(table, {
      type: 'target_changed',
      clause: 'GCG-7-3-5-2b',
      to: piece?.id ?? table.memory.state.standby,
    })
  },
}

const shields: Rule<'shields'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.shields,
  applies: (table, effect) => {
    const { state } = table.memory
    // Nobody has counted them yet: whoever does will count what is there then.
    if (state.shields !== null)
      state.shields = Math.min(MOST_SHIELDS, Math.max(0, state.shields + effect.change))
    tell(table, { type: 'shields_changed', clause: clauseHere(state), shields: state.shields })
  },
}

const movesCard: Rule<'movesCard'> = {
  windows: [],
  schema: EFFECT_SCHEMAS.movesCard,
  illegal: state => (state.battle.revealing > 0 ? null : problem('noCardRevealed', 'GCG-7-6-2-4-1b')),
  applies: (table, effect) => {
    table.memory.state.battle.burstCardMoved = true
    tell(table, { type: 'card_moved', clause: 'GCG-7-6-2-4-1c', to: effect.to })
  },
}

const known: Rule<'known'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.known,
  illegal: (state, effect, context) => {
    const missing = there(state, effect.who, context)
    const piece = missing ? null : referred(state, effect.who, context)
    const hp = effect.hp ?? piece?.hp ?? null
    const counters = effect.damage ?? piece?.damage ?? 0
    return missing ?? (hp !== null && counters >= hp ? problem('alreadyDestroyed') : null)
  },
  applies: (table, effect, context) =>
    on(table, effect.who, context, (piece, state) => {
      piece.ap = effect.ap ?? piece.ap
      piece.hp = effect.hp ?? piece.hp
      piece.damage = effect.damage ?? piece.damage
      tell(table, { type: 'corrected', clause: clauseHere(state), card: piece.id })
    }),
}

const note: Rule<'note'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.note,
  applies: (table, effect) => {
    table.memory.state.notes.push(effect.text)
    tell(table, { type: 'noted', clause: clauseHere(table.memory.state), text: effect.text })
  },
}

const remind: Rule<'remind'> = {
  windows: 'every',
  schema: remindSchema,
  illegal: (state, { ability }) => {
    if (state.abilities.length >= MOST) return problem('tooMany')
    if (ability.owner !== state.active && ability.owner !== state.standby) return problem('noSuchPlayer')
    if (RESERVED.includes(ability.id)) return problem('nameReserved')
    return state.abilities.some(one => one.id === ability.id) ? problem('nameTaken') : null
  },
  applies: (table, effect) => {
    table.memory.state.abilities.push(reminderFrom(effect.ability))
    tell(table, { type: 'reminded', clause: clauseHere(table.memory.state), ability: effect.ability.id })
  },
}

export const EFFECTS: EffectTable<Gundam> = {
  damage,
  recover,
  prevent,
  ap,
  keyword,
  rest,
  setActive,
  leaves,
  target,
  shields,
  movesCard,
  known,
  note,
  remind,
}

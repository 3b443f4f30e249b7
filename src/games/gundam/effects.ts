// The whole vocabulary of effects in the GUNDAM CARD GAME, with those on the battle, the Shields and reminders.
import type { EffectTable } from '../../engine/flow.ts'
import { tell } from '../../engine/table.ts'
import { reminderFrom } from './abilities.ts'
import { MOST, on, problem, type Rule, there } from './effect-rules.ts'
import { EFFECT_SCHEMAS, remindSchema } from './effect-schemas.ts'
import { damage, known, leaves, prevent, recover, rest, setActive } from './effects-on-cards.ts'
import { changeHp } from './pieces.ts'
import { referred } from './references.ts'
import { apOf, type BattleEffect, clauseHere, type Gundam, type GundamTable } from './state.ts'

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
      else if (piece.ap !== null) {
        piece.ap = Math.max(0, piece.ap + effect.amount)
        tell(table, { type: 'ap_changed', clause: clauseHere(state), card: piece.id, ap: apOf(state, piece) })
      }
    }),
}

const hp: Rule<'hp'> = {
  windows: 'every',
  schema: EFFECT_SCHEMAS.hp,
  illegal: (state, effect, context) => there(state, effect.who, context),
  applies: (table, effect, context) =>
    on(table, effect.who, context, piece => {
      changeHp(piece, effect.amount)
      if (!effect.beyondBattle) lasts(table, { piece: piece.id, hp: effect.amount })
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
    state.shields = Math.max(0, (state.shields ?? 0) + effect.change)
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
  hp,
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

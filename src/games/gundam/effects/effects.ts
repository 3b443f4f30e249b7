// All effects of the GUNDAM CARD GAME; defines those on the target, Shields, new cards, notes and reminders.
import type { EffectTable } from '../../../engine/flow.ts'
import { stateOf, tell } from '../../../engine/table.ts'
import { reminderFrom, reminderProblem } from '../rules/abilities/reminders.ts'
import { deployed, deployProblem, freeName } from '../rules/deploying.ts'
import { referred } from '../rules/find-referred.ts'
import { setShields, shieldsOf } from '../rules/sides-of-table.ts'
import { clauseHere, type Gundam, type State } from '../rules/state.ts'
import { remindSchema } from '../vocabulary/effects.ts'
import { MOST_CARDS, type PieceGiven } from '../vocabulary/pieces.ts'
import { EFFECT_SCHEMAS } from '../vocabulary/single-effects.ts'
import { MOST_SHIELDS } from '../vocabulary/table-facts.ts'
import { battle } from './battle.ts'
import { activatesPart, asksBurst, choosesUnit, deploySelf, furtherText, movesCard } from './burst.ts'
import { draw, elsewhere, exResource, fromTrash } from './hand.ts'
import { andThen, ifYouDo } from './if-you-do.ts'
import { ap, hp, keepOff, keyword, redirect, reduce, rule } from './lasting.ts'
import { damage, destroyFirst, known, leaves, prevent, recover, rest, setActive } from './on-cards.ts'
import { pair, unpair } from './pilots.ts'
import { problem, type Rule, there } from './rules.ts'

const target: Rule<'target'> = {
  windows: ['attack', 'block', 'blocked', 'action'],
  schema: EFFECT_SCHEMAS.target,
  illegal: (state, effect, context) => {
    if (state.battle.step === null) return problem('noBattleNow')
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
    battle.target = piece?.id ?? 'player'
    tell(table, {
      type: 'target_changed',
      clause: 'GCG-7-3-5-2b',
      ...(battle.step === 'attack' &&
        table.memory.state.edition.conditionsSee === 'the target now' && { ruling: 'GCG19-OP-01' }),
      to: piece?.id ?? table.memory.state.standby,
    })
  },
}

const deploy: Rule<'deploy'> = {
  schema: EFFECT_SCHEMAS.deploy,
  illegal: (state, { piece }) => deployProblem(state, named(state, piece)),
  applies: (table, { piece }) => deployed(table, named(stateOf(table), piece)),
}

/** A token is called as its card, and the next one of them has the next name. */
const named = (state: State, piece: PieceGiven): PieceGiven =>
  piece.token ? { ...piece, id: freeName(state, piece.id) } : piece

/** Adds or takes Shields without damage; an unknown number of Shields stays unknown. */
const shields: Rule<'shields'> = {
  schema: EFFECT_SCHEMAS.shields,
  illegal: (state, { change, player = state.standby }) =>
    noSuchPlayer(state, player) ??
    ((shieldsOf(state, player) ?? 0) + change > MOST_SHIELDS ? problem('tooMany') : null),
  applies: (table, { change, player: whose }) => {
    const { state } = table.memory
    const player = whose ?? state.standby
    const before = shieldsOf(state, player)
    const shields = before === null ? null : Math.max(0, before + change)
    if (shields !== null) setShields(state, player, shields)
    const clause = clauseHere(state)
    if (whose === undefined || shields === null)
      tell(table, { type: 'shields_changed', clause, change, shields })
    else tell(table, { type: 'shields_counted', clause, player, shields })
  },
}

/** What players have counted, where the table has another number or none. */
const shieldCount: Rule<'shieldCount'> = {
  schema: EFFECT_SCHEMAS.shieldCount,
  illegal: (state, { player }) => noSuchPlayer(state, player),
  applies: (table, { player, shields: counted }) => {
    const { state } = table.memory
    setShields(state, player, counted)
    tell(table, { type: 'shields_counted', clause: clauseHere(state), player, shields: counted })
  },
}

const noSuchPlayer = ({ active, standby }: State, player: string) =>
  player === active || player === standby ? null : problem('noSuchPlayer')

const note: Rule<'note'> = {
  schema: EFFECT_SCHEMAS.note,
  applies: (table, effect) => {
    table.memory.state.notes.push(effect.text)
    tell(table, { type: 'noted', clause: clauseHere(table.memory.state), text: effect.text })
  },
}

const remind: Rule<'remind'> = {
  schema: remindSchema,
  illegal: (state, { ability }) =>
    state.abilities.length >= MOST_CARDS ? problem('tooMany') : reminderProblem(state, ability),
  applies: (table, effect) => {
    const { state } = table.memory
    state.abilities.push(reminderFrom(state, effect.ability))
    tell(table, { type: 'reminded', clause: clauseHere(state), ability: effect.ability.id })
  },
}

export const GUNDAM_EFFECTS: EffectTable<Gundam> = {
  damage,
  recover,
  prevent,
  reduce,
  redirect,
  keepOff,
  ap,
  hp,
  keyword,
  rule,
  rest: { ...rest, corrects: true },
  setActive: { ...setActive, corrects: true },
  leaves: { ...leaves, corrects: true },
  destroyFirst,
  pair: { ...pair, corrects: true },
  unpair: { ...unpair, corrects: true },
  target,
  deploy: { ...deploy, corrects: true },
  battle,
  shields,
  shieldCount: { ...shieldCount, corrects: true },
  movesCard,
  known: { ...known, corrects: true },
  furtherText,
  asksBurst,
  deploySelf,
  activates: activatesPart,
  draw,
  exResource,
  fromTrash,
  elsewhere,
  choose: choosesUnit,
  note,
  ifYouDo,
  andThen,
  remind,
}

// What a form can put right of a character beside its numbers: its states and form, its stage, and with whom it is engaged.
import type { CharacterGiven } from '../../../../../games/marvel-champions/vocabulary/characters.ts'
import type { Effect } from '../../../../../games/marvel-champions/vocabulary/effects.ts'
import type { KeyIn } from '../../../../../words/words.ts'
import type { CorrectedStatus } from '../../../face/table.ts'
import { type CharactersOfForms, isExhausted } from './table.ts'

type Corrected = CorrectedStatus<Effect, CharacterGiven>

function turned(name: 'ready' | 'exhausted', kind: 'ready' | 'exhaust'): Corrected {
  const isSo = (piece: CharacterGiven) => isExhausted(piece) === (kind === 'exhaust')
  const effect = (piece: CharacterGiven) => (isSo(piece) ? null : { kind, who: { piece: piece.id } })
  return { name, words: `forms:status.${name}`, effect }
}

/** The two states of a status card: that a character has it, and that it has not. */
function status(name: 'tough' | 'stunned' | 'confused', without: KeyIn<'forms'>): Corrected[] {
  const has = (piece: CharacterGiven) => (piece[name] ?? 0) > 0
  const on = ({ id }: CharacterGiven) => ({ kind: 'status', to: { piece: id }, status: name }) as const
  return [
    { name, words: `forms:status.${name}`, effect: piece => (has(piece) ? null : on(piece)) },
    {
      name: `no ${name}`,
      words: without,
      effect: piece => (has(piece) ? { ...on(piece), remove: true } : null),
    },
  ]
}

/** An identity is in one form; another character has none. */
const inForm = (to: 'hero' | 'alter-ego'): Corrected => ({
  name: to,
  words: to === 'hero' ? 'forms:status.heroForm' : 'forms:status.alterEgoForm',
  effect: ({ id, kind }) => (kind === to ? null : { kind: 'form', who: { piece: id }, to }),
})

const GONE: Corrected = {
  name: 'gone',
  words: 'forms:status.gone',
  effect: ({ id }) => ({ kind: 'leaves', who: { piece: id }, how: 'removed' }),
}

const engagedWith = (player: string): Corrected => ({
  // The id of a player, which a button keeps by its key.
  name: player,
  words: 'forms:status.engagedWith',
  of: player,
  effect: ({ id, engagedWith: now }) =>
    now === player ? null : { kind: 'known', who: { piece: id }, engagedWith: player },
})

const STAGES = [1, 2, 3] as const

const inStage = (stage: (typeof STAGES)[number]): Corrected => ({
  name: `stage ${stage}`,
  words: `forms:status.stage${stage}`,
  effect: ({ id, stage: now }) => (now === stage ? null : { kind: 'known', who: { piece: id }, stage }),
})

const ACTIVE: Corrected = {
  name: 'active',
  words: 'forms:status.activeCounter',
  effect: ({ id, active }) => (active ? null : { kind: 'known', who: { piece: id }, active: true }),
}

/** All that some character on this table can have. */
export function characterStatuses({ pieces, players }: CharactersOfForms): Corrected[] {
  const count = (...kinds: readonly CharacterGiven['kind'][]) =>
    pieces.filter(({ kind }) => kinds.includes(kind)).length
  return [
    turned('ready', 'ready'),
    turned('exhausted', 'exhaust'),
    ...status('tough', 'forms:status.noTough'),
    ...status('stunned', 'forms:status.noStunned'),
    ...status('confused', 'forms:status.noConfused'),
    ...(count('hero', 'alter-ego') > 0 ? [inForm('hero'), inForm('alter-ego')] : []),
    ...(count('minion') > 0 ? players.map(engagedWith) : []),
    ...(count('villain') > 0 ? STAGES.map(inStage) : []),
    ...(count('villain') > 1 ? [ACTIVE] : []),
    GONE,
  ]
}

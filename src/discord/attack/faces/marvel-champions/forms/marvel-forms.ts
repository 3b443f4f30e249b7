// The forms that both attacks of Marvel Champions share: their words, and what can be corrected of a character.
import { isAbout } from '../../../../../engine/types.ts'
import type { PlayerOutcome } from '../../../../../games/marvel-champions/outcomes.ts'
import type { Marvel } from '../../../../../games/marvel-champions/rules/state.ts'
import type { CharacterGiven } from '../../../../../games/marvel-champions/vocabulary/characters.ts'
import type { Effect } from '../../../../../games/marvel-champions/vocabulary/effects.ts'
import type { KeyIn } from '../../../../../words/words.ts'
import type { Forms } from '../../../face/forms-face.ts'
import type { CorrectedStatus } from '../../../face/table.ts'
import { MARVEL_ROLES } from './roles.ts'
import { type CharactersOfForms, groupsAt, isExhausted } from './table.ts'

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

export const MARVEL_FORMS: Omit<
  Forms<Marvel, PlayerOutcome, CharactersOfForms>,
  'table' | 'kinds' | 'special'
> = {
  cards: {
    hero: 'forms:kind.hero',
    'alter-ego': 'forms:kind.alterEgo',
    ally: 'forms:kind.ally',
    villain: 'forms:kind.villain',
    minion: 'forms:kind.minion',
  },
  numbers: {
    atk: 'ATK',
    def: 'DEF',
    hitPoints: 'hit points',
    damage: 'damage',
    retaliate: 'retaliate',
    consequential: 'consequential damage',
    stageRetaliate: 'retaliate',
  },
  effects: {
    damage: 'forms:marvel.damage',
    heal: 'forms:marvel.heal',
    prevent: 'forms:marvel.prevent',
    atk: 'forms:marvel.atk',
    def: 'forms:marvel.def',
    increase: 'forms:marvel.increase',
    indirect: 'forms:marvel.indirect',
    status: 'forms:effect.status',
    exhaust: 'forms:marvel.exhaust',
    ready: 'forms:marvel.ready',
    leaves: 'forms:effect.leaves',
    endAttack: 'forms:marvel.endAttack',
    peril: 'forms:marvel.peril',
    form: 'forms:marvel.form',
    noBoostCard: 'forms:marvel.noBoostCard',
    replaceAttack: 'forms:marvel.replaceAttack',
    andThen: 'forms:effect.andThen',
    target: 'forms:marvel.target',
    furtherTarget: 'forms:marvel.furtherTarget',
    defender: 'forms:marvel.defender',
    boostCard: 'forms:marvel.boostCard',
    boostIcons: 'forms:marvel.boostIcons',
    cancelBoost: 'forms:effect.cancelBoost',
    threat: 'forms:marvel.threat',
    keyword: 'forms:effect.keyword',
    known: 'forms:effect.known',
    note: 'forms:note',
    remind: 'forms:effect.remind',
  },
  moments: {
    initiation: 'forms:moment.initiation',
    defend: 'forms:moment.defend',
    boost: 'forms:moment.boost',
    flipped: 'forms:moment.flipped',
    damage: 'forms:moment.damage',
    damageDealt: 'forms:moment.damageDealt',
    finish: 'forms:moment.finish',
    changes: 'forms:moment.changes',
  },
  numberOf: window => (isAbout(window, 'boost') ? window.about.number : null),
  turnOf: () => null,
  whoseNumber: ({ about }) => (about && 'piece' in about ? about.piece : null),
  beside: groupsAt,
  corrections: {
    // ATK and DEF share one of a form's five fields.
    numbers: [
      [{ name: 'damage', asks: 'damage', min: 0, max: 9999, now: ({ damage = 0 }) => damage }],
      [{ name: 'hitPoints', asks: 'hit points', min: 1, max: 999, now: ({ hitPoints = null }) => hitPoints }],
      [
        { name: 'atk', asks: 'ATK', min: 0, max: 99, now: ({ atk = null }) => atk },
        { name: 'def', asks: 'DEF', min: 0, max: 99, now: ({ def = null }) => def },
      ],
    ],
    statuses: [
      turned('ready', 'ready'),
      turned('exhausted', 'exhaust'),
      ...status('tough', 'forms:status.noTough'),
      ...status('stunned', 'forms:status.noStunned'),
      ...status('confused', 'forms:status.noConfused'),
    ],
    known: (piece, numbers) => ({ kind: 'known', who: { piece }, ...numbers }),
  },
  roles: MARVEL_ROLES,
  kept: {
    correct: ['damage', 'hitPoints', 'atk/def', null, null],
    join: ['def', 'hitPoints', 'damage', 'retaliate', null, null],
  },
}

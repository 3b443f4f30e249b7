// The forms of a Unit attack: their words, their turns, and the numbers and states of a card that can be corrected.
import type { Open } from '../../../../../engine/types.ts'
import type { UnitOutcome } from '../../../../../games/gundam/outcomes.ts'
import type { Gundam } from '../../../../../games/gundam/rules/state.ts'
import { type Effect, ifYouDoSchema, thenSchema } from '../../../../../games/gundam/vocabulary/effects.ts'
import type { PieceGiven } from '../../../../../games/gundam/vocabulary/pieces.ts'
import type { Forms } from '../../../face/forms-face.ts'
import type { Turn } from '../../../face/moments.ts'
import { byStatus, type CorrectedStatus } from '../../../face/table.ts'
import type { PartLink } from '../../../face/two-parts.ts'
import { BURST } from './burst-form.ts'
import { KINDS } from './kinds.ts'
import { GUNDAM_ROLES } from './roles.ts'
import { beside, type CardsOfForms, cardsNow, isRested } from './table.ts'

/** In the action step a card takes the turn of the player who may pass; a triggered effect takes no turn. */
function turnOf({ window, choices }: Open<Gundam>): Turn | null {
  const by = window === 'action' ? choices.find(({ name }) => name === 'pass')?.by : undefined
  const player = by && 'any' in by ? by.any[0] : undefined
  const without = { label: 'triggered', words: 'forms:moment.triggered' } as const
  return player === undefined ? null : { player, without }
}

function turned(name: 'active' | 'rested', kind: 'setActive' | 'rest'): CorrectedStatus<Effect, PieceGiven> {
  const isSo = (piece: PieceGiven) => isRested(piece) === (kind === 'rest')
  const effect = (piece: PieceGiven) => (isSo(piece) ? null : { kind, who: { piece: piece.id } })
  return { name, words: `forms:status.${name}`, effect }
}

const deployed = (now: boolean): CorrectedStatus<Effect, PieceGiven> => ({
  name: now ? 'new' : 'not new',
  words: now ? 'forms:status.deployedThisTurn' : 'forms:status.deployedBefore',
  effect: ({ id, kind, deployedThisTurn = false }) =>
    kind !== 'unit' || deployedThisTurn === now
      ? null
      : { kind: 'known', who: { piece: id }, deployedThisTurn: now },
})

const WITHOUT_PILOT: CorrectedStatus<Effect, PieceGiven> = {
  name: 'no pilot',
  words: 'forms:status.noPilot',
  effect: ({ id, pilot }) => (pilot ? { kind: 'unpair', who: { piece: id } } : null),
}

const GONE: CorrectedStatus<Effect, PieceGiven> = {
  name: 'gone',
  words: 'forms:status.gone',
  effect: ({ id }) => ({ kind: 'leaves', who: { piece: id }, how: 'removed' }),
}

/** An “If you do” needs a first part that can fail: damage, resting, setting active, leaving, recovering (5-20-1). */
function joinsParts(link: PartLink, first: readonly Effect[], second: readonly Effect[]): Effect | null {
  const kind = link === 'then' ? 'andThen' : 'ifYouDo'
  const schema = link === 'then' ? thenSchema : ifYouDoSchema
  const [one, ...others] = first
  const parsed = schema.safeParse({ kind, first: one, second: [...others, ...second] })
  return parsed.success ? parsed.data : null
}

/** What the forms of battles and of what happens between them share. */
export const GUNDAM_FORMS: Omit<Forms<Gundam, UnitOutcome, CardsOfForms>, 'table' | 'kinds'> = {
  cards: { unit: 'forms:kind.unit', base: 'forms:kind.base' },
  numbers: { ap: 'AP', hp: 'HP', damage: 'damage', shields: 'Shields' },
  effects: {
    damage: 'forms:gundam.damage',
    recover: 'forms:gundam.recover',
    prevent: 'forms:gundam.prevent',
    reduce: 'forms:gundam.reduce',
    ap: 'forms:gundam.ap',
    hp: 'forms:gundam.hp',
    keyword: 'forms:effect.keyword',
    rest: 'forms:gundam.rest',
    setActive: 'forms:gundam.setActive',
    leaves: 'forms:effect.leaves',
    pair: 'forms:gundam.pair',
    unpair: 'forms:gundam.unpair',
    target: 'forms:gundam.target',
    battle: 'forms:effect.battle',
    deploy: 'forms:gundam.deployUnit',
    shields: 'forms:gundam.shields',
    shieldCount: 'forms:gundam.shieldCount',
    movesCard: 'forms:effect.movesCard',
    known: 'forms:effect.known',
    note: 'forms:note',
    ifYouDo: 'forms:effect.ifYouDo',
    andThen: 'forms:effect.andThen',
    rule: 'forms:effect.rule',
    destroyFirst: 'forms:effect.destroyFirst',
    redirect: 'forms:effect.redirect',
    keepOff: 'forms:effect.keepOff',
    remind: 'forms:effect.remind',
    asksBurst: 'forms:effect.asksBurst',
    deploySelf: 'forms:effect.deploySelf',
    activates: 'forms:effect.activates',
    draw: 'forms:effect.draw',
    exResource: 'forms:effect.exResource',
    fromTrash: 'forms:effect.fromTrash',
    elsewhere: 'forms:effect.elsewhere',
    choose: 'forms:effect.choose',
    furtherText: 'forms:effect.furtherText',
  },
  moments: {
    attack: 'forms:moment.attack',
    block: 'forms:moment.block',
    blocked: 'forms:moment.blocked',
    action: 'forms:moment.action',
    // The GUNDAM CARD GAME opens this window after the damage.
    damage: 'forms:moment.damageDealt',
    finish: 'forms:moment.battleEnd',
    changes: 'forms:moment.changes',
  },
  numberOf: () => null,
  turnOf,
  whoseNumber: ({ about }) => (about && 'unit' in about ? about.unit : null),
  joinsParts,
  beside,
  corrections: {
    numbers: [
      [{ name: 'damage', asks: 'damage', min: 0, max: 98, now: ({ damage = 0 }) => damage }],
      [{ name: 'hp', asks: 'HP', min: 1, max: 99, now: ({ hp = null }) => hp }],
      [{ name: 'ap', asks: 'AP', min: 0, max: 99, now: ({ ap = null }) => ap }],
    ],
    statuses: () => [
      turned('active', 'setActive'),
      turned('rested', 'rest'),
      deployed(true),
      deployed(false),
      WITHOUT_PILOT,
      GONE,
    ],
    mends: {
      rested: { since: ['unit_rested'], ways: byStatus('rested', 'active', { rested: false }) },
      active: { since: ['unit_set_active'], ways: byStatus('active', 'rested', { rested: true }) },
      deployedThisTurn: {
        since: ['deployed'],
        ways: byStatus('deployedThisTurn', 'not new', { deployedThisTurn: false }),
      },
    },
    known: (piece, numbers) => ({ kind: 'known', who: { piece }, ...numbers }),
  },
  roles: GUNDAM_ROLES,
  special: { burst: BURST },
  kept: {
    correct: ['damage', null, null, 'hp', 'ap'],
    join: [null, null, 'damage', null, 'ap', 'hp'],
  },
}

export const unitForms: Forms<Gundam, UnitOutcome, CardsOfForms> = {
  ...GUNDAM_FORMS,
  table: cardsNow,
  kinds: KINDS,
}

// The forms that both attacks of Marvel Champions share: their words, and what can be corrected of a character.
import { isAbout } from '../../../../../engine/types.ts'
import type { PlayerOutcome } from '../../../../../games/marvel-champions/outcomes.ts'
import type { Marvel } from '../../../../../games/marvel-champions/rules/state.ts'
import type { Forms } from '../../../face/forms-face.ts'
import { characterStatuses } from './corrected-statuses.ts'
import { MARVEL_MENDS } from './mends.ts'
import { MARVEL_ROLES } from './roles.ts'
import { type CharactersOfForms, groupsAt } from './table.ts'

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
    main: 'forms:kind.mainScheme',
    side: 'forms:kind.sideScheme',
    'player side': 'forms:kind.playerSideScheme',
  },
  numbers: {
    atk: 'ATK',
    def: 'DEF',
    hitPoints: 'hit points',
    damage: 'damage',
    retaliate: 'retaliate',
    consequential: 'consequential damage',
    stageRetaliate: 'retaliate',
    sch: 'SCH',
    thw: 'THW',
    threatOn: 'threat',
  },
  effects: {
    damage: 'forms:marvel.damage',
    heal: 'forms:marvel.heal',
    prevent: 'forms:marvel.prevent',
    atk: 'forms:marvel.atk',
    sch: 'forms:marvel.sch',
    def: 'forms:marvel.def',
    thw: 'forms:marvel.thw',
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
    replaceScheme: 'forms:marvel.replaceScheme',
    andThen: 'forms:effect.andThen',
    target: 'forms:marvel.target',
    furtherTarget: 'forms:marvel.furtherTarget',
    defender: 'forms:marvel.defender',
    boostCard: 'forms:marvel.boostCard',
    boostIcons: 'forms:marvel.boostIcons',
    cancelBoost: 'forms:effect.cancelBoost',
    threat: 'forms:marvel.threat',
    schemeLeaves: 'forms:marvel.schemeDiscarded',
    schemeKnown: 'forms:effect.known',
    accelerationToken: 'forms:marvel.token',
    keyword: 'forms:effect.keyword',
    known: 'forms:effect.known',
    activation: 'forms:marvel.enemyActivates',
    noBearing: 'forms:effect.noBearing',
    note: 'forms:note',
    remind: 'forms:effect.remind',
  },
  moments: {
    attempt: 'forms:moment.attempt',
    initiation: 'forms:moment.initiation',
    defend: 'forms:moment.defend',
    boost: 'forms:moment.boost',
    flipped: 'forms:moment.flipped',
    damage: 'forms:moment.damage',
    threat: 'forms:moment.threat',
    thwart: 'forms:moment.thwart',
    removal: 'forms:moment.removal',
    schemeDefeated: 'forms:moment.schemeDefeated',
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
    statuses: characterStatuses,
    mends: MARVEL_MENDS,
    known: (piece, numbers) => ({ kind: 'known', who: { piece }, ...numbers }),
  },
  roles: MARVEL_ROLES,
  kept: {
    correct: ['damage', 'hitPoints', 'atk/def', null, null],
    join: [
      'def',
      'hitPoints',
      'damage',
      'retaliate',
      null,
      null,
      'threat',
      'threshold',
      'acceleration',
      'hazard',
    ],
  },
}

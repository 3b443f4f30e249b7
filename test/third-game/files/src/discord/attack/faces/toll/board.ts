// The board of Toll.
import type { compared as comparedOf, Outcome, SetUpRead } from '../../../../games/toll/gate.ts'
import type { Piece, Toll } from '../../../../games/toll/toll.ts'
import { type BoardFace, USUAL } from '../../face/board-face.ts'
import type { Words } from '../../face/board-of-any-flow.ts'
import { decides, finishAsked } from '../../face/engine-questions.ts'
import type { Figure, TableNow } from '../../face/table-now.ts'

type Purse = Figure & Pick<Piece, 'coins'>
type Purses = TableNow<Purse>

const toll: BoardFace<Toll, SetUpRead, Outcome, Purses>['questions']['toll'] = {
  ...USUAL,
  ask: (window, own) => ({
    question: own.t('attack:toll.ask', { count: window.about.price }),
    more: decides(window, own),
  }),
  choices: {
    pay: t => t('attack:toll.pay'),
    rob: t => t('attack:toll.rob'),
    turnBack: t => t('attack:toll.turnBack'),
  },
}

const finish: BoardFace<Toll, SetUpRead, Outcome, Purses>['questions']['finish'] = {
  ...USUAL,
  ask: (window, own) => finishAsked(window, own, own.t('attack:toll.waits')),
  choices: { finish: t => t('attack:choice.finish') },
  happens: t => t('attack:happens.finish'),
}

const ENDS: Readonly<Record<NonNullable<Outcome['summary']['end']>, Words>> = {
  paid: t => t('attack:toll.paid'),
  robbed: t => t('attack:toll.robbed'),
  turnedBack: t => t('attack:toll.turnedBack'),
}

/** What editions are compared by. */
const compared: Readonly<Record<keyof ReturnType<typeof comparedOf>, Words>> = {
  end: t => t('attack:toll.howItEnds'),
  table: t => t('attack:toll.coins'),
}

const isEnd = (end: string | null): end is keyof typeof ENDS => end !== null && Object.hasOwn(ENDS, end)

export const board: BoardFace<Toll, SetUpRead, Outcome, Purses> = {
  game: t => t('attack:toll.game'),
  heading: (name, t) => t(`attack:toll.${name}`),
  table: ({ setUp, now: { table, summary } }) => ({
    edition: summary.edition,
    figures: [table.raider, table.keeper].map(({ id, coins }) => ({ id, coins, where: 'in play' })),
    attacker: table.raider.id,
    targets: [],
    defender: null,
    abilities: setUp.reminders.map(({ id, trigger }) => ({ id, forced: true, on: trigger.on })),
  }),
  attacker: t => t('attack:toll.raider'),
  head: ({ attacker }, t) => t('attack:toll.head', { raider: attacker }),
  against: () => [],
  figure: ({ coins }, { t }) => [t('attack:toll.purse', { count: coins })],
  state: () => [],
  tableLines: () => [],
  calledBy: () => [],
  identities: () => new Map(),
  turnLine: () => null,
  nextLine: () => null,
  standing: () => [],
  belowFigures: () => null,
  acts: t => t('attack:role.attacker'),
  defender: t => t('attack:toll.keeper'),
  result: ({ attacker }, { end }, t) =>
    t('attack:toll.result', { raider: attacker, end: isEnd(end) ? ENDS[end](t) : '' }),
  counted: ({ now, t }) => t('attack:toll.price', { count: now.summary.price }),
  compared,
  questions: { toll, finish },
  declines: ['turnBack'],
  moments: { arrives: t => t('attack:toll.arrives'), leaves: t => t('attack:toll.leaves') },
  quiet: [{ type: 'raider_left' }],
  ownName: () => undefined,
  rests: (_t, name) => name,
  brief: [],
  falls: (_t, name) => name,
}

// Which conditions of cards the table answers by itself, so that no player is asked: a Base that lies there, a Unit or a
// Pilot with a trait.
import { opponentOf } from './opponent.ts'
import { hasTrait, inPlay, isLinked, type Piece, remainingHp } from './pieces.ts'
import { baseOf, type State } from './state.ts'

/** true or false: the table says so; null: only the players know. `value` is what stands behind the colon. */
type Answers = (state: State, source: Piece, value: string) => boolean | null

/** What is on the table counts; what is not may still lie elsewhere, so that the players are asked. */
const atLeast = (found: readonly unknown[], count = 1): true | null => (found.length >= count ? true : null)

const units = (state: State, source: Piece, side: 'own' | 'enemy'): Piece[] =>
  state.pieces.filter(
    one => inPlay(one) && one.kind === 'unit' && (one.player === source.player) === (side === 'own'),
  )
const others = (state: State, source: Piece): Piece[] =>
  units(state, source, 'own').filter(one => one !== source)

const hasKeyword = ({ keywords, breach, repair }: Piece, keyword: string): boolean => {
  if (keyword === 'Breach') return breach > 0
  return keyword === 'Repair' ? repair > 0 : keywords.some(one => one === keyword)
}

/** A keyword that it has gained this turn needs no question about where it comes from. */
const gained: Answers = ({ facts }, { id }) =>
  facts.lasts?.some(one => one.piece === id && ('keyword' in one || 'breach' in one)) ? true : null

/** The Base of a player: null if nobody knows whether there is one. */
const hasBase = (state: State, player: string): boolean | null => {
  if (baseOf(state, player)) return true
  return player === state.standby && state.baseKnown ? false : null
}

const ANSWERS: ReadonlyMap<string, Answers> = new Map(
  Object.entries<Answers>({
    base: (state, { player }) => hasBase(state, player),
    whiteBase: (state, { player }) => {
      const color = baseOf(state, player)?.color
      return color ? color === 'white' : hasBase(state, player) && null
    },
    noEnemyBase: (state, { player }) => {
      const has = hasBase(state, player === state.active ? state.standby : state.active)
      return has === null ? null : !has
    },
    /** One that is rested cannot be rested for it. */
    restsBase: (state, { player }) => {
      const base = baseOf(state, player)
      return base?.rested || hasBase(state, player) === false ? false : null
    },
    /** “Super Soldier, red”: the trait, and the color of its card. */
    pilot: (state, source, value) => {
      const [trait = '', color] = value.split(', ')
      return atLeast(
        units(state, source, 'own').filter(
          ({ pilot }) =>
            pilot?.traits?.includes(trait.toLowerCase()) && (color === undefined || pilot.color === color),
        ),
      )
    },
    otherRestedOwn: (state, source, count) =>
      atLeast(
        others(state, source).filter(({ rested }) => rested),
        Number(count),
      ),
    ownWith: (state, source, keyword) =>
      atLeast(units(state, source, 'own').filter(one => hasKeyword(one, keyword))),
    /** A table that remembers the turn knows what has been used in it. */
    unused: ({ facts }) => (facts.lasts ? true : null),
    /** A Pilot that has come with a name; of one that nobody has named the players know more. */
    paired: (_, { pilot }) => (pilot ? true : null),
    linked: (_, { pilot }) => (pilot ? pilot.links : null),
    pairedWith: (_, { pilot }, trait) => (pilot?.traits ? hasTrait({ traits: pilot.traits }, trait) : null),
    pairedColor: (_, { pilot }, printed) => (pilot?.color ? pilot.color === printed : null),
    enemyApUpTo: (state, source, most) =>
      atLeast(units(state, source, 'enemy').filter(({ ap }) => ap !== null && ap <= Number(most))),
    restedUnits: (state, source, count) =>
      atLeast(
        [...units(state, source, 'own'), ...units(state, source, 'enemy')].filter(({ rested }) => rested),
        Number(count),
      ),
    pairedThisTurn: gained,
    linkedThisTurn: gained,
    linkedThisTurnWith: gained,
    token: (state, source) => atLeast(units(state, source, 'own').filter(({ token }) => token)),
    anotherUnit: (state, source, trait) => atLeast(others(state, source).filter(one => hasTrait(one, trait))),
    otherUnits: (state, source, trait) =>
      atLeast(
        others(state, source).filter(one => hasTrait(one, trait)),
        2,
      ),
    anotherLinkUnit: (state, source, trait) =>
      atLeast(others(state, source).filter(one => hasTrait(one, trait) && isLinked(one))),
    linkUnit: (state, source, trait) =>
      atLeast(units(state, source, 'own').filter(one => hasTrait(one, trait) && isLinked(one))),
    anyLinkUnit: (state, source) => atLeast(units(state, source, 'own').filter(isLinked)),
    restedUnit: (state, source, trait) =>
      atLeast(units(state, source, 'own').filter(one => hasTrait(one, trait) && one.rested)),
    blockerUnit: (state, source, trait) =>
      atLeast(units(state, source, 'own').filter(one => hasTrait(one, trait) && hasKeyword(one, 'Blocker'))),
    anotherWith: (state, source, keyword) =>
      atLeast(others(state, source).filter(one => hasKeyword(one, keyword))),
    ownUnit: (state, source, trait) =>
      atLeast(units(state, source, 'own').filter(one => hasTrait(one, trait))),
    twoUnits: (state, source, trait) =>
      atLeast(
        units(state, source, 'own').filter(one => hasTrait(one, trait)),
        2,
      ),
    enemyUnit: (state, source, trait) =>
      atLeast(units(state, source, 'enemy').filter(one => hasTrait(one, trait))),
    /** Whether there is none, so that one on the table decides. */
    noToken: (state, source, trait) =>
      units(state, source, 'own').some(one => one.token && hasTrait(one, trait)) ? false : null,
    fewEnemyShields: (state, { player }, most) => {
      const left = player === state.active ? state.shields : (state.facts.activeSide?.shields ?? null)
      return left === null ? null : left <= Number(most)
    },
    enemyUnits: (state, source, count) => atLeast(units(state, source, 'enemy'), Number(count)),
    restedEnemyUnit: (state, source) => atLeast(units(state, source, 'enemy').filter(({ rested }) => rested)),
    otherRestedUnits: (state, source, count) =>
      atLeast(
        [...others(state, source), ...units(state, source, 'enemy')].filter(({ rested }) => rested),
        Number(count),
      ),
    /** So many HP are left, or fewer; who knows its HP sees that. */
    hpLeft: (_, source, most) => {
      const left = remainingHp(source)
      return left === null ? null : left <= Number(most)
    },
    has: (_, source, keyword) => (hasKeyword(source, keyword) ? true : null),
    battlesBlocker: (state, source) => {
      const opponent = opponentOf(state, source)
      return opponent?.is === 'unit' && hasKeyword(opponent.unit, 'Blocker') ? true : null
    },
    unpairedEnemy: (state, source) => {
      const opponent = opponentOf(state, source)
      return opponent?.is === 'unit' && opponent.unit.pilot ? false : null
    },
  }),
)

const CONDITION = /^@(\w+)(?::(.+))?$/

/** What the table says about a condition of this card; null: its player is asked. */
export function tableAnswers(state: State, source: Piece, asks: string): boolean | null {
  const [, name = '', value = ''] = CONDITION.exec(asks) ?? []
  // A table that was set before cards told their traits has been asked about everything.
  if (source.traits === null || givesHp(source, asks)) return null
  return ANSWERS.get(name)?.(state, source, value) ?? null
}

/** HP come with the answer and stay for this attack, so that somebody has to give it. */
const givesHp = ({ constants }: Piece, asks: string): boolean =>
  constants.some(
    ({ hp, while: all }) => hp !== undefined && all.some(one => 'asks' in one && one.asks === asks),
  )

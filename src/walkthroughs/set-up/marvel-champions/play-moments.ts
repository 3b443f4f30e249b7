// The moments at which a player’s card fits a prompt: which windows are open, and whom they are about.
import { isAbout, type Open } from '../../../engine/types.ts'
import type { OwnPlay, Shown } from '../../../games/game.ts'
import {
  enemyAttack,
  enemyScheme,
  marvelChanges,
  playerAttack,
  thwart,
} from '../../../games/marvel-champions/flows.ts'
import { stateOfTable } from '../../../games/marvel-champions/next.ts'
import type {
  ChangesOutcome,
  EnemyOutcome,
  PlayerOutcome,
  SchemeOutcome,
  ThwartOutcome,
} from '../../../games/marvel-champions/outcomes.ts'
import type { EnemyDamage, PlayerDamage } from '../../../games/marvel-champions/questions.ts'
import { type Moment, moment } from '../../../games/marvel-champions/rules/abilities/moments.ts'
import type { Marvel } from '../../../games/marvel-champions/rules/state.ts'
import { hasRemovedLast, thwartable } from '../../../games/marvel-champions/rules/thwarting.ts'
import type { MarvelTableGiven } from '../../../games/marvel-champions/table.ts'
import type { CharacterGiven } from '../../../games/marvel-champions/vocabulary/characters.ts'
import type { TableFacts } from '../../../games/marvel-champions/vocabulary/table-facts.ts'

/** A window in which a card may be reported, and what is going on in it. */
export type WindowNow = {
  readonly question: string
  /** The kinds of effects that it takes. */
  readonly effects: readonly string[]
  readonly moments: readonly Moment[]
}

/** A prompt as the cards of players look at it. */
export type PromptNow = {
  readonly windows: readonly WindowNow[]
  readonly pieces: readonly CharacterGiven[]
  readonly players: readonly string[]
  /** Who attacks, schemes or thwarts. */
  readonly acts: string
  /** The player to whom it happens, or who acts. */
  readonly player: string
  readonly isBasic: boolean
  readonly activation: 'attack' | 'scheme' | null
  readonly isUndefended: boolean
  /** The cards of players that were used at this table. */
  readonly played: NonNullable<TableFacts['played']>
  /** What can be canceled of the faceup boost card, as its answer has said it; null: there is none, or nobody has said it. */
  readonly faceup: { readonly ability: boolean; readonly icons: boolean } | null
  /** Between attacks, when actions are used: which players have a scheme that can be thwarted. */
  readonly actions?: { readonly thwartersOf: readonly string[] }
}

type Play<O extends EnemyOutcome | PlayerOutcome | SchemeOutcome | ThwartOutcome | ChangesOutcome> = OwnPlay<
  Marvel,
  O
>

/** The prompt of a play; null: it is of no attack, scheme or thwart, or nothing is asked. */
export function promptNow(shown: Shown): PromptNow | null {
  const prompt = promptOf(shown)
  return prompt && { ...prompt, faceup: faceupIn(shown) }
}

function faceupIn({ accepted }: Pick<Shown, 'accepted'>): PromptNow['faceup'] {
  const flip = accepted.findLast(
    ({ question = '', choice }) => question.startsWith('boost#') && choice !== undefined,
  )
  if (!flip) return null
  const { effects = [] } = (flip.card ?? {}) as { readonly effects?: readonly unknown[] }
  return { ability: flip.choice === 'flipStar' || effects.length > 0, icons: flip.number !== 0 }
}

function promptOf(shown: Shown): Omit<PromptNow, 'faceup'> | null {
  if (shown.flow === enemyAttack.id) {
    const { setUp, ...play } = enemyAttack.own(shown)
    return setUp && atEnemyAttack(play, setUp.attacker)
  }
  if (shown.flow === enemyScheme.id) {
    const { setUp, ...play } = enemyScheme.own(shown)
    return setUp && atScheme(play, setUp.attacker, setUp.target.player)
  }
  if (shown.flow === playerAttack.id) {
    const { setUp, ...play } = playerAttack.own(shown)
    return setUp && atPlayerAttack(play, setUp.attacker, setUp.ability === undefined)
  }
  if (shown.flow === marvelChanges.id) return betweenAttacks(marvelChanges.own(shown))
  if (shown.flow !== thwart.id) return null
  const { setUp, ...play } = thwart.own(shown)
  return setUp && atThwart(play, setUp.attacker, setUp.ability === undefined)
}

type MomentsIn = (window: Open<Marvel>) => readonly Moment[]

/** The windows that take a report, with their moments. */
const windowsOf = (windows: readonly Open<Marvel>[], momentsIn: MomentsIn): WindowNow[] =>
  windows
    .filter(({ window }) => window !== null)
    .map(window => ({ question: window.name, effects: window.effects, moments: momentsIn(window) }))

const known = (now: { readonly table: { readonly pieces: readonly CharacterGiven[] } }, id: string) =>
  now.table.pieces.find(piece => piece.id === id)

/** Whom an attack has damaged, by what was placed; who is defeated has left the table. */
const hurtIn = ({ damage, fell }: (EnemyOutcome | PlayerOutcome)['summary']) => ({
  damaged: [...new Set(damage.placed.filter(({ amount }) => amount > 0).map(({ piece }) => piece))],
  defeated: fell,
})

function atEnemyAttack(
  { prompt, now, events }: Play<EnemyOutcome>,
  attacker: string,
): Omit<PromptNow, 'faceup'> | null {
  const target = now?.summary.target
  if (!prompt || !now || !target) return null
  const { player, character } = target
  const { undefended, defended, defense } = now.summary
  const facts = { player, against: [character], undefended, who: attacker }
  const isFlipped = events.some(({ type }) => type === 'boost_flipped')
  const defends = isFlipped ? [] : defended.map(who => moment('defends', { ...facts, who }))
  const momentsIn: MomentsIn = window => {
    if (isAbout(window, 'boost')) return defends
    if (isAbout(window, 'damage')) return [...defends, ...comingOf(window.about, attacker, player)]
    if (window.window === 'initiation') return [moment('attacks', facts)]
    if (window.window === 'flipped') return [moment('boostFlipped', facts)]
    if (window.window === 'damageDealt') return dealtBy(attacker, player, now.summary)
    return window.name === 'finish' ? afterEnemyAttacked(now, attacker, target) : []
  }
  return {
    ...common(now, attacker, player),
    windows: windowsOf(prompt.windows, momentsIn),
    activation: 'attack',
    isUndefended: undefended,
    isBasic: defense === 'basic',
  }
}

/** Whom the attack has damaged. */
const dealtBy = (who: string, player: string, summary: (EnemyOutcome | PlayerOutcome)['summary']): Moment[] =>
  hurtIn(summary).damaged.flatMap(one => [
    moment('afterDealsDamage', { who, player, against: [one] }),
    moment('afterTakesDamage', { who: one, player, against: [one] }),
  ])

const fellBy = (player: string, fell: readonly string[]): Moment[] =>
  fell.map(who => moment('afterDefeated', { who, player, against: [who] }))

function afterEnemyAttacked(
  { summary }: EnemyOutcome,
  attacker: string,
  { player, character }: { readonly player: string; readonly character: string },
): Moment[] {
  const hurt = hurtIn(summary)
  const after = { ...hurt, player, against: [character], undefended: summary.undefended }
  return [
    moment('afterAttacks', { ...after, who: attacker }),
    moment('afterActivates', { ...after, who: attacker }),
    moment('afterAttacked', { ...after, who: character }),
    ...summary.defended.flatMap(who => {
      const facts = { who, player, against: [attacker], noDamage: !hurt.damaged.includes(who) }
      const isBasic = summary.defense === 'basic'
      return [moment('afterDefends', facts), ...(isBasic ? [moment('afterBasicPower', facts)] : [])]
    }),
    ...fellBy(player, hurt.defeated),
  ]
}

const common = (
  { table }: { readonly table: Pick<MarvelTableGiven, 'pieces' | 'players' | 'played'> },
  acts: string,
  player: string,
) => ({
  ...{ pieces: table.pieces, players: table.players, acts, player, played: table.played ?? [] },
  ...{ isBasic: false, activation: null, isUndefended: false },
})

/** Damage that is about to be dealt. */
function comingOf(about: EnemyDamage | PlayerDamage, who: string, player: string): Moment[] {
  const all = 'damage' in about ? about.damage : [about]
  return all
    .filter(({ amount, expected }) => (expected ? expected.taken : amount) > 0)
    .flatMap(({ to }) => [
      moment('wouldDeal', { who, player, against: [to] }),
      moment('wouldTake', { who: to, player, against: [to] }),
    ])
}

function atScheme(
  { prompt, now }: Play<SchemeOutcome>,
  who: string,
  player: string,
): Omit<PromptNow, 'faceup'> | null {
  if (!prompt || !now) return null
  const after = ['afterSchemes', 'afterActivates', 'afterThreatPlaced'] as const
  const momentsIn: MomentsIn = ({ window }) => {
    if (window === 'initiation') return [moment('schemes', { who, player })]
    if (window === 'flipped') return [moment('boostFlipped', { who, player })]
    if (window === 'threat') return [moment('wouldPlaceThreat', { who, player })]
    return window === 'afterwards' ? after.map(on => moment(on, { who, player })) : []
  }
  const windows = windowsOf(prompt.windows, momentsIn)
  return { ...common(now, who, player), windows, activation: 'scheme' }
}

function atPlayerAttack(
  { prompt, now }: Play<PlayerOutcome>,
  who: string,
  isBasic: boolean,
): Omit<PromptNow, 'faceup'> | null {
  const player = now && known(now, who)?.player
  if (!prompt || !now || player === undefined || player === null) return null
  const { attacked } = now.summary
  const hurt = hurtIn(now.summary)
  const basic = isBasic ? [moment('afterBasicPower', { who, player, against: attacked })] : []
  const momentsIn: MomentsIn = window => {
    if (isAbout(window, 'damage')) {
      const coming = comingOf(window.about, who, player)
      const against = [...new Set(coming.flatMap(one => one.against))]
      return [moment('makesAttack', { who, player, against }), ...coming]
    }
    if (window.window === 'damageDealt') return dealtBy(who, player, now.summary)
    if (window.name !== 'finish') return []
    return [
      moment('afterAttacks', { who, player, against: attacked, ...hurt }),
      ...attacked.map(one => moment('afterAttacked', { who: one, player, against: attacked, ...hurt })),
      ...fellBy(player, hurt.defeated),
      ...basic,
    ]
  }
  return { ...common(now, who, player), windows: windowsOf(prompt.windows, momentsIn), isBasic }
}

/** While the table rests, each player may use actions in the player phase. */
function betweenAttacks({ prompt, now }: Play<ChangesOutcome>): Omit<PromptNow, 'faceup'> | null {
  if (!prompt || !now) return null
  const { table, summary } = now
  const state = stateOfTable(table, summary.edition)
  const thwartersOf = table.players.filter(player => thwartable(state, player).length > 0)
  const [first = ''] = table.players
  return {
    ...common(now, '', table.turn ?? first),
    windows: windowsOf(prompt.windows, () => []),
    actions: { thwartersOf },
  }
}

function atThwart(
  { prompt, now }: Play<ThwartOutcome>,
  who: string,
  isBasic: boolean,
): Omit<PromptNow, 'faceup'> | null {
  const player = now && known(now, who)?.player
  if (!prompt || !now || player === undefined || player === null) return null
  const removesLast = hasRemovedLast(now.summary.removed, now.table.schemes ?? [])
  const momentsIn: MomentsIn = ({ window }) => {
    if (window === 'removal') return [moment('thwarts', { who, player })]
    if (window !== 'afterwards') return []
    return [
      moment('afterThwarts', { who, player, removesLast }),
      ...now.summary.defeated.map(scheme => moment('afterSchemeDefeated', { who: scheme, player })),
      ...(isBasic ? [moment('afterBasicPower', { who, player })] : []),
    ]
  }
  return { ...common(now, who, player), windows: windowsOf(prompt.windows, momentsIn), isBasic }
}

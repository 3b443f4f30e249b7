// Plays a window: forced abilities first, then optional ones in player order, then any card that is reported.
import { tellDeclined } from './decline.ts'
import type { Clauses, Table } from './flow.ts'
import type { Game } from './game.ts'
import type { WindowTask } from './memory.ts'
import { useAbility } from './resolve.ts'
import { stateOf, tell } from './table.ts'
import type { Ability, Choice, Given, Opening, Posed } from './types.ts'

/** The number of forced abilities without an answer between them at which a chain looks endless. */
const CHAIN_LIMIT = 30

/** The limit of openings in one play, more than any attack needs. After that a chain can only be stopped. */
const MOST_OPENED = 200

/** The abilities that may open now. Offers and answers are checked against the same list. */
function openings<G extends Game>(table: Table<G>, window: WindowTask<G>): Opening<G>[] {
  const { abilities } = table.flow
  const state = stateOf(table)
  const left = abilities.list(state).filter(ability => ability.uses !== 0)
  return window.moments.flatMap(occurrence => {
    const before = window.opened.filter(one => one.occurrence === occurrence.number)
    return left
      .filter(({ id }) => !before.some(one => one.ability === id))
      .filter(ability => abilities.fits(state, ability, occurrence.moment))
      .map(ability => ({ ability, occurrence }))
  })
}

const cited = <G extends Game>(table: Table<G>, window: WindowTask<G>): Clauses<G> =>
  table.flow.abilities.clauses(stateOf(table), window.window)

/** Opens the next forced ability of a window, asks its next question, or closes it. */
export function windowTurn<G extends Game>(table: Table<G>, window: WindowTask<G>): Posed<G> | 'done' {
  const { passed } = table
  table.passed = null
  const open = passed?.window === window ? passed.open : openings(table, window)
  const forced = open.filter(one => one.ability.forced)
  if (forced.length > 0) return forcedTurn(table, window, forced)
  if (window.forcedOnly) return close(table, window)
  return optionalQuestion(table, window, open) ?? reportQuestion(table, window) ?? close(table, window)
}

function close<G extends Game>(table: Table<G>, window: WindowTask<G>): 'done' {
  table.memory.stack.pop()
  if (window.forcedOnly) table.memory.batch.opened = window.opened
  return 'done'
}

function forcedTurn<G extends Game>(
  table: Table<G>,
  window: WindowTask<G>,
  forced: Opening<G>[],
): Posed<G> | 'done' {
  const { abilities } = table.flow
  const { chain, opened } = table.memory
  if (chain >= CHAIN_LIMIT || opened.length >= MOST_OPENED) return chainQuestion(table, window)
  const { among, by } = abilities.order(
    stateOf(table),
    forced.map(one => one.ability),
  )
  const names = [...new Set(among.map(one => one.id))]
  const only = names[0]
  if (names.length === 1 && only !== undefined) {
    table.memory.chain += 1
    open(table, window, only, null)
    return 'done'
  }
  return {
    name: `order:${window.name}`,
    hard: true,
    clause: cited(table, window).order,
    window: null,
    choices: names.map(name => ({ name, by })),
  }
}

/** Asks the players whether an endless chain goes on. Refusing the answer instead would lock the attack. */
function chainQuestion<G extends Game>(table: Table<G>, window: WindowTask<G>): Posed<G> {
  const by = { any: table.flow.players(stateOf(table)) }
  const goOn = table.memory.opened.length < MOST_OPENED ? [{ name: 'goOn', by }] : []
  return {
    name: `again:${window.name}`,
    hard: true,
    clause: cited(table, window).forced,
    window: null,
    choices: [...goOn, { name: 'stop', by }],
    about: { opened: table.memory.opened.slice(-4).map(one => one.ability) },
  }
}

/** Offers optional abilities to the first player in order who has not passed. */
function optionalQuestion<G extends Game>(
  table: Table<G>,
  window: WindowTask<G>,
  open: readonly Opening<G>[],
): Posed<G> | null {
  for (const player of table.flow.abilities.playerOrder(stateOf(table))) {
    if (window.passed.includes(player)) continue
    const offered = open.filter(opening => decides(table, opening) === player)
    if (offered.length > 0) return offeredTo(table, window, player, offered)
  }
  return null
}

function offeredTo<G extends Game>(
  table: Table<G>,
  window: WindowTask<G>,
  player: string,
  offered: readonly Opening<G>[],
): Posed<G> {
  const by = { any: [player] }
  const uses = [...new Set(offered.map(({ ability }) => ability))].map(ability => useOf(ability, by))
  return {
    name: `${window.name}:${player}`,
    hard: false,
    clause: cited(table, window).optional,
    window: null,
    choices: [...uses, { name: 'pass', by, passes: true }],
    about: { you: player },
  }
}

/** The player who decides about an optional ability: its owner, or the player it speaks to. */
function decides<G extends Game>(table: Table<G>, { ability, occurrence }: Opening<G>): string | null {
  return ability.owner ?? table.flow.abilities.you(stateOf(table), ability, occurrence.moment)
}

/** The choice to use an ability. Its answer brings effects only if the set-up states neither effects nor options. */
function useOf<G extends Game>(ability: Ability<G>, by: Choice['by']): Choice {
  const written = ability.effects !== null || ability.options !== null
  return written ? { name: ability.id, by } : { name: ability.id, by, card: true }
}

function reportQuestion<G extends Game>(table: Table<G>, window: WindowTask<G>): Posed<G> | null {
  const state = stateOf(table)
  if (!window.reports || table.flow.earlyEnd?.has(state)) return null
  return {
    name: window.name,
    hard: false,
    clause: cited(table, window).window,
    window: window.window,
    choices: [{ name: 'pass', by: { any: table.flow.players(state) }, passes: true }],
  }
}

/** Takes an answer to one of a window's questions. */
export function windowAnswered<G extends Game>(
  table: Table<G>,
  window: WindowTask<G>,
  question: string,
  given: Given<G>,
): void {
  if (question === `again:${window.name}`) chainAnswered(table, window, given.choice)
  else if (given.choice !== 'pass') {
    window.passed = []
    open(table, window, given.choice, given)
  } else if (question === window.name) table.memory.stack.pop()
  else optionalPassed(table, window, question)
}

/** Declines every ability that was offered to the player who passes. No forced one is open while players are asked. */
function optionalPassed<G extends Game>(table: Table<G>, window: WindowTask<G>, question: string): void {
  const player = question.slice(window.name.length + 1)
  window.passed.push(player)
  if (!table.isTold) return
  const open = openings(table, window)
  table.passed = { window, open }
  const declined = open.filter(opening => decides(table, opening) === player).map(({ ability }) => ability.id)
  tellDeclined(table, [...new Set(declined)], player, cited(table, window).optional)
}

function chainAnswered<G extends Game>(table: Table<G>, window: WindowTask<G>, choice: string): void {
  table.memory.chain = 0
  if (choice === 'goOn') return
  for (const task of table.memory.stack) {
    if (task.task === 'window') task.moments = []
    if (task.task === 'ended') task.after = []
  }
  table.memory.after = []
  tell(table, { type: 'chain_stopped', clause: cited(table, window).forced })
}

/** Opens an ability of a window and marks it as opened there. */
function open<G extends Game>(
  table: Table<G>,
  window: WindowTask<G>,
  id: string,
  given: Given<G> | null,
): void {
  const found = openings(table, window).find(one => one.ability.id === id)
  if (!found) throw new Error(`ability ${id} is not open in ${window.name}`)
  const { ability, occurrence } = found
  window.opened.push({ ability: id, occurrence: occurrence.number })
  useAbility(table, ability, occurrence, window.window, given)
}

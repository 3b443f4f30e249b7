// Every Command of which the data say what it does is played where it fits: it is legal and does what its facts say; and every
// prompt offers what fits and nothing else.
import { expect, test } from 'vitest'
import { isSeen } from '../../../../test/support/walkthroughs/gundam-effects-seen.ts'
import { allCards, cards } from '../../../../test/support/walkthroughs/set-up-table.ts'
import type { Card } from '../../../cards/card.ts'
import { waysAt } from '../../../cards/gundam/plays-of-card.ts'
import type { GundamCard } from '../../../cards/gundam/schema.ts'
import type { Point, Shown } from '../../../games/game.ts'
import { gundamChanges, unitAttack } from '../../../games/gundam/flows.ts'
import type { PlayedEffect } from '../../../games/gundam/vocabulary/plays.ts'
import {
  type CommandOffered,
  commandAnswer,
  commandsOffered,
  type PlaysNow,
  playsNow,
} from './plays-offered.ts'

type Command = Card & GundamCard
const commands = allCards.filter(
  (card): card is Command => card.game === 'gundam' && (card as Command).type === 'command',
)

const unit = (id: string, player: string, more: object = {}) => ({
  ...{ id, kind: 'unit', code: 'T-004', player, ap: 2, hp: 2, level: 1, traits: ['oz'], ...more },
})
const pilot = { links: true, ap: 0, hp: 0, traits: ['newtype'] }
const of = (player: string) => [
  unit(`Weak ${player}`, player, { rested: true, hp: 5, damage: 3, keywords: ['Blocker'], pilot }),
  unit(`Strong ${player}`, player, {
    level: 6,
    ap: 6,
    hp: 9,
    damage: 1,
    traits: ['g generation', 'earth federation'],
  }),
  unit(`Token ${player}`, player, { token: true, ap: 1 }),
  // Nobody knows its traits.
  unit(`Strange ${player}`, player, {
    traits: undefined,
    code: undefined,
    level: 3,
    ap: 3,
    hp: 9,
    damage: 1,
    rested: true,
  }),
]
const HERO = unit('Hero', 'p1', { ap: 3, hp: 9, level: 4, pilot })
const poor = [HERO]
const rich = [HERO, ...of('p1'), ...of('p2')]

function setUp(pieces: readonly object[], target: string | null) {
  return {
    ...{
      edition: '1.9.0',
      activePlayer: 'p1',
      standbyPlayer: 'p2',
      shields: 4,
      base: 'none',
      lasts: [],
      pieces,
    },
    ...(target !== null && {
      attacker: 'Hero',
      target: target === 'player' ? { player: true } : { unit: target },
    }),
  }
}

/** The point after this answer. @throws Error if it is refused */
function after(reached: ReturnType<Point['next']>): Point {
  if ('refused' in reached) throw new Error(JSON.stringify(reached.refused))
  return reached
}

/** The action step of a battle, in the turn of the attacked or of the attacking player. */
function atAction(pieces: readonly object[], target: string, of: 'p1' | 'p2'): Point {
  let point = after(unitAttack.begin(setUp(pieces, target)))
  for (;;) {
    const window = point.prompt()?.windows.at(-1)
    if (!window || window.name === `action:${of}`) return point
    const choice = window.name === 'block' ? 'decline' : 'pass'
    point = after(point.next({ question: window.name, choice }))
  }
}

const PROMPTS: readonly (readonly [string, Point])[] = [
  ...(
    [
      ['poor', poor],
      ['rich', rich],
    ] as const
  ).flatMap(([name, pieces]) => [
    [`${name}: the attacked player acts`, atAction(pieces, 'player', 'p2')] as const,
    [`${name}: the attacking player acts`, atAction(pieces, 'player', 'p1')] as const,
    [`${name}: between two attacks`, after(gundamChanges.begin(setUp(pieces, null)))] as const,
  ]),
  ['rich: a Unit is attacked', atAction(rich, 'Weak p2', 'p2')],
]

function nowAt(point: Point): PlaysNow {
  const now = playsNow(point.shown())
  if (!now) throw new Error('no Command is played')
  return now
}

/** Who is damaged and has a Pilot, unless it is rested already. */
function likelyOf(names: readonly string[], { effects }: CommandOffered): string {
  const has = (kind: string) => JSON.stringify(effects).includes(`"${kind}"`)
  const [isHurt, isRested] = [has('recover') || has('unpair'), has('rest')]
  const isWeak = (name: string) => name.startsWith('Weak')
  const likely = names.find(name => name !== 'noUnit' && isWeak(name) !== isRested)
  return (isHurt || isRested ? likely : undefined) ?? names[0] ?? 'noUnit'
}

/** Plays a Command to the next question of the table. @param holds what its conditions are answered */
function played(point: Point, offered: CommandOffered, holds: boolean): { shown: Shown; found: boolean } {
  const now = nowAt(point)
  let found = true
  let at = after(point.next(commandAnswer(cards, offered, now, 'card-1')))
  for (;;) {
    const window = at.prompt()?.windows.at(-1)
    if (!window || !/^(choose|condition):/.test(window.name)) break
    const names = window.choices.map(({ name }) => name)
    const first = likelyOf(names, offered)
    if (first === 'noUnit') found = false
    const choice = names.includes('holds') ? (holds ? 'holds' : 'holdsNot') : first
    at = after(at.next({ question: window.name, choice }))
  }
  return { shown: at.shown(), found }
}

const isAsked = ({ if: one }: PlayedEffect, not: boolean) =>
  one !== undefined && 'asks' in one && Boolean(one.not) === not

const waysOf = (card: Command, { at }: PlaysNow): CommandOffered[] =>
  waysAt(card, at).map((effects, way) => ({ card, key: `${card.code}.${way}`, effects }))

const SAID = ['card_reported', 'condition_holds', 'condition_does_not_hold']

/** What the table says of a Command that is played all the same: whether all its effects find what they need. */
function fits(point: Point, offered: CommandOffered): boolean {
  const before = point.shown().events.length
  return [true, false].some(holds => {
    const { shown, found } = played(point, offered, holds)
    const events = shown.events.slice(before) as readonly { type: string; piece?: string }[]
    const isOwnAttack = nowAt(point).player === 'p1' && events.some(({ piece }) => piece === 'Shield area')
    const asksText = shown.prompt?.windows.at(-1)?.name.startsWith('text:') ?? false
    const done = events.filter(({ type }) => !SAID.includes(type)).length > 0 || asksText
    return found && !isOwnAttack && done && !events.some(({ type }) => /fizzle/.test(type))
  })
}

test.each(PROMPTS)('the prompt offers each Command that fits and none that does not (%s)', (_, point) => {
  const now = nowAt(point)
  const offered = commandsOffered(cards, now, new Set()).map(({ key }) => key)
  const fitting = commands.flatMap(card => waysOf(card, now)).filter(one => fits(point, one))
  expect(offered.toSorted()).toEqual(fitting.map(({ key }) => key).toSorted())
})

test('each Command that bears on battles does what its facts say, where it fits', () => {
  const wrong: string[] = []
  const tried = new Set<string>()
  for (const [name, point] of PROMPTS) {
    if (!name.startsWith('rich')) continue
    for (const offered of commandsOffered(cards, nowAt(point), new Set())) {
      tried.add(offered.key)
      for (const holds of [true, false]) {
        const { shown } = played(point, offered, holds)
        // Whether a Unit without a card has <Blocker> is left to the players.
        if (shown.prompt?.windows.at(-1)?.name.startsWith('text:')) continue
        const unseen = offered.effects.filter(
          one => !isAsked(one, holds) && !isSeen(withoutAsked(one, holds), shown, 'card-1'),
        )
        wrong.push(...unseen.map(({ kind }) => `${offered.key} ${holds} ${kind}`))
      }
    }
  }
  expect([...new Set(wrong)]).toEqual([])
  const all = commands.flatMap(card =>
    (['action', 'main'] as const).flatMap(at => waysAt(card, at).map((_, way) => `${card.code}.${way}`)),
  )
  expect(all.filter(key => !tried.has(key))).toEqual([])
})

/** The effect without its parts whose condition is answered otherwise. */
function withoutAsked(effect: PlayedEffect, holds: boolean): PlayedEffect {
  if (effect.kind !== 'choose') return effect
  return { ...effect, effects: effect.effects.filter(one => !isAsked(one, holds)) }
}

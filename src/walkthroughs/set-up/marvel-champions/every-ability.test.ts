// Every ability of an enemy that its data say whole opens once in its moment, by itself: it does what its facts say, and undo
// takes it back.
import { expect, test } from 'vitest'
import { runs } from '../../../../test/runs.ts'
import { playedFrom } from '../../../../test/support/walkthroughs/flows.ts'
import {
  answerNow,
  begin,
  pressOn,
  sceneIn,
  takeBackNow,
} from '../../../../test/support/walkthroughs/presses.ts'
import { allCards } from '../../../../test/support/walkthroughs/set-up-table.ts'
import { openTestStore } from '../../../../test/support/walkthroughs/store.ts'
import type { Card } from '../../../cards/card.ts'
import { isEncounterCard, lacksOf, playedTriggers } from '../../../cards/marvel-champions/ability-words.ts'
import type { MarvelCard, PrintedTrigger } from '../../../cards/marvel-champions/schema.ts'
import type { Answer } from '../../../engine/types.ts'
import type { Shown } from '../../../games/game.ts'
import { enemyAttack, enemyScheme, playerAttack } from '../../../games/marvel-champions/flows.ts'
import type { Effect } from '../../../games/marvel-champions/vocabulary/effects.ts'
import type {
  Amount,
  Condition,
  Each,
  Ref,
} from '../../../games/marvel-champions/vocabulary/single-effects.ts'
import { KIND_OF } from './characters.ts'
import type { Setting } from './printed-moments.ts'
import { reminderOf } from './reminders.ts'

type Marvel = Card & MarvelCard
const encounter = allCards.filter(
  (card): card is Marvel => card.game === 'marvel-champions' && isEncounterCard(card as Marvel),
)
const played = encounter.flatMap(card => playedTriggers(card).map(trigger => ({ card, trigger })))
const FLOWS = { enemyAttack, enemyScheme, playerAttack }
type By = keyof typeof FLOWS

/** In which activation a moment is tried. */
const BY: Readonly<Record<string, By>> = {
  wouldScheme: 'enemyScheme',
  schemes: 'enemyScheme',
  afterSchemes: 'enemyScheme',
  makesAttack: 'playerAttack',
  wouldBeDealt: 'playerAttack',
  afterAttacked: 'playerAttack',
  afterTakesDamage: 'playerAttack',
  wouldTake: 'playerAttack',
  wouldBeDefeated: 'playerAttack',
  isDefeated: 'playerAttack',
  whenDefeated: 'playerAttack',
}
const byOf = ({ on }: PrintedTrigger): By => BY[on] ?? 'enemyAttack'

const FATAL: readonly string[] = ['wouldBeDefeated', 'isDefeated', 'whenDefeated']

const kindOf = ({ type, attachesTo }: Marvel) =>
  KIND_OF[type] ?? (attachesTo === 'minion' ? 'minion' : 'villain')

/** The reminder of a trigger; that of an attachment stands on the character whose ability it would be. */
function reminderIn({ card, trigger }: (typeof played)[number]) {
  const by = byOf(trigger)
  const setting =
    by === 'playerAttack' ? { by, basic: true, attacker: 'identity' } : { by, enemy: kindOf(card) }
  const { owner, ...piece } = ownerOf(card)
  const reminder = reminderOf(trigger, { id: owner, ...piece }, setting as Setting)
  if (!reminder) throw new Error(`${card.code} does not open in ${by}`)
  return { ...reminder, id: 'it', ...(card.type === 'attachment' && { card: 'card-1' }) }
}

function ownerOf(card: Marvel) {
  if (card.attachesTo === 'identity') return { owner: 'Mary', kind: 'hero', player: 'p1' } as const
  if (card.attachesTo === 'ally') return { owner: 'Luke', kind: 'ally', player: 'p1' } as const
  return { owner: 'Foe', kind: kindOf(card), player: undefined }
}

/** The table on which a trigger opens: whom it needs to defeat is weak. */
function setUpOf(one: (typeof played)[number]) {
  const { card, trigger } = one
  const by = byOf(trigger)
  const kind = kindOf(card)
  const weak = trigger.and === 'defeats'
  const on = (id: string) =>
    card.type === 'attachment' && id === ownerOf(card).owner
      ? { attached: [{ id: 'card-1', counters: 5 }] }
      : {}
  return {
    edition: '1.8',
    players: ['p1'],
    attacker: by === 'playerAttack' ? 'Mary' : 'Foe',
    ...(by === 'playerAttack' ? { targets: ['Foe'] } : { target: { player: 'p1' } }),
    schemes: [{ id: 'scheme-1', kind: 'main', threat: 9, threshold: 40 }],
    abilities: [reminderIn(one)],
    pieces: [
      {
        ...{ id: 'Foe', kind, atk: 2, sch: 1, hitPoints: FATAL.includes(trigger.on) ? 12 : 40, damage: 9 },
        ...(kind === 'minion' && { engagedWith: 'p1' }),
        ...on('Foe'),
      },
      ...(kind === 'minion'
        ? [{ id: 'Boss', kind: 'villain', atk: 1, sch: 1, hitPoints: 30, damage: 9 }]
        : []),
      { id: 'Mary', kind: 'hero', player: 'p1', atk: 5, def: 0, hitPoints: 30, ...on('Mary') },
      { id: 'Luke', kind: 'ally', player: 'p1', atk: 1, hitPoints: weak ? 1 : 9, ...on('Luke') },
    ],
  }
}

const defenderOf = ({ trigger: { of, and } }: (typeof played)[number]): string =>
  of === 'ally' || and === 'defeats' ? 'Luke' : 'nobody'

/** What the players count, whatever they are asked for. */
const COUNTED = 2

type Step = { readonly answer: Answer | null; readonly events: Shown['events'] }

/**
 * Plays on with the plainest answers, until nobody is asked anything.
 * @param way the way of the ability that is picked @param isSo whether what only players know is so
 */
function playOut(one: (typeof played)[number], way: string | undefined, isSo = true): readonly Step[] {
  const steps: Step[] = []
  let point = FLOWS[byOf(one.trigger)].begin(setUpOf(one))
  for (;;) {
    if ('refused' in point) throw new Error(JSON.stringify([one.card.code, steps, point.refused]))
    steps.push(point)
    const windows = point.prompt()?.windows ?? []
    const may = windows.find(({ choices }) => choices.some(({ name }) => name === 'it'))
    const asked = may ?? windows.find(({ hard }) => hard)
    if (!asked) return steps
    if (steps.length > 20) throw new Error(`no end of ${one.card.code}: ${asked.name}`)
    const [first] = asked.choices
    const said = /^choose:/.test(asked.name)
      ? { choice: first?.name ?? '' }
      : answerTo(asked.name, defenderOf(one), way, isSo)
    point = point.next({ question: asked.name, ...(may ? { choice: 'it' } : said) })
  }
}

function answerTo(
  question: string,
  defender: string,
  way: string | undefined,
  isSo: boolean,
): Omit<Answer, 'question'> {
  if (question.startsWith('fact:')) return { choice: isSo ? 'holds' : 'holdsNot' }
  if (question.startsWith('count:')) return { choice: 'count', number: COUNTED }
  if (question.startsWith('nextStage')) return { choice: 'none' }
  if (question === 'defend') return { choice: defender }
  if (question.startsWith('boost#')) return { choice: 'flip', number: 0 }
  if (question === 'resolve:it') return { choice: way ?? '?' }
  if (question.startsWith('share:')) return { choice: 'takes', number: 1 }
  return { choice: { damage: 'deal', finish: 'finish', threat: 'place' }[question] ?? 'pass' }
}

/** What an outsider sees from the ability on. */
const SHOWN = new Set([
  ...[
    'damage_dealt',
    'healed',
    'status_given',
    'boost_given',
    'indirect',
    'atk_changed',
    'sch_changed',
    'character_exhausted',
  ],
  ...[
    'threat_placed',
    'threat_removed',
    'keyword_gained',
    'attack_replaced',
    'scheme_replaced',
    'schemes_instead',
    'no_bearing',
    'boost_waits',
    'corrected',
  ],
  ...['detached', 'counter_removed', 'absorbed', 'prevention_ready', 'target_changed'],
])

const isUse = ({ type, ability }: Shown['events'][number]): boolean =>
  type === 'ability_used' && ability === 'it'

function seen(events: Shown['events'], count: number): string[] {
  const from = events.findIndex(isUse)
  if (from < 0) return ['it does not open']
  return events
    .slice(from)
    .filter(({ type }) => SHOWN.has(type))
    .slice(0, count)
    .map(event =>
      [
        event.type,
        /^(atk|sch)_changed$/.test(event.type) ? Number(event.to) - Number(event.from) : '',
        event.card ? '' : (event.piece ?? event.keyword ?? ''),
        event.status ?? (event.type === 'boost_given' ? '' : (event.amount ?? '')),
      ]
        .filter(one => one !== '')
        .join(' '),
    )
}

const hasBoss = ({ type }: Marvel) => type === 'minion'

function whom(who: Ref | Each | { readonly id: string }, card: Marvel): string[] {
  if ('id' in who) return [who.id]
  if ('piece' in who) return ['Foe']
  if ('the' in who) {
    const of = {
      ...{ villain: hasBoss(card) ? 'Boss' : 'Foe', 'your identity': 'Mary', attacker: 'Mary' },
      'damaged character': 'Mary',
      target: 'Mary',
    }
    return [of[who.the as keyof typeof of]]
  }
  const each: Partial<Record<Each['each'], string[]>> = {
    'friendly character': ['Mary', 'Luke'],
    'character of you': ['Mary', 'Luke'],
    'ally of you': ['Luke'],
    enemy: hasBoss(card) && who.but ? ['Boss'] : [],
    villain: [hasBoss(card) ? 'Boss' : 'Foe'],
  }
  const all = each[who.each]
  if (!all) throw new Error(`the test knows no ${who.each}`)
  return all
}

/** What is done to the first of those who can be chosen. */
function onChosen({ from, effects }: Extract<Effect, { kind: 'chooses' }>, card: Marvel): Effect[] {
  const [id] = whom(from, card)
  return JSON.parse(JSON.stringify(effects).replaceAll('{"the":"chosen"}', JSON.stringify({ id })))
}

/** What these facts say, on this table. */
function said(effects: readonly Effect[], one: (typeof played)[number], isSo: boolean): string[] {
  const { card, trigger } = one
  const damage = FATAL.includes(trigger.on) ? 12 : 9

  return effects.flatMap(effect => {
    if (effect.if && !holds(effect.if, isSo)) return []
    switch (effect.kind) {
      case 'damage':
        return damaged(effect, card, damage)
      case 'heal':
        return whom(effect.to, card).map(who => `healed ${who} ${numberOf(effect.amount, damage)}`)
      case 'chooses':
        return said(onChosen(effect, card), one, isSo)
      case 'known':
        return whom(effect.who, card).map(who => `corrected ${who}`)
      case 'status':
        return given(effect, card)
      case 'atk':
        return [`atk_changed ${numberOf(effect.amount, damage)}`]
      case 'sch':
        return [`sch_changed ${numberOf(effect.amount, damage)}`]
      case 'either':
        return said(holds(effect.when, isSo) ? effect.does : effect.else, one, isSo)
      case 'exhaust':
        return whom(effect.who, card).map(who => `character_exhausted ${who}`)
      case 'threat':
        return threatened(effect)
      case 'keyword':
        return [`keyword_gained ${effect.keyword}`]
      case 'replaceAttack':
        return [effect.schemes ? 'schemes_instead Foe' : 'attack_replaced Foe']
      case 'replaceScheme':
        return ['scheme_replaced Foe']
      case 'indirect':
        return ['indirect']
      default:
        return further(effect, card, damage)
    }
  })
}

/** Those of further kinds; most have attachments alone. */
function further(effect: Effect, card: Marvel, damage: number): string[] {
  switch (effect.kind) {
    case 'boostCard':
      return effect.to ? [`boost_waits ${whom(effect.to, card)}`] : ['boost_given']
    case 'detach':
      return ['detached']
    case 'counter':
      return ['counter_removed']
    case 'absorb':
      return ['absorbed 5', 'detached']
    case 'prevent':
      return [`prevention_ready ${effect.amount === 'all' ? 'all' : numberOf(effect.amount, damage)}`]
    case 'target':
      return ['target_changed']
    case 'noBearing':
      return ['no_bearing']
    default:
      throw new Error(`the test knows no ${effect.kind}`)
  }
}

/** Whether a condition holds on this table: nobody has a status card. */
const holds = (condition: Condition, isSo: boolean): boolean => {
  if ('is' in condition) return condition.not === true
  if ('asks' in condition) return isSo
  // Mary deals 5, and Foe 2.
  if ('damage' in condition)
    return condition.atLeast <= ('to' in condition && 'piece' in (condition.to ?? {}) ? 5 : 2)
  throw new Error(`the test knows no ${JSON.stringify(condition)}`)
}

const numberOf = (amount: Amount, damage: number): number => {
  if (typeof amount === 'number') return amount
  return 'asks' in amount ? COUNTED * (amount.per ?? 1) : damage
}

/** Nobody has a status card that could be discarded. */
const given = ({ to, status, remove }: Extract<Effect, { kind: 'status' }>, card: Marvel): string[] =>
  remove ? [] : whom(to, card).map(who => `status_given ${who} ${status}`)

/** No scheme of a card is at this table. */
function threatened({ amount, card }: Extract<Effect, { kind: 'threat' }>): string[] {
  if (card) return ['no_bearing']
  return [Number(amount) < 0 ? `threat_removed ${-Number(amount)}` : `threat_placed ${amount}`]
}

function damaged(effect: Extract<Effect, { kind: 'damage' }>, card: Marvel, damage: number): string[] {
  const amount = numberOf(effect.amount, damage)
  if (effect.indirect) return shares(amount)
  return [effect, ...(effect.also ?? [])].flatMap(({ to }) =>
    whom(to, card).map(who => `damage_dealt ${who} ${amount}`),
  )
}

/** The test gives the first character 1 of it, and the last one the rest. */
const shares = (amount: number): string[] => [
  'damage_dealt Mary 1',
  ...(amount > 1 ? [`damage_dealt Luke ${amount - 1}`] : []),
]

const waysOf = ({ effects, options }: PrintedTrigger) =>
  options?.map(one => ({ way: one.name as string | undefined, does: one.effects })) ?? [
    { way: undefined, does: effects ?? [] },
  ]

test('all 996 enemies and attachments are there, and more than 75 of their abilities play themselves', () => {
  expect(encounter).toHaveLength(996)
  expect(played.length).toBeGreaterThan(75)
  expect(encounter.filter(card => lacksOf(card).length > 0).length).toBeGreaterThan(0)
})

test('MC-EA-11 each ability opens by itself at its moment, and does what its facts say', () => {
  const wrong = played.flatMap(one => {
    const { card, trigger } = one
    return waysOf(trigger).flatMap(({ way, does }) =>
      (JSON.stringify(does).includes('"asks"') ? [true, false] : [true]).flatMap(isSo => {
        const events = playOut(one, way, isSo).flatMap(step => step.events)
        const should = said(does, one, isSo)
        const is = seen(events, should.length)
        return is.join() === should.join() ? [] : [`${card.code} ${trigger.on} ${isSo}: ${is} | ${should}`]
      }),
    )
  })
  expect(wrong).toEqual([])
})

/** The answers with which the ability has just opened; none if it opens before anything is asked. */
function untilItOpens(one: (typeof played)[number]): readonly Answer[] {
  const steps = playOut(one, waysOf(one.trigger)[0]?.way)
  const at = steps.findIndex(({ events }) => events.some(isUse))
  return steps.slice(0, at + 1).flatMap(({ answer }) => answer ?? [])
}

test('undo takes an ability back that has opened by itself', async () => {
  const store = await openTestStore()
  const tables = playedFrom(store)
  const shown = (scene: { played: Shown }) => JSON.stringify([scene.played.prompt, scene.played.now])
  const step = Math.max(1, Math.round((played.length * 4) / runs()))
  let tried = 0
  for (const one of played.filter((_, index) => index % step === 0)) {
    const flow = FLOWS[byOf(one.trigger)]
    const answers = untilItOpens(one)
    const opens = answers.at(-1)
    if (!opens) continue
    tried += 1
    const seats = [{ player: 'p1', user: null, name: null }]
    const prepared = { flow: flow.id, setUp: setUpOf(one), names: {}, answers: [], seats }
    let scene = sceneIn(await begin(store, prepared), 'started')
    for (const answer of answers.slice(0, -1))
      scene = sceneIn(await answerNow(tables, { ...pressOn(scene), answer }))
    const before = shown(scene)
    scene = sceneIn(await answerNow(tables, { ...pressOn(scene), answer: opens }))
    expect(shown(scene)).not.toBe(before)
    expect(shown(sceneIn(await takeBackNow(tables, pressOn(scene))))).toBe(before)
  }
  expect(tried).toBeGreaterThan(0)
})

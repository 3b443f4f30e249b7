// Every card with a Boost ability is turned once in an attack and once in a scheme, by its name: it is legal, it does what its
// data say, and undo takes it back.
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
import type { MarvelCard } from '../../../cards/marvel-champions/schema.ts'
import type { Answer } from '../../../engine/types.ts'
import type { Shown } from '../../../games/game.ts'
import { enemyAttack, enemyScheme } from '../../../games/marvel-champions/flows.ts'
import { type BoostEffect, boostPlaysIn } from '../../../games/marvel-champions/vocabulary/plays.ts'
import type {
  Amount,
  Condition,
  Each,
  Ref,
} from '../../../games/marvel-champions/vocabulary/single-effects.ts'
import { boostEffects } from './boost-plays.ts'

type Marvel = Card & MarvelCard
const starred = allCards.filter(
  (card): card is Marvel =>
    card.game === 'marvel-champions' && boostPlaysIn((card as Marvel).plays).length > 0,
)
const played = starred.filter(card => boostEffects(card).length > 0)

const PIECES = [
  { id: 'Rhino', kind: 'villain', atk: 2, sch: 1, hitPoints: 30, damage: 9 },
  { id: 'Mary', kind: 'hero', player: 'p1', atk: 2, def: 3, hitPoints: 30 },
  { id: 'Luke', kind: 'ally', player: 'p1', atk: 2, hitPoints: 9 },
]
const common = { attacker: 'Rhino', target: { player: 'p1' }, players: ['p1'] }
const schemes = [{ id: 'scheme-1', kind: 'main', threat: 3, threshold: 40 }]
const AT = {
  attack: { flow: enemyAttack, first: [{ question: 'defend', choice: 'nobody' }] as Answer[] },
  scheme: { flow: enemyScheme, first: [] as Answer[] },
}
type By = keyof typeof AT

/** @param marked the identity has all status cards, and so has the villain */
const setUpOf = (by: By, marked: boolean) => ({
  ...common,
  edition: '1.8',
  pieces: PIECES.map(piece => ({
    ...piece,
    ...(by === 'scheme' && piece.kind === 'hero' && { kind: 'alter-ego', def: undefined, atk: undefined }),
    ...(marked && piece.kind === 'hero' && { stunned: 1, confused: 1 }),
    ...(marked && piece.kind === 'villain' && { tough: 1 }),
  })),
  ...(by === 'scheme' && { schemes }),
})

const turned = (card: Marvel): Answer => ({
  question: 'boost#1',
  choice: 'flipStar',
  number: Number(card.boostIcons ?? 0),
  card: { name: 'card-1', effects: [...boostEffects(card)] },
})

/** What the players count, whatever they are asked for. */
const COUNTED = 2

/** Turns the card, and answers what it asks: on a marked table whatever it asks for is so. */
function turns(card: Marvel, { by, marked }: Table): Shown {
  const { flow, first } = AT[by]
  const answers = [...first, turned(card), UNCHANGED]
  for (;;) {
    const shown = flow.play(setUpOf(by, marked), answers)
    const open = shown.prompt?.windows.at(-1)
    const answer = open && answerTo(open, marked)
    if (!answer) return shown
    answers.push(answer)
  }
}

type Window = { readonly name: string; readonly choices: readonly { readonly name: string }[] }

/** What the players say to what the card asks; null: it asks nothing more. */
function answerTo(open: Window, marked: boolean): Answer | null {
  if (/^fact:/.test(open.name)) return { choice: marked ? 'holds' : 'holdsNot' }
  if (/^count:/.test(open.name)) return { choice: 'count', number: COUNTED }
  // The first character takes 1 of indirect damage, the last one the rest.
  if (/^share:/.test(open.name)) return { choice: 'takes', number: 1 }
  return /^(choose|way)\b/.test(open.name) ? { choice: pick(namesIn(open), marked) } : null
}

const namesIn = ({ choices }: Window): string[] =>
  choices.map(({ name }) => name).filter(name => name !== 'nobody')

/** Who plays takes the first that is offered, or on a marked table the last. */
const pick = (all: readonly string[], marked: boolean): string => (marked ? all.at(-1) : all[0]) ?? ''

/** Nobody changes the ability once the card is faceup. */
const UNCHANGED: Answer = { question: 'flipped', choice: 'pass' }

const SHOWN = new Set([
  ...[
    'damage_dealt',
    'healed',
    'status_given',
    'character_exhausted',
    'boost_given',
    'indirect',
    'no_bearing',
  ],
  ...['boost_icons_changed', 'threat_placed', 'threat_removed', 'keyword_gained', 'effect_fizzled'],
  ...['atk_changed', 'sch_changed', 'character_left_play', 'activation_waits', 'corrected', 'boost_waits'],
  ...['joined', 'scheme_joined', 'attached'],
])

/** What an outsider sees of the ability: the events between its beginning and the boost icons. */
function seen({ events }: Shown): string[] {
  const from = events.findIndex(({ type }) => type === 'boost_ability_resolved')
  const until = events.findLastIndex(({ type }) => /^(atk|sch)_changed$/.test(type))
  return events
    .slice(from, until)
    .filter(({ type }) => SHOWN.has(type))
    .map(event =>
      [event.type, event.piece ?? event.keyword, event.status ?? event.icons ?? event.amount ?? event.to]
        .filter(one => one !== undefined)
        .join(' '),
    )
}

type Table = { readonly by: By; readonly marked: boolean }

const holds = (condition: Condition | undefined, { by, marked }: Table): boolean => {
  if (!condition) return true
  if ('activation' in condition) {
    if (condition.undefended && by === 'scheme') return false
    return condition.of !== 'minion' && (condition.activation === 'any' || condition.activation === by)
  }
  if ('is' in condition) return marked !== (condition.not ?? false)
  if ('form' in condition) return (condition.form === 'hero') === (by === 'attack')
  if ('asks' in condition) return marked
  throw new Error(`the test knows no ${JSON.stringify(condition)}`)
}

const HERE: Partial<Record<Extract<Ref, { the: string }>['the'], string[]>> = {
  villain: ['Rhino'],
  attacker: ['Rhino'],
  'your identity': ['Mary'],
}

/** The characters of this table. */
function whom(who: Ref | Each, { by }: Table): string[] {
  if ('the' in who) return HERE[who.the] ?? []
  if ('piece' in who) return [who.piece]
  if (who.each === 'hero') return by === 'scheme' ? [] : ['Mary']
  if (who.each === 'ally of you' || who.each === 'ally') return ['Luke']
  if (who.each === 'character of you' || who.each === 'friendly character') return ['Mary', 'Luke']
  if (who.each === 'villain') return ['Rhino']
  if (who.each === 'minion') return []
  throw new Error(`the test knows no ${who.each}`)
}

/** What these facts say, on this table. */
function said(effects: readonly BoostEffect[], card: Marvel, table: Table): string[] {
  let icons = Number(card.boostIcons ?? 0)
  const marks = new Set(table.marked ? ['Mary stunned', 'Mary confused', 'Rhino tough'] : [])
  const now = (condition: Condition | undefined) =>
    condition && 'is' in condition
      ? whom(condition.who, table).every(who => marks.has(`${who} ${condition.is}`)) !==
        (condition.not ?? false)
      : holds(condition, table)
  const further = (effect: BoostEffect): string[] => {
    switch (effect.kind) {
      case 'either':
        return (now(effect.when) ? effect.does : effect.else).flatMap(done)
      case 'leaves':
        return whom(effect.who, table).map(who => `character_left_play ${who}`)
      case 'known':
        return whom(effect.who, table).map(who => `corrected ${who}`)
      case 'enters':
        return [card.type === 'minion' ? 'joined this' : 'scheme_joined']
      case 'attach':
        return whom(effect.to, table).map(who => `attached ${who}`)
      case 'activation':
        return whom(effect.enemy, table).map(who => `activation_waits ${who}`)
      case 'chooses': {
        const chosen = pick(whom(effect.from, table), table.marked)
        const on = JSON.stringify(effect.effects).replaceAll('{"the":"chosen"}', `{"piece":"${chosen}"}`)
        return chosen === '' ? ['effect_fizzled'] : (JSON.parse(on) as BoostEffect[]).flatMap(done)
      }
      case 'oneOf': {
        const way = effect.ways[table.marked ? effect.ways.length - 1 : 0]
        return (way?.effects ?? []).flatMap(one => done(one as BoostEffect))
      }
      default:
        throw new Error(`the test knows no ${effect.kind}`)
    }
  }
  const does = (effect: BoostEffect): string[] => {
    switch (effect.kind) {
      case 'damage': {
        if (effect.indirect) return shares(numberOf(effect.amount, table))
        const hit = whom(effect.to, table)
        return hit.map(who => `damage_dealt ${who} ${numberOf(effect.amount, table)}`)
      }
      case 'heal':
        return whom(effect.to, table).map(who => `healed ${who} ${numberOf(effect.amount, table)}`)
      case 'status': {
        const fresh = whom(effect.to, table).filter(who => !marks.has(`${who} ${effect.status}`))
        for (const who of fresh) marks.add(`${who} ${effect.status}`)
        return fresh.map(who => `status_given ${who} ${effect.status}`)
      }
      case 'exhaust':
        return whom(effect.who, table).map(who => `character_exhausted ${who}`)
      case 'boostCard':
        return ['boost_given']
      case 'boostIcons':
        icons += numberOf(effect.amount, table)
        return [`boost_icons_changed ${icons}`]
      case 'threat':
        // No scheme of a card is at this table.
        return effect.card ? ['no_bearing'] : threatened(numberOf(effect.amount, table))
      case 'atk':
      case 'sch':
        return [`${effect.kind}_changed ${(effect.kind === 'atk' ? 2 : 1) + numberOf(effect.amount, table)}`]
      case 'keyword':
        return [`keyword_gained ${effect.keyword}`]
      case 'indirect':
        return ['indirect']
      case 'noBearing':
        return ['no_bearing']
      default:
        return further(effect)
    }
  }
  const isGone = (effect: BoostEffect) =>
    'to' in effect && effect.to && !('each' in effect.to) && whom(effect.to, table).length === 0
  const done = (effect: BoostEffect): string[] => {
    if (!now(effect.if)) return []
    return isGone(effect) ? ['effect_fizzled'] : does(effect)
  }
  return effects.flatMap(done)
}

/** An amount on this table, with what the players say. */
function numberOf(amount: Amount, { marked }: Table): number {
  if (typeof amount === 'number') return amount
  if ('asks' in amount) return COUNTED * (amount.per ?? 1) + (amount.plus ?? 0)
  if (amount.count === 'status cards on') return marked ? 2 : 0
  return 2
}

const shares = (amount: number): string[] => [
  'damage_dealt Mary 1',
  ...(amount > 1 ? [`damage_dealt Luke ${amount - 1}`] : []),
]

const threatened = (amount: number): string[] => [
  amount < 0 ? `threat_removed ${-amount}` : `threat_placed ${amount}`,
]

const TABLES: readonly Table[] = [
  { by: 'attack', marked: false },
  { by: 'attack', marked: true },
  { by: 'scheme', marked: false },
  { by: 'scheme', marked: true },
]

test('all 415 cards with a Boost ability have been read', () => {
  expect(starred).toHaveLength(415)
  const isRead = ({ timings = [], plays = [] }: Marvel) => timings.includes('boost') && plays.length === 1
  expect(starred.filter(card => !isRead(card)).map(({ code }) => code)).toEqual([])
  expect(played.length).toBeGreaterThanOrEqual(230)
})

test('MC-EA-25 each Boost ability does what its facts say, in an attack and in a scheme', () => {
  const wrong = TABLES.flatMap(table => {
    return played.flatMap(card => {
      const shown = turns(card, table)
      const should = said(boostEffects(card) as readonly BoostEffect[], card, table)
      const is = shown.refused ? [shown.refused.code] : seen(shown)
      return is.join() === should.join()
        ? []
        : [`${card.code} ${table.by} ${table.marked}: ${is} | ${should}`]
    })
  })
  expect(wrong).toEqual([])
})

test('undo takes a named boost card back, with all that its star has done', async () => {
  const store = await openTestStore()
  const tables = playedFrom(store)
  const shown = (scene: { played: Shown }) => JSON.stringify([scene.played.prompt, scene.played.now])
  const step = Math.max(1, Math.round((played.length * 2) / runs()))
  for (const card of played.filter((_, index) => index % step === 0)) {
    const { flow, first } = AT.attack
    const prepared = {
      flow: flow.id,
      setUp: setUpOf('attack', false),
      names: {},
      answers: [],
      seats: [{ player: 'p1', user: null, name: null }],
    }
    let scene = sceneIn(await begin(store, prepared), 'started')
    for (const answer of first) scene = sceneIn(await answerNow(tables, { ...pressOn(scene), answer }))
    const before = shown(scene)
    scene = sceneIn(await answerNow(tables, { ...pressOn(scene), answer: turned(card) }))
    expect(shown(scene)).not.toBe(before)
    expect(shown(sceneIn(await takeBackNow(tables, pressOn(scene))))).toBe(before)
  }
})

// Every effect that waits on a card of the GUNDAM CARD GAME and stands in the data is carried out once, at its own moment.
import { expect, test } from 'vitest'
import { isSeen } from '../../../../test/support/walkthroughs/gundam-effects-seen.ts'
import { allCards, cards } from '../../../../test/support/walkthroughs/set-up-table.ts'
import type { Card } from '../../../cards/card.ts'
import { cardValue } from '../../../cards/cards.ts'
import type { CardTrigger, GundamCard } from '../../../cards/gundam/schema.ts'
import type { Point, Shown } from '../../../games/game.ts'
import { gundamChanges, unitAttack } from '../../../games/gundam/flows.ts'
import { remindedOf } from './reminders.ts'
import { placeBase, placeUnit } from './units.ts'

type Waiting = { readonly card: Card & GundamCard; readonly trigger: CardTrigger }

const gundam = allCards.filter((card): card is Card & GundamCard => card.game === 'gundam')
const ELSEWHERE: readonly CardTrigger['on'][] = ['deployed', 'activateMain']
const waiting: Waiting[] = gundam.flatMap(card =>
  (card.triggers ?? []).flatMap(trigger =>
    trigger.effects && !ELSEWHERE.includes(trigger.on) ? [{ card, trigger }] : [],
  ),
)

const unit = (id: string, player: string, more: object = {}) => ({
  ...{ id, kind: 'unit', code: 'T-004', player, ap: 2, hp: 2, level: 1, ...more },
})
const pilot = { links: true, ap: 0, hp: 0 }
const weak = { rested: true, hp: 5, damage: 4, repair: 1, keywords: ['Blocker'], pilot }
const strong = { level: 6, hp: 9 }
/** Beside the card there is a Unit on each side for every filter; nobody knows their traits. */
const others = (own: string, enemy: string) => [
  unit('Mate', own, { ...weak, token: true }),
  unit('Pal', own, strong),
  unit('Low', enemy, weak),
  unit('High', enemy, strong),
]

/** What a card does of which others speak, for effects that wait for it. */
const helper = (source: string, effect: object) => ({
  ...{ id: 'Help', source, trigger: { on: 'unitAttacks' }, effects: [effect] },
})

type Scene = {
  readonly own?: 'p1' | 'p2'
  readonly x?: object
  readonly more?: readonly object[]
  readonly attacker?: string
  readonly target: string | null
  readonly helps?: object
  readonly block?: string
  readonly between?: true
}

/** A Pilot comes to X while another Unit attacks. */
const pairing = ({ card }: Waiting): Scene => {
  const comes = card.type === 'pilot' ? { ...placed(card, 'p1').piece.pilot, links: true } : pilot
  const helps = helper('High', { kind: 'pair', who: { piece: 'X' }, pilot: comes })
  return { attacker: 'Pal', target: null, x: { hp: 9, damage: 1, pilot: undefined }, helps }
}

const MOMENTS: Readonly<Partial<Record<CardTrigger['on'], (waits: Waiting) => Scene>>> = {
  whenAttacking: ({ trigger }) => ({
    ...{ x: { ap: 8, hp: 9, damage: 1, pilot }, target: trigger.if?.attack === 'unit' ? 'Low' : null },
    more: [{ id: 'Fort', kind: 'base', player: 'p1', hp: 5 }],
  }),
  destroyed: ({ card, trigger }) => {
    if (trigger.of === 'enemy Units') {
      const helps = helper('Pal', { kind: 'damage', to: { piece: 'Low' }, amount: 9 })
      return { target: null, x: { hp: 9 }, helps }
    }
    if (trigger.of === 'own Units') {
      const helps = helper('High', { kind: 'leaves', who: { piece: 'Mate' }, how: 'destroyed' })
      return { target: null, x: { hp: 9 }, helps }
    }
    const giant = (player: string) => unit('Giant', player, { ap: 9, hp: 9, rested: player === 'p2' })
    const isAttacked =
      card.type === 'base' || trigger.while?.some(one => 'turn' in one && one.turn === 'enemy')
    if (!isAttacked) return { x: { ap: 1, hp: 1 }, target: 'Giant', more: [giant('p2')] }
    const x = { hp: 1, ...(card.type === 'base' ? {} : { rested: true }) }
    return { own: 'p2', x, attacker: 'Giant', target: card.type === 'base' ? null : 'X', more: [giant('p1')] }
  },
  destroys: ({ card }) => ({
    ...{
      x: { ap: 9, hp: 9, damage: 3 },
      target: 'Prey',
      more: [unit('Prey', 'p2', { ap: 0, hp: 1, rested: true })],
    },
    ...(card.type === 'base' && {
      ...{ x: {}, attacker: 'Hero' },
      more: [
        unit('Hero', 'p1', { ap: 9, hp: 9, damage: 3, level: 6 }),
        unit('Prey', 'p2', { ap: 0, hp: 1, rested: true }),
      ],
    }),
  }),
  destroysInShieldArea: () => ({ x: { ap: 8, hp: 9, damage: 3 }, target: null }),
  takesBattleDamage: ({ card, trigger }) => {
    const sturdy = [unit('Sturdy', 'p2', { hp: 9, rested: true })]
    if (card.type === 'base') return { own: 'p2', attacker: 'High', target: null, x: { hp: 9 } }
    return { x: { ap: 1, hp: 9 }, target: 'Sturdy', more: sturdy, ...(trigger.of && { attacker: 'Pal' }) }
  },
  takesEffectDamage: ({ card, trigger }) => {
    const to = { piece: card.type === 'base' || trigger.of === 'other own Units' ? 'Pal' : 'X' }
    const attacker = card.type === 'base' ? 'Pal' : 'X'
    return { attacker, x: { hp: 9 }, target: null, helps: helper('High', { kind: 'damage', to, amount: 1 }) }
  },
  paired: pairing,
  linked: pairing,
  endOfTurn: () => ({ target: null, x: { damage: 1, pilot, rested: true }, between: true }),
  // It may be activated in the action step by its player, the attacker or the attacked.
  activateAction: ({ card, trigger }) => {
    const giant = (player: string) =>
      unit('Giant', player, { ap: 1, hp: 9, damage: 1, rested: player === 'p2' })
    const isAttacked = trigger.while?.some(one => 'turn' in one && one.turn === 'enemy')
    const x = { ...(card.type !== 'base' && { pilot }), hp: 9, damage: 1 }
    if (isAttacked)
      return { own: 'p2', x: { ...x, rested: true }, attacker: 'Giant', target: 'X', more: [giant('p1')] }
    const isBeside =
      card.type === 'base' || trigger.effects?.some(one => JSON.stringify(one).includes('"target"'))
    const hitsPlayer = trigger.effects?.some(one => one.kind === 'damage' && one.to === 'shieldArea')
    const more = [giant('p2'), unit('Hero', 'p1', { ap: 5, hp: 9 })]
    return { x, attacker: isBeside ? 'Hero' : 'X', target: hitsPlayer ? null : 'Giant', more }
  },
  isBlocked: () => ({
    x: { hp: 9 },
    target: null,
    block: 'Guard',
    more: [unit('Guard', 'p2', { keywords: ['Blocker'] })],
  }),
}

function placed(card: Waiting['card'], player: string) {
  const name = cardValue(card)
  const place = { id: 'X', player }
  const at =
    card.type === 'base'
      ? placeBase(cards, { name }, place)
      : card.type === 'unit'
        ? placeUnit(cards, { name }, place)
        : placeUnit(cards, { name: 'Somebody', pilot: name }, place)
  if ('problem' in at) throw new Error(`${card.code} cannot be placed`)
  return at
}

function setUpOf(waits: Waiting) {
  const scene = MOMENTS[waits.trigger.on]?.(waits)
  if (!scene) throw new Error(`no scene for ${waits.trigger.on}`)
  const { own = 'p1', x, more = [], attacker = 'X', target, helps } = scene
  const enemy = own === 'p1' ? 'p2' : 'p1'
  const it = placed(waits.card, own)
  const { abilities } = remindedOf(cards, [it], { mayAttack: () => true, active: 'p1', remembers: true })
  const only = abilities.filter(({ trigger }) => trigger.on === waits.trigger.on)
  return {
    ...{ block: scene.block ?? 'decline', between: scene.between ?? false },
    ...{ acts: waits.trigger.on === 'activateAction' ? (only[0]?.id ?? null) : null, own },
    setUp: {
      ...{ edition: '1.9.0', activePlayer: 'p1', standbyPlayer: 'p2', shields: 3, lasts: [] },
      ...(waits.card.type === 'base' && own === 'p2' ? {} : { base: 'none' }),
      ...(!scene.between && { attacker, target: target === null ? { player: true } : { unit: target } }),
      pieces: [
        { level: 7, ...(it.piece.kind === 'unit' && { ap: 1 }), ...it.piece, ...x },
        ...others(own, enemy),
        ...more,
      ],
      abilities: [...only, ...(helps ? [helps] : [])],
    },
  }
}

type Asked = NonNullable<Shown['prompt']>['windows'][number]

/** What may be declined can be passed over by an answer to the question behind it, so that it comes first. */
const openIn = (windows: readonly Asked[]): Asked | undefined =>
  windows.find(({ name }) => name.startsWith('resolve:')) ?? windows.at(-1)

/** Yes to each condition, each optional effect is used, the first Unit that fits is chosen. */
function choiceIn({ choices }: Asked, words: readonly string[]): string | undefined {
  const names = choices.map(({ name }) => name)
  const usual = ['holds', 'use', ...words, 'pass', 'noBurst', 'turnBegins'].find(one => names.includes(one))
  return usual ?? names.find(one => one !== 'X') ?? names[0]
}

/** The point after this answer. @throws Error if it is refused */
function after(reached: ReturnType<Point['next']>, code: string): Point {
  if ('refused' in reached) throw new Error(`${code}: ${JSON.stringify(reached.refused)}`)
  return reached
}

/** What is asked is answered, up to the end or to what its player reads off the card. */
function toItsEnd(waits: Waiting): Shown {
  const { code } = waits.card
  const { setUp, block, between, acts, own } = setUpOf(waits)
  const begun = after((between ? gundamChanges : unitAttack).begin(setUp), code)
  let [point, act] = [begun, acts]
  for (;;) {
    const window = openIn(point.prompt()?.windows ?? [])
    const isBack = window?.name === 'changes' && point !== begun
    if (!window || isBack || /^(finish|text:)/.test(window.name)) return point.shown()
    const step = window.name === `action:${own}` ? act : null
    const words = [block, step ?? (act === null ? 'bothPass' : 'pass')]
    if (step) act = null
    point = after(point.next({ question: window.name, choice: choiceIn(window, words) }), code)
  }
}

/** What is carried out if each condition holds. */
const carriedOut = ({ trigger }: Waiting) =>
  (trigger.effects ?? []).filter(({ if: one }) => !(one && 'asks' in one && one.not))

test('each effect that waits on a card is carried out at its moment, as its facts say', () => {
  const wrong = waiting.flatMap(waits => {
    const played = toItsEnd(waits)
    const unseen = carriedOut(waits).filter(effect => !isSeen(effect, played))
    return unseen.map(({ kind }) => `${waits.card.code} ${waits.trigger.on} ${kind}`)
  })
  expect(wrong).toEqual([])
})

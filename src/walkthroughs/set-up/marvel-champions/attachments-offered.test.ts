// Every attachment that has something to give is attached by its name: its character has that from then on, and without the
// card again what it had before. And four of them are played.
import { expect, test } from 'vitest'
import { allCards } from '../../../../test/support/walkthroughs/set-up-table.ts'
import type { Card } from '../../../cards/card.ts'
import type { MarvelCard } from '../../../cards/marvel-champions/schema.ts'
import type { Answer } from '../../../engine/types.ts'
import type { AnyFlow } from '../../../games/game.ts'
import {
  enemyAttack,
  enemyScheme,
  marvelChanges,
  playerAttack,
} from '../../../games/marvel-champions/flows.ts'
import { marvelTableInSetUp } from '../../../games/marvel-champions/table.ts'
import { attachmentsOffered, isAttachable } from './attachments-offered.ts'
import { boostEffects, entering } from './boost-plays.ts'

type Attachment = Card & MarvelCard
const attachments = allCards.filter(
  (card): card is Attachment => card.game === 'marvel-champions' && isAttachable(card as Attachment),
)
const named = (code: string) => attachments.filter(card => card.code === code)

const RHINO = { id: 'Rhino', kind: 'villain', atk: 2, sch: 1, hitPoints: 14, retaliate: 1 }
const HYDRA = { id: 'Hydra', kind: 'minion', atk: 1, sch: 1, hitPoints: 3, engagedWith: 'p1' }
const HERO = { id: 'Hulk', kind: 'hero', player: 'p1', atk: 3, thw: 1, def: 2, hitPoints: 18 }
const ALLY = { id: 'Hawkeye', kind: 'ally', player: 'p1', atk: 1, thw: 1, hitPoints: 3 }

const table = {
  ...{ edition: '1.8', players: ['p1'], pieces: [RHINO, HYDRA, HERO, ALLY] },
  schemes: [{ id: 'main', kind: 'main', threat: 0, threshold: 7 }],
}
const attacked = { ...table, attacker: 'Rhino', target: { player: 'p1' } }
const attacking = { ...table, attacker: 'Hulk', targets: ['Rhino'] }

/** Plays on after a card has been attached to whom it fits first, or is gone again. */
function withCard(
  code: string,
  {
    flow,
    setUp,
    before = [],
    id = 'card-1',
  }: { flow: AnyFlow; setUp: unknown; before?: Answer[]; id?: string },
) {
  const shown = flow.play(setUp, before)
  const [card] = named(code)
  const [offered] = card ? attachmentsOffered(card, shown) : []
  if (!offered) throw new Error(`${code} fits nobody`)
  const answers = [...before, offered.answer(id).answer]
  const then = flow.play(setUp, answers)
  if (then.refused) throw new Error(`${code}: ${then.refused.code}`)
  return { answers, then, table: marvelTableInSetUp.parse(then.now?.table), piece: offered.piece }
}

test('MC-ATTACHMENT-01 each attachment gives its character what it says, and takes that along when it goes', () => {
  expect(attachments.length).toBeGreaterThan(170)
  for (const { code, gives = {}, atk, counters, countersPerPlayer } of attachments) {
    const before = marvelTableInSetUp.parse(marvelChanges.play(table, []).now?.table)
    const on = withCard(code, { flow: marvelChanges, setUp: table })
    const [was, is] = [before, on.table].map(one => one.pieces.find(({ id }) => id === on.piece))
    const { hitPoints = 0, retaliate = 0, keywords = [], cannotTakeDamage, tough } = gives
    expect([code, is?.hitPoints, is?.retaliate]).toEqual([
      code,
      (was?.hitPoints ?? 0) + hitPoints,
      (was?.retaliate ?? 0) + retaliate,
    ])
    expect(is).toMatchObject({
      keywords,
      tough: tough ? 1 : 0,
      ...(cannotTakeDamage && { cannotTakeDamage }),
      attached: [{ code, ...(counters && !countersPerPlayer && { counters }) }],
    })
    const raised = on.table.abilities.flatMap(({ effects = [] }) => effects).filter(one => one.kind === 'atk')
    if (typeof atk === 'number' && atk > 0) expect(raised).toContainEqual({ kind: 'atk', amount: atk })
    const off = withCard(code, { flow: marvelChanges, setUp: table, before: on.answers, id: 'card-2' })
    expect(off.then.events.map(({ type }) => type)).toContain('detached')
    const { pieces, ...others } = off.table
    expect(others).toEqual({ ...before, pieces: undefined, ...others, abilities: [] })
    expect(pieces.map(piece => ({ ...piece, tough: 0 }))).toEqual(before.pieces)
  }
})

const nobody = { question: 'defend', choice: 'nobody' }
const deal = { question: 'damage', choice: 'deal' }
const finish = { question: 'finish', choice: 'finish' }
const flip = { question: 'boost#1', choice: 'flip', number: 0 }
const damageOf = ({ now }: { now: unknown }, id: string) =>
  marvelTableInSetUp.parse((now as { table: unknown }).table).pieces.find(piece => piece.id === id)

test('MC-ATTACHMENT-02 Charge: Rhino hits for 3 more, and after the attack the card is gone', () => {
  const { answers } = withCard('01099', { flow: marvelChanges, setUp: table })
  const charged = marvelChanges.play(table, answers).now?.table as object
  const setUp = { ...charged, attacker: 'Rhino', target: { player: 'p1' }, edition: '1.8' }
  const end = enemyAttack.play(setUp, [nobody, flip, deal])
  expect(damageOf(end, 'Hulk')).toMatchObject({ damage: 5 })
  const now = withCard('01099', { flow: enemyAttack, setUp: attacked })
  const over = enemyAttack.play(attacked, [...now.answers, nobody, flip, deal, finish])
  expect(over.events.map(({ type }) => type)).toContain('detached')
  expect(damageOf(over, 'Rhino')).not.toHaveProperty('attached')
})

test('Armored Rhino Suit takes the damage that would be dealt, also of a tough Rhino, until 5 lies there', () => {
  const pieces = [{ ...RHINO, tough: 1 }, HYDRA, HERO, ALLY]
  const { answers } = withCard('01098', { flow: playerAttack, setUp: { ...attacking, pieces } })
  const hit = playerAttack.play({ ...attacking, pieces }, [...answers, deal])
  expect(damageOf(hit, 'Rhino')).toMatchObject({ damage: 0, tough: 1, attached: [{ counters: 3 }] })
  const { pieces: left, ...table } = marvelTableInSetUp.parse(hit.now?.table)
  const ready = left.map(piece => ({ ...piece, ready: true }))
  const again = { ...table, pieces: ready, edition: '1.8', attacker: 'Hulk', targets: ['Rhino'] }
  const gone = playerAttack.play(again, [deal])
  expect(damageOf(gone, 'Rhino')).toMatchObject({ damage: 0, tough: 1 })
  expect(damageOf(gone, 'Rhino')).not.toHaveProperty('attached')
})

test('Kree Combat Armor lowers the damage of attacks, and no other', () => {
  const { answers } = withCard('16131', { flow: playerAttack, setUp: attacking })
  const story = playerAttack.play(attacking, [
    ...answers,
    { question: 'damage', card: { effects: [{ kind: 'damage', to: { piece: 'Rhino' }, amount: 2 }] } },
    deal,
  ])
  expect(damageOf(story, 'Rhino')).toMatchObject({ damage: 2 + 2 })
})

test('MC-ATTACHMENT-04 Obedience Potion lowers the numbers of the hero to whom it is attached', () => {
  const { answers, piece } = withCard('16123', { flow: playerAttack, setUp: attacking })
  expect(piece).toBe('Hulk')
  expect(damageOf(playerAttack.play(attacking, [...answers, deal]), 'Rhino')).toMatchObject({ damage: 2 })
})

test('MC-EA-25 “Now We’re Angry!” as a boost card raises this attack and the next, until somebody names it', () => {
  const [card] = named('27078')
  const { effects } = entering(boostEffects(card as Attachment), kind => `${kind}-9`)
  const turned: Answer = { question: 'boost#1', choice: 'flipStar', number: 0, card: { name: 'c', effects } }
  const pass = { question: 'flipped', choice: 'pass' }
  const first = enemyAttack.play(attacked, [nobody, turned, pass, deal])
  expect(damageOf(first, 'Hulk')).toMatchObject({ damage: 3 })
  const next = { ...attacked, ...(first.now?.table as object) }
  const second = enemyAttack.play(next, [nobody, flip, deal])
  expect(damageOf(second, 'Hulk')).toMatchObject({ damage: 6 })
  expect(damageOf(second, 'Rhino')).toMatchObject({ attached: [{ id: 'attachment-9', counters: 2 }] })
  const { table: left } = withCard('27078', { flow: enemyAttack, setUp: next })
  expect(left.pieces[0]).not.toHaveProperty('attached')
  expect(left.abilities).toEqual([])
})

test('a card that adds SCH counts in a scheme', () => {
  const schemes = { ...table, attacker: 'Rhino', target: { player: 'p1' } }
  const { then } = withCard('04075', { flow: enemyScheme, setUp: schemes })
  expect(then.now?.summary).toMatchObject({ sch: 2 })
})

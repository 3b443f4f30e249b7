// Every card with 【Burst】 is revealed once in an attack, by the name that a player types: its Burst is offered, does what its
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
import { allCards, cards } from '../../../../test/support/walkthroughs/set-up-table.ts'
import { openTestStore } from '../../../../test/support/walkthroughs/store.ts'
import type { Card } from '../../../cards/card.ts'
import { GUNDAM_KINDS, hasBurst } from '../../../cards/gundam/kinds.ts'
import type { GundamCard } from '../../../cards/gundam/schema.ts'
import type { Answer } from '../../../engine/types.ts'
import { unitAttack } from '../../../games/gundam/flows.ts'
import type { PlayedEffect } from '../../../games/gundam/vocabulary/plays.ts'
import type { Scene } from '../../scene.ts'
import type { Prepared } from '../../start.ts'
import { burstOf } from './bursts.ts'

const bursts = allCards.filter(
  (card): card is Card & GundamCard => GUNDAM_KINDS.shield.is(card) && hasBurst(card),
)

/** A table that each of the filters fits: Aries is weak, rests and blocks; Nemo is active; Leo, which attacks, is not. */
const unit = (id: string, player: string, more: object = {}) => ({
  ...{ id, kind: 'unit', player, ap: 2, hp: 2, level: 2, traits: ['cb'], ...more },
})
const setUp = {
  ...{ edition: '1.9.0', activePlayer: 'p1', standbyPlayer: 'p2', shields: 3, base: 'none' },
  ...{ attacker: 'Leo', target: { player: true }, activeSide: { shields: 3 } },
  pieces: [
    unit('Leo', 'p1'),
    unit('Aries', 'p1', { hp: 4, level: 1, rested: true, keywords: ['Blocker'] }),
    unit('Nemo', 'p1'),
    unit('Dom', 'p2', { hp: 3 }),
  ],
}
const quietly: Answer[] = [
  { question: 'block', choice: 'decline' },
  { question: 'action:p2', choice: 'bothPass' },
]
const prepared: Prepared = {
  flow: 'gundam/unit-attack',
  setUp,
  names: {},
  answers: [],
  seats: [
    { player: 'p1', user: null, name: null },
    { player: 'p2', user: null, name: null },
  ],
}

const effectsOf = ({ plays = [] }: GundamCard): readonly PlayedEffect[] =>
  plays.flatMap(one => (one.at === 'burst' && 'effects' in one ? one.effects : []))

test('all 252 cards with 【Burst】 have it as facts, and no other card has', () => {
  expect(bursts).toHaveLength(252)
  expect(bursts.filter(card => effectsOf(card).length === 0)).toEqual([])
})

type Played = ReturnType<typeof unitAttack.own>
const reached = (answers: readonly Answer[]): Played => {
  const played = unitAttack.play(setUp, [...quietly, ...answers])
  expect(played.refused).toBeNull()
  return unitAttack.own(played)
}
const asked = ({ prompt }: Pick<Played, 'prompt'>) => prompt?.windows.at(-1)

/** What the Burst asks is answered: the Unit called Aries if it fits, and this to each condition. */
function toItsEnd(first: readonly Answer[], condition: Condition): { answers: Answer[]; at: Played } {
  const answers = [...first]
  for (;;) {
    const at = reached(answers)
    const window = asked(at)
    const isChoice = window?.name.startsWith('choose:')
    if (!window || (!isChoice && !window.name.startsWith('condition:'))) return { answers, at }
    const names = window.choices.map(({ name }) => name)
    const chosen = names.includes('Aries') ? 'Aries' : `${names[0]}`
    answers.push({ question: window.name, choice: isChoice ? chosen : condition })
  }
}
type Condition = 'holds' | 'holdsNot'

/** What an outsider sees of an effect on the table and in the story. */
function isDone(effect: PlayedEffect | Chosen, card: GundamCard, { now, events }: Played): boolean {
  const told = (type: string) => events.some(event => event.type === type)
  const pieces = now?.table?.pieces ?? []
  const unit = pieces.find(({ id }) => id === 'Aries') ?? null
  switch (effect.kind) {
    case 'movesCard':
      return events.some(event => event.type === 'card_moved' && event.to === 'hand')
    case 'deploySelf': {
      const piece = pieces.find(({ code }) => code === card.code)
      const { hp } = effect.as ?? card
      return piece?.hp === hp && (piece?.kind === 'base' ? now?.summary.shields === 1 : piece?.ap === 3)
    }
    case 'deployToken':
      return pieces.some(({ code, rested }) => code === effect.token && rested === (effect.rested ?? false))
    case 'draw':
      return events.some(event => event.type === 'cards_drawn' && event.count === effect.count)
    case 'exResource':
      return told('ex_resource_placed')
    case 'fromTrash':
      return told('taken_from_trash')
    case 'damage':
      return unit?.damage === effect.amount
    case 'rest':
      return told('unit_rested')
    case 'setActive':
      return unit?.rested === false
    case 'rule':
      return told('rule_gained')
    case 'ap':
      return (
        now?.summary.pieces.find(({ piece }) => piece === 'Aries')?.where === 'in play' && told('ap_changed')
      )
    case 'leaves':
      return pieces.filter(({ player }) => player === 'p1').length < 3
    default:
      return false
  }
}
type Chosen = Extract<PlayedEffect, { kind: 'choose' }>['effects'][number]

/** The effects that are carried out if each condition is answered like this, those of an activated part too. */
function carriedOut(
  card: GundamCard,
  effects: readonly (PlayedEffect | Chosen)[],
  isSo: boolean,
): readonly (PlayedEffect | Chosen)[] {
  return effects.flatMap(effect => {
    const { if: condition } = effect
    if (condition && 'asks' in condition && isSo === (condition.not ?? false)) return []
    if (effect.kind === 'choose') return carriedOut(card, effect.effects, isSo)
    if (effect.kind !== 'activates') return [effect]
    const play = card.plays?.find(({ at }) => at === effect.part || at === 'main/action')
    return play && 'effects' in play ? carriedOut(card, play.effects, isSo) : []
  })
}

const asks = (card: GundamCard): boolean => JSON.stringify(card.plays).includes('"asks"')

/** The card is named as a form names it, then its Burst is activated. */
function presses(card: Card & GundamCard): readonly [Answer, Answer] {
  const { effects } = burstOf(cards, card, { player: 'p2', newId: ({ code }) => `new ${code}` })
  return [
    { question: 'burst#1', choice: 'name', card: { name: 'Shield', effects: [...effects] } },
    { question: 'burst#1', choice: 'activate' },
  ]
}

const conditionsOf = (card: GundamCard): readonly Condition[] =>
  asks(card) ? ['holds', 'holdsNot'] : ['holds']

test('each Burst is offered by name and does what its facts say', () => {
  const wrong = bursts.flatMap(card =>
    conditionsOf(card)
      .filter(condition => {
        const [named, activated] = presses(card)
        const offered = asked(reached([named]))?.choices.map(({ name }) => name)
        const { at } = toItsEnd([named, activated], condition)
        const should = carriedOut(card, effectsOf(card), condition === 'holds')
        const isAll = should.every(effect => isDone(effect, card, at))
        // What no data say is asked of its player, who reads the card.
        const isRead = asked(at)?.name.startsWith('text:') ?? false
        const isSaid = should.length > 0 || isRead || asks(card)
        return offered?.join() !== 'activate,decline' || !isAll || !isSaid
      })
      .map(condition => `${card.code} ${condition}`),
  )
  expect(wrong).toEqual([])
})

test('undo takes each press of a Burst back, and its name last', async () => {
  const store = await openTestStore()
  const tables = playedFrom(store)
  const give = async (scene: Scene, answer: Answer) =>
    sceneIn(await answerNow(tables, { ...pressOn(scene), answer }))
  const shown = ({ played }: Scene) => JSON.stringify([played.prompt, unitAttack.own(played).now])
  // A new lot each day would hide a fault that comes and goes: every so many cards, and all of them in the long run.
  for (const card of bursts.filter((_, index) => index % Math.max(1, Math.round(252 / runs())) === 0)) {
    const { answers } = toItsEnd(presses(card), 'holds')
    let scene = sceneIn(await begin(store, prepared), 'started')
    const before: string[] = []
    for (const answer of [...quietly, ...answers]) {
      before.push(shown(scene))
      scene = await give(scene, answer)
    }
    for (const was of before.slice(quietly.length).toReversed()) {
      scene = sceneIn(await takeBackNow(tables, pressOn(scene)))
      expect(shown(scene)).toBe(was)
    }
  }
})

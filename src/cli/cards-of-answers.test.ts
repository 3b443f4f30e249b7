// Tests the cards that a script names outside its pieces, with real cards: what an effect deploys, a Shield, a boost card.
import { describe, expect, it } from 'vitest'
import { readScript } from '../../test/support/cli/read-script.ts'
import { FLOWS } from '../../test/support/walkthroughs/flows.ts'
import { cards } from '../../test/support/walkthroughs/set-up-table.ts'
import { unitAttack } from '../games/gundam/flows.ts'
import { enemyAttack } from '../games/marvel-champions/flows.ts'
import { burstFromCards, unitFromCards } from '../walkthroughs/set-up/gundam/from-cards.ts'
import { boostFromCards } from '../walkthroughs/set-up/marvel-champions/boost.ts'

const setUp = {
  ...{ activePlayer: 'Kim', standbyPlayer: 'Lee', shields: 2, base: 'none', attacker: 'Sinanju' },
  pieces: [{ card: 'ST03-006', id: 'Sinanju', player: 'Kim' }],
  target: { player: true },
}
const quietly = [
  { question: 'block', choice: 'decline' },
  { question: 'action:Lee', choice: 'bothPass' },
]
const burst = (card: object) => ({ question: 'burst#1', choice: 'activate', card })
const read = (answers: readonly unknown[], more: object = {}) =>
  readScript(
    JSON.stringify({
      ...{ flow: 'gundam/unit-attack', edition: '1.9.0', setUp: { ...setUp, ...more } },
      answers: [...quietly, ...answers],
    }),
    FLOWS,
    {
      fill: (_, one, deploys) => unitFromCards({ cards, language: 'en', setUp: one, deploys }),
      reveal: () => (one, named, activates) =>
        burstFromCards({ cards, language: 'en', setUp: one }, named, activates),
    },
  )
function played(answers: readonly unknown[], more: object = {}) {
  const script = read(answers, more)
  if ('fault' in script) throw new Error(JSON.stringify(script.fault))
  const shown = unitAttack.play(script.script.setUp, script.script.answers)
  expect(shown.refused).toBeNull()
  return { now: unitAttack.own(shown).now, events: shown.events, asked: shown.prompt?.windows.at(-1)?.name }
}
const deploy = (piece: object) => ({ kind: 'deploy', piece: { player: 'Lee', ...piece } })
const rewloola = { card: 'ST03-015', id: 'Rewloola' }

describe('an effect of a script that deploys a card', () => {
  it('brings what is printed on it, and what its 【Deploy】 does', () => {
    const { now, asked } = played([burst({ effects: [deploy(rewloola)] })])
    expect(now).toMatchObject({
      summary: { shields: 0 },
      table: { pieces: [{}, { id: 'Rewloola', kind: 'base', hp: 5 }] },
    })
    expect(asked).toBe('choose:Rewloola')
  })

  it('says that the card is to be read where nothing can wait on it: in a part of an effect, in an ability', () => {
    const note = { kind: 'note', text: 'drawn' }
    const parts = { kind: 'andThen', first: note, second: [deploy(rewloola)] }
    expect(played([burst({ effects: [parts] })]).now?.table?.pieces).toMatchObject([
      {},
      { hp: 5, readCard: true },
    ])
    const ability = { id: 'Call', owner: 'Lee', trigger: { on: 'unitAttacks' }, effects: [deploy(rewloola)] }
    expect(read([], { abilities: [ability] })).toMatchObject({
      script: { setUp: { abilities: [{ effects: [{ piece: { hp: 5, readCard: true } }] }, {}] } },
    })
  })

  it('names the place of a card that is none, or of another type', () => {
    const path = 'answers.2.card.effects.0.piece.card'
    const faulty = (card: string) => read([burst({ effects: [deploy({ card })] })])
    expect(faulty('ST03-999')).toMatchObject({ fault: { unfilled: { path, unclear: { isNamed: false } } } })
    expect(faulty('ST01-010')).toMatchObject({
      fault: { unfilled: { path, unclear: { problem: { code: 'wrongKind' } } } },
    })
  })
})

describe('a revealed card that an answer of a script names', () => {
  it('does what its Burst says, with what waits on it', () => {
    const base = played([burst({ card: 'ST03-015' })])
    expect(base.now).toMatchObject({
      summary: { shields: 0 },
      table: { pieces: [{}, { id: 'ST03-015', hp: 5 }] },
    })
    const hand = played([burst({ card: 'ST01-010' })])
    expect(hand.events.filter(({ type }) => type === 'moved_to_trash')).toEqual([])
  })

  it('does so, too, if it is only called by its number', () => {
    const moved = (name: string) =>
      played([burst({ name })]).events.filter(({ type }) => type === 'card_moved').length
    expect([moved('ST01-010'), moved('Mirror')]).toEqual([1, 0])
  })

  it('does what the script says of it, and has a name that no piece has', () => {
    const said = played([burst({ card: 'ST01-010', effects: [{ kind: 'movesCard', to: 'hand' }] })])
    expect(said.asked).toBe('finish')
    const twice = played([burst({ card: 'ST03-015', id: 'Sinanju' })])
    expect(twice.now?.table?.pieces).toMatchObject([{ id: 'Sinanju' }, { id: 'Sinanju*' }])
  })

  it('names the place of a card that is none', () => {
    expect(read([burst({ card: 'ST03-999' })])).toMatchObject({
      fault: { unfilled: { path: 'answers.2.card.card' } },
    })
  })
})

describe('a boost card that an answer of a script names', () => {
  const boosted = (answer: object) => {
    const script = readScript(
      JSON.stringify({
        flow: 'marvel-champions/enemy-attack',
        setUp: {
          pieces: [
            { id: 'Rhino', kind: 'villain', atk: 2, hitPoints: 14 },
            { id: 'Mary', kind: 'hero', player: 'p1', def: 1, hitPoints: 9 },
          ],
          ...{ attacker: 'Rhino', target: { player: 'p1' } },
        },
        answers: [{ question: 'defend', choice: 'nobody' }, answer, { question: 'damage', choice: 'deal' }],
      }),
      FLOWS,
      {
        reveal: () => (one, named, activates) =>
          boostFromCards({ cards, language: 'en', setUp: one }, named, activates),
      },
    )
    if ('fault' in script) throw new Error(JSON.stringify(script.fault))
    return enemyAttack.play(script.script.setUp, script.script.answers)
  }

  it('has its icons and does what its star says: nothing else need be said', () => {
    const { refused, events } = boosted({ question: 'boost#1', card: { card: '01131' } })
    expect(refused).toBeNull()
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'boost_flipped', card: 'Tiger Shark', icons: 0 }),
    )
    expect(events).toContainEqual(expect.objectContaining({ type: 'status_given', piece: 'Rhino' }))
  })

  it('has the icons and does what the script says', () => {
    const effects = [{ kind: 'damage', to: { the: 'your identity' }, amount: 1 }]
    const { events } = boosted({ question: 'boost#1', number: 3, card: { card: '01131', effects } })
    expect(events).toContainEqual(expect.objectContaining({ type: 'boost_flipped', icons: 3 }))
    expect(events.map(({ type }) => type)).not.toContain('status_given')
  })
})

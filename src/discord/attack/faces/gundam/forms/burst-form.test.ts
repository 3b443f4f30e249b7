// Tests the form of a revealed Shield with real cards: a Burst of which nobody has said what it does is asked about, and no
// named card goes to the trash in silence.
import { describe, expect, it } from 'vitest'
import { filled, sceneAfter } from '../../../../../../test/support/attack/forms.ts'
import { cards } from '../../../../../../test/support/walkthroughs/set-up-table.ts'
import { cardValue } from '../../../../../cards/cards.ts'
import { cardName } from '../../../../../cards/names.ts'
import type { Answer } from '../../../../../engine/types.ts'
import { unitAttack } from '../../../../../games/gundam/flows.ts'
import type { FindCards } from '../../../face/result.ts'
import { readForm } from '../../../forms/forms.ts'

const find: FindCards = (query, { kinds, printed }) => ({
  areAlone: true,
  cards: cards.cardsNamed(query, kinds).map(card => ({
    ...{ value: cardValue(card), name: cardName(card), label: '', printed: printed(cards, card) },
  })),
})
const falcon = { id: 'Falcon', kind: 'unit', player: 'Kei', ap: 3, hp: 4 }
const table = {
  ...{ edition: '1.9.0', activePlayer: 'Kei', standbyPlayer: 'Rio', pieces: [falcon], shields: 3 },
  ...{ base: 'none', attacker: 'Falcon', target: { player: true } },
}
const quietly: Answer[] = [
  { question: 'block', choice: 'decline' },
  { question: 'action:Rio', choice: 'bothPass' },
]
/** The answer of the form in which this card is named, and nothing else. */
function revealed(name: string, choice = 'activate') {
  const read = readForm(
    ['burst', 'burst#1', choice],
    filled({ name }),
    sceneAfter('unit', table, ...quietly),
    find,
  )
  if (!('given' in read)) throw new Error(JSON.stringify(read))
  return read.given
}
const after = (first: Answer, ...answers: Answer[]) => {
  const played = unitAttack.play(table, [...quietly, first, ...answers])
  expect(played.refused).toBeNull()
  return unitAttack.own(played)
}
const reached = (name: string, ...answers: Answer[]) => after(revealed(name).answer, ...answers)
const named = (name: string, ...answers: Answer[]) => after(revealed(name, 'name').answer, ...answers)
const way = (choice: string): Answer => ({ question: 'burstWay#1', choice })
const offered = (name: string) =>
  reached(name)
    .prompt?.windows.at(-1)
    ?.choices.map(one => one.name)
const told = (name: string, type: string, ...answers: Answer[]) =>
  reached(name, ...answers).events.filter(event => event.type === type)
const decides = (choice: string): Answer => ({ question: 'burst#1', choice })

describe('a Shield that is named', () => {
  it('offers its Burst, whoever of the two buttons named it', () => {
    for (const choice of ['name', 'noBurst']) {
      const { answer } = revealed('ST03-015', choice)
      expect(answer).toMatchObject({ question: 'burst#1', choice: 'name' })
      expect(after(answer).prompt?.windows.at(-1)).toMatchObject({
        name: 'burst#1',
        choices: [{ name: 'activate' }, { name: 'decline' }],
        about: { card: 'card-1', effects: [{ kind: 'deploySelf', piece: { id: 'base-1', hp: 5 } }] },
      })
    }
  })

  it('does what its card says at one press, or goes to the trash', () => {
    const hand = named('ST01-010', decides('activate')).events
    expect(hand.filter(({ type }) => type === 'card_moved')).toMatchObject([{ to: 'hand' }])
    const { events } = named('ST01-010', decides('decline'))
    expect(events.map(({ type }) => type)).toContain('burst_declined')
    expect(events.map(({ type }) => type)).toContain('moved_to_trash')
    expect(events.filter(({ type }) => type === 'card_revealed')).toHaveLength(1)
  })

  it('has no Burst if its card has none', () => {
    expect(revealed('ST01-012', 'name').answer).toMatchObject({ choice: 'noBurst', card: { name: 'card-1' } })
  })

  it('takes a name', () => {
    const read = readForm(
      ['burst', 'burst#1', 'name'],
      filled({ name: '' }),
      sceneAfter('unit', table, ...quietly),
      find,
    )
    expect(read).toMatchObject({ problem: { code: 'nameMissing' } })
  })
})

describe('a Burst that is activated', () => {
  it('asks if nobody has named the card, and offers what a card can do', () => {
    expect(offered('')).toEqual(['hand', 'base', 'unit', 'main', 'action', 'effect', 'trash'])
    expect(told('', 'moved_to_trash')).toEqual([])
  })

  it('sends a Pilot to the hand', () => {
    expect(told('ST01-010', 'card_moved')).toMatchObject([{ to: 'hand' }])
    expect(told('ST01-010', 'moved_to_trash')).toEqual([])
  })

  it('deploys a Base with its HP, and its 【Deploy】 takes a Shield to the hand and does the rest', () => {
    const { now, prompt } = reached('ST03-015')
    expect(now).toMatchObject({
      summary: { shields: 1 },
      table: { pieces: [{}, { id: 'base-1', kind: 'base', hp: 5 }] },
    })
    expect(prompt?.windows.at(-1)).toMatchObject({
      name: 'choose:base-1',
      choices: [{ name: 'Falcon' }, { name: 'noUnit' }],
    })
    const shot = reached('ST03-015', { question: 'choose:base-1', choice: 'Falcon' })
    expect(shot.now?.table?.pieces).toMatchObject([{ id: 'Falcon', damage: 1 }, {}])
    expect(shot.prompt?.windows.at(-1)?.name).toBe('finish')
    expect(revealed('ST03-015').names).toMatchObject({ 'base-1': { en: 'Rewloola' } })
    // White Base says nothing behind its Shield; Zanzibar does so in its player’s own turn alone; Luna Mana is to be read.
    const open = (code: string) => reached(code).prompt?.windows.at(-1)?.name
    expect(['ST01-015', 'GD01-125', 'ST10-016'].map(open)).toEqual(['finish', 'finish', 'text:base-1'])
  })

  it('brings what waits on the Base into this battle', () => {
    const { now } = reached('GD04-126')
    expect(now?.table?.abilities.map(({ source }) => source)).toEqual(['base-1', 'base-1'])
  })

  it('takes the place of a Base that lies there', () => {
    // Breach hits the Base, so that only an effect on the Shield reveals it: the old Base goes to the trash.
    const withBase = {
      ...table,
      base: undefined,
      pieces: [falcon, { id: 'Fort', kind: 'base', player: 'Rio', hp: 9 }],
    }
    const { answer } = revealed('ST01-015')
    const shot = {
      name: 'Shot',
      owner: 'Rio',
      label: 'action',
      effects: [{ kind: 'destroyFirst', count: 2 }],
    }
    const played = unitAttack.play(withBase, [
      ...quietly.slice(0, 1),
      { question: 'action:Rio', card: shot },
      answer,
    ])
    expect(played.refused).toBeNull()
    expect(unitAttack.own(played).now?.table?.pieces).toMatchObject([{}, { id: 'base-1' }])
  })

  it('asks what 【Main】 does, and sends the Command to the trash afterwards', () => {
    expect(offered('ST01-012')?.[0]).toBe('main')
    const shot = { effects: [{ kind: 'damage', to: { piece: 'Falcon' }, amount: 1 }] }
    const text: Answer = { question: 'text:card-1', choice: 'done', card: shot }
    const { now, events } = reached('ST01-012', way('main'), text)
    expect(now?.summary.pieces).toMatchObject([{ piece: 'Falcon', damage: 1 }])
    expect(events.some(({ type }) => type === 'moved_to_trash')).toBe(true)
  })

  it('deploys a card that nobody has named as a Unit or a Base without numbers', () => {
    for (const [choice, kind] of [
      ['unit', 'unit'],
      ['base', 'base'],
    ] as const)
      expect(reached('', way(choice)).now?.table?.pieces).toMatchObject([{}, { kind }])
  })
})

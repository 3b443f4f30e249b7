// Tests of abilities, played on the toll game: which player uses one, which player carries it out, and when.
import { expect, test } from 'vitest'
import { type TollFlow, tollFlow } from '../../test/support/engine/made-up-game.ts'
import { coins, forced, open, pay, run, types } from '../../test/support/engine/play-made-up-game.ts'
import { play } from './play.ts'

const wave = { id: 'wave', owner: 'Bo', on: 'arrives' }
const bell = { id: 'bell', owner: 'Ana', on: 'leaves' }

test('what an ability does that nobody has written down must be legal when it is told', () => {
  const use = (amount: number) => run({ abilities: [wave] }, { choice: 'wave', card: coins(amount) })
  expect(use(-9).refused).toMatchObject({ code: 'noCoins', clause: 'T-2' })
  expect([use(2).refused, use(2).position?.memory.state.coins]).toEqual([null, 5])
})

test('a forced ability is carried out by its owner, one that nobody owns by anybody', () => {
  const by = (owner: string | null) => {
    const { prompt } = run({ abilities: [bell, { ...forced('bow', 'arrives'), owner }] })
    return prompt?.windows[0]?.choices
  }
  expect(by('Bo')).toEqual([{ name: 'done', by: { any: ['Bo'] }, card: true }])
  expect(by(null)).toEqual([{ name: 'done', by: { any: ['Ana', 'Bo'] }, card: true }])
})

test('it is carried out without a card too: then nothing happens', () => {
  const played = run({ abilities: [forced('bow', 'arrives')] }, { choice: 'done' })
  expect([played.refused, open(played)]).toEqual([null, ['gate', 'toll']])
  expect(types(played)).toEqual(['step_entered', 'arrived', 'ability_used'])
})

test('a player who has passed is asked again once a card has been reported', () => {
  const pass = { question: 'gate:Bo', choice: 'pass' }
  const passed = run({ abilities: [wave] }, pass)
  expect(open(passed)).toEqual(['gate', 'toll'])
  const reported = run({ abilities: [wave] }, pass, { question: 'gate', card: coins(1) })
  expect(open(reported)).toEqual(['gate:Bo', 'gate', 'toll'])
})

test('an ability opens once for each time its moment comes', () => {
  const tax = forced('tax', 'rich', -1)
  const rich = { question: 'gate', card: coins(6, 7) }
  const played = run({ abilities: [tax] }, rich)
  expect(played.position?.memory.opened).toEqual([
    { ability: 'tax', on: 'rich', you: null },
    { ability: 'tax', on: 'rich', you: null },
  ])
  expect(played.position?.memory.state.coins).toBe(14)
  expect(run({ abilities: [tax] }, rich, pay(1)).outcome).toMatchObject({
    occurred: [{ on: 'arrives' }, { on: 'rich' }, { on: 'rich' }, { on: 'chooses' }, {}, {}],
  })
})

/** The toll flow with abilities that leave a choice: take two coins, tell what you do, or decline. */
const choosing = (forced: boolean): TollFlow => ({
  ...tollFlow,
  start: (...given) => {
    const started = tollFlow.start(...given)
    if ('problem' in started) return started
    const options = [
      { name: 'take', effects: [{ kind: 'coin' as const, amount: 2 }] },
      { name: 'tell', effects: null },
      { name: 'pass', effects: [], passes: true },
    ]
    const abilities = started.state.abilities.map(one => ({ ...one, forced, effects: null, options }))
    return { state: { ...started.state, abilities } }
  },
})
const find = { id: 'find', owner: 'Bo', on: 'arrives' }
const found = { question: 'resolve:find', choice: 'take' }

test('who has to choose between options brings a card only for what nobody has written down', () => {
  const asked = play(choosing(true), { abilities: [find] }, [])
  const by = { any: ['Bo'] }
  expect(asked.prompt?.windows[0]).toMatchObject({ name: 'resolve:find', hard: false, clause: 'T-3' })
  expect(asked.prompt?.windows[0]?.choices).toEqual([
    { name: 'take', by },
    { name: 'tell', by, card: true },
    { name: 'pass', by, passes: true },
  ])
})

test('a choice to use an ability with options takes no card: its options come later', () => {
  const asked = play(choosing(false), { abilities: [find] }, [])
  expect(asked.prompt?.windows[0]?.choices[0]).toEqual({ name: 'find', by: { any: ['Bo'] } })
  expect(open(play(choosing(false), { abilities: [find] }, [{ choice: 'find' }]))[0]).toBe('resolve:find')
})

test('an ability counts as used once an option is taken, and not if it is declined', () => {
  const after = (choice: string) =>
    play(choosing(true), { abilities: [find] }, [{ ...found, choice }]).events.slice(2)
  expect(after('take')).toEqual([
    { type: 'ability_used', clause: 'T-3', ability: 'find', forced: true, you: 'Bo', step: 'arrive' },
    { type: 'coins', clause: 'T-2', amount: 2, step: 'arrive' },
  ])
  expect(after('pass')).toEqual([
    { type: 'ability_declined', clause: 'T-3', ability: 'find', player: 'Bo', step: 'arrive' },
  ])
})

test('a reported card is told with its owner, its label and its window, before what it does', () => {
  const card = { ...coins(2), name: 'Lantern', owner: 'Bo', label: 'light' }
  expect(run({}, { question: 'gate', card }).events.slice(2)).toEqual([
    {
      type: 'card_reported',
      clause: 'T-1',
      step: 'arrive',
      card: 'Lantern',
      owner: 'Bo',
      label: 'light',
      window: 'gate',
    },
    { type: 'coins', clause: 'T-2', amount: 2, step: 'arrive' },
  ])
  const corrects = { ...card, corrects: 'Purse' }
  expect(run({}, { question: 'gate', card: corrects }).events[2]).toMatchObject({ corrects: 'Purse' })
})

// Tests of abilities, played on the toll game: which player uses one, which player carries it out, and when.
import { expect, test } from 'vitest'
import { coins, forced, open, pay, run, types } from '../../test/engine/play-made-up-game.ts'

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
  expect(types(played)).not.toContain('coins')
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

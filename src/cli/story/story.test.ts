// What a terminal says of other editions, of refusals and where a play stops, in words and in both languages.
import { expect, it } from 'vitest'
import { grinder, lumen, moth, sparrow } from '../../../test/support/games/marvel-champions/cast.ts'
import { boost, deal, defend, finish } from '../../../test/support/games/marvel-champions/enemy-attack.ts'
import type { Language } from '../../language.ts'
import { playedGames } from '../../played-games.ts'
import { wordsIn } from '../../words/words.ts'
import { refusalOf } from './refused.ts'
import { inEdition, sideBySide } from './side-by-side.ts'
import { storyLines } from './story.ts'
import { UNNAMED } from './telling.ts'
import { underEdition } from './under-edition.ts'

const { faces, flows } = playedGames()
const flow = flows.get('marvel-champions/enemy-attack')
if (!flow) throw new Error('there is no attack of an enemy')

const reading = (setUp: object, answers: readonly unknown[], language: Language = 'en') => ({
  ...{ script: { flow, setUp: { ...setUp }, answers }, named: UNNAMED, faces, language },
})
const told = (...args: Parameters<typeof reading>) =>
  storyLines(reading(...args), flow.play(args[0], args[1]))
const refused = (...args: Parameters<typeof reading>) =>
  refusalOf(reading(...args), flow.play(args[0], args[1]))

const hurt = { kind: 'damage' as const, to: { the: 'defender' as const }, amount: 1 }
const pieces = [lumen(), moth(), sparrow({ damage: 2 }), grinder()]
const attack = {
  edition: '1.7',
  players: ['Ana'],
  pieces,
  attacker: 'Grinder',
  target: { player: 'Ana', character: 'Moth' },
}
const answers = [defend('Sparrow'), boost(1, hurt), deal, finish]

it('says who ends otherwise under another edition', () => {
  const said = told(attack, answers).find(line => line.includes('1.6'))
  expect(said).toMatch(
    /^Under rules .*1\.6 \(German\).* differently: .*Lumen would have 10 HP; Moth would be defeated/,
  )
  const auf = told(attack, answers, 'de').find(line => line.includes('1.6'))
  expect(auf).toMatch(/ginge es anders aus: .*Moth wäre besiegt/)
  for (const line of [said, auf]) expect(line).not.toMatch(/characters|endedEarly/)
})

it('shows each edition in a column, with a mark where they differ', () => {
  const plays = ['1.7', '1.6-de'].map(edition => inEdition(reading(attack, answers), edition))
  const lines = sideBySide(plays, wordsIn('en'))
  expect(lines.slice(0, 2).map(line => line.trim().split(/ {2,}/))).toEqual([
    ['Rules 1.7', 'Rules 1.6 (German)'],
    ['over', 'over'],
  ])
  expect(lines.find(line => line.includes('Moth'))).toMatch(/^≠ Moth .*defeated$/)
  expect(lines.at(-1)).toMatch(/^Rules 1\.6 \(German\): .*Moth takes/)
})

const villainousHero = {
  ...{ flow: flows.get('marvel-champions/player-attack'), players: ['Ana'] },
  pieces: [lumen({ atk: 3, keywords: ['villainous'] }), grinder()],
  ...{ attacker: 'Lumen', targets: ['Grinder'] },
}

it.each([
  [
    'en',
    'Rules 1.8: Grinder takes 5 damage',
    'Rules 1.7: Grinder takes 3 damage',
    'Rules 1.6 (German): Grinder',
  ],
  [
    'de',
    'Regeln 1.8: Grinder nimmt 5 Schaden',
    'Regeln 1.7: Grinder nimmt 3',
    'Regeln 1.6 (deutsch): Grinder',
  ],
] as const)(
  'leaves out what an edition does not ask, side by side and alone: each says how it ends (%s)',
  (language, ...ends) => {
    const { flow: playerFlow, ...setUp } = villainousHero
    if (!playerFlow) throw new Error('there is no attack of a player')
    const given = [{ question: 'boost#1', ...boost(2) }, deal, finish]
    const script = { flow: playerFlow, setUp: { ...setUp, edition: '1.8' }, answers: given }
    const plays = playerFlow.editions.map(edition =>
      inEdition({ script, named: UNNAMED, faces, language }, edition),
    )
    expect(sideBySide(plays, wordsIn(language)).slice(-3)).toEqual(
      ends.map(end => expect.stringContaining(end)),
    )
    expect(plays.every(({ end }) => end !== null)).toBe(true)
    // By its own edition every answer counts, also one that is wrong.
    expect(underEdition(script, '1.8').answers).toBe(given)
    expect(underEdition(script, '1.7').answers).toMatchObject([
      { question: 'damage' },
      { question: 'finish' },
    ])
  },
)

const orders = {
  ...{ edition: '1.8', players: ['Ana'], pieces: [lumen({ retaliate: 1 }), grinder()], attacker: 'Grinder' },
  target: { player: 'Ana' },
  abilities: [
    {
      id: 'Charge',
      source: 'Grinder',
      trigger: { on: 'afterAttacks', who: 'Grinder' },
      forced: true,
      effects: [],
    },
  ],
}
const upToFinish = [defend('nobody'), boost(0), deal, finish]

it('says in words which question an edition asks first, and last what stands so far', () => {
  expect(refused(orders, upToFinish)).toBe(
    'Not possible here. Rules 1.8 ask first: Which comes first? [★ Charge’s ability] [retaliate (Lumen)]',
  )
  expect(refused(orders, upToFinish, 'de')).toMatch(
    /^Hier nicht möglich\. Regeln 1\.8 fragen zuerst: Was kommt zuerst\?/,
  )
  expect(told(orders, upToFinish).at(-1)).toMatch(/^So far: Lumen takes \d damage/)
})

it.each([
  ['en', /\[One more boost card\] \[It changes nothing here\]$/],
  ['de', /\[Eine Boost-Karte mehr\] \[Sie ändert hier nichts\]$/],
] as const)('offers last that an ability changes nothing (%s)', (language, choices) => {
  const options = [{ name: 'boostCard', effects: [{ kind: 'boostCard' }] }]
  const ability = {
    id: 'Charge',
    source: 'Grinder',
    trigger: { on: 'attacks', who: 'Grinder' },
    forced: true,
  }
  const setUp = { ...attack, abilities: [{ ...ability, options: [{ name: 'done' }, ...options] }] }
  expect(told(setUp, [], language).find(line => line.includes('['))).toMatch(choices)
})

it('says why an answer is refused, with its clause and what is possible', () => {
  expect(refused(attack, [defend('x')])).toMatch(
    /^This cannot be chosen here\..*\nPossible: Lumen \(basic, DEF 2\), /,
  )
  expect(refused(attack, [...answers, finish])).toBe('the attack is over before this answer.')
  expect(refused({ ...attack, edition: 'x' }, [], 'de')).toBe('Dieser Aufbau ist nicht lesbar.')
})

// What the publisher has answered about Bursts, played with the cards themselves: the number is that of the official FAQ.
import { expect, test } from 'vitest'
import { cards } from '../../../../test/support/walkthroughs/set-up-table.ts'
import type { Answer } from '../../../engine/types.ts'
import { unitAttack } from '../../../games/gundam/flows.ts'
import { burstFromCards } from './from-cards.ts'

const unit = (id: string, player: string, more: object = {}) => ({
  ...{ id, kind: 'unit', player, ap: 3, hp: 4, level: 4, traits: [], ...more },
})
const leo = (more: object = {}) => unit('Leo', 'Ana', more)
const table = (pieces: readonly object[] = [leo()], more: object = {}) => ({
  ...{ edition: '1.9.0', activePlayer: 'Ana', standbyPlayer: 'Ben', shields: 4, base: 'none' },
  ...{ attacker: 'Leo', target: { player: true }, pieces, ...more },
})
const quietly: Answer[] = [
  { question: 'block', choice: 'decline' },
  { question: 'action:Ben', choice: 'bothPass' },
]

/** The answer in which this card is the Shield of that number. */
function shield(number: number, code: string, choice: 'activate' | 'decline' = 'activate'): Answer {
  const revealed = burstFromCards(
    { cards, language: 'en', setUp: table() },
    { card: code },
    choice === 'activate',
  )
  if ('unclear' in revealed) throw new Error(`no card ${code}`)
  return { question: `burst#${number}`, choice, card: revealed.card }
}

function plays(setUp: object, ...answers: Answer[]) {
  const played = unitAttack.play(setUp, [...quietly, ...answers])
  const own = unitAttack.own(played)
  const types = own.events.map(({ type }) => type)
  return { ...own, types, refused: played.refused, window: own.prompt?.windows.at(-1) }
}
const holds = (card: string, choice = 'holds'): Answer => ({ question: `condition:${card}`, choice })
const chooses = (card: string, choice: string): Answer => ({ question: `choose:${card}`, choice })
const inTrash = ({ events }: ReturnType<typeof plays>) =>
  events.flatMap(event => (event.type === 'moved_to_trash' ? [event.card] : []))

test('Q81 a Burst may be left: the card goes to the trash, and nothing of it happens', () => {
  const left = plays(table(), shield(1, 'ST03-015', 'decline'))
  expect(inTrash(left)).toEqual(['ST03-015'])
  expect([left.now?.summary.shields, left.now?.table?.pieces.length]).toEqual([3, 1])
})

test('Q82 the card of a Burst goes to the trash unless the Burst says otherwise', () => {
  expect(inTrash(plays(table(), shield(1, 'ST14-015')))).toEqual(['ST14-015'])
  expect(inTrash(plays(table(), shield(1, 'GD01-111'), chooses('GD01-111', 'Leo')))).toEqual(['GD01-111'])
  for (const code of ['ST01-010', 'ST01-015']) expect(inTrash(plays(table(), shield(1, code)))).toEqual([])
})

test('Q83 the Shield that a deployed Base adds to the hand has no Burst', () => {
  const deployed = plays(table(), shield(1, 'ST01-015'))
  expect(deployed.now?.summary.shields).toBe(2)
  expect(deployed.window?.name).toBe('finish')
  expect(deployed.types.filter(type => type === 'card_revealed')).toHaveLength(1)
})

test('Q110 the Burst of a Shield that Breach destroys goes before the effects that wait', () => {
  const waits = {
    ...{ id: 'Last Shot', owner: 'Ben', trigger: { on: 'destroyed', who: 'Dom' } },
    effects: [{ kind: 'note', text: 'waited' }],
  }
  const pieces = [leo({ breach: 3 }), unit('Dom', 'Ben', { hp: 1, rested: true })]
  const setUp = table(pieces, { target: { unit: 'Dom' }, abilities: [waits] })
  const { types } = plays(setUp, shield(1, 'GD01-104'))
  expect(types.indexOf('cards_drawn')).toBeGreaterThan(0)
  expect(types.indexOf('cards_drawn')).toBeLessThan(types.indexOf('noted'))
})

test('Q165, Q166 two Shields that Suppression destroys are revealed together, and their owner orders the Bursts', () => {
  const setUp = table([leo({ keywords: ['Suppression'] })])
  const both = [shield(1, 'GD01-104'), shield(2, 'ST01-010')]
  const asked = plays(setUp, ...both)
  expect(asked.window).toMatchObject({ name: 'order:burst', choices: [{ by: { any: ['Ben'] } }, {}] })
  const { types } = plays(setUp, ...both, { question: 'order:burst', choice: 'burst#2' })
  expect(types.indexOf('card_moved')).toBeLessThan(types.indexOf('cards_drawn'))
})

test('Q195 a Base among them takes none of the Shields that fell with it', () => {
  const setUp = table([leo({ keywords: ['Suppression'] })])
  const answers = [shield(1, 'ST01-015'), shield(2, 'GD01-104')]
  const { now, types } = plays(setUp, ...answers, { question: 'order:burst', choice: 'burst#1' })
  // Of 4 Shields two fall, the Base takes the third, and the second Burst comes all the same.
  expect(now?.summary.shields).toBe(1)
  expect(types).toContain('cards_drawn')
})

const blocker = unit('Aries', 'Ben', { rested: true, keywords: ['Blocker'], code: 'ST01-008' })

test('Q155 the Unit that Midair Modifications sets active cannot attack this turn, whatever it loses', () => {
  const loses = {
    kind: 'keyword',
    who: { piece: 'Aries' },
    keyword: 'Blocker',
    loses: true,
    beyondBattle: true,
  }
  const report: Answer = { question: 'damage', card: { name: 'Card', effects: [loses] } }
  const setUp = table([leo(), blocker], { lasts: [], turn: { of: 'Ana' } })
  const { now } = plays(setUp, shield(1, 'GD01-121'), chooses('GD01-121', 'Aries'), report)
  const aries = now?.table?.pieces.find(({ id }) => id === 'Aries')
  expect(aries?.keywords).toEqual([])
  expect(aries?.constants).toMatchObject([{ rule: 'cannotAttack' }])
  expect(now?.table?.lasts).toContainEqual({ piece: 'Aries', rule: 'cannotAttack' })
})

test('Q172, Q208, Q288, Q381 it is set active, also a Unit that was not to become so in its start phase', () => {
  const { now } = plays(table([leo(), blocker]), shield(1, 'GD01-121'), chooses('GD01-121', 'Aries'))
  expect(now?.table?.pieces.find(({ id }) => id === 'Aries')?.rested).toBe(false)
})

test('Q247, Q248 Improved Technique reaches any Lv. only with two or more of its name in the trash', () => {
  const setUp = table([leo({ level: 5 })])
  const first = shield(1, 'GD03-109')
  const low = plays(setUp, first, holds('GD03-109', 'holdsNot'), chooses('GD03-109', 'Leo'))
  expect(low.refused).toMatchObject({ code: 'notMeant', clause: 'GCG19-10-2-2' })
  const { now } = plays(setUp, first, holds('GD03-109'), chooses('GD03-109', 'Leo'))
  expect(now?.table?.pieces).toMatchObject([{ id: 'Leo', damage: 3 }])
})

test('Q251 Look of Determination chooses no Unit of Lv.4 with nine or fewer cards in the trash', () => {
  const setUp = table([leo(), unit('Aries', 'Ana')])
  const first = shield(1, 'GD03-114')
  const few = plays(setUp, first, holds('GD03-114', 'holdsNot'), chooses('GD03-114', 'Aries'))
  expect(few.refused).toMatchObject({ code: 'notMeant' })
  const many = plays(setUp, first, holds('GD03-114'), chooses('GD03-114', 'Aries'))
  expect(many.now?.summary.destroyed).toEqual(['Aries'])
})

test('Q389, Q390 Master Asia as a Unit is Lv.6, and a Pilot can be paired with it', () => {
  const asUnit = [shield(1, 'GD05-089'), holds('GD05-089')]
  const { now } = plays(table(), ...asUnit)
  const piece = { id: 'GD05-089', kind: 'unit', ap: 3, hp: 3, level: 6 }
  expect(now?.table?.pieces).toMatchObject([{ id: 'Leo' }, piece])
  const pair = { kind: 'pair', who: { piece: 'GD05-089' }, pilot: { links: false, ap: 1, hp: 1 } }
  const paired = plays(table(), ...asUnit, { question: 'damage', card: { name: 'Card', effects: [pair] } })
  expect(paired.now?.table?.pieces).toMatchObject([{}, { ap: 4, hp: 4, pilot: { links: false } }])
})

test('Q408 without an enemy Unit Darkness Finger does not draw either', () => {
  const setUp = table([leo(), unit('Master Gundam', 'Ben')])
  const first = shield(1, 'GD05-110')
  expect(plays(setUp, first, chooses('GD05-110', 'noUnit')).types).not.toContain('cards_drawn')
  const hit = plays(setUp, first, chooses('GD05-110', 'Leo'), holds('GD05-110'))
  expect(hit.types).toContain('cards_drawn')
})

// Tests of what is foreseen of an attack that hits its enemies more than once: it is what then comes of each hit.
import { expect, test } from 'vitest'
import { grinder, lumen, rustling } from '../../../../test/support/games/marvel-champions/cast.ts'
import { report } from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import { basic, deal, resolve } from '../../../../test/support/games/marvel-champions/player-attack.ts'
import type { AbilityGiven, Effect } from '../vocabulary/effects.ts'

/** Damage by a sentence of its own, or at the same moment as the one before it. */
type Hit = number | { readonly amount: number; readonly together: true }
type Table = {
  readonly gate?: object
  readonly boss?: object
  readonly keywords?: ['piercing']
  readonly abilities?: AbilityGiven[]
}
type About = {
  readonly damage: readonly {
    readonly to: string
    readonly amount: number
    readonly expected?: Readonly<Record<string, unknown>>
  }[]
  readonly later?: readonly string[]
}

const of = { piece: 'Gate' }
const prevents = (amount: number | 'all', more: object = {}): Effect => ({ kind: 'prevent', amount, ...more })
const takes = (amount: number, when: object = {}): AbilityGiven => ({
  id: 'Aura',
  trigger: { on: 'constant' },
  effects: [{ kind: 'increase', amount, of, ...when }],
})

/** Lumen deals these amounts to Gate and to Grinder, after these effects. */
function sweep(amounts: readonly Hit[], { gate, boss, keywords, abilities }: Table, effects: Effect[]) {
  const pieces = [lumen(), rustling({ id: 'Gate', hitPoints: 30, ...gate }), grinder(boss)]
  const attack = {
    targets: 'each enemy' as const,
    instances: amounts.map(hit => (typeof hit === 'number' ? { amount: hit } : hit)),
  }
  const setUp = basic(pieces, { ability: { attacks: [attack], keywords }, abilities })
  const answers = effects.map(effect => report('damage', [effect]))
  const about = resolve(setUp, ...answers).prompt?.windows.at(-1)?.about as About
  return { about, dealt: resolve(setUp, ...answers, deal) }
}

/** What the question says of each hit on Gate; the damage that it and Grinder then take is as foreseen. */
function foreseen(amounts: readonly Hit[], table: Table, ...effects: Effect[]): string[] {
  const { about, dealt } = sweep(amounts, table, effects)
  const comes = about.damage.map(({ to, amount, expected }) => [to, expected ? expected.taken : amount])
  const came = dealt.told('damage_dealt').map(({ piece, amount }) => [piece, amount])
  const ofSome = (all: unknown[][]) => all.filter(([, amount]) => amount !== 0)
  expect(ofSome(comes)).toEqual(ofSome(came))
  return about.damage.filter(({ to }) => to === 'Gate').map(inWords)
}

function inWords({ amount, expected }: About['damage'][number]): string {
  if (!expected) return `${amount}`
  const facts = Object.entries(expected).filter(([name, fact]) => fact && name !== 'taken')
  return [`${amount}`, ...facts.map(([name, fact]) => `${name} ${fact}`), `taken ${expected.taken}`].join(
    ', ',
  )
}

test('MC18-PA-33 what prevents damage to one enemy is used up with the first sentence that hits it', () => {
  expect(foreseen([3, 4], {}, prevents(5, { of }))).toEqual(['3, prevented 3, taken 0', '4'])
  expect(foreseen([3, 4], {}, prevents(5, { of, taken: true }))).toEqual(['3, prevented 3, taken 0', '4'])
  expect(foreseen([3, 4], {}, prevents(5, { of: { piece: 'Grinder' } }))).toEqual(['3', '4'])
})

test('MC18-PA-33 of two hits at the same moment both are kept from being dealt, and only one as it is taken', () => {
  const both: Hit[] = [3, { amount: 4, together: true }]
  const first = '3, prevented 3, taken 0'
  expect(foreseen(both, {}, prevents(5, { of }))).toEqual([first, '4, prevented 2, taken 2'])
  expect(foreseen(both, {}, prevents(5, { of, taken: true }))).toEqual([first, '4'])
  expect(foreseen(both, {}, { kind: 'increase', amount: 1, of })).toEqual(['3, more 1, taken 4', '4'])
})

test('MC18-PA-33 what prevents damage of the attack goes on from hit to hit, until nothing is left of it', () => {
  expect(foreseen([3, 4], {}, prevents(8))).toEqual(['3, prevented 3, taken 0', '4, prevented 2, taken 2'])
  expect(foreseen([3, 4], { boss: { cannotTakeDamage: true } }, prevents(4))).toEqual([
    '3, prevented 3, taken 0',
    '4, prevented 1, taken 3',
  ])
})

test('MC-PA-04 each tough card stops one hit, and stays while nothing of a hit reaches it', () => {
  const stops = (amount: number) => `${amount}, tough stops, taken 0`
  expect(foreseen([3, 4, 2], { gate: { tough: 2 } })).toEqual([stops(3), stops(4), '2'])
  const prevented = foreseen([3, 4], { gate: { tough: 1 } }, prevents('all', { of }))
  expect(prevented).toEqual(['3, prevented 3, taken 0', stops(4)])
  expect(foreseen([2, 3], { gate: { tough: 1 }, abilities: [takes(-2)] })).toEqual([
    '2, more -2, taken 0',
    '3, tough stops, more -2, taken 0',
  ])
})

test('MC-PA-04 piercing discards all tough cards with the first hit', () => {
  const pierced = foreseen([3, 4], { gate: { tough: 2 }, keywords: ['piercing'] })
  expect(pierced).toEqual(['3, tough pierced, taken 3', '4'])
})

test('MC18-PA-33 nothing is said of a hit for 0 damage', () => {
  expect(foreseen([0], { gate: { cannotTakeDamage: true } })).toEqual(['0'])
  expect(foreseen([0], { gate: { tough: 1 }, keywords: ['piercing'] })).toEqual(['0'])
})

test('MC18-EA-80 a constant ability raises each hit of which something is left, an effect only the next one', () => {
  const abilities = [takes(1)]
  expect(foreseen([3, 4], { abilities })).toEqual(['3, more 1, taken 4', '4, more 1, taken 5'])
  expect(foreseen([3], { abilities }, prevents(3))).toEqual(['3, prevented 3, taken 0'])
  const taken = prevents(9, { of, taken: true })
  expect(foreseen([3], { abilities }, taken)).toEqual(['3, prevented 4, more 1, taken 0'])
  expect(foreseen([3, 4], {}, { kind: 'increase', amount: 1, of })).toEqual(['3, more 1, taken 4', '4'])
  const grinder = { kind: 'increase' as const, amount: 1, of: { piece: 'Grinder' } }
  expect(foreseen([3, 4], {}, grinder)).toEqual(['3', '4'])
})

test('MC18-PA-32 only the first sentence is certain while a constant ability has a condition', () => {
  const certain = (...abilities: AbilityGiven[]) => {
    const { damage, later } = sweep([1, 2], { abilities }, []).about
    return [damage.length, later?.length ?? 0]
  }
  const when = { if: { is: 'tough' as const, who: of } }
  expect(certain(takes(1))).toEqual([4, 0])
  expect(certain({ ...takes(1), ...when })).toEqual([2, 2])
  expect(certain(takes(1, when))).toEqual([2, 2])
  expect(
    certain({ ...takes(1), effects: [...(takes(1).effects ?? []), ...(takes(1, when).effects ?? [])] }),
  ).toEqual([2, 2])
  expect(certain({ id: 'Silent', trigger: { on: 'constant' } })).toEqual([4, 0])
  expect(certain({ id: 'Later', trigger: { on: 'afterAttacked', who: 'Gate' }, ...when })).toEqual([4, 0])
})

test('MC18-PA-32 whose hit points nobody knows may fall with the first damage, but not without damage', () => {
  const unknown = { hitPoints: undefined }
  const ofGate = (gate: object) => sweep([1, 2], { gate, boss: { cannotTakeDamage: true } }, []).about.later
  expect(ofGate(unknown)).toEqual(['Gate', 'Grinder'])
  expect(ofGate({ ...unknown, tough: 2 })).toBeUndefined()
})

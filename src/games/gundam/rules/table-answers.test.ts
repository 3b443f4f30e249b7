// Tests of the conditions that the table answers: what lies there counts, what does not may lie elsewhere and is asked.
import { expect, test } from 'vitest'
import {
  apAtDamage,
  attack,
  falcon,
  fort,
  heron,
  leaves,
  mole,
  quietly,
  report,
  resolve,
  rested,
  titan,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Answer } from '../../../engine/types.ts'
import type { UnitSetUp } from '../unit-attack/set-up.ts'
import type { PieceGiven } from '../vocabulary/pieces.ts'

type Extra = Partial<PieceGiven>
type At = {
  readonly falcon?: Extra
  readonly mole?: Extra
  readonly others?: PieceGiven[]
  readonly more?: Partial<UnitSetUp>
  readonly first?: Answer[]
}
type Said = 'holds' | 'holds not' | 'asked'

/** Falcon attacks Mole; one of them has AP+2 under this condition. @returns what the table says about it */
function says(asks: string, at: At, of: 'Falcon' | 'Mole' = 'Falcon'): Said {
  const constants = [{ ap: 2, while: [{ asks }] }]
  const attacker = falcon({ traits: [], ...at.falcon, ...(of === 'Falcon' && { constants }) })
  const target = mole({ ...rested, traits: [], ...at.mole, ...(of === 'Mole' && { constants }) })
  const setUp = attack([attacker, target, ...(at.others ?? [])], 'Mole', at.more)
  const story = resolve(setUp, ...(at.first ?? []), ...quietly)
  if (story.prompt?.windows.some(({ name }) => name === `condition:${of}`)) return 'asked'
  const printed = of === 'Falcon' ? 3 : 2
  return apAtDamage(story, of) === printed + 2 ? 'holds' : 'holds not'
}

function table(asks: string, of: 'Falcon' | 'Mole', ...rows: (readonly [At, Said])[]): void {
  expect(rows.map(([at]) => says(asks, at, of))).toEqual(rows.map(([, said]) => said))
}

const keep = (more: Extra = {}) => fort({ id: 'Keep', player: 'Kei', ...more })
const pilot = (more: object = {}) => ({ pilot: { links: false, ap: 0, hp: 0, ...more } })
const zeon = (more: Extra = {}) => ({ traits: ['zeon'], ...more })

test('GCG-9-1-5a whether its player has a Base, and of which color, lies on the table or is not known', () => {
  table('@base', 'Falcon', [{ others: [keep()] }, 'holds'], [{}, 'asked'], [{ others: [fort()] }, 'asked'])
  const unknown = { more: { shields: undefined } as object }
  table('@base', 'Mole', [{ others: [fort()] }, 'holds'], [{}, 'holds not'], [unknown, 'asked'])
  table(
    '@whiteBase',
    'Falcon',
    [{ others: [keep({ color: 'white' })] }, 'holds'],
    [{ others: [keep({ color: 'blue' })] }, 'holds not'],
    [{ others: [keep()] }, 'asked'],
    [{}, 'asked'],
  )
  table('@whiteBase', 'Mole', [{}, 'holds not'], [unknown, 'asked'])
})

test('GCG-9-1-5a whether the enemy has no Base is known of the side that has counted its shield area', () => {
  const unknown = { more: { shields: undefined } as object }
  table(
    '@noEnemyBase',
    'Falcon',
    [{}, 'holds'],
    [{ others: [fort()] }, 'holds not'],
    [unknown, 'asked'],
    [{ others: [keep()] }, 'holds'],
  )
  table('@noEnemyBase', 'Mole', [{}, 'asked'], [{ others: [keep()] }, 'holds not'])
})

test('GCG-9-1-5a a Pilot of its player with that trait, and that color, counts on any Unit', () => {
  const soldier = pilot({ traits: ['super soldier'], color: 'red' })
  table(
    '@pilot:Super Soldier',
    'Falcon',
    [{ falcon: soldier }, 'holds'],
    [{ others: [heron(soldier)] }, 'holds'],
    [{ mole: soldier }, 'asked'],
    [{ falcon: pilot({ traits: ['newtype'], color: 'red' }) }, 'asked'],
    [{ falcon: pilot() }, 'asked'],
    [{}, 'asked'],
  )
  table(
    '@pilot:Super Soldier, red',
    'Falcon',
    [{ falcon: soldier }, 'holds'],
    [{ falcon: pilot({ traits: ['super soldier'], color: 'blue' }) }, 'asked'],
    [{ falcon: pilot({ traits: ['super soldier'] }) }, 'asked'],
  )
})

test('GCG-9-1-5a a token of its player counts, another Unit and a token of the enemy do not', () => {
  table(
    '@token',
    'Falcon',
    [{ others: [heron({ token: true })] }, 'holds'],
    [{ falcon: { token: true } }, 'holds'],
    [{ mole: { token: true }, others: [heron()] }, 'asked'],
    [{ others: [keep({ token: true })] }, 'asked'],
  )
})

test('GCG-9-1-5a another Unit of its player with that trait counts, in whatever letters; its own trait does not', () => {
  table(
    '@anotherUnit:Zeon',
    'Falcon',
    [{ others: [heron(zeon())] }, 'holds'],
    [{ falcon: zeon() }, 'asked'],
    [{ mole: zeon() }, 'asked'],
    [{ others: [heron({ traits: ['federation'] }), titan()] }, 'asked'],
    [{ others: [keep(zeon())] }, 'asked'],
    [{ others: [heron(zeon())], first: [report('attack', leaves('Heron'))] }, 'asked'],
  )
  table(
    '@otherUnits:Zeon',
    'Falcon',
    [{ others: [heron(zeon()), titan(zeon())] }, 'holds'],
    [{ others: [heron(zeon()), titan()] }, 'asked'],
    [{ falcon: zeon(), others: [heron(zeon())] }, 'asked'],
  )
})

test('GCG-9-1-5a a Link Unit counts by its card or by its Pilot, where it has the trait', () => {
  const linked = { ...zeon(), ...pilot({ links: true }) }
  const of = (more: Extra) => ({ others: [heron(more)] })
  const rows = [
    [of(zeon({ linkUnit: true })), 'holds'],
    [of(linked), 'holds'],
    [of({ ...zeon(), ...pilot() }), 'asked'],
    [of(zeon()), 'asked'],
    [of({ traits: [], linkUnit: true }), 'asked'],
    [of({ linkUnit: true }), 'asked'],
    [{ mole: linked }, 'asked'],
  ] as const
  table('@anotherLinkUnit:Zeon', 'Falcon', ...rows, [{ falcon: linked }, 'asked'])
  table('@linkUnit:Zeon', 'Falcon', ...rows, [{ falcon: linked }, 'holds'])
})

test('GCG-9-1-5a a rested Unit, a Blocker, of its player and with that trait', () => {
  table(
    '@restedUnit:Zeon',
    'Falcon',
    [{ falcon: zeon() }, 'holds'],
    [{ others: [heron(zeon(rested))] }, 'holds'],
    [{ others: [heron(zeon())] }, 'asked'],
    [{ others: [heron({ traits: ['federation'], ...rested })] }, 'asked'],
    [{ mole: zeon() }, 'asked'],
  )
  const blocks = { keywords: ['Blocker' as const] }
  table(
    '@blockerUnit:Zeon',
    'Falcon',
    [{ falcon: zeon(blocks) }, 'holds'],
    [{ others: [heron(zeon(blocks))] }, 'holds'],
    [{ others: [heron(zeon({ keywords: ['First Strike'] }))] }, 'asked'],
    [{ others: [heron({ traits: [], ...blocks })] }, 'asked'],
    [{ mole: zeon(blocks) }, 'asked'],
  )
})

test('GCG-9-1-5a a keyword counts on another Unit, or on itself, as the card says', () => {
  const first = { keywords: ['First Strike' as const] }
  table(
    '@anotherWith:First Strike',
    'Falcon',
    [{ others: [heron(first)] }, 'holds'],
    [{ falcon: first }, 'asked'],
    [{ others: [heron({ keywords: ['Blocker'] })] }, 'asked'],
    [{ mole: first }, 'asked'],
  )
  table(
    '@has:Breach',
    'Falcon',
    [{ falcon: { breach: 1 } }, 'holds'],
    [{ falcon: { breach: 0, keywords: ['Blocker'] } }, 'asked'],
    [{ others: [heron({ breach: 1 })] }, 'asked'],
  )
  table('@has:Blocker', 'Falcon', [{ falcon: { keywords: ['Blocker'] } }, 'holds'], [{}, 'asked'])
})

test('GCG-9-1-5a so many enemy Units, or a rested one, count as soon as they are there', () => {
  const drake = { ...mole({ id: 'Drake' }) }
  table(
    '@enemyUnits:2',
    'Falcon',
    [{ others: [drake] }, 'holds'],
    [{}, 'asked'],
    [{ others: [heron(), titan()] }, 'asked'],
  )
  table('@enemyUnits:2', 'Mole', [{ others: [heron()] }, 'holds'], [{ others: [drake] }, 'asked'])
  table('@restedEnemyUnit', 'Falcon', [{}, 'holds'])
  const active = { mole: { rested: false, mayAttackActive: false }, falcon: { mayAttackActive: true } }
  table(
    '@restedEnemyUnit',
    'Falcon',
    [active, 'asked'],
    [{ ...active, others: [heron(rested)] }, 'asked'],
    [{ ...active, others: [mole({ id: 'Drake', ...rested })] }, 'holds'],
  )
})

test('GCG-9-1-5a what it battles is known once it battles: a Blocker, or a Unit with a Pilot', () => {
  table(
    '@battlesBlocker',
    'Falcon',
    [{ mole: { keywords: ['Blocker'] } }, 'holds'],
    [{ mole: { keywords: ['First Strike'] } }, 'asked'],
  )
  table('@unpairedEnemy', 'Falcon', [{ mole: pilot() }, 'holds not'], [{}, 'asked'])
})

test('GCG-9-1-5a before a Base no Unit is battled, so that the table knows nothing of it', () => {
  const battles = (asks: string) => {
    const constants = [{ ap: 2, while: [{ asks }] }]
    const setUp = attack([falcon({ traits: [], constants }), mole(pilot()), fort()])
    return resolve(setUp, ...quietly).prompt?.windows.map(({ name }) => name)
  }
  for (const asks of ['@battlesBlocker', '@unpairedEnemy'])
    expect(battles(asks)).toContain('condition:Falcon')
})

test('GCG-9-1-5a a condition that the table does not know, and one of a card whose traits nobody knows, is asked', () => {
  for (const asks of ['@level:7', '@toString', '@', 'base', 'x@base', '@pilot:'])
    table(asks, 'Falcon', [{ others: [keep()] }, 'asked'])
  table('@base', 'Falcon', [{ falcon: { traits: undefined } as object, others: [keep()] }, 'asked'])
})

test('GCG-9-1-5a HP come with the answer, so that somebody has to give it, even if the table shows it', () => {
  const asks = '@base'
  const askedFirst = (...constants: NonNullable<PieceGiven['constants']>) => {
    const setUp = attack([falcon({ traits: [], constants }), mole(rested), keep()], 'Mole')
    return resolve(setUp, ...quietly).prompt?.windows.find(({ name }) => name === 'condition:Falcon')?.about
  }
  const level = '@level:7'
  expect(askedFirst({ ap: 1, hp: 1, while: [{ asks }] })).toMatchObject({ condition: asks })
  expect(
    askedFirst({ ap: 1, while: [{ asks }] }, { hp: 1, while: [{ turn: 'own' }, { asks }] }),
  ).toMatchObject({
    condition: asks,
  })
  expect(askedFirst({ ap: 1, while: [{ asks }] }, { hp: 1, while: [{ asks: level }] })).toMatchObject({
    condition: level,
  })
  expect(askedFirst({ ap: 1, while: [{ asks }] }, { ap: 1, while: [] })).toBeUndefined()
})

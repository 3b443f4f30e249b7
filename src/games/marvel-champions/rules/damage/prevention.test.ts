// Tests of what is left to prevent, where several preventions, characters or kinds of damage meet (MC18-OP-05).
import { expect } from 'vitest'
import {
  granite,
  grinder,
  lumen,
  moth,
  rustling,
  sparrow,
} from '../../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attack,
  attempt,
  boost,
  deal,
  defend,
  expectEnd,
  finish,
  forced,
  may,
  nobody,
  piece,
  report,
  resolve,
} from '../../../../../test/support/games/marvel-champions/enemy-attack.ts'

const prevent = (amount: number | 'all', more: object = {}) => ({ kind: 'prevent' as const, amount, ...more })
const card = (question: string, ...effects: ReturnType<typeof prevent>[]) => report(question, effects)
const taken = { taken: true as const }
const ofLumen = { of: piece('Lumen') }
const nothing = { code: 'nothingToPrevent', clause: 'MC-DF-21' }
const wail = (who: string) => forced(who, { on: 'wouldTake', who }, { effects: [] })

test('MC-DF-21 a card that will prevent all damage the attack would have you take leaves nothing to look at', () => {
  const setUp = attack([lumen(), grinder()], { abilities: [wail('Lumen')] })
  const ready = (amount: number | 'all') =>
    resolve(setUp, nobody, boost(0), card('damage', prevent(amount, taken)), deal, finish).opened
  expect([ready('all'), ready(3), ready(2)]).toEqual([[], [], ['Lumen']])
})

test('MC-DF-21 what overkill passes on is taken by the hero; prevention for the attack does not cover damage of a card', () => {
  const setUp = attack([lumen(), moth(), grinder({ keywords: ['overkill'] })], { abilities: [wail('Lumen')] })
  const all = card('initiation', prevent('all', taken))
  expect(resolve(setUp, defend('Moth'), boost(2), deal, finish).opened).toEqual(['Lumen'])
  const hurts = { kind: 'damage' as const, to: piece('Lumen'), amount: 1 }
  expect(resolve(setUp, all, nobody, boost(0, hurts), deal, finish).opened).toEqual(['Lumen'])
})

test('MC-DF-21 what is prevented for one character leaves the damage of another one alone', () => {
  const abilities = [wail('Lumen'), wail('Sparrow')]
  const setUp = attack([lumen(), sparrow(), grinder()], { abilities })
  const forSparrow = card('initiation', prevent('all', { of: piece('Sparrow'), taken: true }))
  expect(resolve(setUp, forSparrow, nobody, boost(0), deal, finish).opened).toEqual(['Lumen'])
  expect(resolve(setUp, forSparrow, defend('Sparrow'), boost(0), deal, finish).opened).toEqual([])
})

test('MC-DF-21 prevention for one character is refused when none is left for it, and legal for another', () => {
  const setUp = attack([lumen(), sparrow(), grinder()])
  const all = card('damage', prevent(3, ofLumen))
  const again = attempt(setUp, nobody, boost(0), all, card('damage', prevent(1, ofLumen)))
  expect(again.refused).toMatchObject(nothing)
  const other = card('damage', prevent(1, { of: piece('Sparrow') }))
  expect(attempt(setUp, nobody, boost(0), all, other).refused).toBeNull()
})

test('MC-DF-21 a tough hero: “would take” saves no tough card, so “would be dealt” still has all damage to prevent', () => {
  const setUp = attack([lumen({ tough: 1 }), grinder()])
  const late = card('damage', prevent('all', taken))
  const story = resolve(setUp, nobody, boost(0), late, card('damage', prevent(3)), deal, finish)
  expectEnd(story, { hp: { Lumen: 10 } })
  expect(story.result.characters).toMatchObject([{ tough: 1 }, {}])
  expect(attempt(setUp, nobody, boost(0), late, card('damage', prevent(1, taken))).refused).toMatchObject(
    nothing,
  )
  const pierced = attack([lumen({ tough: 1 }), grinder({ keywords: ['piercing'] })])
  expect(attempt(pierced, nobody, boost(0), late, card('damage', prevent(3))).refused).toMatchObject(nothing)
})

test('MC-DF-21 an ability that looks at damage that would be dealt, and that nobody knows in full, still opens with nothing left', () => {
  const trigger = { on: 'wouldDeal' as const, who: 'Lumen' }
  const abilities = [forced('Known', trigger, { effects: [prevent(3)] }), may('Unknown', 'Ana', trigger)]
  const story = resolve(attack([lumen(), grinder()], { abilities }), nobody, boost(0))
  expect(story.offered('dealDamage:Ana')).toEqual(['Unknown', 'pass'])
})

test('MC-DF-21 indirect damage is prevented for the attack, and for one character while nobody knows its share', () => {
  const setUp = attack([lumen(), sparrow(), grinder()])
  const divided = report('initiation', [{ kind: 'indirect' }])
  const all = card('damage', prevent(3))
  const more = attempt(setUp, divided, nobody, boost(0), all, card('damage', prevent(1)))
  expect(more.refused).toMatchObject(nothing)
  const own = attempt(setUp, divided, nobody, boost(0), all, card('damage', prevent(1, ofLumen)))
  expect(own.refused).toBeNull()
})

test('MC17-C-10 in German 1.6 what overkill passes on can be prevented, even if nothing is left for the ally', () => {
  const setUp = attack([lumen(), moth(), granite(), grinder({ keywords: ['overkill'] })])
  const all = card('damage', prevent(3))
  expect(attempt(setUp, defend('Moth'), boost(0), all, card('damage', prevent(1))).refused).toBeNull()
  const hero = attempt(setUp, nobody, boost(0), all, card('damage', prevent(1)))
  expect(hero.refused).toMatchObject(nothing)
  const forMoth = prevent(1, { of: piece('Moth') })
  expect(attempt(setUp, defend('Moth'), boost(0), all, card('damage', forMoth)).refused).toMatchObject(
    nothing,
  )
}, ['1.6-de'])

test('MC-DF-21 overkill or not, a second prevention with nothing left is refused where only damage taken goes on', () => {
  const setUp = attack([lumen(), moth(), rustling(), grinder({ keywords: ['overkill'] })])
  const all = card('damage', prevent(3))
  const more = attempt(setUp, defend('Moth'), boost(0), all, card('damage', prevent(1)))
  expect(more.refused).toMatchObject(nothing)
}, ['1.8', '1.7'])

test('MC-DF-21 what one character takes more adds nothing to what another one would take', () => {
  const more = report('damage', [{ kind: 'increase', amount: 2, of: piece('Sparrow') }])
  const setUp = attack([lumen(), sparrow(), grinder()], { abilities: [wail('Lumen')] })
  const all = card('damage', prevent(3, { ...ofLumen, ...taken }))
  expect(resolve(setUp, nobody, boost(0), more, all, deal, finish).opened).toEqual([])
})

test('MC-DF-21 damage of a card in the middle is looked at on its own, whatever the attack would have you take', () => {
  const hurts = { kind: 'damage' as const, to: piece('Lumen'), amount: 1 }
  const lash = forced('Lash', { on: 'wouldTake', who: 'Sparrow' }, { effects: [hurts], uses: 1 })
  const setUp = attack([lumen(), sparrow(), grinder()], { abilities: [lash, wail('Lumen')] })
  const all = card('initiation', prevent('all', taken))
  expect(resolve(setUp, defend('Sparrow'), boost(0), deal, finish).opened).toEqual(['Lash', 'Lumen'])
  expect(resolve(setUp, all, defend('Sparrow'), boost(0), deal, finish).opened).toEqual([])
})

test('MC-DF-21 a known prevention for another character stays offered when nothing is left for you', () => {
  const known = (id: string, of?: string) =>
    may(id, 'Ana', { on: 'wouldDeal', who: 'Lumen' }, { effects: [prevent(1, of ? { of: piece(of) } : {})] })
  const abilities = [known('Attack'), known('Mine', 'Lumen'), known('Its', 'Sparrow')]
  const setUp = attack([lumen(), sparrow(), grinder()], { abilities })
  const before = resolve(setUp, nobody, boost(0))
  expect(before.offered('dealDamage:Ana')).toEqual(['Attack', 'Mine', 'Its', 'pass'])
  const early = card('initiation', prevent(3))
  expect(resolve(setUp, early, nobody, boost(0)).offered('dealDamage:Ana')).toEqual(['Its', 'pass'])
})

const lessTaken = (amount: number) => ({
  ...{ id: 'Armor', trigger: { on: 'constant' as const } },
  effects: [{ kind: 'increase' as const, amount: -amount, ...ofLumen }],
})

test('MC-TOUGHNESS-01 a tough card as printed is asked about only if what comes before it leaves some damage', () => {
  const asked = (amount: number, ready: ReturnType<typeof prevent>, abilities: object[] = []) => {
    const setUp = attack([lumen({ toughness: 'printed' }), sparrow(), grinder()], {
      abilities: abilities as [],
    })
    const shot = report('damage', [{ kind: 'damage', to: piece('Lumen'), amount }])
    const story = resolve(setUp, nobody, boost(0), card('damage', ready), shot)
    return story.prompt?.windows.some(({ name }) => name === 'tough:Lumen')
  }
  expect([asked(2, prevent(2, ofLumen)), asked(3, prevent(2, ofLumen))]).toEqual([false, true])
  expect(asked(2, prevent(2, { ...ofLumen, ...taken }))).toBe(true)
  expect(asked(2, prevent(2, { of: piece('Sparrow') }))).toBe(true)
  expect(asked(2, prevent('all'))).toBe(true)
  expect([2, 3, 4].map(amount => asked(amount, prevent(2, ofLumen), [lessTaken(1)]))).toEqual([
    ...[false, false, true],
  ])
})

test('MC-DF-21 what a constant ability keeps off need not be prevented', () => {
  const refused = (less: number) => {
    const setUp = attack([lumen(), grinder()], { abilities: [lessTaken(less)] })
    return attempt(setUp, nobody, boost(0), card('damage', prevent(1, ofLumen))).refused
  }
  expect(refused(2)).toBeNull()
  expect(refused(3)).toMatchObject(nothing)
})

// Tests of single points of an enemy's scheme: what is hidden, what is ignored, what is over with it, and what follows it.
import { expect } from 'vitest'
import { grinder, lumen, nora, rustling } from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attack,
  boost,
  deal,
  finish,
  forced,
  nobody,
  order,
  resolve,
  the,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import {
  MAIN,
  place,
  scheme,
  schemed,
  threatOn,
} from '../../../../test/support/games/marvel-champions/enemy-scheme.ts'
import { enemyScheme } from '../flows.ts'

const villain = (more = {}) => grinder({ sch: 1, ...more })

test('MC-SCHEMEENEMY-02 the three steps come in their order: boost card, resolving it, threat', () => {
  const story = schemed(scheme([nora(), villain()]), boost(1), place, finish)
  const told = ['boost_given', 'boost_flipped', 'sch_changed', 'boost_discarded', 'threat_placed']
  expect(order(story, ...told)).toEqual(told)
  expect([threatOn(story), story.outcome?.summary.boostCardsLeft]).toEqual([{ Main: 5 }, 0])
})

test('MC-SCHEMEENEMY-03 until a boost card is turned faceup, nothing of it is known', () => {
  const story = schemed(scheme([nora(), villain()]))
  const [asked] = story.prompt?.windows.filter(({ name }) => name === 'boost#1') ?? []
  expect(asked).toMatchObject({ hard: true, about: { facedown: 1, number: 1 } })
  expect([story.types.includes('boost_flipped'), story.types.includes('sch_changed')]).toEqual([false, false])
})

test('MC-EA-26 other text of a boost card is ignored in a scheme, too', () => {
  const treachery = { ...boost(1), card: { effects: [], note: 'When Revealed: place 4 threat' } }
  const story = schemed(scheme([nora(), villain()]), treachery, place, finish)
  expect([threatOn(story), story.told('boost_text_ignored')]).toMatchObject([
    { Main: 5 },
    [{ text: 'When Revealed: place 4 threat' }],
  ])
})

test('MC-AMPLIFY-01 an amplify icon counts for each boost card, and the next scheme begins with the printed SCH', () => {
  const setUp = scheme([nora(), villain()], { schemes: [{ ...MAIN, amplify: 1 }], boostCards: 1 })
  const first = schemed(setUp, boost(2), boost(1), place, finish)
  expect([threatOn(first), first.told('boost_amplified')]).toMatchObject([
    { Main: 9 },
    [
      { icons: 1, clause: 'MC-AMPLIFY-01' },
      { icons: 1, clause: 'MC-AMPLIFY-01' },
    ],
  ])
  const again = { ...setUp, ...first.outcome?.table, boostCards: 0 }
  expect(threatOn(schemed(again, boost(0), place, finish))).toEqual({ Main: 11 })
})

test('MC-AMPLIFY-01 where its text was not read, the outcome says so', () => {
  const setUp = (amplify: number) =>
    scheme([nora(), villain()], { schemes: [{ ...MAIN, amplify }], edition: '1.6-de' })
  const notices = (amplify: number) => {
    const play = enemyScheme.play(setUp(amplify), [boost(1), place, finish])
    return enemyScheme.notices(play).map(({ kind, unread }) => [kind, unread?.clauses])
  }
  expect(notices(1)).toContainEqual(['notChecked', ['MC-AMPLIFY-01']])
  expect(notices(0)).toEqual([])
}, ['1.6-de'])

test('MC-AMPLIFY-01 an amplify icon counts in an attack as well', () => {
  const setUp = attack([lumen(), grinder()], { schemes: [{ ...MAIN, amplify: 2 }] })
  const story = resolve(setUp, nobody, boost(1), deal, finish)
  expect([story.hp('Lumen'), story.told('boost_amplified')]).toMatchObject([4, [{ icons: 2 }]])
})

test('MC-SCHEMEENEMY-05 a confused enemy has not schemed, and keeps its boost cards for later', () => {
  const abilities = [forced('Watches', { on: 'afterSchemes' }), forced('Waits', { on: 'afterActivates' })]
  const setUp = scheme([nora(), villain({ confused: 1 })], { abilities, boostCards: 2 })
  const story = schemed(setUp)
  expect([story.opened, story.types.includes('boost_given')]).toEqual([[], false])
  expect(story.outcome?.table.pieces.at(-1)).toMatchObject({ confused: 0, boostCards: 2 })
  expect(story.outcome?.table.activated).toEqual([{ enemy: 'Grinder', player: 'Ana' }])
})

test('MC-SCHEMEENEMY-05 one confused card does not stop a steady enemy, and stays', () => {
  const once = schemed(
    scheme([nora(), villain({ keywords: ['steady'], confused: 1 })]),
    boost(0),
    place,
    finish,
  )
  expect(once.outcome?.table.pieces.at(-1)).toMatchObject({ confused: 1 })
  const [, grinderNow] = once.outcome?.table.pieces ?? []
  const again = schemed({
    ...scheme([nora(), villain()]),
    ...once.outcome?.table,
    pieces: [nora(), { ...grinderNow, confused: 2 }],
  })
  expect([threatOn(again), again.outcome?.table.pieces.at(-1)]).toMatchObject([{ Main: 4 }, { confused: 0 }])
})

test('MC-MAINSCHEME-02 what lies on a main scheme of unknown target threat never completes it', () => {
  const story = schemed(
    scheme([nora(), villain()], { schemes: [{ ...MAIN, threat: 99, threshold: undefined }] }),
    boost(3),
    place,
    finish,
  )
  expect([threatOn(story), story.told('scheme_completed')]).toEqual([{ Main: 103 }, []])
})

test('MC-MAINSCHEME-03 the words of a completed scheme have what lay on it, its target threat and what is lost', () => {
  const setUp = scheme([nora(), villain()], { schemes: [{ ...MAIN, threat: 10 }] })
  expect(schemed(setUp, boost(3), place, finish).told('scheme_completed')).toMatchObject([
    { scheme: 'Main', now: 14, threshold: 12, lost: 2 },
  ])
})

test('MC-EA-52 what a card does after the activation that it has started counts what that has done', () => {
  const rest = forced(
    'Treachery',
    { on: 'afterActivates' },
    { effects: [{ kind: 'threat', amount: { count: 'damage on', of: the('your identity') } }], uses: 1 },
  )
  const setUp = attack([lumen(), grinder()], { abilities: [rest], schemes: [MAIN], activated: [] })
  expect(threatOn(resolve(setUp, nobody, boost(1), deal, finish) as never)).toEqual({ Main: 7 })
  const doubles = forced('Doubles', { on: 'afterActivates' }, { effects: [{ kind: 'threat', amount: 1 }] })
  const scheming = scheme([nora(), rustling({ sch: 1 })], { abilities: [doubles] })
  const story = schemed(scheming, place, finish)
  expect([threatOn(story), story.outcome?.summary]).toMatchObject([{ Main: 5 }, { placed: 1, threat: 1 }])
  expect(story.told('threat_placed').map(({ now }) => now)).toEqual([4, 5])
})

test('MC-SCHEMEENEMY-04 a table goes on, however much threat lies on a scheme without a known target', () => {
  const main = { ...MAIN, threat: 999, threshold: undefined }
  const first = schemed(scheme([nora(), villain({ sch: 99 })], { schemes: [main] }), boost(3), place, finish)
  expect(threatOn(first)).toEqual({ Main: 1101 })
  const again = { ...scheme([nora(), villain()]), ...first.outcome?.table }
  expect(threatOn(schemed(again, boost(0), place, finish))).toEqual({ Main: 1200 })
})

test('MC-ACTIV-07 the rest of the ability that has started a scheme comes after it, also after one that is replaced', () => {
  const startedBy = {
    enemy: 'Grinder',
    player: 'Ana',
    does: 'schemes' as const,
    by: 'Advance',
    rest: 'Deal a card',
  }
  const rest = { type: 'effect_goes_on', clause: 'MC-ACTIV-07', text: 'Deal a card', card: 'Advance' }
  const whole = schemed(scheme([nora(), villain()], { startedBy }), boost(0), place, finish)
  expect(whole.told('activation_by_effect')).toMatchObject([{ clause: 'MC-ACTIV-06', piece: 'Grinder' }])
  expect([order(whole, 'threat_placed', 'effect_goes_on'), whole.told('effect_goes_on')]).toMatchObject([
    ['threat_placed', 'effect_goes_on'],
    [rest],
  ])
  const confused = schemed(scheme([nora(), villain({ confused: 1 })], { startedBy }))
  expect(confused.told('effect_goes_on')).toMatchObject([rest])
  const { rest: _, ...short } = startedBy
  const without = schemed(scheme([nora(), villain({ confused: 1 })], { startedBy: short }))
  expect([without.isOver, without.told('effect_goes_on')]).toEqual([true, []])
})

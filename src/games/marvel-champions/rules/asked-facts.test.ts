// Tests of what only the players know: it is asked when an effect needs it, once, and not where the table shows it.
import { expect } from 'vitest'
import { badger, grinder, lumen, overseer } from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attack,
  attempt,
  boost,
  deal,
  defend,
  finish,
  forced,
  nobody,
  resolve,
  the,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'
import { abilitySchema } from '../vocabulary/effects.ts'

const flipped = use('pass', 'flipped')
const asked = (story: ReturnType<typeof resolve>) => story.prompt?.windows.at(-1)?.name
const icons = (amount: Effect & { kind: 'boostIcons' }) => boost(1, amount)
const counts = (more: object) => icons({ kind: 'boostIcons', amount: { asks: 'sideSchemes', ...more } })
const says = (number: number) => ({ question: 'count:sideSchemes', choice: 'count', number })

test('MC-EA-27 a count that only the players know is asked for once the effect is applied', () => {
  const setUp = attack([lumen(), overseer()])
  const open = resolve(setUp, nobody, counts({}), flipped)
  expect(open.prompt?.windows.at(-1)).toMatchObject({
    name: 'count:sideSchemes',
    hard: true,
    about: { asks: 'sideSchemes', you: 'Ana' },
    choices: [{ name: 'count', number: { min: 0 } }],
  })
  const iconsAfter = (more: object, number: number) =>
    resolve(setUp, nobody, counts(more), flipped, says(number)).told('boost_icons_changed')
  expect(iconsAfter({}, 3)).toMatchObject([{ icons: 4 }])
  expect(iconsAfter({ per: 2, plus: 1 }, 3)).toMatchObject([{ icons: 8 }])
  expect(iconsAfter({ per: 2, max: 4 }, 3)).toMatchObject([{ icons: 5 }])
  const story = resolve(setUp, nobody, counts({}), flipped, says(3))
  expect(story.told('count_said')).toMatchObject([{ fact: 'sideSchemes', count: 3 }])
})

test('MC-EA-27 what a condition keeps from happening is not counted', () => {
  const barred = boost(1, {
    kind: 'boostIcons',
    amount: { asks: 'sideSchemes' },
    if: { activation: 'scheme' },
  })
  expect(asked(resolve(attack([lumen(), overseer()]), nobody, barred, flipped))).not.toMatch(/^count/)
})

test('MC-EA-25 one answer decides between the two ways of an ability', () => {
  const either = boost(0, {
    kind: 'either',
    when: { asks: 'expertMode' },
    does: [
      { kind: 'threat', amount: 1 },
      { kind: 'threat', amount: 2 },
    ],
    else: [{ kind: 'damage', to: the('your identity'), amount: 3 }],
  })
  const answered = (choice: 'holds' | 'holdsNot') =>
    resolve(attack([lumen(), overseer()]), nobody, either, flipped, use(choice, 'fact:expertMode'))
  expect(
    answered('holds')
      .told('threat_placed')
      .map(({ amount }) => amount),
  ).toEqual([1, 2])
  expect(answered('holds').told('fact_said')).toMatchObject([{ fact: 'expertMode', holds: true }])
  expect(answered('holdsNot').told('threat_placed')).toEqual([])
  expect(answered('holdsNot').told('damage_dealt')).toMatchObject([{ amount: 3 }])
})

test('MC-EA-25 what the cards at the table show is not asked', () => {
  const tough: Effect = {
    kind: 'status',
    to: the('attacker'),
    status: 'tough',
    if: { asks: 'villainIsPyro', villain: ['32123a'] },
  }
  const by = (code: string | undefined) => {
    const villain = { ...grinder(), ...(code && { code }) }
    return resolve(attack([lumen(), villain]), nobody, boost(0, tough), flipped)
  }
  expect(asked(by(undefined))).toBe('fact:villainIsPyro')
  expect(by('32123a').told('status_given')).toHaveLength(1)
  expect([asked(by('01094')), by('01094').told('status_given')]).toEqual(['damage', []])
})

test('MC-EA-25 the form of “you” is that of the identity at the table, or is asked for', () => {
  const either = boost(0, {
    kind: 'either',
    when: { form: 'hero' },
    does: [{ kind: 'threat', amount: 1 }],
    else: [{ kind: 'threat', amount: 2 }],
  })
  const known = resolve(attack([lumen(), overseer()]), nobody, either, flipped)
  expect(known.told('threat_placed')).toMatchObject([{ amount: 1 }])
  const byBo = attack([lumen(), badger({ player: 'Bo' }), overseer()])
  const unknown = [defend('Badger'), either, flipped] as const
  expect(asked(resolve(byBo, ...unknown))).toBe('identity:Bo')
  const alterEgo = resolve(byBo, ...unknown, use('alter-ego', 'identity:Bo'))
  expect(alterEgo.told('threat_placed')).toMatchObject([{ amount: 2 }])
})

test('MC-EA-42 an ability that opens at its moment asks as well, and one that counts all the time cannot', () => {
  const raises = forced(
    'Bash',
    { on: 'attacks' },
    { effects: [{ kind: 'atk', amount: { asks: 'sideSchemes' } }] },
  )
  const setUp = { ...attack([lumen(), overseer()]), abilities: [raises] }
  const story = resolve(setUp, says(2), nobody, boost(0), flipped, deal, finish)
  expect(story.told('atk_changed')[0]).toMatchObject({ from: 2, to: 4 })
  const always = { ...raises, trigger: { on: 'constant' as const } }
  expect(attempt({ ...setUp, abilities: [always] }).refused?.code).toBe('constantOnlyAtk')
  expect(abilitySchema.safeParse({ ...raises, if: { asks: 'expertMode' } }).success).toBe(false)
})

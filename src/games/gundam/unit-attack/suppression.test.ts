// Tests <Suppression> of rules 1.9.0, and what 1.0 does with cards that have it.
import { expect, test } from 'vitest'
import {
  ap,
  attack,
  burst,
  command,
  dealt,
  finish,
  fort,
  hurt,
  left,
  mole,
  noBlock,
  note,
  on,
  pass,
  piece,
  quietly,
  resolve,
  rested,
  the,
  titan,
} from '../../../../test/support/games/gundam/unit-attack.ts'

const newest = { edition: '1.9.0' as const }
const none = (number: number) => burst(number, 'noBurst')

test('GCG19-13-1-7-1 (GCG19-13-1-7-1#1) the first two of four Shields take the full damage at the same moment', () => {
  const setUp = attack([titan({ ap: 5 })], undefined, { shields: 4, ...newest })
  const story = resolve(setUp, ...quietly, none(1), none(2), finish)
  expect([dealt(story, 'battle'), story.result.shields, left(story, 'Titan')]).toEqual([
    { Shield: 10 },
    2,
    [4],
  ])
  expect(story.told('suppression_hits')).toMatchObject([{ clause: 'GCG19-13-1-7-1', count: 2 }])
})

test('GCG19-13-1-7-1b (GCG19-13-1-7-1b#1) a Base takes the damage alone, even if it falls', () => {
  const setUp = attack([titan({ ap: 6 }), fort({ hp: 4 })], undefined, newest)
  const story = resolve(setUp, ...quietly, finish)
  expect([story.result.shields, story.result.destroyed, left(story, 'Titan')]).toEqual([2, ['Fort'], [4]])
  expect(story.told('suppression_idle')).toMatchObject([{ clause: 'GCG19-13-1-7-1b', card: 'Fort' }])
})

test('GCG19-13-1-7-1c (GCG19-13-1-7-1c#1) <Breach> is no battle damage and destroys one Shield', () => {
  const setUp = attack([titan({ hp: 5, breach: 3 }), mole({ hp: 4, ...rested })], 'Mole', {
    shields: 3,
    ...newest,
  })
  const story = resolve(setUp, ...quietly, none(1), finish)
  expect([dealt(story, 'battle'), dealt(story, 'effect')]).toEqual([{ Mole: 4, Titan: 2 }, { Shield: 3 }])
  expect([left(story, 'Titan', 'Mole'), story.result.shields]).toEqual([[3, 0], 2])
})

test('GCG19-13-1-7-2 (GCG19-13-1-7-2#1) given twice it still hits two Shields', () => {
  const setUp = attack([titan({ ap: 3 })], undefined, { shields: 5, ...newest })
  const gains = command('Kei', 'A2', { kind: 'keyword', who: piece('Titan'), keyword: 'Suppression' })
  const story = resolve(setUp, noBlock, pass, gains, pass, pass, none(1), none(2), finish)
  expect([story.result.shields, dealt(story, 'battle')]).toEqual([3, { Shield: 6 }])
})

test('GCG19-13-1-7-3 (GCG19-13-1-7-3#1) only one Shield left: the player takes nothing', () => {
  const setUp = attack([titan({ ap: 7 })], undefined, { shields: 1, ...newest })
  const story = resolve(setUp, ...quietly, none(1), finish)
  expect([dealt(story, 'battle'), story.result.shields, story.result.defeated]).toEqual([
    { Shield: 7 },
    0,
    null,
  ])
  expect(story.told('suppression_hits')).toMatchObject([{ clause: 'GCG19-13-1-7-3', count: 1 }])
})

const B1 = burst(1, 'activate', hurt(the('attacker'), 1))
const undamaged = { is: 'damaged' as const, who: the('attacker'), not: true as const }
const B2 = burst(2, 'activate', { ...hurt(the('attacker'), 2), if: undamaged })

test('GCG19-13-1-7-4 (GCG19-13-1-7-4#1) the owner of the Shields orders their Bursts', () => {
  const setUp = attack([titan({ hp: 3 })], undefined, { shields: 3, ...newest })
  const asked = resolve(setUp, ...quietly, B1, B2)
  expect(asked.prompt?.windows[0]).toMatchObject({ name: 'order:burst', clause: 'GCG19-13-1-7-4' })
  expect(asked.prompt?.windows[0]?.choices).toMatchObject([
    { name: 'burst#1', by: { any: ['Rio'] } },
    { name: 'burst#2', by: { any: ['Rio'] } },
  ])
  const second = resolve(setUp, ...quietly, B1, B2, { question: 'order:burst', choice: 'burst#2' }, finish)
  expect([dealt(second, 'effect'), second.result.destroyed]).toEqual([{ Titan: 3 }, ['Titan']])
  expect(second.told('burst_activated').map(one => one.card)).toEqual(['B2', 'B1'])
  const first = resolve(setUp, ...quietly, B1, B2, { question: 'order:burst', choice: 'burst#1' }, finish)
  expect(left(first, 'Titan')).toEqual([2])
})

test('GCG19-13-1-7-4b (GCG19-13-1-7-4b#1) nothing that a Burst does saves the second Shield', () => {
  const setUp = attack([titan()], undefined, { shields: 4, ...newest })
  const harbor = burst(
    1,
    'activate',
    { kind: 'movesCard', to: 'base section' },
    { kind: 'shields', change: -1 },
  )
  const story = resolve(setUp, ...quietly, harbor, none(2), finish)
  expect([dealt(story, 'battle'), story.result.shields]).toEqual([{ Shield: 8 }, 1])
  expect(story.told('moved_to_trash')).toMatchObject([{ card: 'B2' }])
  expect(story.position?.memory.state.pieces.at(-1)).toMatchObject({
    id: 'B1',
    kind: 'base',
    where: 'in play',
  })
})

test('GCG19-10-1-6-8-1 (GCG19-10-1-6-8-1#1) what a Burst triggers comes before the Burst that waits', () => {
  const N1 = on('N1', 'Kei', { on: 'takesEffectDamage', who: 'Titan' }, [ap('Titan', 1)], 'Titan')
  const setUp = attack([titan({ hp: 7 })], undefined, {
    shields: 3,
    abilities: [{ ...N1, uses: 1 }],
    ...newest,
  })
  const byAp = burst(2, 'activate', {
    kind: 'damage',
    to: the('attacker'),
    amount: { count: 'AP of', of: the('attacker') },
  })
  const two = burst(1, 'activate', hurt(the('attacker'), 2))
  const answers = [...quietly, two, byAp, { question: 'order:burst', choice: 'burst#1' }]
  const story = resolve(setUp, ...answers, finish)
  expect([dealt(story, 'effect'), story.result.destroyed]).toEqual([{ Titan: 7 }, ['Titan']])
  expect(story.told('effects_triggered')).toMatchObject([{ clause: 'GCG19-10-1-6-8-1', effects: ['N1'] }])
  const order = story.events.filter(one => ['burst_activated', 'ability_used'].includes(one.type))
  expect(order.map(one => one.type)).toEqual(['burst_activated', 'ability_used', 'burst_activated'])
  // 1.0 knows no Suppression; its rule puts both Bursts first.
  const older = resolve({ ...setUp, edition: '1.0' }, ...answers, finish)
  expect([left(older, 'Titan'), older.opened]).toEqual([[1], ['N1']])
})

test('GCG19-13-1-7-1 in 1.0 a card with the keyword works, but no rule is told for it (GCG19-OP-18)', () => {
  const setUp = attack([titan()], undefined, { shields: 3, edition: '1.0' })
  const story = resolve(setUp, ...quietly, burst(1, 'activate', note('B1')), none(2), finish)
  expect([story.result.shields, story.told('suppression_hits')]).toEqual([1, []])
})

test('GCG19-10-1-6-8-1 a Burst that hits the Shields refuses nobody the Burst that waits, if none is left for it', () => {
  const shot = { kind: 'damage', to: 'shieldArea', amount: 1 } as const
  const setUp = attack([titan()], undefined, { shields: 3, ...newest })
  const first = (name: string) => ({ question: 'order:burst', choice: name })
  const bothShoot = [...quietly, burst(1, 'activate', shot), burst(2, 'activate', shot), first('burst#1')]
  const story = resolve(setUp, ...bothShoot, burst(3, 'activate', shot), first('burst#2'), finish)
  expect([story.result.shields, story.told('burst_activated').length]).toEqual([0, 3])
  expect(story.told('effect_fizzled')).toHaveLength(2)
})

test('GCG19-13-1-7-1b of a Base that is hit nothing is told about a keyword that is not there, or that 1.0 has no rule for', () => {
  const idle = (keywords: 'Suppression'[], edition: '1.9.0' | '1.0') => {
    const setUp = attack([titan({ keywords }), fort()], undefined, { edition })
    return resolve(setUp, ...quietly, finish).told('suppression_idle').length
  }
  expect([
    idle(['Suppression'], '1.9.0'),
    idle(['Suppression'], '1.0'),
    idle([], '1.9.0'),
    idle([], '1.0'),
  ]).toEqual([...[1, 0, 0, 0]])
})

test('GCG19-13-1-7-1 without the keyword one Shield is hit, and nothing is told of more', () => {
  const story = resolve(attack([titan({ keywords: [] })], undefined, newest), ...quietly, none(1), finish)
  expect([story.told('suppression_hits'), story.result.shields]).toEqual([[], 1])
})

test('GCG19-13-1-7-1 a Unit with AP 0 hits no Shield, and nothing is told of its keyword', () => {
  const story = resolve(attack([titan({ ap: 0 })], undefined, newest), ...quietly, finish)
  expect([story.told('suppression_hits'), story.result.shields]).toEqual([[], 2])
})

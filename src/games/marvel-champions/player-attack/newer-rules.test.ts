// Tests of what the Rules Reference 1.8 changed in the player attack, each beside what older editions say.
import { expect, test } from 'vitest'
import { grinder, lumen, moth, rustling } from '../../../../test/support/games/marvel-champions/cast.ts'
import {
  expectBalance,
  forced,
  order,
  piece,
  report,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import {
  attempt,
  basic,
  deal,
  finish,
  hits,
  labelled,
  resolve,
  target,
  thorn,
  warden,
} from '../../../../test/support/games/marvel-champions/player-attack.ts'
import { MARVEL_EDITION_IDS, type MarvelEditionId } from '../editions.ts'

const OLDER = ['1.7', '1.6-de'] as const
const stuns = (id: string) => ({ kind: 'status' as const, to: piece(id), status: 'stunned' as const })
const shielded = { cannotTakeDamage: ['Rustling'] }
const sameTitle = { question: 'nextStage:Grinder', choice: 'sameTitle' }
const under = (edition: MarvelEditionId, ...[pieces, more]: Parameters<typeof basic>) =>
  basic(pieces, { edition, ...more })

test('MC18-PA-07 (MC18-PA-07#1) an exhausted ally attacks again if a card has it attack without exhausting', () => {
  const pieces = [moth({ ready: false }), rustling()]
  const story = resolve(under('1.8', pieces, { withoutExhausting: true }), target('Rustling'), deal, finish)
  expect([story.hp('Rustling'), story.hp('Moth')]).toEqual([2, 1])
  expect(story.told('not_exhausted')).toMatchObject([{ piece: 'Moth', clause: 'MC18-PA-07' }])
  expect(story.told('consequential_damage')).toMatchObject([{ piece: 'Moth', amount: 1 }])
  expect(attempt(under('1.8', pieces)).refused?.code).toBe('exhausted')
})

test('MC18-PA-07 a ready character that attacks without exhausting stays ready', () => {
  const story = resolve(
    under('1.8', [lumen(), rustling()], { withoutExhausting: true }),
    target('Rustling'),
    deal,
    finish,
  )
  expect(story.outcome?.summary.characters[0]).toMatchObject({ piece: 'Lumen', ready: true })
})

test('MC18-PA-21 (MC18-PA-21#1) a forced healing ability may be put before retaliate', () => {
  const wind = forced(
    'Second Wind',
    { on: 'afterAttacks', who: 'Lumen', of: 'enemy' },
    { owner: 'Ana', source: 'Lumen', effects: [{ kind: 'heal', to: piece('Lumen'), amount: 3 }] },
  )
  const setUp = (edition: MarvelEditionId) =>
    under(edition, [lumen({ damage: 9 }), thorn()], { abilities: [wind] })
  const asked = resolve(setUp('1.8'), target('Thorn'), deal)
  expect(asked.offered('order:forced').sort()).toEqual(['Second Wind', 'retaliate:Thorn'])
  const story = resolve(setUp('1.8'), target('Thorn'), deal, use('Second Wind', 'order:forced'), finish)
  expect([story.hp('Lumen'), story.hp('Thorn')]).toEqual([2, 3])
  expect(story.told('attack_finished')).toMatchObject([{ clause: 'MC18-PA-21' }])
  for (const edition of OLDER) {
    const before = resolve(setUp(edition), target('Thorn'), deal, finish)
    expect([before.hp('Lumen'), before.hp('Thorn')]).toEqual([0, 3])
    expect(before.opened).toEqual([])
  }
})

test('MC18-PA-22 (MC18-PA-22#1) the next stage with the same title retaliates', () => {
  const pieces = [lumen(), grinder({ damage: 19, retaliate: 1 })]
  for (const edition of ['1.8', '1.7'] as const) {
    const story = resolve(under(edition, pieces), target('Grinder'), deal, sameTitle, finish)
    expect([story.hp('Lumen'), story.told('retaliate').length]).toEqual([9, 1])
    expect(story.told('excess_lost')).toMatchObject([{ amount: 1 }])
  }
  const german = resolve(under('1.6-de', pieces), target('Grinder'), deal, sameTitle, finish)
  expect([german.hp('Lumen'), german.told('retaliate').length]).toEqual([10, 0])
})

test('MC17-C-06 (MC17-C-06#1) the value of retaliate is that of the stage in play', () => {
  const pieces = [moth(), grinder({ damage: 18, retaliate: 1 })]
  const two = { question: 'stageRetaliate:Grinder', choice: 'retaliates', number: 2 }
  for (const edition of ['1.8', '1.7'] as const) {
    const story = resolve(under(edition, pieces), target('Grinder'), deal, sameTitle, two, finish)
    expect(story.told('retaliate')).toMatchObject([{ to: 'Moth', amount: 2 }])
    expect(story.told('consequential_damage')).toEqual([])
    expect(story.hp('Moth')).toBe(0)
  }
  const german = resolve(under('1.6-de', pieces), target('Grinder'), deal, sameTitle, finish)
  expect([german.hp('Moth'), german.told('consequential_damage').length]).toEqual([1, 1])
  expect(attempt(under('1.6-de', pieces), target('Grinder'), deal, sameTitle, two).refused).not.toBeNull()
})

test('MC17-C-07 (MC17-C-07#1) a stage with another title is another character and does not retaliate', () => {
  for (const edition of MARVEL_EDITION_IDS) {
    const setUp = under(edition, [lumen(), grinder({ damage: 19, retaliate: 1, stunned: 1 })])
    const other = { question: 'nextStage:Grinder', choice: 'otherTitle' }
    const story = resolve(setUp, target('Grinder'), deal, other, finish)
    expect([story.hp('Lumen'), story.told('retaliate').length]).toEqual([10, 0])
    expect(story.outcome?.table.pieces.map(one => one.id)).toEqual(['Lumen'])
  }
})

test('MC18-PA-27 (MC18-PA-27#1) an enemy that cannot take damage is no target for a basic attack, but for one that stuns', () => {
  const pieces = [lumen(), rustling({ cannotTakeDamage: true }), grinder()]
  for (const edition of ['1.8', '1.7'] as const) {
    const refused = attempt(under(edition, pieces), target('Rustling')).refused
    expect(refused).toMatchObject({ code: 'cannotTakeDamage', clause: 'MC18-PA-27' })
    const hammer = labelled(pieces, [{ ...hits(3), alsoDoes: true }], { edition })
    const story = resolve(
      hammer,
      target('Rustling'),
      deal,
      report('damageDealt', [stuns('Rustling')], { owner: 'Ana' }),
      finish,
    )
    expect(story.told('damage_barred')).toMatchObject([{ piece: 'Rustling', amount: 3 }])
    expect(story.told('status_given')).toMatchObject([{ piece: 'Rustling', status: 'stunned' }])
    expect([story.hp('Rustling'), story.hp('Lumen')]).toEqual([4, 10])
    expectBalance(story)
  }
})

test('MC18-PA-27 a basic attack cannot begin if every enemy cannot take damage', () => {
  const setUp = under('1.8', [lumen(), rustling({ cannotTakeDamage: true })])
  expect(attempt(setUp).refused?.code).toBe('cannotTakeDamage')
  expect(
    attempt({ ...setUp, pieces: [...setUp.pieces, grinder()], targets: ['Rustling'] }).refused,
  ).toMatchObject({ code: 'cannotTakeDamage', details: { piece: 'Rustling' } })
})

test('MC18-PA-37 (MC18-PA-37#1) two sentences on one enemy: it may be chosen to be stunned, though it cannot take damage', () => {
  const ringing = (edition: MarvelEditionId) =>
    labelled([lumen(), rustling({ cannotTakeDamage: true })], [{ ...hits(5), alsoDoes: true }], { edition })
  const stun = report('damageDealt', [stuns('Rustling')], { owner: 'Ana' })
  const story = resolve(ringing('1.8'), target('Rustling'), deal, stun, finish)
  expect(story.hp('Rustling')).toBe(4)
  expect(story.outcome?.summary.characters[1]).toMatchObject({ piece: 'Rustling', stunned: 1 })
  expect(attempt(ringing('1.6-de'), target('Rustling')).refused?.code).toBe('cannotTakeDamage')
})

test('MC18-PA-28 (MC18-PA-28#1) a minion with guard that the cost brings protects the villain from the attack', () => {
  for (const edition of ['1.8', '1.7'] as const) {
    const provoke = labelled([lumen(), grinder()], [hits(3)], { edition })
    const bulwark = warden({ id: 'Bulwark', hitPoints: 3 })
    expect(attempt(provoke, { ...target('Grinder'), joins: [bulwark] }).refused?.code).toBe('guarded')
    const story = resolve(provoke, { ...target('Bulwark'), joins: [bulwark] }, deal, finish)
    expect(['Lumen', 'Grinder', 'Bulwark'].map(story.hp)).toEqual([10, 20, 0])
  }
})

test('MC18-PA-28 a stun that comes while the cost is paid replaces the attack', () => {
  const setUp = basic([lumen(), grinder()], {
    edition: '1.8',
    ability: { attacks: [hits(3)], costs: [stuns('Lumen')] },
  })
  const story = resolve(setUp)
  expect(story.result).toMatchObject({ replaced: true, attacksMade: 0 })
  expect(story.hp('Grinder')).toBe(20)
})

test('MC18-PA-28 an enemy named beforehand that the cost has protected is not attacked; another one is chosen', () => {
  const setUp = basic([lumen(), grinder(), rustling()], {
    edition: '1.8',
    targets: ['Grinder'],
    ability: {
      attacks: [hits(3)],
      costs: [{ kind: 'keyword', who: piece('Rustling'), keyword: 'guard' }],
    },
  })
  const guarded = { ...setUp, pieces: [lumen(), grinder(), rustling({ engagedWith: 'Ana' })] }
  expect(resolve(guarded).offered('target')).toEqual(['Rustling'])
})

test('MC18-PA-29 (MC18-PA-29#1) overkill reaches the villain after the minion that shielded it was defeated', () => {
  const setUp = (edition: MarvelEditionId) =>
    under(edition, [lumen({ atk: 6, keywords: ['overkill'] }), rustling(), grinder(shielded)])
  const story = resolve(setUp('1.8'), target('Rustling'), deal, finish)
  expect(['Rustling', 'Grinder'].map(story.hp)).toEqual([0, 18])
  expect(story.told('overkill')).toMatchObject([{ to: 'Grinder', amount: 2, clause: 'MC18-PA-29' }])
  expect(order(story, 'character_defeated', 'overkill')).toEqual(['character_defeated', 'overkill'])
  for (const edition of OLDER) {
    const before = resolve(setUp(edition), target('Rustling'), deal, finish)
    expect(['Rustling', 'Grinder'].map(before.hp)).toEqual([0, 20])
    expect(before.told('damage_barred')).toMatchObject([{ piece: 'Grinder', amount: 2 }])
    expectBalance(before)
  }
  expectBalance(story)
})

test('MC17-C-11 (MC17-C-11#1) a minion that its own interrupt saves lets overkill through in older editions only', () => {
  const saves = forced(
    'Undying',
    { on: 'wouldBeDefeated', who: 'Rustling' },
    { source: 'Rustling', uses: 1, effects: [{ kind: 'heal', to: piece('Rustling'), amount: 99 }] },
  )
  const setUp = (edition: MarvelEditionId) =>
    under(edition, [lumen({ atk: 7, keywords: ['overkill'] }), rustling(), grinder()], { abilities: [saves] })
  const today = resolve(setUp('1.8'), target('Rustling'), deal, finish)
  expect(['Rustling', 'Grinder'].map(today.hp)).toEqual([4, 20])
  expect(today.told('overkill')).toEqual([])
  expect(today.told('defeat_averted')).toMatchObject([{ piece: 'Rustling' }])
  expectBalance(today)
  for (const edition of OLDER) {
    const before = resolve(setUp(edition), target('Rustling'), deal, finish)
    expect(['Rustling', 'Grinder'].map(before.hp)).toEqual([4, 17])
    expect(before.told('overkill')).toMatchObject([{ to: 'Grinder', amount: 3 }])
    expectBalance(before)
  }
})

test('MC18-PA-31 (MC18-PA-31#1) an increase for attacks does not raise the damage dealt as a cost', () => {
  const edge = forced(
    'Edge',
    { on: 'makesAttack', who: 'Lumen' },
    { owner: 'Ana', effects: [{ kind: 'increase', amount: 1 }] },
  )
  const setUp = basic([lumen(), rustling({ hitPoints: 9 })], {
    edition: '1.8',
    abilities: [edge],
    ability: {
      attacks: [hits(3)],
      costs: [{ kind: 'damage', to: piece('Rustling'), amount: 1 }],
    },
  })
  const story = resolve(setUp, target('Rustling'), deal, finish)
  expect(story.told('damage_dealt').map(({ kind, amount }) => [kind, amount])).toEqual([
    ['effect', 1],
    ['attack', 4],
  ])
  expect(story.hp('Rustling')).toBe(4)
})

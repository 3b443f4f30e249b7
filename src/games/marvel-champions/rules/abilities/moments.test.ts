// Tests the moments at which abilities may open: their order in an attack, and the facts that triggers look at.
import { expect, test } from 'vitest'
import { grinder, lumen, rustling, sparrow } from '../../../../../test/support/games/marvel-champions/cast.ts'
import * as enemy from '../../../../../test/support/games/marvel-champions/enemy-attack.ts'
import * as player from '../../../../../test/support/games/marvel-champions/player-attack.ts'

const { forced } = enemy
const plain = {
  ...{ isHit: false, damaged: [], defeated: [], exactly: [] },
  ...{ against: [], undefended: false, noDamage: false },
}

test('MC-PA-24 a basic attack has these moments, and the ones after it know whom it damaged and defeated', () => {
  const setUp = player.basic([lumen(), rustling({ damage: 2 })])
  const story = player.resolve(setUp, player.target('Rustling'), player.deal, player.finish)
  const attacks = { ...plain, player: 'Ana', against: ['Rustling'] }
  const hit = { ...attacks, player: null }
  const over = { ...attacks, damaged: ['Rustling'], defeated: ['Rustling'], exactly: ['Rustling'] }
  expect(story.result.occurred).toEqual([
    { on: 'makesAttack', who: 'Lumen', ...attacks },
    { on: 'wouldTake', who: 'Rustling', ...hit },
    { on: 'afterTakesDamage', who: 'Rustling', ...hit },
    { on: 'afterDealsDamage', who: 'Lumen', ...hit },
    { on: 'afterDefeated', who: 'Rustling', ...hit },
    { on: 'afterAttacks', who: 'Lumen', ...over },
    { on: 'afterAttacked', who: 'Rustling', ...over },
    { on: 'afterBasicPower', who: 'Lumen', ...over },
  ])
})

test('MC-EA-47 an attack that a hero defends has these moments', () => {
  const setUp = enemy.attack([lumen(), grinder()])
  const story = enemy.resolve(setUp, enemy.defend('Lumen'), enemy.boost(1), enemy.deal, enemy.finish)
  const lumens = { ...plain, player: 'Ana', against: ['Lumen'] }
  const defends = { ...lumens, against: ['Grinder'] }
  expect(story.result.occurred).toEqual([
    { on: 'attacks', who: 'Grinder', ...lumens },
    { on: 'defends', who: 'Lumen', ...lumens, against: [] },
    { on: 'boostFlipped', who: 'Grinder', ...lumens, against: [] },
    { on: 'wouldDeal', who: 'Lumen', ...lumens },
    { on: 'wouldTake', who: 'Lumen', ...lumens },
    { on: 'afterAttacks', who: 'Grinder', ...lumens },
    { on: 'afterAttacks', who: 'Grinder', ...lumens, isHit: true, damaged: ['Lumen'] },
    { on: 'afterActivates', who: 'Grinder', ...lumens },
    { on: 'afterAttacked', who: 'Lumen', ...lumens },
    { on: 'afterDefends', who: 'Lumen', ...defends },
    { on: 'afterBasicPower', who: 'Lumen', ...defends },
    { on: 'afterTakesDamage', who: 'Lumen', ...lumens },
    { on: 'afterDealsDamage', who: 'Grinder', ...lumens },
  ])
})

test('MC-PA-26 "after it uses its basic power" is for basic attacks, not for labelled ones', () => {
  const abilities = [
    forced('Follow-up', { on: 'afterBasicPower', who: 'Lumen', of: 'enemy' }, { effects: [] }),
  ]
  const pieces = [lumen(), grinder()]
  const plays = (setUp: object) => player.resolve(setUp, player.target('Grinder'), player.deal, player.finish)
  expect(plays(player.basic(pieces, { abilities })).opened).toEqual(['Follow-up'])
  const story = plays(player.labelled(pieces, [player.hits(1)], { abilities }))
  expect(story.opened).toEqual([])
  expect(story.outcome?.occurred.map(({ on }) => on)).toEqual([
    'makesAttack',
    'wouldTake',
    'afterTakesDamage',
    'afterDealsDamage',
    'afterAttacks',
    'afterAttacked',
  ])
})

test('MC-PA-24 when an attack is made, it has damaged, defeated and spared nobody yet', () => {
  const abilities = [
    forced('damages', { on: 'makesAttack', and: 'damages' }, { effects: [] }),
    forced('defeats', { on: 'makesAttack', and: 'defeats' }, { effects: [] }),
    forced('no damage', { on: 'makesAttack', noDamage: true }, { effects: [] }),
    forced('undefended', { on: 'makesAttack', undefended: true }, { effects: [] }),
  ]
  const setUp = player.basic([lumen(), grinder()], { abilities })
  expect(player.resolve(setUp, player.target('Grinder'), player.deal, player.finish).opened).toEqual([])
})

test('MC-EA-47 a defending ally uses no basic power, and an undefended attack has no moment of defending', () => {
  const abilities = [forced('Late', { on: 'afterDefeated', who: 'Lumen' }, { effects: [] })]
  const setUp = enemy.attack([lumen(), sparrow({ hitPoints: 9 }), grinder()], { abilities })
  const ends = [enemy.boost(0), enemy.deal, enemy.finish]
  const moments = (answer: object) =>
    (enemy.resolve(setUp, answer, ...ends).result.occurred as { on: string }[]).map(one => one.on)
  const around = ['attacks', 'boostFlipped', 'wouldDeal', 'wouldTake', 'afterAttacks', 'afterAttacks']
  const after = ['afterActivates', 'afterAttacked', 'afterTakesDamage', 'afterDealsDamage']
  expect(moments(enemy.nobody).toSorted()).toEqual([...around, ...after].toSorted())
  const defends = ['defends', 'afterDefends']
  expect(moments(enemy.defend('Sparrow')).toSorted()).toEqual([...around, ...after, ...defends].toSorted())
})

const afterAttacks = (trigger: object | null, ...targets: string[]) => {
  const abilities = trigger ? [forced('Watches', { on: 'afterAttacks', ...trigger }, { effects: [] })] : []
  const pieces = [lumen({ atk: 5 }), rustling({ damage: 2 }), grinder()]
  const setUp = player.labelled(pieces, [{ ...player.hits(2), targets: targets.length }], {
    abilities,
    targets,
  })
  const story = player.resolve(setUp, player.deal, player.finish)
  return (story.result.occurred as { on: string }[]).filter(({ on }) => on === 'afterAttacks')
}

test('MC-PA-24 after an attack on several enemies there is one moment, and one for each if a card names an enemy', () => {
  const attacks = { on: 'afterAttacks', who: 'Lumen', ...plain, player: 'Ana' }
  const rustlings = { damaged: ['Rustling'], defeated: ['Rustling'], exactly: ['Rustling'] }
  const both = {
    ...attacks,
    ...rustlings,
    against: ['Rustling', 'Grinder'],
    damaged: ['Rustling', 'Grinder'],
  }
  const each = [
    { ...both, damaged: [], defeated: [], exactly: [], isWhole: true },
    { ...attacks, ...rustlings, against: ['Rustling'], isHit: true },
    { ...attacks, against: ['Grinder'], damaged: ['Grinder'], isHit: true },
  ]
  const targets = ['Rustling', 'Grinder']
  expect(afterAttacks(null, ...targets)).toEqual([both])
  for (const trigger of [{ of: 'any' }, { and: 'other' }, { of: 'you' }])
    expect(afterAttacks(trigger, ...targets)).toEqual([both])
  for (const trigger of [{ of: 'villain' }, { of: 'minion' }, { of: 'enemy' }, { and: 'damages' }])
    expect(afterAttacks(trigger, ...targets)).toEqual(each)
  expect(afterAttacks({ of: 'enemy' }, 'Rustling')).toEqual([
    { ...attacks, ...rustlings, against: ['Rustling'] },
  ])
})

test('MC-PA-24 only what waits for the end of an attack parts it by its enemies, and one such card is enough', () => {
  const waits = (...triggers: ({ on: 'afterAttacks' | 'makesAttack' } & object)[]) => {
    const abilities = triggers.map((trigger, at) => forced(`Watches ${at}`, trigger, { effects: [] }))
    const setUp = player.labelled([lumen(), rustling(), grinder()], [{ ...player.hits(1), targets: 2 }], {
      abilities,
      targets: ['Rustling', 'Grinder'],
    })
    const story = player.resolve(setUp, player.deal, player.finish)
    return (story.result.occurred as { on: string }[]).filter(({ on }) => on === 'afterAttacks').length
  }
  const enemys = { of: 'enemy' as const }
  expect(waits({ on: 'makesAttack', ...enemys })).toBe(1)
  expect(waits({ on: 'afterAttacks', ...enemys }, { on: 'makesAttack' })).toBe(3)
})

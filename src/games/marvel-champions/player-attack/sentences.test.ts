// Tests of attacks with several sentences or enemies, of excess damage, of When Defeated and of villainous characters.
import { expect, test } from 'vitest'
import { grinder, lumen, moth, rustling } from '../../../../test/support/games/marvel-champions/cast.ts'
import {
  expectBalance,
  forced,
  may,
  order,
  piece,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import {
  attempt,
  basic,
  deal,
  finish,
  hits,
  labelled,
  raise,
  resolve,
  spiker,
  target,
  thorn,
  warden,
} from '../../../../test/support/games/marvel-champions/player-attack.ts'
import { MARVEL_EDITION_IDS, type MarvelEditionId } from '../editions.ts'

const OLDER = ['1.7', '1.6-de'] as const
const under = (edition: MarvelEditionId, ...[pieces, more]: Parameters<typeof basic>) =>
  basic(pieces, { edition, ...more })
const twinCut = {
  targets: 2,
  sentences: true as const,
  instances: [
    { amount: 3, to: 1 },
    { amount: 3, to: 2 },
  ],
}
const reduced = forced(
  'Thick Skin',
  { on: 'wouldTake', who: 'Rustling' },
  { source: 'Rustling', effects: [{ kind: 'prevent', amount: 1, of: piece('Rustling'), taken: true }] },
)

test('MC18-PA-32 (MC18-PA-32#1) a guard that the first sentence defeats no longer protects in the second', () => {
  for (const edition of MARVEL_EDITION_IDS) {
    const setUp = labelled([lumen(), warden({ id: 'Bulwark', hitPoints: 3 }), grinder()], [twinCut], {
      edition,
    })
    expect(attempt(setUp, target('Grinder')).refused?.code).toBe('guarded')
    const story = resolve(setUp, target('Bulwark'), deal, target('Grinder', 'target:2'), deal, finish)
    expect(['Lumen', 'Bulwark', 'Grinder'].map(story.hp)).toEqual([10, 0, 17])
    expect(story.result).toMatchObject({ attacksMade: 1, attacked: ['Bulwark', 'Grinder'] })
    expectBalance(story)
  }
})

test('MC18-PA-32 the second enemy must be another one; an increase goes on both, and each retaliates once', () => {
  const setUp = labelled([lumen(), thorn(), spiker({ hitPoints: 9 })], [twinCut], { edition: '1.8' })
  const second = resolve(setUp, target('Thorn'), raise(1), deal)
  expect(second.offered('target:2')).toEqual(['Spiker', 'none'])
  expect(attempt(setUp, target('Thorn'), deal, target('Thorn', 'target:2')).refused?.code).toBe(
    'alreadyChosen',
  )
  const story = resolve(
    setUp,
    target('Thorn'),
    raise(1),
    deal,
    target('Spiker', 'target:2'),
    deal,
    use('retaliate:Spiker', 'order:forced'),
    finish,
  )
  expect(['Lumen', 'Thorn', 'Spiker'].map(story.hp)).toEqual([7, 1, 5])
  expect(story.told('retaliate').length).toBe(2)
})

test('MC18-PA-32 who has no second enemy in mind ends the attack after the first sentence', () => {
  const setUp = labelled([lumen(), thorn({ retaliate: 0 }), spiker()], [twinCut, hits(1)], { edition: '1.8' })
  const story = resolve(
    setUp,
    target('Thorn'),
    deal,
    target('none', 'target:2'),
    target('Thorn', 'target#2'),
    deal,
    finish,
  )
  expect(['Thorn', 'Spiker'].map(story.hp)).toEqual([1, 3])
  expect(story.result).toMatchObject({ attacksMade: 2 })
})

test('MC18-PA-32 who has no second enemy in mind is not asked again, also where the sentences deal no further damage', () => {
  const thrice = { targets: 3, sentences: true as const, instances: [{ amount: 1, to: 1 }] }
  const setUp = labelled([lumen(), thorn({ retaliate: 0 }), spiker(), rustling()], [thrice], {
    edition: '1.8',
  })
  const story = resolve(setUp, target('Thorn'), deal, target('none', 'target:2'), finish)
  expect(story.result).toMatchObject({ attacksMade: 1, attacked: ['Thorn'] })
})

test('MC18-PA-33 (MC18-PA-33#1) a minion that falls in the same blow still shields the villain, in either order', () => {
  for (const edition of MARVEL_EDITION_IDS) {
    const [minion, villain] = [rustling({ damage: 2 }), grinder({ cannotTakeDamage: ['Rustling'] })]
    for (const enemies of [
      [minion, villain],
      [villain, minion],
    ]) {
      const sweep = labelled([lumen(), ...enemies], [{ ...hits(2), targets: 'each enemy' }], { edition })
      const story = resolve(sweep, deal, finish)
      expect(['Rustling', 'Grinder'].map(story.hp)).toEqual([0, 20])
      expectBalance(story)
    }
  }
})

test('MC18-PA-33 each point of the damage is done for all enemies before the next: all is placed, then they are defeated', () => {
  const pieces = [lumen(), rustling({ hitPoints: 2 }), spiker({ hitPoints: 2 })]
  const sweep = labelled(pieces, [{ ...hits(2), targets: 'each enemy' }], { edition: '1.8' })
  const dealt = ['damage_dealt', 'damage_dealt', 'character_defeated', 'character_defeated']
  expect(order(resolve(sweep, deal, finish), 'damage_dealt', 'character_defeated')).toEqual(dealt)
})

const bullseye = may(
  'Bullseye',
  'Ana',
  { on: 'afterAttacks', who: 'Lumen', of: 'enemy', and: 'exactlyDefeats' },
  { effects: [{ kind: 'note', text: 'draw 1 card' }] },
)

test('MC18-PA-34 (MC18-PA-34#1) damage dealt beyond the hit points is no exact defeat, even if less is taken', () => {
  const setUp = under('1.8', [lumen({ atk: 4 }), rustling({ hitPoints: 3 })], {
    abilities: [reduced, bullseye],
  })
  const story = resolve(setUp, target('Rustling'), deal, finish)
  expect(attempt(setUp, target('Rustling'), deal, use('Bullseye')).refused?.code).toBe('notTriggered')
  expect(story.result.damage).toMatchObject({ value: 4, prevented: 1 })
  expect(story.hp('Rustling')).toBe(0)
})

test('MC18-PA-34 an attack that deals just the hit points that are left defeats exactly', () => {
  const setUp = under('1.8', [lumen({ atk: 4 }), rustling()], { abilities: [bullseye] })
  const story = resolve(setUp, target('Rustling'), deal, use('Bullseye'), finish)
  expect(story.opened).toContain('Bullseye')
})

test('MC18-PA-35 (MC18-PA-35#1) abilities count the excess dealt, overkill passes on what was taken beyond the hit points', () => {
  const feast = may(
    'Feast',
    'Ana',
    { on: 'afterAttacks', who: 'Lumen', of: 'enemy' },
    { effects: [{ kind: 'heal', to: piece('Lumen'), amount: { count: 'excess damage' } }] },
  )
  const play = (edition: MarvelEditionId) =>
    resolve(
      under(
        edition,
        [lumen({ atk: 6, damage: 5, keywords: ['overkill'] }), rustling({ hitPoints: 3 }), grinder()],
        { abilities: [reduced, feast] },
      ),
      target('Rustling'),
      deal,
      use('Feast'),
      finish,
    )
  for (const edition of ['1.8', '1.7'] as const)
    expect(['Lumen', 'Rustling', 'Grinder'].map(play(edition).hp)).toEqual([8, 0, 18])
  const german = play('1.6-de')
  expect(['Lumen', 'Rustling', 'Grinder'].map(german.hp)).toEqual([8, 0, 17])
  expectBalance(german)
})

test('MC18-PA-38 (MC18-PA-38#1) a villainous hero gets a boost card for its basic attack', () => {
  const setUp = (edition: MarvelEditionId) =>
    under(edition, [lumen({ keywords: ['villainous'] }), rustling({ hitPoints: 6 })])
  const story = resolve(setUp('1.8'), target('Rustling'), { choice: 'flip', number: 2 }, deal, finish)
  expect(story.hp('Rustling')).toBe(2)
  expect(story.told('atk_changed')).toMatchObject([{ from: 2, to: 4, clause: 'MC18-PA-38' }])
  expect(order(story, 'boost_given', 'boost_flipped', 'boost_discarded', 'damage_dealt')).toEqual([
    'boost_given',
    'boost_flipped',
    'boost_discarded',
    'damage_dealt',
  ])
  for (const edition of OLDER) {
    const before = resolve(setUp(edition), target('Rustling'), deal, finish)
    expect([before.hp('Rustling'), before.told('boost_flipped').length]).toEqual([4, 0])
  }
})

test('MC18-PA-38 the Boost ability is carried out, and a labelled attack has no boost card', () => {
  const pieces = [moth({ keywords: ['villainous'] }), rustling({ hitPoints: 6 })]
  const star = { choice: 'flipStar', number: 1, card: { effects: [{ kind: 'threat' as const, amount: 2 }] } }
  const story = resolve(under('1.8', pieces), target('Rustling'), star, deal, finish)
  expect([story.hp('Rustling'), story.result.threat]).toEqual([3, 2])
  const labelledAttack = resolve(
    labelled(pieces, [hits(2)], { edition: '1.8' }),
    target('Rustling'),
    deal,
    finish,
  )
  expect(labelledAttack.told('boost_given')).toEqual([])
})

test('MC18-PA-39 (MC18-PA-39#1) what goes beyond the hit points of a stage is lost, with overkill too', () => {
  for (const edition of MARVEL_EDITION_IDS) {
    const setUp = under(edition, [lumen({ atk: 6, keywords: ['overkill'] }), grinder({ damage: 18 })])
    const same = { question: 'nextStage:Grinder', choice: 'sameTitle' }
    const story = resolve(setUp, target('Grinder'), deal, same, finish)
    expect(story.told('excess_lost')).toMatchObject([{ amount: 4 }])
    expect(story.told('overkill')).toEqual([])
    expect(story.outcome?.summary.characters[1]).toMatchObject({
      piece: 'Grinder',
      where: 'in play',
      damage: 0,
    })
    expectBalance(story)
  }
})

test('MC18-PA-29 of several villains the one with the active counter takes overkill damage (MC18-OP-04)', () => {
  const other = grinder({ id: 'Sly' })
  for (const edition of MARVEL_EDITION_IDS) {
    const pieces = [lumen({ atk: 6, keywords: ['overkill'] }), rustling(), grinder()]
    const marked = under(edition, [...pieces, { ...other, active: true }])
    const story = resolve(marked, target('Rustling'), deal, finish)
    expect(['Grinder', 'Sly'].map(story.hp)).toEqual([20, 18])
    const asked = under(edition, [...pieces, other])
    const said = resolve(asked, target('Rustling'), deal, use('Sly', 'activeVillain'), finish)
    expect(['Grinder', 'Sly'].map(said.hp)).toEqual([20, 18])
    const unsaid = resolve(asked, target('Rustling'), deal, finish)
    expect(['Grinder', 'Sly'].map(unsaid.hp)).toEqual([18, 20])
  }
})

const trap = forced(
  'Trap',
  { on: 'isDefeated', of: 'minion' },
  { effects: [{ kind: 'threat', amount: { count: 'damage on', of: piece('Grinder') } }] },
)
const dying = forced(
  'Dying Wish',
  { on: 'whenDefeated', who: 'Rustling' },
  { source: 'Rustling', effects: [{ kind: 'heal', to: piece('Grinder'), amount: 2 }] },
)

test('MC18-EA-73 (MC18-EA-73#1) the first player orders When Defeated with the other forced interrupts to the defeat', () => {
  const setUp = (edition: MarvelEditionId) =>
    under(edition, [lumen(), rustling({ damage: 3 }), grinder({ damage: 5 })], { abilities: [trap, dying] })
  const asked = resolve(setUp('1.8'), target('Rustling'), deal)
  expect(asked.offered('order:isDefeated').sort()).toEqual(['Dying Wish', 'Trap'])
  const wish = use('Dying Wish', 'order:isDefeated')
  const story = resolve(setUp('1.8'), target('Rustling'), deal, wish, finish)
  expect([story.hp('Grinder'), story.hp('Rustling'), story.result.threat]).toEqual([17, 0, 3])
  for (const edition of OLDER) {
    const before = resolve(setUp(edition), target('Rustling'), deal, finish)
    expect([before.hp('Grinder'), before.hp('Rustling'), before.result.threat]).toEqual([17, 0, 5])
    expect(before.opened).toEqual(['Trap', 'Dying Wish'])
  }
})

test('MC-DAMAGE-04 what waits for a defeat is told by the list of damage, in 1.8 by the clause that ranks When Defeated', () => {
  const cited = (edition: MarvelEditionId) => {
    const setUp = under(edition, [lumen(), rustling({ damage: 3 }), grinder()], { abilities: [dying] })
    return resolve(setUp, target('Rustling'), deal, finish).told('ability_used')[0]?.clause
  }
  expect(MARVEL_EDITION_IDS.map(cited)).toEqual(['MC18-EA-73', 'MC-DAMAGE-04', 'MC-DAMAGE-04'])
})

test('MC17-C-04 (MC17-C-04#1) piercing leaves tough alone if the attack deals no damage', () => {
  const setUp = (edition: MarvelEditionId) =>
    under(edition, [lumen({ atk: 0, keywords: ['piercing'] }), rustling({ tough: 1 })])
  const tough = (edition: MarvelEditionId) =>
    resolve(setUp(edition), target('Rustling'), deal, finish).outcome?.summary.characters[1]?.tough
  expect(MARVEL_EDITION_IDS.map(tough)).toEqual([1, 1, 0])
})

test('MC17-C-05 (MC17-C-05#1) piercing discards every tough card', () => {
  for (const edition of MARVEL_EDITION_IDS) {
    const setUp = under(edition, [lumen({ atk: 3, keywords: ['piercing'] }), rustling({ tough: 2 })])
    const story = resolve(setUp, target('Rustling'), deal, finish)
    expect([story.hp('Rustling'), story.outcome?.summary.characters[1]?.tough]).toEqual([1, 0])
  }
})

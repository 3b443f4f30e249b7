// Tests of what is told and asked, by clause and fact, where a player's attack follows the rules 1.8.
import { expect, test } from 'vitest'
import { grinder, lumen, moth, rustling } from '../../../../test/support/games/marvel-champions/cast.ts'
import { account, use } from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import {
  basic,
  deal,
  finish,
  hits,
  labelled,
  resolve,
  spiker,
  target,
  thorn,
} from '../../../../test/support/games/marvel-champions/player-attack.ts'

const today = { edition: '1.8' } as const
const by = { any: ['Ana'] }
const overkill = lumen({ atk: 6, keywords: ['overkill'] })
const sly = grinder({ id: 'Sly' })
const slain = { question: 'nextStage:Grinder', choice: 'sameTitle' }
const asked = (story: ReturnType<typeof resolve>, name: string) =>
  story.prompt?.windows.find(one => one.name === name)

test('MC17-C-06 any player may say that the new stage retaliates with another X; unless one does, X stays', () => {
  const setUp = basic([lumen(), grinder({ damage: 19, retaliate: 1 })], today)
  expect(asked(resolve(setUp, target('Grinder'), deal, slain), 'stageRetaliate:Grinder')).toMatchObject({
    hard: false,
    clause: 'MC17-C-06',
    window: null,
    choices: [
      { name: 'retaliates', by, number: { asks: 'retaliate', min: 0, max: 99 } },
      { name: 'pass', by, passes: true },
    ],
    about: { piece: 'Grinder', retaliate: 1 },
  })
  const pass = use('pass', 'stageRetaliate:Grinder')
  expect(resolve(setUp, target('Grinder'), deal, slain, pass, finish).hp('Lumen')).toBe(9)
})

test('MC18-PA-29 any player may say which of several villains is active; unless one does, it is the first (MC18-OP-04)', () => {
  const setUp = basic([overkill, rustling(), grinder(), sly], today)
  expect(asked(resolve(setUp, target('Rustling'), deal), 'activeVillain')).toMatchObject({
    hard: false,
    clause: 'MC18-PA-29',
    window: null,
    choices: [
      { name: 'Sly', by },
      { name: 'pass', by, passes: true },
    ],
    about: { piece: 'Grinder' },
  })
})

test('MC18-PA-29 which villain is active is asked neither for an attack without overkill nor for one on a villain', () => {
  const pieces = [rustling(), grinder(), sly]
  const plain = resolve(basic([lumen({ atk: 6 }), ...pieces], today), target('Rustling'), deal)
  const onVillain = resolve(basic([overkill, ...pieces], today), target('Grinder'), deal)
  for (const story of [plain, onVillain]) expect(asked(story, 'activeVillain')).toBeUndefined()
})

test('MC18-PA-29 who is active is known in the next attack, and so is who cannot take damage', () => {
  const setUp = basic([overkill, rustling(), grinder(), sly], today)
  const story = resolve(setUp, target('Rustling'), deal, use('Sly', 'activeVillain'), finish)
  const left = story.outcome?.table.pieces ?? []
  expect(left.map(({ id, active }) => [id, active])).toEqual([
    ['Lumen', undefined],
    ['Grinder', undefined],
    ['Sly', true],
  ])
  const shielded = [grinder({ cannotTakeDamage: true }), sly, spiker({ cannotTakeDamage: ['Grinder'] })]
  const after = resolve(basic([lumen(), ...shielded], today), target('Sly'), deal, finish)
  expect(after.outcome?.table.pieces.map(one => [one.id, one.cannotTakeDamage])).toEqual([
    ['Lumen', undefined],
    ['Grinder', true],
    ['Sly', undefined],
    ['Spiker', ['Grinder']],
  ])
})

const twinCut = {
  targets: 2,
  sentences: true as const,
  instances: [
    { amount: 2, to: 1 },
    { amount: 3, to: 2 },
  ],
}

test('MC18-PA-32 each sentence is told with its own enemy, as parts of one attack', () => {
  const setUp = labelled([lumen(), thorn({ retaliate: 0 }), grinder()], [twinCut], today)
  const begun = resolve(setUp, target('Thorn'), deal)
  const barred = asked(begun, 'target:2')?.barred?.map(({ name, code }) => [name, code])
  expect(barred).toEqual([
    ['Thorn', 'alreadyChosen'],
    ['Lumen', 'notAnEnemy'],
  ])
  expect(asked(resolve(setUp, target('Thorn'), deal, target('Grinder')), 'damage:2')).toBeDefined()
  expect(account(resolve(setUp, target('Thorn'), deal, target('Grinder'), deal, finish))).toEqual([
    'activation_started, MC-PA-07, kind ability, piece Lumen',
    'attack_counted, MC-PA-01, attack 1, of 1',
    'attack_initiated, MC-PA-16, attacker Lumen, targets Thorn',
    'damage_instance, MC-PA-09, target Thorn, base 2, increase 0, additional 0',
    'damage_dealt, MC-PA-09, piece Thorn, amount 2, placed 2, kind attack, remaining 3',
    'considered_attacked, MC-PA-07, character Thorn',
    'attack_initiated, MC18-PA-32, attacker Lumen, targets Grinder',
    'damage_instance, MC-PA-09, target Grinder, base 3, increase 0, additional 0',
    'damage_dealt, MC-PA-09, piece Grinder, amount 3, placed 3, kind attack, remaining 17',
    'considered_attacked, MC-PA-07, character Grinder',
    'attack_finished, MC18-PA-21',
  ])
})

test('MC18-PA-38 the boost card of a villainous character is told by its clause, also the Boost ability', () => {
  const setUp = basic([moth({ keywords: ['villainous'] }), rustling({ hitPoints: 6 })], today)
  const star = { choice: 'flipStar', number: 1 }
  const flipped = resolve(setUp, target('Rustling'), star)
  expect(asked(flipped, 'resolve:boost#1')?.clause).toBe('MC18-PA-38')
  expect(account(resolve(setUp, target('Rustling'), star, use('done'), deal, finish))).toEqual([
    'activation_started, MC-PA-02, kind basic, piece Moth',
    'character_exhausted, MC-PA-03, piece Moth',
    'attack_counted, MC-PA-01, attack 1, of 1',
    'attack_initiated, MC-PA-16, attacker Moth, targets Rustling',
    'boost_given, MC18-PA-38, facedown 1',
    'boost_flipped, MC18-PA-38, number 1, card null, icons 1',
    'boost_ability_resolved, MC18-PA-38, you Ana, number 1',
    'atk_changed, MC18-PA-38, from 2, to 3',
    'boost_discarded, MC18-PA-38, card null',
    'damage_instance, MC-PA-04, target Rustling, base 3, increase 0, additional 0',
    'damage_dealt, MC-PA-04, piece Rustling, amount 3, placed 3, kind attack, remaining 3',
    'considered_attacked, MC-PA-18, character Rustling',
    'attack_finished, MC18-PA-21',
    'consequential_damage, MC-PA-27, piece Moth, amount 1',
    'damage_dealt, MC-PA-27, piece Moth, amount 1, placed 1, kind consequential, remaining 1',
  ])
})

test('MC-PA-20 a ranged attack is told to prevent the retaliate of each enemy that has one', () => {
  const ranged = labelled(
    [lumen({ keywords: ['ranged'] }), thorn(), spiker({ retaliate: 0, hitPoints: 5 })],
    [{ ...hits(1), targets: 'each enemy' }],
    today,
  )
  const story = resolve(ranged, deal, finish)
  expect(account(story).filter(line => line.startsWith('retaliate'))).toEqual([
    'retaliate_ignored, MC-PA-20, from Thorn, keyword ranged',
  ])
  expect(story.hp('Lumen')).toBe(10)
})

test('MC18-PA-28 a cost is paid by the player of the attacker, whoever is first', () => {
  const hurts = { kind: 'damage' as const, to: { the: 'your identity' as const }, amount: 1 }
  const setUp = basic([lumen(), rustling()], { ...today, ability: { attacks: [hits(1)], costs: [hurts] } })
  expect(resolve(setUp, target('Rustling'), deal, finish).hp('Lumen')).toBe(9)
})

// Tests of the printed keyword toughness where nobody has said anything of the tough card: it is asked before the damage.
import { expect } from 'vitest'
import { grinder, lumen, moth, rustling } from '../../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../../test/support/games/marvel-champions/clause-test.ts'
import * as enemy from '../../../../../test/support/games/marvel-champions/enemy-attack.ts'
import * as player from '../../../../../test/support/games/marvel-champions/player-attack.ts'
import { enemyAttack, playerAttack } from '../../flows.ts'

const { boost, defend, nobody, piece, report, use } = enemy
const { deal, finish, target } = player
const printed = { toughness: 'printed' as const }
const hard = rustling({ hitPoints: 5, ...printed })
const basic = (more: object = {}, ...others: object[]) =>
  player.basic([lumen({ atk: 2, ...more }), hard, grinder(), ...(others as [])])
const gone = use('notTough:Rustling', 'damage')
const choices = ({ prompt }: { prompt: ReturnType<typeof player.resolve>['prompt'] }) =>
  prompt?.windows.at(-1)?.choices.map(({ name }) => name)
const windows = (...play: Parameters<typeof player.resolve>) =>
  player.resolve(...play).prompt?.windows.map(({ name }) => name)
const again = (story: ReturnType<typeof player.resolve> | ReturnType<typeof enemy.resolve>, id: string) =>
  story.outcome?.table.pieces.find(one => one.id === id)

test('MC-TOUGHNESS-01 of a target: to deal the damage plays what is printed, and beside it stands that the card is gone', () => {
  expect(choices(player.resolve(basic(), target('Rustling')))).toEqual(['deal', 'notTough:Rustling'])
  const story = player.resolve(basic(), target('Rustling'), deal, finish)
  expect(story.hp('Rustling')).toBe(5)
  const asPrinted = { piece: 'Rustling', clause: 'MC-TOUGHNESS-01' }
  expect(story.told('tough_as_printed')).toMatchObject([asPrinted])
  expect(story.told('status_discarded')).toMatchObject([{ piece: 'Rustling', status: 'tough' }])
  expect(windows(basic(), target('Rustling'), deal)).toEqual(['damageDealt', 'finish'])
  expect(again(story, 'Rustling')).toMatchObject({ tough: 0 })
})

test('MC-TOUGHNESS-02 of a target: without the card the damage comes through, and is asked for once more', () => {
  const said = player.resolve(basic(), target('Rustling'), gone)
  expect(choices(said)).toEqual(['deal'])
  const story = player.resolve(basic(), target('Rustling'), gone, deal, finish)
  expect(story.hp('Rustling')).toBe(3)
  expect(story.told('tough_as_printed')).toEqual([])
  expect(again(story, 'Rustling')).toMatchObject({ tough: 0 })
  expect(windows(basic(), target('Rustling'), gone, deal)).toEqual(['damageDealt', 'finish'])
})

test('MC-TOUGHNESS-01 of a defender: the damage question has both', () => {
  const setUp = enemy.attack([lumen(), moth({ hitPoints: 4, ...printed }), grinder()])
  const begun = [defend('Moth'), boost(0)]
  expect(choices(enemy.resolve(setUp, ...begun))).toEqual(['deal', 'notTough:Moth'])
  expect(enemy.resolve(setUp, ...begun, enemy.deal, finish).hp('Moth')).toBe(4)
  expect(enemy.resolve(setUp, ...begun, use('notTough:Moth', 'damage'), enemy.deal, finish).hp('Moth')).toBe(
    1,
  )
})

test('MC-TOUGHNESS-01 of an attacker: retaliate asks before its damage', () => {
  const setUp = enemy.attack([lumen({ retaliate: 1 }), grinder(printed)])
  const begun = [nobody, boost(0), enemy.deal]
  const asked = enemy.resolve(setUp, ...begun)
  const window = asked.prompt?.windows.find(({ name }) => name === 'tough:Grinder')
  expect(window).toMatchObject({
    hard: true,
    choices: [{ name: 'tough' }, { name: 'notTough' }],
    about: { piece: 'Grinder' },
  })
  const stays = enemy.resolve(setUp, ...begun, use('tough', 'tough:Grinder'), finish)
  expect(stays.hp('Grinder')).toBe(20)
  expect(stays.told('tough_as_printed')).toMatchObject([{ piece: 'Grinder' }])
  expect(enemy.resolve(setUp, ...begun, use('notTough', 'tough:Grinder'), finish).hp('Grinder')).toBe(19)
})

test('MC-TOUGHNESS-01 several targets are asked about one by one', () => {
  const other = rustling({ id: 'Other', hitPoints: 5, ...printed })
  const setUp = player.labelled(
    [lumen(), hard, other],
    [{ targets: 'each enemy', instances: [{ amount: 2 }] }],
  )
  expect(choices(player.resolve(setUp))).toEqual(['deal', 'notTough:Rustling', 'notTough:Other'])
  const story = player.resolve(setUp, use('notTough:Other', 'damage'), deal, finish)
  expect(['Rustling', 'Other'].map(story.hp)).toEqual([5, 3])
})

test('MC-TOUGHNESS-01 of several hits the hardest decides whether the card is in doubt, and only hits on this enemy', () => {
  const aura = (amount: number) => ({
    ...{ id: 'Aura', trigger: { on: 'constant' as const } },
    effects: [{ kind: 'increase' as const, amount, of: piece('Rustling') }],
  })
  type Part = Parameters<typeof player.labelled>[1][number]
  const asked = (part: Part, less: number) =>
    choices(
      player.resolve(
        player.labelled([lumen(), grinder(), hard], [part], { abilities: [aura(less)] }),
        ...(part.targets ? [] : [target('Grinder')]),
      ),
    )
  const each = { targets: 'each enemy' as const, instances: [{ amount: 1 }, { amount: 3 }] }
  expect(asked(each, -2)).toEqual(['deal', 'notTough:Rustling'])
  expect(asked(each, -3)).toEqual(['deal'])
  const others = { instances: [{ amount: 5 }, { amount: 2, to: 'others' as const }] }
  expect(asked(others, -1)).toEqual(['deal', 'notTough:Rustling'])
  expect(asked(others, -2)).toEqual(['deal'])
})

test('MC-TOUGHNESS-01 what prevents damage only as it is taken comes too late for the card', () => {
  const late = report('damage', [{ kind: 'prevent', amount: 'all', taken: true }])
  const asked = player.resolve(basic(), target('Rustling'), late)
  expect(choices(asked)).toEqual(['deal', 'notTough:Rustling'])
})

test('MC-TOUGHNESS-02 nobody is asked where the card does not matter, or where somebody has said something', () => {
  const only = (...play: Parameters<typeof player.resolve>) =>
    expect(choices(player.resolve(...play))).toEqual(['deal'])
  only(basic({ atk: 0 }), target('Rustling'))
  only(basic({ keywords: ['piercing'] }), target('Rustling'))
  only(player.basic([lumen(), { ...hard, tough: 0 }]), target('Rustling'))
  const given = report('damage', [{ kind: 'status', to: piece('Rustling'), status: 'tough' }])
  only(basic(), target('Rustling'), given)
  const prevented = report('damage', [{ kind: 'prevent', amount: 'all' }])
  only(basic(), target('Rustling'), prevented)
})

test('MC-TOUGHNESS-02 an attack that deals no damage leaves it open for the next one', () => {
  const story = player.resolve(basic({ atk: 0 }), target('Rustling'), deal, finish)
  expect(again(story, 'Rustling')).toMatchObject(printed)
})

test('MC-TOUGHNESS-01 what was taken as printed is a notice', () => {
  const told = player.resolve(basic(), target('Rustling'), deal, finish)
  expect(told.refused).toBeNull()
  const played = playerAttack.play(basic(), [target('Rustling'), deal, finish])
  expect(playerAttack.notices(played)).toEqual([{ kind: 'stillTough', pieces: ['Rustling'] }])
  const setUp = enemy.attack([lumen({ retaliate: 1 }), grinder(printed)])
  const answers = [nobody, boost(0), enemy.deal, use('tough', 'tough:Grinder'), finish]
  expect(enemyAttack.notices(enemyAttack.play(setUp, answers))).toEqual([
    { kind: 'stillTough', pieces: ['Grinder'] },
  ])
})

test('MC-TOUGHNESS-01 the damage that is foreseen counts on the tough card as printed', () => {
  const [open] = player.resolve(basic(), target('Rustling')).prompt?.windows ?? []
  const [said] = player.resolve(basic(), target('Rustling'), gone).prompt?.windows ?? []
  const expected = (about: unknown) => (about as { damage: { expected?: object }[] }).damage[0]?.expected
  expect([expected(open?.about), expected(said?.about)]).not.toEqual([
    expected(said?.about),
    expected(said?.about),
  ])
})

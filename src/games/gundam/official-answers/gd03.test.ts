// Official answers about cards of GD03.
import { expect } from 'vitest'
import { unit } from '../../../../test/support/games/gundam/effect-battle.ts'
import { official } from '../../../../test/support/games/gundam/official.ts'
import {
  again,
  attack,
  attempt,
  bothPass,
  command,
  drake,
  falcon,
  finish,
  heron,
  hurt,
  left,
  mole,
  noBlock,
  note,
  on,
  piece,
  quietly,
  report,
  resolve,
  rested,
  wall,
} from '../../../../test/support/games/gundam/unit-attack.ts'

const linked = { pilot: { links: true, ap: 0, hp: 0 } }
const unlinked = { pilot: { links: false, ap: 0, hp: 0 } }

official('GCG-FAQ-038', () => {
  const draws = {
    ...rested,
    constants: [{ while: [{ is: 'rested' as const }], rule: 'drawsAttacks' as const }],
  }
  const pieces = [falcon(), drake(draws), mole(draws), wall(rested)]
  expect(resolve({ ...attack(pieces), target: undefined }).offered('target')).toEqual(['Drake', 'Mole'])
  const loose = { ...rested, constants: [{ while: [], rule: 'drawsAttacksOfUnlinked' as const }] }
  const others = [drake(loose), mole(loose), wall(rested)]
  const open = (attacker: object) => ({ ...attack([falcon(attacker), ...others]), target: undefined })
  expect(resolve(open(unlinked)).offered('target')).toEqual(['Drake', 'Mole'])
  expect(resolve(open(linked)).offered('target')).toEqual(['player', 'Drake', 'Mole', 'Wall'])
})

official('GCG-FAQ-044', () => {
  const eliminate = command('Rio', 'Eliminate Target', { kind: 'unpair', who: piece('Falcon') })
  const next = (deployedThisTurn: boolean) => {
    const units = [heron(), falcon({ ...linked, linkUnit: true, deployedThisTurn }), mole(rested)]
    const story = resolve(attack(units, 'Mole'), noBlock, eliminate, bothPass, finish)
    return attempt(again(story, 'Falcon')).refused?.code
  }
  expect([next(false), next(true)]).toEqual([undefined, 'deployedThisTurn'])
})

official('GCG-FAQ-046', () => {
  const destroys = { is: 'in play' as const, who: piece('Drake'), not: true as const }
  const nt1 = report('attack', hurt(piece('Drake'), 1), { kind: 'note', text: 'draws 1', if: destroys })
  const later = resolve(attack([falcon(), drake(rested)], 'Drake'), nt1, ...quietly, finish)
  expect([later.result.destroyed, later.result.notes]).toEqual([['Drake'], []])
  const once = resolve(attack([falcon(), drake({ ...rested, hp: 1 })], 'Drake'), nt1, finish)
  expect(once.result.notes).toEqual(['draws 1'])
})

official('GCG-FAQ-050', () => {
  const virtue = unit('Gundam Virtue', 'Kei', 3, 6)
  const abilities = [
    on(
      'V',
      'Kei',
      { on: 'takesBattleDamage', from: 'this' },
      [{ kind: 'leaves', who: { the: 'damaged' }, how: 'destroyed' }],
      'Gundam Virtue',
    ),
    on('W', 'Kei', { on: 'destroys', who: 'Gundam Virtue' }, [note('with battle damage')], 'Gundam Virtue'),
    on('X', 'Kei', { on: 'destroyed', with: 'effect', who: 'Mole' }, [note('by an effect')], 'Gundam Virtue'),
  ]
  const story = resolve(attack([virtue, mole(rested)], 'Mole', { abilities }), ...quietly, finish)
  expect([story.result.destroyed, story.result.notes]).toEqual([['Mole'], ['by an effect']])
})

official('GCG-FAQ-086', () => {
  const bertigo = unit('Bertigo', 'Kei', 4, 4, {
    ...linked,
    constants: [
      {
        while: [{ is: 'linked' }, { turn: 'own' }, { battles: 'unit', withDestroyed: true }],
        keyword: 'First Strike',
      },
    ],
  })
  const falls = {
    ...on('D', 'Rio', { on: 'destroyed', who: 'Drake' }, [note('Drake falls')], 'Drake'),
    during: 'pair' as const,
  }
  const battles = (state: object) =>
    resolve(
      attack([bertigo, drake({ ...rested, ...state })], 'Drake', { abilities: [falls] }),
      ...quietly,
      finish,
    )
  expect(left(battles({}), 'Bertigo', 'Drake')).toEqual([1, 0])
  expect(left(battles(unlinked), 'Bertigo', 'Drake')).toEqual([4, 0])
  expect([battles({}).result.notes, battles(unlinked).result.notes]).toEqual([[], ['Drake falls']])
})

official('GCG-FAQ-099', () => {
  const returns = on('W', 'Kei', { on: 'takesBattleDamage', from: 'own Units' }, [
    { kind: 'leaves', who: { the: 'damaged' }, how: 'returned' },
  ])
  const battles = (hp: number) =>
    resolve(
      attack([falcon(), drake({ ...rested, hp })], 'Drake', { abilities: [returns] }),
      ...quietly,
      finish,
    )
  expect([battles(3).result.destroyed, battles(3).told('card_left')]).toEqual([['Drake'], []])
  expect(battles(4).told('card_left')).toMatchObject([{ card: 'Drake', how: 'returned' }])
})

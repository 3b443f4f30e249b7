// Official answers about cards of GD04: what damage is and what it destroys.
import { expect } from 'vitest'
import { unit } from '../../../../test/games/gundam/effect-battle.ts'
import { official } from '../../../../test/games/gundam/official.ts'
import {
  attack,
  bothPass,
  command,
  dealt,
  drake,
  falcon,
  finish,
  fort,
  hurt,
  leaves,
  left,
  mole,
  noBlock,
  note,
  on,
  piece,
  quietly,
  type report,
  resolve,
  rested,
} from '../../../../test/games/gundam/unit-attack.ts'

const rules = { editions: ['1.9.0', '1.0'] as const }
official(
  {
    id: 'R-051',
    question:
      'Gundam Virtue destroys the enemy Unit to which it deals battle damage. Does that work with AP 0?',
    answer: 'No. With AP 0 it deals no damage.',
    source: 'Card rulings Q273, Q284, Q294, Q367',
    date: '2026-04-10',
    clauses: ['GCG-QA-273'],
    cards: ['GD04-054', 'GD04-096', 'GD04-115', 'GD05-050'],
    ...rules,
  },
  () => {
    const virtue = on(
      'V',
      'Kei',
      { on: 'takesBattleDamage', from: 'this' },
      [{ kind: 'leaves', who: { the: 'damaged' }, how: 'destroyed' }],
      'Gundam Virtue',
    )
    const destroys = (ap: number) =>
      resolve(
        attack([unit('Gundam Virtue', 'Kei', ap, 6), mole(rested)], 'Mole', { abilities: [virtue] }),
        ...quietly,
        finish,
      ).result.destroyed
    expect([destroys(0), destroys(1)]).toEqual([[], ['Mole']])
  },
)

official(
  {
    id: 'R-053',
    question:
      'My Base cannot receive battle damage from enemy Units of Lv.4 or lower. Does their ⟨Breach⟩ hurt it?',
    answer: 'Yes. ⟨Breach⟩ is effect damage.',
    source: 'Card ruling Q295',
    date: '2026-04-10',
    clauses: ['GCG-QA-151', 'GCG-4-5b'],
    cards: ['GD04-123'],
    ...rules,
  },
  () => {
    const baoa = fort({
      id: 'A Baoa Qu',
      constants: [{ while: [{ units: 'own', from: 1 }], keepsOff: { only: 'battle', levelUpTo: 4 } }],
    })
    const setUp = attack([falcon({ breach: 2, level: 4 }), drake(rested), mole(rested), baoa], 'Drake')
    expect(dealt(resolve(setUp, ...quietly, finish), 'effect')).toEqual({ 'A Baoa Qu': 2 })
    const onPlayer = { ...setUp, target: { player: true as const } }
    expect(left(resolve(onPlayer, ...quietly, finish), 'A Baoa Qu')).toEqual([5])
  },
)

official(
  {
    id: 'R-054',
    question: 'My Base answers battle damage with 1 damage. Does it answer ⟨Breach⟩?',
    answer: 'No. That is effect damage.',
    source: 'Card ruling Q296',
    date: '2026-04-10',
    clauses: ['GCG-4-5b', 'GCG-4-5c'],
    cards: ['GD04-126'],
    ...rules,
  },
  () => {
    const izuma = fort({ id: 'Izuma Colony', hp: 4 })
    const answers = on(
      'W',
      'Rio',
      { on: 'takesBattleDamage', who: 'Izuma Colony' },
      [{ kind: 'damage', to: piece('Falcon'), amount: 1, if: { apOf: piece('Falcon'), atMost: 3 } }],
      'Izuma Colony',
    )
    const attacks = (target?: string) =>
      resolve(
        attack([falcon({ breach: 2 }), drake(rested), izuma], target, { abilities: [answers] }),
        ...quietly,
        finish,
      )
    expect(dealt(attacks('Drake'), 'effect')).toEqual({ 'Izuma Colony': 2 })
    expect(dealt(attacks(), 'effect')).toEqual({ Falcon: 1 })
  },
)

official(
  {
    id: 'R-055',
    question: 'This turn my Units cannot be destroyed by enemy effects. Can effect damage destroy them?',
    answer: 'Yes. Only effects that say “destroy” are kept off.',
    source: 'Card ruling Q287',
    date: '2026-04-10',
    clauses: ['GCG-QA-287'],
    cards: ['GD04-101'],
    ...rules,
  },
  () => {
    const kind = command('Rio', 'Kindhearted', {
      kind: 'rule',
      who: piece('Drake'),
      also: [piece('Mole')],
      rule: 'notDestroyedByEffects',
    })
    const setUp = attack([falcon(), drake(), mole(rested)], 'Mole')
    const after = (...effects: Parameters<typeof report>[1][]) =>
      resolve(setUp, noBlock, kind, command('Kei', 'K', ...effects), bothPass, finish)
    const stays = after(leaves('Drake', 'destroyed'))
    expect([stays.result.destroyed, stays.told('destruction_kept_off').length]).toEqual([[], 1])
    expect(after(hurt(piece('Drake'), 3)).result.destroyed).toEqual(['Drake'])
  },
)

official(
  {
    id: 'R-060',
    question:
      'An effect deals the battle damage for one of my Units to another one. Is it still battle damage there?',
    answer: 'Yes.',
    source: 'Card rulings Q280, Q283',
    date: '2026-04-10',
    clauses: ['GCG-QA-280'],
    cards: ['GD04-087', 'GD04-095'],
    ...rules,
  },
  () => {
    const pharact = unit('Gundam Pharact', 'Kei', 3, 3)
    const abilities = [
      on(
        'Elan',
        'Kei',
        { on: 'whenAttacking' },
        [{ kind: 'redirect', from: piece('Gundam Pharact'), to: piece('Zowort') }],
        'Gundam Pharact',
      ),
      on('W', 'Kei', { on: 'takesBattleDamage', who: 'Zowort' }, [note('battle damage')], 'Zowort'),
      on('D', 'Rio', { on: 'destroys', who: 'Mole' }, [note('destroyed with battle damage')], 'Mole'),
    ]
    const setUp = attack([pharact, unit('Zowort', 'Kei', 1, 2), mole(rested)], 'Mole', { abilities })
    const story = resolve(setUp, ...quietly, finish)
    expect([dealt(story, 'battle'), story.result.destroyed]).toEqual([{ Mole: 3, Zowort: 2 }, ['Zowort']])
    expect(story.result.notes).toEqual(['battle damage', 'destroyed with battle damage'])
  },
)

official(
  {
    id: 'R-063',
    question: 'A text says that damage is reduced by 1, and 3 damage comes. How much is received?',
    answer: '2.',
    source: 'Card rulings Q268, Q430, Q433',
    date: '2026-04-10',
    editions: ['1.9.0'],
    clauses: ['GCG19-5-21-1'],
    cards: ['GD04-029', 'ST11-006', 'ST11-012'],
  },
  () => {
    const dynames = mole({ ...rested, constants: [{ while: [], reduces: 1 }] })
    const own = on('R', 'Rio', { on: 'unitAttacks' }, [hurt(piece('Mole'), 1)], 'Mole')
    const story = resolve(attack([falcon(), dynames], 'Mole', { abilities: [own] }), ...quietly, finish)
    // Damage by oneself is not reduced.
    expect([dealt(story, 'battle').Mole, dealt(story, 'effect')]).toEqual([2, { Mole: 1 }])
  },
)

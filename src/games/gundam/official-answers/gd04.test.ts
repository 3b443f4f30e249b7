// Official answers about cards of GD04.
import { expect } from 'vitest'
import { unit } from '../../../../test/games/gundam/effect-battle.ts'
import { official } from '../../../../test/games/gundam/official.ts'
import {
  again,
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
  noBurst,
  note,
  on,
  pass,
  piece,
  quietly,
  type report,
  resolve,
  rested,
} from '../../../../test/games/gundam/unit-attack.ts'
import type { PieceGiven } from '../rules/pieces.ts'

const rules = { editions: ['1.9.0', '1.0'] as const }
const must = { constants: [{ while: [], rule: 'mustBeAttacked' as const }] }
const destined = (who: string) =>
  command('Rio', 'Destined Battle', { kind: 'rule', who: piece(who), rule: 'mustBeAttacked' })
const targets = (...pieces: PieceGiven[]) =>
  resolve({ ...attack(pieces), target: undefined }).offered('target')

official(
  {
    id: 'R-039',
    question:
      'One Unit draws attacks “if possible”, and Destined Battle says that another one must be chosen. Which one is it?',
    answer: 'The one that must be chosen.',
    source: 'Card ruling Q289',
    date: '2026-04-10',
    clauses: ['GCG-QA-289'],
    cards: ['GD04-107', 'GD03-019'],
    ...rules,
  },
  () => {
    const age2 = unit('Gundam AGE-2', 'Rio', 4, 4, {
      ...rested,
      constants: [{ while: [{ is: 'rested' }], rule: 'drawsAttacks' }],
    })
    expect(targets(falcon(), age2, mole({ ...rested, ...must }))).toEqual(['Mole'])
    expect(targets(falcon(), age2, mole(rested))).toEqual(['Gundam AGE-2'])
  },
)

official(
  {
    id: 'R-040',
    question:
      'I play Destined Battle in the action step of an attack. Does that attack turn to the chosen Unit?',
    answer: 'No. The target stays; the next attack has to choose that Unit.',
    source: 'Card ruling Q298',
    date: '2026-06-12',
    clauses: ['GCG-QA-298'],
    cards: ['GD04-107'],
    ...rules,
  },
  () => {
    const setUp = attack([falcon(), unit('Heron', 'Kei', 2, 2), mole(rested)])
    const story = resolve(setUp, noBlock, destined('Mole'), bothPass, noBurst, finish)
    expect([dealt(story, 'battle'), story.result.shields]).toEqual([{ Shield: 3 }, 1])
    const next = { ...again(story, 'Heron'), target: undefined }
    expect(resolve(next).offered('target')).toEqual(['Mole'])
  },
)

official(
  {
    id: 'R-041',
    question: 'The Unit that must be chosen has left, or it is active. What can be attacked?',
    answer: 'Whatever the rules allow. But a Unit that may attack active Units has to choose it.',
    source: 'Card rulings Q299, Q300, Q301',
    date: '2026-06-12',
    clauses: ['GCG-QA-299'],
    cards: ['GD04-107'],
    ...rules,
  },
  () => {
    const setUp = attack([falcon(), unit('Heron', 'Kei', 2, 2), mole(rested), drake(rested)])
    const leavesAgain = command('Rio', 'A', leaves('Mole'))
    const gone = resolve(setUp, noBlock, destined('Mole'), pass, leavesAgain, bothPass, noBurst, finish)
    expect(resolve({ ...again(gone, 'Heron'), target: undefined }).offered('target')).toEqual([
      'player',
      'Drake',
    ])
    expect(targets(falcon(), mole(must), drake(rested))).toEqual(['player', 'Drake'])
    expect(targets(falcon({ mayAttackActive: true }), mole(must), drake(rested))).toEqual(['Mole'])
  },
)

official(
  {
    id: 'R-043',
    question:
      'My Gundam is deployed, linked and attacks in one turn, and its 【Attack】 returns its Pilot. Is the attack off?',
    answer: 'No. It goes on.',
    source: 'Card ruling Q262',
    date: '2026-04-10',
    clauses: ['GCG-QA-262'],
    cards: ['GD04-001'],
    editions: ['1.9.0'],
  },
  () => {
    const gundam = unit('Gundam', 'Kei', 3, 4, {
      pilot: { links: true, ap: 0, hp: 0 },
      linkUnit: true,
      deployedThisTurn: true,
    })
    const returns = {
      ...on(
        'K',
        'Kei',
        { on: 'whenAttacking', against: 'unit' },
        [{ kind: 'unpair', who: piece('Gundam') }],
        'Gundam',
      ),
      during: 'link' as const,
      may: true as const,
    }
    const setUp = attack([gundam, mole(rested)], 'Mole', { abilities: [returns] })
    const story = resolve(setUp, { choice: 'use' }, ...quietly, finish)
    expect([story.told('pilot_left').length, dealt(story, 'battle')]).toEqual([1, { Mole: 3, Gundam: 2 }])
  },
)

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
      { on: 'takesBattleDamage', who: 'Mole' },
      [leaves('Mole', 'destroyed')],
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

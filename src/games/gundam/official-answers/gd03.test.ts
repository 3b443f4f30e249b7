// Official answers about cards of GD03.
import { expect } from 'vitest'
import { unit } from '../../../../test/games/gundam/effect-battle.ts'
import { official } from '../../../../test/games/gundam/official.ts'
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
} from '../../../../test/games/gundam/unit-attack.ts'

const rules = { date: '2026-01-16', editions: ['1.9.0', '1.0'] as const }
const linked = { pilot: { links: true, ap: 0, hp: 0 } }
const unlinked = { pilot: { links: false, ap: 0, hp: 0 } }

official(
  {
    id: 'R-038',
    question: 'Several enemy Units say that attacks choose them if possible. Which one do I attack?',
    answer: 'One of them, as you like; the player and all other Units are closed.',
    source: 'Card rulings Q214, Q216, Q234, Q388',
    clauses: ['GCG-QA-214'],
    cards: ['GD03-019', 'GD03-025', 'GD03-074', 'GD05-086'],
    ...rules,
  },
  () => {
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
  },
)

official(
  {
    id: 'R-044',
    question: 'An effect destroys the Pilot of a Link Unit. Can the Unit still attack?',
    answer: 'Yes, if it was deployed in an earlier turn. If it was deployed this turn, no.',
    source: 'Card ruling Q249',
    clauses: ['GCG-QA-249'],
    cards: ['GD03-110'],
    ...rules,
  },
  () => {
    const eliminate = command('Rio', 'Eliminate Target', { kind: 'unpair', who: piece('Falcon') })
    const next = (deployedThisTurn: boolean) => {
      const units = [heron(), falcon({ ...linked, linkUnit: true, deployedThisTurn }), mole(rested)]
      const story = resolve(attack(units, 'Mole'), noBlock, eliminate, bothPass, finish)
      return attempt(again(story, 'Falcon')).refused?.code
    }
    expect([next(false), next(true)]).toEqual([undefined, 'deployedThisTurn'])
  },
)

official(
  {
    id: 'R-046',
    question:
      'Gundam NT-1 deals 1 damage and lets me draw if this destroys the Unit. The Unit falls later in the battle. Do I draw?',
    answer: 'No. Only what the effect itself destroys counts.',
    source: 'Card ruling Q209',
    clauses: ['GCG-QA-209'],
    cards: ['GD03-001'],
    ...rules,
  },
  () => {
    const destroys = { is: 'in play' as const, who: piece('Drake'), not: true as const }
    const nt1 = report('attack', hurt(piece('Drake'), 1), { kind: 'note', text: 'draws 1', if: destroys })
    const later = resolve(attack([falcon(), drake(rested)], 'Drake'), nt1, ...quietly, finish)
    expect([later.result.destroyed, later.result.notes]).toEqual([['Drake'], []])
    const once = resolve(attack([falcon(), drake({ ...rested, hp: 1 })], 'Drake'), nt1, finish)
    expect(once.result.notes).toEqual(['draws 1'])
  },
)

official(
  {
    id: 'R-050',
    question:
      'Gundam Virtue deals battle damage, and its effect destroys that Unit. Was it destroyed with battle damage?',
    answer: 'No. The effect destroyed it.',
    source: 'Card ruling Q228',
    clauses: ['GCG-QA-228'],
    cards: ['GD03-052'],
    ...rules,
  },
  () => {
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
      on(
        'X',
        'Kei',
        { on: 'destroyed', with: 'effect', who: 'Mole' },
        [note('by an effect')],
        'Gundam Virtue',
      ),
    ]
    const story = resolve(attack([virtue, mole(rested)], 'Mole', { abilities }), ...quietly, finish)
    expect([story.result.destroyed, story.result.notes]).toEqual([['Mole'], ['by an effect']])
  },
)

official(
  {
    id: 'R-086',
    question:
      'Bertigo has ⟨First Strike⟩ against Units with 【Destroyed】. Does a Unit count that has it 【During Pair】 and no Pilot?',
    answer: 'No.',
    source: 'Card ruling Q222',
    clauses: ['GCG-QA-164', 'GCG-9-1-5a'],
    cards: ['GD03-037'],
    date: '2026-01-16',
    editions: ['1.9.0'],
  },
  () => {
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
  },
)

official(
  {
    id: 'R-099',
    question:
      'My effect returns the enemy Unit that got battle damage, but the damage destroys it. Does it go to the hand?',
    answer: 'No. It is destroyed.',
    source: 'Card ruling Q235',
    clauses: ['GCG-7-6-3-2-1b'],
    cards: ['GD03-076'],
    ...rules,
  },
  () => {
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
  },
)

// Official answers of the rules FAQ about effects: which comes first, how long it lasts, which numbers it looks at.
import { expect } from 'vitest'
import { official } from '../../../../test/games/gundam/official.ts'
import {
  ap,
  apAtDamage,
  attack,
  attempt,
  bothPass,
  command,
  dealt,
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
  pass,
  piece,
  quietly,
  resolve,
  rested,
  use,
  wall,
  watching,
  whenAttacking,
} from '../../../../test/games/gundam/unit-attack.ts'

const rules = { date: '2025-07-04', editions: ['1.9.0', '1.0'] as const, cards: [] }

official(
  {
    id: 'R-020',
    question: 'Several effects are waiting, and a new one is triggered. Which comes next?',
    answer: 'The new one; of several new ones those of the active player.',
    source: 'Rules FAQ Q109',
    clauses: ['GCG-9-1-6-7', 'GCG-7-3-3'],
    ...rules,
  },
  () => {
    const setUp = attack([falcon(), heron(), mole(rested)], 'Mole', {
      abilities: [
        whenAttacking('K1', 'Falcon', [hurt(piece('Mole'), 1)]),
        watching('K2', 'Kei', 'Heron', [note('waited')]),
        on('N1', 'Rio', { on: 'takesEffectDamage', who: 'Mole' }, [note('new, standby player')], 'Mole'),
        on('N2', 'Kei', { on: 'takesEffectDamage', who: 'Mole' }, [note('new, active player')], 'Heron'),
      ],
    })
    expect(resolve(setUp, use('K1'), ...quietly, finish).result.notes).toEqual([
      'new, active player',
      'new, standby player',
      'waited',
    ])
  },
)

official(
  {
    id: 'R-021',
    question: 'An effect is waiting, and its Unit is destroyed. Is the effect carried out?',
    answer: 'Yes. It has been triggered already.',
    source: 'Rules FAQ Q111',
    clauses: ['GCG-9-1-6-4'],
    ...rules,
  },
  () => {
    const setUp = attack([falcon(), drake({ hp: 1 }), mole(rested)], 'Mole', {
      abilities: [
        whenAttacking('K', 'Falcon', [hurt(piece('Drake'), 1)]),
        on('W', 'Rio', { on: 'unitAttacks' }, [note('carried out')], 'Drake'),
      ],
    })
    const story = resolve(setUp, ...quietly, finish)
    expect([story.result.destroyed, story.result.notes]).toEqual([['Drake'], ['carried out']])
  },
)

official(
  {
    id: 'R-025',
    question: 'All my Units have got AP+2 for this turn. Does a Unit that I deploy now get it, too?',
    answer: 'No. Only those get it that were there at that time.',
    source: 'Rules FAQ Q105',
    clauses: ['GCG-QA-105'],
    ...rules,
  },
  () => {
    const setUp = attack([falcon(), drake({ ap: 1, ...rested })], 'Drake', {
      abilities: [watching('K', 'Rio', 'Drake', [{ ...ap('Drake', 2), beyondBattle: true } as never])],
    })
    const comes = command('Rio', 'A', { kind: 'deploy', piece: { ...wall(), id: 'New' } })
    const story = resolve(setUp, noBlock, comes, bothPass, finish)
    expect(apAtDamage(story, 'Drake')).toBe(3)
    expect(story.position?.memory.state.pieces.find(({ id }) => id === 'New')?.ap).toBe(1)
  },
)

official(
  {
    id: 'R-026',
    question: 'A Unit with AP 1 gets AP-2 and after that AP+3. What is its AP?',
    answer: '2. Below 0 it counts as 0, but the sum goes on.',
    source: 'Rules FAQ Q94, Q95',
    clauses: ['GCG-QA-95'],
    ...rules,
  },
  () => {
    const hits = (...changes: number[]) => {
      const setUp = attack([falcon({ ap: 1 }), mole(rested)], 'Mole', {
        abilities: [
          whenAttacking(
            'K',
            'Falcon',
            changes.map(by => ap('Falcon', by)),
          ),
        ],
      })
      return apAtDamage(resolve(setUp, ...quietly, finish), 'Falcon')
    }
    expect([hits(-2), hits(-2, 3)]).toEqual([0, 2])
  },
)

official(
  {
    id: 'R-027',
    question: 'My Pilot does not meet the link condition of its Unit. Do its AP, HP and 【Attack】 count?',
    answer: 'Yes. The link only lets the Unit attack in the turn it comes.',
    source: 'Rules FAQ Q89',
    clauses: ['GCG-QA-89'],
    ...rules,
    cards: ['ST03-011'],
  },
  () => {
    const paired = falcon({ ap: 4, hp: 5, pilot: { links: false, ap: 1, hp: 1 } })
    const char = on('Char Aznable', 'Kei', { on: 'whenAttacking' }, [ap('Falcon', 1)], 'Falcon')
    const story = resolve(attack([paired, mole(rested)], 'Mole', { abilities: [char] }), ...quietly, finish)
    expect([dealt(story, 'battle'), left(story, 'Falcon')]).toEqual([{ Mole: 5, Falcon: 2 }, [3]])
    const fresh = attack([{ ...paired, deployedThisTurn: true }, mole(rested)], 'Mole')
    expect(attempt(fresh).refused?.code).toBe('deployedThisTurn')
  },
)

official(
  {
    id: 'R-095',
    question: 'A text asks for the HP of a damaged Unit. Which HP are meant?',
    answer: 'Those that are left after its damage.',
    source: 'Rules FAQ Q96',
    clauses: ['GCG-QA-96'],
    ...rules,
  },
  () => {
    const amount = { count: 'HP of' as const, of: piece('Mole') }
    const setUp = attack([falcon(), mole({ damage: 3, ...rested })], 'Mole', {
      abilities: [whenAttacking('K', 'Falcon', [{ kind: 'damage', to: piece('Falcon'), amount }])],
    })
    expect(dealt(resolve(setUp, ...quietly, finish), 'effect')).toEqual({ Falcon: 2 })
  },
)

official(
  {
    id: 'R-096',
    question: 'A text waits for a Unit that is “destroyed with damage”. Is battle damage meant as well?',
    answer: 'Yes, battle damage and effect damage alike.',
    source: 'Rules FAQ Q98',
    clauses: ['GCG-QA-98'],
    ...rules,
  },
  () => {
    const waits = on('W', 'Kei', { on: 'destroyed', with: 'damage' }, [note('destroyed with damage')])
    const setUp = attack([falcon(), drake(rested)], 'Drake', { abilities: [waits] })
    expect(resolve(setUp, ...quietly, finish).result.notes).toEqual(['destroyed with damage'])
    const shot = command('Kei', 'A', hurt(piece('Drake'), 3))
    expect(resolve(setUp, noBlock, pass, shot, bothPass, finish).result.notes).toEqual([
      'destroyed with damage',
    ])
    const texts = command('Kei', 'A', { kind: 'leaves', who: piece('Drake'), how: 'destroyed' })
    expect(resolve(setUp, noBlock, pass, texts, bothPass, finish).result.notes).toEqual([])
  },
)

official(
  {
    id: 'R-097',
    question: 'A Unit gave something for this turn and is destroyed. Does it go on?',
    answer: 'Yes.',
    source: 'Rules FAQ Q106',
    clauses: ['GCG-9-1-7a'],
    ...rules,
  },
  () => {
    const gives = [
      ap('Falcon', 2),
      { kind: 'leaves' as const, who: piece('Heron'), how: 'destroyed' as const },
    ]
    const setUp = attack([falcon(), heron(), mole(rested)], 'Mole', {
      abilities: [watching('K', 'Kei', 'Heron', gives)],
    })
    expect(apAtDamage(resolve(setUp, ...quietly, finish), 'Falcon')).toBe(5)
  },
)

official(
  {
    id: 'R-102',
    question: 'An effect or a card has to choose a target, and there is none. Can I use it?',
    answer: 'No.',
    source: 'Rules FAQ Q100',
    clauses: ['GCG-4-7c'],
    ...rules,
  },
  () => {
    const chooses = [{ units: 'enemy' as const }]
    const shoots = { ...on('A1', 'Kei', { on: 'activateAction' }, [note('used')]), chooses }
    const uses = (...enemies: Parameters<typeof attack>[0]) =>
      attempt(attack([falcon(), ...enemies], undefined, { abilities: [shoots] }), noBlock, pass, use('A1'))
    expect([uses().refused?.code, uses(mole()).refused]).toEqual(['noTarget', null])
  },
)

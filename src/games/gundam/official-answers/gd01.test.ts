// Official answers about cards of GD01.
import { expect } from 'vitest'
import { unit } from '../../../../test/games/gundam/effect-battle.ts'
import { official } from '../../../../test/games/gundam/official.ts'
import {
  again,
  ap,
  attack,
  attempt,
  block,
  bothPass,
  command,
  dealt,
  drake,
  falcon,
  finish,
  fort,
  hurt,
  left,
  mole,
  noBlock,
  pass,
  piece,
  quietly,
  report,
  resolve,
  rested,
  wall,
  whenAttacking,
} from '../../../../test/games/gundam/unit-attack.ts'

const rules = { date: '2025-07-11', editions: ['1.9.0', '1.0'] as const }

official(
  {
    id: 'R-030',
    question:
      'My Unit has ⟨Blocker⟩ under a condition, blocks, and then the condition is not met any more. What about the block?',
    answer: 'It stands: the two Units battle.',
    source: 'Card rulings Q124, Q141, Q186, Q187, Q200, Q207, Q264, Q374, Q428',
    clauses: ['GCG19-13-1-4-R1'],
    cards: [
      'GD01-019',
      'GD01-081',
      'GD02-076',
      'GD02-082',
      'ST07-004',
      'ST08-008',
      'GD04-013',
      'GD05-061',
      'ST11-003',
    ],
    ...rules,
  },
  () => {
    const byarlant = unit('Byarlant Custom', 'Rio', 3, 4, {
      constants: [{ while: [{ units: 'enemy', from: 2 }], keyword: 'Blocker' }],
    })
    const setUp = attack([falcon(), unit('Zaku', 'Kei', 1, 1), byarlant])
    const shot = command('Rio', 'A', hurt(piece('Zaku'), 1))
    const story = resolve(setUp, block('Byarlant Custom'), shot, bothPass, finish)
    expect(story.told('constant_effect_ended')).toMatchObject([{ keyword: 'Blocker' }])
    expect(dealt(story, 'battle')).toEqual({ 'Byarlant Custom': 3, Falcon: 3 })
    const alone = attack([falcon(), byarlant])
    expect(attempt(alone, block('Byarlant Custom')).refused?.code).toBe('noBlocker')
  },
)

official(
  {
    id: 'R-031',
    question: 'My Unit got AP+2 for attacking the player, and then an enemy Unit blocks. Is the bonus lost?',
    answer: 'No. It stays.',
    source: 'Card ruling Q135',
    clauses: ['GCG-7-3-5-2a'],
    cards: ['GD01-059'],
    ...rules,
  },
  () => {
    const bonus = {
      kind: 'ap' as const,
      who: piece('Zee Zulu'),
      amount: 2,
      if: { attack: 'player' as const },
    }
    const zeeZulu = unit('Zee Zulu', 'Kei', 2, 2)
    const abilities = [whenAttacking('K', 'Zee Zulu', [bonus])]
    const blocked = attack([zeeZulu, wall({ hp: 6 })], undefined, { abilities })
    expect(dealt(resolve(blocked, block('Wall'), bothPass, finish), 'battle')).toEqual({
      Wall: 4,
      'Zee Zulu': 1,
    })
    const onUnit = attack([zeeZulu, mole(rested)], 'Mole', { abilities })
    expect(dealt(resolve(onUnit, ...quietly, finish), 'battle').Mole).toBe(2)
  },
)

official(
  {
    id: 'R-033',
    question:
      'ZnO has ⟨First Strike⟩ against Units of Lv.2 or lower, attacks one, and a Unit of Lv.4 blocks. Is ⟨First Strike⟩ lost?',
    answer: 'Yes.',
    source: 'Card ruling Q136',
    clauses: ['GCG-QA-136', 'GCG19-5-22-2'],
    cards: ['GD01-063'],
    ...rules,
  },
  () => {
    const zno = unit('ZnO', 'Kei', 2, 1, {
      constants: [{ while: [{ turn: 'own' }, { battles: 'unit', levelUpTo: 2 }], keyword: 'First Strike' }],
    })
    const low = unit('Low', 'Rio', 1, 2, { level: 2, ...rested })
    const setUp = attack([zno, low, wall({ level: 4 })], 'Low')
    expect(left(resolve(setUp, ...quietly, finish), 'ZnO', 'Low')).toEqual([1, 0])
    expect(left(resolve(setUp, block('Wall'), bothPass, finish), 'ZnO', 'Wall')).toEqual([0, 2])
  },
)

official(
  {
    id: 'R-034',
    question:
      'My Unit has ⟨Breach⟩ while its AP is 5 or more, and in the action step the AP falls to 3. Is ⟨Breach⟩ lost?',
    answer: 'Yes.',
    source: 'Card ruling Q133',
    clauses: ['GCG-QA-133'],
    cards: ['GD01-054'],
    ...rules,
  },
  () => {
    const duel = unit('Duel Gundam', 'Kei', 5, 5, { constants: [{ while: [{ apFrom: 5 }], breach: 3 }] })
    const setUp = attack([duel, drake(rested), fort()], 'Drake')
    expect(dealt(resolve(setUp, ...quietly, finish), 'effect')).toEqual({ Fort: 3 })
    const weaker = command('Rio', 'A', ap('Duel Gundam', -2))
    const story = resolve(setUp, noBlock, weaker, pass, pass, finish)
    expect([story.result.destroyed, dealt(story, 'effect')]).toEqual([['Drake'], {}])
  },
)

official(
  {
    id: 'R-071',
    question:
      'An effect set my Unit with ⟨Blocker⟩ active and forbids it to attack this turn. Later it loses ⟨Blocker⟩. May it attack now?',
    answer: 'No, not in this turn.',
    source: 'Card rulings Q138, Q150, Q155, Q156',
    date: '2025-07-04',
    editions: ['1.9.0', '1.0'],
    clauses: ['GCG-QA-138'],
    cards: ['GD01-069', 'GD01-097', 'GD01-121', 'ST04-015'],
  },
  () => {
    const rouge = unit('Strike Rouge', 'Kei', 3, 3, { keywords: ['Blocker'], ...rested })
    const setUp = attack([falcon(), rouge, mole(rested)], 'Mole')
    const plays = (...more: Parameters<typeof report>[1][]) =>
      report('attack', { kind: 'setActive', who: piece('Strike Rouge') }, ...more, {
        kind: 'keyword',
        who: piece('Strike Rouge'),
        keyword: 'Blocker',
        loses: true,
        beyondBattle: true,
      })
    const barred = resolve(
      setUp,
      plays({ kind: 'rule', who: piece('Strike Rouge'), rule: 'cannotAttack' }),
      ...quietly,
      finish,
    )
    expect(attempt(again(barred, 'Strike Rouge')).refused?.code).toBe('cannotAttackAtAll')
    expect(attempt(again(resolve(setUp, plays(), ...quietly, finish), 'Strike Rouge')).refused).toBeNull()
  },
)

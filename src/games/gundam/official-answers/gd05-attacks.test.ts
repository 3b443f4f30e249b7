// Official answers about cards of GD05: attacks and blocks.
import { expect } from 'vitest'
import { unit } from '../../../../test/games/gundam/effect-battle.ts'
import { official } from '../../../../test/games/gundam/official.ts'
import {
  again,
  attack,
  attempt,
  block,
  bothPass,
  burst,
  dealt,
  drake,
  falcon,
  finish,
  hurt,
  keyword,
  leaves,
  mole,
  noBlock,
  on,
  pass,
  piece,
  quietly,
  report,
  resolve,
  rested,
  use,
  wall,
  whenAttacking,
} from '../../../../test/games/gundam/unit-attack.ts'

const BOTH = ['1.9.0', '1.0'] as const
const NEW = ['1.9.0'] as const
const rules = { date: '2026-07-10' }
const none = (n: number) => burst(n, 'noBurst')

official(
  {
    id: 'R-032',
    question:
      'Auel Neider gave my linked Unit AP+2 for attacking the player, and then it is blocked. Is the bonus lost?',
    answer: 'No.',
    source: 'Card ruling Q392',
    editions: NEW,
    clauses: ['GCG19-8-2-2c', 'GCG-7-3-5-2a'],
    cards: ['GD05-092'],
    ...rules,
  },
  () => {
    const bonus = { kind: 'ap' as const, who: piece('Falcon'), amount: 2, if: { attack: 'player' as const } }
    const auel = { ...whenAttacking('Auel', 'Falcon', [bonus]), during: 'link' as const }
    const hits = (links: boolean) => {
      const paired = falcon({ pilot: { links, ap: 0, hp: 0 } })
      const setUp = attack([paired, wall({ hp: 9 })], undefined, { abilities: [auel] })
      return dealt(resolve(setUp, block('Wall'), bothPass, finish), 'battle').Wall
    }
    expect([hits(true), hits(false)]).toEqual([5, 3])
  },
)

official(
  {
    id: 'R-042',
    question:
      'An effect forbids a Unit to use ⟨Blocker⟩ this turn, and later it gains ⟨Blocker⟩. Can it block?',
    answer: 'No.',
    source: 'Card ruling Q420',
    editions: BOTH,
    clauses: ['GCG-QA-420'],
    cards: ['GD05-127', 'GD03-118'],
    ...rules,
  },
  () => {
    const setUp = attack([falcon(), mole()])
    const awakened = keyword('Mole', 'Blocker')
    const blocks = (...before: Parameters<typeof report>[1][]) =>
      attempt(setUp, report('attack', ...before, awakened), block('Mole')).refused?.code
    expect([blocks({ kind: 'rule', who: piece('Mole'), rule: 'cannotBlock' }), blocks()]).toEqual([
      'cannotBlock',
      undefined,
    ])
  },
)

official(
  {
    id: 'R-069',
    question:
      'A text stands behind 【Deploy】/【Attack】. Does it come again when the Unit is linked and attacks in the same turn?',
    answer: 'Yes. It comes at both moments.',
    source: 'Card rulings Q372, Q373',
    editions: BOTH,
    clauses: ['GCG-QA-372'],
    cards: ['GD05-060'],
    ...rules,
  },
  () => {
    const flauros = unit('Gundam Flauros', 'Kei', 5, 3, { linkUnit: true })
    const destroys = (id: string, on1: 'deployed' | 'whenAttacking', who: string) =>
      on(id, 'Kei', { on: on1, who: 'Gundam Flauros' }, [leaves(who, 'destroyed')], 'Gundam Flauros')
    const setUp = attack([falcon(), drake(), unit('Leo', 'Rio', 1, 1), mole(rested)], 'Mole', {
      abilities: [
        on('A', 'Kei', { on: 'activateAction' }, [{ kind: 'deploy', piece: flauros }]),
        destroys('Deploy', 'deployed', 'Drake'),
        destroys('Attack', 'whenAttacking', 'Leo'),
      ],
    })
    const first = resolve(setUp, noBlock, pass, use('A'), bothPass, finish)
    expect(first.result.destroyed).toEqual(['Drake'])
    const second = resolve(again(first, 'Gundam Flauros'), ...quietly, none(1), finish)
    expect([second.opened, second.result.destroyed]).toEqual([['Attack'], ['Leo']])
  },
)

official(
  {
    id: 'R-070',
    question:
      'My Unit may attack a rested enemy Unit in the turn it comes, and an effect lets it choose active ones. May it attack an active one, unlinked?',
    answer: 'No. Only a rested one in this turn.',
    source: 'Card rulings Q355, Q366, Q385',
    editions: BOTH,
    clauses: ['GCG-QA-355'],
    cards: ['GD05-030', 'GD05-048', 'GD05-078', 'GD03-105'],
    ...rules,
  },
  () => {
    const michaelis = (more: object) =>
      unit('Michaelis', 'Kei', 3, 3, {
        mayAttackActive: true,
        constants: [{ while: [], rule: 'attacksRestedAtOnce' }],
        ...more,
      })
    const targets = (more: object) =>
      resolve({ ...attack([michaelis(more), mole(), drake(rested)]), target: undefined }).offered('target')
    expect(targets({ deployedThisTurn: true })).toEqual(['Drake'])
    expect(targets({ deployedThisTurn: true, linkUnit: true })).toEqual(['player', 'Mole', 'Drake'])
    const plain = { deployedThisTurn: true, constants: [] }
    expect(attempt(attack([michaelis(plain), drake(rested)], 'Drake')).refused?.code).toBe('deployedThisTurn')
  },
)

const _enemy = unit('Drake', 'Rio', 3, 4)

official(
  {
    id: 'R-083',
    question:
      '【Attack】 activates the 【Main】 of the Command that is paired with my Unit. Do I pay for it, and does it leave?',
    answer: 'No. It costs nothing, and the card stays paired.',
    source: 'Card rulings Q362, Q363, Q364, Q365, Q378, Q379, Q383, Q384',
    editions: NEW,
    clauses: ['GCG19-3-4-6-3-1'],
    cards: ['GD05-035', 'GD05-044', 'GD05-069', 'GD05-076'],
    ...rules,
  },
  () => {
    const paired = falcon({ ap: 4, hp: 5, pilot: { links: true, ap: 1, hp: 1 } })
    const main = {
      ...on('Main', 'Kei', { on: 'whenAttacking' }, [hurt(piece('Mole'), 2)], 'Falcon'),
      during: 'link' as const,
    }
    const story = resolve(
      attack([paired, mole({ ...rested, hp: 9 })], 'Mole', { abilities: [main] }),
      ...quietly,
      finish,
    )
    expect([dealt(story, 'effect'), dealt(story, 'battle')]).toEqual([{ Mole: 2 }, { Mole: 4, Falcon: 2 }])
    expect(story.told('pilot_left')).toEqual([])
    expect(story.position?.memory.state.pieces[0]?.pilot).not.toBeNull()
  },
)

// Official answers about cards of GD05: attacks, the shield area, battles that effects begin.
import { expect } from 'vitest'
import { battle, blows, fight, unit } from '../../../../test/games/gundam/effect-battle.ts'
import { official } from '../../../../test/games/gundam/official.ts'
import {
  again,
  attack,
  attempt,
  block,
  bothPass,
  burst,
  command,
  dealt,
  drake,
  falcon,
  finish,
  fort,
  hurt,
  keyword,
  leaves,
  left,
  mole,
  noBlock,
  note,
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
    id: 'R-066',
    question:
      'My Unit has ⟨Suppression⟩ while a rested enemy Unit is in play; that Unit leaves in the action step. Is it lost?',
    answer: 'Yes.',
    source: 'Card ruling Q375',
    editions: NEW,
    clauses: ['GCG-QA-375'],
    cards: ['GD05-067'],
    ...rules,
  },
  () => {
    const wing = unit('Wing Gundam Zero', 'Kei', 5, 4, {
      constants: [{ while: [{ units: 'enemy', from: 1 }], keyword: 'Suppression' }],
    })
    const setUp = attack([wing, mole(rested)], undefined, { shields: 3 })
    expect(resolve(setUp, ...quietly, none(1), none(2), finish).result.shields).toBe(1)
    const leavesPlay = command('Rio', 'A', leaves('Mole'))
    expect(resolve(setUp, noBlock, leavesPlay, bothPass, none(1), finish).result.shields).toBe(2)
  },
)

official(
  {
    id: 'R-067',
    question:
      'An effect destroys the first two cards of my shield area. Is my Base one of them? What about the 【Burst】 of two Shields?',
    answer:
      'Yes, the Base is the first one. Two Shields are revealed together, and their owner orders the 【Burst】 effects.',
    source: 'Card rulings Q405, Q406, Q407',
    editions: BOTH,
    clauses: ['GCG-QA-405'],
    cards: ['GD05-107'],
    ...rules,
  },
  () => {
    const blessings = report('attack', { kind: 'destroyFirst', count: 2 })
    const withBase = resolve(
      attack([falcon(), mole(rested), fort()], 'Mole'),
      blessings,
      none(1),
      ...quietly,
      finish,
    )
    expect([withBase.result.destroyed, withBase.result.shields]).toEqual([['Fort'], 1])
    const setUp = attack([falcon(), mole(rested)], 'Mole', { shields: 3 })
    const both = [burst(1, 'activate', note('first')), burst(2, 'activate', note('second'))]
    const asked = resolve(setUp, blessings, ...both)
    expect([asked.told('shield_destroyed').length, asked.offered('order:burst')]).toEqual([
      2,
      ['burst#1', 'burst#2'],
    ])
    const story = resolve(
      setUp,
      blessings,
      ...both,
      { question: 'order:burst', choice: 'burst#2' },
      ...quietly,
      finish,
    )
    expect([story.result.notes, story.result.shields]).toEqual([['second', 'first'], 1])
  },
)

official(
  {
    id: 'R-068',
    question: 'An effect deals 5 damage to the first card of a shield area. Which card is that?',
    answer: 'The Base, or else one Shield, the first.',
    source: 'Card ruling Q356',
    editions: BOTH,
    clauses: ['GCG-QA-405', 'GCG-7-6-2-1'],
    cards: ['GD05-033'],
    ...rules,
  },
  () => {
    const master = whenAttacking('Master Gundam', 'Falcon', [{ kind: 'damage', to: 'shieldArea', amount: 5 }])
    const hits = (...area: Parameters<typeof attack>[0]) =>
      resolve(attack([falcon(), mole(rested), ...area], 'Mole', { abilities: [master] }))
    expect([left(hits(fort()), 'Fort'), hits(fort()).told('shield_destroyed')]).toEqual([[0], []])
    expect(hits().told('shield_destroyed')).toMatchObject([{ shieldsLeft: 1 }])
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

const nova = unit('Nu Gundam', 'Kei', 5, 5)
const enemy = unit('Drake', 'Rio', 3, 4)

official(
  {
    id: 'R-078',
    question:
      'An effect begins a battle with the damage step alone. Is there a block step or an action step?',
    answer: 'No. Both Units deal their damage at once, and after all that is triggered the battle is over.',
    source: 'Card ruling Q345',
    editions: NEW,
    clauses: ['GCG19-5-22-3a'],
    cards: ['GD05-017'],
    ...rules,
  },
  () => {
    const story = fight(battle([nova, enemy, wall()]), finish)
    expect([story.steps, left(story, 'Nu Gundam', 'Drake', 'Wall')]).toEqual([
      ['damage', 'battle end'],
      [2, 0, 4],
    ])
    expect(story.accepted.map(({ question }) => question)).toEqual(['finish'])
    expect(story.events.at(-1)).toMatchObject({ type: 'returned_to_main_phase', player: 'Kei' })
  },
)

official(
  {
    id: 'R-082',
    question:
      'My Unit destroys the enemy Unit in a battle that an effect began. Was that with battle damage?',
    answer: 'Yes, so ⟨Breach⟩ and the like come.',
    source: 'Card rulings Q347, Q448, Q456',
    editions: NEW,
    clauses: ['GCG19-13-1-2-1'],
    cards: ['GD05-017', 'ST12-013', 'ST13-001'],
    ...rules,
  },
  () => {
    const destroys = on(
      'W',
      'Kei',
      { on: 'destroys', who: 'Nu Gundam' },
      [note('with battle damage')],
      'Nu Gundam',
    )
    const setUp = battle([{ ...nova, breach: 2 }, enemy, fort()], { abilities: [destroys] })
    const story = fight(setUp, use('W'), finish)
    expect(blows(story)).toContainEqual(['Drake', 5])
    expect([story.result.notes, left(story, 'Fort')]).toEqual([['with battle damage'], [3]])
  },
)

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

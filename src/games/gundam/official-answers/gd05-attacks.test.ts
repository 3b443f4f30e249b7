// Official answers about cards of GD05: attacks and blocks.
import { expect } from 'vitest'
import { unit } from '../../../../test/support/games/gundam/effect-battle.ts'
import { official } from '../../../../test/support/games/gundam/official.ts'
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
} from '../../../../test/support/games/gundam/unit-attack.ts'

const none = (n: number) => burst(n, 'noBurst')

official('GCG-FAQ-032', () => {
  const bonus = { kind: 'ap' as const, who: piece('Falcon'), amount: 2, if: { attack: 'player' as const } }
  const auel = { ...whenAttacking('Auel', 'Falcon', [bonus]), during: 'link' as const }
  const hits = (links: boolean) => {
    const paired = falcon({ pilot: { links, ap: 0, hp: 0 } })
    const setUp = attack([paired, wall({ hp: 9 })], undefined, { abilities: [auel] })
    return dealt(resolve(setUp, block('Wall'), bothPass, finish), 'battle').Wall
  }
  expect([hits(true), hits(false)]).toEqual([5, 3])
})

official('GCG-FAQ-042', () => {
  const setUp = attack([falcon(), mole()])
  const awakened = keyword('Mole', 'Blocker')
  const blocks = (...before: Parameters<typeof report>[1][]) =>
    attempt(setUp, report('attack', ...before, awakened), block('Mole')).refused?.code
  expect([blocks({ kind: 'rule', who: piece('Mole'), rule: 'cannotBlock' }), blocks()]).toEqual([
    'cannotBlock',
    undefined,
  ])
})

official('GCG-FAQ-069', () => {
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
})

official('GCG-FAQ-070', () => {
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
})

official('GCG-FAQ-083', () => {
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
})

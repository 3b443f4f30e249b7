// Tests of what an attack takes for granted of the table, until a player corrects it.
import { expect } from 'vitest'
import { test } from '../../../../test/support/games/gundam/each-edition.ts'
import {
  attack,
  bothPass,
  falcon,
  finish,
  heron,
  left,
  mole,
  noBlock,
  noBurst,
  quietly,
  resolve,
  rested,
  undescribed,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Answer } from '../../../engine/types.ts'
import type { UnitSetUp } from '../unit-attack/set-up.ts'

type Assumed = NonNullable<UnitSetUp['assumed']>
const wrong = (choice: string): Answer => ({ question: 'assumed', choice })
const atMole = (...assumed: Assumed) => attack([falcon(), heron(), mole(rested)], 'Mole', { assumed })
const offered = (setUp: object, ...answers: Answer[]) => resolve(setUp, ...answers).offered('assumed')

test('GCG-7-1c what is taken for granted of the table can be corrected by each player, and need not be', () => {
  const story = resolve(atMole('rested', 'notDeployed', 'nobodyBlocks'))
  const by = { any: ['Kei', 'Rio'] }
  expect(story.prompt?.windows.find(({ name }) => name === 'assumed')).toMatchObject({
    hard: false,
    clause: 'GCG-7-1c',
    about: { assumed: ['rested', 'notDeployed'] },
    choices: [
      { name: 'rested', by },
      { name: 'notDeployed', by },
      { name: 'pass', by, passes: true },
    ],
  })
  const played = resolve(atMole('rested'), ...quietly, finish)
  expect(left(played, 'Falcon', 'Mole')).toEqual([2, 2])
  expect(offered(atMole('nobodyBlocks', 'nobodyActs', 'noBurst'))).toEqual([])
})

test('GCG-7-1c a corrected assumption is asked no more, the others are', () => {
  const setUp = atMole('rested', 'notDeployed')
  expect(offered(setUp, wrong('pass'))).toEqual([])
  expect(offered(atMole('noBase', 'notDeployed'), wrong('noBase'))).toEqual(['notDeployed', 'pass'])
  expect(offered(atMole('noBase'), wrong('noBase'))).toEqual([])
})

test('GCG-7-3-1b a target that is active after all cannot be attacked: another one is chosen', () => {
  const story = resolve(atMole('rested'), wrong('rested'))
  expect(story.position?.memory.state.pieces.find(({ id }) => id === 'Mole')).toMatchObject({ rested: false })
  expect(story.offered('target')).toEqual(['player'])
})

test('GCG-7-3-1a a Unit that is new after all cannot attack: another one may', () => {
  const story = resolve(atMole('notDeployed'), wrong('notDeployed'))
  const falcons = story.position?.memory.state.pieces[0]
  expect(falcons).toMatchObject({ id: 'Falcon', deployedThisTurn: true })
  expect(story.offered('attacker')).toEqual(['Heron', 'noAttack'])
})

test('GCG-7-6-2-3 a Base that lies there after all is the EX Base, with 3 HP, and takes the damage', () => {
  const setUp = attack([falcon()], undefined, { assumed: ['noBase'] })
  const story = resolve(setUp, wrong('noBase'), ...quietly, finish)
  expect(story.told('joined')).toMatchObject([{ piece: 'EX Base', kind: 'base', clause: 'GCG-7-1c' }])
  expect(story.result).toMatchObject({ destroyed: ['EX Base'], shieldsLost: 0 })
  expect(story.told('joined')).toHaveLength(1)
  const intact = resolve(attack([falcon({ ap: 2 })], undefined, { assumed: ['noBase'] }), wrong('noBase'))
  expect(intact.position?.memory.state.pieces.at(-1)).toMatchObject({
    ...{ id: 'EX Base', kind: 'base', player: 'Rio', hp: 3, token: true },
  })
  const none = resolve(setUp, noBlock, bothPass, noBurst, finish)
  expect(none.result).toMatchObject({ destroyed: [], shieldsLost: 1 })
})

test('GCG-7-1c the other corrections tell of no card', () => {
  expect(resolve(atMole('rested'), wrong('rested')).told('joined')).toEqual([])
})

test('GCG-7-1c an attack that names nobody corrects nothing of its attacker or target', () => {
  const { attacker: _, target: _target, ...open } = undescribed(atMole('rested', 'notDeployed')) as UnitSetUp
  expect(resolve(open).offered('attacker')).toEqual(['Falcon', 'Heron', 'noAttack'])
  for (const choice of ['rested', 'notDeployed']) {
    const pieces = resolve(open, wrong(choice)).position?.memory.state.pieces
    expect(pieces?.map(({ rested: is, deployedThisTurn: isNew }) => [is, isNew])).toEqual([
      [false, false],
      [false, false],
      [true, false],
    ])
  }
})

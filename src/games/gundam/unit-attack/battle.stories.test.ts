// Stories of Unit attacks: the steps, the battle between Units, effects, and questions.
import {
  ap,
  atMole,
  attack,
  block,
  bothPass,
  command,
  drake,
  falcon,
  finish,
  heron,
  lancer,
  leaves,
  mole,
  noBlock,
  note,
  on,
  pass,
  piece,
  quietly,
  rested,
  tower,
  use,
  wall,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import { testStories } from '../../../../test/support/games/stories.ts'
import { unitAttackFlow } from './flow.ts'

const draws = (id: string, owner: string) =>
  on(`${id} draws`, owner, { on: 'destroyed', who: id }, [note(`${owner} draws`)], id)

testStories(unitAttackFlow, `${import.meta.dirname}/stories/battle`, {
  'on-a-unit': [
    'Falcon attacks Mole, and both are damaged',
    { setUp: atMole(), answers: [...quietly, finish] },
  ],
  block: [
    'Wall blocks, Tower cannot block a second time, and Wall takes the damage instead of the Shield',
    {
      setUp: attack([falcon(), wall(), tower()]),
      answers: [block('Wall'), block('Tower'), bothPass, finish],
      refuses: ['blockerUsed'],
    },
  ],
  'action-step': [
    'Both players act: Rio shrinks Falcon, Kei answers, and what lasts for the battle ends with it',
    {
      setUp: atMole({
        abilities: [on('Boost', 'Kei', { on: 'activateAction' }, [ap('Falcon', 2)], 'Heron')],
      }),
      answers: [
        noBlock,
        command('Rio', 'Jam', ap('Falcon', -1)),
        use('Boost'),
        command('Rio', 'Shield', { kind: 'prevent', to: piece('Mole'), amount: 2 }),
        bothPass,
        finish,
      ],
    },
  ],
  'first-strike': [
    'Lancer’s <First Strike> destroys Drake before it can deal damage',
    { setUp: attack([lancer(), drake(rested)], 'Drake'), answers: [...quietly, finish] },
  ],
  'both-destroyed': [
    'Both Units are destroyed at one moment, and each player’s effect triggers',
    {
      setUp: attack([heron(), mole({ ...rested, damage: 3 })], 'Mole', {
        abilities: [draws('Heron', 'Kei'), draws('Mole', 'Rio')],
      }),
      answers: [...quietly, finish],
    },
  ],
  'target-is-gone': [
    'An effect returns the target to its owner’s hand, and the battle ends',
    {
      setUp: atMole(),
      answers: [noBlock, pass, command('Kei', 'Recall', leaves('Mole')), bothPass, finish],
    },
  ],
  'block-by-1-9-0': [
    'By 1.9.0 a block ends First Strike against a low level, and a reduction is taken off first',
    {
      setUp: attack(
        [
          falcon({
            constants: [{ while: [{ battles: 'unit', levelUpTo: 2 }], keyword: 'First Strike' }],
          }),
          mole({ level: 2, ...rested }),
          wall({ level: 4, constants: [{ while: [], reduces: 1 }] }),
        ],
        'Mole',
        { edition: '1.9.0' },
      ),
      answers: [block('Wall'), bothPass, finish],
    },
  ],
})

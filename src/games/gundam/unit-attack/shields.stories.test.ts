// Stories of Unit attacks on the player: Shields, Bursts, the Base, and the end of the game.
import {
  attack,
  burst,
  drake,
  falcon,
  finish,
  fort,
  hurt,
  noBurst,
  note,
  on,
  quietly,
  rested,
  the,
  titan,
  use,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import { testStories } from '../../../../test/support/games/stories.ts'
import { unitAttackFlow } from './flow.ts'

testStories(unitAttackFlow, `${import.meta.dirname}/stories/shields`, {
  'on-the-player': [
    'Falcon attacks the player: the top Shield is destroyed and has no Burst',
    { setUp: attack([falcon()]), answers: [...quietly, noBurst, finish] },
  ],
  'burst-activated': [
    'A Burst damages the attacker, which triggers an effect once the card is in the trash',
    {
      setUp: attack([falcon()], undefined, {
        abilities: [on('T', 'Kei', { on: 'takesEffectDamage', who: 'Falcon' }, [note('T')], 'Falcon')],
      }),
      answers: [...quietly, burst(1, 'activate', hurt(the('attacker'), 1)), finish],
    },
  ],
  'burst-declined': [
    'Rio does not activate the Burst',
    { setUp: attack([falcon()]), answers: [...quietly, burst(1, 'decline'), finish] },
  ],
  suppression: [
    '<Suppression> destroys two Shields, and Rio orders their Bursts',
    {
      setUp: attack([falcon({ keywords: ['Suppression'] })], undefined, { shields: 3 }),
      answers: [
        ...quietly,
        burst(1, 'activate', note('one')),
        burst(2, 'activate', { kind: 'movesCard', to: 'hand' }),
        use('burst#2'),
        finish,
      ],
    },
  ],
  'suppression-by-1-9-0': [
    'By 1.9.0 what the first Burst triggers comes before the second one',
    {
      setUp: attack([titan()], undefined, {
        edition: '1.9.0',
        shields: 3,
        abilities: [on('T', 'Kei', { on: 'takesEffectDamage', who: 'Titan' }, [note('T')], 'Titan')],
      }),
      answers: [
        ...quietly,
        burst(1, 'activate', hurt(the('attacker'), 1)),
        burst(2, 'activate', note('two')),
        use('burst#1'),
        finish,
      ],
    },
  ],
  base: [
    'The Base takes the damage and is destroyed; the Shields stay',
    { setUp: attack([falcon({ ap: 5 }), fort({ hp: 3 })]), answers: [...quietly, finish] },
  ],
  breach: [
    '<Breach 3>: who destroys Drake hits the top Shield too',
    {
      setUp: attack([falcon({ breach: 3 }), drake(rested)], 'Drake'),
      answers: [...quietly, noBurst, finish],
    },
  ],
  'game-over': [
    'Nothing protects the player, who is defeated',
    { setUp: attack([falcon()], undefined, { shields: 0 }), answers: [...quietly, finish] },
  ],
})

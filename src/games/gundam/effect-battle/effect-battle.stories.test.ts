// Stories of battles that an effect begins, by themselves and within an attack.
import { attack19, battle, battles, unit } from '../../../../test/support/games/gundam/effect-battle.ts'
import {
  ap,
  bothPass,
  command,
  finish,
  fort,
  heron,
  mole,
  noBlock,
  note,
  on,
  rested,
  use,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import { testStories } from '../../../../test/support/games/stories.ts'
import { unitAttackFlow } from '../unit-attack/flow.ts'
import { effectBattleFlow } from './flow.ts'

const nova = unit('Nova', 'Kei', 5, 5, { breach: 2 })
const drake = unit('Drake', 'Rio', 3, 4)
const last = on('Last words', 'Rio', { on: 'destroyed', who: 'Drake' }, [note('Rio draws')], 'Drake')
const rage = on('Rage', 'Kei', { on: 'destroys', who: 'Nova' }, [ap('Nova', 2)], 'Nova')

testStories(effectBattleFlow, `${import.meta.dirname}/stories/alone`, {
  'when-paired': [
    'Nova battles Drake when a Pilot is paired with it, and Breach damages the Base',
    { setUp: battle([nova, drake, fort()], { abilities: [last, rage] }), answers: [use('Rage'), finish] },
  ],
})

testStories(unitAttackFlow, `${import.meta.dirname}/stories/within`, {
  'in-the-action-step': [
    'Heron attacks Mole, and in the action step Rio begins a battle between Drake and Nova',
    {
      setUp: attack19([heron(), unit('Nova', 'Kei', 5, 5), mole(rested), drake], 'Mole'),
      answers: [
        noBlock,
        command('Rio', 'Duel', battles('Drake')),
        use('Nova'),
        { question: 'damage', choice: 'pass' },
        bothPass,
        finish,
      ],
    },
  ],
})

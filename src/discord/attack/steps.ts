// Where an attack is: its steps in one line, those that are over with a tick, the one that is open with a dot.
import type { Scene } from '../../walkthroughs/scene.ts'
import { type FlowName, flowName, type Telling } from './telling.ts'

/** The rows of each flow by the step of the board that they belong to; rows that are not named belong to the last. */
const ROWS: Readonly<Record<FlowName, readonly (readonly string[])[]>> = {
  'enemy-attack': [
    ['attempt', 'initiate', 'giveBoostCard'],
    ['defend'],
    ['flipBoostCard', 'boostAbility', 'boostIcons', 'discardBoostCard', 'nextBoostCard'],
    ['dealDamage'],
  ],
  'player-attack': [
    ['payCost', 'beginAttack', 'chooseTarget'],
    ['makeAttack', 'dealDamage'],
  ],
  'unit-attack': [
    ['attackStep', 'restAttacker', 'declareTarget', 'whenAttacking', 'endOfAttackStep'],
    ['blockStep', 'endOfBlockStep'],
    ['actionStep', 'endOfActionStep'],
    [
      'damageStep',
      'shieldArea',
      'damageToPlayer',
      'damageToBase',
      'damageToShield',
      'afterAttackOnPlayer',
      'unitBattle',
      'afterAttackOnUnit',
    ],
  ],
}

/** The row in which the question that is asked stands: what lies before it happens by passing. */
function rowNow({ played }: Scene): string {
  const causes = (played.prompt?.windows ?? []).flatMap(window => window.causes)
  return [...played.events, ...causes].findLast(({ type }) => type === 'step_entered')?.step ?? ''
}

/** The line of steps: ✓ 1 · ● 2 Defend · 3 Boost … */
export function stepLine({ scene, t }: Telling): string {
  const flow = flowName(scene)
  const words = {
    'enemy-attack': [
      t('attack:step.boostCard'),
      t('attack:step.defend'),
      t('attack:step.boost'),
      t('attack:step.damage'),
      t('attack:step.afterwards'),
    ],
    'player-attack': [t('attack:step.target'), t('attack:step.damage'), t('attack:step.afterwards')],
    'unit-attack': [
      t('attack:step.attack'),
      t('attack:step.block'),
      t('attack:step.action'),
      t('attack:step.damage'),
      t('attack:step.battleEnd'),
    ],
  }[flow]
  const found = ROWS[flow].findIndex(rows => rows.includes(rowNow(scene)))
  const now = found === -1 ? words.length - 1 : found
  return words.map((word, step) => marked(word, step, now)).join(' · ')
}

function marked(word: string, step: number, now: number): string {
  if (step < now) return `✓ ${step + 1}`
  return step === now ? `● **${step + 1} ${word}**` : `${step + 1} ${word}`
}

// The words that both attacks of Marvel Champions share on a board, beside the words of their questions.
import type { MarvelEvent } from '../../../../games/marvel-champions/events.ts'
import type { TriggerName } from '../../../../games/marvel-champions/rules/moments.ts'
import type { Marvel } from '../../../../games/marvel-champions/rules/state.ts'
import type { Translate } from '../../../../words/words.ts'
import type { OwnName } from '../../board/names.ts'
import type { Words } from '../any-board.ts'
import type { Quiet } from '../board-face.ts'
import { attackHead } from '../shared-parts.ts'
import { marvelQuestions } from './questions.ts'

const moments: Readonly<Record<TriggerName, Words | null>> = {
  constant: null,
  attacks: t => t('attack:when.attacks'),
  makesAttack: t => t('attack:when.makesAttack'),
  defends: t => t('attack:when.defends'),
  boostFlipped: t => t('attack:when.boostFlipped'),
  wouldDeal: t => t('attack:when.wouldDeal'),
  wouldTake: t => t('attack:when.wouldTake'),
  afterAttacks: t => t('attack:when.afterAttacks'),
  afterActivates: t => t('attack:when.afterActivates'),
  afterAttacked: t => t('attack:when.afterAttacked'),
  afterDefends: t => t('attack:when.afterDefends'),
  afterTakesDamage: t => t('attack:when.afterTakesDamage'),
  afterDealsDamage: t => t('attack:when.afterDealsDamage'),
  afterDefeated: t => t('attack:when.afterDefeated'),
  afterBasicPower: t => t('attack:when.afterBasicPower'),
}

const quiet: readonly Quiet<MarvelEvent>[] = [
  { type: 'activation_started' },
  { type: 'attack_finished' },
  { type: 'boost_ability_none' },
  { type: 'boost_discarded' },
  { type: 'player_attacked' },
  { type: 'damage_instance', increase: 0, additional: 0 },
]

/** Overkill puts a piece with the id `villain` on a table without a villain; this piece has no name. */
const ownName: OwnName = (id, t) => (id === 'villain' ? t('attack:theVillain') : undefined)

const game: Words = t => t('attack:game.marvel')
/** An attack of Marvel Champions always has a known attacker. */
const attacker: Words = () => ''
const defender: Words = t => t('attack:role.defender')
const heading = (name: Marvel['heading'], t: Translate) => t(`attack:step.${name}`)
const rests = (t: Translate, name: string) => t('attack:preview.exhausts', { name })

export const marvelWords = {
  game,
  heading,
  moments,
  quiet,
  ownName,
  attacker,
  head: attackHead,
  defender,
  rests,
  questions: marvelQuestions,
  declines: ['nobody', 'none'],
  playerLine: () => null,
}

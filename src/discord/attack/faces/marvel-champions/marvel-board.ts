// The board that both attacks of Marvel Champions share: its words, its questions and the events that it leaves out.
import type { EnemySetUpRead } from '../../../../games/marvel-champions/enemy-attack/set-up.ts'
import type { EnemyOutcome } from '../../../../games/marvel-champions/outcomes.ts'
import type { Marvel } from '../../../../games/marvel-champions/rules/state.ts'
import type { AbilityWay } from '../../../../games/marvel-champions/vocabulary/ability-facts.ts'
import { MARVEL_TRIGGERS } from '../../../../games/marvel-champions/vocabulary/triggers.ts'
import { keywordAbility } from '../../../../words/event-values.ts'
import type { BoardFace } from '../../face/board-face.ts'
import type { BoardWords } from '../../face/board-of-any-flow.ts'
import { attackHead, wordsOfEach } from '../../face/shared-parts.ts'
import { MARVEL_BRIEF } from './brief.ts'
import { resultWords, stateWords } from './figures.ts'
import { nextLine } from './next-line.ts'
import { marvelQuestions } from './questions.ts'
import { schemeStateWords, schemesAndIcons } from './scheme-lines.ts'
import type { CharactersNow, OwnMarvel } from './table.ts'
import {
  marvelIdentities,
  marvelStanding,
  marvelTableLines,
  marvelVillains,
  roundWords,
} from './table-lines.ts'

type Common = BoardWords &
  Pick<
    BoardFace<Marvel, EnemySetUpRead, EnemyOutcome, CharactersNow>,
    'heading' | 'declines' | 'moments' | 'quiet'
  >

/** The ways of a reminder: those that its moment makes likely, and those that its card says. */
const WAYS = {
  boostCard: 'attack:choice.oneMoreBoostCard',
  noAttack: 'attack:choice.doesNotAttack',
  noScheme: 'attack:choice.doesNotScheme',
  noDamage: 'attack:choice.takesNoDamage',
  threat1: 'attack:choice.threat1',
  atk2: 'attack:choice.atk2',
  atk2Overkill: 'attack:choice.atk2Overkill',
  atk2Piercing: 'attack:choice.atk2Piercing',
  boostCardOverkill: 'attack:choice.boostCardOverkill',
  indirect2: 'attack:choice.indirect2',
  indirect3: 'attack:choice.indirect3',
  atkCounted: 'attack:choice.atkCounted',
  tough: 'attack:choice.becomesTough',
  heal2: 'attack:choice.heals2',
  drone: 'attack:choice.drone',
  confuse: 'attack:choice.confuse',
  stun: 'attack:choice.stun',
} as const satisfies Readonly<
  Record<Exclude<AbilityWay, 'done'> | 'noAttack' | 'noScheme' | 'noDamage', string>
>
const isWay = (id: string): id is keyof typeof WAYS => Object.hasOwn(WAYS, id)

const words: Common = {
  game: t => t('attack:game.marvel'),
  // An attack of Marvel Champions always has a known attacker.
  attacker: () => '',
  head: attackHead,
  result: resultWords,
  heading: (name, t) => t(`attack:step.${name}`),
  joinsWithin: [
    ['+sideScheme', t => t('attack:change.sideScheme')],
    ['+otherCard', t => t('attack:change.otherCard')],
  ],
  acts: t => t('attack:role.attacker'),
  defender: t => t('attack:role.defender'),
  declines: ['nobody', 'none'],
  moments: {
    ...wordsOfEach(
      MARVEL_TRIGGERS.filter(on => on !== 'constant'),
      (on, t) => t(`attack:when.${on}`),
    ),
    constant: null,
  },
  brief: MARVEL_BRIEF,
  quiet: [
    { type: 'activation_started' },
    { type: 'attack_finished' },
    { type: 'boost_ability_none' },
    { type: 'boost_discarded' },
    { type: 'player_attacked' },
    { type: 'damage_instance', increase: 0, additional: 0 },
  ],
  // Overkill puts a piece with the id `villain` on a table without a villain; this piece has no name.
  // The retaliate of a character is an ability with an id of its own since rules 1.8.
  // A reminder may have likely ways. The star ability of a boost card has the number of the card.
  ownName: (id, t, nameOf) => {
    if (/^scheme-\d+$/.test(id)) return t('story:unnamed.mainScheme.label')
    if (id === 'villain') return t('story:unnamed.villain.label')
    const [, number] = /^boost#(\d+)$/.exec(id) ?? []
    if (number !== undefined) return t('attack:boostCardNumber', { number })
    return isWay(id) ? t(WAYS[id]) : keywordAbility(id, t, nameOf)
  },
  rests: (t, name) => t('attack:preview.exhausts', { name }),
  falls: (t, name) => t('attack:preview.falls', { name }),
}

/** **Players’ phase, round 3.** Ben is first player. */
function turnLine({ now: { table }, names, t }: OwnMarvel): string | null {
  const [when, ...first] = roundWords(table, names.shown, t)
  return when === undefined ? null : [`**${when}**`, ...first].join(' ')
}

export const marvelBoard = {
  ...words,
  questions: marvelQuestions,
  state: stateWords,
  stateBeside: schemeStateWords,
  standing: marvelStanding,
  tableLines: marvelTableLines,
  calledBy: marvelVillains,
  identities: marvelIdentities,
  turnLine,
  nextLine,
  belowFigures: schemesAndIcons,
}

// The words and buttons of every question in an attack of Marvel Champions.
import type { Removal } from '../../../../games/marvel-champions/questions.ts'
import type { Marvel } from '../../../../games/marvel-champions/rules/state.ts'
import { WAYS } from '../../../../games/marvel-champions/vocabulary/asked-facts.ts'
import { type QuestionsOf, USUAL, type WindowOf } from '../../face/board-face.ts'
import type { Control, LoggedChoice, QuestionText } from '../../face/board-of-any-flow.ts'
import { decidedIn, only, orderQuestion, resolveAsked, resolveWords } from '../../face/engine-questions.ts'
import { listed } from '../../face/names.ts'
import { finishQuestion, numberQuestion, survivesQuestion, wordsOfEach } from '../../face/shared-parts.ts'
import { restOf } from '../../face/window.ts'
import { damageQuestion, dealLabel } from './damage-question.ts'
import type { OwnMarvel } from './table.ts'

/** The buttons for boost icons: 0 to 3. The boost form takes more. */
const BOOST_ICONS = 4

function defendAsked(
  { hard, choices }: WindowOf<Marvel, 'defend'>,
  { scene, names, t }: OwnMarvel,
): QuestionText {
  if (!hard) {
    const heroes = choices.filter(choice => !choice.passes).map(({ name }) => names.shown(name))
    return only(t('attack:ask.mayDefend', { names: listed(heroes, t), count: heroes.length }))
  }
  const nobody = choices.find(({ name }) => name === 'nobody')?.by
  const player = nobody && 'any' in nobody ? names.shown(nobody.any[0] ?? '') : ''
  const isAlone = scene.walkthrough.seats.length < 2
  return {
    question: t('attack:ask.defend'),
    more: isAlone ? null : t('attack:ask.anyPlayer', { player }),
  }
}

/** The label of a hero has its DEF; the label of an ally has its hit points, because the ally takes the damage. */
function defendLabel({ name, about }: LoggedChoice, { names, table, t }: OwnMarvel): string {
  const figure = table.figures.find(({ id }) => id === name)
  const kind = about?.kind ?? figure?.kind
  const slots = { name: names.plain(name), def: String(about?.def ?? figure?.def ?? '') }
  if (kind === 'hero')
    return slots.def ? t('attack:choice.heroDefends', slots) : t('attack:choice.heroWithoutDef', slots)
  const left = figure?.remaining ?? null
  return left === null ? slots.name : t('attack:choice.allyDefends', { ...slots, left })
}

const iconControls = ({ rest }: Control): Control[] =>
  Array.from({ length: BOOST_ICONS }, (_, icons) => ({
    label: String(icons),
    action: 'answer',
    rest: [...rest, String(icons)],
  }))

/** A button that opens the boost form of the choice `flip`, which reads the icons from the card's name. */
const nameOfCard = ({ rest: [question = ''] }: Control, label: string): Control => ({
  label,
  action: 'ask',
  rest: [question, 'flip'],
})

/** Of whom an answer says that the tough card is gone: notTough:enemy. */
const notToughLabel = ({ name }: { readonly name: string }, { names, t }: OwnMarvel): string =>
  t('attack:choice.notToughOf', { name: names.plain(restOf(name)) })

const starOf = (name: string): string | undefined => /^resolve:boost#(\d+)$/.exec(name)?.[1]

const atkQuestion = numberQuestion<WindowOf<Marvel, 'atk'>, OwnMarvel>(
  'atk',
  ({ about }, { table }) => about?.piece ?? table.attacker ?? '',
)

/** “Main scheme: 7 − 2 = 5” */
const removalAsked = (removals: readonly Removal[], { t, names }: OwnMarvel): string =>
  removals.length === 0
    ? t('attack:ask.noRemoval')
    : removals
        .map(({ scheme, ...sum }) => t('attack:ask.removal', { scheme: names.shown(scheme), ...sum }))
        .join('\n')

/** “Combined Effort: How many Elite minions are in play?” */
const askedOfCard = (
  { card }: { readonly card: string | null },
  question: string,
  { t, names }: OwnMarvel,
) => (card === null ? question : t('asked:board.card', { card: names.shown(card), question }))

/** The questions of both attacks; each attack asks some of them. */
export const marvelQuestions: QuestionsOf<Marvel, OwnMarvel> = {
  defend: {
    ...USUAL,
    ask: defendAsked,
    choices: { nobody: t => t('attack:choice.nobody'), pass: t => t('attack:choice.passWindow') },
    others: defendLabel,
    does: ({ name }, { t, names }) =>
      name === 'nobody'
        ? t('attack:preview.nobodyDefends')
        : t('attack:preview.defends', { name: names.plain(name) }),
    // The hit points of an ally are those of today's table, which is not the table of that answer.
    said: ({ choice = '' }, { names, table }) =>
      table.figures.find(({ id }) => id === choice)?.kind === 'ally' ? names.plain(choice) : null,
    joins: [
      ['+ally', t => t('attack:choice.anAlly')],
      ['+player', t => t('attack:choice.anotherPlayer')],
    ],
  },
  boost: {
    ...USUAL,
    ask: ({ about: { number, facedown } }, { t }) =>
      only(t('attack:ask.boost', { number, of: number + facedown - 1 })),
    choices: { flip: t => t('attack:choice.flip'), flipStar: t => t('attack:choice.flipStar') },
    controls: ({ choice, ask }, _, { t }) =>
      choice.name === 'flip' ? iconControls(ask) : [ask, nameOfCard(ask, t('attack:choice.flip'))],
    said: ({ question = '', choice, number }, { t }) => {
      const counted = t('cards:icons', { count: number ?? 0 })
      const icons = t('attack:transcript.icons', { number: restOf(question), icons: counted })
      return choice === 'flipStar' ? `${icons} ★` : icons
    },
  },
  damage: {
    ...USUAL,
    // The engine asks a soft question of this name for the window `damage`.
    isMeant: ({ hard }) => hard,
    ask: (window, own) => decidedIn(damageQuestion(window.about, own), window, own),
    choices: { deal: t => t('attack:choice.deal') },
    likely: 'deal',
    joins: [['+target', t => t('attack:choice.furtherTarget')]],
    happens: t => t('attack:happens.damage'),
    others: (choice, own) => notToughLabel(choice, own),
    controls: ({ choice, answer }, { about, choices }, own) =>
      choice.name === 'deal'
        ? [{ ...answer, label: dealLabel(about, own) }]
        : [
            {
              ...answer,
              label: choices.length > 2 ? notToughLabel(choice, own) : own.t('attack:choice.notTough'),
            },
          ],
  },
  atk: {
    ...atkQuestion,
    ask: (window, own) => {
      const { piece, printed } = window.about ?? {}
      if (piece === undefined || printed === undefined) return atkQuestion.ask(window, own)
      const question = own.t('attack:ask.changedAtk', { name: own.names.shown(piece), printed })
      return decidedIn(question, window, own)
    },
  },
  def: numberQuestion('def', ({ about }, { table }) => about?.piece ?? table.defender ?? ''),
  sch: numberQuestion('sch', ({ about: { piece } }) => piece),
  thw: numberQuestion('thw', ({ about: { piece } }) => piece),
  thwart: {
    ...USUAL,
    ask: (window, own) => {
      const { t, names } = own
      const isFirst = !window.name.includes(':')
      const asks = isFirst
        ? t('attack:ask.thwart', { name: names.shown(window.about.piece) })
        : t('attack:ask.thwartAsWell')
      return decidedIn(asks, window, own)
    },
    choices: { none: t => t('attack:choice.noMore') },
  },
  threatOn: {
    ...USUAL,
    number: t => t('attack:number.threatOn'),
    ask: ({ about: { scheme } }, { t, names }) =>
      only(t('attack:ask.threatOn', { scheme: names.shown(scheme) })),
  },
  removal: {
    ...USUAL,
    isMeant: ({ hard }) => hard,
    ask: (window, own) => decidedIn(removalAsked(window.about.removals, own), window, own),
    choices: { remove: t => t('attack:choice.remove') },
    likely: 'remove',
    happens: t => t('attack:happens.removal'),
    controls: ({ answer }, { about: { removals } }, { t }) => {
      const amount = removals.reduce((sum, one) => sum + one.amount, 0)
      return [{ ...answer, label: t('attack:choice.removeThreat', { amount }) }]
    },
  },
  scheme: {
    ...USUAL,
    ask: ({ about: { piece } }, { t, names }) => only(t('attack:ask.scheme', { name: names.shown(piece) })),
  },
  threat: {
    ...USUAL,
    isMeant: ({ hard }) => hard,
    ask: ({ about: { amount, prevented, scheme } }, { t, names }) => {
      const slots = { amount, prevented, scheme: names.shown(scheme ?? 'scheme-1') }
      return only(t(prevented > 0 ? 'attack:ask.threatPrevented' : 'attack:ask.threat', slots))
    },
    choices: { place: t => t('attack:choice.place') },
    likely: 'place',
    happens: t => t('attack:happens.threat'),
    controls: ({ answer }, { about: { amount } }, { t }) => [
      { ...answer, label: t('attack:choice.placeThreat', { amount }) },
    ],
  },
  hitPoints: numberQuestion('hitPoints', ({ about: { piece } }) => piece),
  consequential: numberQuestion('consequential', (_, { table }) => table.attacker ?? ''),
  players: {
    ...USUAL,
    number: t => t('attack:number.players'),
    ask: ({ about: { piece, hitPoints } }, { t, names }) =>
      only(t('attack:ask.players', { name: names.shown(piece), hitPoints })),
  },
  share: {
    ...USUAL,
    number: t => t('attack:number.share'),
    ask: ({ about: { piece, left } }, { t, names }) =>
      only(t('attack:ask.share', { name: names.shown(piece), left })),
  },
  target: {
    ...USUAL,
    ask: (window, own) =>
      decidedIn(
        window.name.includes(':') ? own.t('attack:ask.targetAsWell') : own.t('attack:ask.target'),
        window,
        own,
      ),
    choices: { none: t => t('attack:choice.noMore') },
    joins: [['+enemy', t => t('attack:choice.anotherEnemy')]],
  },
  order: orderQuestion,
  // The star ability of a boost card. The engine asks `resolve` for other abilities, too.
  resolve: {
    ...resolveWords,
    isMeant: ({ name }) => starOf(name) !== undefined,
    ask: ({ name, hard, about: { you } }, own) =>
      resolveAsked(own.t('attack:ask.star', { number: starOf(name) ?? '' }), { hard, you }, own),
  },
  // Asks for the identity of a player whose identity is not at the table.
  identity: {
    ...USUAL,
    ask: ({ about: { player } }, { t, names }) =>
      only(t('attack:ask.identity', { player: names.shown(player) })),
    choices: { hero: t => t('attack:choice.hero'), 'alter-ego': t => t('attack:choice.alterEgo') },
    joins: [['+identity', t => t('attack:choice.nameIdentity')]],
  },
  nextStage: {
    ...USUAL,
    ask: ({ about: { piece } }, { t, names }) =>
      only(t('attack:ask.nextStage', { name: names.shown(piece) })),
    choices: {
      sameTitle: t => t('attack:choice.sameTitle'),
      otherTitle: t => t('attack:choice.otherTitle'),
      none: t => t('attack:choice.noStage'),
    },
    withNumber: t => t('attack:choice.sameTitleAtk'),
  },
  activation: {
    ...USUAL,
    ask: ({ about: { piece, alterEgo } }, { t, names }) =>
      only(t('attack:ask.activation', { name: names.shown(piece), alterEgo: names.shown(alterEgo) })),
    choices: { attacks: t => t('attack:choice.cardMakesAttack'), schemes: t => t('attack:choice.schemes') },
  },
  activeVillain: {
    ...USUAL,
    ask: ({ about: { piece } }, { t, names }) =>
      only(t('attack:ask.activeVillain', { name: names.shown(piece) })),
    choices: { pass: t => t('attack:choice.passWindow') },
  },
  villain: {
    ...USUAL,
    ask: (_, { t }) => only(t('attack:ask.villain')),
    choices: { villain: t => t('attack:choice.unnamed'), pass: t => t('attack:choice.passWindow') },
    said: ({ joins }, { t }) => (joins ? t('attack:choice.theVillain') : null),
    joins: [['+villain', t => t('attack:choice.nameVillain')]],
  },
  // Without an answer the next stage retaliates as the one before.
  stageRetaliate: {
    ...USUAL,
    number: t => t('attack:number.stageRetaliate'),
    ask: ({ about: { piece, retaliate } }, { t, names }) =>
      only(t('attack:ask.stageRetaliate', { name: names.shown(piece), retaliate })),
    choices: { pass: t => t('attack:choice.passWindow') },
  },
  // In attacks of older versions the tough card is gone without an answer.
  tough: {
    ...USUAL,
    ask: ({ hard, about: { piece } }, { t, names }) =>
      only(t(hard ? 'attack:ask.stillTough' : 'attack:ask.tough', { name: names.shown(piece) })),
    choices: {
      tough: t => t('attack:choice.toughStops'),
      notTough: t => t('attack:choice.notTough'),
      pass: t => t('attack:choice.passWindow'),
    },
  },
  survives: survivesQuestion('defeated'),
  fact: {
    ...USUAL,
    ask: (window, own) =>
      decidedIn(askedOfCard(window.about, own.t(`asked:facts.${window.about.asks}`), own), window, own),
    choices: { holds: t => t('asked:board.yes'), holdsNot: t => t('asked:board.no') },
  },
  count: {
    ...USUAL,
    number: t => t('asked:board.count'),
    ask: (window, own) =>
      decidedIn(askedOfCard(window.about, own.t(`asked:counts.${window.about.asks}`), own), window, own),
  },
  choose: {
    ...USUAL,
    ask: (window, own) => {
      const { each, where } = window.about
      const asks = [own.t(`asked:choose.${each}`), where ? own.t(`asked:where.${where}`) : '']
      return decidedIn(askedOfCard(window.about, asks.filter(Boolean).join(' '), own), window, own)
    },
    choices: { nobody: t => t('asked:board.nobody') },
  },
  choosePlayer: {
    ...USUAL,
    ask: (window, own) => decidedIn(askedOfCard(window.about, own.t('asked:choosePlayer'), own), window, own),
  },
  chooseScheme: {
    ...USUAL,
    ask: (window, own) =>
      decidedIn(
        askedOfCard(window.about, own.t('asked:chooseScheme', { amount: window.about.amount }), own),
        window,
        own,
      ),
  },
  way: {
    ...USUAL,
    ask: (window, own) =>
      decidedIn(askedOfCard(window.about, own.t('asked:board.whichWay'), own), window, own),
    choices: wordsOfEach(WAYS, (way, t) => t(`asked:ways.${way}`)),
  },
  finish: finishQuestion(t => t('attack:ask.nothingWaits')),
  changes: {
    ...USUAL,
    ask: (_window, { t }) => only(t('attack:ask.changes')),
    choices: {
      playersPhaseEnds: t => t('attack:choice.playersPhaseEnds'),
      roundOver: t => t('attack:choice.roundOver'),
    },
    joins: [
      ['+newAlly', t => t('attack:change.ally')],
      ['+newVillain', t => t('attack:change.villain')],
      ['+sideScheme', t => t('attack:change.sideScheme')],
      ['+mainScheme', t => t('attack:change.mainScheme')],
      ['+otherCard', t => t('attack:change.otherCard')],
    ],
  },
}

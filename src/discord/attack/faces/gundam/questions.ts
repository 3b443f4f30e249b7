// The words and buttons of every question in an attack of the GUNDAM CARD GAME.
import { effectsInWords } from '../../../../cards/gundam/effect-words.ts'
import { kindIn } from '../../../../engine/types.ts'
import type { Gundam } from '../../../../games/gundam/rules/state.ts'
import type { Effect } from '../../../../games/gundam/vocabulary/effects.ts'
import { conditionIn } from '../../../../words/event-values.ts'
import { type QuestionsOf, USUAL } from '../../face/board-face.ts'
import type { Control } from '../../face/board-of-any-flow.ts'
import { decidedIn, deciderOf, decides, only, orderQuestion } from '../../face/engine-questions.ts'
import { finishQuestion, numberQuestion, survivesQuestion } from '../../face/shared-parts.ts'
import { restOf } from '../../face/window.ts'
import type { OwnUnit } from './table.ts'

/** The name of a revealed card; one that nobody has named is the Shield with its number. */
function shieldName(card: string | null, number: string | null, { t, names }: OwnUnit): string {
  if (card !== null) return names.shown(card)
  return number === null ? t('attack:theRevealedCard') : t('attack:shieldNumber', { number })
}

/** “Burst: deploy Argama (5 HP)”. */
function burstLabel(effects: readonly Effect[], { t, names }: OwnUnit): string {
  const does = effectsInWords(effects, { t, nameOf: names.plain })
  return does === null ? t('attack:choice.activateNamed') : t('attack:choice.burstDoes', { does })
}

/** The player whose turn can begin now. */
function whoseTurnComes({ prompt }: OwnUnit['play']): string {
  const [about] = prompt?.windows.flatMap(({ choices }) => choices.map(one => one.about)) ?? []
  return about && 'player' in about ? about.player : ''
}

/** “Deploy it as the Base (5 HP)”. */
function withHp(words: 'burstBase', t: OwnUnit['t'], { play }: OwnUnit): string {
  const about = play.prompt?.windows.find(({ name }) => kindIn(name) === 'burstWay')?.about
  const hp = about && 'hp' in about ? about.hp : null
  return hp === null ? t(`attack:choice.${words}`) : t(`attack:choice.${words}Hp`, { hp })
}

export const gundamQuestions: QuestionsOf<Gundam, OwnUnit> = {
  attacker: {
    ...USUAL,
    ask: (window, own) => decidedIn(own.t('attack:ask.attacker'), window, own),
    choices: { noAttack: t => t('attack:choice.noAttack') },
    joins: [['+unit', t => t('attack:choice.anotherUnit')]],
  },
  target: {
    ...USUAL,
    ask: (window, own) => decidedIn(own.t('attack:ask.targetOfUnit'), window, own),
    choices: {
      player: (t, _, { names, table }) =>
        t('attack:choice.player', { name: names.plain(table.standby.player) }),
      noAttack: t => t('attack:choice.noAttack'),
    },
    joins: [['+unit', t => t('attack:choice.anotherUnit')]],
  },
  block: {
    ...USUAL,
    ask: (window, own) => decidedIn(own.t('attack:ask.block'), window, own),
    choices: { decline: t => t('attack:choice.nobody') },
    does: ({ name }, { t, names }) =>
      name === 'decline'
        ? t('attack:preview.nobodyBlocks')
        : t('attack:preview.blocks', { name: names.plain(name) }),
    joins: [['+blocker', t => t('attack:choice.aBlocker')]],
  },
  action: {
    ...USUAL,
    ask: ({ name }, { t, names }) => ({
      question: t('attack:ask.action', { player: names.shown(restOf(name)) }),
      more: t('attack:ask.bothPass'),
    }),
    choices: {
      pass: (t, name) => t('attack:choice.pass', { name }),
      bothPass: t => t('attack:choice.bothPass'),
    },
    likely: 'bothPass',
    happens: t => t('attack:happens.action'),
  },
  shieldArea: {
    ...USUAL,
    ask: (window, { t, names }) =>
      only(t('attack:ask.shieldArea', { player: names.shown(deciderOf(window)) })),
    choices: {
      base: t => t('attack:choice.base'),
      shields: t => t('attack:choice.shields'),
      empty: t => t('attack:choice.empty'),
    },
    withNumber: t => t('attack:choice.shieldsNumber'),
    joins: [['+base', t => t('attack:choice.aBase')]],
  },
  burst: {
    ...USUAL,
    ask: (window, own) => {
      const { about, name } = window
      if (about.effects) {
        const card = shieldName(about.card ?? null, restOf(name), own)
        return decidedIn(own.t('attack:ask.burstNamed', { card }), window, own)
      }
      return decidedIn(own.t('attack:ask.burst', { number: restOf(name) }), window, own)
    },
    choices: {
      noBurst: t => t('attack:choice.noBurst'),
      activate: t => t('attack:choice.activate'),
      name: t => t('attack:choice.nameCard'),
      decline: t => t('attack:choice.declineBurst'),
    },
    likely: 'noBurst',
    controls: ({ choice, answer, ask }, { about }, own) => {
      const { t } = own
      if (choice.name === 'decline') return null
      if (choice.name === 'activate')
        return about.effects ? [{ ...answer, label: burstLabel(about.effects, own) }] : [ask]
      if (choice.name === 'name') return [ask]
      const ends: Control = { ...answer, action: 'last', label: t('attack:choice.noBurstAndFinish') }
      return [...(about.isLast ? [ends] : []), answer]
    },
  },
  assumed: {
    ...USUAL,
    ask: (_, { t }) => only(t('attack:ask.assumed')),
    choices: {
      noBase: t => t('attack:choice.exBase'),
      rested: t => t('attack:choice.targetActive'),
      notDeployed: t => t('attack:choice.newThisTurn'),
    },
  },
  burstWay: {
    ...USUAL,
    ask: ({ name, about, choices }, own) =>
      decidedIn(
        own.t('attack:ask.burstWay', { card: shieldName(about.card, restOf(name), own) }),
        { choices },
        own,
      ),
    choices: {
      hand: t => t('attack:choice.burstHand'),
      base: (t, _, own) => withHp('burstBase', t, own),
      unit: t => t('attack:choice.burstUnit'),
      main: t => t('attack:choice.burstMain'),
      action: t => t('attack:choice.burstAction'),
      effect: t => t('attack:choice.burstEffect'),
      trash: t => t('attack:choice.burstTrash'),
    },
  },
  text: {
    ...USUAL,
    ask: ({ about: { card, part }, choices }, own) => ({
      question: own.t(`attack:ask.text.${part}`, { card: shieldName(card, null, own) }),
      more: [own.t('attack:ask.readCard'), decides({ choices }, own)].filter(Boolean).join(' '),
    }),
    choices: { done: t => t('attack:choice.done') },
  },
  choose: {
    ...USUAL,
    ask: (window, own) => {
      const { t, names } = own
      const card = names.shown(window.about.card)
      const does = effectsInWords([window.about.effect], { t, nameOf: names.shown })
      const asked =
        does === null ? t('attack:ask.chooseUnit', { card }) : t('attack:ask.choose', { card, does })
      return decidedIn(asked, window, own)
    },
    choices: { noUnit: t => t('attack:choice.noUnit'), noOther: t => t('attack:choice.noOther') },
    joins: [['+unit', t => t('attack:choice.anotherUnit')]],
  },
  opponent: {
    ...USUAL,
    ask: (window, own) =>
      decidedIn(own.t('attack:ask.opponent', { name: own.names.shown(window.about.unit) }), window, own),
    choices: { noBattle: t => t('attack:choice.noBattle') },
    joins: [['+unit', t => t('attack:choice.anotherUnit')]],
  },
  order: orderQuestion,
  ap: numberQuestion('ap', ({ about: { unit } }) => unit),
  hp: numberQuestion('hp', ({ about: { unit } }) => unit),
  survives: survivesQuestion('destroyed'),
  room: {
    ...USUAL,
    ask: (window, { t, names }) =>
      only(
        t('attack:ask.room', {
          player: names.shown(deciderOf(window)),
          name: names.shown(window.about.unit),
        }),
      ),
  },
  condition: {
    ...USUAL,
    ask: (window, own) =>
      decidedIn(
        own.t('attack:ask.condition', {
          name: own.names.shown(window.about.unit),
          condition: conditionIn(window.about.condition, own.t),
        }),
        window,
        own,
      ),
    choices: { holds: t => t('attack:choice.holds'), holdsNot: t => t('attack:choice.holdsNot') },
  },
  finish: finishQuestion(t => t('attack:ask.battleEnd')),
  changes: {
    ...USUAL,
    ask: (_window, { t }) => only(t('attack:ask.changes')),
    choices: {
      turnBegins: (t, _, { names, play }) =>
        t('attack:choice.turnBegins', { name: names.plain(whoseTurnComes(play)) }),
    },
    joins: [['+newBase', t => t('attack:change.base')]],
  },
}

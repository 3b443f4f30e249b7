// The words and buttons of every question in an attack of the GUNDAM CARD GAME.
import type { Gundam } from '../../../../games/gundam/rules/state.ts'
import { conditionIn } from '../../../../words/event-values.ts'
import { deciderOf, decides, only, orderQuestion } from '../../questions/engine-questions.ts'
import { restOf } from '../../questions/window.ts'
import { type QuestionsOf, USUAL } from '../board-face.ts'
import type { Control } from '../board-of-any-flow.ts'
import { finishQuestion, numberQuestion, survivesQuestion } from '../shared-parts.ts'
import type { OwnUnit } from './table.ts'

export const gundamQuestions: QuestionsOf<Gundam, OwnUnit> = {
  attacker: {
    ...USUAL,
    ask: (window, own) => ({ question: own.t('attack:ask.attacker'), more: decides(window, own) }),
    choices: { noAttack: t => t('attack:choice.noAttack') },
    joins: [['+unit', t => t('attack:choice.anotherUnit')]],
  },
  target: {
    ...USUAL,
    ask: (window, own) => ({ question: own.t('attack:ask.targetOfUnit'), more: decides(window, own) }),
    choices: {
      player: (t, _, { names, setUp }) =>
        t('attack:choice.player', { name: names.plain(setUp.standbyPlayer) }),
      noAttack: t => t('attack:choice.noAttack'),
    },
    joins: [['+unit', t => t('attack:choice.anotherUnit')]],
  },
  block: {
    ...USUAL,
    ask: (window, own) => ({ question: own.t('attack:ask.block'), more: decides(window, own) }),
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
    ask: (window, own) => ({
      question: own.t('attack:ask.burst', { number: restOf(window.name) }),
      more: decides(window, own),
    }),
    choices: {
      noBurst: t => t('attack:choice.noBurst'),
      activate: t => t('attack:choice.activate'),
      decline: t => t('attack:choice.declineBurst'),
    },
    likely: 'noBurst',
    controls: ({ choice, answer, ask }, { about }, { t }) => {
      if (choice.name === 'decline') return null
      if (choice.name === 'activate') return [ask]
      const ends: Control = { ...answer, action: 'last', label: t('attack:choice.noBurstAndFinish') }
      return [...(about.isLast ? [ends] : []), answer, { ...ask, label: t('attack:choice.nameCard') }]
    },
  },
  opponent: {
    ...USUAL,
    ask: (window, own) => ({
      question: own.t('attack:ask.opponent', { name: own.names.shown(window.about.unit) }),
      more: decides(window, own),
    }),
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
    ask: (window, own) => ({
      question: own.t('attack:ask.condition', {
        name: own.names.shown(window.about.unit),
        condition: conditionIn(window.about.condition, own.t),
      }),
      more: decides(window, own),
    }),
    choices: { holds: t => t('attack:choice.holds'), holdsNot: t => t('attack:choice.holdsNot') },
  },
  finish: finishQuestion(t => t('attack:ask.battleEnd')),
}

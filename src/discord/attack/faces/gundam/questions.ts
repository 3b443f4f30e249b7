// The words and buttons of every question in an attack of the GUNDAM CARD GAME.
import type { Gundam } from '../../../../games/gundam/rules/state.ts'
import { deciderOf, decides, finishAsked, only } from '../../questions/common.ts'
import { orderQuestion } from '../../questions/engine-questions.ts'
import { restOf } from '../../questions/window.ts'
import { type QuestionsOf, USUAL } from '../board-face.ts'
import { numberQuestion } from '../shared-parts.ts'
import type { OwnUnit } from './table.ts'

type Questions = QuestionsOf<Gundam, OwnUnit>

const attacker: Questions['attacker'] = {
  ...USUAL,
  ask: (window, own) => ({ question: own.t('attack:ask.attacker'), more: decides(window, own) }),
  choices: { noAttack: t => t('attack:choice.noAttack') },
  joins: [['+unit', t => t('attack:choice.anotherUnit')]],
}

const target: Questions['target'] = {
  ...USUAL,
  ask: (window, own) => ({ question: own.t('attack:ask.targetOfUnit'), more: decides(window, own) }),
  choices: {
    player: (t, _, { names, setUp }) => t('attack:choice.player', { name: names.plain(setUp.standbyPlayer) }),
  },
  joins: [['+unit', t => t('attack:choice.anotherUnit')]],
}

const block: Questions['block'] = {
  ...USUAL,
  ask: (window, own) => ({ question: own.t('attack:ask.block'), more: decides(window, own) }),
  choices: { decline: t => t('attack:choice.nobody') },
  joins: [['+blocker', t => t('attack:choice.aBlocker')]],
}

const action: Questions['action'] = {
  ...USUAL,
  ask: ({ name }, { t, names }) => ({
    question: t('attack:ask.action', { player: names.shown(restOf(name)) }),
    more: t('attack:ask.bothPass'),
  }),
  choices: {
    pass: (t, name) => t('attack:choice.pass', { name }),
    bothPass: t => t('attack:choice.bothPass'),
  },
  others: ({ name }, { names }) => `★ ${names.plain(name)}`,
  happens: t => t('attack:happens.action'),
}

const shieldArea: Questions['shieldArea'] = {
  ...USUAL,
  ask: (window, { t, names }) => only(t('attack:ask.shieldArea', { player: names.shown(deciderOf(window)) })),
  choices: {
    base: t => t('attack:choice.base'),
    shields: t => t('attack:choice.shields'),
    empty: t => t('attack:choice.empty'),
  },
  withNumber: t => t('attack:choice.shieldsNumber'),
  joins: [['+base', t => t('attack:choice.aBase')]],
}

const burst: Questions['burst'] = {
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
  controls: ({ choice, answer, ask }, _, { t }) => {
    if (choice.name === 'decline') return null
    return choice.name === 'activate' ? [ask] : [answer, { ...ask, label: t('attack:choice.nameCard') }]
  },
}

const survives: Questions['survives'] = {
  ...USUAL,
  ask: ({ about: { piece, damage } }, { t, names }) =>
    only(t('attack:ask.survives', { name: names.shown(piece), damage })),
  choices: { destroyed: (t, name) => t('attack:choice.destroyed', { name }) },
}

const finish: Questions['finish'] = {
  ...USUAL,
  ask: (window, own) => finishAsked(window, own, own.t('attack:ask.battleEnd')),
  choices: { finish: t => t('attack:choice.finish') },
  happens: t => t('attack:happens.finish'),
}

export const gundamQuestions: Questions = {
  attacker,
  target,
  block,
  action,
  shieldArea,
  burst,
  order: orderQuestion,
  ap: numberQuestion(
    t => t('attack:number.ap'),
    ({ about: { unit } }) => unit,
    (t, name) => t('attack:ask.ap', { name }),
  ),
  hp: numberQuestion(
    t => t('attack:number.hp'),
    ({ about: { unit } }) => unit,
    (t, name) => t('attack:ask.hp', { name }),
  ),
  survives,
  finish,
}

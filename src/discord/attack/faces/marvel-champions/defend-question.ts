// The question who defends, and the labels of the characters that may.
import type { Marvel } from '../../../../games/marvel-champions/rules/state.ts'
import { listed } from '../../board/names.ts'
import { only } from '../../questions/common.ts'
import type { Asked, Chosen } from '../any-board.ts'
import { type QuestionFace, USUAL, type WindowOf } from '../board-face.ts'
import type { OwnMarvel } from './table.ts'

export const defendQuestion: QuestionFace<WindowOf<Marvel, 'defend'>, OwnMarvel> = {
  ...USUAL,
  ask,
  choices: { nobody: t => t('attack:choice.nobody'), pass: t => t('attack:choice.passWindow') },
  others: defendLabel,
  joins: [
    ['+ally', t => t('attack:choice.anAlly')],
    ['+player', t => t('attack:choice.anotherPlayer')],
  ],
}

function ask({ hard, choices }: WindowOf<Marvel, 'defend'>, { scene, names, t }: OwnMarvel): Asked {
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
function defendLabel({ name, about }: Chosen, { names, table, t }: OwnMarvel): string {
  const figure = table.figures.find(({ id }) => id === name)
  const kind = about?.kind ?? figure?.kind
  const slots = { name: names.plain(name), def: String(about?.def ?? figure?.def ?? '') }
  if (kind === 'hero')
    return slots.def ? t('attack:choice.heroDefends', slots) : t('attack:choice.heroWithoutDef', slots)
  const left = figure?.remaining ?? null
  return left === null ? slots.name : t('attack:choice.allyDefends', { ...slots, left })
}

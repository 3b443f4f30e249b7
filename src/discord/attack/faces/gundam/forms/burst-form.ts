// The form for a revealed Shield: its fields are the card's name and the effect of its Burst.
import { GUNDAM_KINDS, hasBurst } from '../../../../../cards/gundam/kinds.ts'
import type { Scene } from '../../../../../walkthroughs/scene.ts'
import { type BurstPlayed, burstOf } from '../../../../../walkthroughs/set-up/gundam/bursts.ts'
import { wordsIn } from '../../../../../words/words.ts'
import type { OfferedKind } from '../../../face/effect-kinds.ts'
import { textField, walkthroughForm } from '../../../face/form.ts'
import type { FormsNow, SpecialForm } from '../../../face/forms-face.ts'
import {
  type FoundCard,
  formProblem,
  given,
  lookUp,
  newPieceIds,
  playedAs,
  type Read,
  type WantedCard,
} from '../../../face/result.ts'
import { textIn } from '../../../face/typed-text.ts'
import { type About, choiceIn } from '../../../face/window.ts'
import { numberField, whatField, whomField } from '../../../forms/effect-fields.ts'
import { effectsId, effectsTitle, followsField, readParts, saysEffect } from '../../../forms/second-part.ts'

/** A Shield of this player, with what its Burst does. */
const shieldOf = (scene: Scene, player: string): WantedCard => {
  const { shield } = GUNDAM_KINDS
  const newId = newPieceIds(scene)
  return {
    kinds: [shield],
    printed: (cards, card) =>
      shield.is(card)
        ? {
            hasBurst: hasBurst(card),
            burst: burstOf(cards, card, { player, newId: ({ type }) => newId(type) }),
          }
        : {},
  }
}

/** What a Burst of which nobody says anything else does; without a card its owner is asked. */
const burstDoes = (card: FoundCard | null): BurstPlayed =>
  (card?.printed.burst as BurstPlayed | undefined) ?? { effects: [{ kind: 'asksBurst' }], names: {} }

/** Leaves out the kinds that need a text: the name field of this form names the Shield itself. */
const burstKinds = ({ kinds }: FormsNow): OfferedKind[] => kinds('special', null).filter(({ text }) => !text)

export const BURST: SpecialForm = {
  fields: ['name', 'what', 'whom', 'number', 'when'],
  kinds: ({ scene, forms }, { choice }) => {
    const now = choice === 'activate' ? forms.now(scene) : null
    return now ? burstKinds(now) : []
  },
  /** null if no Shield is revealed now. Only the choice `activate` has fields for the effect of the Burst. */
  open: (at, language, about, filled) => {
    const { scene } = at
    const { question, choice, part, first } = about
    const now = at.forms.now(scene)
    if (!choiceIn(scene, question, choice) || !now) return null
    const t = wordsIn(language)
    const name = {
      name: 'name',
      label: t('forms:field.shieldName'),
      ...(choice === 'name' ? { required: true } : { hint: t('forms:field.ifAny') }),
    }
    const does = [
      whatField(burstKinds(now), first !== undefined, language, filled, part),
      ...whomField({ ...at, now, language }, filled),
      numberField(language, filled),
      ...followsField(now, about, language, filled),
    ]
    return walkthroughForm(scene, effectsId('burst', about), effectsTitle(t('forms:title.burst'), first, t), [
      textField({ ...name, longest: 100 }, filled),
      ...(choice === 'activate' ? does : []),
    ])
  },
  read: (fields, { scene, forms }, about, find) => {
    const { question, choice } = about
    const now = forms.now(scene)
    const asked = choiceIn(scene, question, choice)
    if (!asked || !now) return formProblem('notAskedNow')
    const { by } = asked.choice
    const player = 'any' in by ? (by.any[0] ?? '') : ''
    const typed = textIn(fields, 'name')
    if (choice === 'name' && typed === '') return formProblem('nameMissing')
    const found = lookUp(typed, shieldOf(scene, player), find)
    if (!('card' in found)) return found
    const { card: named } = found
    if (choice !== 'activate') return namedAs(named, { question, choice }, scene)
    const isSaid = saysEffect(fields, about)
    const read = isSaid ? readParts(fields, { about, kinds: burstKinds(now), scene, now }) : null
    if (read && !('report' in read)) return read
    const does = read ? { effects: read.report.effects, names: {} } : burstDoes(named)
    const { card, names } = playedAs(named, does.effects, scene)
    return given({ question, choice, ...card }, { names: { ...names, ...does.names } })
  },
}

/**
 * The answer in which a card is only named. One without a Burst has none; whoever names one with a Burst reads what it does,
 * and decides then.
 */
function namedAs(card: FoundCard | null, { question, choice }: About, scene: Scene): Read {
  const isOffered = choice !== 'decline' && card?.printed.hasBurst === true
  const does = isOffered ? burstDoes(card) : { effects: [], names: {} }
  const { card: played, names } = playedAs(card, does.effects, scene)
  const then = isOffered ? 'name' : choice === 'name' ? 'noBurst' : choice
  return given({ question, choice: then, ...played }, { names: { ...names, ...does.names } })
}

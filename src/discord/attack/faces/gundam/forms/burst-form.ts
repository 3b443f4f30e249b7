// The form for a revealed Shield: its fields are the card's name and the effect of its Burst.
import { GUNDAM_KINDS, hasBurst } from '../../../../../cards/gundam/kinds.ts'
import type { EffectOf } from '../../../../../games/gundam/vocabulary/effects.ts'
import type { Scene } from '../../../../../walkthroughs/scene.ts'
import { burstOf, waitingOn } from '../../../../../walkthroughs/set-up/gundam/joining.ts'
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
  type WantedCard,
} from '../../../face/result.ts'
import { textIn } from '../../../face/typed-text.ts'
import { choiceIn } from '../../../face/window.ts'
import { numberField, whatField, whomField } from '../../../forms/effect-fields.ts'
import { effectsId, effectsTitle, followsField, readParts, saysEffect } from '../../../forms/second-part.ts'

const SHIELD: WantedCard = {
  kinds: [GUNDAM_KINDS.shield],
  printed: (cards, card) => ({
    burst: GUNDAM_KINDS.shield.is(card) && hasBurst(card),
    ...(GUNDAM_KINDS.shield.is(card) && { asks: burstOf(cards, card, { id: 'card', player: 'p2' }) }),
  }),
}

/** Asks what the Burst does, since nobody has said it; a card that may be deployed has its own name then. */
function asksBurst(card: FoundCard | null, scene: Scene, player: string | undefined) {
  const asks = (card?.printed.asks ?? { kind: 'asksBurst' }) as EffectOf<'asksBurst'>
  const { piece, abilities = [] } = asks
  if (!card || !piece || player === undefined) return { effects: [asks], names: {} }
  const id = newPieceIds(scene)(piece.kind)
  const waiting = waitingOn(abilities, id)
  return {
    effects: [{ ...asks, piece: { ...piece, id, player }, abilities: waiting }],
    names: Object.fromEntries([id, ...waiting.map(one => one.id)].map(one => [one, card.name])),
  }
}

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
    const name = { name: 'name', label: t('forms:field.shieldName'), hint: t('forms:field.ifAny') }
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
    const found = lookUp(textIn(fields, 'name'), SHIELD, find)
    if (!('card' in found)) return found
    const { card: named } = found
    // Whoever only names the card has not said that its Burst stays away.
    if (choice === 'noBurst' && named?.printed.burst)
      return formProblem('hasBurst', { typed: named.name[scene.walkthrough.language] })
    const isSaid = choice === 'activate' && saysEffect(fields, about)
    const read = isSaid ? readParts(fields, { about, kinds: burstKinds(now), scene, now }) : null
    if (read && !('report' in read)) return read
    const { by } = asked.choice
    const asks =
      choice === 'activate' && !read
        ? asksBurst(named, scene, 'any' in by ? by.any[0] : undefined)
        : { effects: [], names: {} }
    const { card, names } = playedAs(found.card, read?.report.effects ?? asks.effects, scene)
    return given({ question, choice, ...card }, { names: { ...names, ...asks.names } })
  },
}

// The form for a boost card: its fields are the card's name, its icons and the effect of its star ability.
import type { Card } from '../../../../../cards/card.ts'
import { MARVEL_KINDS } from '../../../../../cards/marvel-champions/kinds.ts'
import type { Game } from '../../../../../engine/game.ts'
import type { Problem } from '../../../../../engine/types.ts'
import type { Effect } from '../../../../../games/marvel-champions/vocabulary/effects.ts'
import {
  boostEffects,
  entering,
  namedAs,
} from '../../../../../walkthroughs/set-up/marvel-champions/boost-plays.ts'
import { wordsIn } from '../../../../../words/words.ts'
import type { OfferedKind } from '../../../face/effect-kinds.ts'
import { withMark } from '../../../face/effect-parts.ts'
import { type Fields, textField, walkthroughForm } from '../../../face/form.ts'
import type { FormScene, FormsNow, SpecialForm } from '../../../face/forms-face.ts'
import {
  type FoundCard,
  formProblem,
  given,
  lookUp,
  newPieceIds,
  type Printed,
  playedAs,
  type WantedCard,
} from '../../../face/result.ts'
import { type Limits, numberIn, textIn } from '../../../face/typed-text.ts'
import { choiceIn } from '../../../face/window.ts'
import { numberField, readReport, whatField, whomField } from '../../../forms/effect-fields.ts'

/** The card's boost icons, undefined if they are no number, whether it has a star, and what that does. */
const boostOf = (card: Card): Printed =>
  MARVEL_KINDS.boostCard.is(card)
    ? { icons: card.boostIcons, star: card.boostStar === true, does: boostEffects(card) }
    : {}

const BOOST_CARD: WantedCard = {
  kinds: [MARVEL_KINDS.boostCard, MARVEL_KINDS.encounterCard],
  printed: (_, card) => boostOf(card),
}

/** The number of the flipped boost card, counted from 1. */
const numberNow = ({ scene, forms }: FormScene, question: string): number =>
  forms.moments(scene).find(moment => moment.question === question)?.number ?? 1

/** The form has no field for a text. Kinds that need one are offered when the ability resolves. */
const starKinds = ({ kinds }: FormsNow): OfferedKind[] => kinds('resolve', null).filter(({ text }) => !text)

function iconsOf(
  fields: Fields,
  card: FoundCard | null,
  { asks, min, max }: Limits,
): number | { problem: Problem<Game> } {
  const icons = numberIn(fields, 'icons', { asks, min, max })
  const printed = card?.printed.icons
  if (icons === 'none' && typeof printed === 'number') return printed
  if (icons === 'none') return formProblem(card ? 'numberMissing' : 'cardOrIcons', { asks, min, max })
  return icons === 'all' ? formProblem('allNotHere', { asks, min, max }) : icons
}

/** What the star of a card does of which nobody says anything else. */
const printedEffects = (card: FoundCard | null): readonly Effect[] =>
  (card?.printed.does as readonly Effect[] | undefined) ?? []

export const BOOST: SpecialForm = {
  fields: ['name', 'icons', 'what', 'whom', 'number'],
  kinds: ({ scene, forms }, { choice }) => {
    const now = choice === 'flipStar' ? forms.now(scene) : null
    return now ? starKinds(now) : []
  },
  /** null if no boost card is flipped now. Only the choice `flipStar` has fields for the effect of the star ability. */
  open: (at, language, { question, choice, part }, filled) => {
    const { scene } = at
    const asked = choiceIn(scene, question, choice)?.choice.number
    const now = at.forms.now(scene)
    if (!asked || !now) return null
    const t = wordsIn(language)
    const name = { name: 'name', label: t('forms:field.boostName'), hint: t('forms:field.boostNameHint') }
    const { min, max } = asked
    const icons = t('forms:field.exactNumber', { asks: t('forms:asks.boost icons'), min, max })
    const star = [
      whatField(starKinds(now), false, language, filled, part),
      ...whomField({ ...at, now, language }, filled),
      numberField(language, filled),
    ]
    const title = t('forms:title.boost', { number: numberNow(at, question) })
    return walkthroughForm(scene, [withMark('boost', part), question, choice], title, [
      textField({ ...name, longest: 100 }, filled),
      textField({ name: 'icons', label: icons, longest: 3 }, filled),
      ...(choice === 'flipStar' ? star : []),
    ])
  },
  /** Flips the named card, or a card with this many icons. The typed icons replace the printed ones. */
  read: (fields, { scene, forms }, { question, choice }, find) => {
    const asked = choiceIn(scene, question, choice)?.choice.number
    const now = forms.now(scene)
    if (!asked || !now) return formProblem('notAskedNow')
    const found = lookUp(textIn(fields, 'name'), BOOST_CARD, find)
    if (!('card' in found)) return found
    const number = iconsOf(fields, found.card, asked)
    if (typeof number === 'object') return number
    const isSaid = textIn(fields, 'what') !== ''
    const star = isSaid ? readReport(fields, starKinds(now), scene, now) : null
    if (star && 'problem' in star) return star
    const { effects, named } = star
      ? { effects: star.report.effects, named: [] }
      : entering(printedEffects(found.card), newPieceIds(scene))
    const hasStar = choice === 'flipStar' || found.card?.printed.star === true || effects.length > 0
    const { card, names } = playedAs(found.card, effects, scene)
    const came = found.card ? namedAs(named, found.card.name) : {}
    return given(
      { question, choice: hasStar ? 'flipStar' : 'flip', number, ...card },
      { names: { ...names, ...came } },
    )
  },
}

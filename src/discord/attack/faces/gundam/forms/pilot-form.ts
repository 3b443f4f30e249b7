// The form between attacks for a Pilot that comes to a Unit of the table: what it adds and links to follows from both cards.
import { cardValue, codeIn, nameValue } from '../../../../../cards/cards.ts'
import { GUNDAM_KINDS } from '../../../../../cards/gundam/kinds.ts'
import type { PieceGiven } from '../../../../../games/gundam/vocabulary/pieces.ts'
import { pilotNamed } from '../../../../../walkthroughs/set-up/gundam/pairing.ts'
import { placeUnit } from '../../../../../walkthroughs/set-up/gundam/units.ts'
import { wordsIn } from '../../../../../words/words.ts'
import { selectField, textField, walkthroughForm } from '../../../face/form.ts'
import type { FormScene, SpecialForm } from '../../../face/forms-face.ts'
import { formProblem, given, LONGEST_NAME, lookUp, type WantedCard } from '../../../face/result.ts'
import { textIn } from '../../../face/typed-text.ts'
import { namesIn, pieceOptions } from '../../../forms/names.ts'

/** The Units that have no Pilot. */
const alone = ({ scene, forms }: FormScene): readonly PieceGiven[] => {
  const pieces = (forms.now(scene)?.table.pieces ?? []) as readonly PieceGiven[]
  return pieces.filter(({ kind, pilot }) => kind === 'unit' && pilot === undefined)
}

/** `printed` is the Pilot as this Unit has it, with the constant effects of both. */
const pilotFor = ({ code, id, player }: PieceGiven): WantedCard => ({
  kinds: [GUNDAM_KINDS.pilot],
  printed: (cards, found) => {
    const name = code === undefined ? nameValue(id) : cardValue({ code })
    const placed = placeUnit(cards, { name, pilot: cardValue(found) }, { id, player })
    if ('problem' in placed) return {}
    const { pilot, constants } = placed.piece
    return { pilot, ...(constants && { constants }) }
  },
})

export const PILOT: SpecialForm = {
  fields: ['whom', 'name'],
  /** null if no Unit can get a Pilot. */
  open: (at, language, { question, choice }, filled) => {
    const { scene, forms } = at
    const [now, units] = [forms.now(scene), alone(at)]
    if (!now || units.length === 0) return null
    const t = wordsIn(language)
    const among = { ...now, table: { ...now.table, pieces: units } }
    const options = pieceOptions(forms, among, namesIn(scene.walkthrough, language), t)
    const whom = {
      name: 'whom',
      label: t('forms:field.unit'),
      required: true,
      options,
      isLong: true,
    } as const
    const name = { name: 'name', label: t('forms:field.pilot'), required: true, longest: LONGEST_NAME }
    return walkthroughForm(scene, [question, question, choice], t('forms:title.pilot'), [
      selectField(whom, filled, t),
      textField(name, filled),
    ])
  },
  read: (fields, at, { question }, find) => {
    const unit = alone(at).find(({ id }) => id === textIn(fields, 'whom'))
    if (!unit) return formProblem('cardGone')
    const found = lookUp(textIn(fields, 'name'), pilotFor(unit), find)
    if (!('card' in found)) return found
    const { card } = found
    if (!card?.printed.pilot) return formProblem('nameMissing')
    const pair = { kind: 'pair', who: { piece: unit.id }, ...card.printed }
    const id = pilotNamed(codeIn(card.value) ?? card.value)
    return given({ question, card: { effects: [pair] } }, { names: { [id]: card.name } })
  },
}

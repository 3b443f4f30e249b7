// The form between attacks for a Pilot that comes to a Unit of the table: what it adds and links to follows from both cards.
import { cardValue, codeIn, nameValue } from '../../../../../cards/cards.ts'
import { GUNDAM_KINDS } from '../../../../../cards/gundam/kinds.ts'
import type { AbilityGiven } from '../../../../../games/gundam/vocabulary/effects.ts'
import type { PieceGiven } from '../../../../../games/gundam/vocabulary/pieces.ts'
import {
  type NamedAbility,
  waitingOn,
  waitingWithPilot,
} from '../../../../../walkthroughs/set-up/gundam/joining.ts'
import { pilotNamed } from '../../../../../walkthroughs/set-up/gundam/pairing.ts'
import { ATTACKER, placeUnit } from '../../../../../walkthroughs/set-up/gundam/units.ts'
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

/** `printed` is the Pilot as this Unit has it, with the constant effects of both and what waits on it from now on. */
const pilotFor = ({ code, id }: PieceGiven): WantedCard => ({
  kinds: [GUNDAM_KINDS.pilot],
  printed: (cards, found) => {
    const name = code === undefined ? nameValue(id) : cardValue({ code })
    const [alone, placed] = [{}, { pilot: cardValue(found) }].map(pilot =>
      placeUnit(cards, { name, ...pilot }, { id, player: ATTACKER }),
    )
    if (!alone || !placed || 'problem' in alone || 'problem' in placed) return {}
    const { pilot, constants } = placed.piece
    const waiting = waitingWithPilot(cards, alone, placed)
    return { pilot, ...(constants && { constants }), ...(waiting.length > 0 && { waiting }) }
  },
})

/** What waits from now on, under ids of its own; a Pilot of this card may have been on the Unit before. */
function comingWith(
  waiting: readonly NamedAbility[],
  { scene }: FormScene,
  unit: string,
  under: string,
): readonly NamedAbility[] {
  const { abilities = [] } = (scene.played.now?.table ?? {}) as { abilities?: readonly AbilityGiven[] }
  const come = waitingOn(
    waiting.map(({ ability }) => ability),
    unit,
    under,
  )
  return waiting.flatMap(({ name }, at) => {
    const ability = come[at]
    return ability && abilities.every(({ id }) => id !== ability.id) ? [{ ability, name }] : []
  })
}

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
    const { waiting = [], ...printed } = card.printed
    const pair = { kind: 'pair', who: { piece: unit.id }, ...printed }
    const id = pilotNamed(codeIn(card.value) ?? card.value)
    const come = comingWith(waiting as readonly NamedAbility[], at, unit.id, `${unit.id}.${id}`)
    const joins = come.map(({ ability }) => ({ ability }))
    const answer = { question, card: { effects: [pair] }, ...(joins.length > 0 && { joins }) }
    const names = come.map(({ ability, name }) => [ability.id, name] as const)
    return given(answer, { names: { [id]: card.name, ...Object.fromEntries(names) } })
  },
}

// Builds the fields for a card's effect (what, on whom, how much, a name or a note) and reads them into a report.
import type { APILabelComponent } from 'discord-api-types/v10'
import type { Language } from '../../../language.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { type Translate, wordsIn } from '../../../words/words.ts'
import type { Beside, EffectFields, NumberWanted, OfferedKind, Report } from '../face/effect-kinds.ts'
import { groupsText, partOf, partsOf } from '../face/effect-parts.ts'
import { type Fields, LONGEST_TEXT, selectField, textField } from '../face/form.ts'
import type { FormScene, FormsNow } from '../face/forms-face.ts'
import { type FormProblem, formProblem, LONGEST_NAME, newPieceIds } from '../face/result.ts'
import { cleaned, keptText, numberIn, textIn } from '../face/typed-text.ts'
import { namesIn, pieceOptions } from './names.ts'

type Place = FormScene & { readonly now: FormsNow; readonly language: Language }

/**
 * The select of the kinds of one part. If it is not required, the card may have no effect.
 * @param mark the part that a custom id names
 */
export function whatField(
  kinds: readonly OfferedKind[],
  required: boolean,
  language: Language,
  filled: Fields,
  mark: string | undefined,
): APILabelComponent {
  const t = wordsIn(language)
  const part = partOf(kinds, mark, filled.get('what')?.[0])
  const options = (part?.kinds ?? []).map(kind => ({
    value: kind.name,
    label: t(kind.words),
    hint: needsOf(kind, t),
  }))
  const elsewhere = partsOf(kinds).filter(other => other.mark !== part?.mark)
  const others = elsewhere.map(other => groupsText(other, t)).join(t('forms:kinds.or'))
  const hints = [
    required ? '' : t('forms:field.whatIfAnyHint'),
    others && t('forms:field.whatElsewhere', { others }),
  ]
  const hint = hints.filter(Boolean).join(' ')
  const label = t('forms:field.what')
  return selectField({ name: 'what', label, required, options, ...(hint && { hint }) }, filled, t)
}

/** The option's hint names the other fields that the kind needs, so that a player need not learn them from a refusal. */
function needsOf({ whom, number, text }: OfferedKind, t: Translate): string {
  const needed = [
    text === 'name' && t('forms:needs.player'),
    whom && text !== 'name' && t(whom === 'needed' ? 'forms:needs.whom' : 'forms:needs.whomIfAny'),
    number && numberNeeded(number, t),
    text && t(`forms:needs.${text}`),
  ]
  return needed.filter(Boolean).join(' · ') || t('forms:needs.nothing')
}

function numberNeeded({ or = [] }: NumberWanted, t: Translate): string {
  const all = t('forms:all')
  if (or.includes('all'))
    return t(or.includes('none') ? 'forms:needs.numberOrAllIfAny' : 'forms:needs.numberOrAll', { all })
  return t(or.includes('none') ? 'forms:needs.numberIfAny' : 'forms:needs.number')
}

/**
 * The players and places of `beside` come before the cards.
 * @param kinds the kinds of the form; if none concerns a card, no card is listed
 */
export function whomField(
  { scene, forms, now, language }: Place,
  filled: Fields,
  kinds: readonly OfferedKind[] = [],
): APILabelComponent[] {
  const t = wordsIn(language)
  const nameOf = namesIn(scene.walkthrough, language)
  const isOfCards = kinds.length === 0 || kinds.some(({ onlyThose }) => !onlyThose)
  const isMeant = ({ is }: Beside) => isOfCards || kinds.some(({ orWhom }) => orWhom === is)
  const named = now.beside().filter(isMeant)
  const beside = named.map(({ id, name, hint, of }) => ({
    value: id,
    label: name ? t(name, { player: of === undefined ? '' : nameOf(of) }) : nameOf(id),
    ...(hint && { hint: t(hint) }),
  }))
  const options = [...beside, ...(isOfCards ? pieceOptions(forms, now, nameOf, t) : [])]
  if (options.length === 0) return []
  const hint = t('forms:field.whomHint', { context: now.severalAtOnce ? 'several' : '' })
  const field = { name: 'whom', label: t('forms:field.whom'), hint, options, isLong: true } as const
  return [selectField({ ...field, ...(now.severalAtOnce && { most: MOST_AT_ONCE }) }, filled, t)]
}

export function numberField(language: Language, filled: Fields): APILabelComponent {
  const t = wordsIn(language)
  const field = { name: 'number', label: t('forms:field.number'), hint: t('forms:field.numberHint') }
  return textField({ ...field, longest: 10 }, filled)
}

export function nameOrNoteField(language: Language, filled: Fields): APILabelComponent {
  const t = wordsIn(language)
  return textField({ name: 'text', label: t('forms:field.text'), longest: LONGEST_TEXT }, filled)
}

export type ReadReport = { readonly report: Report<unknown>; readonly kind: OfferedKind } | FormProblem

/** Reads the report from the fields. The engine decides later whether the rules allow it. */
export function readReport(
  fields: Fields,
  kinds: readonly OfferedKind[],
  scene: Scene,
  now: FormsNow,
): ReadReport {
  const name = textIn(fields, 'what')
  const kind = kinds.find(one => one.name === name)
  if (!kind) return formProblem(name === '' ? 'whatMissing' : 'notPossibleNow')
  const chosen = kind.whom ? cardsChosen(fields, now) : []
  const [whom = '', ...others] = chosen
  const unfit = whomProblem(chosen, kind, now)
  if (unfit) return formProblem(unfit, { kind: kind.words })
  if (kind.withoutRule) return formProblem('noRuleInEdition', { kind: kind.words })
  const isNote = kind.text === 'note'
  const text =
    isNote || kind.text === 'rest'
      ? keptText(fields, 'text', LONGEST_TEXT, 'note')
      : keptText(fields, 'text', LONGEST_NAME, 'name')
  if (typeof text === 'object') return text
  if (kind.text && kind.text !== 'rest' && text === '')
    return formProblem(isNote ? 'noteMissing' : 'nameMissing')
  const number = numberFor(fields, kind.number)
  if (typeof number === 'object') return number
  const said = { whom, others, number, text, newId: newPieceIds(scene) }
  return { report: now.report(kind, said), kind }
}

/** The longest id of a card. */
const MOST_ID = 100

/** So many cards can be chosen for one effect. */
const MOST_AT_ONCE = 12

/**
 * What was chosen, each once; what stands for several cards stands for those in play. So a report says by itself how many
 * targets it chooses and whose they are: each must be there, here (whomUnfit) and where the engine carries it out (10-1-8-1-1,
 * 10-2-2). The `chooses` of an ability is for targets that nobody has named yet.
 */
function cardsChosen(fields: Fields, now: FormsNow): readonly string[] {
  const said = (fields.get('whom') ?? []).map(id => cleaned(id, MOST_ID)).filter(Boolean)
  return [...new Set(said.flatMap(id => now.beside().find(one => one.id === id)?.pieces ?? [id]))]
}

/** The problem code if the kind cannot concern the chosen cards, player or place; null if it can. */
function whomProblem(chosen: readonly string[], kind: OfferedKind, now: FormsNow): string | null {
  if (chosen.length === 0) return kind.whom === 'needed' ? 'whomMissing' : null
  if (chosen.length === 1 || !kind.several)
    return chosen.length > 1 ? 'onlyOneCard' : whomUnfit(chosen[0] ?? '', kind, now)
  const tooMany = chosen.length > MOST_AT_ONCE ? 'tooManyCards' : null
  return tooMany ?? chosen.flatMap(id => whomUnfit(id, { ...kind, orWhom: 'a card' }, now) ?? [])[0] ?? null
}

function whomUnfit(whom: string, { orWhom, onlyThose }: OfferedKind, now: FormsNow): string | null {
  const other = now.beside().find(({ id }) => id === whom)
  if (other) return other.isCard || other.is === orWhom ? null : other.unfit
  if (!now.table.pieces.some(({ id }) => id === whom)) return 'cardGone'
  return onlyThose ? 'notAScheme' : null
}

function numberFor(fields: Fields, wanted: NumberWanted | undefined): EffectFields['number'] | FormProblem {
  if (!wanted) return 'none'
  const { min, max, or = [] } = wanted
  const limits = { asks: 'number', min, max }
  const number = numberIn(fields, 'number', limits)
  if (typeof number !== 'string' || or.includes(number)) return number
  if (number === 'all') return formProblem('allNotHere', limits)
  return formProblem('numberMissing', { ...limits, ...(or.includes('all') && { orAll: true }) })
}

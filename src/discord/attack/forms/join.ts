// The form for a piece that joins the table with an answer.

import { nameIn } from '../../../cards/cards.ts'
import type { Answer } from '../../../engine/types.ts'
import type { Language } from '../../../language.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { mayActFor } from '../../../walkthroughs/seats.ts'
import { wordsIn } from '../../../words/words.ts'
import { type Fields, selectField, textField, walkthroughForm } from '../face/form.ts'
import type { FormScene, SpecialForm } from '../face/forms-face.ts'
import {
  asTyped,
  type FindCards,
  type FormAnswer,
  type FormProblem,
  type FoundCard,
  formProblem,
  given,
  LONGEST_NAME,
  lookUp,
  newPieceIds,
  type Read,
} from '../face/result.ts'
import type { OfferedRole, PieceNumber } from '../face/table.ts'
import { keptText, numberIn, textIn } from '../face/typed-text.ts'
import { bringEffect, bringFields, bringHint, onTable } from './bring.ts'
import { asksText, kindText, namesIn } from './names.ts'
import { pairedField, pairedIn, togetherWith } from './top-card.ts'

/** The scene, the role and the question of a piece that is about to join. */
type Joining = {
  readonly scene: Scene
  readonly role: OfferedRole
  readonly question: string
  /** The effect that brings the piece in; undefined: the piece answers the question. */
  readonly brings: ((piece: string) => object) | undefined
}

/** The role of this name, if a piece can answer the question in it now: with the players for whom the user may act. */
function roleIn(at: FormScene, question: string, name: string): OfferedRole | undefined {
  const role = anyRoleIn(at, question, name)
  const own = role?.players?.filter(player => isOwn(at, player)) ?? []
  // Without any of them the rules refuse the answer, and say who decides.
  return role && own.length > 0 ? { ...role, players: own } : role
}

const anyRoleIn = ({ scene, forms }: FormScene, question: string, name: string): OfferedRole | undefined =>
  forms
    .now(scene)
    ?.roles(question)
    .find(role => role.name === name)

const isOwn = ({ scene, by }: FormScene, player: string): boolean =>
  by === null || mayActFor(scene.walkthrough, by, player)

/** The players of whom one has to bring the piece in; none: the user may, or the role has no player. */
export function othersWhoJoin(at: FormScene, question: string, name: string): readonly string[] {
  const players = anyRoleIn(at, question, name)?.players ?? []
  return players.some(player => isOwn(at, player)) ? [] : players
}

/** null if no piece can join in this role now. */
export const joinForm: SpecialForm['open'] = (at, language, { question, choice: roleName }, filled) => {
  const role = roleIn(at, question, roleName)
  if (!role) return null
  const { scene, forms } = at
  const t = wordsIn(language)
  const hint = role.brings && bringHint(role.brings, scene.walkthrough, language)
  const label = t('forms:field.name')
  const name = { name: 'name', label, required: true, longest: LONGEST_NAME, ...(hint && { hint }) }
  return walkthroughForm(scene, ['join', question, roleName], t(role.title), [
    textField(name, filled),
    ...choiceField(
      'player',
      role.players ?? [],
      namesIn(scene.walkthrough, language),
      language,
      filled,
      role,
    ),
    ...pairedField(role, language, filled),
    ...choiceField('kind', role.kinds, kind => kindText(forms, kind, t), language, filled),
    ...role.numbers.map(number => pieceNumberField(number, language, filled)),
    ...(role.brings ? bringFields(role.brings, language, filled) : []),
  ])
}

/** A select of which the first option is chosen; with fewer than two options there is none. */
function choiceField(
  name: 'player' | 'kind',
  values: readonly string[],
  labelOf: (value: string) => string,
  language: Language,
  filled: Fields,
  { playerIn }: Pick<OfferedRole, 'playerIn'> = {},
) {
  if (values.length < 2) return []
  const t = wordsIn(language)
  const options = values.map(value => ({ value, label: labelOf(value) }))
  const before = filled.has(name) ? filled : new Map([...filled, [name, values.slice(0, 1)]])
  const label = t(playerIn?.label ?? `forms:field.${name}`)
  return [selectField({ name, label, required: true, options }, before, t)]
}

function pieceNumberField({ name, asks }: PieceNumber, language: Language, filled: Fields) {
  const hint = wordsIn(language)('forms:field.ifKnown')
  return textField({ name, label: asksText(asks, language), hint, longest: 4 }, filled)
}

/** The answer with the joining piece. A name without a card is accepted; the engine asks for missing numbers later. */
export const readJoin: SpecialForm['read'] = (fields, at, { question, choice: roleName }, find) => {
  const role = roleIn(at, question, roleName)
  if (!role) return formProblem('notAskedNow')
  const typed = keptText(fields, 'name', LONGEST_NAME, 'name')
  if (typeof typed === 'object') return typed
  if (typed === '') return formProblem('nameMissing')
  const brought = role.brings ? bringEffect(role.brings, fields) : null
  if (brought && 'problem' in brought) return brought
  const place = { scene: at.scene, role, question, brings: brought?.make }
  return broughtIn(place, typed, null) ?? readPiece(place, typed, fields, find)
}

/** The answer that brings in a piece on the table; null: the name means none of them. */
function broughtIn(
  { scene, role, question, brings }: Joining,
  typed: string,
  card: FoundCard | null,
): Read | null {
  const id = role.brings && onTable(role.brings, scene.walkthrough, typed, card)
  return id !== undefined && brings ? given({ question, card: { effects: [brings(id)] } }) : null
}

/** The answer with somebody who was not at the table yet. */
function readPiece(place: Joining, typed: string, fields: Fields, find: FindCards): Read {
  const { role } = place
  const alone = nameIn(typed)
  const found = alone === null ? joining(typed, role, find) : { card: null }
  if ('problem' in found) return found
  if ('candidates' in found) return { ...found, orName: typed }
  const known = broughtIn(place, typed, found.card)
  if (known) return known
  const own = found.card
  const paired = pairedIn(fields, role, find)
  if ('problem' in paired) return paired
  const card = paired.card ? togetherWith(own, paired.card, role, find) : own
  const numbers = numbersIn(fields, role.numbers)
  if ('problem' in numbers) return numbers
  const player = playerOf(role, textIn(fields, 'player'))
  if (role.players && player === undefined) return formProblem('playerNotChosen')
  const joined = pieceOf(role, fields, card, numbers.numbers, own !== null)
  const onTop = paired.card && role.paired ? { [role.paired.named(paired.card)]: paired.card.name } : {}
  return joins(place, joined, player, {
    ...{ name: own?.name ?? asTyped(alone ?? typed), onTop },
    printed: card?.printed ?? {},
  })
}

/** The card of this name; null for a name without a card, which is asked about unless that was said before. */
function joining(typed: string, { wanted }: OfferedRole, find: FindCards): ReturnType<typeof lookUp> {
  const found = find(typed, wanted)
  if ('problem' in found || found.cards.length > 0) return lookUp(typed, wanted, () => found)
  return found.areAlone ? { card: null } : { candidates: [] }
}

function playerOf({ players }: OfferedRole, chosen: string): string | undefined {
  const only = players?.length === 1 ? players[0] : undefined
  return players?.find(id => id === chosen) ?? only
}

function joins(
  { scene, role, question, brings }: Joining,
  piece: Readonly<Record<string, unknown>> & { readonly kind: string },
  player: string | undefined,
  { name, printed, onTop }: Pick<FoundCard, 'name' | 'printed'> & { readonly onTop: FormAnswer['names'] },
): Read {
  const id = newPieceIds(scene)(piece.kind)
  const { seats } = scene.walkthrough
  const isNew = player !== undefined && !seats.some(seat => seat.player === player)
  const joined = { ...piece, id, ...(player !== undefined && { [role.playerIn?.field ?? 'player']: player }) }
  const waiting = role.waiting?.(printed, id) ?? []
  const joins = [joined, ...waiting]
  const effects = brings ? [brings(id)] : []
  const answer: Answer =
    brings || role.isReported
      ? { question, card: { effects }, joins }
      : { question, choice: role.choice ?? id, joins }
  return given(answer, {
    names: {
      ...onTop,
      ...Object.fromEntries([id, ...waiting.map(({ ability }) => ability.id)].map(one => [one, name])),
    },
    seats: isNew ? [{ player, user: null, name: null }] : [],
  })
}

/** Typed numbers replace the card's, and the role's own facts replace both. */
function pieceOf(
  role: OfferedRole,
  fields: Fields,
  card: FoundCard | null,
  numbers: Readonly<Record<string, number>>,
  isKnown: boolean,
): Readonly<Record<string, unknown>> & { readonly kind: string } {
  const { waiting: _, ...printed } = card?.printed ?? {}
  const chosen = role.kinds.find(kind => kind === textIn(fields, 'kind')) ?? role.kinds[0]
  const kind = role.kinds.find(one => one === printed.kind) ?? chosen
  const keywords = [printed.keywords, isKnown ? [] : role.withoutCard?.keywords].flatMap(list =>
    Array.isArray(list) ? list : [],
  )
  return {
    ...printed,
    ...numbers,
    ...role.is,
    ...(keywords.length > 0 && { keywords: [...new Set(keywords)] }),
    kind,
  }
}

function numbersIn(
  fields: Fields,
  wanted: readonly PieceNumber[],
): { numbers: Record<string, number> } | FormProblem {
  const numbers: Record<string, number> = {}
  for (const { name, ...limits } of wanted) {
    const number = numberIn(fields, name, limits)
    if (number === 'none') continue
    if (number === 'all') return formProblem('allNotHere', limits)
    if (typeof number !== 'number') return number
    numbers[name] = number
  }
  return { numbers }
}

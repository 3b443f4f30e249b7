// What the names of a command mean at a table: its own pieces, by their state where several have one name, or new ones.

import type { PieceHere } from '../../../games/next.ts'
import { once } from '../../../kept.ts'
import { inEachLanguage, type Language } from '../../../language.ts'
import {
  newIn,
  newValue,
  pieceHere,
  pieceIn,
  piecesCalled,
  pieceValue,
  sideCalled,
  type TableHere,
} from '../../../walkthroughs/set-up/table-here.ts'
import type { Asked, MessageAnswer } from '../../interaction/command.ts'
import { ownLanguage, ownWords } from '../../interaction/private-language.ts'
import { clip } from '../../message/clip.ts'
import { escaped, plain } from '../../message/escape.ts'
import { plainly, telling } from '../board/scene-words.ts'
import type { Telling } from '../face/board-of-any-flow.ts'
import type { AnyFace } from '../face/face.ts'
import { givenIn, nameOf, sideValue } from '../face/options.ts'
import { type AttackParts, sayPrivately } from './parts.ts'
import type { TipScene } from './table-here.ts'
import { askWhichOf, type Named, namesTyped, withName } from './which-card.ts'

/** A table with the scene that has left it so. */
export type Here = {
  readonly table: TableHere
  readonly scene: TipScene
  /** What each piece is called here by its state, by its id: “Hydra Mercenary · 2 of 3 HP · engaged with Ben”. */
  readonly labels: Readonly<Record<Language, () => ReadonlyMap<string, string>>>
}

/** The labels are made when they are first asked for, and once for all letters of a command. */
export const hereAt = ({ faces }: AttackParts, table: TableHere, scene: TipScene): Here => ({
  ...{ table, scene },
  labels: inEachLanguage(language => once(() => labelsOf(table, plainly(telling(faces, scene, language))))),
})

/** The command with a piece for each name that means one; or the private question, or the refusal, that comes first. */
export function meantHere(
  parts: AttackParts,
  face: AnyFace,
  asked: Asked,
  here: Here,
): { readonly asked: Asked } | { readonly answer: MessageAnswer } {
  const options = new Map(asked.options)
  for (const named of namesTyped(parts.cards, face, asked)) {
    const { option, typed, offer } = named
    const now = { ...named, whole: String(options.get(option)) }
    if (pieceIn(typed) && !pieceHere(here.table, typed)) return { answer: left(parts, asked) }
    if (pieceIn(typed) || newIn(typed) !== null) continue
    const [piece, ...others] = piecesCalled(parts.cards, here.table, typed, offer.pieces ?? [])
    if (!piece) continue
    if (others.length > 0)
      return { answer: whichPiece(parts, face, { ...asked, options }, now, here, [piece, ...others]) }
    options.set(
      option,
      withName(parts.cards, now, pieceValue(here.table.id, piece.id, sideCalled(parts.cards, piece, typed))),
    )
  }
  return { asked: { ...asked, options: withSides(parts, face, asked, options, here) } }
}

const left = (parts: AttackParts, asked: Asked): MessageAnswer =>
  sayPrivately(parts, asked, 'piece left', t => t('board:atTable.left'))

/** A name that means the piece of another option means that option’s side, as where the hero’s own name is the defender’s. */
function withSides(
  { cards }: AttackParts,
  face: AnyFace,
  asked: Asked,
  options: Asked['options'],
  { table }: Here,
): Asked['options'] {
  const meant = new Map(options)
  for (const [option, value] of asked.options) {
    const side = face.offerFor(option)?.sides.find(({ of }) => of !== undefined)
    const whose = side?.of === undefined ? null : pieceHere(table, String(options.get(nameOf(side.of)) ?? ''))
    if (!side || !whose) continue
    const isIts = piecesCalled(cards, table, String(value), [whose.kind]).some(({ id }) => id === whose.id)
    if (isIts || face.offerFor(option)?.isSide?.(cards, givenIn(asked))) meant.set(option, sideValue(side))
  }
  return meant
}

function whichPiece(
  parts: AttackParts,
  face: AnyFace,
  asked: Asked,
  named: Named,
  here: Here,
  pieces: readonly [PieceHere, ...PieceHere[]],
): MessageAnswer {
  const t = ownWords(parts, asked)
  const name = nameHere(parts, asked, here.table, pieces[0])
  const question = t('board:atTable.several', { name: escaped(name) })
  const choices = [
    ...pieceChoices(parts, asked, here, pieces),
    { label: clip(t('board:atTable.another', { name }), 100), value: newValue(named.typed) },
  ].map(({ label, value }) => ({ label, value: withName(parts.cards, named, value) }))
  return askWhichOf(parts, face, asked, named.option, { question, choices })
}

/** The name of a piece in the user's language, as plain text. */
export function nameHere(
  parts: AttackParts,
  reader: Pick<Asked, 'reader'>,
  { names }: TableHere,
  { id }: Pick<PieceHere, 'id'>,
): string {
  const named = names[id]
  return plain(named?.[ownLanguage(parts, reader)] ?? named?.en ?? id)
}

/** The pieces as choices. */
export function pieceChoices(
  parts: AttackParts,
  reader: Pick<Asked, 'reader'>,
  { table, labels }: Here,
  pieces: readonly PieceHere[],
): { readonly label: string; readonly value: string }[] {
  const called = labels[ownLanguage(parts, reader)]()
  return pieces.map(({ id }) => ({ label: called.get(id) ?? id, value: pieceValue(table.id, id) }))
}

/** Pieces that are alike have a number, too. */
function labelsOf({ pieces }: TableHere, tells: Telling): ReadonlyMap<string, string> {
  const labels = pieces.map(({ id }) => pieceLabel(id, tells))
  return new Map(
    pieces.map(({ id }, index) => {
      const label = labels[index] ?? ''
      const number = labels.slice(0, index + 1).filter(one => one === label).length
      const isTwin = labels.filter(one => one === label).length > 1
      return [id, clip(isTwin ? `${label} · ${number}` : label, 100)]
    }),
  )
}

function pieceLabel(id: string, tells: Telling): string {
  const { names, face, table } = tells
  const figure = table.figures.find(one => one.id === id)
  const state = figure ? face.state(figure, tells) : (face.stateBeside?.(id, tells) ?? [])
  return [names.plain(id), ...state].join(' · ')
}

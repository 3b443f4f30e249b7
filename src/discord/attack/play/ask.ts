// The answers to /attack, by subcommand, and its autocomplete: cards, sides that replace a card, and walkthroughs.
import { nameIn } from '../../../cards/cards.ts'
import { cardName } from '../../../cards/names.ts'
import type { PieceHere } from '../../../games/next.ts'
import { isLanguage, type Language } from '../../../language.ts'
import { remember } from '../../../search/remember.ts'
import { fold } from '../../../search/words/fold.ts'
import { nextLanguageOf } from '../../../walkthroughs/next.ts'
import { newIn, pieceHere } from '../../../walkthroughs/set-up/table-here.ts'
import type { Prepared } from '../../../walkthroughs/start.ts'
import { languageFor } from '../../../words/reader-language.ts'
import { wordsIn } from '../../../words/words.ts'
import type { Asked, AutocompleteChoice, MessageAnswer, Typing } from '../../interaction/command.ts'

import { clip } from '../../message/clip.ts'
import { plain } from '../../message/escape.ts'
import { type AnyFace, faceCalled } from '../face/face.ts'
import { boardNames } from '../face/names.ts'
import { givenIn, nameOf, type OptionKey, sideChoices } from '../face/options.ts'
import { askWith, meantOptions } from './attack-card.ts'
import { beginWalkthrough, prepared } from './begin.ts'
import { cardChoices } from './card-label.ts'
import { editionChosen } from './edition.ts'
import { asksEdition } from './edition-gone.ts'
import { openInstead } from './instead.ts'
import { listAttacks, resumable } from './list.ts'
import { type Here, hereAt, meantHere } from './meant-here.ts'
import { mendedFor, refusedHere } from './mended.ts'
import { beginChapter } from './next.ts'
import { askAlone } from './no-card.ts'
import type { AttackParts } from './parts.ts'
import { NO_PIECES, piecesOffered } from './pieces-offered.ts'
import { notBegun } from './refusal.ts'
import { resume } from './resume.ts'
import { showTable } from './show-table.ts'
import { type TipScene, tableOf } from './table-here.ts'
import type { TablesTyped } from './tables-typed.ts'
import { cannotBeShown } from './unplayable.ts'
import { askWhich, unclearName } from './which-card.ts'
import { askTable, noSuchTable, tableChoices, tableMeant } from './which-table.ts'

/**
 * Two answers with the same `claim` begin one attack; default: the id of the interaction.
 * @param areAlone whether somebody has said that names which no card has are meant so
 * @throws StoreFault; Error for a subcommand that the definition does not have
 */
export async function askForAttack(
  parts: AttackParts,
  asked: Asked,
  claim?: string,
  areAlone = false,
): Promise<MessageAnswer> {
  if (asked.subcommand === 'resume') return resume(parts, asked)
  if (asked.subcommand === 'list') return listAttacks(parts, asked)
  if (asked.subcommand === 'table') return showTable(parts, asked)
  const face = faceCalled(parts.faces, asked.subcommand)
  if (!face) throw new Error(`/attack has no subcommand ${asked.subcommand}`)
  const lacks = face.lacks?.(parts.cards, givenIn(asked))
  if (lacks && lacks.asks.length > 0) return askWith(parts, face, asked, lacks)
  const meant = lacks ? { ...asked, options: meantOptions(asked, lacks) } : asked
  const begins = { claim, areAlone }
  if (givenIn(asked).choice('private') === true) return askNames(parts, meant, face, begins)
  const table = await tableMeant(parts, asked, face)
  if (table === 'unknown') return noSuchTable(parts, asked)
  if ('tip' in table && table.tip) return askAt(parts, meant, face, begins, table.tip)
  // A command that is delivered again finds the table that it has begun.
  if ('several' in table && !(await parts.store.claimed(claim ?? asked.interaction)))
    return askTable(parts, face, meant, table.several)
  return askNames(parts, meant, face, begins)
}

/** The attack goes on at the table of this place, if its tip is over and has left one. @throws StoreFault */
export async function askAt(
  parts: AttackParts,
  asked: Asked,
  face: AnyFace,
  begins: Begins,
  tip: TipScene,
): Promise<MessageAnswer> {
  const { claim = asked.interaction } = begins
  // A command that is delivered again finds the attack open that it has begun.
  const { closed } = tip.unplayed ?? tip.walkthrough
  if (!closed && !(await parts.store.claimed(claim)))
    return tip.unplayed
      ? cannotBeShown(parts, asked, tip.unplayed)
      : openInstead({ parts, caller: asked, scene: tip }, face, asked)
  const asks = asksEdition({ parts, caller: asked, scene: tip })
  if (asks) return asks
  const table = tableOf(parts, tip)
  if (!table) return askNames(parts, asked, face, begins)
  const here = hereAt(parts, table, tip)
  const named = meantHere(parts, face, asked, here)
  const at = { here, typed: asked }
  return 'answer' in named ? named.answer : askNames(parts, named.asked, face, { ...begins, at })
}

/** The table at which an attack begins, and the command as it was typed. */
type At = { readonly here: Here; readonly typed: Asked }
type Begins = { readonly claim: string | undefined; readonly areAlone: boolean; readonly at?: At }

async function askNames(
  parts: AttackParts,
  asked: Asked,
  face: AnyFace,
  begins: Begins,
): Promise<MessageAnswer> {
  const unclear = unclearName(parts, face, asked)
  if (!unclear || ('nobody' in unclear && begins.areAlone)) return startFrom(parts, asked, face, begins)
  if ('problem' in unclear) return notBegun(parts, asked, unclear.problem)
  return 'nobody' in unclear
    ? askAlone(parts, face, asked, unclear.nobody)
    : askWhich(parts, face, asked, unclear)
}

async function startFrom(
  parts: AttackParts,
  asked: Asked,
  face: AnyFace,
  { claim, at }: Begins,
): Promise<MessageAnswer> {
  if (at) return goOnAt(parts, asked, face, at, claim)
  const isPrivate = givenIn(asked).choice('private') ?? asked.prefersPrivate ?? false
  const language = languageOf(parts, asked, isPrivate ? 'private' : 'public')
  const edition = await editionChosen(parts, asked, face)
  const made = prepared(parts.cards, face, asked, language, edition)
  if ('problem' in made) return notBegun(parts, asked, made.problem)
  const how = { language, isPrivate, isDefault: edition === null, ...(claim !== undefined && { claim }) }
  return beginWalkthrough(parts, asked, made.prepared, how)
}

/** The table has the language and the edition, whatever the options say. */
async function goOnAt(
  parts: AttackParts,
  asked: Asked,
  face: AnyFace,
  { here, typed }: At,
  claim: string | undefined,
): Promise<MessageAnswer> {
  const { table, scene } = here
  const language = nextLanguageOf(scene.walkthrough)
  const made = prepared(parts.cards, face, { ...asked, here: table }, language, table.edition)
  if ('problem' in made) {
    const { problem } = made
    const mended = mendedFor(parts, asked, here, problem)
    if (mended) return goOnAt(parts, asked, face, { here: mended, typed }, claim)
    return refusedHere(parts, face, typed, here, { said: notBegun(parts, asked, problem), problem })
  }
  const news = [...changedForms(here, made.prepared, language), ...keptWords(asked, here)].join(' ') || null
  return beginChapter(
    { parts, caller: asked, scene, news },
    { ...made.prepared, on: scene.unplayed ?? scene.walkthrough },
    claim,
  )
}

/** Says whose identity the command calls by its other side. */
function changedForms({ table, scene }: Here, { setUp, names }: Prepared, language: Language): string[] {
  const t = wordsIn(language)
  const { shown } = boardNames({ ...scene.walkthrough, names }, language, t)
  const now = setUp.pieces as readonly (PieceHere & { readonly player?: string })[]
  // What is put right has not changed.
  const before = table.stored.pieces as readonly PieceHere[]
  return now.flatMap(({ id, kind, player = id }) => {
    const isOther = before.some(one => one.id === id && one.kind !== kind)
    return isOther ? [t('board:atTable.changes', { player: shown(player), form: shown(id) })] : []
  })
}

/** Says that the table keeps its language and its edition, if the command says others. */
function keptWords(asked: Asked, { table: { edition }, scene: { walkthrough } }: Here): string[] {
  const { text } = givenIn(asked)
  const language = nextLanguageOf(walkthrough)
  const isKept = (text('language') ?? language) !== language || (text('edition') ?? edition) !== edition
  return isKept ? [wordsIn(language)('board:next.keeps')] : []
}

/** The language that the options name, else the one that is usual for this user or place. */
function languageOf(parts: AttackParts, asked: Asked | Typing, seenBy: 'private' | 'public'): Language {
  const option = givenIn(asked).text('language')
  return languageFor(seenBy, { ...asked.reader, option: isLanguage(option) ? option : null }, parts.fallback)
}

const CHOICES = 25

/**
 * At most 25 choices, in the user's language: where a command goes on at a table, first its pieces. What it returns throws
 * StoreFault for walkthroughs.
 */
export function attackChoices(
  parts: AttackParts,
  tables: TablesTyped,
): (typing: Typing) => Promise<readonly AutocompleteChoice[]> {
  const cards = remember((scope: CardScope, typed) => cardsOffered(parts, scope, typed))
  return async typing => {
    const language = languageOf(parts, typing, 'private')
    const typed = String(typing.options.get(typing.focused) ?? '')
    if (typing.focused === nameOf('walkthrough')) return walkthroughs(parts, typing, typed, language)
    const { subcommand, focused: option } = typing
    const face = faceCalled(parts.faces, subcommand)
    if (face && option === nameOf('table')) return tableChoices(parts, typing, face)
    const offer = face?.offerFor(option)
    if (!face || !offer) return []
    const here = await tables.at(typing, face)
    const { before, last } = offer.list ? lastOf(typed) : { before: '', last: typed }
    const pieces = here ? piecesOffered(parts, typing, here, { typed: last, offer }) : NO_PIECES
    const named = (key: OptionKey) => nameGiven(parts, typing, key, language, here)
    const sides = sideChoices(last, offer.sides, language, named)
    const all = [...pieces.known, ...sides, ...cards({ language, subcommand, option }, last)]
    const choices = [...all.slice(0, CHOICES - pieces.another.length), ...pieces.another]
    return before === '' ? choices : choices.flatMap(one => joined(before, one))
  }
}

/** In a list somebody types the last entry: what is before it stays. */
function lastOf(typed: string): { readonly before: string; readonly last: string } {
  const end = typed.lastIndexOf(';') + 1
  return { before: typed.slice(0, end), last: typed.slice(end).trim() }
}

/** The list with this as its last entry; none if a choice has no room for it. */
function joined(before: string, { name, value }: AutocompleteChoice): AutocompleteChoice[] {
  const whole = `${before} ${value}`
  return whole.length <= 100 ? [{ name: clip(`… ${name}`, 100), value: whole }] : []
}

/** The option that a user types in, and the user's language. */
type CardScope = { readonly language: Language; readonly subcommand: string | null; readonly option: string }

function cardsOffered(parts: AttackParts, { language, subcommand, option }: CardScope, typed: string) {
  const offer = faceCalled(parts.faces, subcommand)?.offerFor(option)
  if (!offer) return []
  const { kinds, best } = offer
  const [kind] = kinds
  const asked = { query: typed, language, limit: CHOICES }
  const first = best ? parts.cards.findCards({ ...asked, kinds: [best] }) : []
  const all = parts.cards.findCards({ ...asked, kinds })
  return cardChoices([...first, ...all.filter(card => !first.includes(card))], kind, language)
}

/** The name in an option as far as the command has come: of its card, or as it was typed; null: there is none. */
function nameGiven(
  { cards, faces }: AttackParts,
  typing: Typing,
  key: OptionKey,
  language: Language,
  here: Here | null,
) {
  const given = givenIn(typing).text(key)
  const piece = given !== undefined && here ? pieceHere(here.table, given) : null
  if (piece) return plain(here?.table.names[piece.id]?.[language] ?? piece.id)
  const text = given === undefined ? given : (newIn(given) ?? given)
  const kinds = faceCalled(faces, typing.subcommand)?.offerFor(nameOf(key))?.kinds
  if (text === undefined || !kinds) return null
  const [card, ...others] = cards.cardsNamed(text, kinds)
  return card && others.length === 0 ? cardName(card)[language] : plain(nameIn(text) ?? text)
}

async function walkthroughs(
  parts: AttackParts,
  typing: Typing,
  typed: string,
  language: Language,
): Promise<AutocompleteChoice[]> {
  const items = await resumable(parts, typing, CHOICES, language)
  return items
    .map(({ listing, words }) => ({ name: clip(words, 100), value: `attack:${listing.id}` }))
    .filter(({ name }) => fold(name).includes(fold(typed)))
}

// Which table a command in a channel goes on at: the one that its option says, else one of those at which its user sits.

import type { Scene } from '../../../walkthroughs/scene.ts'
import type { Asked, AutocompleteChoice, Caller, MessageAnswer } from '../../interaction/command.ts'
import { ownLanguage, ownWords } from '../../interaction/private-language.ts'
import { clip } from '../../message/clip.ts'
import { attackWords, plainly, resultText, telling } from '../board/scene-words.ts'
import type { AnyFace } from '../face/face.ts'
import { givenIn, nameOf } from '../face/options.ts'
import { type AttackParts, sayPrivately } from './parts.ts'
import { isChannel, type TipScene, tipHere, tipOf, tipsInChannel } from './table-here.ts'
import { askWhichOf } from './which-card.ts'

/** What the option says for a new table; the other values are ids of tables. */
const NEW = 'new'
const SAYS_NEW: readonly string[] = [NEW, 'neu']

/** The tip that a command goes on at (null: it begins a table), the tips that it may mean, or why there is none. */
type Meant = { readonly tip: TipScene | null } | { readonly several: readonly TipScene[] } | 'unknown'

/** @throws StoreFault */
export async function tableMeant(parts: AttackParts, asked: Asked, face: AnyFace): Promise<Meant> {
  const said = givenIn(asked).text('table')?.trim()
  if (said === undefined) {
    if (!isChannel(asked)) return { tip: await tipHere(parts, asked, face) }
    const several = await tipsInChannel(parts, asked, face)
    return several.length > 0 ? { several } : { tip: null }
  }
  if (SAYS_NEW.includes(said.toLowerCase())) return { tip: null }
  const tip = await tipOf(parts, asked, face, said)
  return tip ? { tip } : 'unknown'
}

/** Says privately that the option names no table of this place. */
export const noSuchTable = (parts: AttackParts, caller: Caller): MessageAnswer =>
  sayPrivately(parts, caller, 'no table', t => t('board:whichTable.unknown'))

/** Asks privately at which of these tables the attack is played, or at a new one. */
export function askTable(
  parts: AttackParts,
  face: AnyFace,
  asked: Asked,
  tips: readonly Scene[],
): MessageAnswer {
  const t = ownWords(parts, asked)
  const choices = withNew(parts, asked, tips)
  const texts = { question: t('board:whichTable.ask'), placeholder: t('board:whichTable.which') }
  return askWhichOf(parts, face, asked, nameOf('table'), { ...texts, choices })
}

/** The choices for the option while somebody types in it. @throws StoreFault */
export async function tableChoices(
  parts: AttackParts,
  asked: Asked,
  face: AnyFace,
): Promise<readonly AutocompleteChoice[]> {
  const here = isChannel(asked) ? null : await tipHere(parts, asked, face)
  const tips = here ? [here] : await tipsInChannel(parts, asked, face)
  return withNew(parts, asked, tips).map(({ label: name, value }) => ({ name, value }))
}

/** The tables, and last a new one. */
const withNew = (parts: AttackParts, asked: Asked, tips: readonly Scene[]) => [
  ...tableLabels(parts, asked, tips).map(({ label, tip }) => ({ label, value: tip.walkthrough.table })),
  { label: ownWords(parts, asked)('board:whichTable.new'), value: NEW },
]

/** What each table is called, with its last attack where several are called alike. */
export function tableLabels(parts: AttackParts, asked: Asked, tips: readonly Scene[]) {
  const language = ownLanguage(parts, asked)
  const told = tips.map(tip => {
    const tells = plainly(telling(parts.faces, tip, language))
    const attack = tip.played.outcome ? resultText(tells) : attackWords(tells)
    return { called: tableWords(tip, tells), attack, tip }
  })
  return told.map(({ called, attack, tip }) => {
    const isAlone = told.filter(one => one.called === called).length === 1
    return { label: clip(isAlone ? called : `${called} · ${attack}`, 100), tip }
  })
}

/** “At Rhino: Ana, Ben” */
function tableWords({ walkthrough }: Scene, tells: ReturnType<typeof telling>): string {
  const { face, names, t, language } = tells
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const who = list.format(face.calledBy(tells).map(names.plain))
  const seated = walkthrough.seats.filter(({ name }) => name !== null)
  const players = (seated.length > 0 ? seated : walkthrough.seats)
    .map(({ player }) => names.plain(player))
    .join(', ')
  return t('board:whichTable.at', { who, players, context: who === '' ? 'unnamed' : '' })
}

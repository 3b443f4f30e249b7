// The settings of a table: its lead chooses edition and language of what follows; and who plays whom, outside the log.
import { isLanguage } from '../../../language.ts'
import type { Head } from '../../../store/walkthroughs.ts'
import { type Translate, wordsIn } from '../../../words/words.ts'
import type { MessageAnswer } from '../../interaction/command.ts'
import { ownLanguage } from '../../interaction/private-language.ts'
import { button, row, type View } from '../../message/components.ts'
import { sentenceView } from '../../message/sentence.ts'
import { controlId } from '../board/board-rows.ts'
import { telling } from '../board/scene-words.ts'
import type { Telling } from '../face/board-of-any-flow.ts'
import { faceOf } from '../face/face.ts'
import { listed, nameOfUser } from '../face/names.ts'
import { noRetry } from '../forms/fields-in-custom-id.ts'
import type { PressCase } from './give-answer.ts'
import { hand } from './hand-over.ts'
import { type Case, sayPrivately, showPrivately } from './parts.ts'
import { editionRows, languageRows, settingsNow } from './settings-choices.ts'

/** A table that nobody leads any more may be set by whoever plays there. */
const leads = ({ starter }: Head, user: string): boolean => starter === null || starter === user

/** Shows privately what is set at a table, with what the user may change of it. @throws StoreFault */
export const tableSettings = async (one: Case): Promise<MessageAnswer> =>
  showPrivately(one.scene, 'settings', settingsView(one, await isAttacking(one)))

/** While an attack is open, its table keeps edition and language. */
async function isAttacking({ parts, scene: { walkthrough } }: Case): Promise<boolean> {
  if (walkthrough.isTip) return !walkthrough.closed
  const table = await parts.store.table(walkthrough.table)
  return table?.chapters.some(({ isTip, closed }) => isTip && !closed) ?? false
}

function settingsView({ parts, caller, scene }: Case, isOpen: boolean, said: string | null = null): View {
  const tells = telling(parts.faces, scene, ownLanguage(parts, caller))
  const { t } = tells
  const { walkthrough } = scene
  const mayNot = leads(walkthrough, caller.userId)
    ? null
    : t('board:settings.notYours', leadOf(walkthrough, t))
  const lines = [
    ...(said === null ? [] : [said]),
    t('board:settings.title'),
    t('board:settings.now', settingsNow(scene, t)),
    ...seatLines(parts, tells),
    `-# ${mayNot ?? t(isOpen ? 'board:settings.open' : 'board:settings.hint')}`,
  ]
  const choices =
    isOpen || mayNot !== null ? [] : [...editionRows({ parts, scene }, t), ...languageRows(scene, t)]
  return [...sentenceView(lines.join('\n')), ...choices, seatRow(tells)]
}

const leadOf = (walkthrough: Head, t: Translate) => ({
  lead: nameOfUser(walkthrough, walkthrough.starter, t),
})

/** Each player with what they play, as far as the table knows. */
function seatLines({ faces }: Case['parts'], { scene, names, t }: Telling): string[] {
  const { pieces = [] } = faceOf(faces, scene).forms.now(scene)?.table ?? {}
  return scene.walkthrough.seats.map(({ player, user }) => {
    const plays = pieces.filter(one => one.player === player).map(({ id }) => names.shown(id))
    const whose = [`**${names.shown(player)}**`, ...(plays.length > 0 ? [listed(plays, t)] : [])]
    return [...whose, ...(user === null ? [t('board:settings.free')] : [])].join(' · ')
  })
}

/** So many seats that are free have a button of their own. */
const MOST_FREE = 4

function seatRow(tells: Telling): View[number] {
  const { scene, names, t } = tells
  const free = scene.walkthrough.seats.filter(({ user }) => user === null).slice(0, MOST_FREE)
  const take = (player: string) => t('board:settings.take', { side: names.plain(player) })
  return row([
    button(controlId(tells, 'handOver'), t('board:settings.seats')),
    ...free.map(({ player }) => button(controlId(tells, 'set', ['seat', player]), take(player))),
  ])
}

/** @param rest what is set, and its value. @throws StoreFault if the store fails; then nothing has been set */
export async function setAtTable(
  one: PressCase,
  [what, value = '']: readonly string[],
): Promise<MessageAnswer> {
  const { parts, caller, scene } = one
  const { walkthrough } = scene
  if (what === 'seat') return takesSeat(one, value)
  const change = changeTo(one, what, value)
  if (!change) return sayPrivately(parts, caller, 'foreign', t => t('problems:foreign'))
  if (await isAttacking(one)) return sayPrivately(parts, caller, 'open', t => t('board:settings.open'))
  const isSet = await parts.store.changeTable(walkthrough.table, caller.userId, change)
  if (!isSet)
    return sayPrivately(parts, caller, 'not theirs', t =>
      t('board:settings.notYours', leadOf(walkthrough, t)),
    )
  const {
    language: nextLanguage = walkthrough.nextLanguage,
    edition: nextEdition = walkthrough.nextEdition,
  } = change
  const now = { ...one, scene: { ...scene, walkthrough: { ...walkthrough, nextLanguage, nextEdition } } }
  const said = wordsIn(ownLanguage(parts, caller))('settings:saved')
  return showPrivately(now.scene, 'set', settingsView(now, false, said))
}

function changeTo({ parts, scene }: Case, what: string | undefined, value: string) {
  if (what === 'language') return isLanguage(value) ? { language: value } : null
  const isPlayed = faceOf(parts.faces, scene).flow.editions.includes(value)
  return what === 'edition' && isPlayed ? { edition: value } : null
}

/** Whoever presses sits where nobody does. */
const takesSeat = (one: PressCase, player: string): Promise<MessageAnswer> => {
  const { userId: id, userName: name } = one.caller
  return hand(one, { user: id, player }, new Map([[id, { id, name, isBot: false }]]), noRetry(new Map()))
}

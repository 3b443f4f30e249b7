// What becomes of a form that somebody has sent off.
import { wordsIn } from '../../../i18n/words.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { giveSeat, type Handed, handOver } from '../../../walkthroughs/seats.ts'
import type { Answer, MessageAnswer, NamedUser, Submitted } from '../../command.ts'
import { row } from '../../components.ts'
import { escaped } from '../../escape.ts'
import { ownLanguage } from '../../own-language.ts'
import { sentenceView } from '../../sentence.ts'
import type { Fields } from '../forms/form.ts'
import { readForm } from '../forms/forms.ts'
import { pickSelect, retryId } from '../forms/kept.ts'
import type { HandedOver } from '../forms/result.ts'
import { decode } from '../ids.ts'
import { namesIn, whoIs } from '../names.ts'
import { spelledOut } from '../short-names.ts'
import { beginFromForm } from './begin-form.ts'
import { findScene } from './find-scene.ts'
import { foundCards } from './found-cards.ts'
import { give, type Pressing } from './give.ts'
import { type AttackParts, sayPrivately } from './parts.ts'
import { refused } from './refused.ts'
import { board, factsOf } from './show.ts'

/** @throws StoreFault */
export async function submit(parts: AttackParts, submitted: Submitted): Promise<Answer> {
  const id = decode(submitted.customId)
  if (typeof id === 'string') return sayPrivately(parts, submitted, id, t => t(`problems:${id}`))
  if (id.action === 'begin') return beginFromForm(parts, submitted, id)
  const { source, fields, users } = submitted
  if (id.action !== 'form' || !source)
    return sayPrivately(parts, submitted, 'foreign', t => t('problems:foreign'))
  const found = await findScene(parts, submitted, id.walkthrough)
  if ('answer' in found) return found.answer
  const on = { caller: submitted, source, id: id.walkthrough, revision: id.revision }
  const rest = spelledOut(id.rest, found.scene)
  return readSubmitted(parts, on, found.scene, { rest, fields, users })
}

export type Filled = {
  readonly rest: readonly string[]
  readonly fields: Fields
  readonly users: ReadonlyMap<string, NamedUser>
}

/** Reads a filled form as the walkthrough stands now, and does what it says. @throws StoreFault */
export async function readSubmitted(
  parts: AttackParts,
  pressing: Pressing,
  scene: Scene,
  { rest, fields, users }: Filled,
): Promise<MessageAnswer> {
  const { caller } = pressing
  const language = ownLanguage(parts, caller)
  const read = readForm(rest, fields, scene, foundCards(parts.cards, language))
  const retry = () => retryId(scene, rest, fields)
  if ('problem' in read) {
    const isOver = read.problem.code === 'notAskedNow'
    return refused(parts, caller, scene, read.problem, isOver ? null : retry())
  }
  if ('candidates' in read) {
    const pick = row([pickSelect(scene, language, rest, fields, read.candidates)])
    const components = [...sentenceView(wordsIn(language)('board:pick')), pick]
    return { as: 'message', isPrivate: true, components, outcome: 'several', facts: factsOf(scene) }
  }
  if ('handedOver' in read) return handed(parts, pressing, scene, read.handedOver, users)
  return give(parts, pressing, read.given, retry())
}

/** Gives the lead or a side to somebody else. */
async function handed(
  parts: AttackParts,
  pressing: Pressing,
  scene: Scene,
  { user, player }: HandedOver,
  users: Filled['users'],
): Promise<MessageAnswer> {
  const { caller } = pressing
  const person = users.get(user)
  if (!person || person.isBot) return sayPrivately(parts, caller, 'bot', t => t('board:handOver.bot'))
  const { walkthrough } = scene
  const done =
    player === null
      ? handOver(walkthrough, caller.userId, user)
      : giveSeat(walkthrough, caller.userId, player, person)
  if ('problem' in done) return notHanded(parts, caller, scene, done)
  await parts.store.change(walkthrough.id, done.change)
  const changed = { ...scene, walkthrough: { ...walkthrough, ...done.change } }
  const t = wordsIn(ownLanguage(parts, caller))
  return board(
    parts,
    pressing,
    changed,
    'handed over',
    t('board:handOver.done', { who: escaped(person.name) }),
  )
}

function notHanded(
  parts: AttackParts,
  caller: Pressing['caller'],
  { walkthrough }: Scene,
  done: Extract<Handed, { problem: unknown }>,
): MessageAnswer {
  return sayPrivately(parts, caller, done.problem, t => {
    if (done.problem === 'noSuchSeat') return t('board:handOver.noSuchSeat')
    if (done.problem === 'notStarter')
      return t('board:handOver.notStarter', { who: whoIs(walkthrough, done.starter, t) })
    const { shown } = namesIn(walkthrough, ownLanguage(parts, caller), t)
    return t('board:handOver.notYourSeat', { who: shown(done.seat.player) })
  })
}

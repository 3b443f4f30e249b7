// The action of each button and select of a board.
import { isLanguage, otherLanguages } from '../../../language.ts'
import { previewOf } from '../../../walkthroughs/preview.ts'
import { fasterThan } from '../../../walkthroughs/save-press.ts'
import type { InteractionAnswer, Pressed } from '../../interaction/command.ts'
import { ownLanguage } from '../../interaction/private-language.ts'
import { boardView } from '../board/board.ts'
import { cardRow } from '../board/card-row.ts'
import { previewView } from '../board/preview-view.ts'
import { telling } from '../board/scene-words.ts'
import { whyView } from '../board/why.ts'
import { citationIn, whyList, whyRow } from '../board/why-list.ts'
import { withMark } from '../face/effect-parts.ts'
import { formScene } from '../face/face.ts'
import { type Action, type AttackId, decodeAttackId, NO_WALKTHROUGH, OFFERED } from '../face/ids.ts'
import type { FormAnswer } from '../face/result.ts'
import { keptBy } from '../forms/fields-in-custom-id.ts'
import { askForm, formFor } from '../forms/forms.ts'
import { CORRECTION } from '../forms/report-form.ts'
import { earlierView } from '../story/whole-story.ts'
import { isAside, turned } from './aside.ts'
import { withForm } from './attack-card.ts'
import { beginForm } from './begin-form.ts'
import { asksInstead, beginInstead } from './begin-instead.ts'
import { playsCard } from './card-played.ts'
import { changeOffered } from './change.ts'
import { comesBack } from './come-back.ts'
import { asksEdition, carriedFor } from './edition-gone.ts'
import { tryOut } from './examples.ts'
import { findScene, spelledOut } from './find-scene.ts'
import { behind, giveAnswer, giveLast, giveMended, type PressCase, undo } from './give-answer.ts'
import { asksToGoBack, goesBack, goesForward } from './go-back.ts'
import { refuses, takes } from './hand-over.ts'
import { lookView } from './list.ts'
import { NOW } from './may-end.ts'
import { asNewTable } from './new-table.ts'
import { beginNext, onceMore } from './next.ts'
import { openBoard } from './open-board.ts'
import { othersDecide } from './others-decide.ts'
import { type AttackParts, factsOf, sayPrivately, showPrivately } from './parts.ts'
import { beginMended, pickedCard, saidAlone } from './picked-card.ts'
import { takenAt } from './reporting.ts'
import { pickedUp } from './resume.ts'
import { type BoardPress, boardDown } from './show-board.ts'
import { endTable, shownTable } from './show-table.ts'
import { stepFirst } from './step-first.ts'
import { askToStop, stopped, wentOn } from './stop.ts'
import { readSubmitted } from './submit.ts'
import { setAtTable, tableSettings } from './table-settings.ts'
import { transcript } from './transcript.ts'
import { endUnplayable } from './unplayable.ts'

/** A press with its control and the scene of its walkthrough. */
type Control = PressCase<BoardPress & Pressed> & { readonly id: AttackId }

/** @throws StoreFault */
export async function pressOnAttack(parts: AttackParts, pressed: Pressed): Promise<InteractionAnswer> {
  const id = idIn(pressed)
  if (typeof id === 'string') return sayPrivately(parts, pressed, id, t => t(`problems:${id}`))
  if (id.action === 'try') return tryOut(parts, pressed, id)
  if (id.action === 'begin') return beginForm(parts, pressed, id)
  if (id.action === 'which') return turned(parts, pressed, await pickedCard(parts, pressed, id))
  if (id.action === 'with') return withForm(parts, pressed, id)
  if (id.action === 'alone') return turned(parts, pressed, await saidAlone(parts, pressed, id))
  const found = await sceneOfPress(parts, pressed, id)
  if ('answer' in found) return turned(parts, pressed, found.answer)
  const press = { ...pressed, walkthrough: id.walkthrough, revision: id.revision }
  const taken = await takenAt(parts, { caller: press, scene: found.scene }, id)
  if ('answer' in taken) return turned(parts, pressed, taken.answer)
  const { scene, begins } = taken
  const caller = { ...pressed, ...taken.caller }
  const rest = spelledOut(id.rest, formScene(parts.faces, scene, pressed))
  const one = { parts, caller, scene, begins, id: { ...id, rest } }
  const answer = await DOES[id.action](one)
  const turns = isAside(one) || BESIDES.includes(id.action)
  return turns && answer.as !== 'modal' ? turned(parts, caller, answer) : answer
}

/** The scene of a press, or the answer where today's rules cannot show it, or its table goes on by no edition. @throws StoreFault */
async function sceneOfPress(parts: AttackParts, pressed: Pressed, { walkthrough, action }: AttackId) {
  const found = await findScene(parts, pressed, walkthrough)
  const { unplayable = null } = 'answer' in found ? found : {}
  if (unplayable && action === 'stop') return { answer: await endUnplayable(parts, pressed, unplayable) }
  const scene = 'scene' in found ? found.scene : unplayable && carriedFor(parts, unplayable, action)
  if (!scene) return found
  const answer = asksEdition({ parts, caller: pressed, scene }, action)
  return answer ? { answer } : { scene }
}

/** The actions of which no board has a control: a private message beside it has. */
const BESIDES: readonly Action[] = ['form', 'look', 'current', 'table', 'set', 'comesBack', 'mended']

/** Reads the id of a press. The options of a select of choices have the ids that buttons would have. */
function idIn({ customId, values }: Pressed): DirectId | 'outdated' | 'foreign' {
  const id = decodeAttackId(customId)
  if (typeof id === 'string' || isDirect(id)) return id
  const chosen = decodeAttackId(values[0] ?? '')
  if (typeof chosen === 'string' || !isDirect(chosen)) return 'foreign'
  return [chosen.walkthrough, NO_WALKTHROUGH].includes(id.walkthrough) ? chosen : 'foreign'
}

type DirectId = AttackId & { readonly action: Exclude<Action, 'choose' | 'more'> }
const isDirect = (id: AttackId): id is DirectId => id.action !== 'choose' && id.action !== 'more'

function answerIn({ rest: [question = '', choice = '', number] }: AttackId): FormAnswer {
  const answer = { question, choice, ...(number !== undefined && { number: Number(number) }) }
  return { answer, names: {}, seats: [] }
}

type Does = (one: Control) => InteractionAnswer | Promise<InteractionAnswer>

/** Lets a press through only on the present board: forms and previews concern the present question. */
const current =
  (does: Does): Does =>
  one => {
    const { caller, scene } = one
    const isCurrent = caller.revision === scene.walkthrough.revision
    return isCurrent ? does(one) : behind(one, fasterThan(caller, scene.walkthrough))
  }

const language = ({ parts, caller }: Control) => ownLanguage(parts, caller)

const tells = (one: Control) => telling(one.parts.faces, one.scene, language(one))

const asking = ({ parts, scene, caller }: Control) => formScene(parts.faces, scene, caller)

const opens = (form: (one: Control) => ReturnType<typeof formFor>): Does =>
  current(one => {
    const modal = form(one)
    if (modal) return { as: 'modal', modal, outcome: 'form', facts: factsOf(one.scene) }
    return sayPrivately(one.parts, one.caller, 'not asked', t => t('board:notAskedNow'))
  })

const asks = opens(one => {
  const [question = '', choice = '', part] = one.id.rest
  return askForm(asking(one), language(one), question, choice, part)
})

const opensCards = opens(one => formFor(['card'], asking(one), language(one)))

/** The cards that fit, beside a board that has no room for them. */
const showsCards = current(one => {
  const cards = cardRow(tells(one))
  return cards.length === 0 ? opensCards(one) : showPrivately(one.scene, 'cards', cards)
})

const DOES: Readonly<
  Record<Exclude<DirectId['action'], 'try' | 'begin' | 'which' | 'alone' | 'with'>, Does>
> = {
  answer: one => giveAnswer(one, answerIn(one.id)),
  last: one => giveLast(one, answerIn(one.id)),
  mend: one => giveMended(one, one.id.rest),
  ask: current(one => {
    const [question = '', choice = ''] = one.id.rest
    return othersDecide(one, asking(one), question, choice) ?? asks(one)
  }),
  happens: opens(one => {
    const [part, corrected] = one.id.rest
    const kind = withMark(corrected === undefined ? 'happens' : CORRECTION, part || undefined)
    return formFor([kind, ...(corrected === undefined ? [] : [corrected])], asking(one), language(one))
  }),
  play: one => {
    const [card] = one.id.rest
    if (card === undefined) return opensCards(one)
    return card === OFFERED ? showsCards(one) : playsCard(one, one.id.rest)
  },
  correct: opens(one => formFor(['correct'], asking(one), language(one))),
  handOver: opens(one => formFor(['handOver'], asking(one), language(one))),
  take: one => takes(one, one.id.rest),
  refuse: one => refuses(one, one.id.rest),
  retry: opens(one => {
    const at = asking(one)
    const kept = keptBy(one.id.rest, at)
    return kept && formFor(kept.rest, at, language(one), kept.fields)
  }),
  /** A card picked out of several; the select's own id holds the rest of the form. */
  form: one => {
    const kept = keptBy(one.id.rest, asking(one))
    if (!kept) return sayPrivately(one.parts, one.caller, 'foreign', t => t('problems:foreign'))
    const fields = new Map([...kept.fields, ['name', one.caller.values]])
    return readSubmitted(one, { rest: kept.rest, fields, users: new Map() })
  },
  preview: current(one => {
    const { parts, scene } = one
    const view = previewView(parts.faces, scene, previewOf(parts.flows, scene), language(one))
    return showPrivately(scene, 'previewed', view)
  }),
  undo,
  stop: one => (one.id.rest[0] === NOW ? stopped(one) : current(askToStop)(one)),
  goOn: wentOn,
  open: openBoard,
  whyOf: one => showPrivately(one.scene, 'asked why', whyList(tells(one))),
  /** On the board of an older version the select stands on the board itself. */
  why: one => {
    const citation = citationIn(one.caller.values[0] ?? '')
    const telling = tells(one)
    const cites = (clause: string) => telling.face.cites(clause, telling.table.edition)
    const view = [...whyView(one.parts.glossary, citation, language(one), cites), ...whyRow(telling)]
    return showPrivately(one.scene, 'explained', view)
  },
  earlier: one => {
    const [page] = one.id.rest
    const number = page !== undefined && /^\d{1,3}$/.test(page) ? Number(page) : null
    const view = earlierView(one.parts.faces, one.scene, language(one), number)
    const isTurned = number !== null && one.caller.isPrivate
    return { ...showPrivately(one.scene, 'earlier', view), as: isTurned ? 'update' : 'message' }
  },
  language: one => {
    const [asked] = one.id.rest
    const [first] = otherLanguages(one.scene.walkthrough.language)
    const other = isLanguage(asked) ? asked : (first ?? language(one))
    const view = boardView(one.parts.faces, one.scene, { language: other, isToRead: true })
    return showPrivately(one.scene, 'translated', view)
  },
  down: boardDown,
  look: one => showPrivately(one.scene, 'looked', lookView(one, language(one))),
  current: pickedUp,
  transcript,
  mended: ({ parts, caller, scene, id }) => beginMended(parts, caller, scene, id),
  again: onceMore,
  table: ({ parts, caller, scene }) => shownTable(parts, caller, scene),
  settings: tableSettings,
  comesBack: current(one => comesBack(one, one.id.rest)),
  set: one => setAtTable(one, one.id.rest),
  endTable,
  newTable: one => asNewTable(one, one.id.rest),
  back: one => (one.id.rest[0] === undefined ? asksToGoBack(one) : goesBack(one, one.id.rest[0])),
  forward: goesForward,
  endFirst: one => asksInstead(one, one.id.rest),
  endNow: one => beginInstead(one, one.id.rest),
  next: one => beginNext(one, one.id.rest),
  change: current(changeOffered),
  stepFirst,
}

// The action of each button and select of a board.
import { isLanguage, otherLanguages } from '../../../language.ts'
import type { Replay } from '../../../walkthroughs/log/replay.ts'
import { previewOf } from '../../../walkthroughs/preview.ts'
import { fasterThan } from '../../../walkthroughs/save-press.ts'
import { wordsIn } from '../../../words/words.ts'
import type { Answer, MessageAnswer, Pressed } from '../../interaction/command.ts'
import { ownLanguage } from '../../interaction/private-language.ts'
import { sentenceView } from '../../message/sentence.ts'
import { boardView } from '../board/board.ts'
import { whyClause } from '../board/board-rows.ts'
import { type Action, type AttackId, decode, NO_WALKTHROUGH } from '../board/ids.ts'
import { previewView } from '../board/preview-view.ts'
import { whyView } from '../board/why.ts'
import { formScene } from '../faces/face.ts'
import { keptBy, saidBefore } from '../forms/fields-in-custom-id.ts'
import { askForm, formFor } from '../forms/forms.ts'
import { beginForm } from '../start/begin-form.ts'
import { tryOut } from '../start/examples.ts'
import { lookView } from '../start/list.ts'
import { onceMore, pickedUp } from '../start/resume.ts'
import { earlierView, transcriptScript, transcriptText } from '../story/whole-story.ts'
import { findScene, spelledOut } from './find-scene.ts'
import { fasterWords, give, stopped, undo } from './give-answer.ts'
import { type AttackParts, sayPrivately } from './parts.ts'
import { type BoardPress, board, boardDown, factsOf } from './show-board.ts'
import { readSubmitted } from './submit.ts'

/** A press with its control and the scene of its walkthrough. */
type Case = {
  readonly parts: AttackParts
  readonly press: BoardPress & Pressed
  readonly id: AttackId
  readonly scene: Replay
}

/** @throws StoreFault */
export async function press(parts: AttackParts, pressed: Pressed): Promise<Answer> {
  const id = idIn(pressed)
  if (typeof id === 'string') return sayPrivately(parts, pressed, id, t => t(`problems:${id}`))
  if (id.action === 'try') return tryOut(parts, pressed, id)
  if (id.action === 'begin') return beginForm(parts, pressed, id)
  const found = await findScene(parts, pressed, id.walkthrough)
  if ('answer' in found) return found.answer
  const rest = spelledOut(id.rest, formScene(parts.faces, found.scene))
  const { walkthrough, revision } = id
  const own = { ...pressed, walkthrough, revision }
  return DOES[id.action]({ parts, press: own, id: { ...id, rest }, scene: found.scene })
}

/** Reads the id of a press. The options of a select of choices have the ids that buttons would have. */
function idIn({ customId, values }: Pressed): DirectId | 'outdated' | 'foreign' {
  const id = decode(customId)
  if (typeof id === 'string' || isDirect(id)) return id
  const chosen = decode(values[0] ?? '')
  if (typeof chosen === 'string' || !isDirect(chosen)) return 'foreign'
  return [chosen.walkthrough, NO_WALKTHROUGH].includes(id.walkthrough) ? chosen : 'foreign'
}

type DirectId = AttackId & { readonly action: Exclude<Action, 'choose' | 'more'> }
const isDirect = (id: AttackId): id is DirectId => id.action !== 'choose' && id.action !== 'more'

type Does = (one: Case) => Answer | Promise<Answer>

/** Lets a press through only on the present board: forms and previews concern the present question. */
const current =
  (does: Does): Does =>
  one => {
    const { parts, press, scene } = one
    if (press.revision === scene.walkthrough.revision) return does(one)
    const faster = fasterThan(press, scene.walkthrough)
    return board(parts, press, scene, 'behind', fasterWords(parts, press, scene, faster))
  }

const language = ({ parts, press }: Case) => ownLanguage(parts, press)

const asking = ({ parts, scene }: Case) => formScene(parts.faces, scene)

/** A private message to read, for the user who pressed. */
const toRead = (
  { scene, press }: Case,
  outcome: string,
  components: MessageAnswer['components'],
  isTurned = false,
): MessageAnswer => ({
  as: isTurned && press.isPrivate ? 'update' : 'message',
  isPrivate: true,
  components,
  outcome,
  facts: factsOf(scene),
})

const opens = (form: (one: Case) => ReturnType<typeof formFor>): Does =>
  current(async one => {
    const modal = form(one)
    if (modal) return { as: 'modal', modal, outcome: 'form', facts: factsOf(one.scene) }
    return sayPrivately(one.parts, one.press, 'not asked', t => t('board:notAskedNow'))
  })

const DOES: Readonly<Record<Exclude<Action, 'choose' | 'more' | 'try' | 'begin'>, Does>> = {
  answer: one => {
    const [question = '', choice = '', number] = one.id.rest
    const answer = { question, choice, ...(number !== undefined && { number: Number(number) }) }
    return give(one.parts, one.press, one.scene, { answer, names: {}, seats: [] })
  },
  ask: opens(one => askForm(asking(one), language(one), one.id.rest[0] ?? '', one.id.rest[1] ?? '')),
  happens: opens(one => formFor(['happens'], asking(one), language(one))),
  correct: opens(one => formFor(['correct'], asking(one), language(one))),
  handOver: opens(one => formFor(['handOver'], asking(one), language(one))),
  retry: opens(one => {
    const at = asking(one)
    const kept = keptBy(one.id.rest, at)
    const fields = kept && saidBefore(one.press.customId, kept.fields)
    return kept && fields && formFor(kept.rest, at, language(one), fields)
  }),
  /** A card picked out of several; the select's own id holds the rest of the form. */
  form: one => {
    const kept = keptBy(one.id.rest, asking(one))
    if (!kept) return sayPrivately(one.parts, one.press, 'foreign', t => t('problems:foreign'))
    const fields = new Map([...kept.fields, ['name', one.press.values]])
    return readSubmitted(one.parts, one.press, one.scene, { rest: kept.rest, fields, users: new Map() })
  },
  preview: current(one =>
    toRead(
      one,
      'previewed',
      previewView(one.parts.faces, one.scene, previewOf(one.parts.flows, one.scene), language(one)),
    ),
  ),
  undo: one => undo(one.parts, one.press, one.scene),
  stop: one => stopped(one.parts, one.press, one.scene),
  why: one => {
    const clause = whyClause(one.press.values[0] ?? '')
    return toRead(one, 'explained', whyView(one.parts.glossary, clause, language(one)))
  },
  earlier: one => {
    const [page] = one.id.rest
    const number = page !== undefined && /^\d{1,3}$/.test(page) ? Number(page) : null
    return toRead(
      one,
      'earlier',
      earlierView(one.parts.faces, one.scene, language(one), number),
      number !== null,
    )
  },
  language: one => {
    const [asked] = one.id.rest
    const [first] = otherLanguages(one.scene.walkthrough.language)
    const other = isLanguage(asked) ? asked : (first ?? language(one))
    return toRead(
      one,
      'translated',
      boardView(one.parts.faces, one.scene, { language: other, isToRead: true }),
    )
  },
  down: one => boardDown(one.parts, one.press, one.scene),
  look: one => toRead(one, 'looked', lookView(one.parts.faces, one.scene, language(one), one.press.userId)),
  current: one => pickedUp(one.parts, one.press, one.scene),
  transcript: one => {
    const own = language(one)
    return {
      ...toRead(one, 'transcript', sentenceView(wordsIn(own)('board:transcript'))),
      files: [
        { name: 'attack.txt', content: transcriptText(one.parts.faces, one.scene, own) },
        { name: 'attack.json', content: transcriptScript(one.scene) },
      ],
    }
  },
  again: one => onceMore(one.parts, one.press, one.scene),
}

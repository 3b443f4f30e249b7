// Asks for the second part of a text, behind one button for each part of the kinds of effects.
import { wordsIn } from '../../../words/words.ts'
import type { MessageAnswer } from '../../interaction/command.ts'
import { ownLanguage } from '../../interaction/private-language.ts'
import { button, row } from '../../message/components.ts'
import { sentenceView } from '../../message/sentence.ts'
import { continuedLabel } from '../board/prompt.ts'
import { withMark } from '../face/effect-parts.ts'
import type { FormScene } from '../face/forms-face.ts'
import type { Follows } from '../face/result.ts'
import { retryOf } from '../forms/fields-in-custom-id.ts'
import { partsIn } from '../forms/forms.ts'
import { type Case, showPrivately } from './parts.ts'
import { withRetry } from './refusal.ts'

/** What was typed with the first part stands in the second form, or in the message if no button has room for it. */
export function asksSecondPart(
  { parts, caller, scene }: Case,
  at: FormScene,
  { follows: { rest, fields } }: Follows,
): MessageAnswer {
  const t = wordsIn(ownLanguage(parts, caller))
  const [kind = '', ...more] = rest
  const label = t('board:secondPartForm')
  const forms = partsIn(rest, at).map((part, index) => ({
    label: index === 0 ? label : continuedLabel(label, part, t),
    ...retryOf(at, [withMark(kind, index === 0 ? undefined : part.mark), ...more], fields),
  }))
  const buttons = forms.flatMap(form => (form.id === null ? [] : [button(form.id, form.label)]))
  const typed = [...new Set(forms.flatMap(form => form.typed))]
  const said = [...sentenceView(t('board:secondPart')), row(buttons)]
  return withRetry(showPrivately(scene, 'second part', said), { id: null, typed }, t)
}

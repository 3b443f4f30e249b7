// Says why an answer of a script is not possible, and what is asked there instead.

import { choiceLabel } from '../../discord/attack/board/prompt.ts'
import { anyCites, anyForms } from '../../discord/attack/face/face.ts'
import { boardNames } from '../../discord/attack/face/names.ts'
import { problemText } from '../../discord/attack/play/problem-text.ts'
import type { Shown } from '../../games/game.ts'
import { rulesName } from '../../words/edition-name.ts'
import { hasWords, wordsIn } from '../../words/words.ts'
import { askedWords } from './story.ts'
import { type ReadScript, tellingOf } from './telling.ts'

/** The refusal of a play in words: the question that the edition asks first, or the reason with its clause; null if nothing was refused. */
export function refusalOf(reading: ReadScript, played: Shown): string | null {
  const { refused } = played
  if (!refused) return null
  const { language, named, faces } = reading
  const t = wordsIn(language)
  const tells = tellingOf(reading, played)
  const asked = played.prompt?.windows.findLast(({ hard }) => hard)
  if (tells && asked && ASKED_ELSEWHERE.includes(refused.code)) {
    const rules = rulesName(tells.table.edition, t)
    return t('resolve:asksFirst', { rules, question: askedWords(asked, tells) })
  }
  const own = `resolve:refused.${refused.code}` as const
  if (hasWords(own)) return t(own)
  return problemText(refused, language, {
    forms: anyForms(faces),
    nameOf: tells?.names.plain ?? boardNames(named, language, t).plain,
    labelOf: (window, choice) => (tells ? choiceLabel(window, choice, tells) : choice.name),
    typed: text => text,
    cites: anyCites(faces, tells?.table.edition ?? String(reading.script.setUp.edition ?? '')),
  })
}

/** Refusals of an answer to a question that is not open, while another one is. */
const ASKED_ELSEWHERE: readonly string[] = ['notNow', 'noSuchQuestion']

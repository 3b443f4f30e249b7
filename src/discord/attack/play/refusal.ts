// Tells a user privately why something is not possible, what is possible, and how to try again.
import type { Plain } from '../../../engine/game.ts'
import { FALLBACK, inLanguage, type Language, type Said } from '../../../language.ts'
import type { SetUpProblem } from '../../../walkthroughs/set-up/problem.ts'
import type { LocaleWords } from '../../../words/resources.ts'
import { hasWords, type Translate, wordsIn } from '../../../words/words.ts'
import type { Caller, MessageAnswer } from '../../interaction/command.ts'
import { ownLanguage } from '../../interaction/private-language.ts'
import { codeBlock } from '../../message/code-block.ts'
import { button, row } from '../../message/components.ts'
import { escaped, plain } from '../../message/escape.ts'
import { sentenceView } from '../../message/sentence.ts'
import { choiceLabel } from '../board/prompt.ts'
import { telling } from '../board/scene-words.ts'
import { anyCites, anyForms, faceOf } from '../face/face.ts'
import { boardNames } from '../face/names.ts'
import type { Retry } from '../forms/fields-in-custom-id.ts'
import { type AttackParts, type Case, sayPrivately, showPrivately } from './parts.ts'
import { problemText } from './problem-text.ts'

/** A refusal in a walkthrough; `retry` opens its form again. */
export function refused(
  { parts, caller, scene }: Case,
  problem: Parameters<typeof problemText>[0],
  retry: Retry | null,
): MessageAnswer {
  const tells = telling(parts.faces, scene, ownLanguage(parts, caller))
  const ofName = isOfName(problem) ? setUpProblemText(problem, tells.language, escaped) : null
  const text =
    ofName ??
    problemText(problem, tells.language, {
      forms: faceOf(parts.faces, scene).forms,
      nameOf: tells.names.shown,
      labelOf: (question, choice) => escaped(choiceLabel(question, choice, tells)),
      typed: escaped,
      cites: clause => tells.face.cites(clause, tells.table.edition),
    })
  const said = showPrivately(scene, `refused ${problem.code}`, sentenceView(text))
  return retry ? withRetry(said, retry, tells.t) : said
}

/** Whether a name cannot stand where it was typed, be it in a form or in a command. */
const isOfName = ({ code }: { readonly code: string }): boolean =>
  ['wrongKind', 'severalNames', 'wrongCard'].includes(code)

/** Discord's limit for the texts of a message, less a refusal and its sentence. */
const ROOM = 3_000

/** A refusal with the button that opens its form again, above it what was typed and stands in no button, to be copied. */
export function withRetry(said: MessageAnswer, { id, typed }: Retry, t: Translate): MessageAnswer {
  const again = id === null ? [] : [row([button(id, t('board:retry'))])]
  const blocks = typed.map(codeBlock).join('\n')
  const isLong = blocks.length > ROOM
  const copy = isLong ? t('board:typedFile') : `${t('board:typed')}\n${blocks}`
  return {
    ...said,
    components: [...said.components, ...(typed.length > 0 ? sentenceView(copy) : []), ...again],
    ...(isLong && { files: [{ name: 'text.txt', content: typed.join('\n') }] }),
  }
}

/** Why an attack cannot begin with the given options. */
export function notBegun(parts: AttackParts, caller: Caller, problem: SetUpProblem): MessageAnswer {
  const language = ownLanguage(parts, caller)
  const cites = anyCites(parts.faces, problem.edition ?? '')
  return sayPrivately(parts, caller, `refused ${problem.code}`, t => {
    const { shown } = boardNames({ names: problem.names, seats: [] }, language, t)
    const ofSetUp = setUpProblemText(problem, language, escaped)
    if (ofSetUp !== null) return [ofSetUp, problem.clause && cites(problem.clause)].filter(Boolean).join(' ')
    return problemText(problem, language, {
      forms: anyForms(parts.faces),
      nameOf: shown,
      labelOf: (_, choice) => escaped(plain(choice.name)),
      typed: escaped,
      cites,
    })
  })
}

/** The words for a fault of the set-up; null for a refusal of the engine. `shown` makes a typed name harmless. */
export function setUpProblemText(
  { code, details = {} }: Partial<Pick<SetUpProblem, 'details'>> & Pick<SetUpProblem, 'code'>,
  language: Language,
  shown: (name: string) => string,
): string | null {
  const t = wordsIn(language)
  const key = `cards:problems.${code}` as const
  if (!hasWords(key)) return null
  const told = (value: Plain | undefined) => {
    const text = isSaid(value) ? inLanguage(value, language) : value
    return typeof text === 'string' ? shown(text) : String(text ?? '')
  }
  const slots = Object.entries(details).map(([slot, value]) => [
    slot,
    SLOTS[slot]?.(String(value), t) ?? told(value),
  ])
  const context = Object.values(details).includes(null) ? 'unnamed' : undefined
  return t(key, { ...Object.fromEntries(slots), context })
}

/** The slots that hold a name of the program, with its words. */
const SLOTS: Readonly<Record<string, (name: string, t: Translate) => string>> = {
  number: numberText,
  type: (name, t) => t(`card:type.${name as keyof LocaleWords['card']['type']}`),
  belongs: (name, t) => t(`cards:belongs.${name as keyof LocaleWords['cards']['belongs']}`),
}

/** Whether a value is a name with its words in each language. */
const isSaid = (value: Plain | undefined): value is Said =>
  typeof value === 'object' && value !== null && FALLBACK in value

/** The words for a number of a set-up. */
function numberText(name: string, t: Translate): string {
  const key = `cards:numbers.${name}` as const
  return hasWords(key) ? t(key) : name
}

// Tells a user privately why something is not possible, what is possible, and how to try again.
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { SetUpProblem } from '../../../walkthroughs/set-up/problem.ts'
import { wordsIn } from '../../../words/words.ts'
import type { Caller, MessageAnswer } from '../../interaction/command.ts'
import { ownLanguage } from '../../interaction/private-language.ts'
import { button, row } from '../../message/components.ts'
import { escaped, plain } from '../../message/escape.ts'
import { sentenceView } from '../../message/sentence.ts'
import { namesIn } from '../board/names.ts'
import { telling } from '../board/telling.ts'
import { anyForms, faceOf } from '../faces/face.ts'
import { choiceLabel } from '../questions/choice-labels.ts'
import { setUpProblemText } from '../start/set-up-problem.ts'
import { type AttackParts, sayPrivately } from './parts.ts'
import { problemText } from './problem-text.ts'
import { factsOf } from './show-board.ts'

type Problem = Parameters<typeof problemText>[0]

/** A refusal in a walkthrough; `retry` is the custom id that opens its form again. */
export function refused(
  parts: AttackParts,
  caller: Caller,
  scene: Scene,
  problem: Problem,
  retry: string | null,
): MessageAnswer {
  const language = ownLanguage(parts, caller)
  const t = wordsIn(language)
  const tells = telling(parts.faces, scene, language)
  const text = problemText(problem, language, {
    forms: faceOf(parts.faces, scene).forms,
    nameOf: tells.names.shown,
    labelOf: (question, choice) => escaped(choiceLabel(question, choice, tells)),
    typed: escaped,
  })
  const again: APIMessageTopLevelComponent[] = retry ? [row([button(retry, t('board:retry'))])] : []
  return {
    as: 'message',
    isPrivate: true,
    components: [...sentenceView(text), ...again],
    outcome: `refused ${problem.code}`,
    facts: factsOf(scene),
  }
}

/** Why an attack cannot begin with the given options. */
export function notBegun(parts: AttackParts, caller: Caller, problem: SetUpProblem): MessageAnswer {
  const language = ownLanguage(parts, caller)
  return sayPrivately(parts, caller, `refused ${problem.code}`, t => {
    const { shown } = namesIn({ names: problem.names, seats: [] }, language, t)
    const ofSetUp = setUpProblemText(problem, language, escaped)
    if (ofSetUp !== null) return [ofSetUp, problem.clause].filter(Boolean).join(' ')
    return problemText(problem, language, {
      forms: anyForms(parts.faces),
      nameOf: shown,
      labelOf: (_, choice) => escaped(plain(choice.name)),
      typed: escaped,
    })
  })
}

// The answer to a button or select of a rule message.
import type { Language } from '../../language.ts'
import { wordsIn } from '../../words/words.ts'
import type { Answer, Pressed } from '../interaction/command.ts'
import { ownLanguage } from '../interaction/private-language.ts'
import { privateSentence } from '../message/sentence.ts'
import type { RuleParts } from './parts.ts'
import { type Action, decode, follow, type RuleState } from './state.ts'
import { ruleView } from './view.ts'

export function press(parts: RuleParts, pressed: Pressed): Answer {
  const { glossary, repository } = parts
  const read = decode(pressed.customId)
  const own = ownLanguage(parts, pressed)
  if (typeof read === 'string') return refusal(read, own)
  const { action, state } = read
  const target = targetOf(action, state, pressed.values[0] ?? '')
  const entry = glossary.byCode.get(target.code)
  if (!entry) return refusal('gone', own)
  const facts = { action, entry: entry.id }
  if (action === 'share') {
    const shared = { ...target, trail: [] }
    const components = ruleView(glossary, shared, { isPrivate: false, sharedBy: pressed.userId, repository })
    return { as: 'message', isPrivate: false, components, outcome: 'shared', facts }
  }
  if (pressed.isAsker && action !== 'show') {
    const { isPrivate, sharedBy } = pressed
    const components = ruleView(glossary, target, { isPrivate, sharedBy, repository })
    return { as: 'update', isPrivate, components, outcome: 'turned', facts }
  }
  const inOwn = { ...target, language: action === 'language' ? target.language : own }
  const components = ruleView(glossary, inOwn, { isPrivate: true, sharedBy: null, repository })
  return { as: 'message', isPrivate: true, components, outcome: 'shown privately', facts }
}

/** The state to show; for the selects, the chosen value holds it. */
function targetOf(action: Action, state: RuleState, value: string): RuleState {
  if (action === 'choose') return follow(state, value)
  return action === 'jump' ? { ...state, page: /^\d{1,2}$/.test(value) ? Number(value) : 0 } : state
}

function refusal(why: 'outdated' | 'foreign' | 'gone', language: Language): Answer {
  const t = wordsIn(language)
  const sentence = {
    outdated: t('problems:outdated'),
    foreign: t('problems:foreign'),
    gone: t('problems:gone'),
  }[why]
  return privateSentence(sentence, why)
}

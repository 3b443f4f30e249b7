// The answer to a button or select of a rule message.
import { successorOf } from '../../glossary/former-pages.ts'
import type { Language } from '../../language.ts'
import { wordsIn } from '../../words/words.ts'
import type { InteractionAnswer, Pressed } from '../interaction/command.ts'
import { pressedView } from '../interaction/pressed-view.ts'
import { privateSentence } from '../interaction/private-answer.ts'
import { ownLanguage } from '../interaction/private-language.ts'
import type { RuleParts } from './parts.ts'
import { decodeRuleId, follow, type RuleButton, type RuleState, type TrailStop } from './state.ts'
import { ruleView } from './view.ts'

export function pressOnRule(parts: RuleParts, pressed: Pressed): InteractionAnswer {
  const { glossary, repository } = parts
  const read = decodeRuleId(pressed.customId)
  const own = ownLanguage(parts, pressed)
  if (typeof read === 'string') return refusal(read, own)
  const { action } = read
  const target = targetOf(read, pressed.values[0] ?? '', parts)
  const entry = glossary.byCode.get(target.code)
  if (!entry) return refusal('gone', own)
  const facts = { action, entry: entry.id }
  const state = action === 'share' ? { ...target, trail: [] } : target
  return pressedView(pressed, { action, state, own }, facts, (shown, how) =>
    ruleView(glossary, shown, { ...how, repository, editions: pressed.editions }),
  )
}

/** The state to show; for the selects, the chosen value holds it. */
function targetOf(read: RuleButton, value: string, parts: RuleParts): RuleState {
  const { action, state } = read
  if (action === 'choose') return follow(state, value)
  if (action !== 'jump') return read.isFormer ? today(parts, state) : state
  const jumped: RuleState = {
    ...state,
    part: { ...state.part, view: 'all', page: /^\d{1,2}$/.test(value) ? Number(value) : 0 },
  }
  return read.isFormer ? today(parts, jumped) : jumped
}

/** A state of version 1.0.0 with today's pages: each holds the clause with which the former one began. */
function today({ glossary, former }: RuleParts, state: RuleState): RuleState {
  const now = (stop: TrailStop): TrailStop => {
    const page = stop.part.view === 'first' ? 0 : stop.part.page
    const found = successorOf(glossary, former, stop.code, page)
    return found ? { code: found.entry.code, part: { view: 'all', page: found.page } } : stop
  }
  return { ...state, ...now(state), trail: state.trail.map(now) }
}

function refusal(why: 'outdated' | 'foreign' | 'gone', language: Language): InteractionAnswer {
  const t = wordsIn(language)
  const sentence = {
    outdated: t('problems:outdated'),
    foreign: t('problems:foreign'),
    gone: t('problems:gone'),
  }[why]
  return privateSentence(sentence, why)
}

// Checks that every page of every entry fits Discord's limits, in each language and with the longest trail.
import type { Entry, Glossary } from '../../glossary/glossary.ts'
import { cutTexts, pagesOf } from '../../glossary/page.ts'
import { LANGUAGES } from '../../language.ts'
import { wordsIn } from '../../words/words.ts'
import { faultsOf } from '../message/limits.ts'
import { rulingTexts } from './official.ts'
import { FIRST_VIEW, type Part, type RuleState, type TrailStop } from './state.ts'
import { ruleView } from './view.ts'

export type LimitFault = { readonly entry: Entry; readonly message: string }

const LONGEST_TRAIL: readonly TrailStop[] = Array.from({ length: 5 }, () => ({
  code: 'zzzzzz',
  part: { view: 'rulings', page: 99 },
}))
const LONGEST_USER = '9'.repeat(20)
/** The longest address that the configuration accepts. */
const LONGEST_REPOSITORY = `https://github.com/${'r'.repeat(81)}`

/** Every page that Discord would refuse, with the reason; empty if there is none. */
export function limitFaults(glossary: Glossary): LimitFault[] {
  return [...glossary.entries, ...glossary.answers].flatMap(entry =>
    statesOf(glossary, entry).flatMap(state => {
      const view = ruleView(glossary, state, {
        isPrivate: true,
        sharedBy: LONGEST_USER,
        repository: LONGEST_REPOSITORY,
      })
      const { part } = state
      const where = `${state.language}, ${part.view === 'all' ? `page ${part.page + 1}` : part.view}`
      return faultsOf(view).map(message => ({ entry, message: `${where}: ${message}` }))
    }),
  )
}

function statesOf(glossary: Glossary, entry: Entry): RuleState[] {
  return LANGUAGES.flatMap(language => {
    const all = pagesOf(entry).map((_, page): Part => ({ view: 'all', page }))
    const texts = cutTexts(rulingTexts(glossary, entry, language, wordsIn(language)))
    const rulings = texts.map((_, page): Part => ({ view: 'rulings', page }))
    const changes: Part[] = [0, 1, 2].map(page => ({ view: 'changes', page }))
    return [FIRST_VIEW, ...all, ...rulings, ...changes].map(part => ({
      ...{ language, code: entry.code, part, trail: LONGEST_TRAIL },
    }))
  })
}

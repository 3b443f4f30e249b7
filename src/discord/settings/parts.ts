// The parts that the answers to /settings need.
import type { Flows } from '../../games/game.ts'
import type { Glossary } from '../../glossary/glossary.ts'
import type { Language } from '../../language.ts'
import type { Store } from '../../store/store.ts'

export type SettingsParts = {
  readonly glossary: Glossary
  readonly store: Store
  readonly flows: Flows
  readonly fallback: Language
}

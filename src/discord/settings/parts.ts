// What the answers to /settings are made from.
import { flowNamed } from '../../games/flows.ts'
import type { Edition, Glossary } from '../../glossary/glossary.ts'
import type { Language } from '../../language.ts'
import type { Store } from '../../store/store.ts'

export type SettingsParts = {
  readonly glossary: Glossary
  readonly store: Store
  readonly fallback: Language
}

/** The game that is played by more than one edition, so that a server must be able to say which. */
const WITH_EDITIONS = 'marvel-champions'

/** The editions that a server can choose from: those that attacks can be played by. */
export function editionsOf({ games }: Glossary): readonly Edition[] {
  const played = flowNamed(`${WITH_EDITIONS}/enemy-attack`)?.editions ?? []
  return (games.get(WITH_EDITIONS)?.editions ?? []).filter(({ id }) => played.includes(id))
}

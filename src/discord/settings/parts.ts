// What the answers to /settings are made from.
import type { Flows } from '../../games/game.ts'
import type { Edition, Glossary } from '../../glossary/glossary.ts'
import type { Language } from '../../language.ts'
import type { Store } from '../../store/store.ts'

export type SettingsParts = {
  readonly glossary: Glossary
  readonly store: Store
  readonly flows: Flows
  readonly fallback: Language
}

/** The game that is played by more than one edition, so that a server must be able to say which. */
const WITH_EDITIONS = 'marvel-champions'

type EditionParts = Pick<SettingsParts, 'glossary' | 'flows'>

/** The editions that a server can choose from: those that attacks can be played by. */
export function editionsOf({ glossary, flows }: EditionParts): readonly Edition[] {
  const played = [...flows.values()]
    .filter(({ game }) => game === WITH_EDITIONS)
    .flatMap(({ editions }) => editions)
  return (glossary.games.get(WITH_EDITIONS)?.editions ?? []).filter(({ id }) => played.includes(id))
}

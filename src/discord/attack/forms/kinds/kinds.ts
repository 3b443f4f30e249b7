// Which kinds of “what happens” a form offers: those of the game that are possible now, the usual ones first.
import { MOST_OPTIONS } from '../../../components.ts'
import type { Table } from '../table.ts'
import { ON_THE_BATTLE, REVEALED } from './gundam-battle.ts'
import { KEYWORDS as GUNDAM_KEYWORDS, ON_CARDS } from './gundam-cards.ts'
import { type FormAbout, type Kind, one } from './kind.ts'
import { KEYWORDS, ON_THE_ATTACK } from './marvel-attack.ts'
import { ON_CHARACTERS, RARELY } from './marvel-characters.ts'

const NOTE: Kind<{ kind: 'note'; text: string }> = {
  name: 'note',
  words: 'forms:note',
  effect: 'note',
  text: 'note',
  makes: ({ text }) => one({ kind: 'note', text }),
}

export const KINDS: Readonly<Record<Table['game'], readonly Kind[]>> = {
  'marvel-champions': [...ON_THE_ATTACK, ...ON_CHARACTERS, NOTE, ...KEYWORDS, ...RARELY],
  gundam: [...REVEALED, ...ON_CARDS, ...ON_THE_BATTLE, NOTE, ...GUNDAM_KEYWORDS],
}

/**
 * The kinds that a form offers now, as many as a select holds. What is left out then is rare, and there is room for it
 * at most other moments.
 * @param legal the effects that may be reported now; null where an ability does whatever it says
 */
export function kindsFor(table: Table, about: FormAbout, legal: readonly string[] | null): Kind[] {
  return KINDS[table.game]
    .filter(({ forms }) => forms?.includes(about) ?? true)
    .filter(({ effect }) => effect === null || legal === null || legal.includes(effect))
    .filter(({ fits }) => fits?.(table) ?? true)
    .slice(0, MOST_OPTIONS)
}

// How many walkthroughs may be open at once, so that nobody fills the store.
import type { Store } from '../store/store.ts'

export type Most = { readonly person: number; readonly server: number }

type Beginner = {
  readonly starter: string
  readonly guild: string | null
  readonly claim: string
  readonly most: Most
}

/**
 * Whose number is reached, if one is; what has begun already counts as begun. Of several that begin in the same
 * moment one or two may come through beyond it: this is a limit against filling up, not a rule of the game.
 */
export async function tooMany(
  store: Store,
  { starter, guild, claim, most }: Beginner,
): Promise<{ readonly of: keyof Most; readonly most: number } | null> {
  const [ofPerson, ofServer] = await Promise.all([
    store.countOpen({ starter }),
    guild === null ? 0 : store.countOpen({ guild }),
  ])
  const of = ofPerson >= most.person ? 'person' : ofServer >= most.server ? 'server' : null
  if (of === null || (await store.claimed(claim))) return null
  return { of, most: most[of] }
}

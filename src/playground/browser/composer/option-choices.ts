// Lists the choices for an option: its own, those that the bot completes, users and channels, yes and no.
import { useEffect, useState } from 'preact/hooks'
import type { PageOption } from '../../protocol.ts'
import { loadChoices } from '../state/moves.ts'
import type { PageWorld } from '../state/state.ts'
import { useStore } from '../state/store.ts'
import { inAllLanguages, type Key, type PageWords, useWords } from '../words.ts'
import { type CommandDraft, type Draft, draftValues } from './draft.ts'
import { isMeant, type OptionChoice } from './read-value.ts'

/** The bot is asked this many milliseconds after the last letter, not after each. */
const DEBOUNCE = 100

type Offer = {
  readonly choices: readonly OptionChoice[]
  /** Whether the choices belong to an earlier text; new ones are on their way. */
  readonly isStale: boolean
  readonly hasFailed: boolean
}

const NONE: Offer = { choices: [], isStale: false, hasFailed: false }

/** Gives the choices for the option that is being typed, filtered by its text. */
export function useOffer(draft: Draft): Offer {
  const words = useWords()
  const world = useStore(state => state.world)
  const completed = useCompleted(draft)
  if (!draft.command || !draft.at || !world) return NONE
  if (draft.at.autocomplete) return completed
  const all = offeredBy(draft.at, world, words)
  return { ...NONE, choices: all.filter(choice => isMeant(choice, draft.text)) }
}

function offeredBy(option: PageOption, world: PageWorld, words: PageWords): readonly OptionChoice[] {
  if (option.choices.length > 0) return option.choices.map(({ name, value }) => ({ shown: name, value }))
  const named = (list: readonly { readonly id: string; readonly name: string }[]) =>
    list.map(({ id, name }) => ({ shown: name, value: id }))
  switch (option.type) {
    case 'flag':
      return [
        answer(true, ['page:composer.yes', 'page:composer.true'], words),
        answer(false, ['page:composer.no', 'page:composer.false'], words),
      ]
    case 'user':
      return named([...world.personas, world.bot])
    case 'role':
      return named(world.roles)
    case 'channel':
      return named(world.places.filter(({ kind }) => kind !== 'direct'))
    default:
      return []
  }
}

/** Yes or no, which Discord calls true or false; what other languages say is understood too. */
const answer = (value: boolean, keys: readonly [Key, Key], words: PageWords): OptionChoice => ({
  shown: words(keys[0]),
  value,
  also: keys.flatMap(inAllLanguages),
})

/** Asks the bot while the reader types; an answer to an earlier text is dropped. */
function useCompleted(draft: Draft): Offer {
  const [latest, keep] = useState<{ readonly of: Draft; readonly offer: Offer }>({ of: draft, offer: NONE })
  const isAsking = draft.command !== null && draft.at?.autocomplete === true
  useEffect(() => {
    if (!isAsking) return
    let isDropped = false
    const timer = setTimeout(async () => {
      const choices = await askFor(draft)
      if (!isDropped)
        keep({ of: draft, offer: choices ? { ...NONE, choices } : { ...NONE, hasFailed: true } })
    }, DEBOUNCE)
    return () => {
      isDropped = true
      clearTimeout(timer)
    }
  }, [draft, isAsking])
  if (latest.of === draft) return latest.offer
  return { ...(isSameOption(latest.of, draft) ? latest.offer : NONE), isStale: true }
}

const isSameOption = (one: Draft, other: Draft): boolean =>
  one.command !== null && other.command !== null && one.command === other.command && one.at === other.at

async function askFor(draft: CommandDraft): Promise<readonly OptionChoice[] | null> {
  const name = draft.at?.name ?? ''
  const options = { ...draftValues(draft), [name]: draft.text }
  const choices = await loadChoices(draft.command.name, options, name)
  return choices?.map(choice => ({ shown: choice.name, value: choice.value })) ?? null
}

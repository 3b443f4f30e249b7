// What /attack offers while somebody types: cards, what stands instead of one, and walkthroughs.
import type { Kind } from '../../../cards/kinds.ts'
import { languageFor } from '../../../i18n/reader.ts'
import { isLanguage, type Language } from '../../../language.ts'
import { fold } from '../../../search/fold.ts'
import { clip } from '../../clip.ts'
import type { Choice, Typing } from '../../command.ts'
import { cardChoices } from '../card-label.ts'
import type { OptionKey } from '../options.ts'
import { givenIn, nameOf } from './given-options.ts'
import { scenesOf, sceneWords } from './list.ts'
import type { AttackParts } from './parts.ts'
import { type Side, sideChoices } from './sides.ts'

const CHOICES = 25

type Offer = { readonly kinds: readonly Kind[]; readonly sides?: readonly Side[] }

/** What each option takes. */
const OFFERS: Partial<Record<OptionKey, Offer>> = {
  enemy: { kinds: ['enemy'] },
  hero: { kinds: ['hero', 'alterEgo'] },
  defender: { kinds: ['ally'], sides: ['hero', 'nobody'] },
  attacker: { kinds: ['hero', 'ally'] },
  unit: { kinds: ['unit'] },
  pilot: { kinds: ['pilot'] },
  targetPilot: { kinds: ['pilot'] },
  blocker: { kinds: ['unit'], sides: ['nobody'] },
  base: { kinds: ['base'], sides: ['none'] },
}
/** Both subcommands with a target call it so. */
const TARGETS: Readonly<Record<string, Offer>> = {
  hero: { kinds: ['enemy'] },
  unit: { kinds: ['unit'], sides: ['player'] },
}

/** At most 25, in the language of whoever types. @throws StoreFault for walkthroughs */
export async function complete(parts: AttackParts, typing: Typing): Promise<Choice[]> {
  const option = givenIn(typing).text('language')
  const reader = { ...typing.reader, option: isLanguage(option) ? option : null }
  const language = languageFor('private', reader, parts.fallback)
  const typed = String(typing.options.get(typing.focused) ?? '')
  if (typing.focused === nameOf('walkthrough')) return walkthroughs(parts, typing, typed, language)
  const offer = offerFor(typing)
  if (!offer) return []
  const { kinds, sides = [] } = offer
  const found = parts.cards.findCards({ query: typed, language, kinds, limit: CHOICES })
  const [kind = 'enemy'] = kinds
  return [...sideChoices(typed, sides, language), ...cardChoices(found, kind, language)].slice(0, CHOICES)
}

function offerFor({ focused, subcommand }: Typing): Offer | undefined {
  if (focused === nameOf('target')) return TARGETS[subcommand ?? '']
  const key = (Object.keys(OFFERS) as OptionKey[]).find(one => nameOf(one) === focused)
  return key && OFFERS[key]
}

async function walkthroughs(
  parts: AttackParts,
  typing: Typing,
  typed: string,
  language: Language,
): Promise<Choice[]> {
  const scenes = await scenesOf(parts, typing, CHOICES)
  return scenes
    .map(scene => ({ name: clip(sceneWords(scene, language), 100), value: `attack:${scene.walkthrough.id}` }))
    .filter(({ name }) => fold(name).includes(fold(typed)))
}

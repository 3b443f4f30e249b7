// The autocomplete of /attack: cards, sides that replace a card, and walkthroughs.

import { isLanguage, type Language } from '../../../language.ts'
import { fold } from '../../../search/words/fold.ts'
import { languageFor } from '../../../words/reader-language.ts'
import type { Choice, Typing } from '../../interaction/command.ts'
import { clip } from '../../message/clip.ts'
import { faceCalled } from '../faces/face.ts'
import type { AttackParts } from '../press/parts.ts'
import { cardChoices } from './card-label.ts'
import { scenesOf, sceneWords } from './list.ts'
import { givenIn, nameOf } from './options.ts'
import { sideChoices } from './sides.ts'

const CHOICES = 25

/** At most 25 choices, in the user's language. @throws StoreFault for walkthroughs */
export async function complete(parts: AttackParts, typing: Typing): Promise<Choice[]> {
  const option = givenIn(typing).text('language')
  const reader = { ...typing.reader, option: isLanguage(option) ? option : null }
  const language = languageFor('private', reader, parts.fallback)
  const typed = String(typing.options.get(typing.focused) ?? '')
  if (typing.focused === nameOf('walkthrough')) return walkthroughs(parts, typing, typed, language)
  const offer = faceCalled(parts.faces, typing.subcommand)?.offerFor(typing.focused)
  if (!offer) return []
  const { kinds, sides } = offer
  const found = parts.cards.findCards({ query: typed, language, kinds, limit: CHOICES })
  const [kind] = kinds
  return [...sideChoices(typed, sides, language), ...cardChoices(found, kind, language)].slice(0, CHOICES)
}

async function walkthroughs(
  parts: AttackParts,
  typing: Typing,
  typed: string,
  language: Language,
): Promise<Choice[]> {
  const scenes = await scenesOf(parts, typing, CHOICES)
  return scenes
    .map(scene => ({
      name: clip(sceneWords(parts.faces, scene, language), 100),
      value: `attack:${scene.walkthrough.id}`,
    }))
    .filter(({ name }) => fold(name).includes(fold(typed)))
}

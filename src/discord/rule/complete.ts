// The choices that /rule offers while a user types.
import { codeQuery } from '../../glossary/find.ts'
import type { Entry, Glossary } from '../../glossary/glossary.ts'
import type { GameId } from '../../glossary/schema.ts'
import { inLanguage, type Language } from '../../language.ts'
import { languageFor } from '../../words/reader-language.ts'
import type { Choice, Typing } from '../interaction/command.ts'
import { clip } from '../message/clip.ts'
import { gameOption, languageOption, preferring, type RuleParts, starters } from './parts.ts'
import { otherTitles, titleOf } from './text.ts'

const CHOICES = 25

export function complete({ glossary, find, fallback }: RuleParts, typing: Typing): Choice[] {
  const language = languageFor('private', { ...typing.reader, option: languageOption(typing) }, fallback)
  const game = gameOption(typing)
  const query = String(typing.options.get(typing.focused) ?? '')
  const entries = query.trim()
    ? preferring(find({ query, language, game }), typing.game).map(({ entry }) => entry)
    : starters(glossary, game)
  return entries
    .slice(0, CHOICES)
    .map(entry => ({ name: choiceName(glossary, entry, language, game), value: codeQuery(entry) }))
}

/** The titles in all languages, without repetition; also the game if both games were searched. */
function choiceName(glossary: Glossary, entry: Entry, language: Language, game: GameId | null): string {
  const names = [
    titleOf(entry, language),
    ...otherTitles(entry, language),
    game ? null : nameOfGame(glossary, entry.game, language),
  ]
  return clip(names.filter(Boolean).join(' · '), 100)
}

function nameOfGame({ games }: Glossary, id: GameId, language: Language): string | null {
  const game = games.get(id)
  return game ? inLanguage(game.name, language) : null
}

// The answers to /attack, by subcommand.
import { isLanguage } from '../../../language.ts'
import { languageFor } from '../../../words/reader-language.ts'
import type { Asked, MessageAnswer } from '../../interaction/command.ts'
import { escaped, plain } from '../../message/escape.ts'
import { type AnyFace, faceCalled } from '../faces/face.ts'
import { type AttackParts, ownWords } from '../press/parts.ts'
import { notBegun } from '../press/refused.ts'
import { begin, prepared } from './begin.ts'
import { listOf } from './list.ts'
import { givenIn } from './options.ts'
import { resume } from './resume.ts'

/** @throws StoreFault; Error for a subcommand that the definition does not have */
export async function ask(parts: AttackParts, asked: Asked): Promise<MessageAnswer> {
  if (asked.subcommand === 'resume') return resume(parts, asked)
  if (asked.subcommand === 'list') return listOf(parts, asked)
  const face = faceCalled(parts.faces, asked.subcommand)
  if (!face) throw new Error(`/attack has no subcommand ${asked.subcommand}`)
  return startFrom(parts, asked, face)
}

async function startFrom(parts: AttackParts, asked: Asked, face: AnyFace): Promise<MessageAnswer> {
  const given = givenIn(asked)
  const option = given.text('language')
  const reader = { ...asked.reader, option: isLanguage(option) ? option : null }
  const isPrivate = given.choice('private') ?? asked.prefersPrivate ?? false
  const language = languageFor(isPrivate ? 'private' : 'public', reader, parts.fallback)
  const edition = await editionAt(parts, asked)
  const begun = prepared(parts.cards, face, asked, language, edition)
  return 'problem' in begun
    ? notBegun(parts, asked, begun.problem)
    : begin(parts, asked, begun.prepared, { language, isPrivate, tell: severalCardsText(parts, face, asked) })
}

/** The edition that the server has set; null: none. */
async function editionAt({ store }: AttackParts, { place }: Asked): Promise<string | null> {
  return place.guild === null ? null : (await store.guildSettings(place.guild)).edition
}

/** Lists the typed names that several cards have, since the bot took no numbers for them; null if there are none. */
function severalCardsText(parts: AttackParts, face: AnyFace, asked: Asked): string | null {
  const names = [...asked.options].flatMap(([option, value]) => {
    const offer = face.offerFor(option)
    const found = offer && typeof value === 'string' ? parts.cards.cardsNamed(value, offer.kinds) : []
    return found.length > 1 ? [escaped(plain(String(value)))] : []
  })
  if (names.length === 0) return null
  const t = ownWords(parts, asked)
  return t('board:severalCards', { names: names.map(name => t('board:quoted', { name })).join(', ') })
}

// The answers to /attack, by subcommand.
import { languageFor } from '../../../i18n/reader.ts'
import { isLanguage } from '../../../language.ts'
import type { Asked, MessageAnswer } from '../../command.ts'
import { begin } from './begin.ts'
import { givenIn } from './given-options.ts'
import { listOf } from './list.ts'
import { type AttackParts, sayPrivately } from './parts.ts'
import { prepared } from './prepare.ts'
import { notBegun } from './refused.ts'
import { resume } from './resume.ts'

/** @throws StoreFault; Error for a subcommand that the definition does not have */
export async function ask(parts: AttackParts, asked: Asked): Promise<MessageAnswer> {
  switch (asked.subcommand) {
    case 'enemy':
    case 'hero':
    case 'unit':
      return startFrom(parts, asked, asked.subcommand)
    case 'resume':
      return resume(parts, asked)
    case 'list':
      return listOf(parts, asked)
    default:
      throw new Error(`/attack has no subcommand ${asked.subcommand}`)
  }
}

async function startFrom(
  parts: AttackParts,
  asked: Asked,
  subcommand: 'enemy' | 'hero' | 'unit',
): Promise<MessageAnswer> {
  const { guild, roles } = asked.place
  const settings = guild === null ? null : await parts.store.guildSettings(guild)
  const role = settings?.starters
  if (role && !roles.includes(role))
    return sayPrivately(parts, asked, 'may not start', t => t('board:mayNotStart', { role }))
  const option = givenIn(asked).text('language')
  const reader = { ...asked.reader, option: isLanguage(option) ? option : null }
  const isPrivate = givenIn(asked).flag('private') ?? asked.prefersPrivate ?? false
  const language = languageFor(isPrivate ? 'private' : 'public', reader, parts.fallback)
  const begun = prepared(parts.cards, subcommand, asked, { language, edition: settings?.edition ?? null })
  return 'problem' in begun
    ? notBegun(parts, asked, begun.problem)
    : begin(parts, asked, begun.prepared, { language, isPrivate })
}

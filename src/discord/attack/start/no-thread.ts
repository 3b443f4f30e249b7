// Why an attack is not in a thread: what the bot may not do in this channel.

import type { Language } from '../../../language.ts'
import { wordsIn } from '../../../words/words.ts'
import type { Place } from '../../interaction/command.ts'

/** Names every permission that is missing; null if none is. */
export function lacksText({ lacks }: Place, language: Language): string | null {
  if (lacks.length === 0) return null
  const t = wordsIn(language)
  const permissions = lacks.map(one => t(`board:permission.${one}`)).join(', ')
  return t('board:lacks', { permissions, count: lacks.length })
}

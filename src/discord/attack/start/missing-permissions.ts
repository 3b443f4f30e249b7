// Says why an attack has no thread: the permissions that the bot lacks in this channel.

import type { Language } from '../../../language.ts'
import { wordsIn } from '../../../words/words.ts'
import type { Place } from '../../interaction/command.ts'

/** Names every missing permission; null if none is missing. */
export function lacksText({ lacks }: Place, language: Language): string | null {
  if (lacks.length === 0) return null
  const t = wordsIn(language)
  const permissions = lacks.map(one => t(`board:permission.${one}`)).join(', ')
  return t('board:lacks', { permissions, count: lacks.length })
}

// The words that tell the operator why Discord refuses or has ended the connection.
import type { Translate } from '../../words/words.ts'
import type { LostProblem } from './lost-connection.ts'

export function lostText(lost: LostProblem, url: string, t: Translate): string {
  if (lost.problem === 'tokenInvalid') return t('problems:login.tokenInvalid')
  if (lost.problem === 'unreachable') return t('problems:login.unreachable', { url, reason: lost.reason })
  return t('problems:login.closed', { code: lost.code })
}

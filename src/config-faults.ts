// Describes the faults of the configuration in words: one line for each variable.
import type { ConfigFault } from './config.ts'
import type { Translate } from './words/words.ts'

export function configFaultText(faults: readonly ConfigFault[], t: Translate): string {
  const lines = faults.map(({ variable, got, allowed }) =>
    t('problems:config.line', {
      variable,
      got: got === null ? t('problems:config.gotHidden') : JSON.stringify(got),
      allowed: allowedText(allowed, t),
    }),
  )
  return [t('problems:config.title'), ...lines].join('\n  ')
}

function allowedText(allowed: ConfigFault['allowed'], t: Translate): string {
  if (allowed.is === 'token') return t('problems:config.token')
  if (allowed.is === 'url') return t('problems:config.url')
  if (allowed.is === 'databaseFile') return t('problems:config.databaseFile')
  if (allowed.is === 'databaseUrl') return t('problems:config.databaseUrl')
  if (allowed.is === 'repository') return t('problems:config.repository', { longest: allowed.longest })
  if (allowed.is === 'days') return t('problems:config.days', { most: allowed.most })
  if (allowed.is === 'port') return t('problems:config.port', { first: allowed.first, last: allowed.last })
  if (allowed.is === 'shards') return t('problems:config.shards')
  if (allowed.is === 'count') return t('problems:config.count', { most: allowed.most })
  return t('problems:config.oneOf', { list: allowed.values.join(', ') })
}

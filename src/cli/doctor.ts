// npm run doctor: checks everything that can keep the bot from running, and advises the operator. Exit code 1 if there is a fault.
import '../node-24.js'
import { config as readEnvFile } from 'dotenv'
import { configFaultText, readConfig } from '../config.ts'
import { storeState } from '../store/look.ts'
import type { Whereabouts } from '../store/open.ts'
import { storeFaultText } from '../store-faults.ts'
import { operatorLanguage } from '../words/reader-language.ts'
import { type Translate, wordsIn } from '../words/words.ts'
import { askDiscord } from './doctor/discord.ts'
import { envFile } from './doctor/env-file.ts'
import { bad, type DoctorFinding, good, open } from './doctor/finding.ts'

async function examine(environment: NodeJS.ProcessEnv, t: Translate): Promise<DoctorFinding[]> {
  const node = good(t('doctor:node', { version: process.versions.node }))
  const config = readConfig(environment)
  const file = envFile('.env', t)
  if ('faults' in config) return [node, ...file, bad(configFaultText(config.faults, t))]
  const { DISCORD_TOKEN: token, DISCORD_API_URL: api, DATABASE_PATH: path, DATABASE_URL: url } = config
  const discord = token ? await askDiscord(token, api, t) : [open(t('doctor:token.none'))]
  return [node, ...file, good(t('doctor:config')), ...discord, ...(await store({ path, url }, t))]
}

/** By reading alone: a bot of an earlier version may be at work on the same data. */
async function store(where: Whereabouts, t: Translate): Promise<DoctorFinding[]> {
  const place = where.url ? 'PostgreSQL' : where.path
  try {
    const { version, latest, open: count, deletions } = await storeState(where)
    if (version === 0) return [good(t('doctor:version.none', { place, latest }))]
    const told = version === latest ? good : open
    const is = version === latest ? 'latest' : 'older'
    return [
      good(t('doctor:store', { place, count })),
      told(t(`doctor:version.${is}`, { version, latest })),
      ...(deletions > 0 ? [open(t('doctor:deletions', { count: deletions }))] : []),
    ]
  } catch (error) {
    return [bad(storeFaultText(error, where, t))]
  }
}

readEnvFile({ quiet: true })
const t = wordsIn(operatorLanguage(process.env))
const findings = await examine(process.env, t)
for (const { state, text } of findings) console.log(`[${t(`doctor:${state}`)}] ${text}`)
const count = findings.filter(({ state }) => state === 'bad').length
console.log(count === 0 ? t('doctor:result.good') : t('doctor:result.bad', { count }))
process.exitCode = count === 0 ? 0 : 1

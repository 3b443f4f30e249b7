// npm run doctor: checks everything that can keep the bot from running, and advises the operator. Exit code 1 if there is a fault.
import '../node-24.js'
import { config as readEnvFile } from 'dotenv'
import { configFaultText, readConfig } from '../config.ts'
import { openStore, type Whereabouts } from '../store/open.ts'
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
  return [node, ...file, good(t('doctor:config')), ...discord, await store({ path, url }, t)]
}

async function store(where: Whereabouts, t: Translate): Promise<DoctorFinding> {
  try {
    const opened = await openStore(where)
    const count = await opened.countOpen()
    await opened.sweep({ now: 0, idle: 0, left: 0 }) // tests writing, and deletes nothing, since no data is so old
    await opened.close()
    const place = where.url ? 'PostgreSQL' : where.path
    return good(t('doctor:store', { place, count }))
  } catch (error) {
    return bad(storeFaultText(error, where, t))
  }
}

readEnvFile({ quiet: true })
const t = wordsIn(operatorLanguage(process.env))
const findings = await examine(process.env, t)
for (const { state, text } of findings) console.log(`[${t(`doctor:${state}`)}] ${text}`)
const count = findings.filter(({ state }) => state === 'bad').length
console.log(count === 0 ? t('doctor:result.good') : t('doctor:result.bad', { count }))
process.exitCode = count === 0 ? 0 : 1

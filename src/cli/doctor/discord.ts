// Asks Discord for the doctor's checks: the token, the application, the servers, the clock.
import { PERMISSIONS } from '../../discord/gateway/permissions.ts'
import type { Translate } from '../../words/words.ts'
import { bad, type DoctorFinding, good, open } from './finding.ts'

type Asked = { readonly status: number; readonly body: Record<string, unknown>; readonly date: number }
type Ask = (path: string) => Promise<Asked>

const NEEDED = PERMISSIONS.reduce((all, one) => all | one, 0n)
/** In seconds; a clock that is further off makes times in the log and in metrics misleading. */
const MOST_SECONDS = 5
const MOST_NAMED = 10
const WITHIN = 10_000
const HOUR = 3_600_000

/** Asks Discord with this token. @returns the findings, or a single fault if the token is invalid or Discord is unreachable */
export async function askDiscord(token: string, api: string, t: Translate): Promise<DoctorFinding[]> {
  const ask = asker(token, api.replace(/\/$/, ''))
  try {
    const me = await ask('/users/@me')
    if (me.status === 401) return [bad(t('problems:login.tokenInvalid'))]
    if (me.status !== 200) return [unreadable(me, '/users/@me', t)]
    return [
      good(t('doctor:token.good', { name: String(me.body.username) })),
      clock(me, t),
      await starts(ask, t),
      await installation(ask, t),
      await permissions(ask, String(me.body.id), t),
      good(t('doctor:intents')),
    ]
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const reason = cause instanceof Error ? cause.message : String(cause)
    return [bad(t('problems:login.unreachable', { url: api, reason }))]
  }
}

const asker =
  (token: string, api: string): Ask =>
  async path => {
    const headers = { authorization: `Bot ${token}` }
    const response = await fetch(`${api}/v10${path}`, { headers, signal: AbortSignal.timeout(WITHIN) })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    const date = Date.parse(response.headers.get('date') ?? '')
    return { status: response.status, body: isJson ? JSON.parse(text) : {}, date }
  }

const unreadable = ({ status }: Asked, what: string, t: Translate): DoctorFinding =>
  bad(t('doctor:unreadable', { status, what }))

function clock({ date }: Asked, t: Translate): DoctorFinding {
  const seconds = Math.round(Math.abs(Date.now() - date) / 1_000)
  return seconds <= MOST_SECONDS
    ? good(t('doctor:clock.good', { seconds }))
    : bad(t('doctor:clock.wrong', { seconds }))
}

async function starts(ask: Ask, t: Translate): Promise<DoctorFinding> {
  const gateway = await ask('/gateway/bot')
  if (gateway.status !== 200) return unreadable(gateway, '/gateway/bot', t)
  const limit = gateway.body.session_start_limit as { remaining: number; reset_after: number }
  if (limit.remaining > 0) return good(t('doctor:starts.good', { count: limit.remaining }))
  return bad(t('doctor:starts.none', { count: Math.ceil(limit.reset_after / HOUR) }))
}

async function installation(ask: Ask, t: Translate): Promise<DoctorFinding> {
  const application = await ask('/applications/@me')
  if (application.status !== 200) return unreadable(application, '/applications/@me', t)
  const kinds = Object.keys((application.body.integration_types_config as object | undefined) ?? {})
  if (!kinds.includes('0')) return bad(t('doctor:installation.notGuild'))
  return kinds.includes('1') ? good(t('doctor:installation.good')) : open(t('doctor:installation.notUser'))
}

/** Checks the first 200 servers: Discord returns each with the bot's permissions there. */
async function permissions(ask: Ask, id: string, t: Translate): Promise<DoctorFinding> {
  const asked = await ask('/users/@me/guilds')
  if (asked.status !== 200) return unreadable(asked, '/users/@me/guilds', t)
  const servers = asked.body as unknown as { name: string; permissions: string }[]
  if (servers.length === 0) return open(t('doctor:permissions.nowhere', { invite: invite(id) }))
  const lacking = servers.filter(server => !mayAll(BigInt(server.permissions)))
  if (lacking.length === 0) return good(t('doctor:permissions.good', { count: servers.length }))
  const names = lacking.slice(0, MOST_NAMED).map(({ name }) => name)
  return open(
    t('doctor:permissions.lacking', {
      count: lacking.length,
      servers: [...names, ...(lacking.length > MOST_NAMED ? ['…'] : [])].join(', '),
    }),
  )
}

const ADMINISTRATOR = 8n
const mayAll = (may: bigint): boolean => (may & ADMINISTRATOR) !== 0n || (may & NEEDED) === NEEDED

const invite = (id: string): string =>
  `https://discord.com/oauth2/authorize?client_id=${id}&scope=bot+applications.commands&permissions=${NEEDED}`

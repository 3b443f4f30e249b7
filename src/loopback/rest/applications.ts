// Serves the application's own routes: the address of its gateway, its user, its commands.
import type { Context, Hono } from 'hono'
import { check } from '../checks/check.ts'
import type { JsonObject } from '../json.ts'
import type { Loopback } from '../loopback.ts'
import { Refusal } from '../refusal.ts'
import { takeCommands, withoutLocalisations } from '../world/commands.ts'
import { userPayload } from '../world/payloads.ts'
import type { World } from '../world/world.ts'
import { readBody } from './body.ts'

/** Adds the routes to the app. */
export function applicationRoutes(app: Hono, loopback: Loopback): void {
  const { world } = loopback
  app.get('/gateway', c => c.json({ url: loopback.gatewayUrl }))
  app.get('/gateway/bot', c => {
    const { shards, concurrency } = loopback.gateway
    const limit = { ...STARTS, max_concurrency: concurrency ?? 1 }
    return c.json({ url: loopback.gatewayUrl, shards, session_start_limit: limit })
  })
  app.get('/users/@me', c =>
    c.json({ ...userPayload(world.bot), verified: true, mfa_enabled: true, flags: 0 }),
  )
  app.get('/users/@me/guilds', c => c.json(guildsOf(world)))
  for (const path of ['/applications/@me', '/oauth2/applications/@me'])
    app.get(path, c => c.json(application(loopback)))

  for (const path of ['/applications/:app/commands', '/applications/:app/guilds/:guild/commands']) {
    app.get(path, c => {
      const commands = world.commands.get(scope(loopback, c)) ?? []
      return c.json(
        c.req.query('with_localizations') === 'true' ? commands : commands.map(withoutLocalisations),
      )
    })
    app.put(path, async c => {
      const at = scope(loopback, c)
      const { json } = await readBody(c.req.raw)
      check('commands', json)
      return c.json(takeCommands(world, at, json as unknown as JsonObject[]))
    })
  }
}

const STARTS = { total: 1000, remaining: 1000, reset_after: 86_400_000 }

/** Gives the key of a set of commands: the guild's id, or '' for global commands. */
function scope({ world }: Loopback, c: Context): string {
  if (c.req.param('app') !== world.applicationId) throw new Refusal('unknownApplication')
  const guild = c.req.param('guild') ?? ''
  if (guild !== '' && !world.guilds.has(guild)) throw new Refusal('unknownGuild')
  return guild
}

/** Lists guilds with the bot's permissions there, which are those in the guild's first channel. */
const guildsOf = ({ guilds, channels }: World) =>
  [...guilds.values()]
    .filter(({ botInstalled }) => botInstalled)
    .map(({ id, name }) => {
      const first = [...channels.values()].find(({ guildId }) => guildId === id)
      return { id, name, owner: false, features: [], permissions: String(first?.appPermissions ?? 0n) }
    })

const application = ({ world }: Loopback) => ({
  id: world.applicationId,
  name: world.bot.name,
  icon: null,
  description: '',
  bot_public: true,
  bot_require_code_grant: false,
  bot: userPayload(world.bot),
  verify_key: '0'.repeat(64),
  team: null,
  flags: 0,
  approximate_guild_count: [...world.guilds.values()].filter(guild => guild.botInstalled).length,
  integration_types_config: { '0': {}, '1': {} },
})

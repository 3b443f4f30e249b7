// Routes the addresses of the page's server.
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { isLanguage, LANGUAGES, type Language, localesOf } from '../../language.ts'
import type { Log } from '../../log.ts'
import { ownAddressOnly } from '../../loopback/own-address-only.ts'
import type { Discord } from '../../loopback/start-loopback.ts'
import { attachmentRoute } from '../../loopback/world/attachments.ts'
import type { User } from '../../loopback/world/types.ts'
import { languageOfLocale } from '../../words/reader-language.ts'
import { resourcesOf } from '../../words/resources.ts'
import { wordsIn } from '../../words/words.ts'
import type { Switchboard } from '../panel-switches.ts'
import { playScene, SCENE_NAMES, sceneNamed } from '../scenes.ts'
import { type Asset, asset, send } from './asset.ts'
import { contentPolicy, documentIn } from './document.ts'
import { packageFiles } from './package-files.ts'

export type SiteParts = {
  readonly discord: Discord
  readonly switchboard: Switchboard
  readonly log: Log
  readonly language: Language
  readonly personaOf: (wanted: string | null) => User | null
  readonly browserFile: (name: string) => Promise<Asset | null>
  /** The port of the server; known once it listens. */
  readonly port: () => number
}

export function pageSite(parts: SiteParts): Hono {
  const { discord, language, log, port } = parts
  const packageFile = packageFiles()
  const words = LANGUAGES.map(one => ({
    language: one,
    locales: localesOf(one),
    words: resourcesOf(one).page ?? {},
  }))
  const allWords = asset(JSON.stringify(words), 'application/json; charset=utf-8')
  const site = new Hono()
  site.use(guarded(parts))
  site.use(ownAddressOnly(port))
  site.use(byNumber(port))
  site.get('/', c => (c.req.query('scene') === undefined ? showDocument(parts, c) : openScene(parts, c)))
  site.get('/page/:name{.+}', async c => send(c, await parts.browserFile(c.req.param('name'))))
  site.get('/modules/:name', c => send(c, packageFile(c.req.path)))
  site.get('/fonts/:name', c => send(c, packageFile(c.req.path)))
  site.get('/words.json', c => send(c, allWords))
  attachmentRoute(site, discord.world)
  site.onError((error, c) => {
    log.error({ err: error }, 'the page could not be served')
    return c.text(wordsIn(language)('playground:unexpected'), 500)
  })
  return site
}

/** Sets the security headers of every answer, refusals too. */
const guarded =
  ({ port }: SiteParts): MiddlewareHandler =>
  async (c, next) => {
    await next()
    const { headers } = c.res
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', contentPolicy(port()))
    headers.set('cross-origin-opener-policy', 'same-origin')
    headers.set('cross-origin-resource-policy', 'same-origin')
    headers.set('referrer-policy', 'no-referrer')
    headers.set('x-content-type-options', 'nosniff')
  }

/** Redirects from localhost to 127.0.0.1, so that the page has one origin: that of the files in messages. */
const byNumber =
  (port: () => number): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.header('host')?.startsWith('127.')) return next()
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(`http://127.0.0.1:${port()}${pathname}${search}`)
  }

function showDocument(parts: SiteParts, c: Context): Response | Promise<Response> {
  return send(c, asset(documentIn(languageOf(parts, c)), 'text/html; charset=utf-8'))
}

function languageOf({ personaOf, language }: SiteParts, c: Context): Language {
  const wanted = c.req.query('lang')
  if (isLanguage(wanted)) return wanted
  const user = personaOf(c.req.query('persona') ?? null)
  return languageOfLocale(user?.locale ?? null) ?? language
}

/**
 * Plays a scene in a new world and redirects to it. Pictures and frames of other pages cannot start one.
 * Where a reset would throw something away, the page is shown instead, and asks.
 */
async function openScene(parts: SiteParts, c: Context): Promise<Response> {
  const name = c.req.query('scene') ?? ''
  const wanted = sceneNamed(name)
  if (!wanted) {
    const t = wordsIn(languageOf(parts, c))
    return c.text(t('playground:noScene', { name, list: SCENE_NAMES.join(', ') }), 404)
  }
  if ((c.req.header('sec-fetch-dest') ?? 'document') !== 'document') return c.body(null, 403)
  const { discord, switchboard, personaOf } = parts
  if (switchboard.isUsed()) return showDocument(parts, c)
  let place = ''
  await switchboard.reset(async () => {
    place = await playScene(discord, wanted)
  })
  const persona = personaOf(c.req.query('persona') ?? wanted.persona)
  const query = new URLSearchParams({ persona: persona?.name ?? wanted.persona })
  return c.redirect(`/?${query}#${place}`, 303)
}

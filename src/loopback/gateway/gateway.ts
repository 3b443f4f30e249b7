// Serves gateway connections: greets clients, identifies or resumes them, and sends them the world's events.
import { randomBytes } from 'node:crypto'
import { GatewayCloseCodes, GatewayOpcodes } from 'discord-api-types/v10'
import type { WebSocket } from 'ws'
import { isObject, type JsonObject, numberOrZero, textOrEmpty } from '../json.ts'
import { type LoopbackLog, noteFrame } from '../log.ts'
import { guildPayload, userPayload } from '../world/payloads.ts'
import { shardOf } from '../world/snowflake.ts'
import type { Happening } from '../world/types.ts'
import { canSee, type World } from '../world/world.ts'
import { announcePresence, type Frame, type Gateway, type SurpriseMoment } from './gateway-state.ts'
import { mayIdentify } from './identify-limit.ts'
import { nextSurprise, onWire, upset } from './scripted-upsets.ts'
import { dispatch, missedBy, type Session, wants } from './session.ts'

type Hall = { world: World; gateway: Gateway; log: LoopbackLog; url: () => string }

/** The close codes after which a client does not resume. */
const GOODBYE = [1000, 1001]

/** Serves one connection from hello to close. */
export function serveClient(hall: Hall, socket: WebSocket): void {
  hall.gateway.sockets.set(socket, undefined)
  const { heartbeat } = hall.gateway
  if (!isSurprised(hall, socket, 'hello'))
    send(hall, socket, { op: GatewayOpcodes.Hello, d: { heartbeat_interval: heartbeat, _trace: [] } })
  socket.on('message', data => receive(hall, socket, data.toString()))
  socket.on('close', code => leave(hall.gateway, socket, code))
}

function isSurprised(hall: Hall, socket: WebSocket, at: SurpriseMoment): boolean {
  const upsets = nextSurprise(hall.gateway, at)
  if (upsets) upset(hall.gateway, socket, upsets, frame => send(hall, socket, frame))
  return upsets !== undefined
}

function leave(gateway: Gateway, socket: WebSocket, code: number): void {
  const session = gateway.sockets.get(socket)
  gateway.sockets.delete(socket)
  if (!session) return
  session.write = undefined
  if (GOODBYE.includes(code)) gateway.sessions.delete(session.id)
  announcePresence(gateway)
}

/** Sends a happening to every session that may receive it. */
export function passOn(world: World, gateway: Gateway, happening: Happening): void {
  if (happening.onlyFor !== undefined || !botHears(world, happening)) return
  for (const session of hearers(gateway, happening)) dispatch(session, happening.event, happening.data)
}

function hearers({ sessions, scatters }: Gateway, happening: Happening): Session[] {
  const all = [...sessions.values()]
  if (!scatters || happening.event !== 'INTERACTION_CREATE')
    return all.filter(session => wants(session, happening))
  const connected = all.filter(({ write }) => write)
  return connected.slice(Math.floor(Math.random() * connected.length)).slice(0, 1)
}

function botHears(world: World, { event, guildId, channelId }: Happening): boolean {
  if (event === 'INTERACTION_CREATE' || event === 'GUILD_DELETE') return true
  const channel = channelId === undefined ? undefined : world.channels.get(channelId)
  if (channel && !canSee(world.bot, channel)) return false
  return guildId === undefined || (world.guilds.get(guildId)?.botInstalled ?? false)
}

function send(hall: Hall, socket: WebSocket, frame: Frame): void {
  noteFrame(hall.log, {
    direction: 'sent',
    op: frame.op,
    ...(frame.t ? { event: frame.t } : {}),
    at: hall.world.now(),
  })
  if (socket.readyState === socket.OPEN) socket.send(onWire(hall.gateway, frame))
}

function receive(hall: Hall, socket: WebSocket, text: string): void {
  const frame = parse(text)
  if (frame) obey(hall, socket, frame)
  else socket.close(GatewayCloseCodes.DecodeError)
}

function obey(hall: Hall, socket: WebSocket, frame: JsonObject): void {
  const data = isObject(frame.d) ? frame.d : {}
  noteFrame(hall.log, { direction: 'received', op: numberOrZero(frame.op), at: hall.world.now() })
  switch (frame.op) {
    case GatewayOpcodes.Heartbeat:
      if (hall.gateway.answersHeartbeats) send(hall, socket, { op: GatewayOpcodes.HeartbeatAck })
      break
    case GatewayOpcodes.Identify:
      identify(hall, socket, data)
      break
    case GatewayOpcodes.Resume:
      resume(hall, socket, data)
      break
    case GatewayOpcodes.PresenceUpdate:
      break
    default:
      socket.close(GatewayCloseCodes.UnknownOpcode)
  }
}

function parse(text: string): JsonObject | undefined {
  try {
    const frame: unknown = JSON.parse(text)
    return isObject(frame) ? frame : undefined
  } catch {
    return undefined
  }
}

/** Closes the connection of a client with a wrong token. @returns whether the token was right */
function isKnown(hall: Hall, socket: WebSocket, data: JsonObject): boolean {
  const right = textOrEmpty(data.token).replace(/^Bot /, '') === hall.world.token
  if (!right) socket.close(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.')
  return right
}

function identify(hall: Hall, socket: WebSocket, data: JsonObject): void {
  if (!isKnown(hall, socket, data) || isSurprised(hall, socket, 'identify')) return
  const { gateway } = hall
  const [index = 0, count = 1] = Array.isArray(data.shard) ? (data.shard as number[]) : []
  if (index >= count) {
    socket.close(GatewayCloseCodes.InvalidShard, 'Invalid shard.')
    return
  }
  if (!mayIdentify(gateway, index)) {
    send(hall, socket, { op: GatewayOpcodes.InvalidSession, d: false })
    return
  }
  const session: Session = {
    id: randomBytes(16).toString('hex'),
    intents: numberOrZero(data.intents),
    shard: [index, count],
    sent: [],
    sequence: 0,
    write: frame => send(hall, socket, frame as Frame),
  }
  gateway.sessions.set(session.id, session)
  gateway.sockets.set(socket, session)
  gateway.identified += 1
  welcome(hall, session)
  announcePresence(gateway)
}

function welcome({ world, url }: Hall, session: Session): void {
  const [index, count] = session.shard
  const guilds = [...world.guilds.values()].filter(
    one => one.botInstalled && shardOf(one.id, count) === index,
  )
  dispatch(session, 'READY', {
    v: 10,
    user: { ...userPayload(world.bot), verified: true, mfa_enabled: true, email: null, flags: 0 },
    guilds: guilds.map(guild => ({ id: guild.id, unavailable: true })),
    session_id: session.id,
    resume_gateway_url: url(),
    session_type: 'normal',
    private_channels: [],
    application: { id: world.applicationId, flags: 0 },
    shard: session.shard,
  })
  for (const guild of guilds.filter(one => !one.isOut)) {
    const happening = { event: 'GUILD_CREATE', data: guildPayload(world, guild), guildId: guild.id }
    if (wants(session, happening)) dispatch(session, happening.event, happening.data)
  }
}

function resume(hall: Hall, socket: WebSocket, data: JsonObject): void {
  if (!isKnown(hall, socket, data) || isSurprised(hall, socket, 'resume')) return
  const session = hall.gateway.sessions.get(textOrEmpty(data.session_id))
  const missed = session && missedBy(session, numberOrZero(data.seq))
  if (!session || !missed) {
    send(hall, socket, { op: GatewayOpcodes.InvalidSession, d: false })
    return
  }
  hall.gateway.sockets.set(socket, session)
  session.write = frame => send(hall, socket, frame as Frame)
  for (const frame of missed) send(hall, socket, frame)
  dispatch(session, 'RESUMED', { _trace: [] })
  announcePresence(hall.gateway)
  isSurprised(hall, socket, 'resumed')
  if (hall.gateway.losesResumed) lose(hall, socket, session)
}

function lose(hall: Hall, socket: WebSocket, session: Session): void {
  hall.gateway.sessions.delete(session.id)
  send(hall, socket, { op: GatewayOpcodes.InvalidSession, d: false })
}

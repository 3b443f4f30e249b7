// Gateway connections that close only once, even if Discord gives several reasons at once, and then connect again.
import { type EventEmitter, once } from 'node:events'
import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import type {
  FetchingStrategyOptions,
  IShardingStrategy,
  SessionInfo,
  WebSocketManager,
  WebSocketShardDestroyOptions,
} from '@discordjs/ws'
import { Collection, type GatewayDispatchPayload, GatewayOpcodes, type GatewaySendPayload } from 'discord.js'
import { checkFrames } from './frames.ts'
import { type PacketGuard, readGuarded } from './packet-guard.ts'

// The copy that discord.js uses: an import would load a second one, with a second copy of all that it needs.
const ws: typeof import('@discordjs/ws') = createRequire(import.meta.url)('@discordjs/ws')
const { CloseCodes, managerToFetchingStrategyOptions, WebSocketShardDestroyRecovery: Recovery } = ws
const { SimpleContextFetchingStrategy, WebSocketShard, WebSocketShardEvents, WebSocketShardStatus } = ws

/** The pause before the shard connects again, as long as in @discordjs/ws. */
const PAUSE = 500
/** How long the shard waits for Discord to close the connection, or to greet before the shard closes it. */
const PATIENCE = 1_000

/** Only SteadyShard forgets a session, after it has closed the connection: until then its events still come in. */
class Context extends SimpleContextFetchingStrategy {
  override updateSessionInfo(shard: number, session: SessionInfo | null) {
    if (session) return super.updateSessionInfo(shard, session)
  }

  /** @throws the signal's reason if the connection has been closed while it waited to identify */
  override async waitForIdentify(shard: number, signal: AbortSignal): Promise<void> {
    await super.waitForIdentify(shard, signal)
    signal.throwIfAborted()
  }
}

/**
 * In @discordjs/ws (1.2) each reason to leave closes the connection and connects again. Two reasons at once end the
 * process: “Tried to connect a shard that wasn't idle”, or a RESUMED whose session the other reason has deleted.
 */
class SteadyShard extends WebSocketShard {
  readonly #forget: () => unknown
  #leaving: Promise<void> | null = null
  #isLost = false
  #isOver = false
  #isOpening = false
  readonly #identified: () => void

  constructor(
    manager: WebSocketManager,
    options: FetchingStrategyOptions,
    id: number,
    identified: () => void,
  ) {
    super(new Context(manager, options), id)
    this.#identified = identified
    this.#forget = () => manager.options.updateSessionInfo(id, null)
    for (const event of [WebSocketShardEvents.Hello, WebSocketShardEvents.Closed] as const)
      this.on(event, () => {
        this.#isOpening = false
      })
  }

  override connect(): Promise<void> {
    this.#isOpening = true
    return super.connect()
  }

  override async send(payload: GatewaySendPayload): Promise<void> {
    await super.send(payload)
    if (payload.op === GatewayOpcodes.Identify) this.#identified()
  }

  /** Closes the connection, and connects again if a recovery is named. Further calls get the same promise. */
  override destroy(options: WebSocketShardDestroyOptions = {}): Promise<void> {
    this.#isLost ||= options.recover !== Recovery.Resume
    this.#isOver ||= options.recover === undefined
    this.#leaving ??= this.#leave(options).finally(() => {
      this.#leaving = null
    })
    return this.#leaving
  }

  async #leave({ code, reason = 'none' }: WebSocketShardDestroyOptions): Promise<void> {
    if (this.#isOver && this.#isOpening) await this.#opened()
    const cut = setTimeout(() => cutOff(this), PATIENCE)
    const how = { reason, code: code ?? (this.#isLost ? CloseCodes.Normal : CloseCodes.Resuming) }
    if (this.#isOver) await hungUp(this, how)
    await super.destroy(how).finally(() => clearTimeout(cut))
    if (this.#isLost) await this.#forget()
    this.#isLost = false
    if (!this.#isOver) await pause(PAUSE)
    // The caller of the first connect() gets the error as well.
    if (!this.#isOver) this.connect().catch(() => {})
  }

  /** Waits until an opening socket is open: closing it earlier causes an uncaught error, which ends the process. */
  async #opened(): Promise<void> {
    const patience = { signal: AbortSignal.timeout(PATIENCE) }
    const events = [WebSocketShardEvents.Hello, WebSocketShardEvents.Closed]
    await Promise.race(events.map(event => once(this, event, patience))).catch(() => {})
  }
}

/**
 * Closes an open connection, and reads on until Discord has closed it too. @discordjs/ws would stop reading first, and lose
 * what is still on its way.
 */
async function hungUp(shard: unknown, { code, reason }: { code: number; reason: string }): Promise<void> {
  const { connection } = shard as { readonly connection: Socket | null }
  if (!connection || connection.readyState !== connection.OPEN) return
  const closed = once(connection, 'close')
  connection.close(code, reason)
  await closed.catch(() => {})
}

/** Cuts the connection if Discord does not answer the close: @discordjs/ws would wait half a minute for the answer. */
const cutOff = (shard: unknown): void =>
  (shard as { readonly connection: Socket | null }).connection?.terminate()

/** In milliseconds. @discordjs/ws waits half a minute for a connection and a whole minute for a greeting. */
const LIMITS = { handshakeTimeout: 5_000, helloTimeout: 5_000 } as const

type Statuses = ReturnType<IShardingStrategy['fetchStatus']>

/** What this file needs of a shard's connection, which is private there: a WebSocket of the library ws. */
type Socket = EventEmitter & {
  readonly readyState: number
  readonly OPEN: number
  close(code: number, reason: string): void
  terminate(): void
}

/**
 * Does the same as SimpleShardingStrategy, with instances of SteadyShard. Each calls `identified` when it has identified.
 * @param guard gets each packet that cannot be read
 */
export function steadyShards(
  manager: WebSocketManager,
  identified: () => void,
  guard: PacketGuard,
): IShardingStrategy {
  const shards = new Collection<number, SteadyShard>()
  const all = (act: (shard: SteadyShard) => Promise<void>) => Promise.all(shards.map(act))
  return {
    spawn: async ids => {
      const options = { ...(await managerToFetchingStrategyOptions(manager)), ...LIMITS }
      for (const id of ids)
        shards.set(id, heard(manager, new SteadyShard(manager, options, id, identified), guard))
    },
    connect: async () => void (await all(shard => shard.connect())),
    destroy: async options => {
      await all(shard => shard.destroy(options))
      shards.clear()
    },
    send: async (id, payload) => {
      const shard = shards.get(id)
      if (!shard) throw new RangeError(`there is no shard ${id}`)
      await shard.send(payload)
    },
    // @discordjs/ws types this with its own copy of the class Collection.
    fetchStatus: () => shards.mapValues(({ status }) => status) as unknown as Statuses,
  }
}

/** Passes on each event of a shard to the manager, with the shard's number. */
function heard(manager: WebSocketManager, shard: SteadyShard, guard: PacketGuard): SteadyShard {
  const { Dispatch } = WebSocketShardEvents
  const pass = (event: WebSocketShardEvent, payload?: object) =>
    void manager.emit(event, { ...payload, shardId: shard.id } as never)
  for (const event of Object.values(WebSocketShardEvents).filter(one => one !== Dispatch))
    shard.on(event, (payload?: object) => pass(event, payload))
  const read = (data: GatewayDispatchPayload) => pass(Dispatch, { data })
  shard.on(Dispatch, ({ data }: { readonly data: GatewayDispatchPayload }) => readGuarded(data, read, guard))
  checkFrames(shard, () => shard.status === WebSocketShardStatus.Ready, guard.lose)
  return shard
}

type WebSocketShardEvent = (typeof WebSocketShardEvents)[keyof typeof WebSocketShardEvents]

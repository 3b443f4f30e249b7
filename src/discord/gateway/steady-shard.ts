// One connection to the gateway that is left once, whatever Discord says in one breath, and that comes back by itself.
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import {
  CloseCodes,
  type FetchingStrategyOptions,
  WebSocketShardDestroyRecovery as Recovery,
  type SessionInfo,
  SimpleContextFetchingStrategy,
  type WebSocketManager,
  WebSocketShard,
  type WebSocketShardDestroyOptions,
  WebSocketShardEvents,
} from '@discordjs/ws'

/** Before it connects again, as in @discordjs/ws. */
const PAUSE = 500
/** How long Discord is waited for, when it has been told goodbye or has not greeted yet. */
const PATIENCE = 1_000

/** Sessions are forgotten by the shard alone, once its connection is closed: until then their events come in. */
class Context extends SimpleContextFetchingStrategy {
  override updateSessionInfo(shard: number, session: SessionInfo | null) {
    if (session) return super.updateSessionInfo(shard, session)
  }

  /** @throws the signal's reason if the connection has gone meanwhile: its turn is nobody's. */
  override async waitForIdentify(shard: number, signal: AbortSignal): Promise<void> {
    await super.waitForIdentify(shard, signal)
    signal.throwIfAborted()
  }
}

/**
 * In @discordjs/ws (1.2) each reason to leave a connection closes it and connects again, beside the others. Two of them
 * end the process: “Tried to connect a shard that wasn't idle”, or a RESUMED whose session another has just forgotten.
 */
export class SteadyShard extends WebSocketShard {
  readonly #forget: () => unknown
  #leaving: Promise<void> | null = null
  #isLost = false
  #isOver = false
  #isOpening = false

  constructor(manager: WebSocketManager, options: FetchingStrategyOptions, id: number) {
    super(new Context(manager, options), id)
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

  /** Leaves, and comes back if a recovery is named. All who ask for it meanwhile ask for the same. */
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
    await super.destroy(how).finally(() => clearTimeout(cut))
    if (this.#isLost) await this.#forget()
    this.#isLost = false
    if (!this.#isOver) await pause(PAUSE)
    // Whoever began to connect hears of an error as well.
    if (!this.#isOver) this.connect().catch(() => {})
  }

  /** A socket that is just being opened cannot be closed: its errors would be nobody's and end the process. */
  async #opened(): Promise<void> {
    const patience = { signal: AbortSignal.timeout(PATIENCE) }
    const events = [WebSocketShardEvents.Hello, WebSocketShardEvents.Closed]
    await Promise.race(events.map(event => once(this, event, patience))).catch(() => {})
  }
}

/** Of a goodbye that nobody answers @discordjs/ws would wait for the end: half a minute. */
const cutOff = (shard: unknown): void =>
  (shard as { readonly connection: { terminate(): void } | null }).connection?.terminate()

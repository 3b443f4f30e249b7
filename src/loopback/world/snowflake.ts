// Makes ids as Discord makes them: 17 to 19 digits, ordered in time, unique within one loopback.

const DISCORD_EPOCH = 1_420_070_400_000n

/**
 * Builds a source of snowflakes.
 * @param now the clock that dates the ids, in milliseconds
 * @returns a function that gives a new id at each call, never lower than the one before
 */
export function snowflakes(now: () => number): () => string {
  let last = 0n
  return () => {
    const earliest = (BigInt(Math.floor(now())) - DISCORD_EPOCH) << 22n
    last = earliest > last ? earliest : last + 1n
    return last.toString()
  }
}

/**
 * Reads when an id was made.
 * @param id a snowflake
 * @returns milliseconds since 1970
 */
export const madeAt = (id: string): number => Number((BigInt(id) >> 22n) + DISCORD_EPOCH)

/**
 * Says which shard gets the events of a guild.
 * @param guildId the guild, or nothing for a direct message
 * @param shards how many shards there are
 * @returns the index of the shard; direct messages go to shard 0
 */
export const shardOf = (guildId: string | undefined, shards: number): number =>
  guildId === undefined ? 0 : Number((BigInt(guildId) >> 22n) % BigInt(shards))

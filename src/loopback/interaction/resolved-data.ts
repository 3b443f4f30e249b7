// Finds the users, members, roles and channels behind the ids that a user has chosen, as Discord sends them.
import { ApplicationCommandOptionType as Type } from 'discord-api-types/v10'
import type { JsonObject } from '../json.ts'
import { channelPayload, everyone, memberPayload, rolePayload, userPayload } from '../world/payloads.ts'
import type { Guild } from '../world/types.ts'
import type { World } from '../world/world.ts'
import type { SentOption } from './command-options.ts'

/** @returns the objects behind the ids in a command's options; empty when no option holds an id */
export function resolvedIn(
  world: World,
  guild: Guild | undefined,
  options: readonly SentOption[],
): JsonObject {
  const values = options.flatMap(function flat(one): SentOption[] {
    return one.options ? one.options.flatMap(flat) : [one]
  })
  const idsOf = (type: Type) => values.filter(one => one.type === type).map(one => String(one.value))
  const channels = idsOf(Type.Channel).flatMap(id => world.channels.get(id) ?? [])
  const roles = guild ? [everyone(guild), ...guild.roles] : []
  const named = roles.filter(role => idsOf(Type.Role).includes(role.id))
  return {
    ...resolvedUsers(world, guild, idsOf(Type.User)),
    ...(named.length ? { roles: Object.fromEntries(named.map(role => [role.id, rolePayload(role)])) } : {}),
    ...(channels.length
      ? { channels: Object.fromEntries(channels.map(one => [one.id, channelPayload(world, one)])) }
      : {}),
  } as JsonObject
}

/** @returns the users of these ids, and in a guild their members; unknown ids are left out */
export function resolvedUsers(world: World, guild: Guild | undefined, ids: readonly string[]): JsonObject {
  const users = ids.flatMap(id => world.users.get(id) ?? [])
  if (users.length === 0) return {}
  const members = guild ? users.map(user => [user.id, partialMember(memberPayload(user, guild))]) : []
  return {
    users: Object.fromEntries(users.map(user => [user.id, userPayload(user)])),
    ...(guild ? { members: Object.fromEntries(members) } : {}),
  } as unknown as JsonObject
}

/** Removes the fields that Discord leaves out of a resolved member because its user has them. */
function partialMember({ user: _, deaf: __, mute: ___, ...member }: ReturnType<typeof memberPayload>) {
  return member
}

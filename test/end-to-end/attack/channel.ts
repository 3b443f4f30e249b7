// Makes a channel for each test of the places of attacks, and waits for the bot's private words there.
import { ChannelType, PermissionFlagsBits as P } from 'discord-api-types/v10'
import { type Actor, plainTextOf, type SeenMessage } from '../../../src/loopback/start-loopback.ts'
import { begin, SPIDER_MAN, type Table } from './table.ts'

/** The permissions that the invite link asks for. */
export const INVITED = P.ViewChannel | P.CreatePublicThreads | P.SendMessagesInThreads
export const RHINO = { enemy: 'Rhino II', hero: SPIDER_MAN }
export const DEFEND = 'Spider-Man (basic, DEF 3)'

let channels = 0

/** Puts Ana and Ben into a new channel where the bot has these permissions. */
export function inNewChannel(
  { discord, ana, ben }: Table,
  appPermissions = INVITED,
  type = ChannelType.GuildText,
): { readonly ana: Actor; readonly ben: Actor } {
  channels += 1
  const channel = discord.addChannel({ name: `attacks-${channels}`, appPermissions, type })
  return { ana: ana.in(channel), ben: ben.in(channel) }
}

export const startRhino = (table: Table, actor: Actor): Promise<SeenMessage> =>
  begin(table, actor, 'attack enemy', RHINO)

/** Waits until this person has been told this privately in the channel. */
export const isTold = ({ discord }: Table, actor: Actor, words: string): Promise<true> =>
  discord.waitFor(() => actor.sees().some(one => one.ephemeral && plainTextOf(one).includes(words)))

// Knows the permission bit fields: those of members, and those that the application needs for each request.
import { PermissionFlagsBits } from 'discord-api-types/v10'
import { Refusal } from '../refusal.ts'
import type { Channel } from './types.ts'

const P = PermissionFlagsBits

/** All permissions, as an administrator or owner has them. */
export const ALL_PERMISSIONS: bigint = Object.values(P).reduce((all, bit) => all | bit, 0n)

/** The permissions of an ordinary member of a guild. */
export const MEMBER_PERMISSIONS: bigint =
  P.ViewChannel |
  P.SendMessages |
  P.SendMessagesInThreads |
  P.CreatePublicThreads |
  P.CreatePrivateThreads |
  P.ReadMessageHistory |
  P.EmbedLinks |
  P.AttachFiles |
  P.AddReactions |
  P.UseExternalEmojis |
  P.UseApplicationCommands

/**
 * Refuses a request for which the application lacks a permission in the channel.
 * @throws Refusal 50001 when it may not even see the channel, 50013 otherwise
 */
export function demand(channel: Channel, needed: bigint): void {
  if (channel.guildId === undefined) return
  const has = channel.appPermissions
  if ((has & P.Administrator) !== 0n) return
  if ((has & P.ViewChannel) === 0n) throw new Refusal('missingAccess')
  if ((has & needed) !== needed) throw new Refusal('missingPermissions')
}

/**
 * Says which permission posting in a channel takes; threads have their own.
 * @returns the bit
 */
export const toPost = (channel: Channel): bigint =>
  channel.thread ? P.SendMessagesInThreads : P.SendMessages

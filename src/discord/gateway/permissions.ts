// The permissions that the invitation asks for: threads and the boards in them. Answers to commands need none.
import { PermissionFlagsBits } from 'discord-api-types/v10'

export const PERMISSIONS = [
  PermissionFlagsBits.ViewChannel,
  PermissionFlagsBits.CreatePublicThreads,
  PermissionFlagsBits.SendMessagesInThreads,
] as const

// Builds the start world, and resets a loopback to it.
import { ChannelType } from 'discord-api-types/v10'
import { clearFaults } from '../faults/request-faults.ts'
import { calm } from '../gateway/gateway-state.ts'
import { forgetInteractions } from '../interaction/interactions.ts'
import type { Loopback } from '../loopback.ts'
import { ALL_PERMISSIONS } from './permissions.ts'
import { addChannel, addGuild, addUser, directMessage, type NewUser, type World } from './world.ts'

const ANA = '100000000000000001'
const PEOPLE: readonly NewUser[] = [
  { id: ANA, name: 'Ana', locale: 'en-US', permissions: ALL_PERMISSIONS },
  { id: '100000000000000002', name: 'Ben', locale: 'de' },
  { id: '100000000000000003', name: 'Chris', locale: 'en-GB' },
]
const CHANNELS = ['rules', 'table']

/** Fills an empty world: guild "Riposte" of Ana (en-US, a judge), Ben (de) and Chris (en-GB), with its channels. */
export function furnishStart(world: World): void {
  const people = PEOPLE.map(wanted => addUser(world, wanted))
  const guild = addGuild(world, { name: 'Riposte', locale: 'en-US', ownerId: ANA })
  const judges = { id: world.newId(), name: 'Judges' }
  guild.roles.push(judges)
  world.users.get(ANA)?.roles.add(judges.id)
  for (const name of CHANNELS) addChannel(world, { name, type: ChannelType.GuildText, guildId: guild.id })
  for (const user of people) directMessage(world, user)
}

/** Resets all but the application and its commands. Waiting interactions fail, faults are switched off. */
export function startOver({ world, interactions, faults, gateway }: Loopback): void {
  forgetInteractions(interactions)
  clearFaults(faults)
  calm(gateway)
  for (const all of [world.users, world.guilds, world.channels, world.messages, world.files]) all.clear()
  world.users.set(world.bot.id, world.bot)
  furnishStart(world)
}

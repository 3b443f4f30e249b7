// Checks the commands that a page lists against those that a bot has registered.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { COMMANDS } from '../../test/support/loopback/content.ts'
import { wire } from '../../test/support/loopback/rest-by-hand.ts'
import { type Discord, startDiscord } from '../loopback/start-loopback.ts'
import { messageCommands, slashCommands } from './persona-view/commands.ts'

let discord: Discord

const ATTACK = {
  name: 'attack',
  name_localizations: { de: 'angriff' },
  description: 'Attacks',
  options: [
    {
      type: 1,
      name: 'enemy',
      name_localizations: { de: 'gegner' },
      description: 'An enemy attacks',
      description_localizations: { de: 'Ein Gegner greift an' },
      options: [
        { type: 3, name: 'enemy', description: 'Which', required: true, autocomplete: true, max_length: 100 },
        { type: 6, name: 'player', description: 'Whom' },
        { type: 4, name: 'boost', description: 'Cards', min_value: 0, max_value: 9 },
        { type: 11, name: 'picture', description: 'A file' },
      ],
    },
    {
      type: 2,
      name: 'more',
      description: 'More',
      options: [{ type: 1, name: 'hero', description: 'A hero' }],
    },
  ],
}

beforeEach(async () => {
  discord = await startDiscord()
  await wire(discord).call(
    'PUT',
    `/applications/${discord.applicationId}/commands`,
    [...COMMANDS, ATTACK].filter(
      ({ name }, index, all) => all.findLastIndex(one => one.name === name) === index,
    ),
  )
})

afterEach(() => discord.close())

const listed = (name: string, channel = 'rules') => {
  const user = discord.world.users.get(discord.user(name).id)
  if (!user) throw new Error('nobody')
  const at = channel === 'direct' ? discord.user(name).dm().channelId : channel
  return slashCommands(discord.world, user, discord.channel(at))
}

test('each subcommand stands by itself, in the language of the reader', () => {
  const names = (persona: string) => listed(persona).map(({ name, shown }) => [name, shown])
  expect(names('Ben')).toEqual(
    expect.arrayContaining([
      ['attack enemy', 'angriff gegner'],
      ['attack more hero', 'angriff more hero'],
      ['rule', 'regel'],
    ]),
  )
  expect(names('Chris')).toContainEqual(['attack enemy', 'attack enemy'])
  const enemy = listed('Ben').find(({ name }) => name === 'attack enemy')
  expect(enemy?.description).toBe('Ein Gegner greift an')
})

test('options say what they take; one that the page cannot give is left out', () => {
  const options = listed('Ana').find(({ name }) => name === 'attack enemy')?.options
  expect(options).toEqual([
    {
      name: 'enemy',
      shown: 'enemy',
      description: 'Which',
      type: 'text',
      required: true,
      autocomplete: true,
      choices: [],
      min: null,
      max: 100,
    },
    {
      name: 'player',
      shown: 'player',
      description: 'Whom',
      type: 'user',
      required: false,
      autocomplete: false,
      choices: [],
      min: null,
      max: null,
    },
    {
      name: 'boost',
      shown: 'boost',
      description: 'Cards',
      type: 'integer',
      required: false,
      autocomplete: false,
      choices: [],
      min: 0,
      max: 9,
    },
  ])
  expect(
    listed('Ben')
      .find(({ name }) => name === 'rule')
      ?.options.find(({ name }) => name === 'game')?.choices,
  ).toEqual([{ name: 'Helden', value: 'mc' }])
})

test('only what the user may use there is listed', () => {
  const has = (persona: string, name: string, channel?: string) =>
    listed(persona, channel).some(one => one.name.startsWith(name))
  expect([has('Ana', 'settings'), has('Ben', 'settings')]).toEqual([true, false])
  expect([has('Ben', 'rule', 'direct'), has('Ben', 'silent', 'direct')]).toEqual([true, true])
  const user = discord.world.users.get(discord.user('Ben').id)
  if (!user) throw new Error('nobody')
  expect(messageCommands(discord.world, user, discord.channel('rules'))).toEqual([
    { name: 'Find rules', shown: 'Find rules' },
  ])
})

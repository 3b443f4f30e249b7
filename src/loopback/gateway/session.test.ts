// A session receives its shard's events by intent, and can resume to get the ones it missed.
import { GatewayIntentBits } from 'discord-api-types/v10'
import { expect, test } from 'vitest'
import { dispatch, missedBy, type Session, wants } from './session.ts'

const session = (more: Partial<Session> = {}): Session => ({
  id: 's',
  intents: GatewayIntentBits.Guilds,
  shard: [0, 1],
  sent: [],
  sequence: 0,
  write: undefined,
  ...more,
})

const GUILD = '197038439483310086'

test('interactions belong to no intent, messages to theirs', () => {
  const message = { event: 'MESSAGE_CREATE', data: {} }
  expect(wants(session({ intents: 0 }), { event: 'INTERACTION_CREATE', data: {}, guildId: GUILD })).toBe(true)
  expect(wants(session(), { ...message, guildId: GUILD })).toBe(false)
  expect(wants(session({ intents: GatewayIntentBits.GuildMessages }), { ...message, guildId: GUILD })).toBe(
    true,
  )
  expect(wants(session({ intents: GatewayIntentBits.GuildMessages }), message)).toBe(false)
  expect(wants(session({ intents: GatewayIntentBits.DirectMessages }), message)).toBe(true)
})

test('a guild belongs to one shard, direct messages to the first', () => {
  const heardBy = (guildId?: string) =>
    [0, 1, 2].filter(index =>
      wants(session({ shard: [index, 3] }), { event: 'INTERACTION_CREATE', data: {}, guildId }),
    )
  expect(heardBy(GUILD)).toEqual([Number((BigInt(GUILD) >> 22n) % 3n)])
  expect(heardBy()).toEqual([0])
})

test('what was missed is kept for a while, and no number from the future is believed', () => {
  const away = session()
  for (let count = 0; count < 2_500; count += 1) dispatch(away, 'INTERACTION_CREATE', { count })
  expect(missedBy(away, 2_498)?.map(frame => frame.s)).toEqual([2_499, 2_500])
  expect(missedBy(away, 2_500)).toEqual([])
  expect(missedBy(away, 2_501)).toBe(undefined)
  expect(missedBy(away, 1_500)).toHaveLength(1_000)
  expect(missedBy(away, 10)).toBe(undefined)
})

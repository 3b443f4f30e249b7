import { Client, Message } from 'discord.js'
import { describe, expect, it } from 'vitest'
import { tooSlow } from '../../../test/support/hostile-texts.ts'
import { messageText } from './message-text.ts'

const client = new Client({ intents: [] })
const author = { id: '1', username: 'ana', discriminator: '0', avatar: null }
/** A message as discord.js builds it from Discord's data. */
const read = (data: object): string =>
  messageText(
    Reflect.construct(Message, [client, { id: '2', channel_id: '3', author, ...data }]) as Message,
  ).trim()

const message_reference = { type: 1, channel_id: '3', message_id: '4' }

describe('the text of a message', () => {
  it('is what somebody wrote, and what stands in embeds', () => {
    const embeds = [
      { title: 'Rhino', description: 'attacks', fields: [{ name: 'ATK', value: '3' }] },
      { color: 1 },
    ]
    expect(read({ content: 'Look:', embeds })).toBe('Look:\nRhino\nattacks\nATK\n3')
  })

  it('is that of its components, however deep, but no button', () => {
    const button = { type: 2, style: 2, custom_id: 'x', label: 'Overkill' }
    const section = { type: 9, components: [{ type: 10, content: 'deeper' }], accessory: button }
    const file = { type: 13, file: { url: 'attachment://a.txt' } }
    const container = { type: 17, components: [{ type: 10, content: 'deep' }, section, { type: 14 }, file] }
    const components = [{ type: 10, content: 'top' }, container, { type: 1, components: [button] }]
    expect(read({ content: '', components })).toBe('top\ndeep\ndeeper')
  })

  it('is that of a forwarded message', () => {
    const message_snapshots = [{ message: { content: 'forwarded' } }]
    expect(read({ content: '', message_reference, message_snapshots })).toBe('forwarded')
  })

  it('has no mention, address or emoji in it, but the keywords of Gundam', () => {
    const content = '<@1><:tough:123> </rule:5> <t:7:R> https://a.example/overkill <Breach 2> <Blocker>'
    expect(read({ content }).replaceAll(/\s+/g, ' ')).toBe('<Breach 2> <Blocker>')
  })

  it('is empty if there is none', () => {
    expect(read({})).toBe('')
  })

  it('is read at once, whatever stands in its content, its embeds, its components and what it forwards', () => {
    const everywhere = (text: string) => ({
      content: text,
      embeds: [{ title: text, description: text, fields: [{ name: text, value: text }] }],
      components: [{ type: 10, content: text }],
    })
    const reads = (text: string) =>
      read({ ...everywhere(text), message_reference, message_snapshots: [{ message: everywhere(text) }] })
    expect(tooSlow(reads, 4_000)).toBeNull()
  })

  it('is no longer than what one message holds, its embeds and what it forwards together', () => {
    const embeds = Array.from({ length: 10 }, () => ({ description: 'embed '.repeat(600) }))
    const forwarded = { message: { content: 'forwarded '.repeat(400), embeds } }
    const text = read({
      content: 'content '.repeat(200),
      embeds,
      message_reference,
      message_snapshots: [forwarded],
    })
    expect(text).toMatch(/^content .* content \nembed .* embed/)
    expect(text.length).toBeLessThanOrEqual(4_000)
  })
})

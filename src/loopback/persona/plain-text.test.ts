// Every visible part of a message appears in the plain text.
import { expect, test } from 'vitest'
import { plainTextOf, writeMessage } from './plain-text.ts'

test('content, embeds and files', () => {
  const message = {
    content: 'Hello',
    embeds: [{ title: 'Title', description: 'Words', fields: [{ name: 'Cost', value: '2' }] }],
    attachments: [{ filename: 'log.txt' }],
  }
  expect(plainTextOf(message)).toBe('Hello\nTitle\nWords\nCost: 2\n[file log.txt]')
})

test('separators, disabled buttons, emoji and chosen options', () => {
  const components = [
    { type: 10, content: 'Above' },
    { type: 14 },
    { type: 10, content: 'Below' },
    { type: 14, divider: false },
    {
      type: 1,
      components: [
        { type: 2, label: 'Go', emoji: { name: '⚔️' } },
        { type: 2, label: 'No', disabled: true },
      ],
    },
    {
      type: 1,
      components: [
        {
          type: 3,
          placeholder: 'Which',
          options: [
            { label: 'A', value: 'a', default: true },
            { label: 'B', value: 'b' },
          ],
        },
      ],
    },
    { type: 9, components: [{ type: 10, content: 'Seen' }], accessory: { type: 11, media: { url: 'x' } } },
  ]
  expect(plainTextOf({ components })).toBe(
    'Above\n───\nBelow\n[⚔️ Go] [No (disabled)]\n[Which ▾ A ✓ · B]\nSeen\n[picture]',
  )
})

test('an empty message is empty', () => {
  expect(plainTextOf({})).toBe('')
})

test('another way of writing has the texts, selects and files', () => {
  const components = [
    { type: 10, content: '**Above**' },
    { type: 1, components: [{ type: 3, placeholder: 'Which', options: [{ label: 'A', value: 'a' }] }] },
    { type: 1, components: [{ type: 2, label: 'Go' }] },
  ]
  const message = { content: '# Hello', components, attachments: [{ filename: 'log.txt', url: 'https://a' }] }
  const writing = {
    prose: (markdown: string) => markdown.replaceAll(/[*# ]/g, ''),
    list: (placeholder: string, options: readonly string[]) => `${placeholder}: ${options.join()}`,
    file: (name: string, url: string) => `${name} at ${url}`,
  }
  expect(writeMessage(message, writing)).toBe('Hello\nAbove\nWhich: A\n[Go]\nlog.txt at https://a')
})

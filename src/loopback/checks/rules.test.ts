// Gives every rule a body that no other rule catches, and checks that good bodies pass both layers.
import { describe, expect, test } from 'vitest'
import {
  button,
  choices,
  command,
  field,
  input,
  modal,
  option,
  options,
  reply,
  row,
  select,
  V2,
  words,
} from '../../../test/support/loopback/bodies.ts'
import type { Json } from '../json.ts'
import { findings, RULES } from './check.ts'
import type { Edited } from './rule.ts'
import type { BodyKind } from './schemas.ts'

type Case = readonly [rule: string, kind: BodyKind, body: Json, edited?: Edited]

const v2Message: Edited = {
  flags: V2,
  content: '',
  components: [{ type: 10, content: 'x' }],
  embeds: 0,
  attachments: 0,
}
const locales = (words: string) => ({ de: words })
const inModal = (component: object) => modal([field(component as never)])
const long = (count: number) => 'x'.repeat(count)

const BAD: readonly Case[] = [
  ['no unknown keys', 'message', { content: 'Hi', compnents: [] }],
  ['message is not empty', 'callback', { type: 4, data: {} }],
  [
    'no content or embeds beside components V2',
    'message',
    { flags: V2, content: 'Hi', components: [words('x')] },
  ],
  ['components V2 only with their flag', 'callback', { type: 4, data: { components: [words('x')] } }],
  [
    'an edit never removes the components V2 flag',
    'message edit',
    { flags: 0, content: null, components: [row(button())] },
    v2Message,
  ],
  [
    'at most 40 components, nested ones counted',
    'callback',
    reply({
      type: 17,
      components: Array(10)
        .fill(0)
        .map((_, i) => ({
          type: 9,
          components: [words('a'), words('b')],
          accessory: button({ custom_id: `b${i}` }),
        })),
    }),
  ],
  [
    'at most 5 rows without components V2',
    'message',
    { components: [0, 1, 2, 3, 4, 5].map(i => row(button({ custom_id: `${i}` }))) },
  ],
  ['at most 4000 characters of text in all', 'callback', reply(words(long(2500)), words(long(2500)))],
  [
    'allowed mentions name users once',
    'message',
    { content: 'Hi', allowed_mentions: { parse: ['users'], users: ['12345678901234567'] } },
  ],
  ['a deferred reply takes no flag but ephemeral', 'callback', { type: 5, data: { flags: V2 | 64 } }],
  [
    'a button has a custom_id, unless link or premium',
    'callback',
    reply(row({ type: 2, style: 1, label: 'Press' })),
  ],
  [
    'a link button has a url and no custom_id',
    'callback',
    reply(row(button({ style: 5, url: 'https://example.com/' }))),
  ],
  ['a button has a label or an emoji', 'callback', reply(row({ type: 2, style: 1, custom_id: 'a' }))],
  ['custom ids are unique in a message', 'callback', reply(row(button(), button()))],
  ['custom ids are unique in a modal', 'callback', modal([field(input()), field(input())])],
  ['a row holds buttons or one select', 'callback', reply(row(button(), select()))],
  [
    'the values of a select differ',
    'callback',
    reply(
      row(
        select({
          options: [
            { label: 'A', value: 'v' },
            { label: 'B', value: 'v' },
          ],
        }),
      ),
    ),
  ],
  [
    'the values of a select differ (modal)',
    'callback',
    inModal(
      select({
        options: [
          { label: 'A', value: 'v' },
          { label: 'B', value: 'v' },
        ],
      }),
    ),
  ],
  ['a select has as many options as may be chosen', 'callback', reply(row(select({ max_values: 3 })))],
  ['a select has as many options as may be chosen (modal)', 'callback', inModal(select({ max_values: 3 }))],
  ['min_values is not above max_values', 'callback', reply(row(select({ min_values: 2 })))],
  ['min_values is not above max_values (modal)', 'callback', inModal(select({ min_values: 2 }))],
  [
    'no more defaults than may be chosen',
    'callback',
    reply(row(select({ options: options(2).map(one => ({ ...one, default: true })) }))),
  ],
  [
    'no more defaults than may be chosen (modal)',
    'callback',
    inModal(select({ options: options(2).map(one => ({ ...one, default: true })) })),
  ],
  ['an emoji has an id or is one', 'callback', reply(row(button({ emoji: { name: 'sword' } })))],
  [
    'an emoji has an id or is one (modal)',
    'callback',
    inModal(select({ options: options(2).map(one => ({ ...one, emoji: { name: 'x' } })) })),
  ],
  [
    'a modal has at most 5 parts',
    'callback',
    modal([0, 1, 2, 3, 4, 5].map(i => field(input({ custom_id: `${i}` })))),
  ],
  ['command and option names are lower-case words', 'commands', command({ name: 'Rule' })],
  [
    'command and option names are lower-case words',
    'commands',
    command({ options: [option({ name_localizations: locales('Suche nach') })] }),
  ],
  ['a slash command has a description', 'commands', [{ name: 'rule' }]],
  [
    'a context menu command has no description',
    'commands',
    [{ type: 3, name: 'Find rules', description: 'Finds' }],
  ],
  ['locales are those of Discord', 'commands', command({ name_localizations: { 'de-AT': 'regel' } })],
  [
    'no autocomplete beside choices',
    'commands',
    command({ options: [option({ autocomplete: true, choices: [{ name: 'A', value: 'a' }] })] }),
  ],
  [
    'required options come first',
    'commands',
    command({ options: [option(), option({ name: 'late', required: true })] }),
  ],
  ['option names differ', 'commands', command({ options: [option(), option()] })],
  [
    'subcommands do not mix with options',
    'commands',
    command({ options: [option(), { type: 1, name: 'sub', description: 'Sub' }] }),
  ],
  [
    'the value of a choice has 1 to 100 characters',
    'commands',
    command({ options: [option({ choices: [{ name: 'A', value: long(101) }] })] }),
  ],
  [
    'a command has at most 8000 characters',
    'commands',
    command({
      options: Array(5)
        .fill(0)
        .map((_, i) =>
          option({
            name: `o${i}`,
            choices: Array(20)
              .fill(0)
              .map((__, j) => ({ name: `${j}${long(50)}`, value: `${j}${long(50)}` })),
          }),
        ),
    }),
  ],
  ['command names differ', 'commands', [...command(), ...command()]],
  [
    'the value of an offered choice has 1 to 100 characters',
    'callback',
    choices({ name: 'A', value: long(101) }),
  ],
  [
    'the locales of an offered choice are those of Discord',
    'callback',
    choices({ name: 'A', name_localizations: { fraz: 'B' }, value: 'a' }),
  ],
]

describe('the table of rules', () => {
  const cases = BAD.map(([name, kind, body, edited]) => ({ name, kind, body, edited }))
  test.each(cases)('$name', ({ name, kind, body, edited }) => {
    expect(findings(kind, body, edited).map(finding => finding.layer)).toEqual([name])
  })

  test('every rule has a bad body of its own', () => {
    expect(RULES.map(rule => rule.name).filter(name => !BAD.some(([named]) => named === name))).toEqual([])
  })
})

const SCHEMA: readonly (readonly [where: string, code: string, kind: BodyKind, body: Json])[] = [
  [
    'data.components.0.components.0.label',
    'BASE_TYPE_BAD_LENGTH',
    'callback',
    reply(row(button({ label: long(81) }))),
  ],
  [
    'data.components.0.components.0.custom_id',
    'BASE_TYPE_BAD_LENGTH',
    'callback',
    reply(row(button({ custom_id: long(101) }))),
  ],
  [
    'data.components.0.components.0.custom_id',
    'BASE_TYPE_BAD_LENGTH',
    'callback',
    reply(row(button({ custom_id: '' }))),
  ],
  ['data.components.0.components.0.style', 'BASE_TYPE_CHOICES', 'callback', reply(row(button({ style: 9 })))],
  [
    'data.components.0.components.0.emoji.name',
    'BASE_TYPE_REQUIRED',
    'callback',
    reply(row(button({ emoji: {} }))),
  ],
  [
    'data.components.0.components',
    'BASE_TYPE_BAD_LENGTH',
    'callback',
    reply(row(...[0, 1, 2, 3, 4, 5].map(i => button({ custom_id: `${i}` })))),
  ],
  ['data.components.0.components', 'BASE_TYPE_BAD_LENGTH', 'callback', reply(row())],
  [
    'data.components.0.components.0.options',
    'BASE_TYPE_BAD_LENGTH',
    'callback',
    reply(row(select({ options: options(26) }))),
  ],
  [
    'data.components.0.components.0.options',
    'BASE_TYPE_BAD_LENGTH',
    'callback',
    reply(row(select({ options: [] }))),
  ],
  [
    'data.components.0.components.0.options.0.label',
    'BASE_TYPE_BAD_LENGTH',
    'callback',
    reply(row(select({ options: [{ label: long(101), value: 'a' }] }))),
  ],
  [
    'data.components.0.components.0.options.0.description',
    'BASE_TYPE_BAD_LENGTH',
    'callback',
    reply(row(select({ options: [{ label: 'A', value: 'a', description: long(101) }] }))),
  ],
  [
    'data.components.0.components.0.placeholder',
    'BASE_TYPE_BAD_LENGTH',
    'callback',
    reply(row(select({ placeholder: long(151) }))),
  ],
  ['data.components.0.content', 'BASE_TYPE_BAD_LENGTH', 'callback', reply(words(long(4001)))],
  ['data.components.0.content', 'BASE_TYPE_BAD_LENGTH', 'callback', reply(words(''))],
  [
    'data.components.0.components',
    'BASE_TYPE_BAD_LENGTH',
    'callback',
    reply({ type: 9, components: [words('a'), words('b'), words('c'), words('d')], accessory: button() }),
  ],
  [
    'data.components.0.accessory',
    'BASE_TYPE_REQUIRED',
    'callback',
    reply({ type: 9, components: [words('a')] }),
  ],
  ['data.components.0.type', 'UNION_TYPE_CHOICES', 'callback', reply(button())],
  ['data.components.0.components.0.type', 'UNION_TYPE_CHOICES', 'callback', reply(row(words('a')))],
  ['data.title', 'BASE_TYPE_BAD_LENGTH', 'callback', modal([field(input())], { title: long(46) })],
  [
    'data.components.0.label',
    'BASE_TYPE_BAD_LENGTH',
    'callback',
    modal([field(input(), { label: long(46) })]),
  ],
  ['data.components', 'BASE_TYPE_BAD_LENGTH', 'callback', modal([])],
  [
    'data.choices',
    'BASE_TYPE_BAD_LENGTH',
    'callback',
    choices(
      ...Array(26)
        .fill(0)
        .map((_, i) => ({ name: 'A', value: `${i}` })),
    ),
  ],
  ['data.choices.0.name', 'BASE_TYPE_BAD_LENGTH', 'callback', choices({ name: long(101), value: 'a' })],
  ['data.content', 'BASE_TYPE_BAD_LENGTH', 'callback', { type: 4, data: { content: long(2001) } }],
  ['data.content', 'BASE_TYPE_BAD_TYPE', 'callback', { type: 4, data: { content: 5 } }],
  ['type', 'UNION_TYPE_CHOICES', 'callback', { type: 99 }],
  ['type', 'BASE_TYPE_REQUIRED', 'callback', {}],
  ['0.description', 'BASE_TYPE_BAD_LENGTH', 'commands', command({ description: long(101) })],
  ['0.name', 'BASE_TYPE_BAD_LENGTH', 'commands', command({ name: long(33) })],
  [
    '0.options.0.description',
    'BASE_TYPE_REQUIRED',
    'commands',
    command({ options: [{ type: 3, name: 'a' }] }),
  ],
  [
    '0.options',
    'BASE_TYPE_BAD_LENGTH',
    'commands',
    command({
      options: Array(26)
        .fill(0)
        .map((_, i) => option({ name: `o${i}` })),
    }),
  ],
  [
    'allowed_mentions.parse.0',
    'BASE_TYPE_CHOICES',
    'message',
    { content: 'Hi', allowed_mentions: { parse: ['user'] } },
  ],
  ['name', 'BASE_TYPE_BAD_LENGTH', 'thread', { name: long(101) }],
  ['name', 'BASE_TYPE_REQUIRED', 'thread from message', {}],
  ['auto_archive_duration', 'BASE_TYPE_CHOICES', 'thread edit', { auto_archive_duration: 5 }],
]

test.each(SCHEMA)('the schema refuses %s (%s)', (where, code, kind, body) => {
  const [first, second] = findings(kind, body)
  expect(second).toBe(undefined)
  expect(first?.layer).toBe('schema')
  expect(first?.faults.map(fault => [fault.path.join('.'), fault.code])).toEqual([[where, code]])
})

const GOOD: readonly (readonly [what: string, kind: BodyKind, body: Json, edited?: Edited])[] = [
  ['a plain reply', 'callback', { type: 4, data: { content: 'Hi', tts: false, enforce_nonce: false } }],
  [
    'a V2 container with everything',
    'callback',
    reply({
      type: 17,
      accent_color: 255,
      components: [
        words('a'),
        { type: 14, divider: true, spacing: 2 },
        { type: 9, components: [words('b')], accessory: button({ custom_id: 'x' }) },
        row(button(), button({ custom_id: 'b', emoji: { name: '⚔️' } }), {
          type: 2,
          style: 5,
          label: 'Link',
          url: 'https://example.com/',
        }),
        row(select()),
      ],
    }),
  ],
  ['a deferred ephemeral reply', 'callback', { type: 5, data: { flags: 64 } }],
  ['a deferred update', 'callback', { type: 6 }],
  [
    'an update of a V2 message without naming the flag',
    'callback',
    { type: 7, data: { components: [words('new')] } },
    v2Message,
  ],
  [
    'a modal with labels and text',
    'callback',
    modal([
      words('a'),
      field(input()),
      field(select()),
      field({ type: 21, custom_id: 'r', options: options(2) }),
    ]),
  ],
  [
    '25 choices',
    'callback',
    choices(
      ...Array(25)
        .fill(0)
        .map((_, i) => ({ name: `Ä ${i}`, name_localizations: { de: 'Ö' }, value: `v${i}` })),
    ),
  ],
  ['no choices', 'callback', choices()],
  [
    'a deferred reply that becomes V2',
    'webhook edit',
    { flags: V2, components: [words('a')] },
    { flags: 64 | 128, content: '', components: [], embeds: 0, attachments: 0 },
  ],
  ['a follow-up', 'follow-up', { content: 'More', flags: 64, allowed_mentions: { parse: [] } }],
  [
    'a message that pings one user',
    'message',
    {
      content: '<@12345678901234567>',
      nonce: '1',
      enforce_nonce: true,
      allowed_mentions: { users: ['12345678901234567'], parse: [] },
    },
  ],
  [
    'a localised command',
    'commands',
    command({
      nsfw: false,
      default_member_permissions: '32',
      name_localizations: { de: 'regel', 'en-GB': 'rule' },
      contexts: [0, 1, 2],
      integration_types: [0, 1],
      options: [option({ required: true, autocomplete: true }), option({ type: 5, name: 'privat' })],
    }),
  ],
  [
    'a context menu command',
    'commands',
    [{ type: 3, name: 'Find rules', name_localizations: { de: 'Regeln finden' } }],
  ],
  [
    'a private thread',
    'thread',
    { name: 'An attack', type: 12, auto_archive_duration: 1440, invitable: true },
  ],
  ['an archived thread', 'thread edit', { archived: true, locked: false }],
]

const good = GOOD.map(([what, kind, body, edited]) => ({ what, kind, body, edited }))

test.each(good)('$what is accepted', ({ kind, body, edited }) => {
  expect(findings(kind, body, edited)).toEqual([])
})

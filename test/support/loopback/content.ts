// Defines what the trial bot offers and shows: its commands, its card, its modal.
import { ApplicationCommandType } from 'discord-api-types/v10'

/** The commands of the trial bot. */
export const COMMANDS = [
  {
    name: 'rule',
    name_localizations: { de: 'regel' },
    description: 'Find a rule',
    description_localizations: { de: 'Finde eine Regel' },
    contexts: [0, 1, 2],
    integration_types: [0, 1],
    options: [
      {
        type: 3,
        name: 'query',
        name_localizations: { de: 'suche' },
        description: 'What',
        required: true,
        autocomplete: true,
      },
      { type: 5, name: 'private', description: 'Only for you' },
      { type: 4, name: 'count', description: 'How many', min_value: 1, max_value: 9 },
      {
        type: 3,
        name: 'game',
        description: 'Which',
        choices: [{ name: 'Champions', name_localizations: { de: 'Helden' }, value: 'mc' }],
      },
    ],
  },
  { name: 'slow', description: 'Defer first' },
  { name: 'silent', description: 'Never answers' },
  { name: 'ask', description: 'Opens a modal' },
  { name: 'attack', description: 'Opens a thread', contexts: [0] },
  {
    name: 'settings',
    description: 'Settings',
    default_member_permissions: '32',
    options: [
      {
        type: 1,
        name: 'language',
        name_localizations: { de: 'sprache' },
        description: 'Language',
        options: [{ type: 3, name: 'to', description: 'Which', required: true }],
      },
    ],
  },
  {
    name: 'Find rules',
    type: ApplicationCommandType.Message,
    contexts: [0, 1, 2],
    integration_types: [0, 1],
  },
]

/** @returns a text display */
export const label = (words: string) => ({ type: 10, content: words })

/** The card that /rule answers with. */
export const card = (words: string) => [
  {
    type: 17,
    components: [
      label(`# ${words}`),
      { type: 14, divider: true },
      {
        type: 9,
        components: [label('See also')],
        accessory: { type: 2, style: 2, label: 'Open', custom_id: 'open' },
      },
      {
        type: 1,
        components: [
          { type: 2, style: 1, label: 'Next', custom_id: 'next' },
          { type: 2, style: 2, label: 'Off', custom_id: 'off', disabled: true },
          { type: 2, style: 2, label: 'Edit', custom_id: 'edit' },
          { type: 2, style: 5, label: 'Source', url: 'https://example.com/' },
        ],
      },
      {
        type: 1,
        components: [
          {
            type: 3,
            custom_id: 'pick',
            placeholder: 'More',
            options: [
              { label: 'One', value: '1' },
              { label: 'Two', value: '2' },
            ],
          },
        ],
      },
    ],
  },
]

/** The modal that /ask and the button Edit open. */
export const modal = {
  custom_id: 'form',
  title: 'Report',
  components: [
    label('Tell us'),
    { type: 18, label: 'Why', component: { type: 4, custom_id: 'why', style: 1, max_length: 20 } },
    {
      type: 18,
      label: 'Kind',
      component: {
        type: 3,
        custom_id: 'kind',
        options: [
          { label: 'Wrong', value: 'wrong' },
          { label: 'Odd', value: 'odd' },
        ],
      },
    },
  ],
}

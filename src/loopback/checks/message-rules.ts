// Checks whole messages for faults that Discord's published schema lets through.
import { MessageFlags } from 'discord-api-types/v10'
import { everyComponent, V2_TYPES } from '../interaction/components.ts'
import { numberOrZero, textOrEmpty } from '../json.ts'
import { componentsOf, listIn, total } from './body-fields.ts'
import { faultIf, type LookAt, makeRule, type Rule } from './rule.ts'

const V2 = MessageFlags.IsComponentsV2
type MessageLook = LookAt<'message'>

/** Says whether a message uses Components V2; an edit keeps the flag of the message it changes. */
const isV2 = (look: MessageLook): boolean =>
  ((numberOrZero(look.body.flags) | (look.edited?.flags ?? 0)) & V2) !== 0

const textOf = (look: MessageLook): number =>
  total(everyComponent(componentsOf(look.body)).map(one => one.component.content?.length ?? 0))

function isEmpty({ body, edited }: MessageLook): boolean {
  const content = body.content === undefined ? (edited?.content ?? '') : textOrEmpty(body.content)
  const components =
    body.components === undefined ? (edited?.components.length ?? 0) : listIn(body.components).length
  const embeds = body.embeds === undefined ? (edited?.embeds ?? 0) : listIn(body.embeds).length
  const files = body.attachments === undefined ? (edited?.attachments ?? 0) : listIn(body.attachments).length
  const others = listIn(body.sticker_ids).length + (body.poll ? 1 : 0)
  return content.trim() === '' && components + embeds + files + others === 0
}

function legacyFields(look: MessageLook): readonly string[] {
  const { body } = look
  const sent = ['embeds', 'sticker_ids'].filter(key => listIn(body[key]).length > 0)
  return [...(textOrEmpty(body.content) ? ['content'] : []), ...sent, ...(body.poll ? ['poll'] : [])]
}

const mentions = (look: MessageLook) => {
  const allowed = look.body.allowed_mentions
  return allowed && typeof allowed === 'object' && !Array.isArray(allowed)
    ? (allowed as { parse?: string[]; users?: string[]; roles?: string[] })
    : {}
}

/** The rules, in the order in which Discord's documentation describes the fields. */
export const MESSAGE_RULES: readonly Rule[] = [
  makeRule(
    'message is not empty',
    'message',
    look => faultIf(isEmpty(look), look.path, 'EMPTY', 'Empty'),
    'emptyMessage',
  ),

  makeRule('no content or embeds beside components V2', 'message', look =>
    (isV2(look) ? legacyFields(look) : []).map(key => ({
      path: [...look.path, key],
      code: 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      message: `The '${key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
    })),
  ),

  makeRule('components V2 only with their flag', 'message', look =>
    isV2(look)
      ? []
      : componentsOf(look.body).flatMap((component, index) =>
          faultIf(
            V2_TYPES.has(component.type),
            [...look.path, 'components', index, 'type'],
            'UNION_TYPE_CHOICES',
            'Value of field "type" must be one of (1,).',
          ),
        ),
  ),

  makeRule('an edit never removes the components V2 flag', 'message', look =>
    faultIf(
      typeof look.body.flags === 'number' && ((look.edited?.flags ?? 0) & V2 & ~look.body.flags) !== 0,
      [...look.path, 'flags'],
      'MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG',
      'The IS_COMPONENTS_V2 flag cannot be removed from a message.',
    ),
  ),

  makeRule('at most 40 components, nested ones counted', 'message', look =>
    faultIf(
      everyComponent(componentsOf(look.body)).length > 40,
      [...look.path, 'components'],
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      'The maximum number of total components in a message is 40.',
    ),
  ),

  makeRule('at most 5 rows without components V2', 'message', look =>
    faultIf(
      !isV2(look) && componentsOf(look.body).length > 5,
      [...look.path, 'components'],
      'BASE_TYPE_BAD_LENGTH',
      'Must be between 1 and 5 in length.',
    ),
  ),

  makeRule('at most 4000 characters of text in all', 'message', look =>
    faultIf(
      textOf(look) > 4000,
      [...look.path, 'components'],
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      'Total size of all displayable text must be less than or equal to 4000.',
    ),
  ),

  makeRule('allowed mentions name users once', 'message', look =>
    (['users', 'roles'] as const).flatMap(key =>
      faultIf(
        (mentions(look).parse ?? []).includes(key) && (mentions(look)[key] ?? []).length > 0,
        [...look.path, 'allowed_mentions'],
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${key}"] and ${key}: [ids...] are mutually exclusive.`,
      ),
    ),
  ),

  makeRule('a deferred reply takes no flag but ephemeral', 'defer', look =>
    faultIf(
      (numberOrZero(look.body.flags) & ~MessageFlags.Ephemeral) !== 0,
      [...look.path, 'flags'],
      'MESSAGE_FLAGS_INVALID',
      'Only the EPHEMERAL flag can be set on a deferred reply.',
    ),
  ),
]

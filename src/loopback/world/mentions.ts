// Finds the users that a message mentions, as far as `allowed_mentions` permits.
import type { APIAllowedMentions, Snowflake } from 'discord-api-types/v10'
import { type Component, everyComponent } from '../interaction/components.ts'

export type Mentioned = { readonly users: readonly Snowflake[]; readonly everyone: boolean }

/**
 * Finds the mentions of a message.
 * @param content the text of the message
 * @param components its components, whose text displays mention as well
 * @param allowed the allowed_mentions of the request; everything is allowed when it is absent
 * @returns the users that are mentioned with permission, each once, and whether everyone is
 */
export function mentionsOf(
  content: string,
  components: readonly Component[],
  allowed: APIAllowedMentions | null | undefined,
): Mentioned {
  const texts = [content, ...everyComponent(components).map(one => one.component.content ?? '')].join('\n')
  const named = [...new Set([...texts.matchAll(/<@!?(\d{17,19})>/g)].map(match => match[1] ?? ''))]
  const calls = /@(everyone|here)\b/.test(texts)
  if (!allowed) return { users: named, everyone: calls }
  const parse: readonly string[] = allowed.parse ?? []
  const users = parse.includes('users') ? named : named.filter(id => allowed.users?.includes(id))
  return { users, everyone: calls && parse.includes('everyone') }
}

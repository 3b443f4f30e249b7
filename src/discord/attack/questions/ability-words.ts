// Words for a reminder and its moment: "Ultron I (forced, after it attacks)".
import type { Telling } from '../faces/board-of-any-flow.ts'

/** The name of a reminder with its moment, for a message. */
export function abilityWords(id: string, { table, names, t, face }: Telling): string {
  const reminder = table.abilities.find(one => one.id === id)
  const name = names.shown(id)
  if (!reminder) return name
  const facts = [reminder.forced ? t('attack:forced') : null, face.moment(reminder.on, t)].filter(Boolean)
  return facts.length > 0 ? `${name} (${facts.join(', ')})` : name
}

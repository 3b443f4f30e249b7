// Plays attacks by their boards as people do, answer by answer to the end.
import { type Component, everyComponent } from '../../src/loopback/interaction/components.ts'
import type { Interaction } from '../../src/loopback/interaction/interactions.ts'
import type { UserClient } from '../../src/loopback/persona/client.ts'
import { pressRaw } from '../../src/loopback/persona/message-moves.ts'

/** The message of an attack's board, as it stands before the first press. */
export type Board = { readonly id: string; readonly components: readonly Component[] }

/** The interactions of one attack, each sent when it is asked for, after the answer to the one before. */
type Attack = AsyncGenerator<Interaction, void>

/** `number` varies what is answered. */
export async function* attackOn(seat: UserClient, { id, components }: Board, number: number): Attack {
  let shown = components
  for (let pressed = 0; ; pressed++) {
    const next = await answer(seat, id, shown, number + pressed)
    if (!next) return
    yield next
    const settled = await next.settled
    if (settled.kind !== 'updated') return
    shown = (settled.stored.message.components ?? []) as readonly Component[]
  }
}

/** A button that answers; the steps between two attacks (question changes) begin the next chapter. */
const ANSWERS = /^atk1\|(answer|last)\|[^|]*\|[^|]*\|(?!changes\|)/

/** Whether something can be answered on it: the attack is not over. */
export const isOpen = (shown: readonly Component[]): boolean => idsOn(shown).some(one => ANSWERS.test(one))

/** null: the board offers no answer, since the attack is over. */
async function answer(seat: UserClient, id: string, shown: readonly Component[], pick: number) {
  const answers = idsOn(shown).filter(one => ANSWERS.test(one))
  const pressed = answers[pick % answers.length]
  return pressed === undefined ? null : pressRaw(seat, { id }, pressed, {})
}

function idsOn(components: readonly Component[]): string[] {
  return everyComponent(components).flatMap(({ component }) => component.custom_id ?? [])
}

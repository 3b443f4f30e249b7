// Plays attacks by their boards as people do: answer by answer to the end, at times with a look at the preview, or with a
// form that reports what else happens.
import { ComponentType } from 'discord-api-types/v10'
import { type Component, everyComponent } from '../../src/loopback/interaction/components.ts'
import type { Interaction } from '../../src/loopback/interaction/interactions.ts'
import type { UserClient } from '../../src/loopback/persona/client.ts'
import { pressRaw, submit } from '../../src/loopback/persona/message-moves.ts'
import { seenModal } from '../../src/loopback/persona/modal.ts'

/** The message of an attack's board, as it stands before the first press. */
export type Board = { readonly id: string; readonly components: readonly Component[] }

/** The interactions of one attack, each sent when it is asked for, after the answer to the one before. */
type Attack = AsyncGenerator<Interaction, void>

/** Of this many attacks in a row, one has its preview looked at, and one a form filled in. */
const VARIETY = 4

/** `number` varies what is answered. */
export async function* attackOn(seat: UserClient, { id, components }: Board, number: number): Attack {
  let shown = components
  for (let pressed = 0; ; pressed++) {
    if (pressed === 1 && number % VARIETY === 0) yield await preview(seat, id, shown)
    const reports = pressed === 1 && number % VARIETY === 1
    const next = reports ? yield* report(seat, id, shown) : await answer(seat, id, shown, number + pressed)
    if (!next) return
    if (!reports) yield next
    const settled = await next.settled
    if (settled.kind !== 'updated') return
    shown = (settled.stored.message.components ?? []) as readonly Component[]
  }
}

/** null: the board offers no answer, since the attack is over. */
async function answer(seat: UserClient, id: string, shown: readonly Component[], pick: number) {
  const answers = idsOn(shown).filter(one => /^atk1\|(answer|last)\|/.test(one))
  const pressed = answers[pick % answers.length]
  return pressed === undefined ? null : pressRaw(seat, { id }, pressed, {})
}

function preview(seat: UserClient, id: string, shown: readonly Component[]): Promise<Interaction> {
  const select = idsOn(shown).find(one => one.startsWith('atk1|more|')) ?? ''
  const values = [select.replace('|more|', '|preview|')]
  return pressRaw(seat, { id }, select, { componentType: ComponentType.StringSelect, values })
}

/** Opens a form and sends it. A bot that does not answer with a form gets another press in its place. */
async function* report(seat: UserClient, id: string, shown: readonly Component[]) {
  const button = idsOn(shown).find(one => one.startsWith('atk1|happens|'))
  if (button === undefined) return null
  const opener = await pressRaw(seat, { id }, button, {})
  yield opener
  const opened = await opener.settled
  const sent =
    opened.kind === 'modal'
      ? await submit(seat, seenModal(opener, opened.modal), { what: 'A note', text: 'the dice fell' })
      : await pressRaw(seat, { id }, button, {})
  yield sent
  return sent
}

const idsOn = (components: readonly Component[]): string[] =>
  everyComponent(components).flatMap(({ component }) => component.custom_id ?? [])

// Checks every message that a page sends over the socket.
import { z } from 'zod'
import { SWITCHES } from './protocol.ts'

/** Longer than anything a client sends: Discord's longest option. */
const words = z.string().max(6_000)
const id = z.string().max(32)
const named = z.string().max(200)
const options = z.record(named, z.union([words, z.number(), z.boolean()]))
const fields = z.record(named, z.union([words, z.array(words).max(25), z.boolean()]))

const about = { ref: z.int().nonnegative(), place: id }

const schema = z.discriminatedUnion('does', [
  z.object({ ...about, does: z.literal('command'), name: named, options }),
  z.object({ ...about, does: z.literal('complete'), name: named, options, focused: named }),
  z.object({ ...about, does: z.literal('press'), message: id, customId: named }),
  z.object({
    ...about,
    does: z.literal('select'),
    message: id,
    customId: named,
    values: z.array(named).max(25),
  }),
  // Only `openedBy` is read from a modal; the server knows the modal itself.
  z.object({ ...about, does: z.literal('submit'), modal: z.object({ openedBy: id }), fields }),
  z.object({ ...about, does: z.literal('menu'), message: id, name: named }),
  z.object({ ...about, does: z.literal('say'), text: words }),
  z.object({ ...about, does: z.literal('dismiss'), message: id }),
  z.object({ ...about, does: z.literal('open') }),
  z.object({ ...about, does: z.literal('switch'), switch: z.enum(SWITCHES), on: z.boolean() }),
  z.object({ ...about, does: z.literal('reset') }),
  z.object({ ...about, does: z.literal('giveUp') }),
])

export type Wish = z.infer<typeof schema>

/** @returns the page's wish, or the fault of its message */
export function readWanted(text: string): Wish | { readonly junk: string } {
  const parsed = schema.safeParse(jsonIn(text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  return { junk: `${issue?.path.join('.') || 'message'}: ${issue?.message ?? 'unreadable'}` }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

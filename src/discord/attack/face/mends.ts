// What a question bars because of what the table remembers: one press puts that right and makes the choice.

import type { Facts } from '../../../engine/game.ts'
import type { Answer } from '../../../engine/types.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { FormScene, FormsNow } from './forms-face.ts'
import type { Mended, PutRight, WrongTable } from './table.ts'

/** What is put right, and the two answers: the one that does it, and the choice. */
export type Mend = {
  readonly question: string
  readonly choice: string
  readonly right: PutRight
  readonly answers: readonly [Answer, Answer]
}

/** Where what is wrong on the table is put right: at the first open question, so that nothing is passed; null: nowhere. */
export function putRightAt({ scene, forms }: FormScene): { question: string; label: string | null } | null {
  const [first] = scene.played.prompt?.windows ?? []
  if (first?.window === null && first.effects.length > 0) return { question: first.name, label: null }
  return forms.moments(scene).find(({ turn }) => turn === null) ?? null
}

/** At a table that has begun before this attack; what an answer of this attack has changed is not remembered. */
export function mendsAt(at: FormScene): readonly Mend[] {
  const { scene, forms } = at
  const now = scene.walkthrough.restsOn === null ? null : forms.now(scene)
  const windows = now && (scene.played.prompt?.windows ?? [])
  const moment = putRightAt(at)
  if (!now || !windows || !moment) return []
  return windows.flatMap(({ name: question, barred = [] }) =>
    barred.flatMap(({ name: choice, code }): Mend[] =>
      waysAt(scene, now, { piece: choice, code: String(code) }).map(({ right, effect }) => {
        const { question: first, label } = moment
        const puts = { question: first, card: { ...(label !== null && { label }), effects: [effect] } }
        return { question, choice, right, answers: [puts, { question, choice }] }
      }),
    ),
  )
}

type Barred = { readonly piece: string; readonly code: string }
type Way = { readonly right: PutRight; readonly effect: unknown }

/** The effects that put right why a piece is barred; none: nothing does, or this attack has made it so. */
function waysAt({ played }: Pick<Scene, 'played'>, now: FormsNow, { piece, code }: Barred): Way[] {
  const { mends, statuses } = now.corrections()
  const mend = Object.hasOwn(mends, code) ? mends[code] : undefined
  const at = { ...now.table, cards: null } as WrongTable
  return (mend?.ways(piece, at) ?? []).flatMap(right => {
    const isNew = played.events.some(event => makes(event, mend, right.piece))
    const effect = isNew ? null : statuses.find(({ name }) => name === right.status)?.effect(right.piece)
    return effect ? [{ right, effect }] : []
  })
}

/** Whether an event has made so what would be put right of this piece. */
export const makes = (
  { type, ...facts }: Facts & { readonly type: string },
  mend: Pick<Mended, 'since'> | undefined,
  piece: string,
): boolean => (mend?.since.includes(type) ?? false) && Object.values(facts).includes(piece)

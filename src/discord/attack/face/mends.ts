// What a question bars because of what the table remembers: one press puts that right and makes the choice.

import type { Game } from '../../../engine/game.ts'
import type { Answer, Reason } from '../../../engine/types.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { FormScene, FormsNow } from './forms-face.ts'

/** The reason by the rules, and the two answers: the one that puts the table right, and the choice. */
export type Mend = Pick<Reason<Game>, 'code' | 'clause'> & {
  readonly question: string
  readonly choice: string
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
    barred.flatMap(({ name: choice, code, clause }): Mend[] => {
      const effect = mendOf(scene, now, { piece: choice, code: String(code) })
      if (effect === null) return []
      const { question: first, label } = moment
      const right = { question: first, card: { ...(label !== null && { label }), effects: [effect] } }
      return [{ question, choice, code, clause, answers: [right, { question, choice }] }]
    }),
  )
}

type Barred = { readonly piece: string; readonly code: string }

/** The effect that puts right why a piece is barred; null: nothing does, or this attack has made it so. */
function mendOf({ played }: Pick<Scene, 'played'>, now: FormsNow, { piece, code }: Barred): unknown {
  const { mends, statuses } = now.corrections()
  const mend = Object.hasOwn(mends, code) ? mends[code] : undefined
  const isNew = played.events.some(
    ({ type, ...facts }) => mend?.since.includes(type) && Object.values(facts).includes(piece),
  )
  return (mend && !isNew && statuses.find(({ name }) => name === mend.status)?.effect(piece)) || null
}

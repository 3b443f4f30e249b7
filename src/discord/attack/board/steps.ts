// The steps of an attack in one line: a tick marks each finished step, a dot the present one.
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { Telling } from '../faces/board-of-any-flow.ts'

/** The step of the question that is asked; it counts the steps that passing would enter. */
function rowNow({ played }: Scene): string {
  const causes = (played.prompt?.windows ?? []).flatMap(window => window.causes)
  return [...played.events, ...causes].findLast(({ type }) => type === 'step_entered')?.step ?? ''
}

/** The line of steps: ✓ 1 · ● 2 Defend · 3 Boost … */
export function stepLine({ scene, table, t, face }: Telling): string {
  const { words, stepOf } = face.steps(table.edition)
  const now = stepOf(rowNow(scene))
  return words.map((word, step) => marked(word(t), step, now)).join(' · ')
}

function marked(word: string, step: number, now: number): string {
  if (step < now) return `✓ ${step + 1}`
  return step === now ? `● **${step + 1} ${word}**` : `${step + 1} ${word}`
}

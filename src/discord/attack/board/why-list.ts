// “Why?”: the latest lines of a story, in a select of a private message. The choice of a line shows its clause there.
import type { Citation } from '../../../words/story.ts'
import { selectRows } from '../../message/choices.ts'
import { clip } from '../../message/clip.ts'
import { container, type View } from '../../message/components.ts'
import type { Telling } from '../face/board-of-any-flow.ts'
import { citedIds, newestSteps, upcoming } from '../story/story.ts'
import { controlId } from './board-rows.ts'
import { plainly } from './scene-words.ts'
import { asked } from './tool-rows.ts'

/** The lines that can be chosen, the newest first; beyond them the heading says so. */
const MOST_LINES = 99

/** The private message that asks for a line. A story without lines has nothing to explain. */
export function whyList(telling: Telling): View {
  const rows = whyRow(telling)
  const { t } = telling
  const all = [...newestSteps(stepsOf(telling), plainly(telling)).take(MOST_LINES + 1)]
  const latest = all.length > MOST_LINES ? `\n-# ${t('attack:whyLatest', { number: MOST_LINES })}` : ''
  return [container([`### ${t(rows.length > 0 ? 'attack:why' : 'attack:whyNothing')}${latest}`]), ...rows]
}

const stepsOf = ({ scene }: Telling) => [...scene.played.events, ...upcoming(scene)]

/** One option for each of the latest lines, the newest first; its value is the clause, a unique number and the ruling. */
export function whyRow(telling: Telling): View {
  const { scene, t, face, table } = telling
  const question = asked(scene).at(-1)
  const lines = newestSteps(stepsOf(telling), plainly(telling)).take(MOST_LINES)
  const why = question ? [{ clause: question.clause, ruling: null, words: t('attack:whyQuestion') }] : []
  const options = [...why, ...lines].map(({ clause, ruling, words }, i) => ({
    label: clip(words, 100),
    value: [clause, i, ruling].filter(part => part !== null).join('|'),
    description: citedIds({ clause: face.cites(clause, table.edition), ruling }),
  }))
  const id = (page: number) => controlId(telling, 'why', page === 0 ? [] : [String(page)])
  return selectRows({ kind: 'lines', id, placeholder: t('attack:whyLine'), options, isLong: true }, t)
}

/** The clause and the ruling of an option's value. The options of older boards name no ruling. */
export function citationIn(value: string): Citation {
  const [clause = '', , ruling = null] = value.split('|')
  return { clause, ruling }
}

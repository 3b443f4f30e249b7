// “Why?”: the latest lines of a story, in a select of a private message. The choice of a line shows its clause there.
import type { Citation } from '../../../words/story.ts'
import { clip } from '../../message/clip.ts'
import { container, MOST_OPTIONS, row, select, type View } from '../../message/components.ts'
import type { Telling } from '../faces/board-of-any-flow.ts'
import { citedIds, newestSteps, upcoming } from '../story/story.ts'
import { controlId } from './board-rows.ts'
import { plainly } from './scene-words.ts'
import { asked } from './tool-rows.ts'

/** The private message that asks for a line. A story without lines has nothing to explain. */
export function whyList(telling: Telling): View {
  const rows = whyRow(telling)
  const { t } = telling
  return [container([`### ${t(rows.length > 0 ? 'attack:why' : 'attack:whyNothing')}`]), ...rows]
}

/** One option for each of the latest lines, the newest first; its value is the clause, a unique number and the ruling. */
export function whyRow(telling: Telling): View {
  const { scene, t } = telling
  const question = asked(scene).at(-1)
  const events = [...scene.played.events, ...upcoming(scene)]
  const lines = newestSteps(events, plainly(telling)).take(MOST_OPTIONS)
  const why = question ? [{ clause: question.clause, ruling: null, words: t('attack:whyQuestion') }] : []
  const options = [...why, ...lines].slice(0, MOST_OPTIONS).map(({ clause, ruling, words }, i) => ({
    label: clip(words, 100),
    value: [clause, i, ruling].filter(part => part !== null).join('|'),
    description: citedIds({ clause, ruling }),
  }))
  return options.length === 0 ? [] : [row([select(controlId(telling, 'why'), t('attack:whyLine'), options)])]
}

/** The clause and the ruling of an option's value. The options of older boards name no ruling. */
export function citationIn(value: string): Citation {
  const [clause = '', , ruling = null] = value.split('|')
  return { clause, ruling }
}

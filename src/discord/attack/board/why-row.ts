// The select “Why?”: the clause of the question, then the clauses of the latest lines.
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10'
import { clip } from '../../message/clip.ts'
import { MOST_OPTIONS, row, select } from '../../message/components.ts'
import type { Telling } from '../faces/board-of-any-flow.ts'
import { newestLines, upcoming } from '../story/story-lines.ts'
import { idOf } from './board-rows.ts'

/** One option for each of the latest lines, the newest first; its value is the clause and a unique number. */
export function whyRow(telling: Telling): APIMessageTopLevelComponent[] {
  const { scene, face, t, names } = telling
  const question = scene.played.prompt?.windows.at(-1)
  const events = [...scene.played.events, ...upcoming(scene)]
  const lines = newestLines(events, face, t, names.plain).take(MOST_OPTIONS)
  const asked = question ? [{ clause: question.clause, words: t('attack:whyQuestion') }] : []
  const options = [...asked, ...lines].slice(0, MOST_OPTIONS).map(({ clause, words }, i) => ({
    label: clip(words, 100),
    value: `${clause}|${i}`,
    description: clause,
  }))
  return options.length === 0 ? [] : [row([select(idOf(telling, 'why'), t('attack:why'), options)])]
}

/** The clause of an option's value. */
export const whyClause = (value: string): string => value.split('|')[0] ?? ''

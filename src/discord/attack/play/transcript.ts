// Transcript: an attack as a text and as a script, and with it all of the table whose chapter it is.

import type { Language } from '../../../language.ts'
import type { GameTable, TableChapter } from '../../../store/game-tables.ts'
import { sceneOf } from '../../../walkthroughs/log/replay.ts'
import { wordsIn } from '../../../words/words.ts'
import type { Caller, MessageAnswer, SourceMessage } from '../../interaction/command.ts'
import { ownLanguage } from '../../interaction/private-language.ts'
import { sentenceView } from '../../message/sentence.ts'
import type { TextFile } from '../../request/posts.ts'
import { transcriptScript, transcriptText } from '../story/whole-story.ts'
import { isAside } from './aside.ts'
import { lookView } from './list.ts'
import { type Case, showPrivately } from './parts.ts'
import { fromHere, rulesAndLanguage } from './settings-told.ts'

/** @throws StoreFault */
export async function transcript(one: Case<Caller & SourceMessage>): Promise<MessageAnswer> {
  const { parts, caller, scene } = one
  const own = ownLanguage(parts, caller)
  const table = await tableFiles(one)
  const said = wordsIn(own)(table.length > 0 ? 'board:transcript.table' : 'board:transcript.attack')
  // The files stand below an attack that was chosen out of a list: its other buttons stay.
  const view = isAside(one) ? lookView(one, own) : sentenceView(said)
  return {
    ...showPrivately(scene, 'transcript', view),
    files: [
      { name: 'attack.txt', content: transcriptText(parts.faces, scene, own) },
      { name: 'attack.json', content: transcriptScript(scene) },
      ...table,
    ],
  }
}

/** All chapters as a text, and those that count as a list of scripts; none: the table has only this one. */
async function tableFiles(one: Case): Promise<TextFile[]> {
  const { parts, caller, scene } = one
  const table = await parts.store.table(scene.walkthrough.table)
  if (!table || table.chapters.length < 2) return []
  const { told, earlier } = await newestChapters(one, table)
  const more = wordsIn(ownLanguage(parts, caller))('board:transcript.earlier', { number: earlier })
  const own = ownLanguage(parts, caller)
  const texts = [...(earlier > 0 ? [`${more}\n`] : []), ...told.map(one => withSettings(one, told, own))]
  const scripts = told.flatMap(({ script }) => script ?? [])
  return [
    { name: 'table.txt', content: texts.join(`\n${'—'.repeat(40)}\n\n`) },
    { name: 'table.json', content: `[\n${scripts.map(script => script.trimEnd()).join(',\n')}\n]\n` },
  ]
}

type Told = {
  readonly chapter: TableChapter
  readonly text: string
  readonly script: string | null
  readonly played: ReturnType<typeof rulesAndLanguage> | null
}

/** The text of a chapter, and before it which edition and language are new with it. */
function withSettings({ chapter, text, played }: Told, all: readonly Told[], reader: Language): string {
  const before = all.find(one => one.chapter.id === chapter.restsOn)?.played
  const said = played && before ? fromHere(before, played, reader) : null
  return said === null ? text : `${said}\n\n${text}`
}

/** Discord takes 10 MiB in all files of a message; as many of the newest chapters as fit, in the order of the table. */
const MOST_BYTES = 4 * 1024 * 1024

async function newestChapters(one: Case, { chapters }: GameTable) {
  const told: Told[] = []
  let free = MOST_BYTES
  for (const chapter of chapters.toReversed()) {
    const next = await chapterTold(one, chapter)
    free -= Buffer.byteLength(next.text) + Buffer.byteLength(next.script ?? '')
    if (free < 0) break
    told.unshift(next)
  }
  return { told, earlier: chapters.length - told.length }
}

async function chapterTold({ parts, caller }: Case, chapter: TableChapter): Promise<Told> {
  const { id, number, counts } = chapter
  const own = ownLanguage(parts, caller)
  const t = wordsIn(own)
  const walkthrough = await parts.store.read(id)
  const scene = walkthrough && sceneOf(parts.flows, walkthrough)
  if (!scene || 'unplayable' in scene)
    return { chapter, text: `${t('board:transcript.unplayable', { number })}\n`, script: null, played: null }
  const text = transcriptText(parts.faces, counts ? scene : { ...scene, isLeft: true }, own)
  return { chapter, text, script: counts ? transcriptScript(scene) : null, played: rulesAndLanguage(scene) }
}

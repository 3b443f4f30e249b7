// Tells scripts one after the other, each as it would be told alone; before it stands who attacks whom, and where it does not
// begin with the table that the one before has left.

import { noticeLines } from '../../discord/attack/board/notices.ts'
import { attackWords } from '../../discord/attack/board/scene-words.ts'
import { boardNames } from '../../discord/attack/face/names.ts'
import type { AnyFlow, Shown } from '../../games/game.ts'
import type { AnyTable } from '../../games/next.ts'
import { inOneRecord } from '../../games/one-record.ts'
import { wordsIn } from '../../words/words.ts'
import { askedAsYaml } from '../ask.ts'
import { refusedPath } from '../script.ts'
import { refusalOf } from './refused.ts'
import { inEdition, sideBySide } from './side-by-side.ts'
import { storyLines } from './story.ts'
import { type ReadScript, tellingOf } from './telling.ts'
import { unlikeLeft } from './unlike-left.ts'

/** A script with what is to be said before its story. */
export type ToTell = ReadScript & { readonly notes: readonly string[] }

/** How a script is told: line by line, or only what is asked now, or how it ends under each edition. */
export type HowTold = 'story' | 'asked' | 'each'

/** A script as it is told, in lines and as JSON. `fault`: the answer that the rules refuse, with its path inside the script. */
type ScriptTold = {
  readonly lines: readonly string[]
  readonly json: object
  readonly fault: string | null
  readonly isPlayed: boolean
}

/** All of them in one text; `isPlayed` is false if the rules refuse an answer, or no edition comes to an end. */
export type ScriptsTold = {
  readonly text: string
  readonly faults: readonly string[]
  readonly isPlayed: boolean
}

export function tellScripts(
  scripts: readonly ToTell[],
  { as, isJson, tables }: { as: HowTold; isJson: boolean; tables: readonly AnyTable[] },
): ScriptsTold {
  const told = scripts.map(one => (as === 'each' ? underEach(one) : inStory(one, as)))
  const isList = scripts.length > 1
  const heads = isList && as !== 'asked' ? headsOf(scripts, tables) : []
  const shown = as === 'asked' ? told.slice(-1) : told
  const text = isJson
    ? JSON.stringify(isList ? told.map(({ json }) => json) : told[0]?.json, null, 2)
    : shown.map(({ lines }, at) => [...(heads[at] ?? []), ...lines].join('\n')).join('\n\n')
  const faults = told.flatMap(({ fault }, at) => (fault === null ? [] : [isList ? `${at}.${fault}` : fault]))
  return { text, faults, isPlayed: told.every(({ isPlayed }) => isPlayed) }
}

/** 2/5 · Rhino attacks Spider-Man; below it the paths that are not as the script before has left them. */
function headsOf(scripts: readonly ToTell[], tables: readonly AnyTable[]): string[][] {
  const plays = scripts.map(({ script: { flow, setUp, answers } }) => flow.play(setUp, answers))
  return scripts.map((one, at) => {
    const [played, before] = [plays[at], plays[at - 1]]
    const tells = played ? tellingOf(one, played) : null
    const unlike = before ? unlikeLeft(before, one.script, tables) : []
    const head = [`${at + 1}/${scripts.length}`, ...(tells ? [attackWords(tells)] : [])].join(' · ')
    const paths = unlike.join(', ')
    return [head, ...(paths ? [wordsIn(one.language)('resolve:unlikeLeft', { paths })] : [])]
  })
}

/** A script under each edition. */
function underEach(one: ToTell): ScriptTold {
  const plays = one.script.flow.editions.map(edition => inEdition(one, edition))
  const ends = plays.map(({ edition, end, notices }) => [
    edition,
    end && { ...inOneRecord(end), editions: undefined, notices },
  ])
  const noticed = new Set(plays.flatMap(({ notices }) => noticedIn(one, notices)))
  return {
    lines: [...noticed, ...one.notes, ...sideBySide(plays, wordsIn(one.language))],
    json: Object.fromEntries(ends),
    fault: null,
    isPlayed: plays.some(({ end }) => end !== null),
  }
}

function inStory(one: ToTell, as: Exclude<HowTold, 'each'>): ScriptTold {
  const { flow, setUp, answers } = one.script
  const played = flow.play(setUp, answers)
  const notices = flow.notices(played)
  const noticed = noticedIn(one, notices)
  const why = refusalOf(one, played)
  return {
    lines:
      as === 'asked'
        ? [...noticed.map(line => `  # ${line}`), askedAsYaml(played, wordsIn(one.language))]
        : [...noticed, ...one.notes, ...storyLines(one, played)],
    json: printed(played, notices),
    fault: why === null ? null : `${refusedPath(one.script, played)}: ${why}`,
    isPlayed: why === null,
  }
}

function noticedIn(
  { script, named, language, faces }: ReadScript,
  notices: ReturnType<AnyFlow['notices']>,
): string[] {
  const t = wordsIn(language)
  const ownName = faces.get(script.flow.id)?.board.ownName
  return [...noticeLines(notices, boardNames(named, language, t, ownName).plain, t)]
}

/** A play in the form that is printed as JSON: without its state, with its notices. */
function printed(
  { events, prompt, outcome, accepted, refused }: Shown,
  notices: ReturnType<AnyFlow['notices']>,
): object {
  return { events, prompt, outcome: outcome && inOneRecord(outcome), accepted, refused, notices }
}

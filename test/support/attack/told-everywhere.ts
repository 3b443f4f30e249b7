// What every place says of an attack: its board, its messages, lists, a preview and the files to keep.
import { boardView } from '../../../src/discord/attack/board/board.ts'
import { previewView } from '../../../src/discord/attack/board/preview-view.ts'
import { faceOf } from '../../../src/discord/attack/face/face.ts'
import { headlineView, resultView } from '../../../src/discord/attack/play/headline.ts'
import { linesView, worded } from '../../../src/discord/attack/play/list.ts'
import type { AttackParts } from '../../../src/discord/attack/play/parts.ts'
import {
  earlierView,
  finishedStoryView,
  transcriptText,
} from '../../../src/discord/attack/story/whole-story.ts'
import type { View } from '../../../src/discord/message/components.ts'
import { LANGUAGES, type Language } from '../../../src/language.ts'
import { plainTextOf } from '../../../src/loopback/persona/plain-text.ts'
import type { Listing } from '../../../src/store/walkthroughs.ts'
import { listedAt } from '../../../src/walkthroughs/list-entry.ts'
import type { Scene } from '../../../src/walkthroughs/scene.ts'
import type { Prepared } from '../../../src/walkthroughs/start.ts'
import { FLOWS } from '../walkthroughs/flows.ts'
import { FACES } from './played-faces.ts'
import { sceneOf } from './scenes.ts'

/** The scene of a start in this language, as it stands after the answers of its command. */
export const sceneFrom = ({ flow, setUp, names, seats, answers }: Prepared, language: Language): Scene =>
  sceneOf({ flow, setUp, names, seats: [...seats], language }, answers)

/** The text of each place, without the marks by which Discord shows a name as it was typed. */
export function toldEverywhere(scene: Scene, language: Language): Readonly<Record<string, string>> {
  const parts = { faces: FACES, flows: FLOWS } as AttackParts
  const { walkthrough, played } = scene
  const { flow } = faceOf(FACES, scene)
  const list = (listed: Listing['listed']): View =>
    linesView(worded(parts, [listingOf(scene, listed)], language), language, '')
  const views: Readonly<Record<string, View>> = {
    board: boardView(FACES, scene),
    'board to read': boardView(FACES, scene, { isToRead: true }),
    'stopped board': boardView(FACES, { ...scene, walkthrough: { ...walkthrough, closed: true } }),
    'board in another language': boardView(
      FACES,
      { ...scene, walkthrough: { ...walkthrough, language: other(language) } },
      { language },
    ),
    // Only of an attack that is over.
    answer: resultView({ parts, scene: { ...scene, played: flow.upTo(played) } }),
    headline: headlineView({ parts, scene }),
    list: list(listedAt(flow, played, walkthrough)),
    'list of an older version': list(null),
    preview: previewView(FACES, scene, { outlooks: [], left: 0 }, language),
    'whole story': earlierView(FACES, scene, language),
    'story left behind': finishedStoryView(FACES, scene, language),
  }
  return {
    ...Object.fromEntries(
      Object.entries(views).map(([place, view]) => [
        place,
        bare(plainTextOf({ components: [...view] as never })),
      ]),
    ),
    transcript: transcriptText(FACES, scene, language),
  }
}

const other = (language: Language): Language => LANGUAGES.find(one => one !== language) ?? language

const bare = (shown: string): string => shown.replaceAll('\\', '')

function listingOf({ walkthrough, played }: Scene, listed: Listing['listed']): Listing {
  const { setUp, names, rows: _, ...head } = walkthrough
  const state = played.prompt ? 'open' : 'over'
  return { ...head, listed, state, begun: listed ? null : { setUp, names } } as never
}

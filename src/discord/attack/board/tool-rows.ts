// The tools below the choices of every board: something happens first, undo, and the less frequent ones in a select.
import { otherLanguages } from '../../../language.ts'
import { isCutShort, isStopped, type Scene } from '../../../walkthroughs/scene.ts'
import { wordsIn } from '../../../words/words.ts'
import { selectRows } from '../../message/choices.ts'
import { button, row, type View } from '../../message/components.ts'
import type { Telling } from '../face/board-of-any-flow.ts'
import type { Action } from '../face/ids.ts'
import { takesReports, type Window } from '../face/window.ts'
import { controlId, happensLabel } from './board-rows.ts'
import { happensControls } from './prompt.ts'

/** The row of tools; a tool that would do nothing now is left out. */
export function toolRow(telling: Telling): View {
  const { scene, t } = telling
  const windows = scene.played.prompt?.windows ?? []
  const reports = takesReports(windows) && happensLabel(windows, telling) === null
  const buttons = [
    ...(reports ? happensControls(t('attack:happens.first'), telling) : []).map(({ label, action, rest }) =>
      button(controlId(telling, action, rest), label),
    ),
    ...(canTakeBack(telling) ? [button(controlId(telling, 'undo'), t('attack:undo'))] : []),
  ]
  return buttons.length > 0 ? [row(buttons)] : []
}

/** Where nothing is left to take back in a chapter that rests on another one, undo takes back the chapter itself. */
export const canTakeBack = ({ scene }: Telling): boolean =>
  isCutShort(scene) || restsOnAnother(scene) || scene.chapters.some(({ answer }) => answer !== null)

const restsOnAnother = ({ walkthrough: { isTip, restsOn } }: Scene): boolean => isTip && restsOn !== null

/** What is asked on the board: nothing on that of an attack that is stopped or over. */
export const asked = (scene: Scene): readonly Window[] =>
  isStopped(scene) || scene.played.isOver ? [] : (scene.played.prompt?.windows ?? [])

/** Whether a walkthrough is open. mayStop decides who may stop it. */
export const canStop = ({ played, walkthrough }: Scene): boolean => !played.isOver && !walkthrough.closed

/** Whether its table goes on from it. What is private tells no table. */
const isOver = ({ walkthrough: { closed, isTip, isPrivate } }: Scene): boolean =>
  closed && isTip && !isPrivate

/** Whether it is no more the newest chapter that counts: then its board is there to be read. */
const isLeftBehind = ({ walkthrough }: Scene): boolean => walkthrough.closed && !walkthrough.isTip

/** What may come in the middle, at the first moment that takes reports, so that none is passed. */
function joinsWithin({ face, t }: Telling, windows: readonly Window[]) {
  const moment = windows.find(({ window }) => window !== null)
  if (!moment || face.isBetween) return []
  return (face.joinsWithin ?? []).map(([role, label]) => ({ label: label(t), rest: [moment.name, role] }))
}

/** A select with the less frequent actions; each value is the custom id that a button would have. */
export function moreRow(telling: Telling): View {
  const { scene, t, language } = telling
  const windows = asked(scene)
  const corrects = windows.some(({ effects }) => effects.some(kind => kind === 'known'))
  const canForesee = windows.length > 0 && windows.at(-1)?.name !== 'finish'
  const option = (action: Action, label: string, rest: readonly string[] = []) => ({
    label,
    value: controlId(telling, action, rest),
  })
  const options = [
    ...(canForesee ? [option('preview', t('attack:preview.button'))] : []),
    option('whyOf', t('attack:why')),
    option('earlier', t('attack:earlier')),
    ...(isOver(scene) ? [option('table', t('board:table.title'))] : []),
    ...(isLeftBehind(scene)
      ? [option('transcript', t('attack:transcript.button')), option('undo', t('attack:undo'))]
      : [option('down', t('attack:down'))]),
    ...otherLanguages(language).map(other => ({
      label: wordsIn(other)('attack:inLanguage'),
      value: controlId(telling, 'language', other === otherLanguages(language)[0] ? [] : [other]),
    })),
    ...(takesReports(windows) && telling.cards()?.length === 0
      ? [option('play', t('cards:plays.place'))]
      : []),
    ...(corrects ? [option('correct', t('attack:correct'))] : []),
    ...(corrects && !takesReports(windows) ? [option('happens', t('attack:happens.alsoSo'))] : []),
    ...joinsWithin(telling, windows).map(({ label, rest }) => option('ask', label, rest)),
    ...(windows.length > 0 ? [option('handOver', t('attack:handOver'))] : []),
    ...(canStop(scene) ? [option('stop', t('attack:stop'))] : []),
  ]
  const id = (page: number) => controlId(telling, 'more', page === 0 ? [] : [String(page)])
  return selectRows({ kind: 'more actions', id, placeholder: t('attack:moreActions'), options }, t)
}

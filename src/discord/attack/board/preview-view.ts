// The preview in words: one block for each answer, with its numbers side by side while boost icons are unknown.
import type { Fate, Varied } from '../../../games/forecast.ts'
import type { Language } from '../../../language.ts'
import type { Outlook, Preview } from '../../../walkthroughs/preview.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { container, type View } from '../../message/components.ts'
import { escaped } from '../../message/escape.ts'
import type { Telling } from '../faces/board-of-any-flow.ts'
import { type Faces, faceOf } from '../faces/face.ts'
import { answerWords } from '../questions/answer-words.ts'
import { telling } from './scene-words.ts'

const ROOM = 3600

/** The preview as a message without buttons. */
export function previewView(faces: Faces, scene: Scene, preview: Preview, language: Language): View {
  const tells = telling(faces, scene, language)
  const { t } = tells
  const hasIcons = preview.outlooks.some(({ fates }) => fates.length > 1)
  const head = `### ${t('attack:preview.title')}\n-# ${hasIcons ? t('attack:preview.icons') : t('attack:preview.plain')}`
  const { varied } = faceOf(faces, scene).flow.foresight
  const blocks = preview.outlooks.map(outlook => block(outlook, varied, tells))
  const shown = blocks.filter((_, i) => blocks.slice(0, i + 1).join('\n').length <= ROOM)
  const left = preview.left + blocks.length - shown.length
  const more = left > 0 ? `-# ${t('attack:preview.more', { number: left })}` : ''
  const body = shown.length > 0 ? shown.join('\n') : t('attack:preview.none')
  return [container([head, body, more])]
}

function block({ answer, fates }: Outlook, varied: Varied | null, tells: Telling): string {
  const lines = [...hitLines(fates, tells), ...noteLines(fates, tells)]
  // The numbers of a varied answer are the columns of its block, so the block needs no heading with the answer.
  const said = answer.choice === varied?.choice ? null : answerWords(answer, tells)
  const nothing = fates.length > 0 ? tells.t('attack:preview.nothing') : tells.t('attack:preview.tooFar')
  const all = lines.length > 0 ? lines : [nothing]
  return [said && `**${escaped(said)}**`, ...all.map(line => `- ${line}`)].filter(Boolean).join('\n')
}

/** Spider-Man: 0 · 1 · 2 · 3 damage; a single number if all fates have the same. */
function hitLines(fates: readonly Fate[], { t, names }: Telling): string[] {
  const targets = [...new Set(fates.flatMap(({ hits }) => hits.map(({ to }) => to)))]
  const hits = targets.map(to => {
    const amounts = fates.map(fate => fate.hits.find(hit => hit.to === to)?.amount ?? 0)
    return t('attack:preview.damage', { name: names.shown(to), amounts: alike(amounts) })
  })
  const shields = fates.map(fate => fate.shields)
  return [
    ...hits,
    ...(Math.max(...shields) > 0 ? [t('attack:preview.shields', { amounts: alike(shields) })] : []),
  ]
}

const alike = (amounts: readonly number[]): string =>
  new Set(amounts).size === 1 ? String(amounts[0]) : amounts.join(' · ')

/** The other results for each character; a result that depends on boost icons names their numbers. */
function noteLines(fates: readonly Fate[], { t, names, face }: Telling): string[] {
  const each = (key: Outcome, say: (name: string, icons: Icons | null) => string) =>
    [...new Set(fates.flatMap(fate => fate[key]))].map(id => say(names.shown(id), iconsWhere(fates, key, id)))
  const winners = new Set(fates.map(({ winner }) => winner).filter(winner => winner !== null))
  return [
    ...each('exhausts', name => face.rests(t, name)),
    ...each('tough', (name, icons) =>
      icons ? t('attack:preview.toughAt', { name, ...icons }) : t('attack:preview.tough', { name }),
    ),
    ...each('falls', (name, icons) =>
      icons ? t('attack:preview.fallsAt', { name, ...icons }) : face.falls(t, name),
    ),
    ...[...winners].map(winner => t('attack:preview.wins', { name: names.shown(winner) })),
    ...(fates.some(({ isOpen }) => isOpen) ? [t('attack:preview.open')] : []),
  ]
}

/** The results of a fate that are lists of ids. */
type Outcome = 'exhausts' | 'tough' | 'falls'

/** The number of icons from which on a result comes, as a slot and as the count that chooses the plural. */
type Icons = { readonly icons: number; readonly count: number }

/** The fewest icons with which the id is among these results; null: it is among all of them. */
function iconsWhere(fates: readonly Fate[], key: Outcome, id: string): Icons | null {
  if (fates.every(fate => fate[key].includes(id))) return null
  const fewest = fates.findIndex(fate => fate[key].includes(id))
  return { icons: fewest, count: fewest }
}

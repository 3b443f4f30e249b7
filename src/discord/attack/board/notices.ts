// The one place that words notices, in sentences: for boards, messages, lists and files, and for the command line.
import { ASSUMED, type Notice } from '../../../games/notices.ts'
import { editionName } from '../../../words/edition-name.ts'
import type { NameOf } from '../../../words/story.ts'
import { withCapital } from '../../../words/unnamed.ts'
import type { Translate } from '../../../words/words.ts'
import type { Telling } from '../face/board-of-any-flow.ts'

/** With longer notices a message names only one piece of each. */
const ROOM = 900
const MOST_NAMES = 4

/** A sentence for each kind of notice, and one for all that is assumed. */
export function noticeLines(notices: readonly Notice[], nameOf: NameOf, t: Translate): readonly string[] {
  const all = sentences(notices, MOST_NAMES, nameOf, t)
  return all.join('\n').length <= ROOM ? all : sentences(notices, 1, nameOf, t)
}

function sentences(notices: readonly Notice[], most: number, nameOf: NameOf, t: Translate): string[] {
  const words = ({ kind, pieces, unread }: Notice): string => {
    const names = [...new Set(pieces.map(nameOf))]
    return t(`story:notice.${kind}`, {
      names: namesOf(names, most, t),
      edition: unread ? editionName(unread.edition, t) : '',
      clauses: unread?.clauses.join(', ') ?? '',
      context: names.length > 1 ? 'several' : undefined,
    })
  }
  const assumed = ASSUMED.flatMap(kind => notices.filter(one => one.kind === kind)).map(words)
  const isAssumed = ({ kind }: Notice) => ASSUMED.some(one => one === kind)
  return [
    ...notices.filter(one => !isAssumed(one)).map(one => withCapital(words(one), t)),
    ...(assumed.length > 0 ? [t('story:notice.assumed', { list: assumed.join('; ') })] : []),
  ]
}

function namesOf(names: readonly string[], most: number, t: Translate): string {
  if (names.length <= most) return names.join(', ')
  return `${names.slice(0, most).join(', ')} ${t('attack:more', { number: names.length - most })}`
}

/** The notices of a scene in small lines, for a message; none: there is nothing to say. */
export const smallNotices = (tells: Telling): readonly string[] => noticesIn(tells).map(line => `-# ${line}`)

/** The same for a file, with plain names if the telling has these. */
export const noticesIn = ({ scene, face, names, t }: Telling): readonly string[] =>
  noticeLines(face.notices(scene), names.shown, t)

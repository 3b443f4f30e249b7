// What is next: buttons for the attacks that the table offers, what is due first, and a select for those beyond them.
import { ButtonStyle } from 'discord-api-types/v10'
import { selectRows } from '../../message/choices.ts'
import { clip } from '../../message/clip.ts'
import { button, chunks, ROW_LENGTH, row, type View } from '../../message/components.ts'
import type { Telling } from '../face/board-of-any-flow.ts'
import { controlId } from './board-rows.ts'

/** With more attacks than this, a select has the others. */
const MOST_BUTTONS = 8

/** No rows: the table offers nothing, or is not the newest that counts. */
export function nextRows(telling: Telling): View {
  const { scene, t } = telling
  if (!scene.walkthrough.isTip) return []
  const controls = telling.next().attacks.map(({ label, rest, isDue }) => ({
    ...{ label, isDue },
    id: controlId(telling, 'next', rest),
  }))
  const buttons = controls.slice(0, MOST_BUTTONS).map(({ id, label, isDue }, index) => {
    const isFirst = index === 0 && isDue
    return button(id, label, isFirst ? ButtonStyle.Primary : ButtonStyle.Secondary)
  })
  const options = controls
    .slice(MOST_BUTTONS)
    .map(({ id, label }) => ({ label: clip(label, 100), value: id }))
  const id = (page: number) => controlId(telling, 'choose', [String(page)])
  const others = {
    kind: 'next attacks',
    id,
    placeholder: t('attack:next.others'),
    options,
    isLong: true,
  } as const
  return [...chunks(buttons, ROW_LENGTH).map(row), ...selectRows(others, t)]
}

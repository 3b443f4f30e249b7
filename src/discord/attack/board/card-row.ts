// The cards of players that fit the prompt: a few buttons, or one select.
import { selectRows } from '../../message/choices.ts'
import { clip } from '../../message/clip.ts'
import { button, MOST_OPTIONS, row, type View } from '../../message/components.ts'
import type { Telling } from '../face/board-of-any-flow.ts'
import { controlId } from './board-rows.ts'

/** With more cards than this, a select replaces the buttons: they say what the card does, so a phone shows one a line. */
const MOST_CARD_BUTTONS = 2

/** The page of the select, which no select of choices on the same board has. */
const CARDS_PAGE = '9'

/** None: no card fits. What has no room stands behind “Another card…”. */
export function cardRow(telling: Telling): View {
  const { t, language, names } = telling
  const offered = telling.cards()
  if (!offered || offered.length === 0) return []
  const options = offered.slice(0, MOST_OPTIONS - 1).map(card => ({
    label: clip(card.label(language, names.plain), 100),
    value: controlId(telling, 'play', card.rest),
  }))
  const another = { label: t('cards:plays.another'), value: controlId(telling, 'play') }
  if (options.length <= MOST_CARD_BUTTONS)
    return [row([...options, another].map(({ label, value }) => button(value, label)))]
  const id = () => controlId(telling, 'choose', [CARDS_PAGE])
  const placeholder = t('cards:plays.place')
  return selectRows({ kind: 'cards played', id, placeholder, options: [...options, another] }, t)
}

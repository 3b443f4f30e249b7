// What is next: buttons for what the table offers, what is due first, and a select for the attacks and changes beyond them.
import { ButtonStyle } from 'discord-api-types/v10'
import { selectRows } from '../../message/choices.ts'
import { clip } from '../../message/clip.ts'
import { button, chunks, ROW_LENGTH, row, type View } from '../../message/components.ts'
import type { NextControl, Telling } from '../face/board-of-any-flow.ts'
import { controlId } from './board-rows.ts'

/** With more offers than this, a select has the others. */
const MOST_BUTTONS = 8

/** No rows: the table offers nothing, or is not the newest that counts. */
export function nextRows(telling: Telling): View {
  const { scene, t } = telling
  if (!scene.walkthrough.isTip) return []
  const { offers } = telling.next()
  const { buttons, others } = divided(offers)
  const likely = buttons.find(({ isDue }) => isDue)
  const shown = buttons.map(one => {
    const style = one === likely ? ButtonStyle.Primary : ButtonStyle.Secondary
    return button(controlId(telling, one.action, one.rest), one.label, style)
  })
  const options = others.map(({ action, rest, label }) => ({
    label: clip(label, 100),
    value: controlId(telling, action, rest),
  }))
  const id = (page: number) => controlId(telling, 'choose', [String(page)])
  const isOfAttacks = others.every(({ offer }) => offer === 'attack')
  const select = {
    kind: 'next attacks',
    id,
    placeholder: isOfAttacks ? t('attack:next.others') : t('attack:next.orChange'),
    options,
    isLong: true,
  } as const
  return [...chunks(shown, ROW_LENGTH).map(row), ...selectRows(select, t)]
}

/** What is neither an attack nor rare keeps its button; of the attacks those have one for which there is room, the first. */
function divided(offers: readonly NextControl[]) {
  const attacks = offers.filter(({ offer }) => offer === 'attack')
  const rare = offers.filter(({ isRare }) => isRare)
  const beyond = attacks.slice(MOST_BUTTONS - offers.length + attacks.length + rare.length)
  const others = offers.filter(one => beyond.includes(one) || rare.includes(one))
  return { buttons: offers.filter(one => !others.includes(one)), others }
}

// What is next: few buttons, so that a phone shows them below what the attack has come to, and a select for everything else.
import { ButtonStyle } from 'discord-api-types/v10'
import { selectRows } from '../../message/choices.ts'
import { clip } from '../../message/clip.ts'
import { button, row, type View } from '../../message/components.ts'
import { sentenceView } from '../../message/sentence.ts'
import type { Control, NextControl, Telling } from '../face/board-of-any-flow.ts'
import { controlId } from './board-rows.ts'

/** So many attacks that are due have buttons. */
const MOST_ATTACKS = 3

/** The most characters of the line that says who cannot attack. */
export const MOST_BARRED = 400

/** No rows: the table offers nothing, or is not the newest that counts. */
export function nextRows(telling: Telling): View {
  const { scene, t } = telling
  if (!scene.walkthrough.isTip) return []
  const { offers, again, barred } = telling.next()
  const further: readonly Control[] = again === null ? [] : [{ label: again, action: 'again', rest: [] }]
  const likely = offers.length === 0 ? further : likelyOf(offers)
  const buttons = likely.map(({ action, rest, label }, i) =>
    button(controlId(telling, action, rest), label, i === 0 ? ButtonStyle.Primary : ButtonStyle.Secondary),
  )
  const others = [...offers, ...further].filter(one => !likely.includes(one))
  const options = others.map(({ action, rest, label }) => ({
    label: clip(label, 100),
    value: controlId(telling, action, rest),
  }))
  const id = (page: number) => controlId(telling, 'choose', [String(page)])
  const changes = offers.some(({ offer }) => offer !== 'attack')
  const placeholder = changes ? t('attack:next.orChange') : t('attack:next.others')
  const select = { kind: 'next attacks', id, placeholder, options, isLong: true } as const
  const why = barred === null ? [] : sentenceView(`-# ${clip(barred, MOST_BARRED)}`)
  return [...why, ...(buttons.length > 0 ? [row(buttons)] : []), ...selectRows(select, t)]
}

/**
 * The step with which the table goes on, the due one if one is, and attacks: those that are due, one of each attacker first; if
 * none is, the first one, since a card may begin it.
 */
function likelyOf(offers: readonly NextControl[]): NextControl[] {
  const attacks = offers.filter(({ offer }) => offer === 'attack')
  const due = attacks.filter(({ isDue }) => isDue)
  const firsts = due.filter((one, i) => due.findIndex(({ rest }) => rest[0] === one.rest[0]) === i)
  const shown = [...firsts, ...due.filter(one => !firsts.includes(one))].slice(0, MOST_ATTACKS)
  const steps = offers.filter(({ offer }) => offer === 'step')
  const step = steps
    .filter(({ isDue }) => isDue)
    .concat(steps)
    .slice(0, 1)
  return due.length > 0
    ? [...due.filter(one => shown.includes(one)), ...step]
    : [...step, ...attacks.slice(0, 1)]
}

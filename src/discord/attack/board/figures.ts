// The figures of a board: one line each, readable without colours or pictures.

import type { Telling } from '../face/board-of-any-flow.ts'
import type { Figure } from '../face/table-now.ts'

/** This many lines leave room for the story; the figures of the attack come first. */
const MOST_LINES = 10
const ROOM = 1600

/** The lines, those of the attack first, and the number of figures left out. */
export function figureLines(telling: Telling, most = MOST_LINES): string {
  const { table, t, face } = telling
  const sorted = table.figures.toSorted((a, b) => rank(a, telling) - rank(b, telling))
  const all = sorted.slice(0, most).map(figure => figureLine(figure, telling))
  const lines = all.filter((_, i) => all.slice(0, i + 1).join('\n').length <= ROOM)
  const more = sorted.length - lines.length
  const below = face.belowFigures(telling)
  return [
    ...lines,
    ...(below === null ? [] : [below]),
    ...(more > 0 ? [`-# ${t('attack:more', { number: more })}`] : []),
  ].join('\n')
}

function rank({ id, where }: Figure, { table }: Telling): number {
  const inAttack = [table.attacker, ...table.targets, table.defender].indexOf(id)
  return inAttack === -1 ? (where === 'in play' ? 50 : 99) : inAttack
}

/** Name, numbers, state and role: **Spider-Man** · DEF 3 · 10 of 10 HP · ready · target */
const figureLine = (figure: Figure, telling: Telling): string =>
  [
    `**${telling.names.shown(figure.id)}**`,
    ...telling.face.figure(figure, telling),
    ...roles(figure, telling),
  ].join(' · ')

/** The roles of a figure in the attack, while the attack lasts. */
function roles({ id }: Figure, { t, table, scene, face }: Telling): string[] {
  if (scene.played.isOver) return []
  const role = {
    attacker: id === table.attacker && face.acts(t),
    defender: id === table.defender && face.defender(t),
    target: table.targets.includes(id) && t('attack:role.target'),
  }
  return [role.attacker, role.defender, role.target].filter(word => word !== false).map(word => `*${word}*`)
}

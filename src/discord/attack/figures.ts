// The characters, Units and Bases of a board: one line each, readable without colour or pictures.
import { keywordIn } from '../../story/event-values.ts'
import type { Figure } from '../../walkthroughs/table-now.ts'
import { flowName, type Telling } from './telling.ts'

/** So many lines leave room for the story; those who take part come first. */
const MOST_LINES = 10
const ROOM = 1600

/** The lines, those of the attack first; what is left out is counted. */
export function figureLines(telling: Telling): string {
  const { table, t } = telling
  const sorted = table.figures.toSorted((a, b) => rank(a, telling) - rank(b, telling))
  const all = sorted.slice(0, MOST_LINES).map(figure => figureLine(figure, telling))
  const lines = all.filter((_, i) => all.slice(0, i + 1).join('\n').length <= ROOM)
  const more = sorted.length - lines.length
  return [
    ...lines,
    ...playerLine(telling),
    ...(more > 0 ? [`-# ${t('attack:more', { number: more })}`] : []),
  ].join('\n')
}

/** The player who is attacked, if not one of their Units is, with the Shields as far as they are known. */
function playerLine({ scene, table, names, t }: Telling): string[] {
  const { standbyPlayer } = scene.walkthrough.setUp
  const isTarget = table.targets.includes(String(standbyPlayer))
  if (standbyPlayer === undefined || (!isTarget && table.shields === null)) return []
  const shields = table.shields === null ? [] : [t('attack:figure.shields', { number: table.shields })]
  const role = isTarget && scene.played.prompt ? [`*${t('attack:role.target')}*`] : []
  return [[`**${names.shown(String(standbyPlayer))}**`, ...shields, ...role].join(' · ')]
}

function rank({ id, where }: Figure, { table }: Telling): number {
  const inAttack = [table.attacker, ...table.targets, table.defender].indexOf(id)
  return inAttack === -1 ? (where === 'in play' ? 50 : 99) : inAttack
}

/** Name, numbers, state and role: **Spider-Man** · DEF 3 · 10 of 10 HP · ready · target */
function figureLine(figure: Figure, telling: Telling): string {
  const { names } = telling
  const facts =
    figure.where === 'in play'
      ? [...numbers(figure, telling), ...states(figure, telling), ...keywords(figure, telling)]
      : [whereWords(figure, telling)]
  return [`**${names.shown(figure.id)}**`, ...facts, ...roles(figure, telling)].join(' · ')
}

function numbers(figure: Figure, telling: Telling): string[] {
  const { t } = telling
  const { def, damage, remaining, most } = figure
  const isUnit = flowName(telling.scene) === 'unit-attack'
  const hitPoints = (left: number, all: number) =>
    isUnit ? t('attack:figure.hp', { left, most: all }) : t('attack:figure.hitPoints', { left, most: all })
  return [
    ...(isUnit ? ap(figure, telling) : atk(figure, telling)),
    ...(def === null || flowName(telling.scene) !== 'enemy-attack' ? [] : [t('attack:figure.def', { def })]),
    ...(remaining === null || most === null ? [] : [hitPoints(remaining, most)]),
    ...(remaining === null && damage > 0 ? [t('attack:figure.damage', { damage })] : []),
  ]
}

/** The ATK of who attacks, and of every enemy; raised by boost icons, it says so. */
function atk({ id, atk: own, kind }: Figure, { table, t, scene }: Telling): string[] {
  const attacks = id === table.attacker
  if (own === null || (!attacks && kind !== 'villain' && kind !== 'minion')) return []
  const now = attacks && scene.played.prompt ? table.atk : null
  const isChanged = now !== null && now !== own
  return [isChanged ? t('attack:figure.atkNow', { own, now }) : t('attack:figure.atk', { atk: own })]
}

function ap({ ap: now, ownAp: own }: Figure, { t }: Telling): string[] {
  if (now === null || own === null) return []
  return [now === own ? t('attack:figure.ap', { ap: now }) : t('attack:figure.apNow', { own, now })]
}

function states(figure: Figure, { t, table }: Telling): string[] {
  const { id, kind, isReady, tough, stunned, confused } = figure
  const times = (word: string, count: number) => (count === 0 ? [] : [count > 1 ? `${word} ×${count}` : word])
  const boost = id === table.attacker && table.boostCards > 0
  return [
    ...(kind === 'unit' ? [isReady ? t('attack:figure.active') : t('attack:figure.rested')] : []),
    ...(isFriendly(kind) ? [isReady ? t('attack:figure.ready') : t('attack:figure.exhausted')] : []),
    ...times(t('attack:figure.tough'), tough),
    ...times(t('attack:figure.stunned'), stunned),
    ...times(t('attack:figure.confused'), confused),
    ...(boost ? [t('attack:figure.boostCards', { number: table.boostCards })] : []),
  ]
}

const isFriendly = (kind: string | null): boolean =>
  kind === 'hero' || kind === 'alter-ego' || kind === 'ally'

function keywords({ keywords: all, retaliate, breach }: Figure, { t }: Telling): string[] {
  return [
    ...all.map(one => String(keywordIn(one, t))),
    ...(retaliate > 0 ? [`${keywordIn('retaliate', t)} ${retaliate}`] : []),
    ...(breach > 0 ? [`${keywordIn('Breach', t)} ${breach}`] : []),
  ]
}

function whereWords({ where }: Figure, { t }: Telling): string {
  if (where === 'defeated') return t('attack:figure.defeated')
  return where === 'destroyed' ? t('attack:figure.destroyed') : t('attack:figure.gone')
}

/** Who has which part in the attack, as long as it lasts. */
function roles({ id }: Figure, { t, table, scene }: Telling): string[] {
  if (!scene.played.prompt) return []
  const isUnitAttack = flowName(scene) === 'unit-attack'
  const role = {
    attacker: id === table.attacker && t('attack:role.attacker'),
    defender: id === table.defender && (isUnitAttack ? t('attack:role.blocker') : t('attack:role.defender')),
    target: table.targets.includes(id) && t('attack:role.target'),
  }
  return [role.attacker, role.defender, role.target].filter(word => word !== false).map(word => `*${word}*`)
}

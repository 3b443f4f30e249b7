// What came of an attack, in a heading and one line.
import type { Facts } from '../../engine/types.ts'
import { listed } from './names.ts'
import { flowName, type Telling } from './telling.ts'

/** Rhino II attacked Spider-Man: 2 damage */
export function resultWords(telling: Telling): string {
  const { table, names, t, scene } = telling
  const outcome: Facts = scene.played.outcome ?? {}
  if (table.attacker === null) return t('attack:result.noAttack')
  const attacker = names.shown(table.attacker)
  if (outcome.replaced && table.targets.length === 0) return t('attack:result.replaced', { attacker })
  const result = flowName(scene) === 'unit-attack' ? battleResult(telling) : damageResult(telling)
  if (table.targets.length === 0) return t('attack:result.attacked', { attacker, result })
  const target = listed(table.targets.map(names.shown), t)
  return t('attack:result.attackedTarget', { attacker, target, result })
}

/** The damage of the attack that got through: DEF, prevention and tough are off; and who is defeated. */
function damageResult({ scene, names, t }: Telling): string {
  const { outcome, events } = scene.played
  const fell = events.filter(({ type }) => type === 'character_defeated').map(({ piece }) => String(piece))
  const amount = events
    .filter(({ type, kind }) => type === 'damage_dealt' && kind === 'attack')
    .reduce((sum, event) => sum + Number(event.amount), 0)
  const isCutShort = outcome?.endedEarly || outcome?.stopped
  const damage = amount === 0 ? t('attack:result.nothing') : t('attack:result.damage', { amount })
  return [
    isCutShort ? t('attack:result.endedEarly') : damage,
    ...(fell.length > 0 ? [t('attack:result.defeated', { names: listed(fell.map(names.shown), t) })] : []),
  ].join(', ')
}

function battleResult({ scene, names, t }: Telling): string {
  const { destroyed = [], shieldsLost, winner, gone, damage = [] } = scene.played.outcome ?? {}
  const blows = (damage as { to: string; placed: number }[]).filter(
    ({ placed, to }) => placed > 0 && to !== 'Shield',
  )
  const fell = (destroyed as string[]).map(names.shown)
  const shields = Number(shieldsLost ?? 0)
  const parts = [
    ...(fell.length > 0 ? [t('attack:result.destroyed', { names: listed(fell, t) })] : []),
    ...(shields > 0 ? [t('attack:result.shields', { count: shields })] : []),
    ...(winner ? [t('attack:result.wins', { player: names.shown(String(winner)) })] : []),
  ]
  if (parts.length > 0) return parts.join(', ')
  if (gone) return t('attack:result.endedEarly')
  if (blows.length === 0) return t('attack:result.nothing')
  return blows
    .map(({ to, placed }) => t('attack:result.damageTo', { name: names.shown(to), amount: placed }))
    .join(', ')
}

/** Who counts as attacked and as defended, and what else the attack left behind. */
export function countedLine({ scene, table, names, t }: Telling): string {
  const { attacked, defense, threat, boostCardsLeft } = scene.played.outcome ?? {}
  const list = listed(attackedIds(attacked).map(names.shown), t)
  const defends = { name: table.defender === null ? '' : names.shown(table.defender) }
  const defended = {
    basic: t('attack:counted.basic', defends),
    ally: t('attack:counted.ally', defends),
    ability: t('attack:counted.ability', defends),
    undefended: t('attack:counted.undefended'),
  }[String(defense)]
  return [
    list && t('attack:counted.attacked', { names: list }),
    list && defended,
    Number(threat) > 0 && t('attack:counted.threat', { number: Number(threat) }),
    Number(boostCardsLeft) > 0 && t('attack:counted.boostCards', { number: Number(boostCardsLeft) }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** An enemy attacks a player with a character, a player's attack is made against enemies. */
function attackedIds(attacked: unknown): string[] {
  if (Array.isArray(attacked)) return attacked.map(String)
  const { player, character } = (attacked ?? {}) as { player?: string; character?: string }
  return [...new Set([player, character].filter(id => id !== undefined))]
}

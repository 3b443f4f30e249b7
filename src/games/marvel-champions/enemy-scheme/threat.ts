// Step 3 of an enemy's scheme: how much threat goes on which scheme, and what is prevented of it.
import { occurrence, opens, tell } from '../../../engine/table.ts'
import type { Given, Question } from '../../../engine/types.ts'
import { modifiedSch } from '../rules/abilities/constant-abilities.ts'
import { moment } from '../rules/abilities/moments.ts'
import { mainSchemes } from '../rules/schemes.ts'
import { characterOf, enemySchemeIn, type Marvel, type MarvelTable, type State } from '../rules/state.ts'
import { placesThreat } from '../rules/threat.ts'
import { MOST_COUNT } from '../vocabulary/characters.ts'

/** Opens "when threat would be placed", once the amount is known and not 0. */
export function wouldPlace(table: MarvelTable): void {
  const { state } = table.memory
  const scheme = enemySchemeIn(state)
  const sch = modifiedSch(state)
  if (sch === null || sch === 0 || scheme.stage.name !== 'before threat') return
  scheme.stage = { name: 'placing' }
  const coming = moment('wouldPlaceThreat', { who: scheme.attacker, player: scheme.player })
  opens(table, 'threat', [occurrence(table, coming)], false)
}

/** What the preventions that are ready leave of its threat (MC18-SC-19); null: its SCH is unknown. */
export function threatLeft(state: State): number | null {
  const sch = modifiedSch(state)
  if (sch === null) return null
  // The others prevent damage to a character.
  const preventions = state.activation.preventions.filter(({ of }) => of === null)
  return preventions.reduce((rest, { left }) => (left === 'all' ? 0 : Math.max(0, rest - left)), sch)
}

/** Asks for what is unknown, then to place the threat, as the last moment before it. */
export function asksThreat(state: State): Question<Marvel> {
  const { attacker: piece, scheme } = enemySchemeIn(state)
  const by = { any: state.players }
  const mains = mainSchemes(state)
  const sch = modifiedSch(state)
  const asked = { hard: true, clause: 'MC-SCHEMEENEMY-04', window: null } as const
  if (scheme === null && mains.length > 1)
    return {
      ...asked,
      name: 'scheme',
      choices: mains.map(({ id: name }) => ({ name, by })),
      about: { piece },
    }
  if (sch === null) {
    const number = { asks: 'SCH', min: 0, max: MOST_COUNT }
    return { ...asked, name: 'sch', choices: [{ name: 'sch', by, number }], about: { piece } }
  }
  const amount = threatLeft(state) ?? 0
  return {
    ...asked,
    name: 'threat',
    window: 'threat',
    choices: [{ name: 'place', by }],
    about: { piece, amount, prevented: sch - amount, scheme: scheme ?? mains[0]?.id ?? null },
  }
}

export function placeThreat(table: MarvelTable, { choice, number }: Given<Marvel>): 'again' | undefined {
  const { state } = table.memory
  const scheme = enemySchemeIn(state)
  if (choice === 'sch') characterOf(state, scheme.attacker).sch = number
  else if (choice !== 'place') scheme.scheme = choice
  const waiting = table.memory.stack.length
  wouldPlace(table)
  if (choice !== 'place' || table.memory.stack.length > waiting) return 'again'
  scheme.placed = threatLeft(state) ?? 0
  scheme.prevented = (modifiedSch(state) ?? 0) - scheme.placed
  if (scheme.prevented > 0)
    tell(table, { type: 'threat_prevented', clause: 'MC18-SC-19', amount: scheme.prevented })
  scheme.stage = { name: 'placed' }
  placesThreat(table, scheme.scheme, scheme.placed, 'MC-SCHEMEENEMY-04')
  return undefined
}

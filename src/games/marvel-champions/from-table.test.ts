// Tests of the set-up of an attack at a table of Marvel Champions: on a player, on an alter-ego, on an ally.
import { expect, test } from 'vitest'
import { granite, grinder, lumen, nora, sparrow } from '../../../test/support/games/marvel-champions/cast.ts'
import { marvelChanges } from './flows.ts'
import { marvelTable } from './from-table.ts'

const TABLE = {
  players: ['Ana', 'Bo'],
  pieces: [nora(), sparrow(), granite(), grinder()],
  abilities: [],
}
function attackBy(attacker: string, targets: string[], table: object = TABLE) {
  const known = marvelTable.read(table)
  if (!known) throw new Error('no table')
  return known.attack('1.8', { attacker, targets })
}

test('MC-EA-01 an enemy attacks a player, by the identity or by the name of the seat', () => {
  for (const target of ['Granite', 'Bo'])
    expect(attackBy('Grinder', [target])).toEqual({
      flow: 'marvel-champions/enemy-attack',
      setUp: { edition: '1.8', ...TABLE, activated: [], attacker: 'Grinder', target: { player: 'Bo' } },
    })
})

test('MC-VILPHASE-04 a player in alter-ego form is schemed against', () => {
  const { flow, setUp } = attackBy('Grinder', ['Nora'])
  expect(flow).toBe('marvel-champions/enemy-scheme')
  expect(setUp).toMatchObject({ schemes: [{ id: 'scheme-1', kind: 'main' }], target: { player: 'Ana' } })
})

test('MC-EA-01 an ally that is attacked is named with its player', () => {
  const { setUp } = attackBy('Grinder', ['Sparrow'])
  expect(setUp).toMatchObject({ target: { player: 'Ana', character: 'Sparrow' } })
  expect(setUp).not.toHaveProperty('activation')
})

test('MC-PA-01 a hero or an ally attacks what was named, and the table keeps who has activated', () => {
  const table = { ...TABLE, pieces: [lumen(), grinder()], activated: [{ enemy: 'Grinder', player: 'Ana' }] }
  expect(attackBy('Lumen', ['Grinder'], table)).toEqual({
    flow: 'marvel-champions/player-attack',
    setUp: { edition: '1.8', ...table, attacker: 'Lumen', targets: ['Grinder'] },
  })
})

test('what is told before the next attack is told of the table as it is, which remembers from then on', () => {
  const told = (table: object) => marvelTable.read(table)?.changes('1.8')
  expect(told(TABLE)).toEqual({
    flow: 'marvel-champions/changes',
    setUp: { edition: '1.8', ...TABLE, activated: [] },
  })
  const activated = [{ enemy: 'Grinder', player: 'Ana' }]
  expect(told({ ...TABLE, activated })?.setUp).toMatchObject({ activated })
  expect(marvelChanges.play(told(TABLE)?.setUp, []).refused).toBeNull()
})

test('an attack of somebody whom the table does not know is left to the rules to refuse', () => {
  expect(attackBy('Nobody', ['Bo']).flow).toBe('marvel-champions/enemy-attack')
})

// Tests the questions of a player's attack as a whole: who is asked, what may be chosen, within which numbers.
import { expect, test } from 'vitest'
import {
  granite,
  grinder,
  lumen,
  moth,
  rustling,
} from '../../../../test/support/games/marvel-champions/cast.ts'
import { use } from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import {
  basic,
  deal,
  finish,
  hits,
  labelled,
  raise,
  resolve,
  spiker,
  target,
  thorn,
  warden,
} from '../../../../test/support/games/marvel-champions/player-attack.ts'

/** The question that the attack waits for after these answers. */
const asked = (...[setUp, ...answers]: Parameters<typeof resolve>) =>
  resolve(setUp, ...answers).prompt?.windows.at(-1)

const by = { any: ['Ana'] }

test('MC-PA-16 the question for the target names each enemy, and a reason for each other card', () => {
  const pieces = [lumen(), granite(), grinder(), warden(), rustling({ cannotBeAttacked: true })]
  expect(asked(basic(pieces))).toMatchObject({
    name: 'target',
    hard: true,
    clause: 'MC-PA-16',
    window: null,
    joins: true,
    choices: [{ name: 'Warden', by }],
    barred: [
      { name: 'Lumen', code: 'notAnEnemy', clause: 'MC-PA-17' },
      { name: 'Granite', code: 'notAnEnemy', clause: 'MC-PA-17' },
      { name: 'Grinder', code: 'guarded', clause: 'MC-PA-17' },
      { name: 'Rustling', code: 'cannotBeAttacked', clause: 'MC-PA-17' },
    ],
  })
})

test('MC-PA-18 the question for another target bars the ones chosen, and takes none as well', () => {
  const setUp = labelled([lumen(), granite(), rustling(), spiker()], [{ ...hits(1), targets: 2 }])
  expect(asked(setUp, target('Rustling'))).toMatchObject({
    name: 'target:2',
    hard: true,
    clause: 'MC-PA-16',
    window: null,
    joins: true,
    choices: [
      { name: 'Spiker', by },
      { name: 'none', by },
    ],
    barred: [
      { name: 'Rustling', code: 'alreadyChosen', clause: 'MC-PA-18' },
      { name: 'Lumen', code: 'notAnEnemy', clause: 'MC-PA-17' },
      { name: 'Granite', code: 'notAnEnemy', clause: 'MC-PA-17' },
    ],
  })
})

test('MC-PA-04 the question for the damage says how much each enemy will take', () => {
  expect(asked(basic([lumen(), granite(), grinder()]), target('Grinder'))).toMatchObject({
    name: 'damage',
    hard: true,
    clause: 'MC-PA-04',
    window: 'damage',
    choices: [{ name: 'deal', by }],
    about: { damage: [{ to: 'Grinder', amount: 2 }] },
  })
  const instances = [{ amount: 3, to: 2 }, { amount: 1 }]
  const setUp = labelled([lumen(), rustling(), grinder()], [{ targets: 'each enemy', instances }])
  expect(asked(setUp, raise(1))?.about).toEqual({
    damage: [
      { to: 'Grinder', amount: 4 },
      { to: 'Rustling', amount: 2 },
      { to: 'Grinder', amount: 2 },
    ],
  })
})

test('MC-PA-19 the attacking player is asked for the order of retaliate (MC-FAQ-wsp-07)', () => {
  const pieces = [lumen(), granite(), spiker(), thorn()]
  const setUp = labelled(pieces, [{ ...hits(1), targets: 'each enemy' }], { players: ['Bo', 'Ana'] })
  expect(asked(setUp, deal)).toMatchObject({
    name: 'order:retaliate',
    hard: true,
    clause: 'MC-PA-19',
    window: null,
    choices: [
      { name: 'Spiker', by },
      { name: 'Thorn', by },
    ],
  })
  expect(asked(setUp, deal, use('Thorn'))?.name).toBe('finish')
})

test('MC-PA-27 the player of the ally is asked for its consequential damage', () => {
  const { consequential: _, ...ally } = moth()
  expect(asked(basic([ally, granite(), rustling()]), target('Rustling'), deal)).toMatchObject({
    name: 'consequential',
    hard: true,
    clause: 'MC-PA-27',
    window: null,
    choices: [{ name: 'takes', by, number: { asks: 'consequential damage', min: 0, max: 99 } }],
  })
})

test('MC-PA-27 every player may say that the attack is over, and report cards until then', () => {
  expect(asked(basic([lumen(), granite(), grinder()]), target('Grinder'), deal)).toMatchObject({
    name: 'finish',
    hard: true,
    clause: 'MC-PA-27',
    window: 'afterwards',
    choices: [{ name: 'finish', by: { any: ['Ana', 'Bo'] } }],
  })
})

test('MC-PA-04 what comes after the defeat of a stage is asked by the clause of the damage (AMB-40)', () => {
  const setUp = basic([lumen(), granite(), grinder({ damage: 18 })])
  const all = { any: ['Ana', 'Bo'] }
  expect(asked(setUp, target('Grinder'), deal)).toMatchObject({
    name: 'nextStage:Grinder',
    hard: true,
    clause: 'MC-PA-04',
    window: null,
    choices: [
      { name: 'sameTitle', by: all, number: { asks: 'ATK', min: 0, max: 99, optional: true } },
      { name: 'otherTitle', by: all },
      { name: 'none', by: all },
    ],
    about: { piece: 'Grinder' },
  })
  const next = resolve(setUp, target('Grinder'), deal, { choice: 'sameTitle', number: 4 }, finish)
  expect(next.told('next_stage')).toMatchObject([{ clause: 'MC-PA-04', ruling: 'AMB-40', piece: 'Grinder' }])
})

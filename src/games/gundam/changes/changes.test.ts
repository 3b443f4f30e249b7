// Tests of what is told between two attacks: reports that count at once, and the turn that begins.
import { describe, expect, test } from 'vitest'
import {
  drake,
  falcon,
  fort,
  heron,
  mole,
  on,
  piece,
  rested,
  titan,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Answer } from '../../../engine/types.ts'
import { gundamChanges } from '../flows.ts'
import { gundamTable } from '../from-table.ts'
import type { Effect } from '../vocabulary/effects.ts'

const TABLE = {
  edition: '1.9.0',
  activePlayer: 'Kei',
  standbyPlayer: 'Rio',
  pieces: [falcon(rested), heron({ damage: 1 }), mole(rested), fort(rested)],
  shields: 4,
  turn: { of: 'Kei', number: 3 },
  activeSide: { shields: 5, base: 'none' },
  lasts: [],
}
const told = (...effects: Effect[]): Answer => ({ question: 'changes', card: { effects } })
const recover = (amount: number) => told({ kind: 'recover', to: piece('Heron'), amount })
const turnBegins: Answer = { question: 'changes', choice: 'turnBegins' }

function played(setUp: object, ...answers: Answer[]) {
  const play = gundamChanges.play(setUp, answers)
  expect(play.refused).toBeNull()
  return gundamChanges.own(play)
}
const tableAfter = (setUp: object, ...answers: Answer[]) => played(setUp, ...answers).outcome?.table
const refusal = (setUp: object, ...answers: Answer[]) => gundamChanges.play(setUp, answers).refused
const pieceAfter = (id: string, setUp: object, ...answers: Answer[]) =>
  tableAfter(setUp, ...answers)?.pieces.find(one => one.id === id)
const types = (setUp: object, ...answers: Answer[]) =>
  played(setUp, ...answers).events.flatMap(({ type }) => (type === 'step_entered' ? [] : [type]))

test('it is over before the first report and after each, and takes a further one', () => {
  expect(played(TABLE)).toMatchObject({ isOver: true })
  const one = played(TABLE, recover(1))
  expect(one).toMatchObject({ isOver: true, outcome: { table: { pieces: [{}, { damage: 0 }, {}, {}] } } })
  expect(one.prompt?.windows.map(({ name }) => name)).toEqual(['changes'])
  const rests = told({ kind: 'rest', who: piece('Heron') })
  expect(pieceAfter('Heron', TABLE, recover(1), rests)).toMatchObject({ damage: 0, rested: true })
})

test('GCG-6-5a between two attacks cards are played: what a card has done counts at once', () => {
  const damage: Effect = { kind: 'damage', to: piece('Mole'), amount: 3 }
  const returned: Effect = { kind: 'leaves', who: piece('Fort'), how: 'returned' }
  const command: Answer = {
    question: 'changes',
    card: { name: 'Volley', owner: 'Kei', label: 'main', effects: [damage, returned] },
  }
  expect(played(TABLE, command).events[1]).toMatchObject({ type: 'card_reported', clause: 'GCG-6-5a' })
  const after = tableAfter(TABLE, command)
  expect(after?.pieces.map(({ id, damage: on }) => [id, on])).toEqual([
    ['Falcon', 0],
    ['Heron', 1],
    ['Mole', 3],
  ])
  expect(after).toMatchObject({ base: 'none', shields: 4 })
})

test('what waits for a loss is carried out between attacks as well', () => {
  const revenge = on('revenge', 'Rio', { on: 'destroyed', who: 'Mole' }, [
    { kind: 'damage', to: piece('Falcon'), amount: 2 },
  ])
  const setUp = { ...TABLE, abilities: [revenge] }
  const gone = told({ kind: 'damage', to: piece('Mole'), amount: 5 })
  expect(types(setUp, gone)).toEqual(expect.arrayContaining(['units_destroyed', 'ability_used']))
  expect(pieceAfter('Falcon', setUp, gone)).toMatchObject({ damage: 2 })
})

describe('a Unit', () => {
  const comes = told({ kind: 'deploy', piece: titan() })

  test('that is deployed cannot attack this turn, and can in the next one of its player', () => {
    expect(pieceAfter('Titan', TABLE, comes)).toMatchObject({ deployedThisTurn: true, rested: false })
    expect(pieceAfter('Titan', TABLE, comes, turnBegins)).toMatchObject({ deployedThisTurn: false })
    const barred = (...answers: Answer[]) =>
      gundamTable.read(tableAfter(TABLE, comes, ...answers))?.next('1.9.0').barred
    expect(barred()).toContainEqual(expect.objectContaining({ id: 'Titan', code: 'deployedThisTurn' }))
    expect(barred(turnBegins, turnBegins)).toEqual([])
  })

  test('joins with a report, if it was there before', () => {
    expect(pieceAfter('Drake', TABLE, { ...told(), joins: [drake()] })).toMatchObject({
      deployedThisTurn: false,
    })
  })

  test('is put right where the table has another state of it', () => {
    const right = told({ kind: 'known', who: piece('Titan'), deployedThisTurn: false, damage: 1 })
    expect(pieceAfter('Titan', TABLE, comes, right)).toMatchObject({ deployedThisTurn: false, damage: 1 })
    const damaged = told({ kind: 'known', who: piece('Titan'), damage: 1 })
    expect(pieceAfter('Titan', TABLE, comes, damaged)).toMatchObject({ deployedThisTurn: true, damage: 1 })
  })

  const pilot = { links: true, ap: 1, hp: 2, code: 'ST01-010' }
  const paired = told({ kind: 'pair', who: piece('Heron'), pilot })

  test('GCG-4-9a is paired with a Pilot, who adds AP and HP; a Link Unit may attack at once', () => {
    expect(pieceAfter('Heron', TABLE, paired)).toMatchObject({ ap: 3, hp: 4, damage: 1, pilot })
    const plain = told({ kind: 'pair', who: piece('Heron'), pilot: { ...pilot, links: false } })
    const comes = { clause: 'GCG-4-9a', unit: 'Heron' }
    expect(played(TABLE, paired).events.at(-1)).toMatchObject({ type: 'pilot_linked', ...comes })
    expect(played(TABLE, plain).events.at(-1)).toMatchObject({ type: 'pilot_paired', ...comes })
    const { lasts: _, ...older } = { ...TABLE, pieces: [heron({ ap: undefined })] }
    const unknown = pieceAfter('Heron', older, paired)
    expect(unknown).toMatchObject({ hp: 4, pilot })
    expect(unknown).not.toHaveProperty('ap')
    const setUp = { ...TABLE, pieces: [heron({ deployedThisTurn: true })] }
    const attackers = (...answers: Answer[]) =>
      gundamTable
        .read(tableAfter(setUp, ...answers))
        ?.next('1.9.0')
        .offers.flatMap(one => (one.offer === 'attack' ? [one.attacker] : []))
    const remark = told({ kind: 'note', text: 'Nothing.' })
    expect([attackers(remark), attackers(paired)]).toEqual([[], ['Heron']])
  })

  test('GCG-4-9b that has a Pilot is not paired with a second one, and a Base with none', () => {
    expect(refusal(TABLE, paired, paired)).toMatchObject({ code: 'alreadyPaired', clause: 'GCG-4-9b' })
    expect(refusal(TABLE, told({ kind: 'pair', who: piece('Fort'), pilot }))).toMatchObject({
      code: 'notAUnit',
      clause: 'GCG-4-9a',
    })
  })

  test('that is paired keeps what a card forbids it this turn, beside what its Pilot brings', () => {
    const constants = [{ while: [{ is: 'paired' as const }], ap: 1 }]
    const both = [
      told({ kind: 'rule', who: piece('Heron'), rule: 'cannotAttack' }),
      told({ kind: 'pair', who: piece('Heron'), pilot, constants }),
    ]
    expect(pieceAfter('Heron', TABLE, ...both)?.constants).toEqual([
      ...constants,
      { while: [], rule: 'cannotAttack' },
    ])
    expect(pieceAfter('Heron', TABLE, ...both, turnBegins)?.constants).toEqual(constants)
  })

  test('that is paired has the text that was said with its Pilot, and no longer the one before', () => {
    const printed = [
      { while: [], rule: 'cannotBlock' as const },
      { while: [{ is: 'rested' as const }], ap: 1 },
    ]
    const setUp = { ...TABLE, pieces: [falcon(), heron({ constants: printed })] }
    const constants = [{ while: [{ is: 'paired' as const }], ap: 2 }]
    const forbids = told({ kind: 'rule', who: piece('Falcon'), rule: 'cannotBlock' })
    const pairs = told({ kind: 'pair', who: piece('Heron'), pilot, constants })
    expect(pieceAfter('Heron', setUp, forbids, pairs)?.constants).toEqual(constants)
  })
})

describe('the Shields', () => {
  const change = (by: number, player?: string) =>
    told({ kind: 'shields', change: by, ...(player && { player }) })

  test('of each player change and are counted', () => {
    expect(tableAfter(TABLE, change(-1), change(-2, 'Kei'))).toMatchObject({
      shields: 3,
      activeSide: { shields: 3, base: 'none' },
    })
    const counted = told({ kind: 'shieldCount', player: 'Kei', shields: 6 })
    expect(tableAfter(TABLE, counted)).toMatchObject({ shields: 4, activeSide: { shields: 6 } })
    expect(refusal(TABLE, change(-1, 'Ute'))).toMatchObject({ code: 'noSuchPlayer' })
    const shields = (...answers: Answer[]) =>
      played(TABLE, ...answers).events.filter(({ type }) => type.startsWith('shields_'))
    expect(shields(change(-1), change(-2, 'Kei'), counted)).toMatchObject([
      { type: 'shields_changed', change: -1, shields: 3 },
      { type: 'shields_counted', player: 'Kei', shields: 3 },
      { type: 'shields_counted', player: 'Kei', shields: 6 },
    ])
  })

  test('whose number nobody has said stay so, until somebody counts them', () => {
    const { shields: _, activeSide: __, ...open } = TABLE
    expect(tableAfter(open, change(-1), change(-1, 'Kei'))).not.toHaveProperty('shields')
    expect(types(open, change(-1), change(-1, 'Kei'))).not.toContain('shields_counted')
    const counted = told({ kind: 'shieldCount', player: 'Rio', shields: 2 })
    expect(tableAfter(open, counted, change(-1))).toMatchObject({ shields: 1 })
  })

  test('and the Base of each side are known as before when it is that side’s turn again', () => {
    const after = tableAfter(TABLE, turnBegins)
    expect(after).toMatchObject({ activePlayer: 'Rio', standbyPlayer: 'Kei', shields: 5, base: 'none' })
    expect(after).toMatchObject({ activeSide: { shields: 4 } })
    expect(tableAfter(TABLE, turnBegins, turnBegins)).toMatchObject({
      shields: 4,
      activeSide: { shields: 5, base: 'none' },
    })
  })

  test('a Base of the active player that has left is known to be gone', () => {
    const gone = told({ kind: 'leaves', who: piece('Fort'), how: 'removed' })
    expect(tableAfter(TABLE, turnBegins, gone)).toMatchObject({ activeSide: { shields: 4, base: 'none' } })
  })

  test('damage to a shield area of which nothing is known asks what lies there', () => {
    const { shields: _, ...open } = { ...TABLE, pieces: [falcon()] }
    const hit = told({ kind: 'damage', to: 'shieldArea', amount: 1 })
    expect(played(open, hit).prompt?.windows[0]?.name).toBe('shieldArea')
  })
})

describe('the turn of the other player begins', () => {
  test('GCG-6-1b it is said whose turn it is, and which one, if that is known', () => {
    expect(tableAfter(TABLE, turnBegins)).toMatchObject({ turn: { of: 'Rio', number: 4 } })
    expect(tableAfter(TABLE, turnBegins, turnBegins)).toMatchObject({ turn: { of: 'Kei', number: 5 } })
    const { turn: _, ...unsaid } = TABLE
    expect(tableAfter(unsaid, turnBegins)?.turn).toEqual({ of: 'Rio' })
    const third = { ...turnBegins, number: 3 }
    expect(tableAfter(unsaid, third, turnBegins)?.turn).toEqual({ of: 'Kei', number: 4 })
  })

  test('it is the other one than whose turn was said, whoever has attacked since', () => {
    const { edition: _, ...table } = { ...TABLE, turn: { of: 'Rio' }, abilities: [] }
    const { offers = [] } = gundamTable.read(table)?.next('1.9.0') ?? {}
    expect(offers.at(-1)).toMatchObject({ offer: 'step', step: 'turnBegins', of: 'Kei' })
    expect(tableAfter(table, turnBegins)).toMatchObject({ activePlayer: 'Kei', turn: { of: 'Kei' } })
  })

  test('GCG-6-2b all cards of that player become active, and none of the other one', () => {
    const rests = (...answers: Answer[]) => tableAfter(TABLE, ...answers)?.pieces.map(one => one.rested)
    expect(rests(turnBegins)).toEqual([true, false, false, false])
    expect(rests(turnBegins, turnBegins)).toEqual([false, false, false, false])
  })

  const raised: Effect[] = [
    { kind: 'ap', who: piece('Heron'), amount: 2, beyondBattle: true },
    { kind: 'hp', who: piece('Heron'), amount: 3, beyondBattle: true },
    { kind: 'keyword', who: piece('Heron'), keyword: 'Blocker', beyondBattle: true },
    { kind: 'keyword', who: piece('Heron'), keyword: 'Breach', amount: 2, beyondBattle: true },
    { kind: 'rule', who: piece('Heron'), rule: 'cannotBlock' },
  ]

  test('GCG-6-6d what a card has for the turn ends, and the card is as it was', () => {
    const before = pieceAfter('Heron', TABLE, told({ kind: 'note', text: 'Nothing.' }))
    const gained = pieceAfter('Heron', TABLE, told(...raised))
    expect(gained).toMatchObject({ ap: 4, hp: 5, keywords: ['Blocker'], breach: 2 })
    expect(pieceAfter('Heron', TABLE, told(...raised), turnBegins)).toEqual(before)
    expect(tableAfter(TABLE, told(...raised), turnBegins)?.lasts).toEqual([])
    expect(types(TABLE, told(...raised), turnBegins).slice(-8)).toEqual([
      'ap_changed',
      'hp_changed',
      'keyword_lost',
      'keyword_lost',
      'rule_lost',
      'turn_begun',
      'unit_set_active',
      'unit_set_active',
    ])
  })

  test('a keyword that was lost for the turn comes back', () => {
    const setUp = { ...TABLE, pieces: [heron({ keywords: ['Blocker'], breach: 3 })] }
    const loses = told(
      { kind: 'keyword', who: piece('Heron'), keyword: 'Blocker', loses: true, beyondBattle: true },
      { kind: 'keyword', who: piece('Heron'), keyword: 'Breach', loses: true, beyondBattle: true },
    )
    expect(pieceAfter('Heron', setUp, loses)).toMatchObject({ keywords: [], breach: 0 })
    expect(pieceAfter('Heron', setUp, loses, turnBegins)).toMatchObject({ keywords: ['Blocker'], breach: 3 })
  })

  test('a keyword that a card has anyway, or has not, stays so when the turn ends; the numbers of Breach add up till then', () => {
    const keyword = (more: object) =>
      told({
        kind: 'keyword',
        who: piece('Heron'),
        keyword: 'Blocker',
        beyondBattle: true,
        ...more,
      } as Effect)
    const blocker = { ...TABLE, pieces: [heron({ keywords: ['Blocker'], breach: 1 })] }
    expect(pieceAfter('Heron', blocker, keyword({}), turnBegins)).toMatchObject({ keywords: ['Blocker'] })
    expect(pieceAfter('Heron', TABLE, keyword({ loses: true }), turnBegins)).toMatchObject({ keywords: [] })
    const breach = keyword({ keyword: 'Breach', amount: 2 })
    expect(pieceAfter('Heron', blocker, breach)).toMatchObject({ breach: 3 })
    expect(pieceAfter('Heron', blocker, breach, turnBegins)).toMatchObject({ breach: 1 })
  })

  test('a Unit that lived by HP for the turn is destroyed, and what waits for that comes before the next turn', () => {
    const last = on('last', 'Kei', { on: 'destroyed', who: 'Heron' }, [{ kind: 'rest', who: piece('Drake') }])
    const setUp = { ...TABLE, pieces: [heron(), drake()], abilities: [last] }
    const lives = told(
      { kind: 'hp', who: piece('Heron'), amount: 2, beyondBattle: true },
      { kind: 'damage', to: piece('Heron'), amount: 3 },
    )
    const seen = types(setUp, lives, turnBegins)
    const order = ['units_destroyed', 'unit_rested', 'turn_begun', 'unit_set_active'] as const
    expect(seen.filter(type => order.some(one => one === type))).toEqual(order)
    expect(pieceAfter('Drake', setUp, lives, turnBegins)).toMatchObject({ rested: false })
  })

  test('what a card had for the turn leaves with it: one of its name that comes later has lost nothing', () => {
    const gone = [told(...raised), told({ kind: 'leaves', who: piece('Heron'), how: 'returned' })]
    const table = tableAfter(TABLE, ...gone)
    expect(table?.lasts).toEqual([])
    const again = { ...table, edition: '1.9.0', pieces: [...(table?.pieces ?? []), heron()] }
    expect(pieceAfter('Heron', again, turnBegins)).toMatchObject({ ap: 2, hp: 2 })
  })

  const once = {
    ...on('once', 'Kei', { on: 'deployed' }, [], 'Falcon'),
    once: 'a',
    uses: 0,
  }

  test('GCG-11-2-12a what is once per turn can be used again, of both players', () => {
    const setUp = { ...TABLE, abilities: [once, { ...once, id: 'other', owner: 'Rio', source: 'Mole' }] }
    expect(tableAfter(setUp, recover(1))?.abilities.map(({ uses }) => uses)).toEqual([0, 0])
    expect(tableAfter(setUp, turnBegins)?.abilities.map(({ uses }) => uses)).toEqual([1, 1])
  })

  test('in tables of 2.0.0 nothing has lasted, and from then on the table remembers', () => {
    const { lasts: _, turn: __, activeSide: ___, ...old } = TABLE
    expect(tableAfter(old, recover(1))).not.toHaveProperty('lasts')
    expect(tableAfter(old, turnBegins)).toMatchObject({ lasts: [], turn: { of: 'Rio' } })
  })
})

test('what belongs to a battle cannot be reported between attacks', () => {
  const of: Effect[] = [
    { kind: 'ap', who: piece('Heron'), amount: 1 },
    { kind: 'hp', who: piece('Heron'), amount: 1 },
    { kind: 'keyword', who: piece('Heron'), keyword: 'Blocker' },
    { kind: 'reduce', to: piece('Heron'), amount: 1 },
    { kind: 'keepOff', to: 'shieldArea', damage: {} },
    { kind: 'redirect', from: piece('Heron'), to: piece('Falcon') },
    { kind: 'prevent', to: piece('Heron'), amount: 1 },
  ]
  expect(new Set(of.map(effect => refusal(TABLE, told(effect))?.code))).toEqual(new Set(['noBattleNow']))
  const others: Effect[] = [
    { kind: 'battle', attacker: piece('Heron'), target: piece('Mole') },
    { kind: 'target', to: 'player' },
  ]
  expect(others.map(effect => refusal(TABLE, told(effect))?.code)).toEqual(['effectNotHere', 'effectNotHere'])
})

test('an effect that turns an attack does nothing between attacks', () => {
  const turns = on('turns', 'Rio', { on: 'destroyed', who: 'Mole' }, [{ kind: 'target', to: 'player' }])
  const gone = told({ kind: 'damage', to: piece('Mole'), amount: 5 })
  expect(played({ ...TABLE, abilities: [turns] }, gone).events).toContainEqual(
    expect.objectContaining({ type: 'effect_fizzled', effect: 'target', code: 'noBattleNow' }),
  )
})

test('a battle that an effect begins as a Unit is deployed is played at once', () => {
  const duel: Effect = { kind: 'battle', attacker: piece('Heron'), target: piece('Mole') }
  const setUp = { ...TABLE, abilities: [on('duel', 'Kei', { on: 'deployed' }, [duel], 'Falcon')] }
  const play = played(setUp, told({ kind: 'deploy', piece: titan() }))
  expect(play.prompt?.windows.at(-1)?.name).toBe('changes')
  expect(play.outcome?.table.pieces).toMatchObject([
    { id: 'Falcon' },
    { id: 'Mole', damage: 2 },
    { id: 'Fort' },
    { id: 'Titan' },
  ])
})

test('nobody attacks, and the result tells what was destroyed', () => {
  const play = gundamChanges.play(TABLE, [told({ kind: 'leaves', who: piece('Heron'), how: 'destroyed' })])
  expect(gundamChanges.sides(play)).toEqual({ attacker: null, targets: [] })
  expect(gundamChanges.result(play)).toMatchObject({ damage: 0, fell: ['Heron'], shields: 0 })
})

const noticed = (setUp: object, ...answers: Answer[]) =>
  gundamChanges.notices(gundamChanges.play(setUp, answers))

test('a card that comes and says more is noticed, one of the table was', () => {
  const setUp = { ...TABLE, pieces: [falcon({ readCard: true }), heron()] }
  const comes = told({ kind: 'deploy', piece: titan({ readCard: true }) })
  const plain = told({ kind: 'deploy', piece: drake({ player: 'Kei' }) })
  expect(noticed(setUp, comes, plain)).toEqual([{ kind: 'readCard', pieces: ['Titan'] }])
  expect(gundamChanges.noticesAtFirst(setUp)).toEqual([])
})

test('a Pilot that comes and whose card says more is noticed, one that was there before was', () => {
  const pilot = { links: false, ap: 1, hp: 1 }
  const more = { ...pilot, readCard: true as const }
  const pairs = (who: string, whom: typeof pilot) => told({ kind: 'pair', who: piece(who), pilot: whom })
  const setUp = { ...TABLE, pieces: [falcon({ pilot: more }), heron(), mole(rested)] }
  expect(noticed(setUp)).toEqual([])
  expect(noticed(setUp, pairs('Mole', pilot))).toEqual([])
  expect(noticed(setUp, pairs('Heron', more), pairs('Mole', pilot))).toEqual([
    { kind: 'readPilot', pieces: ['Heron'] },
  ])
})

test('the HP of a Unit that is damaged between attacks is noticed if nobody knows it', () => {
  const setUp = { ...TABLE, pieces: [falcon({ hp: undefined }), mole(rested), heron({ hp: undefined })] }
  const hits = (who: string) => told({ kind: 'damage', to: piece(who), amount: 1 })
  expect(noticed(setUp, hits('Mole'))).toEqual([])
  expect(noticed(setUp, hits('Mole'), hits('Falcon'))).toEqual([{ kind: 'hp', pieces: ['Falcon'] }])
})

test('what is told before the next attack is told in the turn of the player whose turn it is, and remembered', () => {
  const begun = (table: object) => gundamTable.read({ abilities: [], ...table })?.changes('1.9.0')
  const { edition: _, ...table } = TABLE
  const kei = { activePlayer: 'Kei', standbyPlayer: 'Rio' }
  expect(begun(table)).toMatchObject({ flow: 'gundam/changes', setUp: { ...TABLE, ...kei } })
  // Rio has attacked since: the table lies as Rio saw it.
  const attacked = { ...table, activePlayer: 'Rio', standbyPlayer: 'Kei' }
  expect(begun(attacked)).toMatchObject({ setUp: kei })
  const { turn: __, lasts: ___, ...older } = attacked
  const first = begun(older)
  expect(first).toMatchObject({ setUp: { activePlayer: 'Rio', lasts: [] } })
  expect(gundamChanges.play(first?.setUp, []).refused).toBeNull()
})

test('a stored outcome is read again', () => {
  const play = gundamChanges.play(TABLE, [recover(1), turnBegins])
  const { outcome } = play
  expect(outcome && gundamChanges.asTold(play, JSON.parse(JSON.stringify(outcome)))).toMatchObject({
    isSame: true,
  })
})

test('another edition ends the same, or says what differs', () => {
  const compared = (...answers: Answer[]) =>
    played(TABLE, ...answers).outcome?.editions.map(({ edition, result }) => [edition, result])
  expect(compared(recover(1), turnBegins)).toEqual([['1.0', 'same']])
  const trash: Effect = { kind: 'leaves', who: piece('Heron'), how: 'trash' }
  expect(compared(told(trash))).toEqual([['1.0', 'differs']])
})

// What concerns the villain finds it, although nobody has named it: it is always in play, and who it is is asked.
import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../engine/types.ts'
import { MARVEL_EDITION_IDS } from '../editions.ts'
import { enemyAttack, playerAttack } from '../flows.ts'
import type { Effect } from '../vocabulary/effects.ts'

const hero = { id: 'Marble', kind: 'hero', player: 'Kim', atk: 2, hitPoints: 12 }
const minion = { id: 'Weevil', kind: 'minion', hitPoints: 6, engagedWith: 'Kim', atk: 1 }
const anvil = { id: 'Anvil', kind: 'villain', hitPoints: 18, damage: 4 }
const setUp = { edition: '1.8', players: ['Kim'], attacker: 'Marble', targets: ['Weevil'] }
const THE = { the: 'villain' } as const
const reports = (...effects: Effect[]): Answer => ({ question: 'damage', card: { effects } })
const named: Answer = { question: 'villain', choice: 'villain', joins: [anvil] }
const play = (pieces: readonly object[], ...answers: Answer[]) =>
  playerAttack.play({ ...setUp, pieces }, answers)
const dealt = (shown: ReturnType<typeof play>) =>
  shown.events.flatMap(event => (event.type === 'damage_dealt' ? [[event.piece, event.amount]] : []))
const asked = (shown: ReturnType<typeof play>) => shown.prompt?.windows.map(({ name }) => name)

const hits = reports({ kind: 'damage', to: THE, amount: 3 })
const each = reports({ kind: 'damage', to: { each: 'villain' }, amount: 3 })

describe('damage to the villain', () => {
  it('asks who it is; without an answer it is a piece without a name', () => {
    for (const report of [hits, each]) {
      const shown = play([hero, minion], report)
      expect(asked(shown)).toEqual(['villain', 'damage'])
      expect(dealt(shown)).toEqual([])
      expect(dealt(play([hero, minion], report, { choice: 'deal' }))).toEqual([
        ['villain', 3],
        ['Weevil', 2],
      ])
      const known = play([hero, minion], report, named)
      expect([asked(known), dealt(known)]).toEqual([['damage'], [['Anvil', 3]]])
      expect(known.now?.summary.characters).toContainEqual(
        expect.objectContaining({ piece: 'Anvil', damage: 7 }),
      )
    }
  })

  it('is that of the villain on the table, of several that with the active counter', () => {
    expect(dealt(play([hero, minion, anvil], hits))).toEqual([['Anvil', 3]])
    const two = [hero, minion, anvil, { ...anvil, id: 'Hammer' }]
    expect(asked(play(two, hits))).toEqual(['activeVillain', 'damage'])
    expect(dealt(play(two, hits, { question: 'activeVillain', choice: 'Hammer' }))).toEqual([['Hammer', 3]])
    expect(dealt(play([hero, minion, anvil, { ...anvil, id: 'Hammer', active: true }], hits))).toEqual([
      ['Hammer', 3],
    ])
  })

  it('is refused once the villain has left play', () => {
    const gone = reports({ kind: 'leaves', who: { piece: 'Anvil' }, how: 'removed' })
    expect(play([hero, minion, anvil], gone, hits).refused).toMatchObject({ code: 'notInPlay' })
  })
})

describe('every other effect', () => {
  it('asks as well, and comes to whoever is named', () => {
    const effects: readonly (readonly [Effect, object])[] = [
      [{ kind: 'heal', to: THE, amount: 2 }, { damage: 2 }],
      [{ kind: 'status', to: THE, status: 'stunned' }, { stunned: 1 }],
      [{ kind: 'leaves', who: THE, how: 'defeated' }, { where: 'defeated' }],
      [{ kind: 'known', who: THE, damage: 9 }, { damage: 9 }],
    ]
    for (const [effect, result] of effects) {
      expect(asked(play([hero, minion], reports(effect)))?.[0]).toBe('villain')
      const shown = play([hero, minion], reports(effect), named)
      expect(shown.now?.summary.characters).toContainEqual(
        expect.objectContaining({ piece: 'Anvil', ...result }),
      )
    }
  })

  it('in the attack of a minion asks the same', () => {
    const shown = enemyAttack.play(
      { edition: '1.8', attacker: 'Weevil', target: { player: 'Kim' }, pieces: [hero, minion] },
      [{ choice: 'nobody' }, reports({ kind: 'status', to: THE, status: 'tough' }), named],
    )
    expect(shown.now?.summary.characters).toContainEqual(
      expect.objectContaining({ piece: 'Anvil', tough: 1 }),
    )
  })
})

for (const edition of MARVEL_EDITION_IDS)
  describe(`overkill by the rules ${edition}`, () => {
    const over = { ...setUp, edition, pieces: [{ ...hero, atk: 8, keywords: ['overkill'] }, minion] }
    const played = (...answers: Answer[]) => playerAttack.play(over, [{ choice: 'deal' }, ...answers])

    it('asks who the villain is before the excess is dealt', () => {
      expect(asked(played())).toEqual(['villain', 'damageDealt', 'finish'])
      expect(played().events.map(({ type }) => type)).not.toContain('excess_lost')
      expect(dealt(played(named))).toEqual([
        ['Weevil', 8],
        ['Anvil', 2],
      ])
    })

    it('is dealt to the villain without a name if nobody says so, as in attacks of older versions', () => {
      for (const answer of [{ choice: 'finish' }, { question: 'villain', choice: 'villain' }])
        expect(dealt(played(answer))).toEqual([
          ['Weevil', 8],
          ['villain', 2],
        ])
    })
  })

describe('the question who the villain is', () => {
  const clauseOf = (shown: ReturnType<typeof play>) =>
    shown.prompt?.windows.flatMap(({ name, clause }) => (name === 'damage' ? [] : [[name, clause]]))

  it('cites the clause of the damage at which it is asked', () => {
    expect(clauseOf(play([hero, minion], hits))).toEqual([['villain', 'MC-PA-10']])
    const two = [hero, minion, anvil, { ...anvil, id: 'Hammer' }]
    expect(clauseOf(play(two, hits))).toEqual([['activeVillain', 'MC-PA-10']])
  })

  it('is not asked for who is no villain, whoever that is', () => {
    const minions = reports({ kind: 'damage', to: { each: 'minion' }, amount: 1 })
    expect([asked(play([hero, minion], minions)), dealt(play([hero, minion], minions))]).toEqual([
      ['damage'],
      [['Weevil', 1]],
    ])
    const defender = reports({ kind: 'status', to: { the: 'defender' }, status: 'stunned' })
    expect(play([hero, minion], defender).refused).toMatchObject({ code: 'noSuchPiece' })
    const nobody = reports({ kind: 'status', to: { piece: 'Nobody' }, status: 'stunned' })
    expect(play([hero, minion], nobody).refused).toMatchObject({ code: 'noSuchPiece' })
  })
})

it('each player may say who the villain is, or leave it open', () => {
  const [open] = play([hero, minion], hits).prompt?.windows ?? []
  const by = { any: ['Kim'] }
  expect(open?.choices).toEqual([
    { name: 'villain', by },
    { name: 'pass', by, passes: true },
  ])
  expect(dealt(play([hero, minion], hits, { question: 'villain', choice: 'pass' }))).toEqual([['villain', 3]])
})

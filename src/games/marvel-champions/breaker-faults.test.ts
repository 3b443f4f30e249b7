// Each test states what the rules ask for and FAILS on 9f33c03 (F.. = number of the reproduction in the findings).
import { expect, test } from 'vitest'
import { play } from '../../engine/play.ts'
import {
  attack,
  attempt,
  badger,
  boost,
  deal,
  defend,
  finish,
  forced,
  granite,
  grinder,
  lumen,
  may,
  moth,
  nobody,
  piece,
  report,
  resolve,
  rustling,
  type Story,
  sparrow,
  use,
} from './enemy-attack.play.ts'
import { enemyAttackFlow } from './enemy-attack.ts'

const hurts = (id: string, amount: number) => ({ kind: 'damage' as const, to: piece(id), amount })
const threat = (amount: number) => ({ kind: 'threat' as const, amount })
const defense = (question: string, owner: string) => report(question, [], { owner, label: 'defense' })
const field = (story: Story, name: string) => story.result[name]

test('F01 MC-DF-37 AMB-23 a defending hero that is defeated before the damage has still defended', () => {
  const abilities = [forced('watcher', { on: 'afterDefends' }, { effects: [threat(1)] })]
  const setUp = attack([lumen({ hitPoints: 1 }), grinder()], { abilities })
  const story = resolve(setUp, defend('Lumen'), boost(0, hurts('Lumen', 1)), finish)
  expect(field(story, 'endedEarly')).toBe('target gone')
  expect(field(story, 'defended')).toEqual(['Lumen'])
  expect(field(story, 'undefended')).toBe(false)
  expect(story.told('defender_lost')).toEqual([])
  expect(story.opened).toEqual(['watcher'])
})

test('F02 AMB-04 after one player has used a (defense) ability no card of another may declare a defender', () => {
  const story = attempt(
    attack([lumen(), sparrow(), granite(), grinder()]),
    defend('Sparrow'),
    defense('boost#1', 'Ana'),
    boost(0, hurts('Sparrow', 3)),
    report('damage', [{ kind: 'defender', who: piece('Granite') }], { owner: 'Bo' }),
  )
  expect(story.refused).toMatchObject({ code: 'otherPlayerUsedDefense', clause: 'MC-DF-22' })
})

test('F03 MC-DF-09 a hero declared the defender whose DEF nobody gave: it is asked for', () => {
  const hero = lumen()
  delete hero.def
  const declare = report('initiation', [{ kind: 'defender', who: piece('Lumen') }], { owner: 'Ana' })
  const story = attempt(attack([hero, grinder()]), declare, boost(0), deal)
  expect(story.refused).not.toBeNull()
})

test('F04 MC-EA-40 the identity that is asked for may join with the answer', () => {
  const hp4 = [lumen(), badger(), grinder()]
  const story = attempt(
    attack(hp4),
    defend('Badger'),
    boost(0, hurts('Badger', 4)),
    { question: 'identity:Bo', choice: 'hero', joins: [granite()] },
    deal,
    finish,
  )
  expect(story.refused).toBeNull()
  expect(story.hp('Granite')).toBe(9)
})

test('F05 AMB-39 damage that is prevented was dealt: "deals damage" opens', () => {
  const abilities = [
    forced('deals', { on: 'afterDealsDamage', who: 'Grinder' }, { effects: [threat(1)] }),
    forced('takes', { on: 'afterTakesDamage', who: 'Lumen' }, { effects: [threat(5)] }),
  ]
  const all = report('damage', [{ kind: 'prevent', amount: 'all' }])
  const story = resolve(attack([lumen(), grinder()], { abilities }), nobody, boost(0), all, deal, finish)
  expect(story.opened).toEqual(['deals'])
})

test('F06 AMB-24 damage to an ally does not meet "after you take damage", nor "after it deals damage to you"', () => {
  const abilities = [
    forced('you take', { on: 'afterTakesDamage', of: 'you' }, { owner: 'Ana', effects: [threat(1)] }),
    forced('deals to you', { on: 'afterDealsDamage', who: 'Grinder', of: 'you' }, { effects: [threat(1)] }),
  ]
  const setUp = attack([lumen(), sparrow(), grinder()], { abilities })
  const story = attempt(setUp, defend('Sparrow'), boost(0), deal, finish)
  expect(story.refused).toBeNull()
  expect(story.opened).toEqual([])
})

test('F07 MC-DF-16 MC-EA-41 a (defense) ability at "would take": never told undefended, and DF-19 is cited', () => {
  const guardUp = may(
    'Guard Up',
    'Ana',
    { on: 'wouldTake', who: 'Lumen' },
    { label: 'defense', effects: [{ kind: 'prevent', amount: 2, of: piece('Lumen'), taken: true }] },
  )
  const setUp = attack([lumen(), grinder()], { abilities: [guardUp] })
  const story = resolve(setUp, nobody, boost(0), deal, use('Guard Up'), finish)
  expect(field(story, 'undefended')).toBe(false)
  expect(story.told('attack_undefended')).toEqual([])
  expect(story.told('damage_dealt').at(-1)?.clause).toBe('MC-DF-19')
})

test('F08 AMB-01 a (defense) ability at "would take" of an attacked ally: who is attacked takes the damage', () => {
  const shelter = may(
    'Shelter',
    'Ana',
    { on: 'wouldTake', who: 'Sparrow' },
    { label: 'defense', effects: [] },
  )
  const setUp = attack([lumen(), sparrow(), grinder()], {
    target: { player: 'Ana', character: 'Sparrow' },
    abilities: [shelter],
  })
  const story = resolve(setUp, nobody, boost(0), deal, use('Shelter'), finish)
  const attacked = field(story, 'attacked') as { character: string }
  expect(story.told('damage_dealt').map(event => event.piece)).toEqual([attacked.character])
})

test('F09 MC-EA-14 after the damage no reminder changes defender or target, nor ends the attack early', () => {
  const late = (effect: object) => [
    forced('late', { on: 'afterAttacks' }, { effects: [effect as ReturnType<typeof threat>] }),
  ]
  const pieces = [lumen(), sparrow(), grinder()]
  const after = (effect: object) =>
    resolve(attack(pieces, { abilities: late(effect) }), nobody, boost(0), deal, finish)
  const declared = after({ kind: 'defender', who: piece('Sparrow') })
  expect(field(declared, 'undefended')).toBe(true)
  expect(field(declared, 'target')).toEqual(field(declared, 'attacked'))
  const ended = after({ kind: 'endAttack' })
  expect(ended.told('attack_ended_early')).toEqual([])
  expect(field(after({ kind: 'atk', amount: 5 }), 'atk')).toBe(3)
})

test('F09 the card of resolve:<ability> cannot do so either', () => {
  const setUp = attack([lumen(), sparrow(), grinder()], {
    abilities: [forced('late', { on: 'afterAttacks' })],
  })
  const moves = { choice: 'done', card: { effects: [{ kind: 'target', to: piece('Sparrow') }] } }
  expect(attempt(setUp, nobody, boost(0), deal, moves).refused).not.toBeNull()
})

test('F10 MC-EA-37 overkill onto an identity nobody has named: it is asked for, not lost in silence', () => {
  const setUp = attack([lumen(), badger(), grinder({ atk: 7, keywords: ['overkill'] })])
  const story = attempt(setUp, defend('Badger'), boost(0), deal)
  expect(story.told('excess_lost')).toEqual([])
  expect(story.prompt?.windows.map(window => window.name)).toContain('identity:Bo')
})

test('F11 MC-DF-32 a constant ability counts only while its card is in play', () => {
  const more = { id: 'more', source: 'Rustling', trigger: { on: 'constant' as const } }
  const abilities = [{ ...more, effects: [{ kind: 'atk' as const, amount: 2 }] }]
  const gone = report('initiation', [{ kind: 'leaves', who: piece('Rustling'), how: 'discarded' }])
  const setUp = attack([lumen(), rustling(), grinder()], { abilities })
  expect(resolve(setUp, gone, nobody, boost(0), deal, finish).hp('Lumen')).toBe(7)
})

test('F11 MC-DF-32 a constant ability heeds its condition, whose it is and whose attack it is', () => {
  const more = (facts: object) => ({
    abilities: [
      {
        id: 'more',
        trigger: { on: 'constant' as const },
        effects: [{ kind: 'atk' as const, amount: 2 }],
        ...facts,
      },
    ],
  })
  const undefended = attack([lumen(), sparrow(), grinder()], more({ if: { attack: 'undefended' } }))
  expect(field(resolve(undefended, defend('Sparrow'), boost(0), deal, finish), 'atk')).toBe(3)
  const another = attack(
    [lumen(), grinder(), rustling()],
    more({ trigger: { on: 'constant', who: 'Grinder' } }),
  )
  expect(resolve(another, nobody, deal, finish).hp('Lumen')).toBe(8)
  const anas = attack([lumen(), granite(), grinder()], {
    ...more({ owner: 'Ana', trigger: { on: 'constant', of: 'you' } }),
    target: { player: 'Bo' },
  })
  expect(resolve(anas, nobody, boost(0), deal, finish).hp('Granite')).toBe(9)
})

test('F12 MC-EA-30 the outcome keeps the ATK that the attack had', () => {
  const abilities = [
    {
      id: 'per ally',
      trigger: { on: 'constant' as const },
      effects: [{ kind: 'atk' as const, amount: { count: 'allies of you' as const } }],
    },
  ]
  const setUp = attack([lumen(), sparrow(), moth(), grinder()], { abilities })
  const story = resolve(setUp, defend('Moth'), boost(0), deal, finish)
  expect(story.told('damage_dealt')[0]?.amount).toBe(5)
  expect(field(story, 'atk')).toBe(5)
})

test('F12 AMB-40 also if retaliate brings the next stage', () => {
  const setUp = attack([lumen({ retaliate: 1 }), grinder({ damage: 19 })])
  const story = resolve(setUp, nobody, boost(0), deal, use('sameTitle'), finish)
  expect(field(story, 'atk')).toBe(3)
})

test('F13 MC-DF-25 "prevent 2 of it" is used up by the damage it was used on', () => {
  const guardUp = may(
    'Guard Up',
    'Ana',
    { on: 'wouldTake', who: 'Lumen' },
    { uses: 1, effects: [{ kind: 'prevent', amount: 2, of: piece('Lumen'), taken: true }] },
  )
  const setUp = attack([lumen(), grinder()], { abilities: [guardUp] })
  const story = resolve(setUp, nobody, boost(0, hurts('Lumen', 1)), use('Guard Up'), deal, finish)
  expect(story.hp('Lumen')).toBe(7)
})

test('F14 MC-DE-05 in German the target is the character that was the target before the ally defended', () => {
  const story = resolve(
    attack([lumen(), sparrow(), moth({ hitPoints: 9 }), grinder()], { edition: '1.6-de' }),
    report('initiation', [{ kind: 'target', to: piece('Moth') }]),
    defend('Sparrow'),
    boost(0, hurts('Sparrow', 3)),
    deal,
    finish,
  )
  expect(story.hp('Lumen')).toBe(10)
  expect(story.hp('Moth')).toBe(6)
})

test('F15 names that are also choices are refused or do what they say', () => {
  const hero = attempt(attack([lumen({ id: 'nobody' }), grinder()]), defend('nobody'))
  expect(hero.refused?.code === 'malformedSetUp' || hero.told('defender_set').length === 1).toBe(true)
  const abilities = [
    forced('pass', { on: 'attacks' }, { effects: [threat(1)] }),
    forced('other', { on: 'attacks' }, { effects: [threat(1)] }),
  ]
  const order = attempt(attack([lumen(), grinder()], { abilities }), use('pass', 'order:initiation'))
  expect(order.refused?.code === 'malformedSetUp' || order.opened.length === 2).toBe(true)
})

test('F16 every open question has a name of its own', () => {
  const ally = sparrow()
  delete ally.hitPoints
  const twice = boost(0, hurts('Sparrow', 1), hurts('Sparrow', 1))
  const story = resolve(attack([lumen(), ally, grinder()]), defend('Sparrow'), twice)
  const names = story.prompt?.windows.map(window => window.name) ?? []
  expect(names).toEqual([...new Set(names)])
})

test('F17 the clauses of windows: interrupts at initiation are not after-attack abilities', () => {
  const abilities = [
    forced('A', { on: 'attacks' }, { effects: [] }),
    forced('B', { on: 'attacks' }, { effects: [] }),
    may('C', 'Ana', { on: 'attacks' }, { effects: [] }),
  ]
  const setUp = attack([lumen(), grinder()], { abilities })
  expect(resolve(setUp).prompt?.windows[0]?.clause).toBe('MC-EA-53')
  const story = resolve(setUp, use('A'), use('C'))
  for (const used of story.told('ability_used')) expect(['MC-EA-11', 'MC-EA-53']).toContain(used.clause)
})

test('F17 excess on a hero or on the attacker is not the excess of a defending ally', () => {
  const hero = resolve(attack([lumen({ hitPoints: 1 }), rustling()]), nobody, deal, finish)
  expect(hero.told('excess_lost')[0]?.clause).toBe('MC-EA-42')
  const attacker = resolve(attack([lumen({ retaliate: 9 }), rustling()]), nobody, deal, finish)
  expect(attacker.told('excess_lost')[0]?.clause).not.toBe('MC-EA-37')
})

test('F18 AMB-17 the reasons are exact: exhausted, and a name that is nobody’s', () => {
  const setUp = attack([lumen({ ready: false }), grinder()])
  const own = attempt(setUp, defense('initiation', 'Ana'), defend('Lumen'))
  expect(own.refused).toMatchObject({ code: 'exhausted', clause: 'MC-DF-05' })
  const late = attempt(attack([lumen(), grinder()]), defend('Lumen'), nobody)
  expect(late.refused?.code).not.toBe('otherPlayerDefends')
  const ally = report('initiation', [{ kind: 'defender', who: piece('Sparrow'), exhausts: true }])
  expect(attempt(attack([lumen(), sparrow({ ready: false }), grinder()]), ally).refused).toMatchObject({
    clause: 'MC-DF-10',
  })
})

test('F19 MC-EA-30 an unknown number counted by an effect is no silent zero', () => {
  const enemy = grinder()
  delete enemy.atk
  const same = boost(0, { kind: 'damage', to: piece('Lumen'), amount: { count: 'ATK of' } })
  const story = attempt(attack([lumen(), enemy]), nobody, same, { choice: 'atk', number: 3 }, deal)
  expect(story.refused !== null || story.hp('Lumen') === 4).toBe(true)
})

test('F20 the table of an outcome is a set-up again, at the limits too', () => {
  const heroes = [...'ABCDEFGHI'].map(player => ({ id: `Hero ${player}`, kind: 'hero' as const, player }))
  const nine = resolve(attack([...heroes, rustling()]), nobody, deal, finish)
  const again = { ...(field(nine, 'table') as object), attacker: 'Rustling', target: { player: 'A' } }
  expect(play(enemyAttackFlow, again, []).refused).toBeNull()
  const more = { kind: 'keyword' as const, keyword: 'retaliate' as const, who: piece('Lumen'), amount: 99 }
  const end = report('damage', [{ kind: 'endAttack' }])
  const retaliate = resolve(
    attack([lumen({ retaliate: 99 }), grinder()]),
    report('initiation', [more]),
    nobody,
    boost(0),
    end,
    finish,
  )
  const next = { ...(field(retaliate, 'table') as object), attacker: 'Grinder', target: { player: 'Ana' } }
  expect(play(enemyAttackFlow, next, []).refused).toBeNull()
})

test('F21 play throws for no list of answers, and the log keeps no reference into the caller’s card', () => {
  const setUp = attack([lumen(), rustling()])
  expect(() => play(enemyAttackFlow, setUp, null as never)).not.toThrow()
  const trap: unknown[] = []
  Object.defineProperty(trap, 0, {
    enumerable: true,
    get: () => {
      throw new Error('trap')
    },
  })
  expect(() => play(enemyAttackFlow, setUp, trap)).not.toThrow()
  const effect = hurts('Lumen', 1)
  const logged = play(enemyAttackFlow, setUp, [{ question: 'initiation', card: { effects: [effect] } }])
  const card = logged.accepted[0]?.card as { effects: unknown[] }
  expect(card.effects[0]).toEqual(effect)
  expect(card.effects[0]).not.toBe(effect)
})

test('F22 MC-EA-52 an optional ability without an owner is told as declined too', () => {
  const abilities = [{ id: 'encounter', trigger: { on: 'attacks' as const }, effects: [threat(1)] }]
  const story = resolve(attack([lumen(), grinder()], { abilities }), nobody)
  expect(story.told('ability_declined').map(event => event.ability)).toEqual(['encounter'])
})

test('F23 MC-DE-09 the editions are compared although only the name of an optional window differs', () => {
  const abilities = [
    may('F3', 'Ana', { on: 'afterTakesDamage', who: 'Lumen' }, { effects: [hurts('Grinder', 1)] }),
  ]
  const setUp = attack([lumen(), grinder()], { abilities })
  const story = resolve(setUp, nobody, boost(0), deal, use('F3'), finish)
  expect(field(story, 'editions')).toMatchObject([{ edition: '1.6-de', result: 'same' }])
})

test('F06 AMB-24 the same for "would deal damage to you" and "you would take damage"', () => {
  const abilities = [
    forced('would deal', { on: 'wouldDeal', of: 'you' }, { owner: 'Ana', effects: [] }),
    forced('would take', { on: 'wouldTake', of: 'you' }, { owner: 'Ana', effects: [] }),
  ]
  const setUp = attack([lumen(), sparrow(), grinder()], { abilities })
  expect(resolve(setUp, defend('Sparrow'), boost(0), deal, finish).opened).toEqual([])
})

test('F24 AMB-39 MC-DF-21 an attack that DEF brings to 0 would deal no damage: "would deal" stays shut', () => {
  const abilities = [may('Brace', 'Ana', { on: 'wouldDeal' }, { label: 'defense', effects: [] })]
  const setUp = attack([lumen({ def: 4 }), grinder()], { abilities })
  expect(resolve(setUp, defend('Lumen'), boost(0)).offered('dealDamage:Ana')).toEqual([])
  const story = resolve(setUp, defend('Lumen'), boost(0), deal, finish)
  const occurred = story.result.occurred as { on: string }[]
  expect(occurred.map(moment => moment.on)).not.toContain('wouldDeal')
})

test('F25 MC-DF-29 in an encounter ability on damage to an enemy, "you" is the target player', () => {
  const hurtsYou = { kind: 'damage' as const, to: { the: 'your identity' as const }, amount: 1 }
  const abilities = [
    forced('F', { on: 'afterTakesDamage', who: 'Grinder' }, { source: 'Grinder', effects: [hurtsYou] }),
  ]
  const setUp = attack([lumen({ retaliate: 1 }), grinder()], { abilities })
  const story = resolve(setUp, nobody, boost(0), deal, finish)
  expect(story.told('effect_fizzled')).toEqual([])
  expect(story.hp('Lumen')).toBe(6)
})

// Tests of combinations in the attack, block and action steps that the worked scenarios do not contain.
import { expect } from 'vitest'
import { test } from '../../../../test/support/games/gundam/each-edition.ts'
import {
  ap,
  atMole,
  attack,
  attempt,
  block,
  bothPass,
  command,
  drake,
  falcon,
  finish,
  heron,
  hurt,
  keyword,
  lancer,
  leaves,
  left,
  mole,
  noBlock,
  noBurst,
  note,
  on,
  pass,
  piece,
  quietly,
  report,
  resolve,
  rested,
  the,
  tower,
  turnTo,
  use,
  wall,
  watching,
  whenAttacking,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Answer } from '../../../engine/types.ts'
import type { Effect } from '../vocabulary/effects.ts'

test('GCG-7-3-1a a Unit that is rested, fresh, the enemy’s or a Base cannot attack, each for its own reason', () => {
  const pieces = [
    falcon(rested),
    heron({ deployedThisTurn: true }),
    lancer({ deployedThisTurn: true, linkUnit: true }),
    mole(),
    { id: 'Home', kind: 'base' as const, player: 'Kei' },
  ]
  const story = resolve({ activePlayer: 'Kei', standbyPlayer: 'Rio', pieces })
  const by = { any: ['Kei'] }
  expect(story.prompt?.windows).toMatchObject([
    {
      name: 'attacker',
      hard: true,
      clause: 'GCG-7-3-1a',
      window: null,
      joins: true,
      choices: [
        { name: 'Lancer', by },
        { name: 'noAttack', by },
      ],
      barred: [
        { name: 'Falcon', code: 'rested', clause: 'GCG-7-3-1a' },
        { name: 'Heron', code: 'deployedThisTurn', clause: 'GCG-7-3-1a' },
        { name: 'Mole', code: 'notActivePlayer', clause: 'GCG-7-1a' },
        { name: 'Home', code: 'notAUnit', clause: 'GCG-7-3-1a' },
      ],
    },
  ])
})

test('GCG-7-3-1b the active player names the target, not the standby player', () => {
  const { target: _target, ...setUp } = atMole()
  expect(attempt(setUp, { choice: 'Mole', by: ['Rio'] }).refused).toMatchObject({ code: 'notYours' })
  expect(resolve(setUp, { choice: 'Mole', by: ['Kei'] }).result).toEqual({})
})

test('GCG-7-1c a Unit may join with the answer that names it as the target, if it is rested', () => {
  const { target: _target, ...setUp } = attack([falcon()])
  expect(attempt(setUp, { choice: 'Mole', joins: [mole()] }).refused).toMatchObject({ code: 'active' })
  const story = resolve(setUp, { choice: 'Mole', joins: [mole(rested)] }, ...quietly, finish)
  expect(left(story, 'Falcon', 'Mole')).toEqual([2, 2])
})

test('GCG-7-3-3 new effects of both players come before those that wait, the active player’s first', () => {
  // K1 hurts Mole and Falcon: new are R2 (Rio) and K2 (Kei); K2 hurts Heron: newer still is K4. Then K3, R1.
  const abilities = [
    whenAttacking('K1', 'Falcon', [hurt(piece('Mole'), 1), hurt(piece('Falcon'), 1)]),
    watching('K3', 'Kei', 'Heron', [note('K3')]),
    watching('R1', 'Rio', 'Mole', [note('R1')]),
    on('R2', 'Rio', { on: 'takesEffectDamage', who: 'Mole' }, [note('R2')], 'Mole'),
    on('K2', 'Kei', { on: 'takesEffectDamage', who: 'Falcon' }, [hurt(piece('Heron'), 1)], 'Falcon'),
    on('K4', 'Kei', { on: 'takesEffectDamage', who: 'Heron' }, [note('K4')], 'Heron'),
  ]
  const story = resolve(atMole({ abilities }), use('K1'), ...quietly, finish)
  expect(story.opened).toEqual(['K1', 'K2', 'K4', 'R2', 'K3', 'R1'])
  expect(left(story, 'Falcon', 'Heron', 'Mole')).toEqual([1, 1, 1])
})

test('GCG-7-3-2c the standby player orders their own effects once the active player is through', () => {
  const abilities = [
    watching('R1', 'Rio', 'Mole', [note('R1')]),
    watching('R2', 'Rio', 'Mole', [note('R2')]),
    whenAttacking('K1', 'Falcon', [note('K1')]),
  ]
  const setUp = atMole({ abilities })
  const asked = resolve(setUp)
  expect(asked.opened).toEqual(['K1'])
  expect(asked.prompt?.windows.at(-1)?.choices.map(one => one.by)).toEqual([
    { any: ['Rio'] },
    { any: ['Rio'] },
  ])
  expect(attempt(setUp, { choice: 'R2', by: ['Kei'] }).refused).toMatchObject({ code: 'notYours' })
  expect(resolve(setUp, { choice: 'R2', by: ['Rio'] }).opened).toEqual(['K1', 'R2', 'R1'])
})

test('GCG-7-3-2b every waiting effect is carried out even after the attacker is gone (AMB-57, GCG-FAQ-021)', () => {
  const abilities = [
    whenAttacking('K1', 'Falcon', [leaves('Falcon')]),
    watching('K2', 'Kei', 'Heron', [ap('Falcon', 2), hurt(piece('Mole'), 1)]),
    watching('R1', 'Rio', 'Mole', [hurt(piece('Heron'), 1)]),
  ]
  const story = resolve(atMole({ abilities }), use('K1'), finish)
  expect(story.opened).toEqual(['K1', 'K2', 'R1'])
  // The effect that needs Falcon fizzles; the other effects are applied.
  expect(story.told('effect_fizzled')).toMatchObject([{ effect: 'ap', code: 'notInPlay' }])
  expect(left(story, 'Heron', 'Mole')).toEqual([1, 4])
  expect([story.steps, story.result.gone]).toEqual([['attack', 'battle end'], 'attacker'])
})

test('GCG-7-3-3 an effect that triggers itself for ever becomes a question, and can be stopped', () => {
  const abilities = [
    on('Loop', 'Rio', { on: 'takesEffectDamage' }, [
      { kind: 'recover', to: piece('Mole'), amount: 1 },
      hurt(piece('Mole'), 1),
    ]),
  ]
  const start = report('attack', hurt(piece('Mole'), 1))
  const asked = resolve(atMole({ abilities }), start)
  expect(asked.prompt?.windows.at(-1)?.choices.map(one => one.name)).toEqual(['goOn', 'stop'])
  const story = resolve(atMole({ abilities }), start, use('goOn'), use('stop'), ...quietly, finish)
  expect([story.told('ability_used').length, story.hp('Mole')]).toEqual([60, 1])
})

test('GCG-7-3-5-1a the attacker that leaves in any step ends the battle at the end of that step', () => {
  const setUp = atMole()
  const gone = leaves('Falcon')
  const steps = (...answers: Answer[]) => {
    const story = resolve(setUp, ...answers)
    return [story.steps, story.result.gone, story.hp('Mole')]
  }
  expect(steps(report('attack', gone), finish)).toEqual([['attack', 'battle end'], 'attacker', 5])
  expect(steps(report('block', gone), noBlock, finish)).toEqual([
    ['attack', 'block', 'battle end'],
    'attacker',
    5,
  ])
  expect(steps(noBlock, command('Rio', 'X', gone), bothPass, finish)).toEqual([
    ['attack', 'block', 'action', 'battle end'],
    'attacker',
    5,
  ])
  expect(steps(...quietly, report('damage', gone), finish)).toEqual([
    ['attack', 'block', 'action', 'damage', 'battle end'],
    null,
    2,
  ])
})

test('GCG-7-3-5-1b the Unit targeted that leaves in any step ends the battle, and the player is not hit instead', () => {
  const setUp = atMole()
  const gone = leaves('Mole', 'removed')
  for (const [answers, steps] of [
    [[report('attack', gone), finish], 2],
    [[report('block', gone), noBlock, finish], 3],
    [[noBlock, command('Rio', 'X', gone), bothPass, finish], 4],
  ] as const) {
    const story = resolve(setUp, ...answers)
    expect([story.steps.length, story.result.gone, story.result.shields, story.hp('Falcon')]).toEqual([
      steps,
      'target',
      2,
      4,
    ])
    expect(story.told('end_of_step_check').at(-1)).toMatchObject({ result: 'target gone' })
  }
})

test('GCG-7-3-5-1b the Unit first targeted may leave once the attack is aimed elsewhere (AMB-53)', () => {
  const setUp = attack([falcon(), drake(rested), wall()], 'Drake')
  const blocked = resolve(setUp, block('Wall'), command('Rio', 'X', leaves('Drake')), bothPass, finish)
  expect([blocked.result.gone, ...left(blocked, 'Falcon', 'Wall')]).toEqual([null, 3, 1])
  const player = resolve(
    setUp,
    report('attack', turnTo('player'), leaves('Drake')),
    ...quietly,
    noBurst,
    finish,
  )
  expect(player.result).toMatchObject({ gone: null, target: { player: 'Rio' }, shields: 1 })
})

test('GCG-7-3-5-2b "attack a Unit" stays true after the attack has been turned to the player', () => {
  const K = whenAttacking('K', 'Falcon', [ap('Falcon', 1)], {
    trigger: { on: 'whenAttacking', against: 'unit' },
  })
  const K7 = watching('K7', 'Kei', 'Heron', [turnTo('player')])
  const story = resolve(atMole({ abilities: [K7, K] }), use('K7'), ...quietly, noBurst, finish)
  expect(story.result).toMatchObject({ target: { player: 'Rio' }, apAtDamage: [{ piece: 'Falcon', ap: 4 }] })
})

test('GCG-7-3-5-1a once the attacker has left, nothing more can be told of the attack step', () => {
  const setUp = atMole()
  expect(attempt(setUp, report('attack', leaves('Falcon')), noBlock).refused).toMatchObject({
    code: 'notNow',
  })
  expect(attempt(setUp, report('attack', leaves('Falcon')), bothPass).refused).not.toBeNull()
})

test('GCG-7-4-3 the Unit originally targeted stays barred after a redirect, and so is the new target (AMB-52)', () => {
  const setUp = attack([falcon(), tower(rested), wall(), mole()], 'Tower')
  const up: Effect = { kind: 'setActive', who: piece('Tower') }
  const toPlayer = resolve(setUp, report('attack', up, turnTo('player')))
  expect(toPlayer.offered('block')).toEqual(['Wall', 'decline'])
  expect(toPlayer.prompt?.windows.at(-1)?.barred).toContainEqual({
    name: 'Tower',
    code: 'isTarget',
    clause: 'GCG-7-4-3',
  })
  expect(resolve(setUp, report('attack', up, turnTo('Wall'))).offered('block')).toEqual(['decline'])
})

test('GCG-7-4-1b a target that an effect changes before the block can still be changed by the block, and back again', () => {
  const setUp = attack([falcon(), mole(rested), wall()], 'Mole')
  const blocked = resolve(setUp, report('attack', turnTo('player')), block('Wall'), bothPass, finish)
  expect(blocked.result).toMatchObject({ target: { unit: 'Wall' }, blocker: 'Wall', shields: 2 })
  const back = resolve(setUp, block('Wall'), pass, command('Kei', 'X', turnTo('Mole')), bothPass, finish)
  expect(left(back, 'Falcon', 'Wall', 'Mole')).toEqual([2, 4, 2])
  expect(back.result.pieces).toContainEqual(expect.objectContaining({ piece: 'Wall', rested: true }))
})

test('GCG-7-4-2 a blocker that is set active again does not block twice, nor does another', () => {
  const setUp = attack([falcon(), wall(), tower()])
  const again = command('Rio', 'X', { kind: 'setActive', who: piece('Wall') }, turnTo('player'))
  for (const who of ['Wall', 'Tower'])
    expect(attempt(setUp, block('Wall'), again, block(who)).refused).toMatchObject({
      code: 'blockerUsed',
      clause: 'GCG-7-4-2',
    })
})

test('GCG-7-4-1a <Blocker> can be gained and lost before it is used, and so can being active', () => {
  const setUp = attack([falcon(), wall(), drake()])
  const story = resolve(
    setUp,
    report('block', keyword('Wall', 'Blocker', { loses: true }), keyword('Drake', 'Blocker')),
  )
  expect(story.offered('block')).toEqual(['Drake', 'decline'])
  expect(
    resolve(setUp, report('attack', { kind: 'rest', who: piece('Wall') })).prompt?.windows.at(-1)?.barred,
  ).toContainEqual({ name: 'Wall', code: 'rested', clause: 'GCG-7-4-1a' })
})

test('GCG-7-4-1a a Unit may join with the answer by which it blocks', () => {
  const story = resolve(attack([falcon()]), { ...block('Wall'), joins: [wall()] }, bothPass, finish)
  expect(left(story, 'Falcon', 'Wall')).toEqual([3, 1])
  expect(attempt(attack([falcon()]), { ...block('Mole'), joins: [mole()] }).refused).toMatchObject({
    code: 'noBlocker',
  })
})

test('GCG-7-4-1a <High-Maneuver> counts in the block step only, gained or lost', () => {
  const plain = attack([falcon(), wall()])
  const gained = resolve(plain, report('attack', keyword('Falcon', 'High-Maneuver')))
  expect(gained.prompt?.windows.map(one => one.name)).not.toContain('block')
  const agile = attack([falcon({ keywords: ['High-Maneuver'] }), wall()])
  const lost = resolve(agile, report('attack', keyword('Falcon', 'High-Maneuver', { loses: true })))
  expect(lost.offered('block')).toEqual(['Wall', 'decline'])
  const tooLate = resolve(plain, block('Wall'), pass, command('Kei', 'X', keyword('Falcon', 'High-Maneuver')))
  expect(resolve(plain, block('Wall')).result).toEqual({})
  expect(tooLate.told('target_changed')).toHaveLength(1)
  const defender = attack([falcon(), wall({ keywords: ['Blocker', 'High-Maneuver'] }), tower()])
  expect(resolve(defender).offered('block')).toEqual(['Wall', 'Tower', 'decline'])
})

test('GCG-7-4-5-1b a blocker that returns to the hand ends the battle; neither player nor first target is hit', () => {
  const onPlayer = attack([falcon(), wall()])
  const story = resolve(onPlayer, block('Wall'), command('Rio', 'X', leaves('Wall')), bothPass, finish)
  expect([story.result.gone, story.result.shields, story.hp('Falcon')]).toEqual(['target', 2, 4])
  const onMole = attack([falcon(), wall(), mole(rested)], 'Mole')
  const other = resolve(onMole, block('Wall'), command('Rio', 'X', leaves('Wall')), bothPass, finish)
  expect([other.result.gone, other.hp('Mole')]).toEqual(['target', 5])
})

test('GCG-7-4-5 what blocking triggers on both sides is one batch, the active player’s first', () => {
  const abilities = [
    on('R', 'Rio', { on: 'blocks', who: 'Wall' }, [note('R')], 'Wall'),
    on('K', 'Kei', { on: 'isBlocked', who: 'Falcon' }, [hurt(the('blocker'), 1)], 'Falcon'),
    on('N', 'Rio', { on: 'takesEffectDamage', who: 'Wall' }, [note('N')], 'Wall'),
  ]
  const story = resolve(attack([falcon(), wall()], undefined, { abilities }), block('Wall'), bothPass, finish)
  expect(story.opened).toEqual(['K', 'N', 'R'])
  expect(left(story, 'Falcon', 'Wall')).toEqual([3, 0])
})

test('GCG-7-5-2 passes and actions alternate until two passes come one after the other', () => {
  const setUp = atMole()
  const start = [
    noBlock,
    pass,
    command('Kei', 'K', ap('Falcon', 1)),
    command('Rio', 'R', ap('Mole', 1)),
    pass,
  ]
  const story = resolve(setUp, ...start)
  expect(story.prompt?.windows.at(-1)).toMatchObject({ name: 'action:Rio', choices: [{ name: 'pass' }] })
  const opened = resolve(setUp, ...start, command('Rio', 'R2', ap('Mole', 1)), pass, pass, finish)
  expect(opened.told('passed').map(one => one.player)).toEqual(['Rio', 'Kei', 'Kei', 'Rio'])
  // The damage on Falcon is 3+1, on Mole 2+1+1.
  expect(left(opened, 'Falcon', 'Mole')).toEqual([0, 1])
})

test('GCG-7-5-2 each side passes and acts only for itself', () => {
  const setUp = atMole({
    abilities: [on('A', 'Rio', { on: 'activateAction' }, [ap('Mole', 1)], 'Mole')],
  })
  for (const answer of [pass, use('A'), command('Rio', 'X', ap('Mole', 1)), bothPass])
    expect(attempt(setUp, noBlock, { ...answer, by: ['Kei'] }).refused).toMatchObject({
      code: 'notYours',
      clause: 'GCG-7-5-1b',
    })
  expect(attempt(setUp, noBlock, { ...bothPass, by: ['Rio'] }).refused).toMatchObject({ code: 'notYours' })
  expect(resolve(setUp, noBlock, { ...bothPass, by: ['Rio', 'Kei'] }).refused).toBeNull()
  expect(resolve(setUp, noBlock, { ...pass, by: ['Rio'] }).offered('action:Kei')).toEqual(['pass'])
})

test('GCG-7-5-1b an effect that is activated triggers new ones before the other player’s turn', () => {
  const abilities = [
    on('A', 'Rio', { on: 'activateAction' }, [hurt(piece('Falcon'), 1)], 'Mole'),
    on('T', 'Kei', { on: 'takesEffectDamage', who: 'Falcon' }, [ap('Falcon', 2)], 'Falcon'),
  ]
  const story = resolve(atMole({ abilities }), noBlock, use('A'))
  expect([story.opened, story.prompt?.windows.at(-1)?.name]).toEqual([['A', 'T'], 'action:Kei'])
  expect(left(resolve(atMole({ abilities }), noBlock, use('A'), bothPass, finish), 'Falcon', 'Mole')).toEqual(
    [1, 0],
  )
})

test('GCG-7-5-1b a Unit that has left takes its 【Activate･Action】 effect with it', () => {
  const abilities = [on('A', 'Rio', { on: 'activateAction' }, [], 'Mole')]
  const setUp = atMole({ abilities })
  expect(resolve(setUp, noBlock).offered('action:Rio')).toEqual(['A', 'pass', 'bothPass'])
  expect(resolve(setUp, noBlock, pass, command('Kei', 'X', leaves('Mole'))).offered('action:Rio')).toEqual([
    'pass',
    'bothPass',
  ])
})

test('GCG-7-5-1b an action whose effect is not possible is refused as a whole', () => {
  const setUp = atMole()
  const wrong = command('Rio', 'X', hurt(piece('Falcon'), 1), leaves('Falcon'), hurt(piece('Falcon'), 1))
  const story = attempt(setUp, noBlock, wrong)
  expect(story.refused).toMatchObject({ code: 'notInPlay' })
  expect([story.hp('Falcon'), story.prompt?.windows.at(-1)?.name]).toEqual([4, 'action:Rio'])
})

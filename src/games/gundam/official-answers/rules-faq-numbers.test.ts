// Official answers of the rules FAQ about AP, HP and damage.
import { expect } from 'vitest'
import { official } from '../../../../test/support/games/gundam/official.ts'
import {
  ap,
  apAtDamage,
  attack,
  attempt,
  bothPass,
  command,
  dealt,
  drake,
  falcon,
  finish,
  hurt,
  left,
  mole,
  noBlock,
  note,
  on,
  pass,
  piece,
  quietly,
  resolve,
  rested,
  whenAttacking,
} from '../../../../test/support/games/gundam/unit-attack.ts'

official('GCG-FAQ-026', () => {
  const hits = (...changes: number[]) => {
    const setUp = attack([falcon({ ap: 1 }), mole(rested)], 'Mole', {
      abilities: [
        whenAttacking(
          'K',
          'Falcon',
          changes.map(by => ap('Falcon', by)),
        ),
      ],
    })
    return apAtDamage(resolve(setUp, ...quietly, finish), 'Falcon')
  }
  expect([hits(-2), hits(-2, 3)]).toEqual([0, 2])
})

official('GCG-FAQ-027', () => {
  const paired = falcon({ ap: 4, hp: 5, pilot: { links: false, ap: 1, hp: 1 } })
  const char = on('Char Aznable', 'Kei', { on: 'whenAttacking' }, [ap('Falcon', 1)], 'Falcon')
  const story = resolve(attack([paired, mole(rested)], 'Mole', { abilities: [char] }), ...quietly, finish)
  expect([dealt(story, 'battle'), left(story, 'Falcon')]).toEqual([{ Mole: 5, Falcon: 2 }, [3]])
  const fresh = attack([{ ...paired, deployedThisTurn: true }, mole(rested)], 'Mole')
  expect(attempt(fresh).refused?.code).toBe('deployedThisTurn')
})

official('GCG-FAQ-095', () => {
  const amount = { count: 'HP of' as const, of: piece('Mole') }
  const setUp = attack([falcon(), mole({ damage: 3, ...rested })], 'Mole', {
    abilities: [whenAttacking('K', 'Falcon', [{ kind: 'damage', to: piece('Falcon'), amount }])],
  })
  expect(dealt(resolve(setUp, ...quietly, finish), 'effect')).toEqual({ Falcon: 2 })
})

official('GCG-FAQ-096', () => {
  const waits = on('W', 'Kei', { on: 'destroyed', with: 'damage' }, [note('destroyed with damage')])
  const setUp = attack([falcon(), drake(rested)], 'Drake', { abilities: [waits] })
  expect(resolve(setUp, ...quietly, finish).result.notes).toEqual(['destroyed with damage'])
  const shot = command('Kei', 'A', hurt(piece('Drake'), 3))
  expect(resolve(setUp, noBlock, pass, shot, bothPass, finish).result.notes).toEqual([
    'destroyed with damage',
  ])
  const texts = command('Kei', 'A', { kind: 'leaves', who: piece('Drake'), how: 'destroyed' })
  expect(resolve(setUp, noBlock, pass, texts, bothPass, finish).result.notes).toEqual([])
})

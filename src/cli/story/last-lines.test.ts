// The last lines of scripts that earlier versions ended wrongly, or could not end: who is left, and what other editions say.
import { describe, expect, it } from 'vitest'
import { FACES } from '../../../test/support/attack/played-faces.ts'
import { readScript } from '../../../test/support/cli/read-script.ts'
import { FLOWS } from '../../../test/support/walkthroughs/flows.ts'
import { storyLines } from './story.ts'
import { UNNAMED } from './telling.ts'

type Told = { readonly last: readonly string[]; readonly outcome: unknown }

function told(flow: string, edition: string, setUp: object, answers: readonly object[]): Told {
  const read = readScript(JSON.stringify({ flow, edition, setUp, answers }), FLOWS)
  if ('fault' in read) throw new Error(JSON.stringify(read.fault))
  const { script } = read
  const played = script.flow.play(script.setUp, script.answers)
  expect(played.refused).toBeNull()
  const lines = storyLines({ script, named: UNNAMED, faces: FACES, language: 'en' }, played)
  return { last: lines.slice(-2), outcome: played.outcome }
}

const MARBLE = { id: 'Marble', kind: 'hero', player: 'Kim', def: 1, hitPoints: 12 }
const WEEVIL = { id: 'Weevil', kind: 'minion', atk: 1, hitPoints: 9, engagedWith: 'Kim' }
const deal = { question: 'damage', choice: 'deal' }
const finish = { question: 'finish', choice: 'finish' }

describe('Marvel Champions', () => {
  it('passes no excess on where the ally is removed instead of being defeated, and says who differs', () => {
    const setUp = {
      pieces: [
        MARBLE,
        { id: 'Finch', kind: 'ally', player: 'Kim', atk: 2, hitPoints: 2 },
        { id: 'Anvil', kind: 'villain', atk: 5, hitPoints: 18, keywords: ['overkill'] },
      ],
      attacker: 'Anvil',
      target: { player: 'Kim' },
      abilities: [
        {
          ...{ id: 'Slip Away', owner: 'Kim', trigger: { on: 'wouldBeDefeated', who: 'Finch' } },
          effects: [{ kind: 'leaves', who: { piece: 'Finch' }, how: 'removed' }],
        },
      ],
    }
    const answers = [
      { question: 'defend', choice: 'Finch' },
      { question: 'boost#1', choice: 'flip', number: 1 },
      deal,
      { choice: 'Slip Away' },
      finish,
    ]
    expect(told('marvel-champions/enemy-attack', '1.8', setUp, answers).last).toEqual([
      'Under rules 1.7 and 1.6 (German), it would have ended differently: Marble would have 8 HP.',
      'Finch takes 2 damage and is no longer in play.',
    ])
  })

  it('keeps the tough status card where a constant ability lowers the damage to nothing', () => {
    const setUp = {
      pieces: [{ ...MARBLE, tough: 1 }, WEEVIL],
      attacker: 'Weevil',
      target: { player: 'Kim' },
      abilities: [
        {
          ...{ id: 'Shell', owner: 'Kim', source: 'Marble' },
          trigger: { on: 'constant', who: 'Weevil', of: 'you' },
          effects: [{ kind: 'increase', amount: -1, of: { piece: 'Marble' } }],
        },
      ],
    }
    const answers = [{ question: 'defend', choice: 'nobody' }, deal, finish]
    expect(told('marvel-champions/enemy-attack', '1.8', setUp, answers).outcome).toMatchObject({
      summary: { characters: [{ piece: 'Marble', remaining: 12, tough: 1 }, {}] },
    })
  })

  it('knows how an edition without boost cards for heroes would have ended', () => {
    const setUp = {
      pieces: [{ ...MARBLE, atk: 3, keywords: ['villainous'] }, WEEVIL],
      attacker: 'Marble',
      targets: ['Weevil'],
    }
    const answers = [{ question: 'boost#1', choice: 'flip', number: 2 }, deal, finish]
    expect(told('marvel-champions/player-attack', '1.8', setUp, answers).last).toEqual([
      'Under rules 1.7 and 1.6 (German), it would have ended differently: Weevil would have 6 HP.',
      'Weevil takes 5 damage: 4 of 9 HP left.',
    ])
  })

  it('defeats a hero whose hit points sink below the damage', () => {
    const setUp = {
      pieces: [{ ...MARBLE, damage: 5 }, WEEVIL],
      attacker: 'Weevil',
      target: { player: 'Kim' },
    }
    const effects = [{ kind: 'known', who: { piece: 'Marble' }, hitPoints: 4 }]
    const answers = [{ question: 'initiation', card: { name: 'Curse', effects } }]
    expect(told('marvel-champions/enemy-attack', '1.8', setUp, answers).last.at(-1)).toBe(
      'So far: The attack ends early. Marble is defeated.',
    )
  })
})

describe('the GUNDAM CARD GAME', () => {
  it('reads “If you are attacking a Unit” when the effect resolves', () => {
    const setUp = {
      ...{ activePlayer: 'Kim', standbyPlayer: 'Lee', shields: 2, base: 'none', attacker: 'Maganac' },
      pieces: [
        { id: 'Maganac', kind: 'unit', player: 'Kim', ap: 2, hp: 3 },
        { id: 'Wren', kind: 'unit', player: 'Kim', ap: 1, hp: 1 },
        { id: 'Otter', kind: 'unit', player: 'Lee', ap: 1, hp: 6, rested: true },
      ],
      target: { player: true },
      abilities: [
        {
          ...{ id: 'Own', source: 'Maganac', trigger: { on: 'whenAttacking' } },
          effects: [{ kind: 'ap', amount: 2, who: { the: 'this' }, if: { attack: 'unit' } }],
        },
        {
          ...{ id: 'Lure', source: 'Wren', trigger: { on: 'unitAttacks' } },
          effects: [{ kind: 'target', to: { piece: 'Otter' } }],
        },
      ],
    }
    const answers = [
      { choice: 'Lure' },
      { question: 'block', choice: 'decline' },
      { question: 'action:Lee', choice: 'bothPass' },
      finish,
    ]
    expect(told('gundam/unit-attack', '1.9.0', setUp, answers).last).toEqual([
      'Under rules 1.0, it would have ended differently: Otter would have 4 HP.',
      'Otter takes 4 damage: 2 of 6 HP left. Maganac takes 1 damage: 2 of 3 HP left.',
    ])
  })
})

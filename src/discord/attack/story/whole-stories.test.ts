// Tells a whole attack of each flow by each edition, as its transcript in both languages: where the editions differ, the
// same table shows it.
import { expect, test } from 'vitest'
import { FACES } from '../../../../test/support/attack/played-faces.ts'
import {
  GUNDAM,
  type Log,
  RHINO,
  SPIDER_MAN,
  sceneOf,
  WING_GUNDAM,
} from '../../../../test/support/attack/scenes.ts'
import { FLOWS } from '../../../../test/support/walkthroughs/flows.ts'
import type { Facts } from '../../../engine/game.ts'
import { COMPLETE_LANGUAGES } from '../../../language.ts'
import { transcriptText } from './whole-story.ts'

type Given = Parameters<typeof sceneOf>[0]
type Told = { readonly given: Given; readonly log: Log }

const deal = { question: 'damage', choice: 'deal' }
const finish = { question: 'finish', choice: 'finish' }
const quietly = [
  { question: 'block', choice: 'decline' },
  { question: 'action:p2', choice: 'bothPass' },
]

const changed = (given: Given, setUp: object): Given => ({
  ...given,
  setUp: { ...given.setUp, ...setUp } as Facts,
})

const [villain, hero, ally] = RHINO.setUp.pieces as object[]
const [attacker, minion, enemy] = SPIDER_MAN.setUp.pieces as object[]
const [gundam, zaku] = GUNDAM.setUp.pieces as object[]

/** Rhino attacks with overkill; Spider-Man retaliates, and the main scheme has a forced ability after attacks. */
const enemyAttack: Told = {
  given: changed(RHINO, {
    pieces: [{ ...villain, keywords: ['overkill'] }, hero, { ...ally, retaliate: 1 }],
    abilities: [
      {
        id: 'scheme',
        trigger: { on: 'afterAttacks' },
        forced: true,
        effects: [{ kind: 'threat', amount: 1 }],
      },
    ],
  }),
  log: [
    { question: 'defend', choice: 'ally-1' },
    { question: 'boost#1', choice: 'flip', number: 2 },
    deal,
    finish,
  ],
}

/** Spider-Man defeats a minion by an attack with overkill; Rhino is next in line. */
const playerAttack: Told = {
  given: changed(SPIDER_MAN, {
    pieces: [
      { ...attacker, keywords: ['overkill'] },
      { ...minion, damage: 4 },
      { ...enemy, tough: 0, hitPoints: 14 },
    ],
    targets: ['minion-1'],
  }),
  log: [deal, finish],
}

/** A Unit with <First Strike> hits one whose owner has an effect that waits for damage. */
const unitAttack: Told = {
  given: changed(GUNDAM, {
    pieces: [
      { ...gundam, keywords: ['First Strike'] },
      { ...zaku, rested: true },
    ],
    target: { unit: 'unit-2' },
    abilities: [
      {
        id: 'waits',
        owner: 'p1',
        source: 'unit-1',
        trigger: { on: 'takesBattleDamage', who: 'unit-2' },
        effects: [{ kind: 'damage', to: { piece: 'unit-2' }, amount: 1 }],
      },
    ],
  }),
  log: [...quietly, finish],
}

const effectBattle: Told = { given: WING_GUNDAM, log: [{ choice: 'noBurst' }, finish] }

for (const told of [enemyAttack, playerAttack, unitAttack, effectBattle]) {
  const { flow } = told.given
  for (const edition of FLOWS.get(flow)?.editions ?? [])
    test(`${flow} by the rules ${edition} reads as in whole-stories`, async () => {
      const scene = sceneOf(changed(told.given, { edition }), told.log)
      expect(scene.played.outcome).not.toBeNull()
      const texts = COMPLETE_LANGUAGES.map(language => transcriptText(FACES, scene, language))
      const file = `whole-stories/${flow.replace('/', '-')}-${edition}.txt`
      await expect(`${texts.join('\n\n')}\n`).toMatchFileSnapshot(file)
    })
}

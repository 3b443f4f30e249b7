// What a command has said waits for its question, through the abilities that come between.
import { beforeAll, describe, expect, it } from 'vitest'
import { playedFrom } from '../../test/support/walkthroughs/flows.ts'
import { answerAll, begin, pressOn, sceneIn, takeBackNow } from '../../test/support/walkthroughs/presses.ts'
import {
  allCards,
  ana,
  asked,
  cards,
  played,
  preparedBy,
  problemOf,
} from '../../test/support/walkthroughs/set-up-table.ts'
import { openTestStore } from '../../test/support/walkthroughs/store.ts'
import type { Card } from '../cards/card.ts'
import type { MarvelCard } from '../cards/marvel-champions/schema.ts'
import type { Store } from '../store/store.ts'
import type { Scene } from './scene.ts'
import { prepareUnitAttack } from './set-up/gundam/unit.ts'
import { type EnemyOptions, prepareEnemyAttack } from './set-up/marvel-champions/enemy.ts'

let store: Store
beforeAll(async () => {
  store = await openTestStore()
})

const attack = (name: string, more: Partial<EnemyOptions>) =>
  prepareEnemyAttack(cards, {
    language: 'en',
    player: ana,
    players: 1,
    enemy: { name },
    hero: { name: 'card:03001a' },
    ...more,
  })
const begun = async (name: string, more: Partial<EnemyOptions>): Promise<Scene> =>
  sceneIn(await begin(store, preparedBy(attack(name, more))), 'started')

const hard = ({ played: { prompt } }: Scene): string | undefined =>
  prompt?.windows.find(one => one.hard)?.name
const boosts = (scene: Scene) =>
  scene.played.events.flatMap(event => (event.type === 'boost_flipped' ? [Number(event.icons)] : []))

const KLAW_3 = 'card:01115'
/** What her forced interrupt does, only players know. */
const NEBULA_3 = 'card:16090'

describe('an answer of a command', () => {
  it('waits behind the forced ability of the enemy, and comes as soon as it is asked', async () => {
    const scene = await begun(NEBULA_3, { defender: 'hero', boost: [{ icons: 2 }] })
    expect(hard(scene)).toBe('resolve:ability-1')
    const after = await answerAll(store, scene, [{ question: 'resolve:ability-1', choice: 'done' }])
    expect([hard(after), boosts(after)]).toEqual(['damage', [2]])
    expect(after.played.now?.summary).toMatchObject({ defense: 'basic' })
  })

  it('stands for one more boost card where the enemy’s ability gives one', () => {
    const shown = played(attack(KLAW_3, { defender: 'hero', boost: [{ icons: 1 }, { icons: 2 }] }))
    expect(shown.prompt).toBeNull()
    expect(shown.events.filter(({ type }) => type === 'boost_flipped').map(({ icons }) => icons)).toEqual([
      1, 2,
    ])
  })

  it('stands for one that a star ability gives, and is refused where no card gives one', () => {
    const boost = [{ icons: 1, star: true }, { icons: 2 }]
    expect(asked(attack('card:01094', { defender: 'nobody', boost }))).toBe('resolve:boost#1')
    const refused = problemOf(
      attack('card:01094', { defender: 'nobody', boost: [{ icons: 1 }, { icons: 2 }] }),
    )
    expect(refused).toMatchObject({ code: 'tooManyBoostCards', details: { given: 2, most: 1 } })
  })

  it('comes once: who takes it back answers the question anew', async () => {
    const scene = await begun(NEBULA_3, { defender: 'hero', boost: [{ icons: 2 }] })
    let now = await answerAll(store, scene, [{ question: 'resolve:ability-1', choice: 'done' }])
    for (const question of ['boost#1', 'defend']) {
      now = sceneIn(await takeBackNow(playedFrom(store), pressOn(now)))
      expect(hard(now)).toBe(question)
    }
    const after = await answerAll(store, now, [{ question: 'defend', choice: 'nobody' }])
    expect(hard(after)).toBe('boost#1')
  })

  it('waits for an ability that a player may use, in the other game as well', async () => {
    const units = [
      ['GD05-049', 'block', 'pass'],
      ['GD04-065', 'resolve:ability-1', 'done'],
    ] as const
    for (const [code, first, choice] of units) {
      const begins = prepareUnitAttack(cards, {
        ...{ language: 'en', player: ana, opponent: null },
        ...{
          attacker: { name: `card:${code}` },
          target: 'player',
          base: 'none',
          shields: 2,
          block: 'nobody',
        },
      })
      const scene = sceneIn(await begin(store, preparedBy(begins)), 'started')
      const after = await answerAll(store, scene, [{ question: 'resolve:ability-1', choice }])
      expect([hard(scene), hard(after)]).toEqual([first, 'action:p2'])
    }
  })
})

const marvel = allCards.filter(({ game }) => game === 'marvel-champions') as (Card & MarvelCard)[]
const interrupting = marvel.filter(
  ({ type, reprintOf, triggers = [] }) =>
    ['villain', 'leader', 'minion'].includes(type) &&
    reprintOf === undefined &&
    triggers.some(
      ({ forced, on, effects, options }) =>
        forced && !effects && !options && (on === 'attacks' || on === 'wouldAttack'),
    ),
)

it('no enemy’s forced interrupt makes the board ask again who defends or what the boost card was', async () => {
  expect(interrupting.length).toBeGreaterThan(5)
  const again: string[] = []
  for (const { code, name } of interrupting) {
    const made = attack(`card:${code}`, { defender: 'nobody', boost: [{ icons: 2 }], boostCards: 1 })
    let scene = sceneIn(await begin(store, preparedBy(made)), 'started')
    for (let press = 0; press < 6; press++) {
      const question = hard(scene)
      if (question === 'defend' || question === 'boost#1') again.push(`${code} ${name.en} ${question}`)
      const next = scene.played.prompt?.windows.find(one => one.hard)?.choices
      const choice =
        next?.find(one => one.name === 'done') ?? (question?.startsWith('order:') ? next?.[0] : undefined)
      if (!question || !choice) break
      scene = await answerAll(store, scene, [{ question, choice: choice.name }])
    }
  }
  expect(again).toEqual([])
})

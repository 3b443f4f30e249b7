// Attacks on tables that no command makes: random set-ups of each flow with reported cards, left wherever chance leaves them.

import fc from 'fast-check'
import type { Facts } from '../../src/engine/game.ts'
import type { Store } from '../../src/store/store.ts'
import { start } from '../../src/walkthroughs/start.ts'
import { flowNamed, NO_LIMIT, playedFrom } from '../support/walkthroughs/flows.ts'
import { enemyAttack } from '../support/walkthroughs/plain-tables.ts'
import { answerNow, takeBackNow } from '../support/walkthroughs/presses.ts'
import { answerFor, RANDOM_FLOWS } from '../support/walkthroughs/random-walkthroughs.ts'
import { BEGINNING, CHANNEL, GUILD, USERS } from './callers.ts'

const SEED = 20_261_121
const OF_EACH = 30

/** Plays the attacks into the store. @returns their ids */
export async function randomAttacks(store: Store, newId: () => string): Promise<string[]> {
  const ids: string[] = []
  for (const { flow, players, setUp, reports: some } of RANDOM_FLOWS) {
    const all = fc.record({
      setUp,
      some,
      picks: fc.array(fc.nat({ max: 100_000 }), { maxLength: 20 }),
    })
    for (const one of fc.sample(all, { numRuns: OF_EACH, seed: SEED })) {
      const table: Facts = JSON.parse(JSON.stringify(one.setUp))
      if (!flowNamed(flow)?.play(table, []).refused)
        ids.push(await played(store, newId(), { ...one, flow, setUp: table, players }))
    }
  }
  ids.push(await played(store, newId(), CROWDED))
  return ids
}

type Attack = {
  readonly flow: string
  readonly setUp: Facts
  readonly players: readonly string[]
  readonly some: Parameters<typeof answerFor>[2]
  readonly picks: readonly number[]
}

const ally = (_: unknown, index: number) => ({
  id: `ally-${index}`,
  kind: 'ally',
  player: 'p1',
  atk: 1,
  hitPoints: 3,
})
const { setUp, flow } = enemyAttack
/** So many defenders that a select offers them instead of buttons. */
const CROWDED: Attack = {
  flow,
  setUp: { ...setUp, pieces: [...(setUp.pieces as readonly Facts[]), ...Array.from({ length: 12 }, ally)] },
  players: ['p1', 'p2'],
  some: () => null,
  picks: [],
}

async function played(store: Store, id: string, { flow, setUp, players, some, picks }: Attack) {
  const seats = players.map((player, index) => ({
    player,
    user: index === 0 ? USERS.ana.id : null,
    name: index === 0 ? 'Ana' : null,
  }))
  const prepared = { flow, setUp, names: {}, seats, answers: [] }
  const place = { language: 'en', guild: GUILD, channel: CHANNEL.channel, isPrivate: false } as const
  const by = { starter: USERS.ana.id, at: BEGINNING, claim: `${id}.start`, most: NO_LIMIT }
  const started = await start(playedFrom(store), { prepared, ...place, ...by }, () => id)
  if (started.result !== 'started') throw new Error(started.result)
  let { scene } = started
  for (const [index, pick] of picks.entries()) {
    const press = {
      interaction: `${id}.${index}`,
      userId: USERS.ana.id,
      userName: USERS.ana.name,
      at: BEGINNING + index,
      walkthrough: id,
      revision: scene.walkthrough.revision,
    }
    const given = pick % 5 === 1 ? null : answerFor(scene, pick, some)
    const result = await (given
      ? answerNow(playedFrom(store), { ...press, answer: given })
      : takeBackNow(playedFrom(store), press))
    if (result.result === 'saved') scene = result.scene
  }
  return id
}

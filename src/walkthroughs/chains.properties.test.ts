// Tests random tables: chapters that follow one another are those of set-ups written out, and undo leads back to the beginning.
import { expect, test } from 'vitest'
import { runs } from '../../test/runs.ts'
import { FLOWS, flowNamed, playedFrom } from '../../test/support/walkthroughs/flows.ts'
import { begin, pressOn, sceneIn } from '../../test/support/walkthroughs/presses.ts'
import { type Begun, everyWalkthrough, playOut } from '../../test/support/walkthroughs/random-walkthroughs.ts'
import { gundamTable } from '../games/gundam/from-table.ts'
import { marvelTable } from '../games/marvel-champions/from-table.ts'
import type { AttackAtTable } from '../games/next.ts'
import { undoLast } from './chapters.ts'
import { sceneOf } from './log/replay.ts'
import { tableAfter } from './next.ts'
import type { Scene } from './scene.ts'

const tableOf = ({ walkthrough: { flow } }: Scene) =>
  flowNamed(flow)?.game === marvelTable.game ? marvelTable : gundamTable

/** An attack that the table offers after this scene; null: it offers none. */
function attackAfter(scene: Scene, pick: number): AttackAtTable | null {
  const offers = tableAfter(tableOf(scene), scene)?.offered.offers ?? []
  const attacks = offers.flatMap(one =>
    one.offer === 'attack' && flowNamed(one.flow)
      ? one.targets.map(({ id }) => ({ attacker: one.attacker, targets: [id] }))
      : [],
  )
  return attacks[pick % attacks.length] ?? null
}

/** A chapter as it ended, and the attack that began it; null: it began the table. */
type Link = { readonly scene: Scene; readonly attack: AttackAtTable | null }

/** Plays the walkthrough to its end, and after it up to three attacks that the table offers; the newest is last. */
async function chainOf(begun: Begun): Promise<Link[]> {
  const chain: Link[] = [{ scene: await playOut(begun, begun.scene), attack: null }]
  for (const pick of [...begun.picks, 1, 2, 3].slice(0, 3)) {
    const last = chain.at(-1)?.scene
    const attack = last && attackAfter(last, pick)
    const prepared = attack && tableAfter(tableOf(last), last)?.prepared(attack)
    if (!prepared) break
    const started = await begin(begun.store, prepared)
    if (started.result !== 'started') break // the rules ask first for what nobody has said
    chain.push({ scene: await playOut(begun, started.scene), attack })
  }
  return chain
}

/** The form in which it stands in a script. */
const asWritten = (stored: unknown): unknown => stored && JSON.parse(JSON.stringify(stored))

/** Undoes on the tip until nothing is left. */
async function undone(begun: Begun, tip: Scene): Promise<Scene> {
  let scene = tip
  for (let left = 3_000; left > 0; left--) {
    const walkthrough = await begun.store.read(scene.walkthrough.id)
    const now = walkthrough && sceneOf(FLOWS, walkthrough)
    if (!now || 'unplayable' in now) throw new Error('gone')
    const done = await undoLast(playedFrom(begun.store), pressOn(now), now)
    if (done.result === 'nothing') return now
    scene = sceneIn(done)
  }
  throw new Error('there is no beginning')
}

test('chapters at a table equal the same chapters played from set-ups written out, and undo of all is the beginning', async () => {
  let chapters = 0
  await everyWalkthrough(async begun => {
    const chain = await chainOf(begun)
    chapters += chain.length - 1
    let left: unknown = null
    for (const { scene, attack } of chain) {
      const { flow, setUp } = scene.walkthrough
      const written = attack ? tableOf(scene).read(left)?.attack(String(setUp.edition), attack).setUp : setUp
      const alone = flowNamed(flow)?.play(asWritten(written), asWritten(scene.played.accepted) as unknown[])
      expect([written, alone]).toEqual([setUp, scene.played])
      left = asWritten(alone?.outcome?.table)
    }
    const last = chain.at(-1)?.scene ?? begun.scene
    const beginning = await undone(begun, last)
    expect(beginning.walkthrough.id).toBe(begun.scene.walkthrough.id)
    expect(beginning.played).toEqual(begun.scene.played)
  })
  expect(chapters).toBeGreaterThan(runs(1 / 4))
})

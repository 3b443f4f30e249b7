// Neither a letter nor a list plays anything, however much somebody has stored, and whoever wrote it.
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { caller, commandsOn } from '../../../../test/support/commands/bot.ts'
import { stepsOf } from '../../../../test/support/engine/step-count.ts'
import { writeLog } from '../../../../test/support/store/write-log.ts'
import { NO_LIMIT, playedFrom } from '../../../../test/support/walkthroughs/flows.ts'
import {
  ANA,
  effectBattle,
  enemyAttack,
  heroAttack,
  unitAttack,
} from '../../../../test/support/walkthroughs/plain-tables.ts'
import {
  answerAll,
  answerNow,
  begin,
  pressOn,
  sceneIn,
} from '../../../../test/support/walkthroughs/presses.ts'
import { openTestFile } from '../../../../test/support/walkthroughs/store.ts'
import type { Store } from '../../../store/store.ts'
import type { Command, MessageAnswer } from '../../interaction/command.ts'

vi.mock('../../../engine/read-answer.ts', async original =>
  (await import('../../../../test/support/engine/step-count.ts')).counting(await original(), 'readAnswer'),
)
vi.mock('../../../engine/prompt.ts', async original =>
  (await import('../../../../test/support/engine/step-count.ts')).counting(await original(), 'promptAt'),
)
vi.mock('../../../engine/play.ts', async original =>
  (await import('../../../../test/support/engine/step-count.ts')).counting(await original(), 'openPlay'),
)

const ROWS = 40
const note = (text: string) => ({ question: 'initiation', card: { effects: [{ kind: 'note', text }] } })

let store: Store
let path: string
let attack: Command

const TO_ITS_END = [
  { question: 'damage', choice: 'deal' },
  { question: 'finish', choice: 'finish' },
]

/** Attacks of all flows, some with long logs, one over; the last row of each is a press. */
beforeAll(async () => {
  ;({ store, path } = await openTestFile())
  const log = Array.from({ length: ROWS }, (_, i) => ({ by: ANA, at: 2, answer: note(`remark ${i}`) }))
  for (const prepared of [enemyAttack, heroAttack, unitAttack, effectBattle, enemyAttack]) {
    const begun = sceneIn(await begin(store, prepared), 'started')
    const { walkthrough } = begun
    if (prepared === heroAttack) await answerAll(store, begun, TO_ITS_END)
    if (prepared !== enemyAttack) continue
    writeLog(path, walkthrough.id, log)
    const scene = { walkthrough: { ...walkthrough, revision: ROWS } } as never
    sceneIn(await answerNow(playedFrom(store), { ...pressOn(scene), answer: note('the last') }))
  }
  const commands = commandsOn(store, { fallback: 'en', most: NO_LIMIT, repository: 'https://github.com/x/y' })
  attack = commands.find(({ definition }) => definition.name === 'attack') as Command
})

const asked = (subcommand: string, options: Readonly<Record<string, string>> = {}) => {
  const one = caller()
  return {
    ...{
      ...one,
      userId: ANA,
      place: { ...one.place, guild: null, channel: 'here', kind: 'direct' as const },
    },
    ...{ subcommand, users: new Map() },
    options: new Map(Object.entries(options)),
  }
}
const letter = (typed: string) =>
  attack.complete?.({ ...asked('resume', { walkthrough: typed }), focused: 'walkthrough' })
const list = async (): Promise<string> => {
  const answer = (await attack.ask(asked('list'))) as MessageAnswer
  return JSON.stringify(answer.components)
}

describe.each([
  ['as this version wrote it', '', 'Spider-Man attacked Rhino: 2 damage, 12 of 14 HP left · over'],
  ['as an older version left it', 'UPDATE walkthroughs SET listed = NULL', 'Spider-Man attacks Rhino · over'],
])('what somebody has, %s', (_, change, over) => {
  beforeAll(() => {
    if (change === '') return
    const database = new DatabaseSync(path)
    database.exec(change)
    database.close()
  })

  it('is offered at each letter without a step of the engine', async () => {
    let names: readonly string[] = []
    const steps = await stepsOf(async () => {
      names = ((await letter('')) ?? []).map(({ name }) => name)
    })
    expect([steps, names.length]).toEqual([0, 5])
    expect(names).toContain('Rhino attacks Ana')
  })

  it('is listed without a step of the engine, with its state', async () => {
    let shown = ''
    const steps = await stepsOf(async () => {
      shown = await list()
    })
    expect(steps).toBe(0)
    expect(shown).toContain('Rhino attacks Ana · open')
    expect(shown).toContain(over)
  })
})

it('to resume one plays that one alone', async () => {
  const others = await store.of(ANA, 9)
  expect(others.length).toBe(5)
  const steps = await stepsOf(() => attack.ask(asked('resume')))
  expect(steps).toBeLessThan(2 * ROWS)
})

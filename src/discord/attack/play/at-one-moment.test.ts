// Two people press at one moment on what happens between attacks: the attack that begins rests on what the other has saved.
import { afterAll, expect, it } from 'vitest'
import { ANA_HERE, peopleOn } from '../../../../test/support/commands/people.ts'
import { openTestStore } from '../../../../test/support/walkthroughs/store.ts'
import type { Store } from '../../../store/store.ts'

const ANY = { person: 1_000, server: 1_000 }
const NO_LIMIT = { open: ANY, aDay: ANY, rows: 1_000 }
const opened: Store[] = []
afterAll(() => Promise.all(opened.map(store => store.close())))

/** A store in which something else is saved just before the next chapter begins. */
function interrupted(store: Store) {
  const state = { meanwhile: async (): Promise<void> => {} }
  const start: Store['start'] = async (...given) => {
    const [does, nothing] = [state.meanwhile, async () => {}]
    state.meanwhile = nothing
    await does()
    return store.start(...given)
  }
  return { store: { ...store, start }, state }
}

/** The round is told to be over; then something else is pressed just before what is pressed begins. @returns the tip's set-up */
async function afterBoth(press: string, meanwhile: string) {
  const store = await openTestStore()
  opened.push(store)
  const { store: late, state } = interrupted(store)
  const people = peopleOn(late, NO_LIMIT)
  await people.starts(ANA_HERE, { defender: 'nobody', boost: '0' })
  const tip = async () => {
    const [{ id } = { id: '' }] = await store.of(ANA_HERE.user, 1)
    const found = await store.read((await store.table((await store.read(id))?.table ?? ''))?.tip ?? '')
    if (!found) throw new Error('there is no tip')
    return found
  }
  const pressed = async (does: string) => {
    const { id, revision } = await tip()
    const [action, ...rest] = does.split('|')
    await people.press(ANA_HERE, ['atk1', action, id, revision, ...rest].join('|'))
  }
  await pressed('answer|changes|roundOver')
  state.meanwhile = () => pressed(meanwhile)
  await pressed(press)
  return tip()
}

it('an attack that begins as a report is taken back rests on the table without it', async () => {
  const { flow, setUp } = await afterBoth('next|hero-2|villain-1', 'undo')
  expect(flow).toBe('marvel-champions/player-attack')
  expect(setUp).not.toHaveProperty('phase')
  expect(setUp).toHaveProperty('activated.length', 1)
})

it('an attack that begins as something is reported rests on the table with it', async () => {
  const { flow, setUp } = await afterBoth('next|hero-2|villain-1', 'answer|changes|playersPhaseEnds')
  expect(flow).toBe('marvel-champions/player-attack')
  expect(setUp).toMatchObject({ phase: 'villain' })
})

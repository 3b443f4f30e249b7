// Checks the page's state after each message of the server.
import { describe, expect, it } from 'vitest'
import type { SeenMessage } from '../../../loopback/persona/visible-messages.ts'
import type { PagePlace, ServerMessage } from '../../protocol.ts'
import { beginCommand, EMPTY_DRAFT } from '../composer/draft.ts'
import { heard } from './server-messages.ts'
import { BEGINNING, type PageState } from './state.ts'

const [ANA, BEN, BOT] = ['101', '102', '103'] as const
const persona = (id: string, name: string) => ({ id, name, locale: 'en-US' })
const channel = (id: string, name: string): PagePlace => ({
  id,
  name,
  kind: 'channel',
  parent: null,
  isArchived: false,
  isLocked: false,
  messages: 0,
})

const world = (me: string = ANA, places = [channel('1', 'rules'), channel('2', 'table')]): ServerMessage => ({
  type: 'world',
  roles: [],
  me: persona(me, 'Ana'),
  personas: [persona(ANA, 'Ana'), persona(BEN, 'Ben')],
  bot: { id: BOT, name: 'Riposte', isOnline: true },
  guild: { name: 'Riposte' },
  places,
  commands: [],
  messageCommands: [],
  switches: ['slow'],
  names: {},
})

const message = (id: string, author: string, content: string): SeenMessage =>
  ({
    id,
    channel_id: '1',
    author: { id: author, username: 'riposte', global_name: null },
    content,
    components: [],
    ephemeral: false,
    thinking: false,
  }) as unknown as SeenMessage

const after = (...told: readonly ServerMessage[]): PageState => told.reduce(heard, BEGINNING)
const opened = after(world(), {
  type: 'messages',
  place: '1',
  messages: [message('10', ANA, 'a'), message('30', ANA, 'c')],
})
const contents = (state: PageState) => state.messages.get('1')?.map(({ content }) => content)

describe('the world', () => {
  it('opens its first place, and says which switches are on', () => {
    expect(opened).toMatchObject({ here: '1', connection: 'live', switchesOn: ['slow'], botIsOnline: true })
  })

  it('told anew keeps what was read, and the place', () => {
    const again = heard({ ...opened, here: '2' }, world())
    expect([again.here, contents(again)]).toEqual(['2', ['a', 'c']])
  })

  it('of another persona begins without messages', () => {
    expect(heard(opened, world(BEN)).messages.size).toBe(0)
  })

  it('told anew keeps an open modal and a command that is being typed, unless it is for another', () => {
    const command = { name: 'rule', shown: 'rule', description: '', options: [] }
    const modal = { modal: { title: 'Form' } as never, place: '1', failed: null }
    const busy: PageState = { ...opened, modal, draft: beginCommand(command) }
    expect(heard(busy, world())).toMatchObject({ modal, draft: { command } })
    expect(heard(busy, world(BEN))).toMatchObject({ modal: null, draft: EMPTY_DRAFT })
    expect(heard(busy, world(ANA, [channel('7', 'rules')])).modal).toBeNull()
  })

  it('after a reset opens the place of the same name', () => {
    const again = heard({ ...opened, here: '2' }, world(ANA, [channel('7', 'rules'), channel('8', 'table')]))
    expect([again.here, again.messages.size]).toEqual(['8', 0])
  })
})

describe('a message', () => {
  it('takes the place of its former self', () => {
    expect(
      contents(heard(opened, { type: 'message', place: '1', message: message('10', ANA, 'A') })),
    ).toEqual(['A', 'c'])
  })

  it('that is new stands where its id belongs', () => {
    expect(
      contents(heard(opened, { type: 'message', place: '1', message: message('20', BOT, 'b') })),
    ).toEqual(['a', 'b', 'c'])
  })

  it('in another place marks that place, and is not kept before the place is opened', () => {
    const state = heard(opened, { type: 'message', place: '2', message: message('40', BOT, 'd') })
    expect([[...state.unread], state.messages.has('2')]).toEqual([['2'], false])
  })

  it('of somebody else is read out without its marks, one’s own is not', () => {
    expect(
      heard(opened, { type: 'message', place: '1', message: message('40', BOT, '### **Hello**') }).announced,
    ).toBe('Riposte: Hello')
    expect(
      heard(opened, { type: 'message', place: '1', message: message('40', ANA, 'Hello') }).announced,
    ).toBe('')
  })

  it('that was thought about, or changed by one’s own press, is read out when it is there', () => {
    const hear = (state: PageState, one: SeenMessage) =>
      heard(state, { type: 'message', place: '1', message: one })
    const thinking = hear(opened, { ...message('40', BOT, ''), thinking: true })
    expect(thinking.announced).toBe('')
    const thought = hear(thinking, message('40', BOT, 'Done'))
    expect(thought.announced).toBe('Riposte: Done')
    expect(hear(thought, message('40', BOT, 'Edited')).announced).toBe('Riposte: Done')
    expect(
      hear({ ...thought, busy: new Map([['40', 'next']]) }, message('40', BOT, 'Page 2')).announced,
    ).toBe('Riposte: Page 2')
  })

  it('that is gone is gone', () => {
    expect(contents(heard(opened, { type: 'gone', place: '1', message: '10' }))).toEqual(['c'])
  })
})

describe('places', () => {
  it('that are closed to the reader are left', () => {
    const state = heard(opened, { type: 'places', places: [channel('2', 'table')] })
    expect(state.here).toBe('2')
  })
})

describe('the log', () => {
  it('keeps the last 200 of each kind', () => {
    const frames = Array.from(
      { length: 150 },
      (_, number) => ({ number, at: number, way: 'in', name: 'Heartbeat' }) as const,
    )
    const told: ServerMessage = { type: 'log', requests: [], frames }
    expect(after(world(), told, told).frames).toHaveLength(200)
  })
})

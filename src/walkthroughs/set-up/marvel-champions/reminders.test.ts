// Tests that printed triggers become reminders that open at the right moment, and lists those that the engine lacks.
import { describe, expect, it } from 'vitest'
import { flowNamed } from '../../../../test/support/walkthroughs/flows.ts'
import {
  allCards,
  ana,
  asked,
  cards,
  played,
  preparedBy,
  waiting,
} from '../../../../test/support/walkthroughs/set-up-table.ts'
import type { Card } from '../../../cards/card.ts'
import type { MarvelCard, PrintedTrigger } from '../../../cards/marvel-champions/schema.ts'
import type { Answer } from '../../../engine/types.ts'
import { type EnemyOptions, prepareEnemyAttack } from './enemy.ts'
import { prepareHeroAttack } from './hero.ts'
import type { Setting } from './printed-moments.ts'
import { reminderOf } from './reminders.ts'

const SETTINGS: readonly Setting[] = [
  { by: 'enemyAttack', enemy: 'villain' },
  { by: 'enemyAttack', enemy: 'minion' },
  { by: 'enemyScheme', enemy: 'villain' },
  { by: 'playerAttack', basic: true, attacker: 'identity' },
  { by: 'playerAttack', basic: true, attacker: 'ally' },
]

const marvel = allCards.filter((card): card is Card & MarvelCard => 'pack' in card)
const pieceOf = ({ type, attachesTo }: MarvelCard) => {
  if (attachesTo === 'identity') return { id: 'hero', kind: 'hero' as const, player: 'p1' }
  if (type === 'hero' || type === 'ally') return { id: type, kind: type, player: 'p1' }
  return { id: 'enemy', kind: type === 'minion' ? type : ('villain' as const) }
}
const remindersOf = (card: MarvelCard, trigger: PrintedTrigger) =>
  SETTINGS.flatMap(setting => reminderOf(trigger, pieceOf(card), setting) ?? [])

const triggers = marvel.flatMap(card => (card.triggers ?? []).map(trigger => ({ card, trigger })))
/** Nobody is asked whether an enemy’s ability has come that has no bearing. */
const isAwaited = ({ card, trigger: { forced, asks, effects } }: (typeof triggers)[number]) =>
  (forced && !asks) ||
  ['hero', 'ally'].includes(card.type) ||
  !effects?.every(({ kind }) => kind === 'noBearing')
// Those whose effects no data tell.
const printed = triggers.filter(({ trigger: { effects, options } }) => !effects && !options)

type Said = Partial<EnemyOptions>
const attack = (enemy: string, said: Said = {}) =>
  prepareEnemyAttack(cards, {
    language: 'en',
    player: ana,
    enemy: { name: enemy },
    hero: { name: 'card:01001a' },
    ...said,
  })

const answered = (begun: ReturnType<typeof attack>, ...answers: Answer[]) => {
  const { flow, setUp, answers: before } = preparedBy(begun)
  const shown = flowNamed(flow)?.play(setUp, [...before, ...answers])
  if (!shown || shown.refused) throw new Error(JSON.stringify(shown?.refused))
  return shown
}

describe('the triggers of all cards', () => {
  it('are reminders in some attack, but for those the engine has no moment for', () => {
    const awaited = triggers.filter(isAwaited)
    const left = awaited.filter(({ card, trigger }) => remindersOf(card, trigger).length === 0)
    expect(awaited.length - left.length).toBe(608)
    const groups = Object.groupBy(left, ({ trigger: { on, who, of, undefended } }) =>
      [on, who ?? of, ...(undefended ? ['undefended'] : [])].join(' '),
    )
    const codes = Object.entries(groups).map(([name, group]) => [name, group?.map(({ card }) => card.code)])
    expect(Object.fromEntries(codes)).toEqual({
      'afterBoostResolved you': ['27084', '27085', '27086', '55029a'],
      'attacks you undefended': ['32066'],
      'makesAttack you': ['47018'],
    })
  })

  it('do nothing by themselves, and are forced only if no player has to judge a condition', () => {
    const all = printed.flatMap(({ card, trigger }) =>
      remindersOf(card, trigger).map(reminder => ({ trigger, reminder })),
    )
    expect(all.filter(({ reminder }) => reminder.effects)).toEqual([])
    const likely = all.filter(({ reminder }) => reminder.options)
    expect(likely.length).toBeGreaterThan(20)
    expect(
      likely
        .filter(({ trigger: { forced, on } }) => !forced || on.startsWith('after'))
        .map(({ trigger }) => trigger),
    ).toEqual([])
    expect(likely.filter(({ reminder }) => reminder.options?.[0]?.effects)).toEqual([])
    const uncertain = all.filter(({ trigger }) => !trigger.forced || trigger.asks)
    expect(uncertain.length).toBeGreaterThan(60)
    expect(uncertain.filter(({ reminder }) => reminder.forced)).toEqual([])
  })
})

describe('an enemy that gets something when it attacks', () => {
  it('Klaw is given one more boost card without a question', () => {
    const klaw = attack('card:01113', { defender: 'nobody' })
    expect(asked(klaw)).toBe('boost#1')
    const boosts = played(klaw).events.filter(({ type }) => type === 'boost_given')
    expect(boosts).toHaveLength(2)
  })

  it('Nebula, whose Techniques only players know, is asked about, with one more boost card as a way of its own', () => {
    const nebula = attack('card:16088', { defender: 'nobody' })
    expect(asked(nebula)).toBe('resolve:ability-1')
    expect(played(nebula).prompt?.windows[0]?.choices).toMatchObject([
      { name: 'done', card: true },
      { name: 'boostCard' },
    ])
  })
})

describe('an ability whose moment makes something likely offers that as a way of its own', () => {
  it('Norman Osborn, who would attack, does not, which nobody is asked', () => {
    expect(played(attack('card:02001a')).outcome?.summary).toMatchObject({ replaced: true, attacked: null })
  })

  it('Hobgoblin, who would attack, does not, and asks for the boost icons of the discarded card', () => {
    const goblin = attack('card:31033')
    expect(asked(goblin)).toBe('count:boostIconsOfDiscarded')
    const does = answered(goblin, { question: 'count:boostIconsOfDiscarded', choice: 'count', number: 2 })
    expect(does.outcome?.summary).toMatchObject({ replaced: true, attacked: null })
    expect(does.events).toContainEqual(expect.objectContaining({ type: 'damage_dealt', placed: 2 }))
  })

  it('an enemy that would attack, and of whose ability the data say nothing, may not', () => {
    const unread = { on: 'wouldAttack', who: 'this', forced: true } as const
    const enemy = { id: 'villain-1', kind: 'villain' } as const
    const reminder = reminderOf(unread, enemy, { by: 'enemyAttack', enemy: 'villain' })
    const { flow, setUp } = preparedBy(attack('card:01095'))
    const abilities = [{ ...reminder, id: 'ability-9' }]
    const answer = { question: 'resolve:ability-9', choice: 'noAttack' }
    const does = flowNamed(flow)?.play({ ...setUp, abilities }, [answer])
    expect([does?.refused, does?.outcome?.summary]).toMatchObject([null, { replaced: true, attacked: null }])
  })

  it('Ultron III, who may not take damage while a Drone is there, takes none', () => {
    const ultron = prepareHeroAttack(cards, {
      language: 'en',
      player: ana,
      attacker: { name: 'card:01001a' },
      enemy: { name: 'card:01136' },
      players: 1,
    })
    const deal = { question: 'damage', choice: 'deal' }
    const finish = { question: 'finish', choice: 'finish' }
    const way = (choice: string) => answered(ultron, deal, { question: 'resolve:ability-1', choice }, finish)
    expect(way('noDamage').outcome?.summary).toMatchObject({ dealt: 0 })
    expect(way('done').outcome?.summary).toMatchObject({ dealt: 2 })
  })
})

describe('a reminder opens when its card says so', () => {
  it('MC18-EA-76: of the enemy: its attacks deal indirect damage, which nobody has to carry out', () => {
    expect(played(attack('card:55019')).events.map(({ type }) => type)).toContain('indirect')
  })

  it('MC18-EA-73: of an ally that is defeated: Major Victory may ready somebody, and stays if he survives', () => {
    const ally = (more: object) => ({
      defender: { ally: { name: 'card:21053', ...more } },
      boost: [{ icons: 0 }],
    })
    expect(waiting(attack('card:01095', ally({})))).toContain('ability-2')
    expect(waiting(attack('card:01095', ally({ hitPoints: 9 })))).not.toContain('ability-2')
  })

  const said = { defender: 'nobody', boost: [{ icons: 0 }] } as const

  it('of the enemy: when it attacks you, before anybody defends', () => {
    const begun = attack('Ultron II', said)
    expect(preparedBy(begun).answers).toEqual([])
    expect(asked(begun)).toBe('count:dronesWithTheNewOne')
  })

  it('of the enemy: after it has attacked you', () => {
    const begun = attack('Ultron I', said)
    expect(preparedBy(begun).answers.map(({ question }) => question)).toEqual(['defend', 'boost#1', 'damage'])
    expect(asked(begun)).toBe('resolve:ability-1')
  })

  it('of the enemy: after it has damaged you, and not if an ally takes the damage', () => {
    const electro = (defender: EnemyOptions['defender']) =>
      attack('card:27095', { defender, boost: [{ icons: 0 }] })
    expect(asked(electro('nobody'))).toBe('choose:villain')
    expect(asked(electro({ ally: { name: 'Hellcat' } }))).toBeNull()
  })

  it('MC-LIMIT-01: of the hero: as often as its limit allows, so Quicksilver readies once per phase', () => {
    const quicksilver = prepareHeroAttack(cards, {
      language: 'en',
      player: ana,
      attacker: { name: 'card:14001a' },
      enemy: { name: 'card:01095' },
      players: 1,
    })
    const deal = { question: 'damage', choice: 'deal' }
    const use = { question: 'optional:p1', choice: 'ability-1' }
    const finish = { question: 'finish', choice: 'finish' }
    const { table } = answered(quicksilver, deal, use, finish).outcome ?? {}
    expect(table).toMatchObject({
      abilities: [{ limit: { uses: 1, per: 'phase' }, uses: 0 }],
      pieces: [{ id: 'hero-1' }, {}],
    })
  })

  it('of the hero: Spider-Man may answer when a villain attacks, not when a minion does', () => {
    expect(waiting(attack('card:01095'))).toEqual(['ability-1'])
    expect(waiting(attack('card:01101'))).toEqual([])
  })
})

describe('the Hero Interrupt of an ally, which waits while a boost card is faceup', () => {
  const wraith = marvel.find(({ code }) => code === '22012')
  const [trigger] = wraith?.triggers ?? []
  if (!wraith || !trigger) throw new Error('no Wraith')
  const reminder = reminderOf(trigger, pieceOf(wraith), { by: 'enemyScheme', enemy: 'villain' })
  const opensFor = (...identity: object[]) => {
    const pieces = [
      { id: 'enemy', kind: 'villain', sch: 1 },
      { id: 'ally', kind: 'ally', player: 'p1', hitPoints: 3 },
      ...identity,
    ]
    const abilities = [{ ...reminder, id: 'wraith' }]
    const setUp = { pieces, abilities, players: ['p1'], attacker: 'enemy', target: { player: 'p1' } }
    const flip = { question: 'boost#1', choice: 'flip', number: 1 }
    const shown = flowNamed('marvel-champions/enemy-scheme')?.play(setUp, [flip])
    const open = shown?.prompt?.windows.flatMap(({ choices }) => choices.map(({ name }) => name))
    return open?.includes('wraith')
  }

  it('MC-FORM-01 opens in hero form alone, and where nobody has said the form', () => {
    expect(opensFor({ id: 'Mary', kind: 'hero', player: 'p1' })).toBe(true)
    expect(opensFor({ id: 'Mary', kind: 'alter-ego', player: 'p1' })).toBe(false)
    expect(opensFor()).toBe(true)
  })
})

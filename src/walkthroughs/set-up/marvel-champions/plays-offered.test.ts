// Every card of a player of which the data say what it does is played where it fits: it is legal and does what its facts
// say, undo takes it back; and every prompt offers what fits and nothing else.
import { expect, test } from 'vitest'
import { runs } from '../../../../test/runs.ts'
import { playedFrom } from '../../../../test/support/walkthroughs/flows.ts'
import {
  answerNow,
  begin,
  pressOn,
  sceneIn,
  takeBackNow,
} from '../../../../test/support/walkthroughs/presses.ts'
import { allCards } from '../../../../test/support/walkthroughs/set-up-table.ts'
import { openTestStore } from '../../../../test/support/walkthroughs/store.ts'
import type { Card } from '../../../cards/card.ts'
import { buildCards } from '../../../cards/cards.ts'
import { marvelCards } from '../../../cards/marvel-champions/kinds.ts'
import { wholePlaysOf } from '../../../cards/marvel-champions/plays-of-card.ts'
import type { MarvelCard } from '../../../cards/marvel-champions/schema.ts'
import type { Facts } from '../../../engine/game.ts'
import type { Answer } from '../../../engine/types.ts'
import type { AnyFlow, Shown } from '../../../games/game.ts'
import {
  enemyAttack,
  enemyScheme,
  marvelChanges,
  playerAttack,
  thwart,
} from '../../../games/marvel-champions/flows.ts'
import { marvelTableSchema } from '../../../games/marvel-champions/table.ts'
import type { PlayEffect } from '../../../games/marvel-champions/vocabulary/player-plays.ts'
import { type PromptNow, promptNow } from './play-moments.ts'
import { type PlayOffered, playAnswer, playsOfCard, playsOffered, spentNow } from './plays-offered.ts'

type Played = Card & MarvelCard
const cards = buildCards(() => allCards, [marvelCards])
const marvel = allCards.filter((card): card is Played => card.game === 'marvel-champions')
const players = marvel.filter(card => wholePlaysOf(card).length > 0)

const identity = (player: string, kind: string) => ({
  ...{ id: `hero of ${player}`, kind, player, atk: 2, thw: 2, hitPoints: 30, damage: 4 },
  ...(kind === 'hero' && { def: 1 }),
})
const RHINO = { id: 'Rhino', kind: 'villain', atk: 4, sch: 1, hitPoints: 60, damage: 9 }
const MINION = { id: 'Hydra', kind: 'minion', atk: 3, sch: 1, hitPoints: 4, engagedWith: 'p1' }
const ALLY = { id: 'Luke', kind: 'ally', player: 'p1', atk: 2, thw: 1, hitPoints: 9 }

/** The prompts of an attack, a scheme or a thwart, in their order. */
type Table = {
  readonly name: string
  readonly flow: AnyFlow
  readonly setUp: Facts
  readonly answers: readonly Answer[]
}

const common = {
  edition: '1.8',
  players: ['p1', 'p2'],
  activated: [],
  schemes: [{ id: 'scheme-1', kind: 'main', threat: 9, threshold: 40 }],
}
const ability = { effects: [{ kind: 'noBearing' }] }
const flip: Answer = { question: 'boost#1', choice: 'flipStar', number: 1, card: ability }
const deal: Answer = { question: 'damage', choice: 'deal' }

/** @param form that of p1 */
function tablesFor(form: 'hero' | 'alter-ego', abilities: readonly Facts[] = []): readonly Table[] {
  const pieces = [RHINO, MINION, ALLY, identity('p1', form), identity('p2', 'hero')]
  const at = { ...common, pieces, abilities }
  const attack = { ...at, attacker: 'Rhino', target: { player: 'p1' } }
  const mine = { ...at, attacker: 'hero of p1', targets: ['Hydra'] }
  const answers: Answer[] = [flip, { question: 'threat', choice: 'place' }]
  if (form !== 'hero') return [{ name: 'scheme', flow: enemyScheme, setUp: attack, answers }]
  const by = (choice: string): Answer => ({ question: 'defend', choice })
  const minion = { ...attack, attacker: 'Hydra' }
  const scheme = { ...mine, targets: ['scheme-1'] }
  const remove = { question: 'removal', choice: 'remove' }
  return [
    { name: 'defended', flow: enemyAttack, setUp: attack, answers: [by('hero of p1'), flip, deal] },
    { name: 'undefended', flow: enemyAttack, setUp: attack, answers: [by('nobody'), flip, deal] },
    { name: 'by an ally', flow: enemyAttack, setUp: attack, answers: [by('Luke'), flip, deal] },
    { name: 'minion', flow: enemyAttack, setUp: minion, answers: [by('hero of p1'), deal] },
    { name: 'attack', flow: playerAttack, setUp: mine, answers: [deal] },
    { name: 'thwart', flow: thwart, setUp: scheme, answers: [remove] },
  ]
}

/** A prompt on the way, with what leads to it. */
type At = { readonly table: Table; readonly before: readonly Answer[]; readonly shown: Shown }

const promptsOf = (table: Table): At[] =>
  [...table.answers.keys(), table.answers.length].map(length => {
    const before = table.answers.slice(0, length)
    const shown = table.flow.play(table.setUp, before)
    if (shown.refused) throw new Error(`${table.name}: ${shown.refused.code}`)
    return { table, before, shown }
  })

function asked({ shown }: Pick<At, 'shown'>): PromptNow {
  const prompt = promptNow(shown)
  if (!prompt) throw new Error('nothing is asked')
  return prompt
}

const TABLES = [...tablesFor('hero'), ...tablesFor('alter-ego')]
/** Between attacks, with p1 in either form. */
const BETWEEN = (['hero', 'alter-ego'] as const).map((form): Table => {
  const pieces = [{ ...RHINO, stunned: 1 }, MINION, { ...ALLY, ready: false, damage: 1 }]
  const identities = [{ ...identity('p1', form), ready: false }, identity('p2', 'hero')]
  const setUp = { ...common, pieces: [...pieces, ...identities], activated: [] }
  return { name: `between in ${form} form`, flow: marvelChanges, setUp, answers: [] }
})
const PROMPTS = [...TABLES, ...BETWEEN].flatMap(promptsOf)
const formOf = ({ table: { name } }: At) =>
  name === 'scheme' || name === 'between in alter-ego form' ? 'alter-ego' : 'hero'
const opening = players.filter(card =>
  wholePlaysOf(card).some(
    ({ play: { at } }) => at === 'ability' || (typeof at !== 'string' && at.on !== 'constant'),
  ),
)
const sets = new Set(opening.filter(({ aspect }) => aspect === 'hero').map(({ set }) => set?.en))
/** One identity of each form and set that has such a card. */
const identities = [
  ...new Map(
    marvel
      .filter(({ type, set }) => (type === 'hero' || type === 'alter-ego') && sets.has(set?.en))
      .map(one => [`${one.type} ${one.set?.en}`, one]),
  ).values(),
]

/** All that this prompt offers, whoever the identity is. */
const offersAt = (at: At): readonly PlayOffered[] => {
  const prompt = asked(at)
  const all = identities
    .filter(({ type }) => type === formOf(at))
    .flatMap(({ code }) => {
      const pieces = prompt.pieces.map(piece => (piece.id === 'hero of p1' ? { ...piece, code } : piece))
      return playsOffered(cards, { ...prompt, pieces })
    })
  // The heroes themselves are not at this table.
  const here = all.filter(({ card }) => !FIGHTERS.includes(card.type))
  return [...new Map(here.map(one => [`${one.key} ${one.owner}`, one])).values()]
}
const FIGHTERS = ['hero', 'alter-ego', 'ally']

/** What tells an outsider that an effect was applied; an effect that changes nothing fizzles. */
const TELLS: { readonly [K in PlayEffect['kind']]?: readonly string[] } = {
  prevent: ['prevention_ready'],
  damage: ['damage_dealt'],
  status: ['status_given', 'status_full', 'status_discarded'],
  atk: ['atk_changed'],
  def: ['def_changed'],
  thw: ['thw_changed'],
  increase: ['increase_applied', 'takes_more'],
  threat: ['threat_placed', 'threat_removed'],
  keyword: ['keyword_gained', 'keyword_lost'],
  noBearing: ['no_bearing'],
  endAttack: ['attack_ended_early'],

  heal: ['healed'],
  ready: ['character_readied'],
}

const ALL = PROMPTS.flatMap(at => offersAt(at).map(offer => ({ at, offer })))
const OFFERED = ALL.filter(({ offer }) => !offer.begins)

test('each card that a prompt offers is legal there and does what its facts say', () => {
  const wrong = OFFERED.flatMap(({ at: { table, before, shown }, offer }) => {
    const { refused, events, prompt } = table.flow.play(table.setUp, [...before, playAnswer(offer, 'card-1')])
    const where = `${offer.key} ${offer.owner} in ${table.name} after ${before.length}`
    if (refused) return [`${where}: ${refused.code}`]
    // What only the players know is asked next.
    const last = (windows: readonly { readonly name: string }[] = []) => windows.at(-1)?.name
    if (JSON.stringify(offer.effects).includes('"asks"'))
      return last(prompt?.windows) === last(shown.prompt?.windows) ? [`${where}: nothing is asked`] : []
    const since = events.slice(shown.events.length).map(({ type }) => type)
    const silent = offer.effects.filter(effect => {
      const { kind, if: condition } = effect
      // Nobody here has a status card to lose, but Rhino.
      if (kind === 'status' && effect.remove) return false
      const tells = TELLS[kind as PlayEffect['kind']]
      return (
        tells &&
        !condition &&
        ![...tells, 'effect_fizzled', 'damage_prevented'].some(one => since.includes(one))
      )
    })
    return silent.map(({ kind }) => `${where}: nothing tells of ${kind} in ${since}`)
  })
  expect(wrong).toEqual([])
  expect(new Set(OFFERED.map(({ offer }) => offer.card.code)).size).toBeGreaterThan(60)
})

const tableOf = (now: Shown['now']) => marvelTableSchema.parse(now?.table)

test('a card that is exhausted or has reached its limit is not offered again until its players’ phase or its round ends (MC-READY-03, MC-LIMIT-01)', () => {
  const spending = OFFERED.flatMap(({ at, offer }) => {
    const used = offer.effects.find(({ kind }) => kind === 'cardUsed')
    return used?.kind === 'cardUsed' && used.spent ? [{ at, offer, spent: used.spent }] : []
  })
  for (const { at, offer, spent } of spending) {
    const { table, before } = at
    const { now } = table.flow.play(table.setUp, [...before, playAnswer(offer, 'card-1')])
    const { played } = tableOf(now)
    expect([offer.key, played]).toEqual([offer.key, [{ card: offer.card.code, player: offer.owner, spent }]])
    const prompt = { ...asked(at), played: played ?? [] }
    const named = playsOfCard(offer.card, prompt).some(({ owner }) => owner === offer.owner)
    // Of a card that is not unique, another one may be there: by its name it is played.
    expect([offer.key, named]).toEqual([offer.key, offer.card.unique !== true])
    expect([offer.key, spentNow(offer.card, prompt)]).toEqual([offer.key, offer.card.unique ? spent : null])
    const owned = playsOffered(cards, prompt).filter(
      ({ key, owner }) => key === offer.key && owner === offer.owner,
    )
    expect([offer.key, owned]).toEqual([offer.key, []])
    const left = tableOf(now)
    const over = (choice: string) => {
      const setUp = { edition: '1.8', ...left, phase: choice === 'roundOver' ? 'villain' : 'players' }
      const after = marvelChanges.play(setUp, [{ question: 'changes', choice }])
      return tableOf(after.now).played?.[0]?.spent ?? null
    }
    const [ready, round] = [over('playersPhaseEnds'), over('roundOver')]
    const stays = { exhausted: [null, spent], phase: [null, null], round: [spent, null] }
    expect([offer.key, ready, round]).toEqual([offer.key, ...stays[spent]])
  }
  expect(spending.length).toBeGreaterThan(5)
})

test('a play offers a card where the engine would open the same words as a reminder, and nowhere else', () => {
  const rows = opening
    .filter(({ type }) => !FIGHTERS.includes(type))
    .flatMap(card =>
      wholePlaysOf(card).map(({ play, number }) => ({ card, play, key: `${card.code}.${number}` })),
    )
  const compared = new Set<string>()
  const differs = rows.flatMap(({ card, play, key }) => {
    const { at, cost, if: condition, forced, effects } = play
    // What the engine’s reminder does not ask: who acts and with which power, and what only its own effects need.
    const isOther = typeof at === 'string' || at.on === 'constant' || at.by || at.basic || at.who === 'this'
    if (isOther || !effects || condition || forced || cost?.some(one => 'exhaust' in one)) return []
    // Before an attack or a scheme begins nobody is asked, unless a reminder waits.
    if (['wouldAttack', 'wouldScheme'].includes(at.on)) return []
    compared.add(key)
    const { on, of, and, undefended, noDamage, who } = at
    const trigger = JSON.parse(
      JSON.stringify({ on, of, and, undefended, noDamage, who: who && 'hero of p1' }),
    )
    const ability = { id: 'reminder', owner: 'p1', trigger, effects: [{ kind: 'noBearing' }] }
    return TABLES.flatMap(({ name }) => {
      const form = name === 'scheme' ? 'alter-ego' : 'hero'
      const opens = (play.form ?? form) === form && opensIn(form, name, JSON.stringify(ability))
      const offers = PROMPTS.filter(({ table }) => table.name === name).some(at => isOffered(card, key, at))
      return opens === offers ? [] : [`${key} ${on} in ${name}: ${offers ? 'offered' : 'opened'} alone`]
    })
  })
  expect(differs).toEqual([])
  expect(compared.size).toBeGreaterThan(30)
})

test('what cancels a boost card is offered beside icons or an ability that it cancels, and else not (MC-EA-25)', () => {
  const [, , undefended] = TABLES
  const named = ['Target Acquired', 'Close Call'].map(name => players.find(card => card.name.en === name))
  const offered = (flipped: Partial<Answer>) => {
    const answers = [undefended?.answers[0], { question: 'boost#1', choice: 'flip', number: 1, ...flipped }]
    const prompt = asked({ shown: enemyAttack.play(undefended?.setUp, answers) })
    return named.flatMap(card => (card && playsOfCard(card, prompt)[0]?.card.name.en) ?? [])
  }
  expect(offered({})).toEqual(['Close Call'])
  expect(offered({ number: 0 })).toEqual([])
  expect(offered({ choice: 'flipStar' })).toEqual(['Target Acquired', 'Close Call'])
})

test('between attacks an action that is labelled (attack) or (thwart) begins it, and asks for the enemy or the scheme', () => {
  const begun = ALL.flatMap(({ at: { table }, offer: { key, begins } }) => {
    if (!begins) return []
    const { attacker, ability } = begins
    const [flow] = [playerAttack, thwart].filter(({ id }) => id === begins.flow)
    const shown = flow?.play(
      { ...table.setUp, attacker, targets: [], ability: { name: 'card-1', ...ability } },
      [],
    )
    const tells = shown?.events.some(({ type, card }) => type === 'card_acts' && card === 'card-1')
    return [{ key, flow: begins.flow, why: shown?.refused?.code ?? (tells ? null : 'silent') }]
  })
  expect(begun.filter(({ why }) => why !== null)).toEqual([])
  expect(new Set(begun.map(({ flow }) => flow)).size).toBe(2)
  expect(new Set(begun.map(({ key }) => key)).size).toBeGreaterThan(100)
})

const isOffered = (card: Played, key: string, at: At): boolean =>
  playsOfCard(card, asked(at)).some(one => one.key.startsWith(`${key}.`) && one.owner === 'p1')

const known = new Map<string, boolean>()

/** Whether the engine opens the reminder at any prompt of the play. */
function opensIn(form: 'hero' | 'alter-ego', name: string, ability: string): boolean {
  const key = name + ability
  const is =
    known.get(key) ??
    tablesFor(form, [JSON.parse(ability)])
      .filter(one => one.name === name)
      .flatMap(promptsOf)
      .some(asksReminder)
  known.set(key, is)
  return is
}

const asksReminder = ({ shown }: At): boolean =>
  (shown.prompt?.windows ?? []).some(({ choices }) => choices.some(({ name }) => name === 'reminder'))

test('undo takes a played card back, with all that it has done', async () => {
  const store = await openTestStore()
  const tables = playedFrom(store)
  const shownAs = (scene: { played: Shown }) => JSON.stringify([scene.played.prompt, scene.played.now])
  const step = Math.max(1, Math.round((OFFERED.length * 2) / runs()))
  for (const { at, offer } of OFFERED.filter((_, index) => index % step === 0)) {
    const { flow, setUp } = at.table
    const seats = ['p1', 'p2'].map(player => ({ player, user: null, name: null }))
    const prepared = { flow: flow.id, setUp, names: {}, answers: [], seats }
    let scene = sceneIn(await begin(store, prepared), 'started')
    for (const answer of at.before) scene = sceneIn(await answerNow(tables, { ...pressOn(scene), answer }))
    const before = shownAs(scene)
    const answer = playAnswer(offer, 'card-1')
    scene = sceneIn(await answerNow(tables, { ...pressOn(scene), answer }))
    expect(scene.played.accepted.length).toBe(at.before.length + 1)
    expect(shownAs(sceneIn(await takeBackNow(tables, pressOn(scene))))).toBe(before)
  }
})

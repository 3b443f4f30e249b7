// Every way in which a player's card is played, by its facts: it opens at its moment, is legal there, and tells all that it does.
import { expect, test } from 'vitest'
import { allShipped } from '../../../../test/support/card-games.ts'
import type { MarvelCard } from '../../../cards/marvel-champions/schema.ts'
import type { Answer } from '../../../engine/types.ts'
import type { AnyFlow } from '../../../games/game.ts'
import { enemyAttack, enemyScheme, playerAttack, thwart } from '../../../games/marvel-champions/flows.ts'
import type { Effect } from '../../../games/marvel-champions/vocabulary/effects.ts'

type Row = Exclude<NonNullable<MarvelCard['plays']>[number], { at: 'boost' } | { needs: string }>
type Way = Pick<Row, 'effects'>

const rows = (allShipped() as unknown as MarvelCard[]).flatMap(({ code, plays = [] }) =>
  plays.flatMap(play => (play.at === 'boost' || 'needs' in play ? [] : [{ code, row: play as Row }])),
)
const ways = rows.flatMap(({ code, row }) => {
  const own: readonly Way[] = [row, ...(row.instead ?? []).map(way => ({ ...row, ...way }))]
  return (row.options ?? own).map((way: Way, index) => ({ name: `${code} ${index}`, row, way }))
})

type Numbers = Record<string, unknown>
const pieces = (mary: Numbers, foe: Numbers, luke: Numbers) => [
  { id: 'Mary', kind: 'hero', player: 'p1', atk: 2, def: 1, thw: 2, hitPoints: 30, damage: 9, ...mary },
  { id: 'Luke', kind: 'ally', player: 'p1', atk: 2, thw: 2, hitPoints: 9, damage: 2, ...luke },
  { id: 'Nat', kind: 'ally', player: 'p1', atk: 1, thw: 1, hitPoints: 9, damage: 2, ready: false },
  { id: 'Foe', kind: 'villain', atk: 5, sch: 1, hitPoints: 90, damage: 9, ...foe },
  { id: 'Thug', kind: 'minion', atk: 2, sch: 1, hitPoints: 1, engagedWith: 'p1' },
]
const SIDE = { id: 'Side', kind: 'side', threat: 9 }
const schemes = [{ id: 'Main', kind: 'main', threat: 9, threshold: 40 }, SIDE]
type Scene = { readonly flow: AnyFlow; readonly setUp: Numbers; readonly usual: readonly string[] }
const scene = (
  flow: AnyFlow,
  { mary = {}, foe = {}, luke = {}, ...setUp }: Numbers,
  ...usual: readonly string[]
): Scene => ({
  flow,
  setUp: {
    players: ['p1'],
    edition: '1.8',
    schemes,
    pieces: pieces(mary as Numbers, foe as Numbers, luke as Numbers),
    ...setUp,
  },
  usual,
})
const minion = { kind: 'minion', engagedWith: 'p1' }
const alterEgo = { kind: 'alter-ego', atk: undefined, def: undefined, thw: undefined }
const enemy = { attacker: 'Foe', target: { player: 'p1' } }
const SCENES: readonly Scene[] = [
  ...['Mary', 'Luke', 'nobody'].map(defends => scene(enemyAttack, enemy, defends)),
  scene(enemyAttack, { ...enemy, mary: { def: 9 } }, 'Mary'),
  scene(enemyAttack, { ...enemy, luke: { damage: 8 } }, 'Luke'),
  scene(enemyAttack, { ...enemy, foe: minion }, 'Mary'),
  ...[{}, minion].flatMap(foe => [{}, alterEgo].map(mary => scene(enemyScheme, { ...enemy, mary, foe }))),
  ...['Mary', 'Luke'].flatMap(attacker => [
    ...['Foe', 'Thug'].map(target =>
      scene(playerAttack, { attacker, targets: [target], mary: { tough: 1 } }),
    ),
    scene(playerAttack, { attacker, targets: ['Foe'], foe: { confused: 1 } }),
    scene(thwart, { attacker, activated: [] }, 'Main'),
    scene(
      thwart,
      { attacker, activated: [], schemes: [{ id: 'Main', kind: 'main', threat: 1 }, SIDE] },
      'Main',
    ),
  ]),
]

/** The moments that one kind of activation has. */
const ONLY_IN: Readonly<Record<string, AnyFlow>> = {
  ...{ wouldAttack: enemyAttack, attacks: enemyAttack, defends: enemyAttack, afterDefends: enemyAttack },
  ...{ makesAttack: playerAttack, thwarts: thwart, afterThwarts: thwart },
  ...{ wouldScheme: enemyScheme, afterSchemes: enemyScheme, wouldPlaceThreat: enemyScheme },
}

const USUAL = ['deal', 'flip', 'remove', 'place', 'tough', 'pass', 'finish']
/** What only the players know, which an effect asks for. */
const ASKED = ['count', 'holds']
const NUMBERED = ['flip', 'count']

type Choice = { readonly question: string; readonly choice: string }

/** Whom or which scheme an effect chooses. */
const isChosen = ({ question, choice }: Choice) => question.startsWith('choose') && choice !== 'nobody'

const nextIn = (open: readonly Choice[], names: readonly string[]): Choice | undefined =>
  names.map(name => open.find(({ choice }) => choice === name)).find(Boolean) ?? open.find(isChosen)

/**
 * Gives the usual answers, the ability as soon as it opens, and what it asks for.
 * @returns the events that it tells, or why it is refused; null: it never opened
 */
function told({ flow, setUp, usual }: Scene, ability: Numbers): readonly Numbers[] | string | null {
  const whole = { ...setUp, abilities: [ability] }
  const answers: Answer[] = []
  let before: number | null = null
  for (;;) {
    const shown = flow.play(whole, answers)
    if (shown.refused) return shown.refused.code
    const open = (shown.prompt?.windows ?? []).flatMap(({ name, choices }) =>
      choices.map(choice => ({ question: name, choice: choice.name })),
    )
    const next = nextIn(open, before === null ? ['card', ...usual, ...USUAL] : ASKED)
    if (!next) return before === null ? null : shown.events.slice(before)
    if (next.choice === 'card') before = shown.events.length
    answers.push({ ...next, ...(NUMBERED.includes(next.choice) && { number: 1 }) } as Answer)
  }
}

/** What tells of an effect. */
const TELLS: Readonly<Partial<Record<Effect['kind'], RegExp>>> = {
  ...{ damage: /^damage_dealt$/, heal: /^healed$/, prevent: /^prevention_ready$/, noBearing: /^no_bearing$/ },
  ...{ atk: /^atk_changed$/, thw: /^thw_changed$/, def: /^def_changed$/, increase: /^increase_applied$/ },
  ...{
    status: /^status_(given|discarded)$/,
    ready: /^character_readied$/,
    leaves: /^character_(left_play|defeated)$/,
  },
  ...{ keyword: /^keyword_gained$/, threat: /^threat_(removed|placed)$/, endAttack: /^attack_ended_early$/ },
  ...{
    replaceAttack: /^(attack_replaced|schemes_instead)$/,
    replaceScheme: /^(scheme_replaced|attacks_instead)$/,
  },
  ...{ defender: /^defender_set$/, form: /^form_changed$/, boostCard: /^boost_given$/ },
  ...{ removesThreat: /^threat_removed$/, exhaust: /^character_exhausted$/ },
  ...{ boostIcons: /^boost_icons_changed$/, cancelBoost: /^boost_cancelled$/ },
}

const isTold = (effects: readonly Effect[], events: readonly Numbers[]): boolean =>
  effects.every(effect => {
    if (effect.if) return true
    if (effect.kind === 'chooses' || effect.kind === 'choosesPlayer') return isTold(effect.effects, events)
    if (effect.kind === 'either') return isTold(effect.does, events)
    return events.some(({ type }) => TELLS[effect.kind]?.test(String(type)))
  })

/** The ability of a way, as a table with its characters has it; null: it is no moment of an activation. */
function abilityOf({ at, label, if: condition }: Row, { effects }: Way): string | null {
  if (typeof at === 'string' || at.on === 'constant') return null
  const { by: _by, basic: _basic, who, ...trigger } = at
  const given = { id: 'card', owner: 'p1', label, if: condition, effects }
  const whole = { ...given, trigger: { ...trigger, who: who && { you: 'Mary', this: 'Luke' }[who] } }
  return JSON.stringify(whole).replaceAll('"piece":"this"', '"piece":"Luke"')
}

test('a player’s card opens at its moment, is legal there, and tells all that it does', () => {
  const codes = new Map(ways.map(({ name, row, way }) => [abilityOf(row, way) ?? '', name]))
  codes.delete('')
  expect(codes.size).toBeGreaterThan(80)
  const wrong = [...codes].flatMap(([ability, name]) => {
    const given = JSON.parse(ability)
    const only = ONLY_IN[given.trigger.on]
    const isPlayed = SCENES.some(one => {
      if (only && one.flow !== only) return false
      const events = told(one, given)
      return Array.isArray(events) && isTold(given.effects, events)
    })
    return isPlayed ? [] : [name]
  })
  expect(wrong).toEqual([])
})

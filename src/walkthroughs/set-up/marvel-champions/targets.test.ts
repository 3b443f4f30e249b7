// Several targets of a player's attack, by command and by line: at once or in order, each with its own damage.
import { describe, expect, it } from 'vitest'
import { FACES } from '../../../../test/support/attack/played-faces.ts'
import { flowNamed } from '../../../../test/support/walkthroughs/flows.ts'
import {
  ana,
  asked,
  cards,
  played,
  preparedBy,
  problemOf,
} from '../../../../test/support/walkthroughs/set-up-table.ts'
import { MARVEL_KINDS } from '../../../cards/marvel-champions/kinds.ts'
import { readLine } from '../../../cli/line/line.ts'
import type { Shown } from '../../../games/game.ts'
import type { Begun } from '../first-answers.ts'
import { attackOfCard } from './attack-of-card.ts'
import { type HeroOptions, prepareHeroAttack } from './hero.ts'
import { targetsIn } from './targets.ts'

const attack = (options: Partial<HeroOptions>) =>
  prepareHeroAttack(cards, {
    ...{ language: 'en', player: ana, players: 1, atOnce: true },
    ...{ attacker: { name: 'card:03001a' }, enemy: { name: 'card:01110' } },
    ...options,
  })
const dealtIn = ({ events }: Pick<Shown, 'events'>) =>
  events.flatMap(event =>
    event.type === 'damage_dealt' ? [[String(event.piece), Number(event.amount)] as const] : [],
  )
const damage = (begun: Begun) => dealtIn(played(begun))
/** What comes of an attack whose card asks for its condition. */
function saying(begun: Begun, choice: string): Shown {
  const { flow, setUp } = preparedBy(begun)
  const shown = flowNamed(flow)?.play(setUp, [{ choice }, { question: 'damage', choice: 'deal' }])
  if (!shown || shown.refused) throw new Error(JSON.stringify(shown?.refused))
  return shown
}
const attacks = (begun: Begun) =>
  played(begun).events.filter(({ type }) => type === 'attack_initiated').length

describe('the further targets', () => {
  it('are parted by semicolons, each with its damage, unless a card has the number in its name', () => {
    expect(targetsIn(cards, 'Hydra Mercenary 2; then Klaw 2 4; Rhino 2;; Bob, Agent of Foo')).toEqual([
      { name: 'Hydra Mercenary', damage: 2 },
      { name: 'Klaw 2', damage: 4, isLater: true },
      { name: 'Rhino 2' },
      { name: 'Bob, Agent of Foo' },
    ])
  })

  it('take their own damage or that of the ability at once: Melee, Shield Toss', () => {
    const begun = attack({ ability: { damage: 3 }, more: targetsIn(cards, 'Rhino I 2; card:01103') })
    expect(played(begun).prompt).toBeNull()
    expect(damage(begun)).toEqual([
      ['minion-2', 3],
      ['villain-3', 2],
      ['minion-4', 3],
    ])
    expect(attacks(begun)).toBe(1)
    expect(played(begun).outcome?.summary).toMatchObject({ attacked: ['minion-2', 'villain-3', 'minion-4'] })
  })

  it('are chosen one after the other where one comes later: Dive Bomb, Ground Stomp', () => {
    const guard = { enemy: { name: 'card:01120', tough: 0 }, ability: { damage: 9 } }
    const atOnce = attack({ ...guard, more: targetsIn(cards, 'Rhino I') })
    expect(problemOf(atOnce)).toMatchObject({ code: 'guarded' })
    const later = attack({ ...guard, more: targetsIn(cards, 'then Rhino I 1') })
    // With its printed tough status card it stays and protects.
    const tough = attack({
      ...guard,
      enemy: { name: 'card:01120' },
      more: targetsIn(cards, 'then Rhino I 1'),
    })
    expect(problemOf(tough)).toMatchObject({ code: 'guarded' })
    expect([damage(later), played(later).prompt]).toEqual([
      [
        ['minion-2', 9],
        ['villain-3', 1],
      ],
      null,
    ])
  })

  it('take the ATK each in a basic attack: Two-Gun Kid', () => {
    const kid = { attacker: { name: 'Two-Gun Kid' } }
    const begun = attack({ ...kid, more: targetsIn(cards, 'Rhino I') })
    expect(asked(begun)).toBe('damage')
    expect(played(begun).prompt?.windows.at(-1)?.about).toMatchObject({
      damage: [
        { to: 'minion-2', amount: 2 },
        { to: 'villain-3', amount: 2 },
      ],
    })
    expect(problemOf(attack({ ...kid, more: targetsIn(cards, 'Rhino I 1') })).code).toBe('basicForAll')
    expect(problemOf(attack({ more: targetsIn(cards, 'then Rhino I') })).code).toBe('basicForAll')
  })

  it('are refused like the first one if they cannot stand there', () => {
    expect(problemOf(attack({ more: targetsIn(cards, 'Hard to Keep Down') })).code).toBe('wrongKind')
    expect(problemOf(attack({ more: targetsIn(cards, 'Rhino I, Klaw I') })).code).toBe('severalNames')
  })
})

describe('an event that attacks', () => {
  it('is the card of a hero’s attack, with its damage', () => {
    const begun = attack({ card: 'Uppercut', ability: { damage: 5 }, enemy: { name: 'Rhino I' } })
    expect(preparedBy(begun).setUp).toMatchObject({ ability: { name: 'Uppercut' } })
    expect(damage(begun)).toEqual([['villain-2', 5]])
  })

  const by = (card: string, more: object = {}) => attack({ card, enemy: { name: 'Rhino I' }, ...more })

  it('deals what its facts say, so that nobody says it', () => {
    expect(damage(by('Uppercut'))).toEqual([['villain-2', 5]])
    expect(damage(by('Uppercut', { ability: { damage: 6 } }))).toEqual([['villain-2', 6]])
    expect(preparedBy(by('Piercing Strike')).setUp).toMatchObject({ ability: { keywords: ['piercing'] } })
    const both = by('Melee', { more: targetsIn(cards, 'Klaw I') })
    expect(damage(both)).toEqual([
      ['villain-2', 3],
      ['villain-3', 3],
    ])
  })

  it('asks for the damage if that depends on what only the players know', () => {
    for (const card of ['Gamma Slam', 'Repulsor Blast']) expect(problemOf(by(card)).code).toBe('whatDeals')
    // A card that is drawn besides changes nothing.
    expect(damage(by('Photonic Blast'))).toEqual([['villain-2', 5]])
  })

  it('asks whether its condition holds: once, in its name', () => {
    const strike = by('Heroic Strike')
    expect(asked(strike)).toBe('fact:paidWithPhysical')
    expect(played(strike).prompt?.windows[0]?.about).toMatchObject({ card: 'Heroic Strike' })
    expect(saying(strike, 'holds').now?.table?.pieces).toMatchObject([{}, { damage: 6, stunned: 1 }])
    expect(saying(strike, 'holdsNot').now?.table?.pieces).toMatchObject([{}, { damage: 6, stunned: 0 }])
  })

  it('does what its text says besides, once its damage is dealt', () => {
    const shown = played(by('Psychic Assault'))
    expect(shown.now?.table?.pieces).toMatchObject([{}, { damage: 3, confused: 1 }])
  })

  it('is legal, and deals what its card says, with each card whose facts are whole', () => {
    const whole = cards
      .findCards({
        query: '',
        language: 'en',
        kinds: [MARVEL_KINDS.attackCard],
        limit: Number.POSITIVE_INFINITY,
      })
      .flatMap(card => {
        const facts = attackOfCard(card)
        return facts ? [{ code: card.code, first: facts.attacks[0]?.instances[0]?.amount }] : []
      })
    expect(whole.length).toBeGreaterThanOrEqual(65)
    const dealt = whole.map(({ code }) => {
      const begun = by(`card:${code}`, { attacker: { name: 'card:03001a', damage: 5 } })
      if ('problem' in begun) return { code, first: begun.problem.code }
      const shown = asked(begun)?.startsWith('fact:') ? saying(begun, 'holdsNot') : played(begun)
      return { code, first: dealtIn(shown)[0]?.[1] }
    })
    expect(dealt).toEqual(whole.map(({ code, first }) => ({ code, first: first === 'ATK' ? 2 : first })))
  })

  it('needs its hero and its damage', () => {
    expect(problemOf(attack({ attacker: { name: 'Uppercut' } }))).toMatchObject({ code: 'whoPlays' })
    expect(problemOf(attack({ card: 'Gamma Slam' }))).toMatchObject({ code: 'whatDeals' })
    expect(problemOf(attack({ card: 'Get Behind Me!', ability: { damage: 5 } })).code).toBe('wrongKind')
  })
})

describe('a line', () => {
  const read = (line: string) => {
    const made = readLine(line, { faces: FACES, cards, language: 'en' })
    if ('fault' in made) throw new Error(JSON.stringify(made.fault))
    const { flow, setUp, answers } = made.read.script
    return flow.play(setUp, answers)
  }

  it('names further targets and the card', () => {
    const shown = read(
      'Captain America attacks Rhino I, attack card Melee, ability damage 3, more targets 01110 2, more targets Klaw I',
    )
    expect(shown.outcome?.summary).toMatchObject({ attacked: ['villain-2', 'minion-3', 'villain-4'] })
    expect(shown.events.flatMap(one => (one.type === 'damage_dealt' ? [one.amount] : []))).toEqual([3, 2, 3])
  })
})

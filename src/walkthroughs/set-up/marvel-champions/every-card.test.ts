// Tests over all cards that what bears on an attack is used, asked for, or left to the card, and never passed over.
import { expect, test } from 'vitest'
import {
  allCards,
  ana,
  asked,
  cards,
  preparedBy,
} from '../../../../test/support/walkthroughs/set-up-table.ts'
import type { Card } from '../../../cards/card.ts'
import type { MarvelCard, PrintedTrigger } from '../../../cards/marvel-champions/schema.ts'
import type { CharacterGiven } from '../../../games/marvel-champions/vocabulary/characters.ts'
import type { AbilityGiven } from '../../../games/marvel-champions/vocabulary/effects.ts'
import type { Begun } from '../first-answers.ts'
import { boostEffects } from './boost-plays.ts'
import { KIND_OF } from './characters.ts'
import { prepareEnemyAttack } from './enemy.ts'
import { prepareHeroAttack } from './hero.ts'

type Marvel = Card & MarvelCard
type InAttack = { readonly card: Marvel; readonly piece: CharacterGiven; readonly abilities: AbilityGiven[] }

const marvel = allCards.filter(({ game }) => game === 'marvel-champions') as Marvel[]
const common = { language: 'en', player: ana, players: 2 } as const
const RHINO = { name: 'card:01095' }
const MINION = { name: 'card:01101' }
const SPIDER_MAN = { name: 'card:01001a' }
const basic = (attacker = SPIDER_MAN, enemy = RHINO) =>
  prepareHeroAttack(cards, { ...common, attacker, enemy })
const attack = (enemy = RHINO, hero = SPIDER_MAN, ally?: typeof RHINO) =>
  prepareEnemyAttack(cards, { ...common, enemy, hero, ...(ally && { defender: { ally } }) })

/** The attacks in which a character can be: as attacker, as attacked, as defender. */
function attacksWith({ code, type, cannotTakeDamage }: Marvel): readonly Begun[] {
  const it = { name: `card:${code}` }
  if (type === 'hero') return [attack(RHINO, it), attack(MINION, it), basic(it, RHINO), basic(it, MINION)]
  if (type === 'ally') return [attack(RHINO, SPIDER_MAN, it), attack(MINION, SPIDER_MAN, it), basic(it)]
  return cannotTakeDamage ? [attack(it)] : [attack(it), basic(SPIDER_MAN, it)]
}

function inAttack(card: Marvel, begun: Begun): InAttack {
  const { setUp } = preparedBy(begun)
  const { pieces, abilities = [] } = setUp as { pieces: CharacterGiven[]; abilities?: AbilityGiven[] }
  const piece = pieces.find(({ kind }) => kind === KIND_OF[card.type])
  if (!piece) throw new Error(`${card.code} is not at the table`)
  return { card, piece, abilities: abilities.filter(({ source }) => source === piece.id) }
}

const FIGHTERS: readonly string[] = ['hero', 'ally', 'villain', 'leader', 'minion']
const fighters = marvel
  .filter(({ type }) => FIGHTERS.includes(type))
  .map(card => ({ card, attacks: attacksWith(card).map(begun => inAttack(card, begun)) }))

/** The cards for which this is not so in every attack, with their names. */
const silent = (isTold: (one: InAttack) => boolean) =>
  fighters
    .filter(({ attacks }) => !attacks.every(isTold))
    .map(({ card: { code, name } }) => `${code} ${name.en}`)

test('every fighter of Marvel Champions is tried', () => {
  expect(fighters.length).toBeGreaterThan(1000)
})

test('a keyword that bears on attacks is one of the piece, or its card is to be read', () => {
  const bearing = new Set(['guard', 'stalwart', 'steady', 'villainous', 'retaliate', 'vulnerable'])
  const isTold = ({ card, piece: { keywords = [], retaliate, readCard } }: InAttack) =>
    (card.keywords ?? [])
      .filter(({ keyword }) => bearing.has(keyword))
      .every(({ keyword, value }) =>
        keyword === 'retaliate' ? retaliate === value : keywords.some(one => one === keyword) || readCard,
      )
  expect(silent(isTold)).toEqual([])
})

test('MC-EA-32 what the attacks of a character always gain, they have', () => {
  const isTold = ({ card, piece: { keywords = [] } }: InAttack) =>
    (card.attackKeywords ?? []).every(({ keyword }) => keywords.includes(keyword))
  expect(silent(isTold)).toEqual([])
})

test('a number is the printed one, or is asked for where an ability changes it', () => {
  const isTold = ({ card, piece }: InAttack) => {
    const { atk, bearsOn = [], hp = 0, hpPerPlayer, hpPerGroup } = card
    const asksAtk = atk === 'X' || bearsOn.includes('atk')
    const asksMost = hp === 0 || hpPerGroup || bearsOn.includes('hit-points')
    return (
      piece.atk === (asksAtk ? undefined : atk) &&
      piece.hitPoints === (asksMost ? undefined : hp * (hpPerPlayer ? 2 : 1))
    )
  }
  expect(silent(isTold)).toEqual([])
})

/** Whether a trigger comes in attacks, and somebody has to know of it. */
const isAwaited = ({ type }: Marvel, { on, forced, asks, effects }: PrintedTrigger) => {
  const isIdle =
    (!forced || asks || on === 'afterBoostResolved') && effects?.every(({ kind }) => kind === 'noBearing')
  return !/scheme/i.test(on) && (['hero', 'ally'].includes(type) || !isIdle)
}

test('an ability that opens in attacks opens in one of them, or its card is to be read', () => {
  const untold = fighters
    .filter(
      ({ card, attacks }) =>
        card.triggers?.some(one => isAwaited(card, one)) &&
        !attacks.some(({ abilities, piece }) => abilities.length > 0 || piece.readCard),
    )
    .map(({ card: { code, name } }) => `${code} ${name.en}`)
  expect(untold).toEqual([])
})

test('an ability on damage or defeat is looked at before damage is taken or the character is defeated', () => {
  const isTold = ({ card: { bearsOn = [] }, abilities }: InAttack) =>
    (!bearsOn.includes('damage-taken') || abilities.some(({ trigger }) => trigger.on === 'wouldTake')) &&
    (!bearsOn.includes('defeat') || abilities.some(({ trigger }) => trigger.on === 'wouldBeDefeated'))
  expect(silent(isTold)).toEqual([])
})

test('MC-PA-05 no basic attack can be made against an enemy that never takes damage', () => {
  const never = marvel.filter(({ cannotTakeDamage }) => cannotTakeDamage)
  expect(never.map(({ code }) => code)).toEqual(['05028', '39012a', '39013a', '39014a'])
  const made = never.filter(({ code }) => 'prepared' in basic(SPIDER_MAN, { name: `card:${code}` }))
  expect(made).toEqual([])
})

test('whatever else a card says about attacks, it is to be read', () => {
  const isTold = ({ card: { bearsOn = [], cannotTakeDamage }, piece }: InAttack) =>
    (!bearsOn.includes('attack') || piece.readCard === true) &&
    (!cannotTakeDamage || piece.cannotTakeDamage === true)
  expect(silent(isTold)).toEqual([])
})

test('MC-EA-20 a boost card with a star asks what its ability does, unless its data say it', () => {
  const starred = marvel.filter(card => card.boostStar && boostEffects(card).length === 0)
  expect(starred.length).toBeGreaterThan(30)
  const faces = starred.map(({ code }) => ({ code, begun: attackWithBoost(code) }))
  expect(faces.filter(({ begun }) => asked(begun) !== 'resolve:boost#1').map(({ code }) => code)).toEqual([])
})

const attackWithBoost = (code: string) =>
  prepareEnemyAttack(cards, {
    ...common,
    enemy: RHINO,
    hero: SPIDER_MAN,
    defender: 'nobody',
    boost: [{ name: `card:${code}` }],
  })

// What a Boost ability does, in words for a line: “in an attack: piercing for this attack”, “2 damage to you”.

import type { Status } from '../../games/marvel-champions/vocabulary/characters.ts'
import type { EffectOf } from '../../games/marvel-champions/vocabulary/effects.ts'
import type { BoostEffect, BoostPlay } from '../../games/marvel-champions/vocabulary/plays.ts'
import type { Amount, Condition, Each, Ref } from '../../games/marvel-champions/vocabulary/single-effects.ts'
import type { Translate } from '../../words/words.ts'

/** What a Boost ability or another ability of an encounter card does. */
export type EncounterEffect =
  | BoostEffect
  | EffectOf<'replaceAttack' | 'replaceScheme' | 'prevent' | 'increase' | 'def' | 'thw' | 'target'>
  | EffectOf<'detach' | 'counter' | 'absorb'>
type Kind = EncounterEffect['kind']
type Who = Ref | Each

const whoIn = (who: Who, t: Translate): string => {
  if ('each' in who) return t(`cards:boosts.each.${who.each}`)
  // A card knows no character of a table but its own.
  return t(`cards:boosts.the.${'the' in who ? who.the : 'this'}`)
}

/** A number, or how it is counted. */
export const effectAmount = (amount: Amount, t: Translate): string => {
  if (typeof amount === 'number') return String(amount)
  if ('asks' in amount) return t('cards:boosts.asked', { question: t(`asked:counts.${amount.asks}`) })
  if (amount.count === 'damage on') return t('cards:boosts.all')
  return amount.count === 'number of'
    ? t('cards:boosts.forEach', { who: whoIn(amount.of, t) })
    : t('cards:boosts.counted')
}

const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`)

const changeIn = (number: 'atk' | 'sch' | 'def' | 'thw', amount: Amount, t: Translate): string =>
  typeof amount === 'number'
    ? t(`cards:abilities.${number}`, { change: signed(amount) })
    : t(`cards:boosts.${number === 'sch' ? number : 'atk'}`, { amount: effectAmount(amount, t) })

const WORDS: {
  readonly [K in Kind]: (effect: Extract<EncounterEffect, { kind: K }>, t: Translate) => string
} = {
  damage: ({ to, amount, also = [], indirect }, t) =>
    t(indirect ? 'cards:boosts.indirectDamage' : 'cards:boosts.damage', {
      who: [{ to }, ...also].map(one => whoIn(one.to, t)).join(', '),
      amount: effectAmount(amount, t),
    }),
  heal: ({ to, amount }, t) => t('cards:boosts.heal', { who: whoIn(to, t), amount: effectAmount(amount, t) }),
  status: ({ to, status, remove }, t) =>
    t(remove ? 'cards:plays.noStatus' : 'cards:boosts.status', {
      who: whoIn(to, t),
      status: t(`story:status.${status}`),
    }),
  exhaust: ({ who }, t) => t('cards:boosts.exhaust', { who: whoIn(who, t) }),
  boostCard: ({ to }, t) =>
    to ? t('cards:boosts.boostCardFor', { who: whoIn(to, t) }) : t('cards:boosts.boostCard'),
  boostIcons: ({ amount }, t) =>
    typeof amount === 'number'
      ? t('cards:boosts.boostIcons', { count: amount })
      : t('cards:boosts.iconsCounted', { amount: effectAmount(amount, t) }),
  threat: ({ amount, card }, t) =>
    t(card ? 'cards:boosts.threatOn' : 'cards:boosts.threat', { amount: effectAmount(amount, t) }),
  leaves: ({ who }, t) => t('cards:boosts.leaves', { who: whoIn(who, t) }),
  known: (_, t) => t('cards:boosts.active'),
  activation: ({ enemy, does }, t) => t(`cards:boosts.activation.${does}`, { who: whoIn(enemy, t) }),
  enters: (_, t) => t('cards:boosts.enters'),
  attach: ({ to }, t) => t('cards:boosts.attach', { who: whoIn(to, t) }),
  chooses: ({ from, effects }, t) =>
    t(from.where ? 'cards:boosts.choosesAs' : 'cards:boosts.chooses', {
      who: t(`cards:boosts.a.${from.each}`),
      does: effects.map(one => encounterEffect(one as BoostEffect, t)).join('; '),
    }),
  oneOf: ({ ways }, t) =>
    t('cards:boosts.oneOf', { ways: ways.map(({ name }) => t(`asked:ways.${name}`)).join(' / ') }),
  keyword: ({ keyword }, t) => t('cards:boosts.keyword', { keyword: t(`story:keyword.${keyword}`) }),
  indirect: (_, t) => t('cards:boosts.indirect'),
  noBearing: (_, t) => t('cards:boosts.noBearing'),
  replaceAttack: ({ schemes }, t) => t(`cards:abilities.${schemes ? 'schemesInstead' : 'noAttack'}`),
  replaceScheme: (_, t) => t('cards:abilities.noScheme'),
  atk: ({ amount }, t) => changeIn('atk', amount, t),
  sch: ({ amount }, t) => changeIn('sch', amount, t),
  def: ({ amount }, t) => changeIn('def', amount, t),
  thw: ({ amount }, t) => changeIn('thw', amount, t),
  prevent: ({ amount }, t) =>
    amount === 'all'
      ? t('cards:plays.preventAll')
      : t('cards:plays.prevent', { amount: effectAmount(amount, t) }),
  increase: ({ amount, fromAttacks }, t) =>
    t(fromAttacks ? 'cards:abilities.takesOfAttacks' : 'cards:abilities.takes', { change: signed(amount) }),
  target: ({ to }, t) => t('cards:plays.target', { who: whoIn(to, t) }),
  detach: (_, t) => t('cards:abilities.detach'),
  counter: (_, t) => t('cards:abilities.counter'),
  absorb: ({ most }, t) => t('cards:abilities.absorb', { most }),
  either: ({ when, does, else: other }, t) => {
    const all = (effects: readonly EncounterEffect[]) =>
      effects.map(one => encounterEffect(one, t)).join(', ')
    return [
      t('cards:boosts.when.does', { when: conditionWords(when, t), does: all(does) }),
      ...(other.length > 0 ? [t('cards:boosts.otherwise', { does: all(other) })] : []),
    ].join('; ')
  },
}

const isStatus = (is: string): is is Status => ['tough', 'stunned', 'confused'].includes(is)

function stateWords({ is, who, not }: Extract<Condition, { is: string }>, t: Translate): string {
  if (is === 'target') return t('cards:abilities.isAttacked')
  if (!isStatus(is)) throw new Error(`no words for being ${is}`)
  const slots = {
    who: t(`cards:boosts.now.${'the' in who ? who.the : 'this'}`),
    status: t(`story:status.${is}`),
  }
  return t(not ? 'cards:boosts.when.isNot' : 'cards:boosts.when.is', slots)
}

/** The words before an effect that has a condition. */
export function conditionWords(condition: Condition, t: Translate): string {
  if ('activation' in condition) {
    const { activation, of = 'enemy', undefended } = condition
    const name = undefended ? ('undefended' as const) : activation
    return t(`cards:boosts.when.${name}`, { of: t(`cards:boosts.activates.${of}`) })
  }
  if ('asks' in condition)
    return t('cards:boosts.when.asked', { question: t(`asked:facts.${condition.asks}`) })
  if ('form' in condition) return t(`cards:boosts.when.form.${condition.form}`)
  if ('is' in condition) return stateWords(condition, t)
  if ('attack' in condition) return t(`cards:abilities.${condition.attack}`)
  if ('damage' in condition) {
    const { damage, atLeast, fromAttacks } = condition
    return t(`cards:abilities.damage.${fromAttacks ? 'ofAttack' : damage}`, { amount: atLeast })
  }
  if ('hitPointsOf' in condition) return t('cards:abilities.remains', { who: t('cards:boosts.now.this') })
  throw new Error(`no words for the condition ${JSON.stringify(condition)}`)
}

export const encounterEffect = (effect: EncounterEffect, t: Translate): string => {
  const words = WORDS[effect.kind] as (effect: EncounterEffect, t: Translate) => string
  const does = words(effect, t)
  return effect.if ? t('cards:boosts.when.does', { when: conditionWords(effect.if, t), does }) : does
}

/** “I play its Boost ability: 2 damage to your identity.” Or what the bot lacks for it. */
export const boostInWords = (play: BoostPlay, t: Translate): string =>
  'needs' in play
    ? t('card:boostRead', { lack: t(`cards:boosts.lack.${play.needs}`) })
    : t('card:boostPlayed', { does: play.effects.map(effect => encounterEffect(effect, t)).join('; ') })

// What a player’s card does, in words: “prevents all damage”, “8 damage to an enemy, if you are Aerial”.
import type { Effect } from '../../games/marvel-champions/vocabulary/effects.ts'
import type {
  PlayEffect,
  PlayerPlay,
  PlayInstead,
  PlayWay,
  WholePlay,
} from '../../games/marvel-champions/vocabulary/player-plays.ts'
import type { Amount, Each, Ref } from '../../games/marvel-champions/vocabulary/single-effects.ts'
import type { LocaleWords } from '../../words/resources.ts'
import type { Translate } from '../../words/words.ts'
import { conditionWords, effectAmount } from './effect-words.ts'
import { type PlayAsWay, waysOf } from './plays-of-card.ts'

const whoIn = (who: Ref | Each, t: Translate): string => {
  if ('each' in who) return t(`cards:boosts.each.${who.each}`)
  return 'the' in who ? t(`cards:plays.of.${who.the}`) : t('cards:plays.of.this')
}

const amountIn = (amount: Amount, t: Translate): string =>
  typeof amount === 'number' || 'asks' in amount || amount.count === 'number of'
    ? effectAmount(amount, t)
    : t(`cards:plays.count.${amount.count}`)

/** +2, −1: a change. */
const signed = (amount: Amount, t: Translate): string => {
  if (typeof amount !== 'number') return amountIn(amount, t)
  return amount < 0 ? `−${-amount}` : `+${amount}`
}

const keywordIn = (keyword: keyof LocaleWords['story']['keyword'], t: Translate): string =>
  t(`story:keyword.${keyword}`)

type Kind = PlayEffect['kind']
type Words = { readonly [K in Kind]: (effect: Extract<PlayEffect, { kind: K }>, t: Translate) => string }

const WORDS: Words = {
  damage: ({ to, amount, also = [] }, t) =>
    t('cards:boosts.damage', {
      who: [{ to }, ...also].map(one => whoIn(one.to, t)).join(', '),
      amount: amountIn(amount, t),
    }),
  heal: ({ to, amount }, t) => t('cards:boosts.heal', { who: whoIn(to, t), amount: amountIn(amount, t) }),
  prevent: ({ amount }, t) =>
    amount === 'all'
      ? t('cards:plays.preventAll')
      : t('cards:plays.prevent', { amount: amountIn(amount, t) }),
  atk: ({ amount }, t) => t('cards:plays.atk', { amount: signed(amount, t) }),
  sch: ({ amount }, t) => t('cards:plays.sch', { amount: signed(amount, t) }),
  def: ({ amount }, t) => t('cards:plays.def', { amount: signed(amount, t) }),
  thw: ({ amount }, t) => t('cards:plays.thw', { amount: signed(amount, t) }),
  increase: ({ amount, of }, t) =>
    of
      ? t('cards:plays.takesMore', { who: whoIn(of, t), amount: signed(amount, t) })
      : t('cards:plays.increase', { amount: signed(amount, t) }),
  status: ({ to, status, remove }, t) =>
    t(remove ? 'cards:plays.noStatus' : 'cards:boosts.status', {
      who: whoIn(to, t),
      status: t(`story:status.${status}`),
    }),
  exhaust: ({ who }, t) => t('cards:boosts.exhaust', { who: whoIn(who, t) }),
  ready: ({ who }, t) => t('cards:plays.ready', { who: whoIn(who, t) }),
  leaves: ({ who, how }, t) => t(`cards:plays.leaves.${how}`, { who: whoIn(who, t) }),
  replaceAttack: ({ schemes }, t) => t(schemes ? 'cards:plays.schemesInstead' : 'cards:plays.replaceAttack'),
  replaceScheme: ({ attacks }, t) => t(attacks ? 'cards:plays.attacksInstead' : 'cards:plays.replaceScheme'),
  noBoostCard: (_, t) => t('cards:plays.noBoostCard'),
  endAttack: (_, t) => t('cards:plays.endAttack'),
  form: ({ to }, t) => t(`cards:plays.form.${to}`),
  target: ({ to }, t) => t('cards:plays.target', { who: whoIn(to, t) }),
  defender: ({ who }, t) => t('cards:plays.defender', { who: whoIn(who, t) }),
  boostCard: (_, t) => t('cards:boosts.boostCard'),
  boostIcons: ({ amount }, t) => t('cards:plays.boostIcons', { amount: signed(amount, t) }),
  cancelBoost: ({ what }, t) => t(`cards:plays.cancelBoost.${what}`),
  threat: ({ amount }, t) =>
    typeof amount === 'number' && amount < 0
      ? t('cards:plays.removesThreat', { amount: -amount })
      : t('cards:boosts.threat', { amount: amountIn(amount, t) }),
  removesThreat: ({ amount, from }, t) =>
    t(`cards:plays.thwart.${from === 'scheme' ? 'one' : from}`, { amount: amountIn(amount, t) }),
  keyword: ({ keyword, who }, t) =>
    who
      ? t('cards:plays.keywordOf', { keyword: keywordIn(keyword, t), who: whoIn(who, t) })
      : t('cards:boosts.keyword', { keyword: keywordIn(keyword, t) }),
  activation: ({ enemy, does }, t) => t(`cards:plays.activation.${does}`, { who: whoIn(enemy, t) }),
  noBearing: (_, t) => t('cards:plays.noBearing'),
  andThen: ({ first, second }, t) =>
    t('cards:plays.andThen', {
      first: playEffectIn(first, t),
      second: allIn(second, t),
    }),
  chooses: ({ from, effects }, t) =>
    t(from.where ? 'cards:boosts.choosesAs' : 'cards:boosts.chooses', {
      who: t(`cards:boosts.a.${from.each}`),
      does: allIn(effects, t),
    }),
  choosesPlayer: ({ effects }, t) => t('cards:plays.choosesPlayer', { does: allIn(effects, t) }),
  either: ({ when, does, else: other }, t) =>
    [
      t('cards:boosts.when.does', { when: conditionWords(when, t), does: allIn(does, t) }),
      ...(other.length > 0 ? [t('cards:boosts.otherwise', { does: allIn(other, t) })] : []),
    ].join('; '),
}

const allIn = (effects: readonly Effect[], t: Translate): string =>
  effects.map(one => playEffectIn(one, t)).join(', ')

/** Kinds that no player’s card has stand in no card. */
function playEffectIn(effect: Effect, t: Translate): string {
  const words = WORDS[effect.kind as Kind] as (effect: Effect, t: Translate) => string
  const does = words(effect, t)
  return effect.if ? t('cards:plays.inCondition', { does }) : does
}

function attackIn({ targets, instances }: NonNullable<PlayWay['attacks']>[number], t: Translate): string {
  const amount = instances
    .map(({ amount }) => (amount === 'ATK' ? t('cards:plays.own.atk') : amount))
    .join(' + ')
  if (typeof targets === 'string') return t(`cards:plays.attack.${targets}`, { amount })
  return t(targets === 1 ? 'cards:plays.attack.one' : 'cards:plays.attack.several', {
    amount,
    count: targets,
  })
}

function thwartIn({ schemes, instances }: NonNullable<PlayWay['thwarts']>, t: Translate): string {
  const amount = instances
    .map(({ amount }) => (amount === 'THW' ? t('cards:plays.own.thw') : amount))
    .join(' + ')
  if (typeof schemes === 'string') return t(`cards:plays.thwart.${schemes}`, { amount })
  return t(schemes === 1 ? 'cards:plays.thwart.one' : 'cards:plays.thwart.several', {
    amount,
    count: schemes,
  })
}

/** What one way of a row does. Of a scheme, it is threat that is prevented. */
export function wayInWords(
  { attacks = [], keywords = [], thwarts, effects = [] }: PlayWay,
  { at }: Pick<WholePlay, 'at'>,
  t: Translate,
): string {
  const attack = attacks.map(one => attackIn(one, t)).join(', ')
  const names = keywords.map(one => keywordIn(one, t)).join(', ')
  const isOfThreat = typeof at !== 'string' && THREAT.includes(at.on)
  const told = [
    ...(attack ? [names ? t('cards:plays.attackWith', { attack, keywords: names }) : attack] : []),
    ...(thwarts ? [thwartIn(thwarts, t)] : []),
    ...effects.map(one =>
      isOfThreat && one.kind === 'prevent' ? threatPrevented(one, t) : playEffectIn(one, t),
    ),
  ]
  return told.join('; ')
}

const THREAT: readonly string[] = ['wouldPlaceThreat', 'schemes', 'wouldScheme']

const threatPrevented = ({ amount }: Extract<PlayEffect, { kind: 'prevent' }>, t: Translate): string =>
  amount === 'all'
    ? t('cards:plays.preventAllThreat')
    : t('cards:plays.preventThreat', { amount: amountIn(amount, t) })

/** “if you paid with Energy” */
export const insteadInWords = (condition: PlayInstead['if'], t: Translate): string =>
  'paid' in condition
    ? t('cards:plays.paid', { resource: t(`card:resource.${condition.paid}`) })
    : t(`cards:plays.asks.${condition.asks}`)

const wayIn = (way: PlayAsWay, play: WholePlay, t: Translate): string => {
  const does = wayInWords(way, play, t)
  return way.if ? t('cards:boosts.when.does', { when: insteadInWords(way.if, t), does }) : does
}

/** Whether nothing that the card does changes an attack, a thwart or a scheme. */
export const isBeside = (play: WholePlay): boolean =>
  waysOf(play).every(
    ({ attacks, thwarts, effects = [] }) =>
      !attacks && !thwarts && effects.every(({ kind }) => kind === 'noBearing'),
  )

/** “I play this card when damage would be taken: prevents all damage.” Or what the bot lacks for it. */
export function playInWords(play: PlayerPlay, t: Translate): string {
  if ('needs' in play) return t('card:playRead', { lack: t(`cards:plays.lack.${play.needs}`) })
  if (isBeside(play)) return t('card:playBeside')
  const { at } = play
  const does = waysOf(play)
    .map(way => wayIn(way, play, t))
    .join(play.options ? t('cards:plays.or') : '; ')
  if (at === 'ability') return t('card:playedAction', { does })
  if (at === 'revealed') return t('card:playedAt', { when: t('cards:plays.revealed'), does })
  if (at.on === 'constant') return t('card:playedAt', { when: t('cards:plays.inPlay'), does })
  return t('card:playedAt', { when: t(`attack:when.${at.on}`), does })
}

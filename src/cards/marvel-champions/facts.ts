// Tells a card of Marvel Champions in words: its printed numbers, what pays for it, when its abilities open.

import { boostPlaysIn } from '../../games/marvel-champions/vocabulary/plays.ts'
import { FALLBACK, type Language } from '../../language.ts'
import { type Translate, wordsIn } from '../../words/words.ts'
import { type CardFacts, type KeywordFact, listLine } from '../facts.ts'
import { abilitiesInWords, isEncounterCard } from './ability-words.ts'
import { boostInWords } from './effect-words.ts'
import { playInWords } from './play-words.ts'
import { playerPlaysOf } from './plays-of-card.ts'
import type { MarvelCard } from './schema.ts'

/** In the order in which a player reads the card. */
export function marvelFacts(card: MarvelCard, language: Language): CardFacts {
  const t = wordsIn(language)
  const { pack, set, code, aspect, unique } = card
  const aspects = aspect && !['hero', 'alter-ego'].includes(card.type) ? [t(`card:aspect.${aspect}`)] : []
  return {
    type: [t(`card:type.${card.type}`), ...aspects, ...(unique ? [t('card:unique')] : [])].join(', '),
    origin: [...new Set([pack, ...(set ? [set[language] ?? set[FALLBACK]] : [])]), code],
    get lines() {
      return linesOf(card, language, t)
    },
    get keywords() {
      return [...(card.keywords ?? []).map(one => perPlayerNoted(one, t)), ...ofAttacks(card, t)]
    },
    played:
      [
        ...(isEncounterCard(card) ? abilitiesInWords(card, t) : []),
        ...boostPlaysIn(card.plays).map(play => boostInWords(play, t)),
        ...new Set(playerPlaysOf(card).map(play => playInWords(play, t))),
      ].join(' ') || undefined,
    address: `https://marvelcdb.com/card/${code}`,
  }
}

function linesOf(card: MarvelCard, language: Language, t: Translate): string[] {
  const lines = [
    numbers(card, t).join(' · '),
    listLine(
      t,
      'card:resources',
      counted(card.resources, kind => t(`card:resource.${kind}`)),
    ),
    listLine(
      t,
      'card:icons',
      counted(card.icons, icon => t(`card:icon.${icon}`)),
    ),
    listLine(t, 'card:traits', card.traits?.[language] ?? card.traits?.[FALLBACK] ?? []),
    listLine(
      t,
      'card:abilities',
      (card.timings ?? []).filter(timing => timing !== 'boost').map(timing => timingIn(timing, t)),
    ),
    listLine(t, 'card:boost', boost(card, t)),
  ]
  return lines.filter(line => line !== '')
}

const perPlayerNoted = (
  { perPlayer, ...keyword }: NonNullable<MarvelCard['keywords']>[number],
  t: Translate,
): KeywordFact => ({ ...keyword, ...(perPlayer && { note: t('card:note.perPlayer') }) })

function ofAttacks({ attackKeywords = [] }: MarvelCard, t: Translate): KeywordFact[] {
  return attackKeywords.map(({ keyword, basicOnly }) => ({
    keyword,
    note: t(basicOnly ? 'card:note.basicAttacks' : 'card:note.attacks'),
  }))
}

function numbers(card: MarvelCard, t: Translate): string[] {
  const { thw, def, rec, hp, handSize, cost } = card
  const told = <V>(value: V | undefined, say: (value: V) => string): string[] =>
    value === undefined ? [] : [say(value)]
  const paid = (number: string, damage: number | undefined) =>
    damage ? t('card:number.consequential', { number, value: damage }) : number
  const sch = powerOf(card, card.sch, card.schStar)
  const atk = powerOf(card, card.atk, card.atkStar)
  return [
    ...told(cost, value =>
      t('card:number.cost', { value: perPlayer(starred(value, card.costStar), card.costPerPlayer, t) }),
    ),
    ...told(thw, value => paid(t('card:number.thw', { value: starred(value, card.thwStar) }), card.thwCost)),
    ...told(sch, value => t('card:number.sch', { value })),
    ...told(atk, value => paid(t('cards:atk', { value }), card.consequential)),
    ...told(def, value => t('cards:def', { value: starred(value, card.defStar) })),
    ...told(rec, value => t('card:number.rec', { value: starred(value, card.recStar) })),
    ...told(hp || undefined, value => hitPoints(value, card, t)),
    ...told(handSize, value => t('card:number.hand', { value })),
    ...threat(card, t),
  ]
}

/** An attachment adds to the number of its character, or has a star alone in its place. */
function powerOf(
  { type }: MarvelCard,
  value: number | string | undefined,
  star: true | undefined,
): string | undefined {
  if (type !== 'attachment') return value === undefined ? undefined : starred(value, star)
  if (value === undefined) return star && starred('', star)
  return starred(`+${value}`, star)
}

function threat(card: MarvelCard, t: Translate): string[] {
  const { startingThreat, targetThreat, acceleration } = card
  const perGroup = (value: number | string, isPerGroup: true | undefined) =>
    isPerGroup ? t('card:number.perGroup', { value }) : String(value)
  const starting = perGroup(startingThreat ?? '', card.startingThreatPerGroup)
  const target = perGroup(starred(targetThreat ?? '', card.targetThreatStar), card.targetThreatPerGroup)
  const each = starred(acceleration ?? '', card.accelerationStar)
  return [
    ...(startingThreat === undefined
      ? []
      : [t('card:number.startingThreat', { value: perPlayer(starting, card.startingThreatPerPlayer, t) })]),
    ...(targetThreat === undefined
      ? []
      : [t('card:number.targetThreat', { value: perPlayer(target, card.targetThreatPerPlayer, t) })]),
    ...(acceleration === undefined
      ? []
      : [t('card:number.acceleration', { value: perPlayer(each, card.accelerationPerPlayer, t) })]),
  ]
}

const starred = (value: number | string, star: true | undefined): string => `${value}${star ? '★' : ''}`

const perPlayer = (value: number | string, isPerPlayer: true | undefined, t: Translate): string =>
  isPerPlayer ? t('card:number.perPlayer', { value }) : String(value)

function hitPoints(value: number, { hpStar, hpPerPlayer, hpPerGroup }: MarvelCard, t: Translate): string {
  const points = t('card:number.hitPoints', { value: starred(value, hpStar) })
  return hpPerGroup ? t('card:number.perGroup', { value: points }) : perPlayer(points, hpPerPlayer, t)
}

function boost({ boostIcons, boostStar }: MarvelCard, t: Translate): string[] {
  return [
    ...(boostIcons === undefined ? [] : [t('card:boostIcons', { count: boostIcons })]),
    ...(boostStar ? [t('card:boostStar')] : []),
  ]
}

/** Icons with how many of them there are, where there are several. */
function counted<Icon extends string>(
  icons: { readonly [name in Icon]?: number | undefined } | undefined,
  named: (icon: Icon) => string,
): string[] {
  return Object.entries<number | undefined>(icons ?? {}).map(([icon, count = 1]) =>
    count > 1 ? `${named(icon as Icon)} ×${count}` : named(icon as Icon),
  )
}

const FORMS = ['hero', 'alter-ego', 'forced', 'first-player', 'mission'] as const
const MOMENTS = ['action', 'interrupt', 'response', 'resource'] as const
const OTHERS = [
  'special',
  'setup',
  'boost',
  'preparation',
  'when-revealed',
  'when-revealed-hero',
  'when-revealed-alter-ego',
  'when-defeated',
  'when-completed',
] as const
const LABELS = ['attack', 'thwart', 'defense'] as const

/** “Hero Action (attack)” of hero-action (attack). */
function timingIn(timing: string, t: Translate): string {
  const [, name = '', labelled] = /^([a-z-]+)(?: \((\w+)\))?$/.exec(timing) ?? []
  const label = LABELS.find(one => one === labelled)
  return label ? `${momentIn(name, t)} (${t(`card:label.${label}`)})` : momentIn(name, t)
}

function momentIn(name: string, t: Translate): string {
  const other = OTHERS.find(one => one === name) ?? MOMENTS.find(one => one === name)
  if (other) return t(`card:moment.${other}`)
  const form = FORMS.find(one => name.startsWith(`${one}-`))
  const moment = MOMENTS.find(one => name.endsWith(`-${one}`))
  if (!form || !moment) throw new Error(`no words for the timing ${name}`)
  return t(`card:form.${form}`, { moment: t(`card:moment.${moment}`) })
}

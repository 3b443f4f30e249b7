// Tells a card of the GUNDAM CARD GAME in words: its printed numbers, link condition, what a Pilot adds.
import type { Language } from '../../language.ts'
import { type Translate, wordsIn } from '../../words/words.ts'
import { type CardFacts, type KeywordFact, listLine } from '../facts.ts'
import { effectsInWords } from './effect-words.ts'
import { bearsOnNoBattle } from './plays-of-card.ts'
import type { GundamCard } from './schema.ts'

/** In the order in which a player reads the card. */
export function gundamFacts(card: GundamCard, language: Language): CardFacts {
  const t = wordsIn(language)
  const { code, set, color } = card
  return {
    type: [t(`card:type.${card.type}`), ...(color ? [t(`cards:color.${color}`)] : [])].join(', '),
    origin: [...(set ? [set] : []), code],
    get lines() {
      return linesOf(card, t)
    },
    get keywords() {
      return [...(card.keywords ?? []), ...conditional(card, t)]
    },
    played:
      [burstPlayed(card, t), commandPlayed(card, t), ...waitingPlayed(card, t)].filter(Boolean).join(' ') ||
      undefined,
    address: `https://www.gundam-gcg.com/en/cards/detail.php?detailSearch=${code}`,
  }
}

/** “I play its Burst: deploy it (5 HP).” */
function burstPlayed({ plays = [], hp }: GundamCard, t: Translate): string | undefined {
  const at = (...names: readonly string[]) => {
    const play = plays.find(one => names.includes(one.at))
    return play && 'effects' in play ? play.effects : undefined
  }
  const whole = at('burst')?.map(effect =>
    effect.kind === 'activates' ? { ...effect, effects: at(effect.part, 'main/action') } : effect,
  )
  const unsaid = whole?.find(effect => effect.kind === 'activates' && !effect.effects)
  if (unsaid?.kind === 'activates') return t('card:burstRead', { part: t(`cards:does.${unsaid.part}`) })
  const does = whole && effectsInWords(whole, { t, nameOf: id => id, hp })
  return does ? t('card:burst', { does }) : undefined
}

const PARTS = { main: '【Main】', action: '【Action】', 'main/action': '【Main】/【Action】' } as const

/** “I play its 【Main】/【Action】: 2 damage to an enemy Unit.” */
export function commandPlayed({ type, plays = [] }: GundamCard, t: Translate): string | undefined {
  const play = plays.find(({ at }) => at !== 'burst')
  if (type !== 'command' || !play || play.at === 'burst') return undefined
  const part = PARTS[play.at]
  if ('readCard' in play) return t('card:commandRead', { part })
  const ways = 'ways' in play ? play.ways : [play.effects]
  if (ways.flat().every(bearsOnNoBattle)) return t('card:commandBeside', { part })
  const [one, other] = ways.map(effects => effectsInWords(effects, { t, nameOf: id => id }))
  if (!one) return undefined
  return t('card:command', { part, does: other ? t('cards:does.or', { one, other }) : one })
}

/** “When Attacking: 1 damage to an enemy Unit.” What a Base does when it is deployed comes with its Burst. */
const waitingPlayed = ({ triggers = [], hp }: GundamCard, t: Translate): string[] =>
  triggers.flatMap(({ on, effects }) => {
    if (on === 'deployed' || on === 'activateMain' || !effects) return []
    const does = effectsInWords(effects, { t, nameOf: id => id, hp })
    return does ? [t('card:waits', { when: t(`attack:when.${on}`), does })] : []
  })

function linesOf(card: GundamCard, t: Translate): string[] {
  const { traits, printedTraits, zones = [], linkCondition, timings } = card
  const lines = [
    numbers(card, t).join(' · '),
    pilot(card, t),
    listLine(
      t,
      'card:zones',
      zones.map(zone => t(`card:zone.${zone}`)),
    ),
    listLine(
      t,
      'card:traits',
      (printedTraits ?? traits).map(trait => `(${trait})`),
    ),
    listLine(t, 'card:link', linkCondition ? [linkCondition] : []),
    listLine(
      t,
      'card:timings',
      (timings ?? []).map(timing => `【${timing}】`),
    ),
  ]
  return lines.filter(line => line !== '')
}

/** What it has only now and then, each once: the card says when. */
function conditional({ conditionalKeywords = [] }: GundamCard, t: Translate): KeywordFact[] {
  const note = t('card:note.conditional')
  return conditionalKeywords
    .filter(
      ({ keyword, value }, i, all) =>
        all.findIndex(other => other.keyword === keyword && other.value === value) === i,
    )
    .map(({ keyword, value }) => ({ keyword, value, note }))
}

function numbers({ level, cost, ap, hp, apVaries }: GundamCard, t: Translate): string[] {
  return [
    t('card:number.level', { value: level }),
    t('card:number.cost', { value: cost }),
    ...(ap === undefined ? [] : [t('cards:ap', { value: apVaries ? `${ap}+` : ap })]),
    ...(hp === undefined ? [] : [t('cards:hp', { value: hp })]),
  ]
}

/** What its Unit gets from it; a Command tells its name as a Pilot as well. */
function pilot({ pilotName, apModifier, hpModifier }: GundamCard, t: Translate): string {
  if (apModifier === undefined || hpModifier === undefined) return ''
  const list = `${t('card:number.addsAp', { value: apModifier })}, ${t('card:number.addsHp', { value: hpModifier })}`
  return pilotName ? t('card:pilot', { name: pilotName, list }) : t('card:adds', { list })
}

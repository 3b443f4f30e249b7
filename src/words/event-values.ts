// Puts the values of an event into words, except names: keywords, status cards, effects for a battle, the result of a check.
import { inForm } from './unnamed.ts'
import { hasWords, type Translate } from './words.ts'

/** Translates one of the engine's names, which is the key of its words. A name without words stays unchanged. */
function worded(
  group: 'keyword' | 'rule' | 'status' | 'result' | 'step',
  name: unknown,
  t: Translate,
): unknown {
  if (typeof name !== 'string') return name
  const key = `story:${group}.${name}` as const
  return hasWords(key) ? t(key) : name
}

/** The word for a keyword of either game; any other name stays unchanged. */
export const keywordIn = (name: unknown, t: Translate): unknown => worded('keyword', name, t)

const CARD_CONDITION = /^@(\w+)(?::(.+))?$/

/** The question that a condition of a card asks: “@level:7” is one of those that have words, another text is its own. */
export function conditionIn(asks: string, t: Translate): string {
  const [, name, value = ''] = CARD_CONDITION.exec(asks) ?? []
  const key = `cards:condition.${name}` as const
  const color = `cards:color.${value}` as const
  const shown = hasWords(color) ? t(color) : String(keywordIn(value, t))
  return name && hasWords(key) ? t(key, { value: shown }) : asks
}

const wayIn = (way: string, t: Translate): string => {
  const key = `asked:ways.${way}` as const
  return hasWords(key) ? t(key) : way
}

/** What the players were asked about a card, and a yes or no as a word; nothing for other events. */
function saidIn({ type, fact, holds }: Facts, t: Translate): Facts {
  if (typeof fact !== 'string') return {}
  const key = type === 'count_said' ? (`asked:counts.${fact}` as const) : (`asked:facts.${fact}` as const)
  const answer = t(holds === true ? 'asked:board.yes' : 'asked:board.no')
  return { question: hasWords(key) ? t(key) : fact, answer }
}

type Facts = { readonly [name: string]: unknown }

/** The facts of an event in the words of a language, without the fields that its sentence never shows. */
export function valuesOf(event: Facts, t: Translate, nameOf: (id: string) => string): Facts {
  const { type: _type, clause: _clause, step: _step, ruling: _ruling, ...facts } = event
  const { piece, card, unit, player, battleStep, result, status, condition, icons } = facts
  const { ability, abilities, effects } = facts
  return {
    ...Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, named(value, t, nameOf)])),
    what: named(piece ?? card ?? unit ?? player, t, nameOf),
    keyword: keywordIn(event.keyword, t),
    ability: abilityIn(ability, 'ofCard', t, nameOf),
    abilities: abilityIn(abilities, 'ofCard', t, nameOf),
    effects: abilityIn(effects, 'effectOf', t, nameOf),
    effect: lasting(event, t, nameOf),
    rule: worded('rule', event.rule, t),
    name: worded('step', battleStep, t),
    status: worded('status', status, t),
    ...(typeof icons === 'number' && { icons: t('cards:icons', { count: icons }) }),
    ...(typeof condition === 'string' && { condition: conditionIn(condition, t) }),
    ...saidIn(event, t),
    ...(typeof event.way === 'string' && { way: wayIn(event.way, t) }),
    result: worded('result', result, t),
  }
}

/** The beginnings of ids that the rules give to the abilities of keywords; no other ability's id begins so. */
const KEYWORD_ABILITY = /^(Breach|Repair|retaliate):(.*)$/s

/** The name of a keyword's ability, for instance Retaliate (Hulk); undefined for any other id. */
export function keywordAbility(id: string, t: Translate, nameOf: (id: string) => string): string | undefined {
  const [, keyword, piece] = KEYWORD_ABILITY.exec(id) ?? []
  return piece && `${String(keywordIn(keyword, t))} (${nameOf(piece)})`
}

/**
 * The ability with this id, or each of a list. One that is called by its card has no name of its own, so that it is the
 * ability “of” the card; that of a keyword, and one that a script names by its id, have their own.
 */
function abilityIn(
  id: unknown,
  of: 'ofCard' | 'effectOf',
  t: Translate,
  nameOf: (id: string) => string,
): unknown {
  if (Array.isArray(id)) return id.map(one => abilityIn(one, of, t, nameOf))
  if (typeof id !== 'string') return id
  const name = nameOf(id)
  const own = keywordAbility(id, t, nameOf) ?? (name === id ? name : undefined)
  if (own === undefined) return t(`story:ability.${of}`, { name })
  return of === 'effectOf' ? own : t('story:ability.named', { name: own })
}

/** Shield and Shield area are the engine's own names: no piece has them. */
function named(value: unknown, t: Translate, nameOf: (id: string) => string): unknown {
  if (Array.isArray(value)) return value.map(one => named(one, t, nameOf))
  if (value === 'Shield') return t('story:unnamed.topShield.nominative')
  if (value === 'Shield area') return t('story:unnamed.shieldArea.nominative')
  if (typeof value !== 'string') return value
  return keywordAbility(value, t, nameOf) ?? inForm(nameOf(value), 'nominative', t)
}

/** An effect that lasts for a battle: AP +2, no Blocker, Breach +1. */
function lasting(event: Facts, t: Translate, nameOf: (id: string) => string): string {
  const { ap, hp, breach, keyword, loses, reduces, only, keepsOff, takenBy } = event
  const signed = (number: unknown): string => (Number(number) < 0 ? String(number) : `+${number}`)
  if (ap !== undefined) return `AP ${signed(ap)}`
  if (reduces !== undefined) return t(`story:reduces.${kindOr(only)}`, { number: String(reduces) })
  if (takenBy !== undefined) return t('story:takenBy', { unit: String(named(takenBy, t, nameOf)) })
  if (keepsOff !== undefined) return keptOff({ ...Object(keepsOff) }, t)
  if (hp !== undefined) return `${t('story:hp')} ${signed(hp)}`
  if (typeof breach === 'number') return `${t('story:keyword.Breach')} ${signed(breach)}`
  const gained = String(keywordIn(keyword ?? 'Breach', t))
  return loses || breach === null ? t('story:without', { keyword: gained }) : gained
}

/** The kind of damage that a text names. */
const kindOr = (only: unknown) => (only === 'battle' || only === 'effect' ? only : 'any')

/** Damage that a card cannot receive: no battle damage from Units of Lv. 4 or lower. */
function keptOff({ only, levelUpTo, apUpTo, amountUpTo }: Facts, t: Translate): string {
  const parts = { amountUpTo, levelUpTo, apUpTo } as const
  const said = (Object.keys(parts) as (keyof typeof parts)[]).flatMap(name =>
    parts[name] === undefined ? [] : t(`story:keptOff.${name}`, { number: String(parts[name]) }),
  )
  return [t(`story:keptOff.${kindOr(only)}`), ...said].join(' ')
}

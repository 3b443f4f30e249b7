// What stands in the sentences of a story and is not a name: keywords, status cards, what lasts for a battle, the result of a check.
import type { Translate } from '../i18n/words.ts'

const KEYWORD_KEYS = {
  Blocker: 'story:keyword.blocker',
  Breach: 'story:keyword.breach',
  'First Strike': 'story:keyword.firstStrike',
  'High-Maneuver': 'story:keyword.highManeuver',
  Suppression: 'story:keyword.suppression',
  guard: 'story:keyword.guard',
  overkill: 'story:keyword.overkill',
  piercing: 'story:keyword.piercing',
  ranged: 'story:keyword.ranged',
  retaliate: 'story:keyword.retaliate',
  stalwart: 'story:keyword.stalwart',
  steady: 'story:keyword.steady',
  villainous: 'story:keyword.villainous',
} as const

const STATUS_KEYS = {
  tough: 'story:status.tough',
  stunned: 'story:status.stunned',
  confused: 'story:status.confused',
} as const

const RESULT_KEYS = {
  ok: 'story:result.ok',
  'attacker gone': 'story:result.attackerGone',
  'target gone': 'story:result.targetGone',
  base: 'story:result.base',
  shield: 'story:result.shield',
  empty: 'story:result.empty',
} as const

/** The five steps of a Gundam battle. */
const STEP_KEYS = {
  attack: 'story:step.attack',
  block: 'story:step.block',
  action: 'story:step.action',
  damage: 'story:step.damage',
  'battle end': 'story:step.battleEnd',
} as const

const isIn = <T extends object>(words: T, name: unknown): name is keyof T =>
  typeof name === 'string' && Object.hasOwn(words, name)

/** The word for a keyword of either game; what is none stays as it is. */
export const keywordIn = (name: unknown, t: Translate): unknown =>
  isIn(KEYWORD_KEYS, name) ? t(KEYWORD_KEYS[name]) : name

type Facts = { readonly [name: string]: unknown }

/** The facts of an event in the words of a language; what it is and by which clause is no part of its sentence. */
export function valuesOf(event: Facts, t: Translate, nameOf: (id: string) => string): Facts {
  const { type: _type, clause: _clause, step: _step, ruling: _ruling, ...facts } = event
  const { piece, card, unit, player, battleStep, result, status } = facts
  return {
    ...Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, named(value, t, nameOf)])),
    what: named(piece ?? card ?? unit ?? player, t, nameOf),
    keyword: keywordIn(event.keyword, t),
    effect: lasting(event, t),
    ...(isIn(STEP_KEYS, battleStep) && { name: t(STEP_KEYS[battleStep]) }),
    ...(isIn(STATUS_KEYS, status) && { status: t(STATUS_KEYS[status]) }),
    ...(isIn(RESULT_KEYS, result) && { result: t(RESULT_KEYS[result]) }),
  }
}

/** Nobody can be called Shield, and no ability begins with Breach: these two are the engine's own names. */
function named(value: unknown, t: Translate, nameOf: (id: string) => string): unknown {
  if (Array.isArray(value)) return value.map(one => named(one, t, nameOf))
  if (value === 'Shield') return t('story:topShield')
  if (typeof value !== 'string') return value
  if (!value.startsWith('Breach:')) return nameOf(value)
  return `${t('story:keyword.breach')} (${nameOf(value.slice('Breach:'.length))})`
}

/** What lasts for a battle: AP +2, no Blocker, Breach +1. */
function lasting({ ap, hp, breach, keyword, loses }: Facts, t: Translate): string {
  const signed = (number: unknown): string => (Number(number) < 0 ? String(number) : `+${number}`)
  if (ap !== undefined) return `AP ${signed(ap)}`
  if (hp !== undefined) return `${t('story:hp')} ${signed(hp)}`
  if (typeof breach === 'number') return `${t('story:keyword.breach')} ${signed(breach)}`
  const gained = String(keywordIn(keyword ?? 'Breach', t))
  return loses || breach === null ? t('story:without', { keyword: gained }) : gained
}

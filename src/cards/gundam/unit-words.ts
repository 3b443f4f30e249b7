// The Units that the effect of a card is about, and what is done to them, in words for a button or a line.
import type { Effect } from '../../games/gundam/vocabulary/effects.ts'
import type { UnitFilters, UnitsToChoose, Whom } from '../../games/gundam/vocabulary/references.ts'
import { keywordIn } from '../../words/event-values.ts'
import type { Translate } from '../../words/words.ts'

/** “an enemy Unit (Lv.3 or lower)” */
export function unitWords(
  { units, ...filters }: UnitsToChoose,
  upTo: number | undefined,
  t: Translate,
): string {
  const unit =
    upTo === undefined
      ? t(`cards:does.unit.${units}`)
      : t(units === 'own' ? 'cards:does.unit.someOwn' : 'cards:does.unit.some', { value: upTo })
  return filtered(unit, filters, t)
}

/** “this Unit”, “all enemy Units (AP 3 or less)”; null: a card that has no words here. */
function whomWords(whom: Whom, t: Translate): string | null {
  if ('all' in whom) {
    const { all, ...filters } = whom
    return filtered(t(`cards:does.all.${all}`), filters, t)
  }
  if (!('the' in whom)) return null
  if (whom.the === 'this') return t('cards:does.unit.this')
  if (whom.the === 'base') return t('cards:does.yourBase')
  const isOpponent = ['damaged', 'target', 'attacker', 'opponent'].includes(whom.the)
  return isOpponent ? t('cards:does.unit.opponent') : null
}

function filtered(unit: string, filters: UnitFilters, t: Translate): string {
  const { is, trait, color, keyword, levelFrom, levelUpTo, hpUpTo, apFrom, apUpTo } = filters
  const said = [
    ...[is ?? []].flat().map(one => t(`cards:does.is.${one}`)),
    color && t(`cards:color.${color}`),
    trait,
    keyword && String(keywordIn(keyword, t)),
    levelFrom !== undefined && t('cards:does.levelFrom', { value: levelFrom }),
    levelUpTo === 'its own' && t('cards:does.levelItsOwn'),
    typeof levelUpTo === 'number' && t('cards:does.levelUpTo', { value: levelUpTo }),
    hpUpTo !== undefined && t('cards:does.hpUpTo', { value: hpUpTo }),
    apFrom !== undefined && t('cards:does.apFrom', { value: apFrom }),
    apUpTo !== undefined && t('cards:does.apUpTo', { value: apUpTo }),
  ].filter(Boolean)
  return said.length > 0 ? `${unit} (${said.join(', ')})` : unit
}

type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>
type OnUnit = (effect: never, unit: string, t: Translate) => string | null

function damageWords({ amount }: Of<'damage'>, unit: string, t: Translate): string | null {
  if (typeof amount === 'number') return t('cards:does.damage', { unit, amount })
  if (amount.count === 'number of') {
    const units = whomWords(amount.of, t)
    return units && t('cards:does.forEach', { does: t('cards:does.damage', { unit, amount: 1 }), units })
  }
  return amount.count === 'AP of' && amount.per ? t('cards:does.perAp', { unit, per: amount.per }) : null
}

function apWords({ amount: by, beyondBattle, forEach }: Of<'ap'>, unit: string, t: Translate): string | null {
  const amount = `${by > 0 ? '+' : ''}${by}`
  const does = t(beyondBattle ? 'cards:does.ap' : 'cards:does.apBattle', { unit, amount })
  const units = forEach && whomWords(forEach, t)
  return units ? t('cards:does.forEach', { does, units }) : does
}

function keywordWords({ keyword, amount, beyondBattle }: Of<'keyword'>, unit: string, t: Translate): string {
  const gained = [keywordIn(keyword, t), amount].filter(one => one !== undefined).join(' ')
  return t(beyondBattle ? 'cards:does.keyword' : 'cards:does.keywordBattle', { unit, keyword: gained })
}

/** “no battle damage by Units (AP 2 or less) this battle” */
function keptOffWords({ damage }: Of<'keepOff'>, unit: string, t: Translate): string {
  const { levelUpTo, apUpTo, only } = damage
  if (levelUpTo === undefined && apUpTo === undefined) return t('cards:does.keepOff', { unit })
  const from = filtered(t('cards:does.enemyUnits'), { levelUpTo, apUpTo }, t)
  return t(only === 'battle' ? 'cards:does.keepOffBattleFrom' : 'cards:does.keepOffFrom', { unit, from })
}

const RULES = [
  ...(['cannotAttack', 'cannotAttackPlayer', 'staysRested', 'mayAttackActive'] as const),
  ...(['mustBeAttacked', 'cannotBeAttacked'] as const),
] as const

/** What each kind does to a Unit. */
const ON_UNIT: Readonly<Record<string, OnUnit>> = {
  damage: damageWords,
  recover: ({ amount }: Of<'recover'>, unit, t) =>
    typeof amount === 'number' ? t('cards:does.recover', { unit, amount }) : null,
  ap: apWords,
  keyword: keywordWords,
  rest: (_, unit, t) => t('cards:does.rest', { unit }),
  setActive: (_, unit, t) => t('cards:does.setActive', { unit }),
  leaves: ({ how }: Of<'leaves'>, unit, t) =>
    how === 'returned' || how === 'destroyed' ? t(`cards:does.${how}`, { unit }) : null,
  reduce: ({ amount, only }: Of<'reduce'>, unit, t) =>
    t(only === 'battle' ? 'cards:does.reduceBattle' : 'cards:does.reduce', { unit, amount }),
  keepOff: keptOffWords,
  target: (_, unit, t) => t('cards:does.target', { unit }),
  battle: (_, unit, t) => t('cards:does.battle', { unit }),
  rule: ({ rule, levelUpTo }: Of<'rule'>, unit, t) => {
    if (levelUpTo !== undefined) return t('cards:does.mayAttackActiveUpTo', { unit, value: levelUpTo })
    const key = RULES.find(one => one === rule)
    return key ? t(`cards:does.${key}`, { unit }) : null
  },
  unpair: (_, unit, t) => t('cards:does.unpair', { unit }),
  redirect: (_, unit, t) => t('cards:does.redirect', { unit }),
  known: ({ deployedThisTurn }: Of<'known'>, unit, t) =>
    deployedThisTurn === false ? t('cards:does.attacksAtOnce', { unit }) : null,
}

/** What is done to this Unit; null: the effect has no words here. */
export const onUnit = (effect: { readonly kind: string }, unit: string, t: Translate): string | null =>
  ON_UNIT[effect.kind]?.(effect as never, unit, t) ?? null

/** What an effect does to the Units that it names itself. */
export function onNamed(
  effect: { readonly kind: string; readonly to?: unknown; readonly who?: unknown },
  t: Translate,
): string | null {
  const whom = (effect.to ?? effect.who) as Whom | 'shieldArea' | undefined
  if (whom === undefined) return null
  if (whom === 'shieldArea') {
    if (effect.kind === 'keepOff') return keptOffWords(effect as never, t('cards:does.yourShieldArea'), t)
    const { amount } = effect as Of<'damage'>
    return typeof amount === 'number' ? t('cards:does.shieldArea', { amount }) : null
  }
  const unit = whomWords(whom, t)
  return unit === null ? null : onUnit(effect, unit, t)
}

// What the effects of a card do, in words for a button or a line: “deploy Argama (5 HP)”, “to the hand”.
import type { Effect } from '../../games/gundam/vocabulary/effects.ts'
import type { PieceGiven } from '../../games/gundam/vocabulary/pieces.ts'
import type { UnitsToChoose } from '../../games/gundam/vocabulary/single-effects.ts'
import { keywordIn } from '../../words/event-values.ts'
import type { Translate } from '../../words/words.ts'

type Deployed = Pick<PieceGiven, 'id' | 'ap' | 'hp'>

export type Naming = {
  readonly t: Translate
  /** The name of a piece that comes to the table. */
  readonly nameOf: (id: string) => string
  /** The HP of the card itself, for effects as data have them. */
  readonly hp?: number | undefined
}

/** An effect of the engine, or of a card’s data, which leave out what follows from the card. */
type AnyEffect = { readonly kind: string; readonly if?: Effect['if'] | undefined }
type Words = (effect: never, naming: Naming) => string | null

function deployed({ id, ap, hp }: Deployed, { t, nameOf }: Naming): string {
  const name = nameOf(id)
  if (hp === undefined) return t('cards:does.deploy', { name })
  return ap === undefined
    ? t('cards:does.deployHp', { name, hp })
    : t('cards:does.deployUnit', { name, ap, hp })
}

type DeploySelf = { readonly piece?: Deployed; readonly as?: { readonly ap: number; readonly hp: number } }
type Activates = { readonly part: 'main' | 'action'; readonly effects?: readonly AnyEffect[] }
type Choose = Extract<Effect, { kind: 'choose' }>
type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>

const WORDS: Readonly<Record<string, Words>> = {
  movesCard: ({ to }: Of<'movesCard'>, { t }) => (to === 'hand' ? t('cards:does.hand') : null),
  draw: ({ count }: Of<'draw'>, { t }) => t('cards:does.draw', { count }),
  exResource: (_, { t }) => t('cards:does.exResource'),
  fromTrash: ({ type, trait, named }: Of<'fromTrash'>, { t }) => {
    const what = trait ? `(${trait})` : t('cards:does.named', { name: named ?? '' })
    return t('cards:does.fromTrash', { type: t(`card:type.${type}`), what })
  },
  deploySelf: ({ piece, as }: DeploySelf, naming) => {
    if (piece) return deployed(piece, naming)
    if (as) return naming.t('cards:does.deployAs', as)
    return naming.hp === undefined
      ? naming.t('cards:does.deployIt')
      : naming.t('cards:does.deployItHp', { hp: naming.hp })
  },
  deploy: ({ piece }: Of<'deploy'>, naming) => deployed(piece, naming),
  deployToken: (_, { t }) => t('cards:does.deployToken'),
  activates: ({ part, effects }: Activates, naming) =>
    (effects && effectsInWords(effects, naming)) ?? naming.t(`cards:does.${part}`),
  choose: ({ from, upTo, effects }: Choose, naming) => {
    const { t } = naming
    const unit = unitWords(from, upTo, t)
    const said = effects.map(effect => onUnit(effect, unit, t) ?? effectsInWords([effect], naming))
    return said.includes(null) ? null : said.join(', ')
  },
}

/** “an enemy Unit (Lv.3 or lower)” */
function unitWords(from: UnitsToChoose, upTo: 2 | undefined, t: Translate): string {
  const { units, is, trait, color, keyword, levelUpTo, hpUpTo, apUpTo } = from
  const filters = [
    is && t(`cards:does.is.${is}`),
    color && t(`cards:color.${color}`),
    trait,
    keyword && String(keywordIn(keyword, t)),
    levelUpTo !== undefined && t('cards:does.levelUpTo', { value: levelUpTo }),
    hpUpTo !== undefined && t('cards:does.hpUpTo', { value: hpUpTo }),
    apUpTo !== undefined && t('cards:does.apUpTo', { value: apUpTo }),
  ].filter(Boolean)
  const unit = t(`cards:does.unit.${upTo ? 'two' : units}`)
  return filters.length > 0 ? `${unit} (${filters.join(', ')})` : unit
}

/** What is done to a chosen Unit. */
function onUnit(effect: Choose['effects'][number], unit: string, t: Translate): string | null {
  const { kind } = effect
  if (kind === 'rest' || kind === 'setActive') return t(`cards:does.${kind}`, { unit })
  if (kind === 'damage' || kind === 'recover')
    return typeof effect.amount === 'number' ? t(`cards:does.${kind}`, { unit, amount: effect.amount }) : null
  if (kind === 'ap')
    return t('cards:does.ap', { unit, amount: `${effect.amount > 0 ? '+' : ''}${effect.amount}` })
  if (kind === 'leaves' && (effect.how === 'returned' || effect.how === 'destroyed'))
    return t(`cards:does.${effect.how}`, { unit })
  return kind === 'rule' && effect.rule === 'cannotAttack' ? t('cards:does.cannotAttack') : null
}

const asked = ({ if: condition }: AnyEffect) => (condition && 'asks' in condition ? condition : null)

/** One of two, by a condition: two choices of Units differ in which Units they are. */
function orElse(
  effects: readonly [AnyEffect, AnyEffect],
  said: { readonly one: string; readonly other: string },
  t: Translate,
): string {
  const [one, other] = effects.map(effect => ('effects' in effect ? JSON.stringify(effect.effects) : null))
  return one && one === other ? t('cards:does.orOthers', { one: said.one }) : t('cards:does.or', said)
}

/** What all these effects do; null: one of them has no words here. */
export function effectsInWords(effects: readonly AnyEffect[], naming: Naming): string | null {
  const { t } = naming
  const said = effects.map(effect => WORDS[effect.kind]?.(effect as never, naming) ?? null)
  if (said.includes(null)) return null
  const parts: string[] = []
  for (const [index, effect] of effects.entries()) {
    const words = `${said[index]}`
    const [before, now] = [effects[index - 1], asked(effect)]
    const isOther = now !== null && before !== undefined && asked(before)?.asks === now.asks
    if (isOther) parts.push(orElse([before, effect], { one: `${parts.pop()}`, other: words }, t))
    else if (now && asked(effects[index + 1] ?? { kind: '' })?.asks !== now.asks)
      parts.push(t('cards:does.conditional', { does: words }))
    else parts.push(words)
  }
  return parts.join(', ')
}

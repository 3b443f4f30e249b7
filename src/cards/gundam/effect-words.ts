// What the effects of a card do, in words for a button or a line: “deploy Argama (5 HP)”, “to the hand”.
import type { Effect } from '../../games/gundam/vocabulary/effects.ts'
import type { PieceGiven } from '../../games/gundam/vocabulary/pieces.ts'
import type { Translate } from '../../words/words.ts'
import { onNamed, onUnit, unitWords } from './unit-words.ts'

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
  elsewhere: ({ on }: Of<'elsewhere'>, { t }) => t(`cards:does.elsewhere.${on}`),
  furtherText: (_, { t }) => t('cards:does.furtherText'),
  deploySelf: ({ piece, as }: DeploySelf, naming) => {
    if (piece) return deployed(piece, naming)
    if (as) return naming.t('cards:does.deployAs', as)
    return naming.hp === undefined
      ? naming.t('cards:does.deployIt')
      : naming.t('cards:does.deployItHp', { hp: naming.hp })
  },
  deploy: ({ piece }: Of<'deploy'>, naming) => deployed(piece, naming),
  deployToken: (_, { t }) => t('cards:does.deployToken'),
  destroyFirst: ({ count }: Of<'destroyFirst'>, { t }) => t('cards:does.destroyFirst', { count }),
  activates: ({ part, effects }: Activates, naming) =>
    (effects && effectsInWords(effects, naming)) ?? naming.t(`cards:does.${part}`),
  choose: ({ from, upTo, effects, ifYouDo }: Choose, naming) => {
    const { t } = naming
    const unit = unitWords(from, upTo, t)
    const again = t(upTo === undefined ? 'cards:does.unit.it' : 'cards:does.unit.them')
    const does = inWords(effects, naming, effect => {
      const called = effect === effects[0] || effect.if ? unit : again
      return onUnit(effect as never, called, t) ?? oneInWords(effect, naming)
    })
    const then = ifYouDo && effectsInWords(ifYouDo, naming)
    return does === null || then === null ? null : [does, ...(then ? [then] : [])].join(', ')
  },
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

const oneInWords = (effect: AnyEffect, naming: Naming): string | null =>
  WORDS[effect.kind]?.(effect as never, naming) ?? onNamed(effect, naming.t)

/** What all these effects do; null: one of them has no words here. */
export const effectsInWords = (effects: readonly AnyEffect[], naming: Naming): string | null =>
  inWords(effects, naming, effect => oneInWords(effect, naming))

function inWords(
  effects: readonly AnyEffect[],
  { t }: Naming,
  wordsOf: (effect: AnyEffect) => string | null,
): string | null {
  const said = effects.map(wordsOf)
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

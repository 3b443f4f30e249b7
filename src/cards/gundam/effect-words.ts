// What the effects of a card do, in words for a button or a line: “deploy Argama (5 HP)”, “to the hand”.
import type { Effect } from '../../games/gundam/vocabulary/effects.ts'
import type { PieceGiven } from '../../games/gundam/vocabulary/pieces.ts'
import type { PlayedEffect } from '../../games/gundam/vocabulary/plays.ts'
import type { Translate } from '../../words/words.ts'

/** As a card’s data have it, or as the engine has it then, with what follows from the card. */
type Worded = PlayedEffect | Extract<Effect, { kind: PlayedEffect['kind'] }>
type Kind = PlayedEffect['kind']

/** The name of a piece that comes to the table, and the card itself where its data say “this card”. */
export type Naming = {
  readonly t: Translate
  readonly nameOf: (id: string) => string
  readonly self?: Pick<PieceGiven, 'id' | 'hp'> | undefined
}

const deployed = ({ id, hp }: Pick<PieceGiven, 'id' | 'hp'>, { t, nameOf }: Naming): string => {
  const name = nameOf(id)
  return hp === undefined ? t('cards:does.deploy', { name }) : t('cards:does.deployHp', { name, hp })
}

const WORDS: { readonly [K in Kind]: (effect: Extract<Worded, { kind: K }>, naming: Naming) => string } = {
  movesCard: (_, { t }) => t('cards:does.hand'),
  draw: ({ count }, { t }) => t('cards:does.draw', { count }),
  exResource: (_, { t }) => t('cards:does.exResource'),
  deploySelf: (effect, naming) => {
    const piece = 'piece' in effect ? effect.piece : naming.self
    return piece ? deployed(piece, naming) : naming.t('cards:does.deployIt')
  },
  activates: (effect, naming) => {
    const part = naming.t(`cards:does.${effect.part}`)
    const does = 'effects' in effect && effect.effects ? effectsInWords(effect.effects, naming) : null
    return does === null ? part : naming.t('cards:does.part', { part, does })
  },
}

/** What all these effects do; null: one of them has no words here. */
export function effectsInWords(effects: readonly { kind: string }[], naming: Naming): string | null {
  const said = effects.map(effect => {
    const words = WORDS[effect.kind as Kind] as ((effect: object, naming: Naming) => string) | undefined
    return words?.(effect, naming) ?? null
  })
  return said.includes(null) ? null : said.join(', ')
}

// A kind is one line of “what happens”: its words, the fields it needs and the effects it reports.
import type { GivesId } from '../../../walkthroughs/set-up/piece-ids.ts'
import type { LocaleWords } from '../../../words/resources.ts'
import type { KeyIn } from '../../../words/words.ts'
import type { FormTable, TablePiece } from './table.ts'

/** The fields' values for a kind. Without a value `whom` and `text` are empty and `number` is 'none'. */
export type EffectFields<T extends FormTable = FormTable> = {
  readonly whom: string
  /** The other cards that were chosen, if the kind takes several. */
  readonly others: readonly string[]
  /** 'all' only if the kind takes it; 'none' if the kind takes no number or allows an empty field. */
  readonly number: number | 'all' | 'none'
  readonly text: string
  readonly table: T
  /** Makes an id for a new piece. */
  readonly newId: GivesId
}

/** A reported card without its name. */
export type Report<Effect> = {
  readonly effects: readonly Effect[]
  readonly label?: string
  readonly owner?: string
  /** The id of the new card to which the typed name belongs. */
  readonly calls?: string
}

/** The form that offers a kind: a report, an ability that is carried out, or a special form of the flow. */
export type FormAbout = 'report' | 'resolve' | 'special'

export type NumberWanted = {
  readonly min: number
  readonly max: number
  /** The words that are allowed instead of a number: all, or an empty field. */
  readonly or?: readonly ('all' | 'none')[]
}

/** What a kind is about; where one form has no room for all kinds, the groups are divided among several. */
export type KindGroup = 'damage' | 'status' | 'keyword' | 'card' | 'other' | 'scheme'

/** What kinds of a game are about whose words have their names. What it returns takes the effect that the kind reports. */
export const aboutIn =
  <G extends keyof LocaleWords['forms'], E extends string>(game: G) =>
  <N extends keyof LocaleWords['forms'][G] & string, Own extends E>(name: N, group: KindGroup, effect: Own) =>
    ({ name, words: `forms:${game}.${name}`, group, effect }) as const

/** A kind as a form offers it, without the types of its effects. */
export type OfferedKind = {
  /** The option's value in the select of kinds. */
  readonly name: string
  readonly words: KeyIn<'forms'>
  readonly group: KindGroup
  /** The effect that must be legal now; null: the kind is always legal. */
  readonly effect: string | null
  readonly whom?: 'needed' | 'possible'
  /** It may be about several cards at one moment. */
  readonly several?: true
  /** The `is` of the players or places that the kind can concern beside cards. */
  readonly orWhom?: string
  /** It concerns nothing but these. */
  readonly onlyThose?: true
  readonly number?: NumberWanted
  /** The meaning of the text: the note itself, the name of a new card, or what of the card comes later, if it does more. */
  readonly text?: 'note' | 'name' | 'rest'
  /** The player who tells it has played it, where each has a seat of their own. */
  readonly byTeller?: true
  /** The edition in play has no rule for it: a form does not offer it, and refuses it in words. */
  readonly withoutRule?: boolean
}

export type EffectKind<Effect extends { kind: string }, T extends FormTable> = OfferedKind & {
  readonly effect: Effect['kind'] | null
  /** The forms that offer the kind; without this field all of them do. */
  readonly forms?: readonly FormAbout[]
  /** Whether the table has anything that the kind can concern now. */
  readonly fits?: (table: T) => boolean
  /** Whether the edition in play has a rule for it. */
  readonly ruled?: (table: T) => boolean
  readonly makes: (said: EffectFields<T>) => Report<Effect>
}

/** A player or a place that an effect can concern. */
export type Beside = {
  readonly id: string
  /** The value of `orWhom` in the kinds that can concern it. */
  readonly is: string
  /** Whether it stands for a card, so that every kind that concerns a card can concern it. */
  readonly isCard?: true
  /** Its words, with the name of the player `of`; null: namesIn names it. */
  readonly name: KeyIn<'forms'> | null
  readonly of?: string
  /** The cards for which it stands, where a kind takes several. */
  readonly pieces?: readonly string[]
  readonly hint: KeyIn<'forms'> | null
  /** The problem code for a kind that cannot concern it. */
  readonly unfit: string
}

export const AMOUNT = { min: 0, max: 99 } as const
export const CHANGE = { min: -99, max: 99 } as const

/** The number for a kind that takes plain numbers; 0 for an empty field. */
export const plainNumber = ({ number }: Pick<EffectFields, 'number'>): number =>
  typeof number === 'number' ? number : 0

/** The field for a card and the one for a number, of which most effects are made. */
export type CardAndNumber = Pick<EffectFields, 'whom' | 'number'>
export type CardsAndNumber = CardAndNumber & Pick<EffectFields, 'others'>

/** The chosen card, as an effect names it. */
export const chosenCard = ({ whom }: CardAndNumber) => ({ piece: whom })

/** The others, for an effect that hits all at one moment. */
export const alsoChosen = ({ others }: Pick<EffectFields, 'others'>) =>
  others.length > 0 ? { also: others.map(piece => ({ piece })) } : {}

/** An effect for each chosen card. */
export const eachChosen = <Effect>(
  { whom, others }: CardsAndNumber,
  effectOn: (card: { piece: string }) => Effect,
): Report<Effect> => ({ effects: [whom, ...others].map(piece => effectOn({ piece })) })

export const one = <Effect>(effect: Effect): Report<Effect> => ({ effects: [effect] })

/** Whether any card in play matches. */
export const some =
  <P extends TablePiece>(is: (piece: P) => boolean) =>
  ({ pieces }: FormTable<P>): boolean =>
    pieces.some(is)

/** A text that the story keeps; it plays no card. */
export const NOTE: EffectKind<{ kind: 'note'; text: string }, FormTable> = {
  name: 'note',
  words: 'forms:note',
  group: 'other',
  effect: 'note',
  text: 'note',
  makes: ({ text }) => one({ kind: 'note', text }),
}

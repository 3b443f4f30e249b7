// What forms show and ask that differs by flow: the table, the moments, what can happen, be corrected and join.
import type { Facts, Game } from '../../../engine/game.ts'
import type { Open } from '../../../engine/types.ts'
import type { KeyIn } from '../../../words/words.ts'
import type { Corrections } from '../forms/correction.ts'
import type { WordsOfMoments } from '../forms/moments.ts'
import type { Role } from '../forms/role.ts'
import type { PieceOf, Table } from '../forms/table.ts'
import type { Beside, Kind } from '../forms/what-happens.ts'
import type { Constant, SpecialForm } from './any-forms.ts'

type Words = KeyIn<'forms'>
type QuestionOf<G extends Game> = keyof G['questions'] & string

/** What a flow says of its forms. `T` is the table as the forms of its game see it. */
export type Forms<G extends Game, O extends Facts, T extends Table> = Constant &
  WordsOfMoments<G> & {
    readonly cards: Readonly<Record<PieceOf<T>['kind'], Words>>
    readonly effects: Readonly<Record<G['effect']['kind'], Words>>
    /** The table as it stands; null if there is none any more: a player has lost the game. */
    readonly table: (now: O, setUp: Facts) => T | null
    /** Whose number a question asks for; null: it does not say. */
    readonly whoseNumber: (window: Open<G>) => string | null
    /** What can happen, the usual first: what is left out when there is no room must be rare. */
    readonly kinds: readonly Kind<G['effect'], T>[]
    /** What can be concerned beside cards. */
    readonly beside: (table: T) => readonly Beside[]
    readonly corrections: Corrections<G['effect'], PieceOf<T>>
    /** Who can join with an answer. */
    readonly roles: readonly Role<T, QuestionOf<G>>[]
    readonly special: Partial<Readonly<Record<QuestionOf<G>, SpecialForm>>>
  }

export type FormsFace<G extends Game, O extends Facts, T extends Table> = {
  readonly forms: Forms<G, O, T>
}

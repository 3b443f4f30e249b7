// Forms is the part of the forms that differs by flow: the table, the moments, the kinds, the corrections and the roles.
import type { Facts, Game } from '../../../engine/game.ts'
import type { Open } from '../../../engine/types.ts'
import type { KeyIn } from '../../../words/words.ts'
import type { Beside, Kind } from '../forms/effect-kinds.ts'
import type { WordsOfMoments } from '../forms/moments.ts'
import type { Corrections, PieceOf, Role, Table } from '../forms/table.ts'
import type { Constant, SpecialForm } from './any-forms.ts'

type Words = KeyIn<'forms'>
type QuestionOf<G extends Game> = keyof G['questions'] & string

/** The forms of a flow. `T` is the table as the forms of its game see it. */
export type Forms<G extends Game, O extends Facts, T extends Table> = Constant &
  WordsOfMoments<G> & {
    readonly cards: Readonly<Record<PieceOf<T>['kind'], Words>>
    readonly effects: Readonly<Record<G['effect']['kind'], Words>>
    /** The table as it stands; null after a player has lost the game, when there is no table. */
    readonly table: (now: O, setUp: Facts) => T | null
    /** The id of the piece whose number a question asks for; null: the question names no piece. */
    readonly whoseNumber: (window: Open<G>) => string | null
    /** The kinds in the order of a form's select. A full select drops the last ones, so rare kinds stand at the end. */
    readonly kinds: readonly Kind<G['effect'], T>[]
    /** The players and places that an effect can concern. */
    readonly beside: (table: T) => readonly Beside[]
    readonly corrections: Corrections<G['effect'], PieceOf<T>>
    /** The roles in which a piece can join with an answer. */
    readonly roles: readonly Role<T, QuestionOf<G>>[]
    readonly special: Partial<Readonly<Record<QuestionOf<G>, SpecialForm>>>
  }

export type FormsFace<G extends Game, O extends Facts, T extends Table> = {
  readonly forms: Forms<G, O, T>
}

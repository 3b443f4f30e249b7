// What forms show and ask that differs by flow: the table, the moments, what can happen, be corrected and join.
import type { SetUp } from '../../../engine/flow.ts'
import type { Facts, Game } from '../../../engine/game.ts'
import type { Open } from '../../../engine/types.ts'
import type { PlayableFlow } from '../../../games/game.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { KeyIn } from '../../../words/words.ts'
import { MOST_OPTIONS } from '../../message/components.ts'
import { baseOf } from '../forms/asked-now.ts'
import type { Corrections, OfferedCorrections } from '../forms/correction.ts'
import type { KeptFields, SpecialForm } from '../forms/form-kind.ts'
import { type Moment, momentsOf, type WordsOfMoments } from '../forms/moments.ts'
import type { Asks } from '../forms/number.ts'
import type { OfferedRole, Role } from '../forms/role.ts'
import type { PieceOf, Table } from '../forms/table.ts'
import type { Beside, FormAbout, Kind, OfferedKind, Report, Said } from '../forms/what-happens.ts'

type Words = KeyIn<'forms'>
type QuestionOf<G extends Game> = keyof G['questions'] & string

/** What is the same at every table of a flow. */
type Constant = {
  /** What a card in play is, by its kind. */
  readonly cards: Readonly<Record<string, Words>>
  /** What the numbers of a set-up count, by their names in it. */
  readonly numbers: Readonly<Record<string, Asks>>
  /** What an effect is called in a sentence. */
  readonly effects: Readonly<Record<string, Words>>
  /** Forms for questions that no other flow asks, each by the name of its question. */
  readonly special: Readonly<Record<string, SpecialForm | undefined>>
  readonly kept: KeptFields
}

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

/** The forms of whatever flow, with the table behind them. */
export type AnyForms = Constant & {
  /** What forms can ask at the table as it stands; null if there is none any more. */
  readonly now: (scene: Scene) => FormsNow | null
  /** The moments that are open, from the first to the last. */
  readonly moments: (scene: Scene) => readonly Moment[]
  readonly whoseNumber: (scene: Scene, question: string) => string | null
  /** The words of an effect, or those of the kind that has them as its own. */
  readonly effectWords: (name: string) => Words | null
}

export type AnyFormsFace = { readonly forms: AnyForms }

export type FormsNow = {
  readonly table: Table
  /**
   * The kinds that a form offers now, as many as a select holds. What is left out then is rare, and there is room for it
   * at most other moments.
   * @param legal the effects that may be reported now; null where an ability does whatever it says
   */
  readonly kinds: (about: FormAbout, legal: readonly string[] | null) => readonly OfferedKind[]
  /** What is reported with one of these kinds. */
  readonly report: (kind: OfferedKind, said: Omit<Said, 'table'>) => Report<unknown>
  readonly beside: () => readonly Beside[]
  readonly corrections: () => OfferedCorrections
  /** The roles in which somebody may join with an answer to this question. */
  readonly roles: (question: string) => readonly OfferedRole[]
}

/** Puts the forms of a flow behind what all forms have. */
export function formsOf<G extends Game, S extends SetUp, O extends Facts, T extends Table>({
  flow,
  forms,
}: FormsFace<G, O, T> & { readonly flow: PlayableFlow<G, S, O> }): AnyFormsFace {
  const { cards, numbers, effects, special, kept }: Constant = forms
  const windowsOf = ({ played }: Scene) => flow.own(played).prompt?.windows ?? []
  return {
    forms: {
      ...{ cards, numbers, effects, special, kept },
      now: scene => {
        const { now } = flow.own(scene.played)
        const table = now && forms.table(now, scene.walkthrough.setUp)
        return table && formsNow(forms, table, scene)
      },
      moments: scene => momentsOf(forms, windowsOf(scene)),
      whoseNumber: (scene, question) => {
        const window = windowsOf(scene).find(({ name }) => name === question)
        return window ? forms.whoseNumber(window) : null
      },
      effectWords: name =>
        (Object.hasOwn(effects, name) ? effects[name] : undefined) ??
        forms.kinds.find(({ words }) => words === name)?.words ??
        null,
    },
  }
}

function formsNow<G extends Game, O extends Facts, T extends Table>(
  { kinds, beside, corrections, roles }: Forms<G, O, T>,
  table: T,
  scene: Scene,
): FormsNow {
  return {
    table,
    kinds: (about, legal) =>
      kinds
        .filter(({ forms }) => forms?.includes(about) ?? true)
        .filter(({ effect }) => effect === null || legal === null || legal.includes(effect))
        .filter(({ fits }) => fits?.(table) ?? true)
        .slice(0, MOST_OPTIONS),
    report: ({ name }, said) => {
      const kind = kinds.find(one => one.name === name)
      if (!kind) throw new Error(`nothing that happens is called ${name}`)
      return kind.makes({ ...said, table })
    },
    beside: () => beside(table),
    corrections: () => offered(corrections, table),
    roles: question => rolesFor(roles, table, scene, question),
  }
}

function offered<E, T extends Table>(
  { numbers, statuses, known }: Corrections<E, PieceOf<T>>,
  { pieces }: T,
): OfferedCorrections {
  const on = <R>(id: string, asks: (piece: PieceOf<T>) => R): R | null => {
    const piece = pieces.find(one => one.id === id)
    return piece ? asks(piece) : null
  }
  return {
    numbers: numbers.map(field => field.map(({ now, ...limits }) => ({ ...limits, now: id => on(id, now) }))),
    statuses: statuses.map(({ name, words, effect }) => ({ name, words, effect: id => on(id, effect) })),
    known,
  }
}

function rolesFor<T extends Table>(
  roles: readonly Role<T, string>[],
  table: T,
  { walkthrough, played }: Scene,
  question: string,
): OfferedRole[] {
  if (!played.prompt?.windows.some(({ name, joins }) => name === question && joins)) return []
  const seats = walkthrough.seats.map(({ player }) => player)
  return roles
    .filter(({ questions }) => questions.includes(baseOf(question)))
    .map(role => ({ ...role, players: role.players?.({ table, seats, question }) ?? null }))
}

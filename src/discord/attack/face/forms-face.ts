// Forms is the part of the forms that differs by flow: the table, the moments, the kinds, the corrections and the roles.
// formsOf turns it into AnyForms, which hides the types of the flow from the callers.
import type { SetUp } from '../../../engine/flow.ts'
import type { Facts, Game } from '../../../engine/game.ts'
import type { Open } from '../../../engine/types.ts'
import type { PlayableFlow } from '../../../games/game.ts'
import type { AnyOutcome } from '../../../games/outcome.ts'
import type { Language } from '../../../language.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { PersonActing } from '../../../walkthroughs/seats.ts'
import type { KeyIn } from '../../../words/words.ts'
import type { CardsPlayed } from './cards-played.ts'
import type { Beside, EffectFields, EffectKind, FormAbout, OfferedKind, Report } from './effect-kinds.ts'
import type { Fields, Form } from './form.ts'
import { type MomentOption, momentsOf, type WordsOfMoments } from './moments.ts'
import type { FindCards, Read } from './result.ts'
import type {
  Corrections,
  FormTable,
  JoinedAt,
  OfferedCorrections,
  OfferedRole,
  PieceOf,
  Role,
} from './table.ts'
import type { PartLink } from './two-parts.ts'
import type { Asks } from './typed-text.ts'
import { type About, questionKind } from './window.ts'

type Words = KeyIn<'forms'>

/** The words and forms that are the same at every table of a flow. */
type Constant = {
  /** The words for each kind of card in play. */
  readonly cards: Readonly<Record<string, Words>>
  /** The words for the numbers of a set-up, by their names in the set-up. */
  readonly numbers: Readonly<Record<string, Asks>>
  /** The words for an effect in a sentence. */
  readonly effects: Readonly<Record<string, Words>>
  /** The forms that only this flow has, by the names of their questions. */
  readonly special: Readonly<Record<string, SpecialForm | undefined>>
  /**
   * The number fields of two forms, in the order in which a button keeps their values. The order never changes, because
   * a button's values are read by their places. null: the place of a field that only other flows have.
   */
  readonly kept: Readonly<Record<'correct' | 'join', readonly (string | null)[]>>
}

type QuestionOf<G extends Game> = keyof G['questions'] & string

/** The forms of a flow. `T` is the table as the forms of its game see it. */
export type Forms<G extends Game, O extends AnyOutcome, T extends FormTable> = Constant &
  WordsOfMoments<G> & {
    readonly cards: Readonly<Record<PieceOf<T>['kind'], Words>>
    readonly effects: Readonly<Record<G['effect']['kind'], Words>>
    /** The table as it stands; null after a player has lost the game, when there is no table. */
    readonly table: (now: O, setUp: Facts) => T | null
    /** The id of the piece whose number a question asks for; null: the question names no piece. */
    readonly whoseNumber: (window: Open<G>) => string | null
    /** The kinds in the order of a form's select. */
    readonly kinds: readonly EffectKind<G['effect'], T>[]
    /** Joins the two parts of a text into one effect; null if the first cannot stand there. Without it, parts are told one by one. */
    readonly joinsParts?: JoinsParts<G['effect']>
    /** The players and places that an effect can concern. */
    readonly beside: (table: T) => readonly Beside[]
    readonly corrections: Corrections<G['effect'], PieceOf<T>, T>
    /** The roles in which a piece can join with an answer. */
    readonly roles: readonly Role<T, QuestionOf<G>>[]
    readonly special: Partial<Readonly<Record<QuestionOf<G>, SpecialForm>>>
  }

type JoinsParts<Effect> = (
  link: PartLink,
  first: readonly Effect[],
  second: readonly Effect[],
) => Effect | null

/** The forms of any flow, with access to the table of a scene. */
export type AnyForms = Constant & {
  /** The table as it stands and the forms' offers for it; null if there is none, as after a player has lost. */
  readonly now: (scene: Scene) => FormsNow | null
  /** The open moments, from the first to the last. */
  readonly moments: (scene: Scene) => readonly MomentOption[]
  readonly whoseNumber: (scene: Scene, question: string) => string | null
  /** The kinds that a report can have at any table. */
  readonly reports: readonly OfferedKind[]
  /** The words of the effect of this name; else this name itself, if it is the words of one of the flow's kinds. */
  readonly effectWords: (name: string) => Words | null
}

export type FormsNow = {
  readonly table: FormTable
  /**
   * The kinds that a form offers now; effect-parts.ts divides them where a select has no room for all.
   * @param legal the effects that may be reported now; null for an ability, which may do anything
   */
  readonly kinds: (about: FormAbout, legal: readonly string[] | null) => readonly OfferedKind[]
  /** The report of a card with one of these kinds. */
  readonly report: (kind: OfferedKind, said: Omit<EffectFields, 'table'>) => Report<unknown>
  readonly beside: () => readonly Beside[]
  /** Joins the two parts of a text; null: a card of this game is told part by part. */
  readonly joinsParts: JoinsParts<unknown> | null
  /** Whether an effect of this game may be about several cards at one moment. */
  readonly severalAtOnce: boolean
  readonly corrections: () => OfferedCorrections
  /** The roles in which a piece may join with an answer to this question. */
  readonly roles: (question: string) => readonly OfferedRole[]
}

/** A scene and the forms of its flow, for the user who fills them in; null: whoever may act for all. */
export type FormScene = {
  readonly scene: Scene
  readonly forms: AnyForms
  readonly by: PersonActing | null
  readonly cardsPlayed?: CardsPlayed | undefined
}

/** A form about one question and one of its choices. */
export type SpecialForm = {
  /** The names of the fields, in the order in which a button keeps them. */
  readonly fields: readonly string[]
  /** The form; null if its question is not asked now. */
  readonly open: (at: FormScene, language: Language, about: About, filled: Fields) => Form | null
  readonly read: (fields: Fields, at: FormScene, about: About, find: FindCards) => Read
  /** The kinds of effects that the form offers for this choice; without it the form offers none. */
  readonly kinds?: (at: FormScene, about: About) => readonly OfferedKind[]
}

/** Turns the forms of a flow into AnyForms. */
export function formsOf<G extends Game, S extends SetUp, O extends AnyOutcome, T extends FormTable>(
  flow: PlayableFlow<G, S, O>,
  forms: Forms<G, O, T>,
): AnyForms {
  const { cards, numbers, effects, special, kept }: Constant = forms
  const windowsOf = ({ played }: Scene) => flow.own(played).prompt?.windows ?? []
  return {
    ...{ cards, numbers, effects, special, kept },
    reports: forms.kinds.filter(one => one.forms?.includes('report') ?? true),
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
  }
}

function formsNow<G extends Game, O extends AnyOutcome, T extends FormTable>(
  { kinds, beside, corrections, roles, joinsParts }: Forms<G, O, T>,
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
        .map(kind => (kind.ruled?.(table) === false ? { ...kind, withoutRule: true } : kind)),
    report: ({ name }, said) => {
      const kind = kinds.find(one => one.name === name)
      if (!kind) throw new Error(`nothing that happens is called ${name}`)
      return kind.makes({ ...said, table })
    },
    beside: () => beside(table),
    joinsParts: (joinsParts as JoinsParts<unknown> | undefined) ?? null,
    severalAtOnce: kinds.some(({ several }) => several),
    corrections: () => offered(corrections, table),
    roles: question => rolesFor(roles, table, scene, question),
  }
}

function offered<E, T extends FormTable>(
  { numbers, statuses, mends = {}, known }: Corrections<E, PieceOf<T>, T>,
  table: T,
): OfferedCorrections {
  const { pieces } = table
  const on = <R>(id: string, asks: (piece: PieceOf<T>) => R): R | null => {
    const piece = pieces.find(one => one.id === id)
    return piece ? asks(piece) : null
  }
  return {
    numbers: numbers.map(field => field.map(number => ({ ...number, now: id => on(id, number.now) }))),
    statuses: statuses(table).map(status => ({ ...status, effect: id => on(id, status.effect) })),
    mends,
    known,
  }
}

function rolesFor<T extends FormTable>(
  roles: readonly Role<T, string>[],
  table: T,
  { walkthrough, played }: Scene,
  question: string,
): OfferedRole[] {
  const window = played.prompt?.windows.find(({ name }) => name === question)
  if (!window) return []
  const about = (window.about ?? {}) as JoinedAt<T>['about']
  const seats = walkthrough.seats.map(({ player }) => player)
  return roles
    .filter(({ questions, within }) => {
      if (window.joins && questions.includes(questionKind(question))) return true
      return within && window.window !== null
    })
    .map(({ now, ...role }) => {
      const at = { table, seats, question, about }
      return { ...role, ...now?.(at), players: role.players?.(at) ?? null }
    })
}

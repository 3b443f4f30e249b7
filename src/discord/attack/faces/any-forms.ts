// AnyForms is the forms of a flow without the types of that flow. SpecialForm stands here too, because it opens with it.
import type { Language } from '../../../language.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { KeyIn } from '../../../words/words.ts'
import type { Beside, FormAbout, OfferedKind, Report, Said } from '../forms/effect-kinds.ts'
import type { Fields, Form } from '../forms/form.ts'
import type { Moment } from '../forms/moments.ts'
import type { FindCards, Read } from '../forms/result.ts'
import type { OfferedCorrections, OfferedRole, Table } from '../forms/table.ts'
import type { Asks } from '../forms/typed-text.ts'
import type { About } from '../questions/window.ts'

type Words = KeyIn<'forms'>

/** The words and forms that are the same at every table of a flow. */
export type Constant = {
  /** The words for each kind of card in play. */
  readonly cards: Readonly<Record<string, Words>>
  /** The words for the numbers of a set-up, by their names in the set-up. */
  readonly numbers: Readonly<Record<string, Asks>>
  /** The words for an effect in a sentence. */
  readonly effects: Readonly<Record<string, Words>>
  /** The forms that only this flow has, by the names of their questions. */
  readonly special: Readonly<Record<string, SpecialForm | undefined>>
  readonly kept: KeptFields
}

/** The forms of any flow, with access to the table of a scene. */
export type AnyForms = Constant & {
  /** The table as it stands and the forms' offers for it; null if there is none, as after a player has lost. */
  readonly now: (scene: Scene) => FormsNow | null
  /** The open moments, from the first to the last. */
  readonly moments: (scene: Scene) => readonly Moment[]
  readonly whoseNumber: (scene: Scene, question: string) => string | null
  /** The words of the effect of this name; else this name itself, if it is the words of one of the flow's kinds. */
  readonly effectWords: (name: string) => Words | null
}

export type AnyFormsFace = { readonly forms: AnyForms }

export type FormsNow = {
  readonly table: Table
  /**
   * The kinds that a form offers now, at most as many as a select holds. The list is cut at its end, where the rare kinds
   * stand; most other moments have room for them.
   * @param legal the effects that may be reported now; null for an ability, which may do anything
   */
  readonly kinds: (about: FormAbout, legal: readonly string[] | null) => readonly OfferedKind[]
  /** The report of a card with one of these kinds. */
  readonly report: (kind: OfferedKind, said: Omit<Said, 'table'>) => Report<unknown>
  readonly beside: () => readonly Beside[]
  readonly corrections: () => OfferedCorrections
  /** The roles in which a piece may join with an answer to this question. */
  readonly roles: (question: string) => readonly OfferedRole[]
}

/** A scene and the forms of its flow. */
export type FormScene = AnyFormsFace & { readonly scene: Scene }

/** A form about one question and one of its choices. */
export type SpecialForm = {
  /** The names of the fields, in the order in which a button keeps them. */
  readonly fields: readonly string[]
  /** The form; null if its question is not asked now. */
  readonly open: (at: FormScene, language: Language, about: About, filled: Fields) => Form | null
  readonly read: (fields: Fields, at: FormScene, about: About, find: FindCards) => Read
}

/**
 * The number fields of a flow, in the order in which a button keeps their values. The order never changes, because a
 * button's values are read by their places. null: the place of a field that only other flows have.
 */
export type KeptFields = {
  readonly correct: readonly (string | null)[]
  readonly join: readonly (string | null)[]
}

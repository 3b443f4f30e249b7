// What everybody else asks of the forms of a flow. Its special forms stand here too, because they are opened with that.
import type { Language } from '../../../language.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { KeyIn } from '../../../words/words.ts'
import type { About } from '../forms/asked-now.ts'
import type { OfferedCorrections } from '../forms/correction.ts'
import type { Fields, Form } from '../forms/form.ts'
import type { FindCards } from '../forms/look-up.ts'
import type { Moment } from '../forms/moments.ts'
import type { Read } from '../forms/result.ts'
import type { OfferedRole } from '../forms/role.ts'
import type { Table } from '../forms/table.ts'
import type { Asks } from '../forms/typed.ts'
import type { Beside, FormAbout, OfferedKind, Report, Said } from '../forms/what-happens.ts'

type Words = KeyIn<'forms'>

/** What is the same at every table of a flow. */
export type Constant = {
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

/** A scene, with what its flow says of forms. */
export type FormScene = AnyFormsFace & { readonly scene: Scene }

/** A form about a question and a choice. */
export type SpecialForm = {
  /** In the order in which a button keeps them. */
  readonly fields: readonly string[]
  /** null if it is not asked now. */
  readonly open: (at: FormScene, language: Language, about: About, filled: Fields) => Form | null
  readonly read: (fields: Fields, at: FormScene, about: About, find: FindCards) => Read
}

/**
 * The fields for the numbers of a flow, in the order in which a button keeps what they say, for ever: what stands in a
 * button is read by its place. null: the place of a field that other flows have.
 */
export type KeptFields = {
  readonly correct: readonly (string | null)[]
  readonly join: readonly (string | null)[]
}

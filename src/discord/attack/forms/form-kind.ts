// What kinds of forms have in common: how each is opened and read, and in which order its fields are kept.
import type { Language } from '../../../language.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { AnyFormsFace } from '../faces/forms-face.ts'
import type { About } from './asked-now.ts'
import type { Fields, Form } from './form.ts'
import type { FindCards } from './look-up.ts'
import type { Read } from './result.ts'

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

// Pieces without a name of their own, also those that somebody calls a villain or a minion and no more. A label has the bare
// word, a sentence needs an article and the right case.
import { onceFor } from '../kept.ts'

const PIECES = ['base', 'unit', 'villain', 'minion', 'mainScheme', 'topShield', 'shieldArea'] as const
type Piece = (typeof PIECES)[number]

/** The forms that a text can ask for behind the name of a slot: “{{to, dative}}”. `begins`: as the first word of a sentence. */
export const FORMS = ['nominative', 'accusative', 'dative', 'begins'] as const
type Form = (typeof FORMS)[number]

/** The words for these pieces in a language. */
type Words = (key: `story:unnamed.${Piece}.${'label' | Exclude<Form, 'begins'>}`) => string

/** Between the names of a list. */
const SEPARATOR = ', '

/** Puts a name into a form, or each of a list. A piece with a name of its own keeps that. */
export function inForm(names: string, form: Form, t: Words): string {
  const { pieces } = unnamedIn(t)
  return names
    .split(SEPARATOR)
    .map((name, index) => {
      const piece = pieces.get(name)
      return piece ? oneInForm(piece, form === 'begins' && index > 0 ? 'nominative' : form, t) : name
    })
    .join(SEPARATOR)
}

const oneInForm = (piece: Piece, form: Form, t: Words): string =>
  form === 'begins' ? capital(inSentence(piece, t)) : t(`story:unnamed.${piece}.${form}`)

/** The pieces by their words, and the words that may begin a sentence. */
type Unnamed = { readonly pieces: ReadonlyMap<string, Piece>; readonly beginnings: readonly string[] }

const unnamedIn = onceFor((t: Words): Unnamed => {
  const beginnings = PIECES.map(piece => inSentence(piece, t))
  const named = PIECES.flatMap(piece =>
    [t(`story:unnamed.${piece}.label`), inSentence(piece, t)].map(name => [name, piece] as const),
  )
  return { pieces: new Map(named), beginnings }
})

const inSentence = (piece: Piece, t: Words): string => t(`story:unnamed.${piece}.nominative`)

/** The sentence with a capital where a piece without a name begins it: all other names stay as they are written. */
export const withCapital = (sentence: string, t: Words): string =>
  unnamedIn(t).beginnings.some(words => sentence.startsWith(words)) ? capital(sentence) : sentence

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

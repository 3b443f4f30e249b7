// Reduces words to stems: verteidigt, Verteidigung and verteidigen are one. No other file uses the stemmers.
import { stemmer } from '@orama/stemmers/german'
import porter2 from 'wink-porter2-stemmer'
import type { Language } from '../../language.ts'
import { fold } from './fold.ts'

/** Both follow Snowball’s rules; other languages are not stemmed. NO_WORD skips numbers and overlong words. */
const STEMMERS: Readonly<Partial<Record<Language, (word: string) => string>>> = { en: porter2, de: stemmer }
const NO_WORD = /\d|.{50}/

/** Prefixes that German verbs part with: greift an, aufgedeckt. */
export const SEPARABLE: readonly string[] =
  'ab an auf aus bei durch ein fort heraus hin her mit nach um unter vor weg wieder zu zurück zurueck'.split(
    ' ',
  )

const PARTICIPLE = new RegExp(`^(${SEPARABLE.join('|')}|)ge(.{2,})(t|en)$`)
const PLACED = new RegExp(`^(${SEPARABLE.join('|')})zu(.{3,}e?n)$`)

/** Ends of stems that the rules of inflection do not reach, with the stem that they belong to. */
const IRREGULAR: Readonly<Partial<Record<Language, readonly (readonly [RegExp, string])[]>>> = {
  en: [
    [/^drew$|^drawn$/, 'draw'],
    [/^dealt$/, 'deal'],
    [/^chos(en?)?$|^choic$/, 'choos'],
    [/^left$|^leav$/, 'leav'],
    [/^won$/, 'win'],
    [/^lost$|^lose[rs]?$|^loss$/, 'lose'],
    [/^found$/, 'find'],
    [/^defens$/, 'defend'],
    [/^given$|^gave$/, 'give'],
    [/^spent$/, 'spend'],
  ],
  de: [
    [/greif$/, 'griff'],
    [/(nimm|nahm|nomm)$/, 'nehm'],
    [/zog$/, 'zieh'],
    [/(gib|gab)$/, 'geb'],
    [/(warf|wirf|worf)$/, 'werf'],
    [/(fand|fund)$/, 'find'],
    [/(geht|ging|gang)$/, 'geh'],
    [/(trifft|traf|troff)$/, 'treff'],
    [/verlor$/, 'verlier'],
    [/(stirb|starb|storb)$/, 'sterb'],
    [/(spricht|sprach|sproch)$/, 'sprech'],
  ],
}

/**
 * The folded stems that a lower-case word may have, the likeliest first: a German participle also has the stem of
 * its infinitive. At least one.
 */
export const stemsOf = (word: string, language: Language): readonly string[] => [
  ...new Set(readings(word, language).map(one => plainStem(one, language))),
]

/** The likeliest of the stems alone. The texts are indexed by it. */
export function plainStem(word: string, language: Language): string {
  if (NO_WORD.test(word)) return fold(word)
  const stem = fold(STEMMERS[language]?.(word) ?? word) || word
  const irregular = IRREGULAR[language]?.find(([end]) => end.test(stem))
  return irregular ? stem.replace(irregular[0], irregular[1]) : stem
}

function readings(word: string, language: Language): string[] {
  if (language !== 'de') return [word]
  const [, prefix = '', middle = ''] = PARTICIPLE.exec(word) ?? []
  const [, before = '', verb = ''] = PLACED.exec(word) ?? []
  return [
    word,
    ...(middle ? [`${prefix}${middle}en`] : []),
    ...(verb ? [`${before}${verb}`] : []),
    ...(/[^t]te?[nrsm]?$/.test(word) && word.length > 4 ? [word.replace(/te?[nrsm]?$/, 'en')] : []),
  ]
}
